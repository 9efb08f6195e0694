"""The garden as a graph (A01 to A04), computed once from its geometry.

Square (i, j) is named by the letter of i and the number j + 1: a1 is the top, d4 the lowest. Corners are numbered by
their own (i, j) from 0 to 4; water enters at the corners with i = 4 or j = 4. A side lies between two squares and runs
from an upper corner to a lower one; its areas are named after the squares, the twins of a double side also by the
end they touch: a1-a2.low, a1-a2.high.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import NONE

SQUARES: Final = 16
SIDES: Final = 24
AREAS: Final = 32
WIDTH: Final = 4
CORNERS: Final = 25
TOP: Final = 0
"""The square of floor 4."""


def floor_of(square: i64) -> i64:
    """1 for the seven squares along the river, 4 for the top (A01)."""
    i = square // WIDTH
    j = square % WIDTH
    return WIDTH - (i if i > j else j)


def quality_for(square: i64) -> i64:
    """The quality that a square's floor asks for: floor 4 is content with 3 (A51)."""
    floor = floor_of(square)
    if floor == 4:
        return 3
    return floor


def square_name(square: int) -> str:
    return "abcd"[square // WIDTH] + str(square % WIDTH + 1)


def list_sides() -> list[tuple[int, int]]:
    """Every pair of squares with a side in common, in the order of the squares."""
    sides = []
    for square in range(SQUARES):
        if square % WIDTH < WIDTH - 1:
            sides.append((square, square + 1))
        if square // WIDTH < WIDTH - 1:
            sides.append((square, square + WIDTH))
    return sides


def is_double(first: int, second: int) -> bool:
    """A side that touches floor 3 or 4 has two areas (A02)."""
    return floor_of(first) >= 3 or floor_of(second) >= 3


def upper_corner(first: int, second: int) -> int:
    """The end of a side that is farther from the river (A03)."""
    i, j = divmod(first, WIDTH)
    return i * 5 + j + 1 if second == first + 1 else (i + 1) * 5 + j


def lower_corner(first: int) -> int:
    """The end of a side that is nearer to the river: it has the same one beside and below a square (A03)."""
    i, j = divmod(first, WIDTH)
    return (i + 1) * 5 + j + 1


def is_on_river(corner: int) -> bool:
    """The corners along the two lower edges (A01, A03)."""
    return corner < CORNERS and (corner // 5 == 4 or corner % 5 == 4)


class Graph:
    """The areas with the points that they join: corners, and the middles of double sides where twins meet."""

    def __init__(self, parallel: bool) -> None:
        self.side: list[int] = []
        """The side of each area."""
        self.names: list[str] = []
        self.ends: list[tuple[int, int]] = []
        """The lower and the upper point of each area."""
        for side, (first, second) in enumerate(list_sides()):
            name = f"{square_name(first)}-{square_name(second)}"
            low = lower_corner(first)
            high = upper_corner(first, second)
            if not is_double(first, second):
                self.add(side, name, low, high)
            elif parallel:
                self.add(side, name + ".low", low, high)
                self.add(side, name + ".high", low, high)
            else:
                self.add(side, name + ".low", low, CORNERS + side)
                self.add(side, name + ".high", CORNERS + side, high)

    def add(self, side: int, name: str, low: int, high: int) -> None:
        self.side.append(side)
        self.names.append(name)
        self.ends.append((low, high))

    def near(self) -> list[int]:
        """For each area the bits of the areas that share a point with it, its own among them."""
        return [
            sum(1 << other for other in range(AREAS) if set(self.ends[area]) & set(self.ends[other]))
            for area in range(AREAS)
        ]

    def river(self) -> int:
        """The bits of the areas that touch the river."""
        return sum(1 << area for area in range(AREAS) if any(is_on_river(end) for end in self.ends[area]))


SERIES: Final = Graph(False)
PARALLEL: Final = Graph(True)
AREA_NAMES: Final = SERIES.names
AREA_BIT: Final = vec[i64]([1 << area for area in range(AREAS)])
"""The bit of each area; a table, as mypyc shifts the literal of a bare `1 << area` in 32 bits."""
NEAR: Final = vec[i64](SERIES.near() + PARALLEL.near())
"""The areas that an area shares a point with, as bits: at area with twins in series, at 32 + area in parallel."""
RIVER: Final = vec[i64]([SERIES.river(), PARALLEL.river()])
"""The areas along the river, as bits: twins in series, in parallel."""
SIDE_OF: Final = vec[i64](SERIES.side)
"""The side on which an area lies."""
SIDE_AREAS: Final = vec[i64]([sum(1 << area for area in range(AREAS) if SERIES.side[area] == s) for s in range(SIDES)])
"""The areas of a side, as bits."""
SIDE_SQUARES: Final = vec[i64]([1 << first | 1 << second for first, second in list_sides()])
"""The two squares of a side, as bits."""
AROUND: Final = vec[i64](
    [sum(1 << area for area in range(AREAS) if square in list_sides()[SERIES.side[area]]) for square in range(SQUARES)]
)
"""The areas on the sides of a square, as bits."""
SIDES_OF: Final = vec[i64](
    [
        side
        for square in range(SQUARES)
        for side in ([n for n, pair in enumerate(list_sides()) if square in pair] + [NONE, NONE])[:4]
    ]
)
"""The sides of a square, at square * 4; NONE where it has fewer."""
REACHED: Final = vec[i64](
    [sum(1 << square for square in range(SQUARES) if quality_for(square) <= quality) for quality in range(4)]
)
"""The squares that a quality from 0 to 3 is enough for, as bits (A51)."""


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def lowest(bits: i64) -> i64:
    """The number of the lowest bit set."""
    place: i64 = 0
    while not bits >> place & 1:
        place += 1
    return place
