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
ROW: Final = (1 << LEVEL_2) - 1
ROW_2: Final = ((1 << LEVEL_3) - 1) & ~((1 << LEVEL_2) - 1)
ROW_3: Final = ((1 << CELLS) - 1) & ~((1 << LEVEL_3) - 1)
"""The bits of each level."""


def level_of(cell: i64) -> i64:
    """0, 1, 2 for levels 1, 2, 3."""
    if cell < LEVEL_2:
        return 0
    if cell < LEVEL_3:
        return 1
    return 2


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


def reached_width(cells: i64, cell: i64) -> i64:
    """How many cards wide level 1 must be for the garden and all that a cell rests on in the end."""
    low = leftmost(cells)
    high: i64 = LEVEL_2 - 1
    while not cells >> high & 1:
        high -= 1
    first = column_of(cell)
    last = first + level_of(cell)
    low = first if first < low else low
    high = last if last > high else high
    return high - low + 1


def spread(cells: i64) -> i64:
    """The cells and all that touch them: beside in the row, above and below by the shift between the rows."""
    low = cells & ROW
    middle = cells & ROW_2
    high = cells & ROW_3
    reached = cells | (low << 1 | low >> 1 | middle >> 8 | middle >> 9) & ROW
    reached |= (middle << 1 | middle >> 1 | low << 8 | low << 9 | high >> 7 | high >> 8) & ROW_2
    return reached | (high << 1 | high >> 1 | middle << 7 | middle << 8) & ROW_3


def group_around(start: i64, members: i64) -> i64:
    """The connected group of members around some of them, as bits."""
    group = start
    while True:
        grown = spread(group) & members
        if grown == group:
            return group
        group = grown
