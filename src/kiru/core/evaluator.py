"""What a game's mind makes of a state: the score to be expected, and which actions look good before any search."""

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import State


class Evaluator:
    """Weighs the features of a state; this one knows no game and takes points as they are."""

    def __init__(self) -> None:
        self.names: list[str] = ["score"]
        """The word of each feature."""
        self.default_weights: vec[i64] = vec[i64]([100])
        """What a unit of each feature is worth by our own judgment, in hundredths of a point."""
        self.weights: vec[i64] = self.default_weights
        """The weights in use: the hand-made ones, until learned ones are loaded."""

    def reweighted(self, weights: vec[i64]) -> "Evaluator":
        """The same evaluator with other weights."""
        raise NotImplementedError

    def features(self, state: State, seat: i64, out: Actions) -> None:
        """Add what the final score of a seat may be told from, as numbers in the order of `names`."""
        out.add(state.score(seat))

    def expected_score(self, state: State, seat: i64, out: Actions) -> i64:
        """The final score that a seat may expect, in hundredths of a point; `out` is room to count in."""
        if state.is_over:
            return 100 * state.score(seat)
        out.clear()
        self.features(state, seat, out)
        weights = self.weights
        total: i64 = 0
        for i in range(out.count):
            total += weights[i] * out.items[i]
        return total

    def prior(self, state: State, action: i64) -> i64:
        """What a legal action of the seat at hand looks worth before any search, in hundredths of a point."""
        return 0

    def is_turn_start(self, state: State) -> bool:
        """Whether a turn begins: in the middle of one the features would mistake what is half done."""
        return True

    def score_sigma(self, state: State) -> i64:
        """How far the final margin between two seats may stray from what they expect, in hundredths of a point."""
        return 1000
