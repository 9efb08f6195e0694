"""The figures of a balance report, from games made by hand."""

import pytest

from kiru.arena import balance
from kiru.arena.balance import Balance, Counter
from kiru.arena.sim import RunningStats, SimulatedGame


def game(scores, places, orders, *, finished: bool = True, rounds: int = 4, colors=("red", "blue"), weather="dry"):
    """A game of two with two score lines: all points but one come from the first."""
    return SimulatedGame(
        number=0,
        seed="1",
        scores=scores,
        places=places,
        decisions=10,
        finished=finished,
        rounds=rounds,
        lines=tuple((score - 1, 1) for score in scores),
        traits=tuple(
            {"order": order, "color": color, "weather": weather} for order, color in zip(orders, colors, strict=True)
        ),
    )


def line(games: int, wins: float) -> RunningStats:
    return RunningStats(games=games, wins=wins, total=games, squares=games)


def test_shares_have_wilsons_interval() -> None:
    """The values of Wilson's own formula: 10 of 20, none of 10, all of 10."""
    found = balance.win_estimate(line(20, 10))
    assert (found.value, found.low, found.high) == pytest.approx((0.5, 0.2993, 0.7007), abs=1e-4)
    assert balance.win_estimate(line(10, 0))[:3] == pytest.approx((0, 0, 0.2775), abs=1e-4)
    assert balance.win_estimate(line(10, 10))[:3] == pytest.approx((1, 0.7225, 1), abs=1e-4)


def test_means_have_the_interval_of_their_error() -> None:
    scores = RunningStats()
    for score in (8, 12) * 50:
        scores.add(score, 0)
    found = balance.mean_estimate(scores)
    assert found[:3] == pytest.approx((10, 10 - 1.96 * 0.2, 10 + 1.96 * 0.2), abs=1e-3)


def test_wins_go_by_the_order_of_play_not_by_the_seat() -> None:
    found = balance.sum_up(2, ["base", "bonus"], [game((5, 3), (1, 2), ("2", "1")), game((2, 6), (2, 1), ("1", "2"))])
    assert found.traits["order"]["2"].wins == 2
    assert found.traits["order"]["1"].wins == 0


def test_a_shared_win_counts_in_parts() -> None:
    found = balance.sum_up(2, ["base", "bonus"], [game((4, 4), (1, 1), ("1", "2"))])
    assert [found.traits["order"][order].wins for order in "12"] == [0.5, 0.5]
    assert found.won == Counter({4: 2})
    assert found.others.games == 0


def test_sources_are_told_apart_by_winners_and_others() -> None:
    found = balance.sum_up(2, ["base", "bonus"], [game((9, 3), (1, 2), ("1", "2")), game((5, 3), (1, 2), ("1", "2"))])
    assert found.source_means(0) == (6, 2)
    assert found.source_means(1) == (1, 1)
    assert found.leads.mean == 4


def test_an_unfinished_game_counts_only_as_such() -> None:
    found = balance.sum_up(2, ["base", "bonus"], [game((9, 3), (1, 2), ("1", "2"), finished=False)])
    assert (found.games, found.unfinished, found.finished, found.everybody.games) == (1, 1, 0, 0)


def test_what_the_whole_table_shares_is_told_by_whoever_began() -> None:
    games = [
        game((9, 3), (1, 2), ("1", "2"), weather="wet"),
        game((9, 3), (1, 2), ("2", "1"), weather="wet"),
        game((9, 3), (1, 2), ("1", "2")),
    ]
    found = balance.sum_up(2, ["base", "bonus"], games)
    assert found.differing == {"order", "color"}
    assert (found.firsts["weather"]["wet"].games, found.firsts["weather"]["wet"].wins) == (2, 1)
    assert found.traits["weather"]["wet"].games == 4


def test_values_are_in_a_readable_order() -> None:
    found = Balance(2, ())
    found.traits = {
        "tiles": {"10": RunningStats(1), "9": RunningStats(5)},
        "color": {"red": RunningStats(1), "blue": RunningStats(5)},
    }
    assert found.values("tiles") == ["9", "10"]
    assert found.values("color") == ["blue", "red"]
    assert found.values("nothing") == []


def test_quantiles() -> None:
    counts = Counter({1: 5, 2: 90, 7: 5})
    assert [balance.quantile(counts, part) for part in (0.05, 0.06, 0.95, 0.96)] == [1, 2, 2, 7]


def test_the_difference_of_two_sides() -> None:
    found = balance.difference(balance.Estimate(10, 7, 13, 5), balance.Estimate(20, 16, 24, 9))
    assert found == balance.Estimate(10, 5, 15, 5)
