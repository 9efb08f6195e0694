"""Recipes of The Hanging Gardens: everything for the royal objectives, or never a tool or gold piece spent."""

from typing import cast

from kiru.core.game import NONE, State
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine.components import ITEMS, MARKET_LEVELS, SLOTS
from kiru.games.hanging_gardens.engine.garden import level_of
from kiru.games.hanging_gardens.engine.state import Table
from kiru.games.hanging_gardens.mind.objectives import missing, open_points


def rush_objectives(state: State, listed: list[int]) -> int | None:
    """Cards with the item of the best open objective, gathered on one level, and the marker at once (H30 to H33)."""
    s = cast(Table, state)
    if s.phase == act.COMPLETING:
        return next((action for action in listed if action != act.SKIP), None)
    slots = [slot for slot in range(SLOTS) if s.objectives[slot] != NONE and open_points(s, s.seat, slot)]
    if not slots:
        return None
    slot = max(slots, key=lambda slot: open_points(s, s.seat, slot) - 2 * missing(s, s.seat, slot))
    item = s.box.objective_item[s.objectives[slot]]
    if s.phase == act.TAKING:
        found = [action for action in listed if s.box.items[s.market[action] * ITEMS + item]]
        return min(found, key=lambda action: action % MARKET_LEVELS, default=None)
    if s.phase == act.PLACING and s.box.items[s.hand * ITEMS + item]:
        return max(listed, key=lambda action: s.items[(s.seat * 3 + level_of(action - act.PLACE)) * ITEMS + item])
    return None


def hoard(state: State, listed: list[int]) -> int | None:
    """Takes only what is free and buys nothing, so that it always could."""
    s = cast(Table, state)
    if s.phase == act.TAKING:
        free = [action for action in listed if s.box.tool_cost[action % MARKET_LEVELS] == 0]
        return max(
            free,
            key=lambda action: sum(s.box.items[s.market[action] * ITEMS : (s.market[action] + 1) * ITEMS]),
            default=None,
        )
    return act.SKIP if s.phase == act.BUYING else None
