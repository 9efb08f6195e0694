"""Many comparisons at once: what may be called proven, and how much so many games show."""

import pytest

from kiru.arena.reports import significance
from kiru.arena.sim import RunningStats
from kiru.core.rng import seeded


def line(games: int, wins: float) -> RunningStats:
    return RunningStats(games=games, wins=wins)


def test_the_chance_of_luck_is_that_of_the_normal_distribution() -> None:
    assert significance.chance_of(1.959964) == pytest.approx(0.05, abs=1e-5)
    assert significance.chance_of(-2.575829) == pytest.approx(0.01, abs=1e-5)
    assert significance.against(line(100, 50), 0.5) == 1
    assert significance.against(line(100, 60), 0.5) == pytest.approx(0.0455, abs=1e-4), "two standard errors"
    assert significance.between(line(50, 20), line(50, 20)) == 1
    assert significance.between(line(50, 0), line(50, 0)) == 1, "nobody won: nothing to tell apart"


def test_holm_corrects_as_in_the_textbook() -> None:
    """Four chances of Holm's own kind: the smallest counts four times, the next three times, and none falls again."""
    assert significance.corrected([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert significance.corrected([0.9, 0.8]) == [1.0, 1.0]
    assert significance.corrected([]) == []


def test_luck_alone_is_hardly_ever_called_proven() -> None:
    """Of 200 pages that compare 30 fair coins, one in twenty may call something proven; uncorrected, most do."""
    rng = seeded("fair coins")
    called, uncorrected = 0, 0
    for _ in range(200):
        wins = [sum(rng.below(2) for _ in range(200)) for _ in range(30)]
        chances = [significance.against(line(200, won), 0.5) for won in wins]
        called += min(significance.corrected(chances)) < significance.LEVEL
        uncorrected += min(chances) < significance.LEVEL
    assert called <= 20
    assert uncorrected >= 140


def test_so_many_games_show_what_they_promise() -> None:
    """An advantage as small as is said to be seen is found about four times out of five."""
    rng = seeded("power")
    games, share = 400, 0.5 + significance.smallest_seen(400, 0.5)
    found = 0
    for _ in range(300):
        wins = sum(rng.below(10_000) < share * 10_000 for _ in range(games))
        found += significance.against(line(games, wins), 0.5) < significance.LEVEL
    assert 0.72 <= found / 300 <= 0.88
    assert significance.smallest_seen(2000, 0.5) == pytest.approx(0.0313, abs=1e-4)
