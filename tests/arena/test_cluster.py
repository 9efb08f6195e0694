"""A Ray cluster of two nodes, started here: the same games as at home, even when a worker is killed."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from kiru.arena import cluster, pool
from kiru.arena.contest import ContestPlan
from kiru.arena.results import Results
from kiru.arena.run import BotContest
from kiru.cli.commands.sim import sim_outcomes
from kiru.core.errors import KiruError
from kiru.games import open_kit
from tests.arena import mortal
from tests.arena.test_pool import PLAN, collect, expected


@pytest.fixture
def address() -> Iterator[str]:
    """Two nodes with a worker each, as two machines would be."""
    from ray.cluster_utils import Cluster

    store = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}
    nodes = Cluster(initialize_head=True, head_node_args=store)
    nodes.add_node(num_cpus=1, object_store_memory=80_000_000)
    yield nodes.address
    nodes.shutdown()


@pytest.mark.slow
def test_a_killed_worker_is_replaced_and_nothing_counts_twice(address: str, tmp_path: Path) -> None:
    """One cluster for all of it, because starting one takes long."""
    flag = tmp_path / "died"
    found = collect(pool.run(mortal.play, mortal.tasks(PLAN, flag, 10), 1, address))
    assert flag.exists()
    assert found == expected()
    kept = Results(tmp_path / "out", PLAN, open_kit(PLAN.game))
    assert list(sim_outcomes(PLAN, 1, address, kept)) == expected()
    assert list(Results(tmp_path / "out", PLAN, open_kit(PLAN.game)).outcomes()) == expected()
    assert contest(address) == contest(None)
    with pytest.raises(ValueError, match="task"):
        list(pool.run(mortal.fail, range(4), 1, address))


def contest(address: str | None) -> list[tuple]:
    """What a small contest with a box of its own comes to; only the times may differ."""
    with TemporaryDirectory() as folder:
        box = Path(folder) / "mine.toml"
        box.write_text('box = "mine"\ngame = "hanging_gardens"\nextends = "standard"\n')
        plan = ContestPlan("hanging_gardens", ("novice", "random"), 2, 8, "3", box=box)
        played = BotContest(plan, Path(folder) / "contest.jsonl", cluster=address)
        played.play(1, lambda done: None)
    return [(result.deal, result.bots, result.scores, result.places) for result in played.results]


@pytest.mark.parametrize("wrong", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "host:port"])
def test_an_unreachable_cluster_is_one_clear_error(wrong: str) -> None:
    with pytest.raises(KiruError, match="error-cluster"):
        cluster.connect(wrong)
