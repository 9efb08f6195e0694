"""`kiru serve --workers 2` where the system hands no connections to other processes: one serves, and says so."""

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest

from kiru.server.processes import channel
from kiru.server.processes.family import family
from kiru.server.settings import Settings
from tests.server import connections
from tests.server.connections import FORKS, Server
from tests.server.robots import check, robots_at


def refuse(*_: Any) -> Any:
    raise OSError("socketpair: not supported")


@pytest.mark.parametrize("name", ["AF_UNIX", "CMSG_SPACE"])
def test_a_system_without_the_means_hands_nothing_over(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(socket, name)
    assert not channel.is_possible()


def test_a_system_that_refuses_the_means_hands_nothing_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "socketpair", refuse)
    assert not channel.is_possible()


def serve_without_means(settings: Settings, log: str) -> None:
    """A server in a process of its own, on such a system; asyncio has a pair of sockets of its own."""
    channel.pair = refuse  # type: ignore[assignment]
    connections.serve(settings, log)


async def test_one_process_serves_where_nothing_can_be_handed_over(sqlite: str, tmp_path: Path) -> None:
    server = Server(sqlite, tmp_path, processes=2)
    server.process = FORKS.Process(target=serve_without_means, args=(server.settings, str(server.log)))
    server.process.start()
    try:
        server.wait()
        made = server.table("Ada", "Bel")
        players = robots_at([server], made)
        await asyncio.wait_for(asyncio.gather(*(one.play() for one in players)), 120)
        check(players, server.get(f"/api/tables/{made['table']}/record"))
        assert not [one for one in family(server.pid) if b"server_process" in Path(f"/proc/{one}/cmdline").read_bytes()]
    finally:
        server.stop()
    said = [json.loads(line) for line in server.logged().splitlines()]
    assert [line["event"] for line in said if "reason" in line] == ["one process serves"], said
