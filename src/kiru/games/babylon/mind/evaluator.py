"""The evaluator of Babylon: its features and priors behind the common interface."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.evaluator import Evaluator
from kiru.core.game import State
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.mind import evaluate, priors


class BabylonEvaluator(Evaluator):
    def __init__(self) -> None:
        super().__init__()
        self.names = list(evaluate.FEATURES)
        self.default_weights = vec[i64](evaluate.WEIGHTS)
        self.weights = self.default_weights
        self.prior_names = list(priors.PRIORS)
        self.prior_weights = vec[i64](priors.PRIOR_WEIGHTS)

    def fresh(self) -> Evaluator:
        return BabylonEvaluator()

    def features(self, state: State, seat: i64, out: Actions) -> None:
        evaluate.features(cast(Table, state), seat, out)

    def prior(self, state: State, action: i64) -> i64:
        return priors.prior(cast(Table, state), action, self.prior_weights)

    def is_turn_start(self, state: State) -> bool:
        return state.phase == act.DIGGING or state.phase == act.REMOVING

    def score_sigma(self, state: State) -> i64:
        return evaluate.score_sigma(cast(Table, state))
