"""What every game's mind promises: features that end in the true score, priors for whatever is legal."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import CHANCE, State
from tests.contract.cases import CASES, Case, several
from tests.contract.walk import walk

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def features(case: Case, state: State, seat: int) -> list[int]:
    out = Actions()
    case.kit.evaluator.features(state, seat, out)
    return list(out)


def test_every_feature_has_a_name_and_a_weight(case: Case) -> None:
    evaluator = case.kit.evaluator
    assert len(set(evaluator.names)) == len(evaluator.names) == len(evaluator.default_weights) == len(evaluator.weights)
    for moment in walk(case, 1):
        for seat in range(case.players):
            assert len(features(case, moment.state, seat)) == len(evaluator.names), moment.where


def test_the_first_feature_is_the_score(case: Case) -> None:
    assert case.kit.evaluator.names[0] == "score"
    for seed in range(several(3, 1)):
        for moment in walk(case, seed):
            for seat in range(case.players):
                assert features(case, moment.state, seat)[0] == moment.state.score(seat), moment.where


def test_a_finished_game_is_worth_its_true_score(case: Case) -> None:
    for seed in range(several(6, 2)):
        *_, last = walk(case, seed)
        for seat in range(case.players):
            expected = case.kit.evaluator.expected_score(last.state, seat, Actions())
            assert expected == 100 * last.state.score(seat), last.where


def test_every_legal_action_has_a_prior_and_asking_changes_nothing(case: Case) -> None:
    evaluator = case.kit.evaluator
    told: set[int] = set()
    for moment in walk(case, 2):
        if moment.state.is_over or moment.state.seat == CHANCE:
            continue
        key = moment.state.key()
        priors = [int(evaluator.prior(moment.state, action)) for action in moment.listed]
        assert all(abs(prior) < 100_000 for prior in priors), moment.where
        assert evaluator.score_sigma(moment.state) > 0, moment.where
        assert moment.state.key() == key, moment.where
        told |= set(priors)
    assert len(told) > 3, "priors that tell nothing apart"


def test_turns_begin_now_and_then(case: Case) -> None:
    begun = [case.kit.evaluator.is_turn_start(moment.state) for moment in walk(case, 3) if not moment.state.is_over]
    assert any(begun)
    assert not all(begun)


def test_other_weights_leave_the_kit_alone(case: Case) -> None:
    evaluator = case.kit.evaluator
    before = list(evaluator.weights)
    nothing = evaluator.reweighted(vec[i64]([0] * len(before)))
    state = next(moment.state for moment in walk(case, 4))
    assert nothing.expected_score(state, 0, Actions()) == 0
    assert list(evaluator.weights) == before
