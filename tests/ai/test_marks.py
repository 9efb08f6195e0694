"""Marks: nothing within the noise is called costly, and better players find more of what mattered."""

from statistics import fmean

import pytest

from kiru.ai.analysis.marks import Loss, accuracy, worth
from kiru.arena.coaching.bot_marks import PLAYERS, MarkTask, mark_game
from kiru.games import NAMES
from tests.ai.games import COMPILED


def test_a_loss_within_the_noise_has_no_mark() -> None:
    assert Loss(0.12, 0.13, 0.0, 0.0).mark == ""
    assert not Loss(0.12, 0.13, 3.0, 3.1).is_chance
    assert [Loss(lost, 0.02, 0.0, 0.0).mark for lost in (0.04, 0.06, 0.11, 0.2)] == [
        "", "inaccuracy", "mistake", "blunder",
    ]  # fmt: skip
    assert Loss(0.0, 0.01, 5.0, 1.0).mark == "mistake", "points count in a game that is decided"
    assert Loss(-0.1, 0.01, 5.0, 1.0).mark == "", "unless they were worth it"


@pytest.mark.skipif(not COMPILED, reason="too slow interpreted")
@pytest.mark.parametrize("game", NAMES)
def test_random_play_looks_like_random_play(game: str) -> None:
    """Each bot once at every seat; docs/coach.md has fifty games, in which random and novice are told apart too."""
    games = [mark_game(MarkTask(game, "marks", number, 24)) for number in range(4)]
    kept = {name: fmean(one.bots[name].accuracy for one in games) for name in PLAYERS}
    found = {name: sum(one.bots[name].found for one in games) for name in PLAYERS}
    assert max(kept["random"], kept["novice"]) + 0.15 < kept["gardener"] <= kept["royal-150"] + 0.05
    assert kept["random"] < 0.35
    assert kept["royal-150"] > 0.85
    assert found["random"] < found["royal-150"]
    assert max(one.gap for one in games) <= 0.02, "accounts close"


def test_accuracy_is_what_was_kept_of_the_stake() -> None:
    assert accuracy([0.0, 0.0], [0.3, 0.1]) == 1
    assert accuracy([0.3, 0.1], [0.3, 0.1]) == 0, "as much lost as by choosing at random"
    assert accuracy([0.1], [0.4]) == pytest.approx(0.75)
    assert accuracy([-0.1], [0.2]) == 1, "more than everything cannot be kept"
    assert accuracy([], []) is None
    assert accuracy([0.1], [0.0]) is None


def test_a_lead_counts_where_the_win_is_decided() -> None:
    assert worth([1.0, 0.0], [60.0, 40.0], 0) - worth([1.0, 0.0], [55.0, 40.0], 0) == pytest.approx(0.1)
    assert worth([0.2, 0.5, 0.3], [40.0, 50.0, 60.0], 1) == pytest.approx(0.3)
    assert worth([1.0], [50.0], 0) == pytest.approx(1.0), "alone, points"
