"""The table in sentences, for the plain terminal and the screen reader; and how the game ended."""

from kiru.core.game import NONE, State
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine import scoring
from kiru.games.babylon.engine.garden import CELLS, SIDE
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.words.names import effect_name, symbol_name, tile_name
from kiru.games.babylon.words.notation import CELL_WORDS, COLUMN_WORDS
from kiru.games.babylon.words.typed_view import Item
from kiru.games.babylon.words.view import pays
from kiru.games.babylon.words.view_garden import cell, changed_corner, item, laid_tile, table_of
from kiru.games.kit import Names
from kiru.games.standings import standings
from kiru.text import Texts


def describe(state: State, names: Names, texts: Texts) -> list[str]:
    """Everything a look at the table would tell."""
    s = table_of(state)
    lines = [texts("describe-round", round=s.round, rounds=s.box.rounds[s.players])]
    if s.first != NONE:
        lines.append(texts("describe-first", name=names[s.first]))
    lines.append(texts("describe-token", effect=effect_name(s.token, texts)))
    lines.append(supply_sentence(s, texts))
    lines += [column_sentence(s, number, names, texts) for number in range(c.COLUMNS)]
    for seat in range(s.players):
        lines += player_sentences(s, seat, names[seat], texts)
    if s.dug != NONE:
        lines.append(texts("describe-dug", tile=tile_name(s.box, s.dug, texts)))
    if s.doubles:
        lines.append(texts("describe-doubles", count=s.doubles))
    return lines


def supply_sentence(s: Table, texts: Texts) -> str:
    pieces = [c.SINGLE, c.DOUBLE, c.BELVEDERE, c.STAIRWAY, c.FOUNTAIN, c.BRIDGE, c.STATUE]
    counts = [texts(f"count-{c.PIECE_WORDS[piece]}", count=s.supply[piece]) for piece in pieces]
    return texts("describe-supply", pieces=texts.join(counts))


def column_sentence(s: Table, number: int, names: Names, texts: Texts) -> str:
    """A column of the quarry: height, tile, and what digging it pays everybody."""
    column, height = COLUMN_WORDS[number], s.heights[number]
    if s.quarry[number] == NONE:
        return texts("describe-column-empty" if not height else "describe-column-hidden", column=column)
    tile = tile_name(s.box, s.quarry[number], texts)
    if s.flowers[s.players - 1] == NONE:
        return texts("describe-column-tile", column=column, height=height, tile=tile)
    incomes = [texts("describe-pays", name=names[seat], pillars=pays(s, number, seat)) for seat in range(s.players)]
    return texts("describe-column", column=column, height=height, tile=tile, pays=texts.join(incomes))


def player_sentences(s: Table, seat: int, name: str, texts: Texts) -> list[str]:
    """Pillars and slot, then the garden row by row, then its items."""
    flower = texts("flower-none" if s.flowers[seat] == NONE else f"flower-{c.FLOWER_WORDS[s.flowers[seat]]}")
    lines = [
        texts(
            "describe-player",
            name=name,
            flower=flower,
            pillars=s.singles[seat],
            stored=tile_name(s.box, s.stored[seat], texts),
            total=scoring.score(s, seat),
        )
    ]
    if not s.laid[seat]:
        return [*lines, texts("describe-garden-empty", name=name)]
    lines.append(texts("describe-garden", name=name, level=s.highest[seat], bare=scoring.bare_cells(s, seat)))
    for row in range(SIDE):
        cells = [cell_words(s, seat, row * SIDE + x, texts) for x in range(SIDE)]
        if any(cells):
            lines.append(texts("describe-row", row=row + 1, cells=texts.join_groups(word for word in cells if word)))
    return [*lines, *item_sentences(s, seat, texts)]


def cell_words(s: Table, seat: int, number: int, texts: Texts) -> str:
    """A cell by its column letter: level and symbol, what stands on it, a bridge above it; nothing for bare board."""
    seen = cell(s, seat, number)
    column = CELL_WORDS[number][0]
    if seen["bridge"]:
        return texts("describe-cell-bridged", column=column, level=seen["level"], bridge=seen["bridge"])
    if not seen["level"]:
        return ""
    if seen["item"]:
        return texts("describe-cell-item", column=column, level=seen["level"], item=texts(f"item-{seen['item']}"))
    tile = seen["tile"]
    changed = number == s.changed and tile is not None and changed_corner(s, seat, tile) is not None
    key = "describe-cell-changed" if changed else "describe-cell"
    return texts(key, column=column, level=seen["level"], symbol=symbol_name(seen["symbol"], texts))


def item_sentences(s: Table, seat: int, texts: Texts) -> list[str]:
    """What scores, and what is hidden and does not."""
    items = [item(s, seat, seat * CELLS + index) for index in range(s.items[seat])]
    tiles = [laid_tile(s, seat, index) for index in range(s.laid[seat])]
    shown = [item_words(one, texts) for one in items if one["visible"]]
    hidden = [item_words(one, texts) for one in items if not one["visible"]]
    for one in tiles:
        if not one["visible"]:
            hidden.append(texts("describe-hidden-tile", cell=one["spot"], level=one["level"]))
    lines = [texts("describe-items", items=texts.join(shown))] if shown else []
    return [*lines, texts("describe-hidden", items=texts.join(hidden))] if hidden else lines


def item_words(one: Item, texts: Texts) -> str:
    cells = "-".join(one["cells"])
    return texts("describe-item", item=texts(f"item-{one['kind']}"), cells=cells, points=one["points"])


def result(state: State, names: Names, texts: Texts) -> list[str]:
    """The winner, what broke a tie, and everybody's place (B62)."""
    s = table_of(state)
    points = [scoring.score(s, seat) for seat in range(s.players)]
    bare = [scoring.bare_cells(s, seat) for seat in range(s.players)]
    return standings(points, scoring.ranking(s), names, texts, bare)
