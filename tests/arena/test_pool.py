"""Work in processes and on a cluster: the same results, each once, whoever dies."""

from pathlib import Path

import pytest

from kiru.arena import pool, sim
from kiru.core.errors import KiruError
from tests.arena import mortal

PLAN = sim.Plan("hanging_gardens", ("greedy", "random"), 60, "11", detailed=True)


def expected() -> list[sim.Outcome]:
    return list(sim.outcomes(PLAN, 1))


def collect(results) -> list[sim.Outcome]:
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
    games = sim.outcomes(sim.Plan("hanging_gardens", ("random", "random"), 10**6, "1"), 2)
    assert next(games).number == 0
    games.close()


def test_a_box_travels_with_the_plan(tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    box.write_text('box = "mine"\ngame = "hanging_gardens"\nextends = "standard"\n')
    plan = sim.Plan("hanging_gardens", ("random", "random"), 2, "3", box=box)
    games = sim.outcomes(plan, 1)
    first = next(games)
    box.unlink()
    assert [first.number, next(games).number] == [0, 1]
