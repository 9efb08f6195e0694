"""States: clones, scores and pictures."""

import json
from itertools import islice

import pytest

from kiru.core.game import CHANCE
from tests.contract.cases import CASES, Case, several
from tests.contract.walk import walk
from tests.support.legal import listing

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)
BRANCHES = 5
"""How many of the listed actions are tried on a clone."""
SOME = 3
"""Pictures and words take long: one step of so many is looked at."""


def test_clones_are_independent(case: Case) -> None:
    for seed in range(several(24, 2)):
        for state, listed, _action, where in walk(case, seed):
            key = state.key()
            for action in sorted(set(listed))[:: max(1, len(listed) // BRANCHES)]:
                copy = state.clone()
                assert type(copy) is type(state), where
                assert copy.key() == key, where
                assert listing(copy) == listed, where
                copy.apply(action)
                after = copy.key()
                assert state.key() == key, f"action {action} on a clone changed the original: {where}"
                assert listing(state) == listed, f"action {action} on a clone changed the original: {where}"
                again = state.clone()
                again.apply(action)
                assert again.key() == after, f"action {action} is not repeatable: {where}"


def test_clones_do_not_follow_their_original(case: Case) -> None:
    """Clones taken on the way are still what they were when the game has ended."""
    kit = case.kit
    for seed in range(several(3, 1)):
        moments = islice(walk(case, seed), 0, None, SOME)
        kept = [(m.state.clone(), m.state.key(), m.listed, kit.view(m.state), m.where) for m in moments]
        for copy, key, listed, view, where in kept:
            assert copy.key() == key, where
            assert listing(copy) == listed, where
            assert kit.view(copy) == view, where


def test_keys_tell_states_apart(case: Case) -> None:
    for seed in range(several(12, 2)):
        keys = [moment.state.key() for moment in walk(case, seed)]
        assert len(set(keys)) == len(keys), f"{case}, seed {seed}: two states of one game share a key"


def test_score_is_the_sum_of_its_lines(case: Case) -> None:
    names = case.kit.game.score_lines
    for seed in range(several(24, 2)):
        for moment in walk(case, seed):
            for seat in range(case.players):
                lines = moment.state.score_lines(seat)
                assert len(lines) == len(names), moment.where
                assert moment.state.score(seat) == sum(lines), moment.where


def test_ranking_is_sane(case: Case) -> None:
    """Places are shared as in sports (1, 2, 2, 4), and more points are never behind fewer."""
    for seed in range(several(24, 2)):
        for moment in walk(case, seed):
            places = moment.state.ranking()
            scores = [moment.state.score(seat) for seat in range(case.players)]
            assert len(places) == case.players, moment.where
            for seat, place in enumerate(places):
                assert place == 1 + sum(other < place for other in places), f"{places}: {moment.where}"
                better = [other for other in range(case.players) if scores[other] > scores[seat]]
                assert all(places[other] < place for other in better), f"{places} for {scores}: {moment.where}"


def test_view_is_json_and_the_same_for_equal_states(case: Case) -> None:
    view = case.kit.view
    for seed in range(several(3, 1)):
        for state, _listed, _action, where in islice(walk(case, seed), seed, None, SOME):
            found = view(state)
            assert json.loads(json.dumps(found, allow_nan=False)) == found, where
            assert view(state.clone()) == found, where
            assert found["phase"] == case.kit.game.phases[state.phase], where
            assert found["seat"] == (None if state.seat == CHANCE else state.seat), where


def test_looking_changes_nothing(case: Case) -> None:
    kit, names = case.kit, case.names
    texts = kit.texts("en")
    for state, listed, action, where in islice(walk(case, 3), 0, None, SOME):
        key = state.key()
        kit.view(state)
        kit.describe(state, names, texts)
        kit.prompt(state, names, texts)
        state.ranking()
        if not state.is_over:
            kit.story(state, action, names, texts)
        assert state.key() == key, where
        assert listing(state) == listed, where
