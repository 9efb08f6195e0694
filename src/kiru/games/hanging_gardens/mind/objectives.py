"""The royal objectives as features: how near a seat is to each, and who gets there first."""

from typing import Final

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine import scoring
from kiru.games.hanging_gardens.engine.components import ITEMS, SLOT_SPACES, SLOTS
from kiru.games.hanging_gardens.engine.state import Table

RACES: Final = [
    "race_ahead", "race_ahead_by_cards", "race_behind", "race_behind_by_cards", "on_move", "tools_over", "gold_over",
]  # fmt: skip
"""Features that take the rivals into account, or the turn."""
FAR: Final = 99
MANY_TOOLS: Final = 3
MUCH_GOLD: Final = 4


def list_objectives(s: Table, seat: i64, left: i64, out: Actions) -> None:
    """The points of open objectives by how many items are missing."""
    ready: i64 = 0
    one_short: i64 = 0
    two_short: i64 = 0
    far: i64 = 0
    for slot in range(i64(SLOTS)):
        points = open_points(s, seat, slot)
        if points and s.objectives[slot] != NONE:
            short = missing(s, seat, slot)
            if short <= 0:
                ready += points
            elif short == 1:
                one_short += points
            elif short == 2:
                two_short += points
            else:
                far += points
    out.add(ready if left else 0)
    out.add(one_short if left else 0)
    out.add(one_short * left)
    out.add(two_short * left)
    out.add(far * left)


def open_points(s: Table, seat: i64, slot: i64) -> i64:
    """What an objective would still bring a seat: its best free space, or nothing (H31, H33)."""
    best: i64 = 0
    for space in range(slot * SLOT_SPACES, (slot + 1) * SLOT_SPACES):
        if s.markers[space] == seat:
            return 0
        if s.markers[space] == NONE and not best:
            best = scoring.space_points(s, space)
    return best


def missing(s: Table, seat: i64, slot: i64) -> i64:
    """How many items the best level lacks for an objective (H30, H32)."""
    row = seat * 3 * ITEMS + s.box.objective_item[s.objectives[slot]]
    most = s.items[row]
    for level in range(i64(1), i64(3)):
        count = s.items[row + level * ITEMS]
        most = count if count > most else most
    return s.box.objective_required[s.objectives[slot]] - i64(s.marker == seat) - most


def list_races(s: Table, seat: i64, left: i64, out: Actions) -> None:
    """The numbers of RACES, in order: a stake is what the second to complete an objective gets less than the first."""
    ahead: i64 = 0
    behind: i64 = 0
    if left and s.players > 1:
        for slot in range(i64(SLOTS)):
            if s.objectives[slot] != NONE and open_points(s, seat, slot):
                own = missing(s, seat, slot)
                rival = nearest_rival(s, seat, slot)
                if own < rival and rival < FAR:
                    ahead += stake(s, slot)
                elif own > rival:
                    behind += stake(s, slot)
    out.add(ahead)
    out.add(ahead * left)
    out.add(behind)
    out.add(behind * left)
    out.add(i64(s.seat == seat))
    out.add(s.tools[seat] - MANY_TOOLS if left and s.tools[seat] > MANY_TOOLS else 0)
    out.add(s.gold[seat] - MUCH_GOLD if left and s.gold[seat] > MUCH_GOLD else 0)


def nearest_rival(s: Table, seat: i64, slot: i64) -> i64:
    """How many items the rival lacks who is nearest to an objective; FAR if none may complete it."""
    least: i64 = FAR
    for other in range(s.players):
        if other != seat and open_points(s, other, slot):
            short = missing(s, other, slot)
            least = short if short < least else least
    return least


def stake(s: Table, slot: i64) -> i64:
    """What the best free space brings more than the next one."""
    best: i64 = 0
    for space in range(slot * SLOT_SPACES, (slot + 1) * SLOT_SPACES):
        if s.markers[space] == NONE:
            points = scoring.space_points(s, space)
            if best:
                return best - points
            best = points
    return best
