"""Irrigation areas: which are available (A04, A37), and what a cube on one changes (A35, A50, A54)."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine.garden import AREA_BIT, AREAS, NEAR, SIDE_AREAS, SIDE_OF, SIDE_SQUARES, SIDES_OF, lowest
from kiru.games.amyitis.engine.state import Table


def available(s: Table) -> i64:
    """The empty areas that touch the river or water that comes from it, as bits (A04)."""
    return s.reach & ~s.irrigated


def why_not_irrigate(s: Table, area: i64) -> i64:
    """Only an available area (A04)."""
    if available(s) >> area & 1:
        return 0
    return 4


def irrigable(s: Table, out: Actions) -> None:
    """Offer every available area (A35, A42)."""
    open_areas = available(s)
    for area in range(i64(AREAS)):
        if open_areas >> area & 1:
            out.add(act.AREA + area)


def irrigate(s: Table, area: i64) -> None:
    """Lay an own cube on an area (A35, A42)."""
    s.cubes[s.seat] -= 1
    s.canals[s.seat] |= AREA_BIT[area]
    fill(s, area)


def fill(s: Table, area: i64) -> None:
    """An area becomes irrigated: water may run on from it, and its side may be complete (A04, A50)."""
    s.irrigated |= AREA_BIT[area]
    if s.reach >> area & 1:
        link(s, area)
    side = SIDE_OF[area]
    if SIDE_AREAS[side] & ~s.irrigated == 0:
        s.watered |= SIDE_SQUARES[side]


def link(s: Table, area: i64) -> None:
    """Connect an irrigated area to the river, and the neutral cubes beyond it that were cut off (A04)."""
    while True:
        s.linked |= AREA_BIT[area]
        s.reach |= NEAR[s.twins + area]
        waiting = s.reach & s.irrigated & ~s.linked
        if not waiting:
            return
        area = lowest(waiting)


def irrigate_between(s: Table, square: i64) -> None:
    """Neutral cubes on the empty areas between a new plant and planted neighbors (A54)."""
    for place in range(square * 4, square * 4 + 4):
        side = SIDES_OF[place]
        if side != NONE and SIDE_SQUARES[side] & ~s.planted == 0:
            empty = SIDE_AREAS[side] & ~s.irrigated
            while empty:
                fill(s, lowest(empty))
                empty &= empty - 1
