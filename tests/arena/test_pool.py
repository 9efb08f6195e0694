"""Work in processes and on a cluster: the same results, each once, whoever dies."""

import subprocess
import sys
from pathlib import Path

import pytest

from kiru.arena import pool, sim
from kiru.core.errors import KiruError
from tests.arena import mortal

PLAN = sim.SimulationPlan("hanging_gardens", ("greedy", "random"), 60, "11", detailed=True)


def expected() -> list[sim.SimulatedGame]:
    return list(sim.outcomes(PLAN, 1))


def collect(results) -> list[sim.SimulatedGame]:
    return [outcome for chunk in pool.in_order(results) for outcome in chunk]


def test_any_number_of_processes() -> None:
    assert list(sim.outcomes(PLAN, 2)) == expected()
    assert [outcome.number for outcome in expected()] == list(range(60))


def test_a_dead_process_is_replaced(tmp_path: Path) -> None:
    flag = tmp_path / "died"
    found = collect(pool.run(mortal.play, mortal.tasks(PLAN, flag, 10), 2))
    assert flag.exists()
    assert found == expected()


def test_processes_that_only_die_are_given_up() -> None:
    with pytest.raises(KiruError, match="error-workers"):
        list(pool.run(mortal.always_die, range(4), 2))


def test_an_error_in_the_work_is_the_callers() -> None:
    with pytest.raises(ValueError, match="task"):
        list(pool.run(mortal.fail, range(4), 2))


def test_an_abandoned_run_stops() -> None:
    games = sim.outcomes(sim.SimulationPlan("hanging_gardens", ("random", "random"), 10**6, "1"), 2)
    assert next(games).number == 0
    games.close()


def test_an_unfinished_run_lets_python_end() -> None:
    program = f"""
from kiru.arena import sim
if __name__ == "__main__":
    games = sim.outcomes(sim.SimulationPlan("{PLAN.game}", ("random", "random"), 10**6, "1"), 2)
    print(next(games).number)
"""
    assert subprocess.check_output([sys.executable, "-c", program], text=True, timeout=120) == "0\n"


def test_a_worker_may_have_helpers_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "CHUNK", 1)
    plan = sim.SimulationPlan("hanging_gardens", ("royal-4-x2", "random"), 2, "5", max_rounds=1)
    assert [outcome.number for outcome in sim.outcomes(plan, 2)] == list(range(plan.games))


def test_where_it_happened_is_told_with_an_error() -> None:
    with pytest.raises(ValueError, match="task") as caught:
        list(pool.run(mortal.fail, range(4), 2))
    assert "mortal.py" in "".join(caught.value.__notes__)


def test_a_box_travels_with_the_plan(tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    box.write_text('box = "mine"\ngame = "hanging_gardens"\nextends = "standard"\n')
    plan = sim.SimulationPlan("hanging_gardens", ("random", "random"), 2, "3", box=box)
    games = sim.outcomes(plan, 1)
    first = next(games)
    box.unlink()
    assert [first.number, next(games).number] == [0, 1]
