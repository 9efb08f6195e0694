"""The quarry: thinning it before the game, digging, what a dig pays, and what comes to light (B10 to B23, B51)."""

from typing import Final

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.components import (
    COLUMNS,
    DOUBLE,
    FLOWER_DOUBLE,
    GAIN_DOUBLE,
    GAIN_SINGLE,
    LAYERS,
    MINUS_ONE,
    SINGLE,
)
from kiru.games.babylon.engine.state import Table

WIDTH: Final = 4


def why_not_remove(s: Table, column: i64) -> i64:
    """Only clay tiles are taken out before the game (B12)."""
    if s.heights[column] == LAYERS:
        return 0
    return 12


def removable(s: Table, out: Actions) -> None:
    """Offer every clay tile that still lies (B12)."""
    for column in range(i64(COLUMNS)):
        if why_not_remove(s, column) == 0:
            out.add(act.REMOVE + column)


def remove(s: Table, column: i64) -> None:
    """Take a clay tile out of the game; it pays nothing (B12)."""
    s.removals -= 1
    uncover(s, column)


def uncover(s: Table, column: i64) -> None:
    """Lift the visible tile of a column; what lies below waits to come to light."""
    s.heights[column] -= 1
    s.quarry[column] = NONE
    s.column = column


def reveal(s: Table, tile: i64) -> None:
    """The next tile of the column comes to light (B10)."""
    s.quarry[s.column] = tile
    s.unseen[tile] -= 1
    s.column = NONE


def why_not_dig(s: Table, column: i64) -> i64:
    """A column needs a tile (B20)."""
    if s.heights[column]:
        return 0
    return 20


def diggable(s: Table, out: Actions) -> None:
    """Offer every visible tile (B20)."""
    for column in range(i64(COLUMNS)):
        if why_not_dig(s, column) == 0:
            out.add(act.DIG + column)


def dig(s: Table, column: i64) -> None:
    """Take the visible tile and the pillars it pays (B20, B21)."""
    gain_singles(s, income(s, column, s.seat))
    s.dug = s.quarry[column]
    uncover(s, column)


def income(s: Table, column: i64, seat: i64) -> i64:
    """What digging a column pays a seat: open edges, its flower, and the token in force (B20, B21, B51)."""
    pillars = open_edges(s, column)
    if s.box.flower[s.quarry[column]] == s.flowers[seat]:
        pillars += 1 + i64(s.token == FLOWER_DOUBLE)
    if s.token == MINUS_ONE and pillars > 0:
        pillars -= 1
    return pillars


def open_edges(s: Table, column: i64) -> i64:
    """The edges of a visible tile towards the wall, the bottom, or a tile that is no higher (B20)."""
    height = s.heights[column]
    x = column % WIDTH
    edges: i64 = 0
    edges += i64(x == 0 or s.heights[column - 1] <= height)
    edges += i64(x == WIDTH - 1 or s.heights[column + 1] <= height)
    edges += i64(column < WIDTH or s.heights[column - WIDTH] <= height)
    edges += i64(column >= COLUMNS - WIDTH or s.heights[column + WIDTH] <= height)
    return edges


def gain_singles(s: Table, pillars: i64) -> None:
    """Take single pillars from the supply, as far as it goes (B23)."""
    pillars = pillars if pillars < s.supply[SINGLE] else s.supply[SINGLE]
    s.supply[SINGLE] -= pillars
    s.singles[s.seat] += pillars


def take_token_pillars(s: Table) -> None:
    """Before the digging: the pillar of the token in force, if the supply has it (B51)."""
    if s.token == GAIN_SINGLE:
        gain_singles(s, 1)
    elif s.token == GAIN_DOUBLE and s.supply[DOUBLE]:
        s.supply[DOUBLE] -= 1
        s.doubles = 1
