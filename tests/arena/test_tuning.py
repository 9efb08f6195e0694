"""Tuning the dials: a step is taken where it wins, recorded deal by deal, and an interrupted run goes on."""

import json
from pathlib import Path

import pytest

from kiru.ai.search.settings import SearchSettings
from kiru.arena import sprt
from kiru.arena.tuning import dials, race
from kiru.arena.tuning.tune_log import TuneLog
from kiru.arena.tuning.tuner import Step, TunePlan, Tuner
from kiru.core.errors import KiruError
from kiru.games import learned_weights

PLAN = TunePlan("hanging_gardens", 2, 6, 3, 1, ("candidates", "exploration"), "t", 40.0)
START = dials.values_of(SearchSettings())


def quiet(_: Step) -> None:
    pass


def tune(plan: TunePlan, file: Path, tell: list[Step] | None = None) -> Tuner:
    log = TuneLog(file, {"command": "x"})
    tuner = Tuner(plan, START, log, tell.append if tell is not None else quiet, lambda: None)
    tuner.run()
    return tuner


def test_a_step_multiplies_rounds_and_stops_at_its_bounds() -> None:
    horizon, spread = dials.DIALS["horizon"], dials.DIALS["spread"]
    assert [horizon.step(12, up) for up in (True, False)] == [24, 6]
    assert [horizon.step(1, up) for up in (True, False)] == [2, None]
    assert horizon.step(48, True) is None
    assert spread.step(1.0, True) == 1.5
    with pytest.raises(KiruError) as caught:
        dials.chosen("horizon, colour")
    assert caught.value.key == "error-tune-dial"
    assert dials.chosen("") == list(dials.DIALS)


def test_every_dial_reaches_the_search() -> None:
    settings = dials.settings_with({name: dial.high for name, dial in dials.DIALS.items()})
    assert dials.values_of(settings) == {name: dial.high for name, dial in dials.DIALS.items()}


def test_a_fair_share_at_a_larger_table_is_no_advantage() -> None:
    """A quarter of the wins at a table of four is what equal players have."""
    bounds = sprt.Bounds(0.0, 40.0)
    assert sprt.expected(0.0, 4) == 0.25
    even, better = [0.0, 0.5, 0.25, 0.25] * 60, [0.25, 0.5, 0.75, 0.5] * 60
    assert sprt.verdict(even, bounds, 4) == "refuted"
    assert sprt.verdict(better, bounds, 4) == "accepted"


def test_dials_that_win_are_kept_and_the_walk_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A world in which more candidates always win, and anything else never."""

    def played(run: race.Race, deals: range, jobs: int) -> list[float]:
        more = dict(run.candidate)["candidates"] > dict(run.champion)["candidates"]
        return [1.0 if more else 0.0 for _ in deals]

    monkeypatch.setattr("kiru.arena.tuning.race.run", played)
    monkeypatch.setattr("kiru.arena.tuning.race.pace", lambda *_: 0.5)
    steps: list[Step] = []
    plan = TunePlan("babylon", 2, 100, 40, 2, ("candidates", "exploration"), "t", 40.0)
    tuner = tune(plan, tmp_path / "log", steps)
    assert {dial: value for dial, value in tuner.champion.items() if value != START[dial]} == {"candidates": 24.0}
    assert [step.value for step in steps if step.dial == "candidates"][:3] == [6.0, 12.0, 24.0]
    assert {step.iterations for step in steps} == {50}, "half the pace, half the iterations"
    assert all(step.deals < 40 for step in steps), "a clear race ends early"
    assert tuner.gate().verdict == "accepted"


def test_a_run_that_was_cut_short_goes_on_and_plays_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole: list[Step] = []
    monkeypatch.setattr("kiru.arena.tuning.race.pace", lambda *_: 1.25)
    tune(PLAN, tmp_path / "whole", whole)
    lines = (tmp_path / "whole").read_text().split("\n")
    rows = [json.loads(line) for line in lines[1:-1]]
    assert {row["pace"] for row in rows if "pace" in row} == {1.25}
    assert sum("share" in row for row in rows) == sum(step.deals for step in whole)

    (tmp_path / "cut").write_text("\n".join(lines[:4]) + "\n" + lines[4][:9])
    monkeypatch.setattr("kiru.arena.tuning.race.pace", lambda *_: 9.0)
    log = TuneLog(tmp_path / "cut", {"command": "x"})
    known = log.shares[0].copy()
    again: list[Step] = []
    tuner = Tuner(PLAN, START, log, again.append, lambda: None)
    tuner.race(0, "candidates", START, START | {"candidates": 6.0})
    assert len(known) == 2
    assert again[0] == whole[0], "the pace and the deals that were known count, and the rest is played alike"


@pytest.mark.parametrize("players", [2, 4])
def test_a_candidate_like_the_champion_takes_exactly_its_fair_share(players: int) -> None:
    """Every deal is played from every seat: with equal players one of the games is won, however the luck falls."""
    alike = tuple(START.items())
    run = race.Race("hanging_gardens", players, "like", alike, alike, 3, 3)
    assert list(race.run(run, range(3), 1)) == [pytest.approx(1 / players)] * 3


def test_another_record_is_refused(tmp_path: Path) -> None:
    TuneLog(tmp_path / "log", {"command": "a"})
    with pytest.raises(KiruError) as caught:
        TuneLog(tmp_path / "log", {"command": "b"})
    assert caught.value.key == "error-tune-other"
    (tmp_path / "log").write_text("nonsense\n")
    with pytest.raises(KiruError) as caught:
        TuneLog(tmp_path / "log", {"command": "a"})
    assert caught.value.key == "error-tune-file"


def test_the_pace_tells_the_costlier_search() -> None:
    """Playing on for 48 decisions costs more than looking at once."""
    deep = START | {"horizon": 48.0}
    shallow = START | {"horizon": 1.0}
    assert race.pace("babylon", 2, deep, shallow, 30, "p") > 1.5
    assert race.pace("babylon", 2, shallow, deep, 30, "p") < 1 / 1.5


def test_dials_of_one_number_of_players_are_added_to_the_others(tmp_path: Path) -> None:
    file = tmp_path / "dials.json"
    learned_weights.write_dials(file, "amyitis", 0, {"horizon": 6.0}, "first")
    learned_weights.write_dials(file, "amyitis", 4, {"spread": 2.0}, "then")
    learned_weights.write_dials(file, "amyitis", 4, {"spread": 3.0, "horizon": 9.0}, "last")
    assert learned_weights.read_dials(file) == {0: {"horizon": 6.0}, 4: {"spread": 3.0, "horizon": 9.0}}
    assert json.loads(file.read_text())["why"] == "first; then; last"
