"""Chance as a player: what it may bring now, with how many unseen copies each, and from which source."""

from mypy_extensions import i64

from kiru.games.meadow.engine import actions as act
from kiru.games.meadow.engine.state import Table


class Chance(Table):
    """A table that knows what chance may bring."""

    def first_outcome(self) -> i64:
        return act.FIRST if self.phase == act.DRAWING_FIRST else act.LAY

    def end_of_outcomes(self) -> i64:
        return act.FIRST + self.players if self.phase == act.DRAWING_FIRST else act.NUM_ACTIONS

    def copies(self, action: i64) -> i64:
        return 1 if action < act.LAY else self.unseen[action - act.LAY]

    def source(self) -> i64:
        return act.SOURCE_FIRST if self.phase == act.DRAWING_FIRST else act.SOURCE_ROW

    def why_not_dealt(self, action: i64) -> i64:
        """0 for what chance may bring now, else the rule of the thing drawn."""
        if self.is_possible(action):
            return 0
        return 1 if action < act.LAY else 2
