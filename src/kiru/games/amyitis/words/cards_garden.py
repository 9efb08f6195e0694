"""Squares and irrigation areas of the garden seen closely (A04, A50 to A54)."""

from kiru.core.game import NONE
from kiru.games.amyitis.engine import caravan, planting, scoring, water
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine.garden import AROUND, SQUARES, count_bits, floor_of, quality_for
from kiru.games.amyitis.engine.state import NEUTRAL, Table
from kiru.games.amyitis.words.names import area_name, city_name, tile_name
from kiru.games.amyitis.words.notation import SQUARE_NAMES
from kiru.games.amyitis.words.view import canal_owner
from kiru.games.kit import Card
from kiru.text import Texts


def square_card(s: Table, square: int, seat: int, texts: Texts) -> Card:
    """A square: its tile, what it asks for, whose cubes lie around it."""
    name = SQUARE_NAMES[square]
    if s.planted >> square & 1:
        return Card(name, [texts("why-planted", square=name)])
    if not s.tiles_left >> square & 1:
        return Card(name, [texts("why-unused", square=name)])
    title = texts("card-square", square=name, tile=tile_name(s.box, s.tiles[square], texts))
    own, *others = sorted(range(s.players), key=lambda one: one != seat)
    around = [count_bits(s.canals[one] & AROUND[square]) for one in (own, *others)]
    lines = [
        texts("card-square-quality", floor=floor_of(square), quality=quality_for(square)),
        texts("card-square-bonus"),
        texts("card-square-cubes", own=around[0], most=max(around[1:])),
    ]
    return Card(title, [*lines, square_fact(s, square, texts)])


def square_fact(s: Table, square: int, texts: Texts) -> str:
    """What planting it would bring the seat, with the plant of the city that brings most."""
    if not s.watered >> square & 1:
        return texts("why-dry", square=SQUARE_NAMES[square])
    gains = {
        space: gain_of(s, space, square)
        for space in range(c.SPACES)
        if is_dealt(s, space) and caravan.plantable_squares(s, space) >> square & 1
    }
    if not gains:
        return texts("card-square-too-high", gardeners=s.gardeners[s.seat])
    best = max(gains, key=lambda space: gains[space])
    return texts("card-square-worth", city=city_name(s.box, best, texts), gain=gains[best])


def is_dealt(s: Table, space: int) -> bool:
    """Whether a plant lies in a city."""
    return bool(s.box.space_kind[space] == c.PLANT and caravan.face_at(s, space) != NONE)


def gain_of(s: Table, space: int, square: int) -> int:
    """The points that the seat scores at once for planting a square with the plant of a city."""
    after = s.clone()
    assert isinstance(after, Table)
    after.caravan = space
    planting.plant(after, square)
    planting.finish(after)
    return int(scoring.score(after, s.seat) - scoring.score(s, s.seat))


def best_square(s: Table, space: int) -> tuple[int, int]:
    """The square that brings the seat most with the plant of a city, and its points; NONE where none can be planted."""
    squares = caravan.plantable_squares(s, space)
    gains = {square: gain_of(s, space, square) for square in range(SQUARES) if squares >> square & 1}
    return max(gains.items(), key=lambda one: one[1]) if gains else (NONE, 0)


def area_card(s: Table, area: int, seat: int, texts: Texts) -> Card:
    """An irrigation area: whose it is, or whether water can come there."""
    owner = canal_owner(s, area)
    if owner == NONE:
        open_now = water.available(s) >> area & 1
        fact = texts("card-area-open") if open_now else texts("why-area-dry", area=area_name(area, texts))
    else:
        fact = texts({seat: "card-area-own", NEUTRAL: "card-area-neutral"}.get(owner, "card-area-other"))
    return Card(area_name(area, texts), [texts("card-area"), fact])
