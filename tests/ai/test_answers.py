"""Learning from mistakes: an answer is the best, as good, better than what was played, or no better."""

import pytest

from kiru.ai.analysis.answers import judge_answer
from kiru.games import NAMES, open_kit
from tests.ai.solver import Solver, positions


@pytest.mark.parametrize("game", NAMES)
def test_answers_at_positions_that_are_proven(game: str) -> None:
    """One action wins where another does not: the one is right, the other is not, and the same is no answer."""
    kit = open_kit(game)
    refused = 0
    for position in list(positions(game))[:6]:
        state = position.state
        values = Solver(4000).actions(state)
        worst = min(values, key=lambda action: values[action])
        assert judge_answer(kit, state, position.best, position.best, worst, 80).verdict == "best"
        assert judge_answer(kit, state, worst, position.best, worst, 80).verdict == "same"
        others = [action for action in values if action not in (position.best, worst)]
        for action in others[:2]:
            judged = judge_answer(kit, state, action, position.best, worst, 400)
            refused += not judged.is_right
            if not judged.is_right:
                assert judged.verdict in ("better", "worse")
                assert judged.loss > judged.error or judged.score_loss > judged.score_error
    assert refused, "what loses is not called good"
