"""Priors of Babylon: what an action looks worth before any search, for playouts and unexplored nodes."""

from typing import Final

from mypy_extensions import i64

from kiru.core.game import NONE
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import decorations, quarry, scoring, terraces
from kiru.games.babylon.engine.components import BRIDGE, EMPTY, FOUNTAIN, STAIRWAY, STATUE
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

PILLAR_VALUE: Final = 45
SYMBOL_VALUE: Final = 60
ENOUGH_PILLARS: Final = 9
"""More than these cannot be used or kept."""


def prior(s: Table, action: i64) -> i64:
    """The prior of an action, by the question it answers."""
    phase = s.phase
    if phase == act.PLACING:
        code = action - act.PLACE
        return prior_of_spot(s, code // act.LEVELS, code % act.LEVELS + 1)
    if phase == act.ROTATING:
        return prior_of_rotation(s, action - act.ROTATE)
    if phase == act.DECORATING:
        return prior_of_decoration(s, action)
    if phase == act.DIGGING:
        return prior_of_dig(s, action - act.DIG)
    if phase == act.SUPPORTING:
        return prior_of_feet(s, action - act.SUPPORT)
    if phase == act.BUILDING:
        return 0 if action == act.STOP else 200
    if phase == act.KEEPING:
        return prior_of_keeping(s, action)
    return 0


def symbols_of(s: Table, tile: i64) -> i64:
    """How many corners of a tile carry a symbol."""
    count: i64 = 0
    for corner in range(i64(4)):
        count += i64(s.box.corners[tile * 4 + corner] != EMPTY)
    return count


def prior_of_dig(s: Table, column: i64) -> i64:
    """The pillars that can be used, the symbols, and a flower that is still missing among the visible tiles."""
    pillars = quarry.income(s, column, s.seat)
    room: i64 = ENOUGH_PILLARS - s.singles[s.seat]
    pillars = pillars if pillars < room else room
    return PILLAR_VALUE * pillars + SYMBOL_VALUE * symbols_of(s, s.quarry[column])


def prior_of_keeping(s: Table, action: i64) -> i64:
    """The tile with more symbols."""
    if action == act.KEEP_DUG:
        return SYMBOL_VALUE * symbols_of(s, s.dug)
    return SYMBOL_VALUE * symbols_of(s, s.stored[s.seat]) if action == act.KEEP_STORED else -50


def prior_of_spot(s: Table, spot: i64, level: i64) -> i64:
    """Height, pillars, what the tile would hide, and the symbols beside it that it may join."""
    total = prior_of_height(s, level) - PILLAR_VALUE * cheapest(s, spot, level)
    cells = s.seat * CELLS
    for corner in range(i64(4)):
        cell = first_cell(spot) + CORNERS[corner]
        place = cells + cell
        if s.shown[place] != NONE:
            if s.things[place] != EMPTY:
                total -= 120 * s.tops[place]
            elif s.symbols[place] != EMPTY:
                total -= 30
        total += prior_beside(s, cell, level)
    return total


def prior_of_height(s: Table, level: i64) -> i64:
    """A new highest level counts for itself, and higher decorations for more."""
    rise = level - s.highest[s.seat]
    total: i64 = 40 * level
    if rise > 0:
        total += 100 * (level * level - s.highest[s.seat] * s.highest[s.seat])
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


def prior_beside(s: Table, cell: i64, level: i64) -> i64:
    """Free symbols around a cell that a tile on a level could build with."""
    total: i64 = 0
    for direction in range(i64(4)):
        edge = CELL_EDGES[cell * 4 + direction]
        if edge != NONE:
            other = s.seat * CELLS + other_end(edge, cell)
            if decorations.is_free(s, other):
                rise = s.tops[other] - level
                if rise == 0 and s.symbols[other] == FOUNTAIN:
                    total += 60 * level
                elif (rise == 1 or rise == -1) and s.symbols[other] == STAIRWAY:
                    total += 45 * level
    return total


def other_end(edge: i64, cell: i64) -> i64:
    start = edge_start(edge)
    return start + edge_step(edge) if start == cell else start


def far_end(span: i64, cell: i64) -> i64:
    start = span_start(span)
    return start + 2 * span_step(span) if start == cell else start


def prior_of_feet(s: Table, choice: i64) -> i64:
    """A belvedere is a point and saves a pillar, but takes a space."""
    return 80 if choice else 0


def prior_of_rotation(s: Table, rotation: i64) -> i64:
    """The decorations that the symbols would allow at once."""
    total: i64 = 0
    for corner in range(i64(4)):
        symbol = s.box.corners[s.building * 4 + (corner - rotation & 3)]
        if symbol != EMPTY and s.choice != corner + 1:
            total += 20 + prior_of_symbol(s, symbol, first_cell(s.spot) + CORNERS[corner])
    return total


def prior_of_symbol(s: Table, symbol: i64, cell: i64) -> i64:
    """What a symbol on a cell of the tile at hand could build with its neighbors."""
    level = s.level
    if symbol == STATUE:
        lines = s.statue_lines[s.seat]
        return 100 * level if not lines or lines & statue_lines(cell) else 0
    total: i64 = 0
    for direction in range(i64(4)):
        step = CELL_SPANS[cell * 4 + direction] if symbol == BRIDGE else CELL_EDGES[cell * 4 + direction]
        if step == NONE:
            continue
        other = s.seat * CELLS + (far_end(step, cell) if symbol == BRIDGE else other_end(step, cell))
        if s.symbols[other] == symbol and decorations.is_free(s, other):
            rise = s.tops[other] - level
            if symbol == STAIRWAY:
                total += 100 * (level + s.tops[other]) if rise == 1 or rise == -1 else 0
            elif rise == 0:
                total += 300 * level
    return total


def prior_of_decoration(s: Table, action: i64) -> i64:
    """Its points, and a part of a set where it is the scarcest kind."""
    if action == act.DONE:
        return 0
    if action >= act.CHANGE:
        return 100
    cells: i64 = s.seat * CELLS
    if action >= act.STATUE:
        return 100 * s.tops[cells + action - act.STATUE] + rarity(s, STATUE)
    if action >= act.BRIDGE:
        return 300 * s.tops[cells + span_start(action - act.BRIDGE)] + rarity(s, BRIDGE)
    if action >= act.FOUNTAIN:
        return 300 * s.tops[cells + edge_start(action - act.FOUNTAIN)] + rarity(s, FOUNTAIN)
    edge = action - act.STAIRWAY
    start = cells + edge_start(edge)
    return 100 * (s.tops[start] + s.tops[start + edge_step(edge)]) + rarity(s, STAIRWAY)


def rarity(s: Table, kind: i64) -> i64:
    """The first of a kind is a step towards a set."""
    return 100 if scoring.count_of(s, s.seat, kind) == 0 else 30
