"""What a garden of Babylon may still become: symbols that can find a partner, and room for the next level."""

from typing import Final

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.babylon.engine import quarry
from kiru.games.babylon.engine.components import BRIDGE, EMPTY, FOUNTAIN, STAIRWAY
from kiru.games.babylon.engine.garden import (
    CELL_EDGES,
    CELL_SPANS,
    CELLS,
    CORNERS,
    SPOTS,
    edge_start,
    edge_step,
    first_cell,
    span_start,
    span_step,
)
from kiru.games.babylon.engine.state import Table

OUTLOOK: Final = [
    "live_stairways", "live_stairways_by_turns", "live_fountains", "live_fountains_by_turns",
    "live_bridges", "live_bridges_by_turns", "next_level_spots", "next_level_spots_by_turns",
    "on_move", "pillars_over", "best_dig",
]  # fmt: skip
"""Features of what can still be built, and of the turn."""
MANY_PILLARS: Final = 4
MANY_SPOTS: Final = 4


def list_outlook(s: Table, seat: i64, turns: i64, out: Actions) -> None:
    """The numbers of OUTLOOK, in order."""
    stairways: i64 = 0
    fountains: i64 = 0
    bridges: i64 = 0
    if turns:
        for place in range(seat * CELLS, (seat + 1) * CELLS):
            level = s.tops[place]
            if level and s.things[place] == EMPTY and s.decks[place] == 0:
                symbol = s.symbols[place]
                if symbol == STAIRWAY:
                    stairways += level if has_room(s, seat, place, level + 2) else 0
                elif symbol == FOUNTAIN:
                    fountains += level if has_room(s, seat, place, level) else 0
                elif symbol == BRIDGE:
                    bridges += level if has_span(s, seat, place, level) else 0
    out.add(stairways)
    out.add(stairways * turns)
    out.add(fountains)
    out.add(fountains * turns)
    out.add(bridges)
    out.add(bridges * turns)
    spots = next_level_spots(s, seat) if turns else 0
    out.add(spots)
    out.add(spots * turns)
    moves = s.seat == seat
    out.add(i64(moves))
    pillars = s.singles[seat]
    out.add(pillars - MANY_PILLARS if turns and pillars > MANY_PILLARS else 0)
    out.add(best_dig(s, seat) if moves else 0)


def has_room(s: Table, seat: i64, place: i64, ceiling: i64) -> bool:
    """Whether a tile below a level may still come to lie beside a space."""
    cell = place - seat * CELLS
    for direction in range(i64(4)):
        edge = CELL_EDGES[cell * 4 + direction]
        if edge != NONE:
            start = edge_start(edge)
            other = start + edge_step(edge) if start == cell else start
            if s.tops[seat * CELLS + other] < ceiling:
                return True
    return False


def has_span(s: Table, seat: i64, place: i64, level: i64) -> bool:
    """Whether a bridge may still lead from a space over a lower cell to a tile that is yet to come."""
    cell = place - seat * CELLS
    for direction in range(i64(4)):
        span = CELL_SPANS[cell * 4 + direction]
        if span != NONE:
            start = span_start(span)
            step = span_step(span)
            other = start + 2 * step if start == cell else start
            far = s.tops[seat * CELLS + other]
            if far < level and s.tops[seat * CELLS + start + step] < level:
                return True
    return False


def next_level_spots(s: Table, seat: i64) -> i64:
    """Spots where three free spaces of the highest level would carry the next one, up to MANY_SPOTS (B31, B35)."""
    highest = s.highest[seat]
    if highest == 0:
        return MANY_SPOTS
    found: i64 = 0
    taken = s.spots[seat]
    for spot in range(i64(SPOTS)):
        if taken >> spot & 1:
            continue
        first = seat * CELLS + first_cell(spot)
        ready: i64 = 0
        for corner in range(i64(4)):
            place = first + CORNERS[corner]
            ready += i64(s.tops[place] == highest and s.things[place] == EMPTY)
        if ready >= 3:
            found += 1
            if found == MANY_SPOTS:
                return found
    return found


def best_dig(s: Table, seat: i64) -> i64:
    """The most pillars that a tile of the quarry brings."""
    best: i64 = 0
    for column in range(i64(len(s.quarry))):
        if s.quarry[column] != NONE:
            pillars = quarry.income(s, column, seat)
            best = pillars if pillars > best else best
    return best
