"""Views: made of what an action has changed, they are what they would be made from nothing."""

import json
from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.contract.cases import CASES, Case, several
from tests.contract.walk import walk

SOME = 7
"""Every so many states of a game are looked at."""
pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def test_a_view_made_out_of_the_one_before_is_a_whole_view(case: Case) -> None:
    view = case.kit.shared_view
    for seed in range(several(6, 1)):
        before = shown = None
        for moment in walk(case, seed):
            shown = view(moment.state, before, shown)
            assert shown == view(moment.state), moment.where
            before = moment.state.clone()


def test_a_view_can_be_made_out_of_any_other_of_its_table_and_leaves_it_as_it_was(case: Case) -> None:
    """As after an undo, or when decisions come from another node in a row."""
    view, hand = case.kit.shared_view, Random(5)
    for seed in range(several(3, 1)):
        states = [moment.state.clone() for moment in walk(case, seed)]
        views = [view(state) for state in states]
        texts = [json.dumps(one) for one in views]
        for number, state in enumerate(states):
            other = hand.randrange(len(states))
            assert view(state, states[other], views[other]) == views[number], f"{case}, seed {seed}, step {number}"
        assert [json.dumps(one) for one in views] == texts, f"{case}, seed {seed}: a shown view was changed"


def test_a_view_is_its_readers_own(case: Case) -> None:
    """Whatever a reader changes in a view, no other view shows it, be it made before or after."""
    kit = case.kit
    for moment in islice(walk(case, 0), 0, None, SOME):
        fresh, other = json.dumps(kit.shared_view(moment.state)), kit.view(moment.state)
        spoil(kit.view(moment.state))
        assert json.dumps(other) == fresh, moment.where
        assert json.dumps(kit.view(moment.state)) == fresh, moment.where


def spoil(part: Any) -> None:
    """Change everything in a view that can be changed."""
    if isinstance(part, dict | list):
        for inner in list(part.values() if isinstance(part, dict) else part):
            spoil(inner)
        part.clear()


def test_the_pads_of_a_view_are_the_score_lines(case: Case) -> None:
    names = case.kit.game.score_lines
    for seed in range(several(3, 1)):
        for moment in walk(case, seed):
            lines = [dict(zip(names, moment.state.score_lines(seat), strict=True)) for seat in range(case.players)]
            assert [player["score"] for player in case.kit.view(moment.state)["players"]] == lines, moment.where
