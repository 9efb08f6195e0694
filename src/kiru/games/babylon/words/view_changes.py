"""What is as it was since the last view: those parts are shown again and not made anew."""

from mypy_extensions import i64

from kiru.core.same import same, same_part
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine.garden import CELLS
from kiru.games.babylon.engine.state import Table


def is_same_quarry(s: Table, b: Table) -> bool:
    if s.token != b.token or not same(s.flowers, b.flowers) or s.supply[c.SINGLE] != b.supply[c.SINGLE]:
        return False
    return same(s.heights, b.heights) and same(s.quarry, b.quarry)


def are_same_things(s: Table, b: Table, seat: i64) -> bool:
    if s.singles[seat] != b.singles[seat]:
        return False
    return s.stored[seat] == b.stored[seat] and s.flowers[seat] == b.flowers[seat]


def is_same_garden(s: Table, b: Table, seat: i64) -> bool:
    """Whether tiles, items and cells are; which of them are fresh, or changed, depends on whose turn it is."""
    if s.turn != b.turn or s.fresh != b.fresh or s.changed != b.changed or s.is_over != b.is_over:
        return False
    if s.laid[seat] != b.laid[seat] or s.items[seat] != b.items[seat]:
        return False
    return are_same_tiles(s, b, seat) and are_same_items(s, b, seat) and are_same_cells(s, b, seat)


def are_same_tiles(s: Table, b: Table, seat: i64) -> bool:
    first, last = seat * c.MAX_LAID, (seat + 1) * c.MAX_LAID
    is_same = same_part(s.laid_tile, b.laid_tile, first, last) and same_part(s.laid_spot, b.laid_spot, first, last)
    is_same = is_same and same_part(s.laid_level, b.laid_level, first, last)
    is_same = is_same and same_part(s.laid_rotation, b.laid_rotation, first, last)
    return is_same and same_part(s.laid_feet, b.laid_feet, first, last)


def are_same_items(s: Table, b: Table, seat: i64) -> bool:
    first, last = seat * CELLS, (seat + 1) * CELLS
    is_same = same_part(s.item_kind, b.item_kind, first, last) and same_part(s.item_place, b.item_place, first, last)
    return is_same and same_part(s.item_level, b.item_level, first, last)


def are_same_cells(s: Table, b: Table, seat: i64) -> bool:
    first, last = seat * CELLS, (seat + 1) * CELLS
    is_same = same_part(s.tops, b.tops, first, last) and same_part(s.shown, b.shown, first, last)
    is_same = is_same and same_part(s.symbols, b.symbols, first, last) and same_part(s.things, b.things, first, last)
    return is_same and same_part(s.decks, b.decks, first, last)
