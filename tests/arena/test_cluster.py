"""A Ray cluster of two nodes, started here: the same games as at home, even when a worker is killed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiru.arena import cluster, pool, sim
from kiru.core.errors import KiruError
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
    assert list(sim.outcomes(PLAN, 1, address)) == expected()
    with pytest.raises(ValueError, match="task"):
        list(pool.run(mortal.fail, range(4), 1, address))


@pytest.mark.parametrize("wrong", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "host:port"])
def test_an_unreachable_cluster_is_one_clear_error(wrong: str) -> None:
    with pytest.raises(KiruError, match="error-cluster"):
        cluster.connect(wrong)
