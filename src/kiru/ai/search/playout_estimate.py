"""Measuring a state by playouts with common random numbers: the same luck for every state that is compared."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.ai.search.outcome import Outcome, evaluate_leaf
from kiru.ai.search.playout import play_on
from kiru.ai.search.settings import SearchSettings
from kiru.core.actions import Actions
from kiru.core.evaluator import Evaluator
from kiru.core.game import CHANCE, State
from kiru.core.rng import Rng

WARM_UP: Final = 12
"""Steps after which a generator has forgotten that its seed was a small number."""


def numbered(number: i64) -> Rng:
    """The generator of a number: playout 7 of one state sees the same chance as playout 7 of another."""
    rng = Rng(number + 1, 2654435769, 40503 + number, 1)
    for _ in range(WARM_UP):
        rng.next32()
    return rng


class PlayoutEstimate:
    """The mean over many playouts: win shares and expected scores of all seats."""

    def __init__(self, evaluator: Evaluator, settings: SearchSettings) -> None:
        self.evaluator = evaluator
        self.settings = settings
        self.out = Actions()
        self.shares: vec[float] = vec[float]()
        self.points: vec[float] = vec[float]()
        """Expected final scores in hundredths."""

    def measure(self, state: State, playouts: i64) -> None:
        """Play a state on, always with the same numbers, and take the mean."""
        self.shares = vec[float]([0.0] * state.players)
        self.points = vec[float]([0.0] * state.players)
        outcome = Outcome(state.players)
        for number in range(playouts):
            after = state.clone()
            play_on(self.evaluator, after, numbered(number), self.out, self.settings.candidates, self.settings.horizon)
            evaluate_leaf(self.evaluator, after, 0.0, self.out, outcome)
            for seat in range(state.players):
                self.shares[seat] += outcome.shares[seat] / float(playouts)
                self.points[seat] += outcome.points[seat] / float(playouts)


def redeal(state: State, rng: Rng) -> State:
    """A copy in which chance has decided anew, up to the next question to a player."""
    after = state.clone()
    while after.seat == CHANCE and not after.is_over:
        after.apply(after.deal(rng))
    return after
