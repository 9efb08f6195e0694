"""A piece seen closely: what it is, its rule in words, and what it is worth for a seat now and with this piece."""

import re

from kiru.core.game import NONE, State
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine import scoring
from kiru.games.babylon.engine.garden import CELLS
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.words.names import effect_name, tile_name
from kiru.games.babylon.words.notation import COLUMN_WORDS, SPOT_WORDS
from kiru.games.babylon.words.view import pays
from kiru.games.babylon.words.view_garden import item, table_of
from kiru.games.babylon.words.view_placements import placements
from kiru.games.kit import Card
from kiru.text import Texts

PIECE = re.compile(
    r"(quarry) ([a-d][1-4])|(dug)|(hand)|(stored) ([1-4])|(token)|(supply) ([a-z]+)"
    r"|(garden) ([1-4]) (tile|item) (\d{1,2})"
)


def look(state: State, piece: str, seat: int, texts: Texts) -> Card | None:
    """The piece that a client names (`quarry b3`, `stored 1`, `garden 2 item 4`), as a seat sees it."""
    s = table_of(state)
    found = PIECE.fullmatch(piece)
    if found is None or seat >= s.players:
        return None
    kind, *words = [part for part in found.groups() if part]
    if kind == "garden":
        owner, index = int(words[0]) - 1, int(words[2])
        return in_garden(s, owner, words[1], index, texts) if owner < s.players else None
    if kind == "token":
        return Card(texts("card-token"), [effect_sentence(s, texts), texts("card-token-rule")])
    if kind == "supply":
        return in_supply(s, words[0], seat, texts)
    return loose_tile(s, kind, words, seat, texts)


def loose_tile(s: Table, kind: str, words: list[str], seat: int, texts: Texts) -> Card | None:
    """A tile that lies in no garden yet: in the quarry, in a hand, in a slot."""
    if kind == "quarry":
        column = COLUMN_WORDS.index(words[0])
        income = pays(s, column, seat) if s.flowers[seat] != NONE else 0
        return new_tile(s, s.quarry[column], seat, income, [texts("card-pays", pillars=income)], texts)
    if kind == "stored":
        owner = int(words[0]) - 1
        return new_tile(s, s.stored[owner], seat, 0, [], texts) if owner < s.players else None
    return new_tile(s, s.dug if kind == "dug" else s.building, seat, 0, [], texts)


def new_tile(s: Table, tile: int, seat: int, income: int, lines: list[str], texts: Texts) -> Card | None:
    if tile == NONE:
        return None
    worth = best_place(s, tile, seat, income, texts)
    return Card(tile_name(s.box, tile, texts), [*tile_rules(s, tile, texts), *lines, worth])


def best_place(s: Table, tile: int, seat: int, income: int, texts: Texts) -> str:
    """What the tile brings where it brings most, by the rules' own score, with the pillars that are there for it."""
    after = s.clone()
    assert isinstance(after, Table)
    after.seat = after.turn = seat
    after.building = tile
    after.phase = act.PLACING
    after.spot, after.level = NONE, 0
    after.singles[seat] += income
    ways = [
        (way["gains"] - way["loses"], -way["price"], place["spot"], place["level"])
        for place in placements(after)
        for way in place["supports"]
    ]
    if not ways:
        return texts("card-no-pillars", pillars=after.singles[seat])
    gain, price, cell, level = max(ways)
    return texts("card-worth", now=scoring.score(s, seat), gain=gain, cell=cell, level=level, pillars=-price)


def tile_rules(s: Table, tile: int, texts: Texts) -> list[str]:
    """The rule of its flower, then of each symbol on it."""
    symbols = sorted({s.box.corners[tile * 4 + corner] for corner in range(4)} - {c.EMPTY})
    return [texts("card-flower", points=s.box.flower_set), *(item_rule(s, symbol, texts) for symbol in symbols)]


def item_rule(s: Table, kind: int, texts: Texts) -> str:
    return texts(f"card-{c.PIECE_WORDS[kind]}", points=s.box.points[kind])


def in_garden(s: Table, owner: int, what: str, index: int, texts: Texts) -> Card | None:
    """What lies or stands in a garden, with what it brings there."""
    if what == "tile":
        if index >= s.laid[owner]:
            return None
        place = owner * c.MAX_LAID + index
        tile, cell, level = s.laid_tile[place], SPOT_WORDS[s.laid_spot[place]], s.laid_level[place]
        seen = scoring.visible_tiles(s, owner) >> index & 1
        lies = texts("card-lies" if seen else "card-lies-hidden", cell=cell, level=level)
        sets = texts("card-sets", sets=scoring.flower_set_count(s, owner), points=scoring.flower_sets(s, owner))
        return Card(tile_name(s.box, tile, texts), [*tile_rules(s, tile, texts), lies, sets])
    if index >= s.items[owner]:
        return None
    number = owner * CELLS + index
    one = item(s, owner, number)
    name = texts("source-item", item=texts(f"item-{one['kind']}"), cells="-".join(one["cells"]))
    if one["pillar"]:
        return Card(name, [texts("card-pillar-statue")])
    here = texts("card-here", level=one["level"], points=one["points"]) if one["visible"] else texts("card-hidden")
    return Card(name, [item_rule(s, s.item_kind[number], texts), *set_rule(s, s.item_kind[number], texts), here])


def set_rule(s: Table, kind: int, texts: Texts) -> list[str]:
    """Decorations make sets; belvederes do not."""
    return [] if kind == c.BELVEDERE else [texts("card-decorations", points=s.box.decoration_set)]


def in_supply(s: Table, word: str, seat: int, texts: Texts) -> Card | None:
    """A kind of piece: its rule, how many are left, what the seat's own bring now."""
    if word not in c.PIECE_WORDS[1:]:
        return None
    kind = c.PIECE_WORDS.index(word)
    title = texts(f"count-{word}", count=s.supply[kind])
    left = texts("card-left", count=s.supply[kind])
    if kind in (c.SINGLE, c.DOUBLE):
        return Card(title, [texts(f"card-{word}"), left, texts("card-pillars", pillars=s.singles[seat])])
    worth = texts("card-kind-worth", points=scoring.points_of(s, seat, kind), count=scoring.count_of(s, seat, kind))
    return Card(title, [item_rule(s, kind, texts), *set_rule(s, kind, texts), left, worth])


def effect_sentence(s: Table, texts: Texts) -> str:
    return texts("card-effect", effect=effect_name(s.token, texts))
