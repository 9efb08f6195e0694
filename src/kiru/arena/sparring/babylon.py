"""Recipes of Babylon: as high as possible, or statues in one line."""

from typing import cast

from kiru.core.game import NONE, State
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import quarry
from kiru.games.babylon.engine.components import STATUE
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.engine.terraces import statue_lines

HIGH_ENOUGH = 4


def rush_tower(state: State, listed: list[int]) -> int | None:
    """Digs for pillars and builds on the highest level there is room for (B31, B35)."""
    s = cast(Table, state)
    if s.phase == act.DIGGING and s.singles[s.seat] < 4:
        return max(listed, key=lambda action: int(quarry.income(s, action - act.DIG, s.seat)))
    if s.phase == act.PLACING and s.highest[s.seat] < HIGH_ENOUGH:
        levels = {action: (action - act.PLACE) % act.LEVELS + 1 for action in listed if action >= act.PLACE}
        highest = max(levels.values(), default=0)
        rising = [action for action, level in levels.items() if level == highest > s.highest[s.seat]]
        return rising[0] if rising else None
    return None


def line_statues(state: State, listed: list[int]) -> int | None:
    """Digs for statues and builds every one that it may (B44)."""
    s = cast(Table, state)
    if s.phase == act.DIGGING:
        return max(listed, key=lambda action: statues_of(s, s.quarry[action - act.DIG]))
    if s.phase == act.DECORATING:
        spots = [action for action in listed if act.STATUE <= action < act.CHANGE]
        lines = s.statue_lines[s.seat]
        return max(spots, key=lambda action: int(bool(lines & statue_lines(action - act.STATUE))), default=None)
    return None


def statues_of(s: Table, tile: int) -> int:
    """How many corners of a tile carry the symbol of a statue."""
    if tile == NONE:
        return 0
    return sum(s.box.corners[tile * 4 + corner] == STATUE for corner in range(4))
