"""A piece seen closely: what it is, its rule in words, and what it means for a seat at this table."""

from collections.abc import Callable

from kiru.core.game import NONE, State
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine import crafts, evening, water
from kiru.games.amyitis.engine.garden import AREA_NAMES, count_bits
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.engine.supply import token_count
from kiru.games.amyitis.words.cards_garden import area_card, square_card
from kiru.games.amyitis.words.cards_trade import city_card, court_card, court_effect, court_fact_or_next, heading
from kiru.games.amyitis.words.names import (
    city_name,
    court_card_name,
    craft_name,
    field_name,
    resource_name,
    temple_name,
    tile_name,
)
from kiru.games.amyitis.words.notation import SQUARE_NAMES
from kiru.games.amyitis.words.view import fallow, table_of
from kiru.games.kit import Card
from kiru.text import Texts

Look = Callable[[Table, int, int, Texts], Card | None]
"""What makes a card of a thing by its number, as a seat sees it."""


def look(state: State, piece: str, seat: int, texts: Texts) -> Card | None:
    """The piece that a client names (`craft 1 3`, `city ur`, `own 2 banker`), as a seat sees it."""
    s = table_of(state).clone()
    assert isinstance(s, Table)
    if seat >= s.players:
        return None
    # The rules speak about the seat that is asked.
    s.seat = seat
    kind, _, name = piece.partition(" ")
    if kind == "craft":
        return craft_card(s, CRAFT_PLACES.index(name), seat, texts) if name in CRAFT_PLACES else None
    if kind == "city":
        return city_card(s, s.box.space_keys.index(name), seat, texts) if name in s.box.space_keys else None
    if kind == "own":
        return owned_card(s, name, texts)
    if piece in ("pass", "end"):
        return pass_card(s, texts) if kind == "pass" else end_card(s, texts)
    words, make = KINDS.get(kind, ([], area_card))
    return make(s, words.index(name), seat, texts) if name in words else None


def craft_card(s: Table, place: int, seat: int, texts: Texts) -> Card | None:
    """A craftsman: what he does, what he costs now (A31 to A36)."""
    if place >= len(s.crafts) or s.crafts[place] == NONE:
        return None
    craft = s.crafts[place]
    lines = [texts(f"card-craft-{c.CRAFT_WORDS[craft]}"), texts("card-craft-price")]
    title = heading(craft_name(craft, texts))
    if s.turned >> place & 1:
        return Card(title, [*lines, texts("card-craft-turned")])
    cost = texts("card-craft-cost", cost=crafts.cost_of(s, place), talents=s.talents[seat])
    return Card(title, [*lines, craft_fact(s, craft, seat, texts), cost])


def craft_fact(s: Table, craft: int, seat: int, texts: Texts) -> str:
    """What the craftsman would find to do now."""
    if craft == c.MERCHANT:
        return texts("card-stock", own=s.camels[seat], left=s.supply_camels)
    if craft == c.ENGINEER:
        return texts("card-craft-areas", count=count_bits(water.available(s)))
    if craft == c.PRIEST:
        counts = [f"{temple_name(temple, texts)} {cubes_in(s, temple, seat)}" for temple in range(c.TEMPLES)]
        return texts("card-craft-temples", temples=texts.join(counts))
    upper, lower = (resource_name(next_crop(s, row), texts) for row in range(c.FIELD_ROWS))
    return texts("card-craft-fields", upper=upper, lower=lower)


def next_crop(s: Table, row: int) -> int:
    """The resource of the next free space of a field."""
    return s.box.field[row * c.FIELD_SPACES + crafts.row_length(s, row)]


def cubes_in(s: Table, temple: int, seat: int) -> int:
    first = temple * c.TEMPLE_SPACES
    return sum(s.temples[space] == seat for space in range(first, first + c.TEMPLE_SPACES))


def pass_card(s: Table, texts: Texts) -> Card:
    """The pass square (A30)."""
    passed = texts("card-pass-count", count=count_bits(s.passed), players=s.players)
    return Card(heading(texts("label-pass")), [texts("card-pass"), texts("card-pass-talent"), passed])


def end_card(s: Table, texts: Texts) -> Card:
    """How near the end is (A70, A74)."""
    lines = [texts("web-amyitis-tiles-left-help", end=s.box.end_tiles[s.column])]
    waiting = fallow(s)
    if waiting:
        lines += [texts("web-amyitis-fallow-help", limit=waiting["limit"]), texts("web-amyitis-fallow", **waiting)]
    lines.append(texts("card-end-left", count=count_bits(s.tiles_left)))
    return Card(texts("card-end"), lines)


def temple_card(s: Table, temple: int, seat: int, texts: Texts) -> Card:
    """A temple: how one gets in, what it brings, how the seat stands (A34, A61 to A64)."""
    reward = texts(f"web-amyitis-reward-{c.TEMPLE_WORDS[temple]}")
    places = (evening.first_place(s, temple), evening.second_place(s, temple))
    standing = {places[0]: "card-temple-first", places[1]: "card-temple-second"}.get(seat, "card-temple-behind")
    fact = texts(standing, cubes=cubes_in(s, temple, seat))
    return Card(
        heading(temple_name(temple, texts)), [texts("card-temple-enter"), texts("card-temple-order"), reward, fact]
    )


def field_card(s: Table, row: int, seat: int, texts: Texts) -> Card:
    """A row of the fields (A32, A33)."""
    crop = next_crop(s, row)
    key = "card-field-next" if s.supply[crop] else "card-field-exhausted"
    facts = [
        texts(key, resource=resource_name(crop, texts)),
        texts("card-field-own", own=crafts.cubes_in_row(s, row, seat), free=c.FIELD_SPACES - crafts.row_length(s, row)),
    ]
    return Card(heading(field_name(row, texts)), [texts("card-field"), texts("card-field-full"), *facts])


def goods_card(s: Table, goods: int, seat: int, texts: Texts) -> Card:
    """A resource, camels or talents: what they are for, how many there are (A42, A43, A72)."""
    if goods >= c.RESOURCES:
        key = GOODS[goods]
        own, left = (s.camels, s.supply_camels) if key == "camel" else (s.talents, s.supply_talents)
        title = heading(texts(f"web-amyitis-{key}s"))
        return Card(title, [texts(f"card-goods-{key}"), texts("card-stock", own=own[seat], left=left)])
    stock = texts("card-stock", own=s.tokens[seat * c.RESOURCES + goods], left=s.supply[goods])
    cities = [space for space in range(c.SPACES) if s.box.space_demand[space] == goods]
    lines = [texts("card-goods-wine")] if goods == c.WINE else []
    if cities:
        names = texts.join([city_name(s.box, space, texts) for space in cities])
        lines.append(texts("card-goods-cities", cities=names))
    return Card(heading(resource_name(goods, texts)), [*lines, texts("card-goods-worth"), stock])


def token_card(s: Table, resource: int, seat: int, texts: Texts) -> Card | None:
    """A token that lies on a level 2 caravaneer (A46)."""
    if not s.caravaneer_tokens >> resource & 1:
        return None
    lines = [
        texts("card-token", resource=resource_name(resource, texts)),
        court_fact_or_next(s, c.CARAVANEER, seat, texts),
    ]
    return Card(heading(court_card_name(c.CARAVANEER, 2, texts)), lines)


def owned_card(s: Table, name: str, texts: Texts) -> Card | None:
    """A thing on a player's mat: a court card, the tiles, the pieces."""
    number, _, thing = name.partition(" ")
    if number not in SEATS[: s.players]:
        return None
    seat = SEATS.index(number)
    if thing in c.COURT_WORDS[: c.RANKS]:
        return rank_card(s, c.COURT_WORDS.index(thing), seat, texts)
    if thing == "tiles":
        return tiles_card(s, seat, texts)
    counts = {
        "gardeners": s.gardeners[seat],
        "cubes": s.cubes[seat],
        "priests": sum(cubes_in(s, temple, seat) for temple in range(c.TEMPLES)),
        "tokens": token_count(s, seat),
    }
    if thing not in counts:
        return None
    title = heading(texts(f"card-own-{thing}.title"))
    keep = s.box.keep[s.levels[seat * c.RANKS + c.CARAVANEER]]
    fact = texts("card-own-keep" if thing == "tokens" else "card-own-count", count=counts[thing], keep=keep)
    return Card(title, [texts(f"card-own-{thing}"), fact])


def rank_card(s: Table, kind: int, seat: int, texts: Texts) -> Card:
    """The newest court card of a type on a mat (A44 to A46)."""
    level = s.levels[seat * c.RANKS + kind]
    name = texts(f"court-{c.COURT_WORDS[kind]}")
    rule = texts(f"card-court-{c.COURT_WORDS[kind]}")
    if not level and kind != c.CARAVANEER:
        return Card(heading(name), [rule, texts("card-own-none")])
    effect = texts("card-own-level", level=level, effect=court_effect(s, kind, level, texts))
    return Card(heading(court_card_name(kind, level, texts)), [rule, effect])


def tiles_card(s: Table, seat: int, texts: Texts) -> Card:
    """The garden tiles of a player, and the favor they earn (A71)."""
    tiles = [number for number in range(c.TILES) if s.won[seat] >> number & 1]
    favors = [
        texts("card-tiles-favor", tiles=s.box.favor_tiles[s.column * 2 + step], points=s.box.favor_points[step])
        for step in range(2)
    ]
    held = [tile_name(s.box, tile, texts) for tile in tiles]
    return Card(heading(texts("source-tiles-own")), [*favors, *held, texts("card-own-count", count=len(tiles))])


GOODS = [*c.RESOURCE_WORDS, "camel", "talent"]
SEATS = [str(seat) for seat in range(1, c.MAX_PLAYERS + 1)]
CRAFT_PLACES = [f"{place // c.GROUP + 1} {place % c.GROUP + 1}" for place in range(c.MAX_PLAYERS * c.GROUP)]
KINDS: dict[str, tuple[list[str], Look]] = {
    "court": (c.COURT_WORDS, court_card),
    "token": (c.RESOURCE_WORDS[: c.PLAIN], token_card),
    "temple": (c.TEMPLE_WORDS, temple_card),
    "field": (c.FIELD_WORDS, field_card),
    "goods": (GOODS, goods_card),
    "square": (SQUARE_NAMES, square_card),
    "area": (AREA_NAMES, area_card),
}
"""What the names of each kind of piece are, and who makes a card of one."""
