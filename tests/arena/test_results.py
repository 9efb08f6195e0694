"""Results on disk: complete files or none, continued by the same plan only, nothing lost and nothing twice."""

from dataclasses import replace
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from kiru.arena import results, sim
from kiru.arena.results import Results
from kiru.cli.commands.sim import sim_outcomes
from kiru.core.errors import KiruError
from kiru.games import open_kit

PLAN = sim.SimulationPlan("hanging_gardens", ("greedy", "random"), 30, "5", detailed=True)


def open_results(folder: Path, plan: sim.SimulationPlan = PLAN) -> Results:
    return Results(folder, plan, open_kit(plan.game, plan.box))


def run(folder: Path, plan: sim.SimulationPlan = PLAN, stop: int | None = None) -> list[sim.SimulatedGame]:
    found = []
    games = sim_outcomes(plan, 1, None, open_results(folder, plan))
    for outcome in games:
        found.append(outcome)
        if len(found) == stop:
            games.close()
    return found


def test_a_row_a_seat(tmp_path: Path) -> None:
    found = run(tmp_path / "out")
    table = pq.read_table(tmp_path / "out").to_pylist()
    assert len(table) == 60
    assert found == list(sim.outcomes(PLAN, 1))
    for row in table:
        outcome = found[row["game"]]
        assert (
            row["score"] == outcome.scores[row["seat"] - 1] == sum(v for n, v in row.items() if n.startswith("line_"))
        )
        assert row["bot"] == PLAN.bots[row["seat"] - 1]
        assert row["trait_order"] in ("1", "2")
    assert sum(row["share"] for row in table) == pytest.approx(30)


@pytest.mark.parametrize("game", ["amyitis", "babylon"])
def test_what_was_written_is_read_again(game: str, tmp_path: Path) -> None:
    plan = sim.SimulationPlan(game, ("random",) * 3, 3, "1", detailed=True)
    found = run(tmp_path / "out", plan)
    assert list(open_results(tmp_path / "out", plan).outcomes()) == found


def test_an_interrupted_run_goes_on(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(results, "PART", 4)
    folder = tmp_path / "out"
    run(folder, stop=10)
    kept = [outcome.number for outcome in open_results(folder).outcomes()]
    assert kept == list(range(10)), "what was played is kept"
    files = {file: file.stat().st_mtime_ns for file in folder.glob("part-*")}
    assert run(folder) == list(sim.outcomes(PLAN, 1))
    assert {file: file.stat().st_mtime_ns for file in files} == files, "written files are not touched"
    numbers = sorted(row["game"] for row in pq.read_table(folder).to_pylist())
    assert numbers == sorted([*range(30), *range(30)])


def test_more_games_can_be_asked_for(tmp_path: Path) -> None:
    run(tmp_path / "out")
    longer = replace(PLAN, games=40)
    assert run(tmp_path / "out", longer) == list(sim.outcomes(longer, 1))


@pytest.mark.parametrize(
    "other", [{"seed": "6"}, {"bots": ("random", "greedy")}, {"options": (("first", "1"),)}, {"max_rounds": 2}]
)
def test_another_plan_is_refused(tmp_path: Path, other) -> None:
    run(tmp_path / "out")
    with pytest.raises(KiruError, match="error-results-other"):
        open_results(tmp_path / "out", replace(PLAN, **other))


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("keep me")
    with pytest.raises(KiruError, match="error-results-folder"):
        open_results(tmp_path)
    (tmp_path / "new").mkdir()
    open_results(tmp_path / "new")


def test_a_full_disk_keeps_what_was_written(tmp_path: Path, monkeypatch) -> None:
    """/dev/full answers every write as a full disk does."""
    monkeypatch.setattr(results, "PART", 5)
    folder = tmp_path / "out"
    run(folder, stop=10)
    before = sorted(file.name for file in folder.iterdir())
    replaced = Path(f"{folder}/.part-{len(before) - 1:06}.parquet.{results.os.getpid()}")
    replaced.symlink_to("/dev/full")
    with pytest.raises(KiruError, match="error-file-unwritable"):
        run(folder)
    after = sorted(file.name for file in folder.iterdir())
    assert set(before) <= set(after)
    assert not [name for name in after if name.startswith(".")]
    assert run(folder) == list(sim.outcomes(PLAN, 1))


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    run(tmp_path / "out")
    file = next((tmp_path / "out").glob("part-*"))
    file.write_bytes(file.read_bytes()[:100])
    with pytest.raises(KiruError, match=r"error-file-unreadable.*part-000000"):
        list(open_results(tmp_path / "out").outcomes())
