"""The shape of a garden: 64 cells row by row, 49 spots for tiles, 112 edges and 96 spans for decorations.

A spot is named by its north-west cell; corners and directions go clockwise from the north-west and from the east.
Edges and spans that run east come first, those that run south after them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import NONE

SIDE: Final = 8
CELLS: Final = 64
SPOTS: Final = 49
EDGES: Final = 112
EAST_EDGES: Final = 56
SPANS: Final = 96
EAST_SPANS: Final = 48

NORTH_EAST: Final = 1
SOUTH_EAST: Final = 9
SOUTH_WEST: Final = 8
"""From the north-west cell of a spot to its other corners."""
CORNERS: Final = vec[i64]([0, NORTH_EAST, SOUTH_EAST, SOUTH_WEST])


def first_cell(spot: i64) -> i64:
    """The north-west cell of a spot."""
    return spot + spot // (SIDE - 1)


def edge_start(edge: i64) -> i64:
    """The western or northern cell of an edge."""
    return edge + edge // (SIDE - 1) if edge < EAST_EDGES else edge - EAST_EDGES


def edge_step(edge: i64) -> i64:
    """From the first cell of an edge to the second."""
    if edge < EAST_EDGES:
        return 1
    return SIDE


def span_start(span: i64) -> i64:
    """The western or northern end of a span; one step on lies the gap, two steps on the other end."""
    return span + span // (SIDE - 2) * 2 if span < EAST_SPANS else span - EAST_SPANS


def span_step(span: i64) -> i64:
    if span < EAST_SPANS:
        return 1
    return SIDE


def edges_of(cell: i64) -> list[int]:
    """The edges of a cell to the east, south, west and north, NONE at the border."""
    x = cell % SIDE
    y = cell // SIDE
    east = y * (SIDE - 1) + x
    south = EAST_EDGES + cell
    return [
        east if x < SIDE - 1 else NONE,
        south if y < SIDE - 1 else NONE,
        east - 1 if x > 0 else NONE,
        south - SIDE if y > 0 else NONE,
    ]


def spans_of(cell: i64) -> list[int]:
    """The spans with an end on a cell, to the east, south, west and north, NONE where the border is too near."""
    x = cell % SIDE
    y = cell // SIDE
    east = y * (SIDE - 2) + x
    south = EAST_SPANS + cell
    return [
        east if x < SIDE - 2 else NONE,
        south if y < SIDE - 2 else NONE,
        east - 2 if x > 1 else NONE,
        south - 2 * SIDE if y > 1 else NONE,
    ]


SPOT_BITS: Final = vec[i64]([1 << spot for spot in range(SPOTS)])
"""The bit of each spot. A table, as mypyc shifts the literal of a bare `1 << spot` in 32 bits."""
CELL_EDGES: Final = vec[i64]([edge for cell in range(CELLS) for edge in edges_of(cell)])
"""The edges of each cell, at cell * 4 + direction."""
CELL_SPANS: Final = vec[i64]([span for cell in range(CELLS) for span in spans_of(cell)])
"""The spans that end on each cell, at cell * 4 + direction."""
