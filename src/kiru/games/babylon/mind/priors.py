"""Priors of Babylon: what an action looks worth before any search, for playouts and unexplored nodes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import NONE
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import decorations, quarry, scoring, terraces
from kiru.games.babylon.engine.components import BRIDGE, EMPTY, FOUNTAIN, MAX_LAID, STAIRWAY, STATUE
from kiru.games.babylon.engine.garden import (
    CELL_EDGES,
    CELL_SPANS,
    CELLS,
    CORNERS,
    edge_start,
    edge_step,
    first_cell,
    span_start,
    span_step,
)
from kiru.games.babylon.engine.pillars import BLOCKED, CHOICES
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.engine.terraces import statue_lines

PILLAR: Final = 0
SYMBOL: Final = 1
MISSING_FLOWER: Final = 2
THROW_AWAY: Final = 3
LEVEL: Final = 4
RISE: Final = 5
FOOT: Final = 6
HIDE_THING: Final = 7
HIDE_SYMBOL: Final = 8
NEAR_FOUNTAIN: Final = 9
NEAR_STAIRWAY: Final = 10
BELVEDERE: Final = 11
BUILD: Final = 12
TURN_SYMBOL: Final = 13
FIT_STATUE: Final = 14
FIT_STAIRWAY: Final = 15
FIT_OTHER: Final = 16
POINT: Final = 17
FIRST_OF_KIND: Final = 18
MORE_OF_KIND: Final = 19
CHANGE_PLACE: Final = 20
NEW_GROUND: Final = 21
PRIORS: Final = [
    "pillar", "symbol", "missing_flower", "throw_away", "level", "rise", "foot", "hide_thing", "hide_symbol",
    "near_fountain", "near_stairway", "belvedere", "build", "turn_symbol", "fit_statue", "fit_stairway", "fit_other",
    "point", "first_of_kind", "more_of_kind", "change_place", "new_ground",
]  # fmt: skip
PRIOR_WEIGHTS: Final = [
    45, 60, 0, -50, 40, 100, -45, -120, -30, 60, 45, 80, 200, 20, 100, 100, 300, 100, 100, 30, 100, 0,
]  # fmt: skip
"""Guessed from playing: what a unit of each term is worth, in hundredths of a point."""
ENOUGH_PILLARS: Final = 9
"""More than these cannot be used or kept."""


def prior(s: Table, action: i64, w: vec[i64]) -> i64:
    """The prior of an action, by the question it answers and what each term of PRIORS is worth."""
    phase = s.phase
    if phase == act.PLACING:
        code = action - act.PLACE
        return prior_of_spot(s, code // act.LEVELS, code % act.LEVELS + 1, w)
    if phase == act.ROTATING:
        return prior_of_rotation(s, action - act.ROTATE, w)
    if phase == act.DECORATING:
        return prior_of_decoration(s, action, w)
    if phase == act.DIGGING:
        return prior_of_dig(s, action - act.DIG, w)
    if phase == act.SUPPORTING:
        return w[BELVEDERE] if action != act.SUPPORT else 0
    if phase == act.BUILDING:
        return 0 if action == act.STOP else w[BUILD]
    if phase == act.KEEPING:
        return prior_of_keeping(s, action, w)
    return 0


def symbols_of(s: Table, tile: i64) -> i64:
    """How many corners of a tile carry a symbol."""
    count: i64 = 0
    for corner in range(i64(4)):
        count += i64(s.box.corners[tile * 4 + corner] != EMPTY)
    return count


def prior_of_dig(s: Table, column: i64, w: vec[i64]) -> i64:
    """The pillars that can be used, and what the tile itself is worth."""
    pillars = quarry.income(s, column, s.seat)
    room: i64 = ENOUGH_PILLARS - s.singles[s.seat]
    pillars = pillars if pillars < room else room
    return w[PILLAR] * pillars + prior_of_tile(s, s.quarry[column], w)


def prior_of_keeping(s: Table, action: i64, w: vec[i64]) -> i64:
    """The better tile, or none."""
    if action == act.KEEP_DUG:
        return prior_of_tile(s, s.dug, w)
    return prior_of_tile(s, s.stored[s.seat], w) if action == act.KEEP_STORED else w[THROW_AWAY]


def prior_of_tile(s: Table, tile: i64, w: vec[i64]) -> i64:
    """Its symbols, and its flower if no visible tile has that one."""
    total = w[SYMBOL] * symbols_of(s, tile)
    if not w[MISSING_FLOWER]:
        return total
    visible = scoring.visible_tiles(s, s.seat)
    for index in range(s.laid[s.seat]):
        other = s.laid_tile[s.seat * MAX_LAID + index]
        if visible >> index & 1 and s.box.flower[other] == s.box.flower[tile]:
            return total
    return total + w[MISSING_FLOWER]


def prior_of_spot(s: Table, spot: i64, level: i64, w: vec[i64]) -> i64:
    """Height, pillars, what the tile would hide, and the symbols beside it that it may join."""
    total = prior_of_height(s, level, w) + w[FOOT] * cheapest(s, spot, level)
    cells = s.seat * CELLS
    for corner in range(i64(4)):
        cell = first_cell(spot) + CORNERS[corner]
        place = cells + cell
        if s.shown[place] == NONE:
            total += w[NEW_GROUND]
        elif s.things[place] != EMPTY:
            total += w[HIDE_THING] * s.tops[place]
        elif s.symbols[place] != EMPTY:
            total += w[HIDE_SYMBOL]
        total += prior_beside(s, cell, level, w)
    return total


def prior_of_height(s: Table, level: i64, w: vec[i64]) -> i64:
    """A new highest level counts for itself, and higher decorations for more."""
    rise = level - s.highest[s.seat]
    total = w[LEVEL] * level
    if rise > 0:
        total += w[RISE] * (level * level - s.highest[s.seat] * s.highest[s.seat])
    return total


def cheapest(s: Table, spot: i64, level: i64) -> i64:
    """The fewest single pillars that the tile can stand on."""
    feet = terraces.feet_at(s, spot, level)
    if feet == BLOCKED:
        return 9
    least: i64 = 9
    for choice in range(i64(CHOICES)):
        if terraces.why_not_feet(s, feet, choice) == 0:
            price = terraces.price(s, feet, choice)
            least = price if price < least else least
    return least


def prior_beside(s: Table, cell: i64, level: i64, w: vec[i64]) -> i64:
    """Free symbols around a cell that a tile on a level could build with."""
    total: i64 = 0
    for direction in range(i64(4)):
        edge = CELL_EDGES[cell * 4 + direction]
        if edge != NONE:
            other = s.seat * CELLS + other_end(edge, cell)
            symbol = s.symbols[other]
            if symbol == FOUNTAIN:
                if s.tops[other] == level and decorations.is_free(s, other):
                    total += w[NEAR_FOUNTAIN] * level
            elif symbol == STAIRWAY:
                rise = s.tops[other] - level
                if (rise == 1 or rise == -1) and decorations.is_free(s, other):
                    total += w[NEAR_STAIRWAY] * level
    return total


def other_end(edge: i64, cell: i64) -> i64:
    start = edge_start(edge)
    return start + edge_step(edge) if start == cell else start


def far_end(span: i64, cell: i64) -> i64:
    start = span_start(span)
    return start + 2 * span_step(span) if start == cell else start


def prior_of_rotation(s: Table, rotation: i64, w: vec[i64]) -> i64:
    """The decorations that the symbols would allow at once."""
    total: i64 = 0
    for corner in range(i64(4)):
        symbol = s.box.corners[s.building * 4 + (corner - rotation & 3)]
        if symbol != EMPTY and s.choice != corner + 1:
            total += w[TURN_SYMBOL] + prior_of_symbol(s, symbol, first_cell(s.spot) + CORNERS[corner], w)
    return total


def prior_of_symbol(s: Table, symbol: i64, cell: i64, w: vec[i64]) -> i64:
    """What a symbol on a cell of the tile at hand could build with its neighbors."""
    level = s.level
    if symbol == STATUE:
        lines = s.statue_lines[s.seat]
        return w[FIT_STATUE] * level if not lines or lines & statue_lines(cell) else 0
    total: i64 = 0
    for direction in range(i64(4)):
        step = CELL_SPANS[cell * 4 + direction] if symbol == BRIDGE else CELL_EDGES[cell * 4 + direction]
        if step == NONE:
            continue
        other = s.seat * CELLS + (far_end(step, cell) if symbol == BRIDGE else other_end(step, cell))
        if s.symbols[other] == symbol and decorations.is_free(s, other):
            rise = s.tops[other] - level
            if symbol == STAIRWAY:
                total += w[FIT_STAIRWAY] * (level + s.tops[other]) if rise == 1 or rise == -1 else 0
            elif rise == 0:
                total += w[FIT_OTHER] * level
    return total


def prior_of_decoration(s: Table, action: i64, w: vec[i64]) -> i64:
    """Its points, and a part of a set where it is the scarcest kind."""
    if action == act.DONE:
        return 0
    if action >= act.CHANGE:
        return w[CHANGE_PLACE]
    cells: i64 = s.seat * CELLS
    if action >= act.STATUE:
        return w[POINT] * s.tops[cells + action - act.STATUE] + rarity(s, STATUE, w)
    if action >= act.BRIDGE:
        return 3 * w[POINT] * s.tops[cells + span_start(action - act.BRIDGE)] + rarity(s, BRIDGE, w)
    if action >= act.FOUNTAIN:
        return 3 * w[POINT] * s.tops[cells + edge_start(action - act.FOUNTAIN)] + rarity(s, FOUNTAIN, w)
    edge = action - act.STAIRWAY
    start = cells + edge_start(edge)
    return w[POINT] * (s.tops[start] + s.tops[start + edge_step(edge)]) + rarity(s, STAIRWAY, w)


def rarity(s: Table, kind: i64, w: vec[i64]) -> i64:
    """The first of a kind is a step towards a set."""
    return w[FIRST_OF_KIND] if scoring.count_of(s, s.seat, kind) == 0 else w[MORE_OF_KIND]


assert len(PRIORS) == len(PRIOR_WEIGHTS)
