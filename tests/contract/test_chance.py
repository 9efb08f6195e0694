"""Chance is a player: outcomes are as likely as the listing says, and dealers are fair and repeatable."""

from collections import Counter

import pytest

from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.game import CHANCE, State
from kiru.core.referee import StepTaken
from kiru.core.rng import Rng, seeded
from tests.contract.cases import CASES, Case, several
from tests.contract.walk import new_match, play_match, walk
from tests.support.legal import listing

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)
DRAWS_PER_COPY = several(60, 12)


def words_of(rng: Rng) -> tuple[int, int, int, int]:
    return rng.a, rng.b, rng.c, rng.d


def chance_states(case: Case) -> dict[tuple[int, int], tuple[State, str]]:
    """For each source and phase of chance a state early and one late in a game."""
    found: dict[tuple[int, int, bool], tuple[State, str]] = {}
    for seed in range(several(12, 3)):
        for moment in walk(case, seed):
            state = moment.state
            if state.seat == CHANCE and not state.is_over and len(set(moment.listed)) > 1:
                found.setdefault((state.source(), state.phase, False), (state.clone(), moment.where))
                found[state.source(), state.phase, True] = (state.clone(), moment.where)
    assert found
    return found


def critical(freedom: int) -> float:
    """The chi-square value exceeded once in 100,000 times (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + 4.265 * part**0.5) ** 3


def test_outcomes_are_as_likely_as_listed(case: Case) -> None:
    for number, (state, where) in enumerate(chance_states(case).values()):
        listed = listing(state)
        weights = Counter(listed)
        rng = seeded(f"{case}/{number}", "uniform")
        draws = DRAWS_PER_COPY * len(listed)
        found = Counter(state.deal(rng) for _ in range(draws))
        assert set(found) <= set(weights), where
        excess = sum((found[a] - DRAWS_PER_COPY * w) ** 2 / (DRAWS_PER_COPY * w) for a, w in weights.items())
        assert excess < critical(len(weights) - 1), f"chi-square {excess:.1f}: {where}"


def test_a_draw_picks_from_the_listing(case: Case) -> None:
    """A game may draw without writing the list, but what it draws is the entry that the generator points at."""
    for number, (state, where) in enumerate(chance_states(case).values()):
        listed, key = listing(state), state.key()
        rng = seeded(f"{case}/{number}", "draw")
        for _ in range(several(200, 40)):
            copy = rng.clone()
            assert state.deal(rng) == listed[copy.below(len(listed))], where
            assert words_of(rng) == words_of(copy), where
        assert state.key() == key, f"dealing changed the state: {where}"


def test_sources_are_streams_of_the_game(case: Case) -> None:
    sources = case.kit.game.sources
    for seed in range(several(9, 2)):
        for moment in walk(case, seed):
            if moment.state.seat == CHANCE and not moment.state.is_over:
                assert 0 <= moment.state.source() < len(sources), moment.where


def by_source(events: list[StepTaken]) -> dict[int, list[int]]:
    """What each source brought, in order."""
    found: dict[int, list[int]] = {}
    for event in events:
        if event.step.seat == CHANCE:
            found.setdefault(event.before.source(), []).append(event.step.action)
    return found


def test_one_seed_brings_the_same_whatever_the_players_do(case: Case) -> None:
    for seed in range(several(12, 2)):
        one = by_source(play_match(case, f"table-{seed}", "one")[1])
        two = by_source(play_match(case, f"table-{seed}", "two")[1])
        for source in one.keys() & two.keys():
            for number, (a, b) in enumerate(zip(one[source], two[source], strict=False)):
                assert a == b, f"{case}, seed table-{seed}, source {source}, draw {number}"


def test_one_seed_and_the_same_choices_give_the_same_game(case: Case) -> None:
    finals = set()
    for seed in range(4):
        match, _ = play_match(case, f"s{seed}")
        again, _ = play_match(case, f"s{seed}")
        assert match.steps == again.steps, f"{case}, seed s{seed}"
        assert match.state.key() == again.state.key(), f"{case}, seed s{seed}"
        finals.add(match.state.key())
    assert len(finals) == 4, "different seeds give different games"


def test_the_stream_of_a_source_is_seeded_by_its_name(case: Case) -> None:
    """The first draw of every source follows from the seed and the word of the source alone."""
    for seed in ("7", "żółw"):
        first: dict[int, StepTaken] = {}
        for event in new_match(case, seed).start():
            if event.step.seat == CHANCE:
                first.setdefault(event.before.source(), event)
        for source, event in first.items():
            listed = listing(event.before)
            rng = seeded(seed, case.kit.game.sources[source])
            assert event.step.action == listed[rng.below(len(listed))], (seed, source)


def test_the_dealer_looks_but_does_not_touch(case: Case) -> None:
    state = case.new()
    dealer = SeededDealer("1", case.kit.game.sources)
    out = Actions()
    while state.seat == CHANCE:
        key = state.key()
        action = dealer.deal(state, out)
        assert state.key() == key
        assert action in listing(state)
        state.apply(action)
