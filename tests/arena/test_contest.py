"""The arena: paired deals, rotated seats, results that survive an interruption, and figures that can be trusted."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from kiru.arena import contest, ratings, sprt
from kiru.arena.contest import ContestPlan, Result, rotations
from kiru.arena.run import BotContest
from kiru.core.errors import KiruError
from kiru.games import learned_weights, open_kit

DUEL = ContestPlan("hanging_gardens", ("greedy", "random"), 2, 12, "arena")


def quiet(_: int) -> None:
    pass


def untimed(results: list[Result]) -> list[tuple[object, ...]]:
    """Everything but the clocks."""
    return [(r.lineup, r.deal, r.rotation, r.bots, r.scores, r.places, r.decisions) for r in results]


def played(plan: ContestPlan, file: Path, jobs: int = 1) -> BotContest:
    found = BotContest(plan, file)
    found.play(jobs, quiet)
    return found


def test_every_deal_is_played_in_all_seatings(tmp_path: Path) -> None:
    results = played(DUEL, tmp_path / "games").results
    assert len(results) == 12
    for deal in range(6):
        pair = [result for result in results if result.deal == deal]
        assert [result.bots for result in pair] == [("greedy", "random"), ("random", "greedy")]
    assert {sorted(result.places)[0] for result in results} == {1}


def test_a_pair_shares_its_deal(tmp_path: Path) -> None:
    """A bot against its like, seats exchanged, plays the very same game: the deal alone decides."""
    plan = ContestPlan("hanging_gardens", ("gardener-4", "gardener-4-x1"), 2, 8, "same")
    for one, other in ratings.by_deal(played(plan, tmp_path / "games").results):
        assert one.scores == other.scores


def test_rotations_seat_everybody_everywhere() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations(("a",)) == [("a",)]


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    plan = ContestPlan("hanging_gardens", ("random", "greedy", "novice"), 2, 4, "1")
    assert plan.lineups == [("random", "greedy"), ("random", "novice"), ("greedy", "novice")]
    assert ContestPlan("hanging_gardens", ("random", "greedy"), 5, 4, "1").lineups == [
        ("random", "greedy", "random", "greedy", "random")
    ]


def test_one_bot_alone_among_others_takes_every_seat_in_turn(tmp_path: Path) -> None:
    plan = ContestPlan("hanging_gardens", ("greedy", "random"), 4, 8, "alone", alone=True)
    assert plan.lineups == [("greedy", "random", "random", "random")]
    results = played(plan, tmp_path / "games").results
    assert [result.bots.index("greedy") for result in results] == [0, 1, 2, 3] * 2
    shares = ratings.duel_shares(plan.bots, results)
    assert shares == [sum(r.shares[r.bots.index("greedy")] for r in results[at : at + 4]) / 4 for at in (0, 4)]
    with pytest.raises(KiruError) as caught:
        BotContest(replace(plan, alone=False), tmp_path / "games")
    assert caught.value.key == "error-arena-other", "the same bots in other seats are another contest"


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    alone, many = played(DUEL, tmp_path / "one"), played(DUEL, tmp_path / "two", jobs=2)
    assert untimed(alone.results) == untimed(many.results)


def test_a_second_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games"
    whole = untimed(played(DUEL, tmp_path / "whole").results)
    first = BotContest(DUEL, file)
    left = iter([quiet, quiet, quiet])

    def leave(_: int) -> None:
        if next(left, None) is None:
            raise KeyboardInterrupt

    first.play(1, leave)
    assert first.interrupted
    kept = len(first.results)
    assert 0 < kept < 12
    second = BotContest(DUEL, file)
    assert second.resumed == kept
    second.play(1, quiet)
    assert untimed(second.results) == whole


def test_a_line_cut_short_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games"
    whole = untimed(played(DUEL, file).results)
    text = file.read_text()
    file.write_text(text[: len(text) * 2 // 3])
    again = BotContest(DUEL, file)
    assert 0 < again.resumed < 12
    again.play(1, quiet)
    assert untimed(again.results) == whole
    assert len(file.read_text().splitlines()) == 13


def test_a_file_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games"
    played(DUEL, file)
    text = file.read_text()
    with pytest.raises(KiruError) as caught:
        BotContest(ContestPlan("hanging_gardens", ("greedy", "random"), 2, 12, "other"), file)
    assert caught.value.key == "error-arena-other"
    assert file.read_text() == text
    file.write_text("no contest\n")
    with pytest.raises(KiruError) as caught:
        BotContest(DUEL, file)
    assert caught.value.key == "error-arena-file"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, jobs: str) -> None:
    """The command itself, interrupted as by a keyboard, then run again."""
    file = tmp_path / "games"
    command = [sys.executable, "-m", "kiru", "arena", "hanging_gardens", "--bots", "gardener,novice", "--seed", "c"]
    command += ["--file", str(file), "--jobs", jobs]
    pipe = subprocess.PIPE
    endless = [*command, "--games", "1000000"]
    running = subprocess.Popen(endless, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    try:
        for _ in range(300):
            time.sleep(0.1)
            if file.exists() and len(file.read_text().splitlines()) > 4:
                break
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130
    assert "goes on from there" in err
    assert "Traceback" not in err
    assert "gardener" in out, "what is done is shown"
    kept = len(file.read_text().splitlines()) - 1
    assert kept >= 4
    again = subprocess.run(
        [*command, "--games", str(kept + 2), "--json"], capture_output=True, text=True, timeout=120, check=True
    )
    report = json.loads(again.stdout)
    assert report["resumed"] >= 4
    assert report["games"] >= kept


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (ContestPlan("hanging_gardens", ("oracle", "random"), 2, 4, "1"), "error-bot"),
        (ContestPlan("hanging_gardens", ("royal-0", "random"), 2, 4, "1"), "error-bot-budget"),
        (ContestPlan("hanging_gardens", ("royal-0s", "random"), 2, 4, "1"), "error-bot-budget"),
        (ContestPlan("hanging_gardens", ("royal-x0", "random"), 2, 4, "1"), "error-bot-budget"),
        (ContestPlan("hanging_gardens", ("royal-9999s", "random"), 2, 4, "1"), "error-bot-budget"),
        (ContestPlan("hanging_gardens", ("royal-1s-2s", "random"), 2, 4, "1"), "error-bot"),
        (ContestPlan("hanging_gardens", ("novice-5", "random"), 2, 4, "1"), "error-bot-budget-none"),
        (ContestPlan("hanging_gardens", ("random", "random"), 2, 4, "1"), "error-arena-bots"),
        (ContestPlan("hanging_gardens", ("random",), 2, 4, "1"), "error-arena-bots"),
        (ContestPlan("hanging_gardens", ("random", "greedy", "novice"), 3, 4, "1", alone=True), "error-arena-alone"),
        (ContestPlan("hanging_gardens", ("random", "greedy"), 2, 0, "1"), "error-number"),
        (ContestPlan("hanging_gardens", ("random", "greedy"), 9, 4, "1"), "error-players"),
    ],
)
def test_a_plan_that_cannot_be_played(plan: ContestPlan, key: str) -> None:
    with pytest.raises(KiruError) as caught:
        contest.check(plan)
    assert caught.value.key == key


def test_a_solo_contest_tells_ranks(tmp_path: Path) -> None:
    plan = ContestPlan("hanging_gardens", ("greedy",), 1, 5, "solo", (("difficulty", "easy"),))
    for result in played(plan, tmp_path / "games").results:
        assert result.rank == 1 + sum(result.scores[0] > band for band in (45, 55, 65))


def test_weights_from_a_file_are_played_with(tmp_path: Path) -> None:
    kit = open_kit("hanging_gardens")
    row = learned_weights.Weights(
        "hanging_gardens", kit.game.version, "none", "1", "2026-01-01", 0, kit.evaluator.names, []
    )
    row.weights = [-int(weight) for weight in kit.evaluator.default_weights]
    learned_weights.write(tmp_path / "weights", row)
    plan = ContestPlan("hanging_gardens", ("gardener", "gardener-plain"), 2, 10, "w", weights=tmp_path / "weights")
    shares = ratings.duel_shares(plan.bots, played(plan, tmp_path / "games").results)
    assert sum(shares) < 2, "whoever wants the opposite of points loses"
    row.features = row.features[1:]
    learned_weights.write(tmp_path / "other", row)
    with pytest.raises(KiruError) as caught:
        contest.check(ContestPlan("hanging_gardens", ("gardener", "novice"), 2, 2, "w", weights=tmp_path / "other"))
    assert caught.value.key == "error-weights-other"


def results_of(wins: list[tuple[int, int]]) -> list[Result]:
    """Games of a and b, both seatings of each deal; 1 where a wins."""
    found = []
    for deal, pair in enumerate(wins):
        for rotation, won in enumerate(pair):
            seats = ("a", "b") if rotation == 0 else ("b", "a")
            places = (1, 2) if (seats[0] == "a") == bool(won) else (2, 1)
            found.append(Result(0, deal, rotation, seats, (3, 3), places, 10, (0.1, 0.1), (0.1, 0.1)))
    return found


def test_elo_is_what_the_wins_say() -> None:
    results = results_of([(1, 1), (1, 0), (1, 1), (0, 1)] * 10)
    best, worst = ratings.rate(("a", "b"), results)
    assert (best.bot, worst.bot) == ("a", "b")
    assert best.share == pytest.approx(0.75)
    assert best.elo - worst.elo == pytest.approx(400 * 0.4771, rel=0.05), "three wins to one are 191 Elo"
    assert 0 < best.elo_error < 200
    assert best.mu > worst.mu


def test_the_sequential_test_decides() -> None:
    bounds = sprt.Bounds(0, 20)
    assert (bounds.lower, bounds.upper) == pytest.approx((-2.944, 2.944), abs=0.001)
    better, even = [1.0, 0.5, 1.0, 0.5] * 100, [0.5, 1.0, 0.0, 0.5] * 400
    assert sprt.verdict(better, bounds) == "accepted"
    assert sprt.verdict(even, bounds) == "refuted"
    assert sprt.verdict(even[:20], bounds) == "open"
    assert sprt.verdict([1.0] * 5, bounds) == "open", "five deals are too few for any verdict"


def test_the_sequential_test_ends_a_contest(tmp_path: Path) -> None:
    plan = ContestPlan("hanging_gardens", ("greedy", "random"), 2, 1000, "sprt")
    found = BotContest(plan, tmp_path / "games", sprt.Bounds(0, 100))
    found.play(1, quiet)
    assert found.verdict == "accepted"
    assert len(found.results) < 200
