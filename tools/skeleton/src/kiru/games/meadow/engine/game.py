"""The Meadow on the contract: which question follows which, and the doors to the rules."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import CHANCE, NONE, OVER, Game, Option, State
from kiru.games.meadow.engine import actions as act
from kiru.games.meadow.engine import rules, scoring
from kiru.games.meadow.engine.chance import Chance
from kiru.games.meadow.engine.components import MAX_PLAYERS, MIN_PLAYERS, Box
from kiru.games.meadow.engine.setup import set_up, start

NO_SUCH_ACTION = 10
"""The rule that is named for a code that means nothing: what can be done at all (M10)."""


class MeadowState(Chance):
    """A table that knows its rules."""

    def __init__(self, box: Box, players: i64) -> None:
        super().__init__(box, players)

    def clone(self) -> "MeadowState":
        copy = MeadowState(self.box, self.players)
        copy.copy_from(self)
        return copy

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def score_lines(self, seat: i64) -> list[int]:
        return scoring.lines(self, seat)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def legal_actions(self, out: Actions) -> None:
        if self.phase == act.PICKING:
            rules.pickable(self, out)
        elif self.phase != OVER:
            self.outcomes(out)

    def why_not(self, action: i64) -> i64:
        if action < 0 or action >= act.NUM_ACTIONS or self.phase == OVER:
            return NO_SUCH_ACTION
        if action < act.FIRST:
            return rules.why_not_pick(self, action - act.PICK) if self.phase == act.PICKING else 10
        return self.why_not_dealt(action)

    def apply(self, action: i64) -> None:
        if self.phase == act.PICKING:
            rules.pick(self, action - act.PICK)
            self.end_turn()
        elif self.phase == act.DRAWING_FIRST:
            start(self, action - act.FIRST)
        elif rules.lay(self, action - act.LAY):
            self.phase = act.PICKING
            self.seat = self.turn

    def end_turn(self) -> None:
        """The next player, the next round, or the end (M10 to M12)."""
        self.turn = (self.turn + 1) % self.players
        if self.picked < self.players:
            self.seat = self.turn
            return
        rules.clear_row(self)
        self.seat = CHANCE
        if self.round == self.box.rounds:
            self.phase = OVER
            return
        self.round += 1
        self.picked = 0
        self.turn = (self.turn + 1) % self.players
        self.phase = act.LAYING


class Meadow(Game):
    """The game with one box."""

    def __init__(self, box: Box, version: int = 1) -> None:
        super().__init__()
        self.version = version
        self.box = box
        self.name = "meadow"
        self.rule_letter = "M"
        self.min_players = MIN_PLAYERS
        self.max_players = MAX_PLAYERS
        self.num_actions = act.NUM_ACTIONS
        self.num_choices = act.FIRST
        self.options = [Option("first", ["random", "1", "2", "3", "4"])]
        self.phases = list(act.PHASES)
        self.score_lines = list(scoring.LINES)
        self.sources = list(act.SOURCES)

    def new(self, players: int, options: dict[str, str]) -> State:
        state = MeadowState(self.box, players)
        first = options["first"]
        state.chosen_first = NONE if first == "random" else int(first) - 1
        set_up(state)
        return state
