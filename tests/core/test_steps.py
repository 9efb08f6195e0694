"""The decisions of a match read like a list and are kept as numbers."""

import gc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiru.core.game import CHANCE
from kiru.core.steps import Step, Steps

DECISIONS = st.lists(st.builds(Step, st.integers(CHANCE, 9), st.integers(0, 1 << 40), st.booleans()))


def steps_of(decisions: list[Step]) -> Steps:
    steps = Steps()
    for decision in decisions:
        steps.append(decision)
    return steps


@given(DECISIONS, st.integers(0, 20))
def test_what_goes_in_comes_out(decisions: list[Step], cut: int) -> None:
    steps = steps_of(decisions)
    assert list(steps) == decisions == steps[:]
    assert steps == decisions
    assert steps == steps_of(decisions)
    assert list(reversed(steps)) == decisions[::-1]
    assert [steps[place] for place in range(-len(steps), len(steps))] == decisions * 2
    assert steps[cut:] == decisions[cut:]
    steps.cut(cut)
    assert steps == decisions[:cut]
    assert len(steps) == len(decisions[:cut])


def test_a_place_that_is_not_there_is_an_error() -> None:
    with pytest.raises(IndexError):
        steps_of([Step(0, 1, False)])[1]


def test_a_search_for_garbage_does_not_walk_over_a_history() -> None:
    gc.collect()
    before = len(gc.get_objects())
    steps = steps_of([Step(0, number, False) for number in range(1000)])
    gc.collect()
    assert len(gc.get_objects()) < before + 50
    assert len(steps) == 1000


@given(DECISIONS)
def test_steps_are_values(decisions: list[Step]) -> None:
    alike = [Step(one.seat, one.action, one.forced) for one in decisions]
    assert alike == decisions
    assert set(alike) == set(decisions)
    assert len(set(decisions)) == len({(one.seat, one.action, one.forced) for one in decisions})
    assert all(one != (one.seat, one.action, one.forced) for one in decisions)
    assert repr(Step(CHANCE, 3, True)) == "Step(seat=-1, action=3, forced=True)"
