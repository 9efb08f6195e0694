"""Who meets whom: no rematch that can be avoided, at most one bye each, even tables, whoever drops out."""

import doctest
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiru.server.clubs import matching, pairing, round_robin
from kiru.server.clubs.pairing import Past, Tables

NOBODY = Past({}, [])


def test_the_worked_examples_hold() -> None:
    for module in (pairing, round_robin):
        found = doctest.testmod(module)
        assert found.attempted > 0
        assert found.failed == 0


def played(people: int, most: int, rounds: int, seed: int, drop: float = 0.0) -> tuple[list[Tables], list[list[int]]]:
    """A Swiss in which chance decides the tables; people may drop out between the rounds."""
    rng = Random(seed)
    here, points = list(range(people)), dict.fromkeys(range(people), 0)
    history: list[list[int]] = []
    found, present = [], []
    for number in range(rounds):
        tables = pairing.pair(here, Past(points, history), 2, most, f"{seed}/{number}")
        found.append(tables)
        present.append(list(here))
        history += tables
        for table in tables:
            for place, person in enumerate(rng.sample(table, len(table))):
                points[person] += 24 * (len(table) - 1 - place) // max(1, len(table) - 1)
        here = [person for person in here if rng.random() >= drop] or here[:1]
    return found, present


@settings(max_examples=60, deadline=None)
@given(people=st.integers(4, 64), most=st.integers(2, 5), seed=st.integers(0, 10**6), drop=st.sampled_from([0.0, 0.1]))
def test_everybody_present_sits_once_at_tables_of_even_sizes(people: int, most: int, seed: int, drop: float) -> None:
    for tables, here in zip(*played(people, most, 4, seed, drop), strict=True):
        assert sorted(person for table in tables for person in table) == sorted(here)
        sizes = [len(table) for table in tables if len(table) > 1]
        byes = [table for table in tables if len(table) == 1]
        assert all(2 <= size <= most for size in sizes)
        assert not sizes or max(sizes) - min(sizes) <= 1
        assert len(byes) == (len(here) % 2 if most == 2 or len(here) == 1 else 0)


@settings(max_examples=40, deadline=None)
@given(people=st.integers(4, 64), seed=st.integers(0, 10**6))
def test_nobody_rests_twice_before_everybody_has_rested(people: int, seed: int) -> None:
    rounds = min(people, 8)
    tables, _ = played(people, 2, rounds, seed)
    resting = [table[0] for tables_ in tables for table in tables_ if len(table) == 1]
    assert len(set(resting)) == len(resting)


@settings(max_examples=40, deadline=None)
@given(people=st.integers(8, 64), seed=st.integers(0, 10**6))
def test_nobody_meets_twice_in_half_as_many_rounds_as_people(people: int, seed: int) -> None:
    """By Dirac's theorem there is always a pairing without a rematch as long as half of the people are left to meet."""
    tables, _ = played(people, 2, min(7, people // 2), seed)
    met = [tuple(sorted(table)) for round_ in tables for table in round_ if len(table) == 2]
    assert len(set(met)) == len(met)


@settings(max_examples=60, deadline=None)
@given(people=st.integers(4, 64), most=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_who_has_blocked_somebody_does_not_meet_them_while_there_are_others(people: int, most: int, seed: int) -> None:
    one, other = sorted(Random(seed).sample(range(people), 2))
    # The two are as equal as can be, and far from the rest: without the block they would meet.
    points = {person: 24 * (person in (one, other)) for person in range(people)}
    everybody = most >= people
    for apart, meet in (((), True), (((one, other),), everybody)):
        tables = pairing.pair(range(people), Past(points, [], apart), 2, most, str(seed))
        assert any({one, other} <= set(table) for table in tables) is meet


def test_a_block_is_worth_no_more_than_one_rematch() -> None:
    """Four people, the third round: only those who have blocked each other are left, or everybody meets again."""
    met = [[0, 1], [2, 3], [0, 2], [1, 3]]
    points = dict.fromkeys(range(4), 24)
    tables = pairing.pair(range(4), Past(points, met, [(0, 3)]), 2, 2, "x")
    assert sorted(map(sorted, tables)) == [[0, 3], [1, 2]]


def fewest_rematches(people: list[int], met: set[tuple[int, int]]) -> int:
    """By trying every pairing."""
    if not people:
        return 0
    first, *rest = people
    return min(((first, one) in met) + fewest_rematches([p for p in rest if p != one], met) for one in rest)


@settings(max_examples=60, deadline=None)
@given(people=st.sampled_from([4, 6, 8]), rounds=st.integers(1, 8), seed=st.integers(0, 10**6))
def test_a_rematch_comes_only_where_it_cannot_be_avoided(people: int, rounds: int, seed: int) -> None:
    tables, _ = played(people, 2, rounds, seed)
    met: set[tuple[int, int]] = set()
    for round_ in tables:
        pairs = {(min(table), max(table)) for table in round_}
        assert len(pairs & met) == fewest_rematches(list(range(people)), met)
        met |= pairs


@pytest.mark.parametrize(("people", "most"), [(9, 3), (16, 4), (25, 5), (12, 4)])
def test_larger_tables_do_not_meet_again_in_the_second_round(people: int, most: int) -> None:
    tables, _ = played(people, most, 2, 5)
    met = [{pair for table in round_ for pair in combinations(sorted(table), 2)} for round_ in tables]
    assert (people, most) == (12, 4) or not met[0] & met[1]
    # Twelve people at three tables of four: somebody of every table meets somebody again.
    assert (people, most) != (12, 4) or len(met[0] & met[1]) == 3


def test_equals_meet_equals() -> None:
    points = {person: 24 * (person % 4) for person in range(16)}
    for table in pairing.pair(range(16), Past(points, []), 2, 4, "x"):
        assert len({points[person] for person in table}) == 1


def test_the_last_in_the_standings_rests_first_and_the_first_seat_goes_round() -> None:
    points = {0: 48, 1: 24, 2: 24, 3: 24, 4: 0}
    past = Past(points, [[0, 1], [2, 3], [4]])
    tables = pairing.pair(range(5), past, 2, 2, "x")
    (resting,) = [table[0] for table in tables if len(table) == 1]
    assert resting in (1, 2, 3)
    again = pairing.pair([0, 1, 2, 3], Past(points, [[0, 1], [2, 3]]), 2, 2, "x")
    late = {1, 3}
    for table in again:
        assert table[0] in late or not late & set(table)


def test_the_same_seed_gives_the_same_tables_everywhere() -> None:
    one = pairing.pair(range(31), NOBODY, 2, 4, "seed")
    assert one == pairing.pair(list(range(31)), NOBODY, 2, 4, "seed")
    assert one != pairing.pair(range(31), NOBODY, 2, 4, "another")


@settings(max_examples=40, deadline=None)
@given(people=st.integers(4, 64))
def test_a_round_robin_of_two_lets_everybody_meet_everybody_once(people: int) -> None:
    everybody = list(range(people))
    met: list[tuple[int, ...]] = []
    for number in range(1, round_robin.rounds_of(people, 2) + 1):
        tables = round_robin.pair(everybody, everybody, NOBODY, number, 2, "x")
        assert sorted(person for table in tables for person in table) == everybody
        met += [tuple(sorted(table)) for table in tables if len(table) == 2]
    assert sorted(met) == list(combinations(everybody, 2))


def test_who_should_meet_somebody_who_dropped_out_rests() -> None:
    here = {0, 1, 2, 3, 5}
    for number in range(1, 6):
        tables = round_robin.pair(range(6), here, NOBODY, number, 2, "x")
        assert sorted(map(len, tables)) == [1, 2, 2]


@pytest.mark.parametrize(("people", "most"), [(9, 3), (16, 4)])
def test_a_round_robin_of_larger_tables_lets_most_meet(people: int, most: int) -> None:
    history: list[list[int]] = []
    for number in range(1, round_robin.rounds_of(people, most) + 1):
        history += round_robin.pair(range(people), range(people), Past({}, history), number, most, "x")
    met = {pair for table in history for pair in combinations(sorted(table), 2)}
    assert len(met) >= 0.75 * people * (people - 1) / 2


@settings(max_examples=80, deadline=None)
@given(size=st.integers(2, 9), seed=st.integers(0, 10**6))
def test_the_most_pairs_are_as_many_as_trying_everything_finds(size: int, seed: int) -> None:
    rng = Random(seed)
    edges = {pair for pair in combinations(range(size), 2) if rng.random() < 0.35}
    neighbors = [[b for b in range(size) if (min(a, b), max(a, b)) in edges] for a in range(size)]
    mate = matching.most_pairs(neighbors)
    paired = [(one, other) for one, other in enumerate(mate) if other != matching.NONE]
    assert all(mate[other] == one and other in neighbors[one] for one, other in paired)

    def most(left: frozenset[int]) -> int:
        if not left:
            return 0
        one, rest = min(left), left - {min(left)}
        return max([most(rest), *(1 + most(rest - {b}) for b in neighbors[one] if b in rest)])

    assert len(paired) == 2 * most(frozenset(range(size)))
