"""What search makes of a table: features that tell the final score, and which flowers look good before any search."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.evaluator import Evaluator
from kiru.core.game import State
from kiru.games.meadow.engine import actions as act
from kiru.games.meadow.engine import scoring
from kiru.games.meadow.engine.components import KINDS
from kiru.games.meadow.engine.state import Table

FEATURES: Final = ["score", "rounds_left", "kinds"]
WEIGHTS: Final = [100, 250, 40]
"""In hundredths of a point."""


class MeadowEvaluator(Evaluator):
    def __init__(self) -> None:
        super().__init__()
        self.names = list(FEATURES)
        self.default_weights = vec[i64](WEIGHTS)
        self.weights = self.default_weights

    def fresh(self) -> Evaluator:
        return MeadowEvaluator()

    def features(self, state: State, seat: i64, out: Actions) -> None:
        s = cast(Table, state)
        out.add(scoring.score(s, seat))
        out.add(s.box.rounds - s.round)
        out.add(kinds(s, seat))

    def prior(self, state: State, action: i64) -> i64:
        """A flower's points, and something for a kind that is still missing."""
        s = cast(Table, state)
        kind = action - act.PICK
        missing = s.owned[s.seat * KINDS + kind] == 0
        return 100 * s.box.points[kind] + (WEIGHTS[2] if missing else 0)

    def is_turn_start(self, state: State) -> bool:
        return state.phase == act.PICKING

    def score_sigma(self, state: State) -> i64:
        """The margin is settled round by round."""
        s = cast(Table, state)
        return 100 + 200 * (s.box.rounds - s.round)


def kinds(s: Table, seat: i64) -> i64:
    """How many kinds of flowers a seat has."""
    count: i64 = 0
    for kind in range(i64(KINDS)):
        count += i64(s.owned[seat * KINDS + kind] > 0)
    return count
