"""How tournaments and duplicate nights are ranked: the worked examples of docs/clubs.md."""

import doctest
from fractions import Fraction
from random import Random

from kiru.server.clubs import matchpoints, standings
from kiru.server.clubs.matchpoints import DealScore
from kiru.server.clubs.standings import PARTS, SeatScore, points_of, table_parts


def test_the_worked_examples_hold() -> None:
    for module in (standings, matchpoints):
        found = doctest.testmod(module)
        assert found.attempted > 0
        assert found.failed == 0


def table(*seats: tuple[int, int, int]) -> list[SeatScore]:
    """Seats as (person, place, points)."""
    return [SeatScore(person, place, points) for person, place, points in seats]


def test_a_point_is_shared_among_the_places() -> None:
    assert table_parts(table((0, 1, 9), (1, 2, 8))) == [24, 0]
    assert table_parts(table((0, 1, 9), (1, 1, 9))) == [12, 12]
    assert table_parts(table((0, 1, 9), (1, 2, 8), (2, 3, 7), (3, 4, 6))) == [24, 16, 8, 0]
    assert table_parts(table((0, 1, 9), (1, 2, 8), (2, 2, 8), (3, 4, 6), (4, 5, 1))) == [24, 15, 15, 6, 0]


def test_whoever_gives_up_has_nothing_and_is_beaten_by_everybody() -> None:
    seats = [SeatScore(0, 2, 5), SeatScore(1, 1, 9, forfeit=True), SeatScore(2, 2, 5)]
    assert table_parts(seats) == [18, 0, 18]
    assert table_parts([SeatScore(0, 1, 0, forfeit=True), SeatScore(1, 1, 0, forfeit=True)]) == [0, 0]


def test_a_bye_is_worth_a_win_and_is_not_one() -> None:
    (line,) = standings.standings([0], [[SeatScore(0, 1)]])
    assert (line.points, line.wins, line.played) == (PARTS, 0, 1)


def test_ties_are_broken_by_opponents_then_wins_then_share() -> None:
    tables = [
        table((0, 1, 60), (1, 2, 40)),
        table((2, 1, 50), (3, 2, 50)),
        table((0, 1, 70), (2, 2, 30)),
        table((1, 1, 55), (3, 2, 45)),
    ]
    found = standings.standings(range(4), tables)
    assert [(line.place, line.person, line.points) for line in found] == [(1, 0, 48), (2, 1, 24), (3, 2, 24), (4, 3, 0)]
    # 1 met 0 (48) and 3 (0), 2 met 3 (0) and 0 (48): equal; both have one win; the share of points decides.
    lines = {line.person: line for line in found}
    assert lines[1].opponents == lines[2].opponents == 48
    assert lines[1].share == Fraction(40, 100) + Fraction(55, 100)
    assert lines[2].share == Fraction(50, 100) + Fraction(30, 100)


def test_who_is_equal_in_everything_shares_the_place() -> None:
    found = standings.standings(range(3), [table((0, 1, 5), (1, 1, 5), (2, 1, 5))])
    assert [line.place for line in found] == [1, 1, 1]


def test_the_points_of_a_round_are_half_a_point_for_everybody_on_average() -> None:
    rng = Random(3)
    for size in (2, 3, 4, 5):
        places = [rng.randint(1, size) for _ in range(size)]
        seats = [SeatScore(number, 1 + sum(other < place for other in places)) for number, place in enumerate(places)]
        assert sum(table_parts(seats)) == PARTS * size // 2
        assert sum(points_of(range(size), [seats]).values()) == PARTS * size // 2


def test_a_deal_is_ranked_by_the_share_of_results_it_beats() -> None:
    assert matchpoints.deal_shares([50, 40, 40, 30]) == [1, Fraction(1, 2), Fraction(1, 2), 0]
    assert matchpoints.deal_shares([7, 7, 7]) == [Fraction(1, 2)] * 3
    assert matchpoints.deal_shares([7]) == [Fraction(1, 2)]


def test_a_night_compares_only_results_of_the_same_deal_and_seat() -> None:
    scores = [
        DealScore(1, 0, 0, 50),
        DealScore(1, 1, 1, 90),
        DealScore(1, 0, 2, 40),
        DealScore(1, 1, 3, 95),
        DealScore(2, 0, 1, 10),
        DealScore(2, 1, 0, 20),
        DealScore(2, 0, 3, 10),
        DealScore(2, 1, 2, None),
    ]
    found = matchpoints.ranking(range(4), 2, scores)
    shares = {line.person: line.share for line in found}
    # 0 beats 2 in the first deal; nobody else finished at the other seat of the second, so that it is average.
    assert shares == {0: Fraction(3, 4), 1: Fraction(1, 4), 2: 0, 3: Fraction(3, 4)}
    assert [(line.place, line.person) for line in found] == [(1, 0), (1, 3), (3, 1), (4, 2)]
    assert found[0].deals == {1: 1, 2: Fraction(1, 2)}


def test_a_bot_that_fills_a_seat_is_compared_with_and_not_ranked() -> None:
    found = matchpoints.ranking([0], 1, [DealScore(1, 0, 0, 30), DealScore(1, 0, None, 40)])
    assert [(line.person, line.share) for line in found] == [(0, 0)]
