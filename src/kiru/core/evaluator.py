"""What a game's mind makes of a state: the score to be expected, and which actions look good before any search."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import State

NO_ROW: Final = -1


class Evaluator:
    """Weighs the features of a state; this one knows no game and takes points as they are."""

    def __init__(self) -> None:
        self.names: list[str] = ["score"]
        """The word of each feature."""
        self.default_weights: vec[i64] = vec[i64]([100])
        """What a unit of each feature is worth by our own judgment, in hundredths of a point."""
        self.weights: vec[i64] = self.default_weights
        """The weights in use: the hand-made ones, until learned ones are loaded."""
        self.tables: vec[i64] = vec[i64]()
        """Learned weights that hold at a table of so many players only, one row behind the other ..."""
        self.starts: vec[i64] = vec[i64]()
        """... and where the row of a number of players begins; NO_ROW or nothing: `weights` hold there too."""
        self.prior_names: list[str] = []
        """The word of each term of a prior ..."""
        self.prior_weights: vec[i64] = vec[i64]()
        """... and what a unit of it is worth, in hundredths of a point: guessed, until learned ones are loaded."""
        self.dials: dict[int, dict[str, float]] = {}
        """What a search of this game is set to, by number of players (`kiru tune`); what is not named stays usual."""
        self.earlier: dict[str, Evaluator] = {}
        """The minds that this one has beaten, by name, with the weights and dials they had."""

    def fresh(self) -> "Evaluator":
        """Another evaluator of the same game, with hand-made weights and no dials."""
        return Evaluator()

    def reweighted(self, weights: vec[i64]) -> "Evaluator":
        """The same evaluator with other weights at every table."""
        copy = self.fresh()
        copy.weights = weights
        copy.dials = self.dials
        copy.prior_weights = self.prior_weights
        return copy

    def weigh_at(self, players: i64, weights: vec[i64]) -> None:
        """Weigh otherwise at a table of so many players."""
        while i64(len(self.starts)) <= players:
            self.starts = append(self.starts, NO_ROW)
        self.starts[players] = i64(len(self.tables))
        for i in range(i64(len(weights))):
            self.tables = append(self.tables, weights[i])

    def weights_at(self, players: i64) -> vec[i64]:
        """The weights in use at a table of so many players."""
        if players >= i64(len(self.starts)) or self.starts[players] == NO_ROW:
            return self.weights
        start = self.starts[players]
        return self.tables[start : start + i64(len(self.names))]

    def features(self, state: State, seat: i64, out: Actions) -> None:
        """Add what the final score of a seat may be told from, as numbers in the order of `names`."""
        out.add(state.score(seat))

    def expected_score(self, state: State, seat: i64, out: Actions) -> i64:
        """The final score that a seat may expect, in hundredths of a point; `out` is room to count in."""
        if state.is_over:
            return 100 * state.score(seat)
        out.clear()
        self.features(state, seat, out)
        players = state.players
        weights = self.weights
        start: i64 = 0
        if players < i64(len(self.starts)) and self.starts[players] != NO_ROW:
            weights = self.tables
            start = self.starts[players]
        total: i64 = 0
        for i in range(out.count):
            total += weights[start + i] * out.items[i]
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
