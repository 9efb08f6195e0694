"""The shape of a garden: 24 cells in three rows, wide enough for the garden to float (H15).

Level 1 has columns a to i, level 2 a to h, level 3 a to g; the first card always lies on e1,
so level 1 can grow four cards either way. A cell of level 2 or 3 rests on its own column and the next one below.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CELLS: Final = 24
FIRST_CELL: Final = 4
LEVEL_2: Final = 9
LEVEL_3: Final = 17
WIDEST: Final = 5
"""Level 1 holds at most five cards (H14)."""
ROW: Final = 511
"""The bits of level 1."""


def level_of(cell: i64) -> i64:
    """0, 1, 2 for levels 1, 2, 3."""
    if cell < LEVEL_2:
        return 0
    return 1 if cell < LEVEL_3 else 2


def column_of(cell: i64) -> i64:
    if cell < LEVEL_2:
        return cell
    return cell - LEVEL_2 if cell < LEVEL_3 else cell - LEVEL_3


def cell_at(level: i64, column: i64) -> i64:
    if level == 0:
        return column
    return LEVEL_2 + column if level == 1 else LEVEL_3 + column


def base_of(cell: i64) -> i64:
    """The left one of the two cells that a cell of level 2 or 3 rests on (H13); the right one is the next."""
    return cell - LEVEL_2 if cell < LEVEL_3 else cell - (LEVEL_3 - LEVEL_2)


def touching(cell: i64) -> i64:
    """The cells that touch a cell beside, above and below, as bits."""
    level = level_of(cell)
    column = column_of(cell)
    width: i64 = 9 - level
    bits: i64 = 0
    if column > 0:
        bits |= 1 << (cell - 1)
    if column < width - 1:
        bits |= 1 << (cell + 1)
    if level > 0:
        bits |= 3 << base_of(cell)
    if level < 2:
        if column > 0:
            bits |= 1 << cell_at(level + 1, column - 1)
        if column < width - 1:
            bits |= 1 << cell_at(level + 1, column)
    return bits


TOUCHING: Final = vec[i64]([touching(cell) for cell in range(CELLS)])
"""For each cell the bits of its neighbors."""


def leftmost(cells: i64) -> i64:
    """The column of the leftmost card of level 1: where an irrigation card lies on (H40)."""
    column: i64 = 0
    while column < FIRST_CELL and not cells >> column & 1:
        column += 1
    return column


def group_of(cell: i64, members: i64) -> i64:
    """The bits of the connected group of members around one of them."""
    group: i64 = 1 << cell
    fresh = group
    while fresh:
        near: i64 = 0
        for other in range(i64(CELLS)):
            if fresh >> other & 1:
                near |= TOUCHING[other]
        fresh = near & members & ~group
        group |= fresh
    return group
