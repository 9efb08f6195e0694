"""Royal objectives: what they ask for, what forbids one, and what completing it does (H21, H30 to H33)."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine.components import GOLD, ITEMS, SLOT_SPACES, SLOTS, TOOLS
from kiru.games.hanging_gardens.engine.rules import gain_gold, gain_tools
from kiru.games.hanging_gardens.engine.scoring import space_points
from kiru.games.hanging_gardens.engine.state import Table


def needed(s: Table, slot: i64) -> i64:
    """The items that a slot asks of the seat: one fewer with the marker (H30, H32)."""
    return s.box.objective_required[s.objectives[slot]] - i64(s.marker == s.seat)


def best_level_count(s: Table, slot: i64) -> i64:
    """The most items of a slot's kind that one level of the own garden holds (H30)."""
    row = s.seat * 3 * ITEMS + s.box.objective_item[s.objectives[slot]]
    most = s.items[row]
    for level in range(i64(1), i64(3)):
        count = s.items[row + level * ITEMS]
        most = count if count > most else most
    return most


def best_free_space(s: Table, slot: i64) -> i64:
    """The free space of a slot that is worth most, or NONE (H31, H33)."""
    for space in range(slot * SLOT_SPACES, (slot + 1) * SLOT_SPACES):
        if s.markers[space] == NONE and space_points(s, space):
            return space
    return NONE


def has_completed(s: Table, slot: i64) -> bool:
    for space in range(slot * SLOT_SPACES, (slot + 1) * SLOT_SPACES):
        if s.markers[space] == s.seat:
            return True
    return False


def has_items(s: Table, slot: i64) -> bool:
    """Whether one level of the own garden has what a slot asks for (H30, H32)."""
    return best_level_count(s, slot) >= needed(s, slot)


def why_not_complete(s: Table, slot: i64) -> i64:
    """Not done before, the slot not full (H33), and the items on one level (H30)."""
    if has_completed(s, slot) or best_free_space(s, slot) == NONE:
        return 33
    if has_items(s, slot):
        return 0
    return 30


def completable(s: Table, out: Actions) -> None:
    """Offer to skip, and the objectives that the garden fulfills (H21, H30 to H33)."""
    out.add(act.SKIP)
    for slot in range(i64(SLOTS)):
        # Items are missing far more often than spaces, so they are looked at first.
        if has_items(s, slot) and why_not_complete(s, slot) == 0:
            out.add(act.COMPLETE + slot)


def complete(s: Table, slot: i64) -> None:
    """Put a marker on the best free space and take its bonus (H31)."""
    s.markers[best_free_space(s, slot)] = s.seat
    if s.box.slot_bonus[slot] == GOLD:
        gain_gold(s, 1)
    elif s.box.slot_bonus[slot] == TOOLS:
        gain_tools(s, 1)
