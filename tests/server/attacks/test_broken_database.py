"""A database that is damaged, full, read-only or locked: everybody is told, nothing spins, and a stop stops."""

import asyncio
import json
import logging
import re
import resource
import signal
import sqlite3
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from kiru.core.errors import KiruError
from kiru.server.node import Node
from kiru.server.store.faults import Fault
from kiru.text import LANGUAGES, Texts
from tests.server.connections import Server, connect_to, hear, say
from tests.server.people import act, node_on, play, table, web_on, wish

PAGE = 4096
KEY_INDEX = "sqlite_autoindex_events_2"
"""The index that is written with every decision and read by hardly anybody."""
ENDS = (0, -signal.SIGTERM)
"""How a server ends that was told to stop: uvicorn finishes, and then lets the signal have its way."""


def damage(file: Path, name: str) -> None:
    """Overwrite the first page of a table or an index."""
    with sqlite3.connect(file) as connection:
        page = connection.execute("select rootpage from sqlite_master where name = ?", [name]).fetchone()[0]
        assert connection.execute("pragma page_size").fetchone() == (PAGE,)
    with file.open("r+b") as raw:
        raw.seek((page - 1) * PAGE)
        raw.write(b"\xa5" * PAGE)


async def tables_in(database: str, count: int) -> list[dict[str, Any]]:
    """Tables with a few decisions each."""
    async with node_on(database) as node:
        made = []
        for number in range(count):
            room, one = await table(node, "Ada", "Bel")
            await play(room, 3, seed=number)
            made.append(one.model_dump())
        return made


def ready(server: Server) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"{server.address}/readyz", timeout=10) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def until_ready(server: Server, expected: int) -> str:
    """Wait until the node says that it is ready, or that it is not."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with suppress(OSError):
            status, said = ready(server)
            if status == expected:
                return said
        time.sleep(0.05)
    raise AssertionError(server.logged())


@contextmanager
def started(database: str, folder: Path, **given: Any) -> Iterator[Server]:
    """A server that need not become ready."""
    server = Server(database, folder, **given)
    server.start(wait=False)
    try:
        yield server
    finally:
        server.kill()


async def decide(server: Server, made: dict[str, Any], key: str) -> dict[str, Any]:
    """Decide at a table; what the server answers."""
    async with server.socket(made["table"]) as mine:
        await say(mine, t="hello", tokens=[seat["token"] for seat in made["seats"]], view=False)
        ask = await hear(mine, "ask")
        action = ask["legal"][0]["action"]
        await say(mine, t="act", key=key, seq=ask["seq"], seat=ask["seat"], action=action)
        while True:
            frame = await hear(mine)
            if frame.get("key") == key:
                return frame


def fields(log: str, event: str) -> list[dict[str, Any]]:
    """The lines of a log that tell of an event."""
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


async def test_a_damaged_database_is_told_to_everybody_and_a_stop_stops(tmp_path: Path) -> None:
    file = tmp_path / "kiru.db"
    made = await tables_in(f"sqlite:///{file}", 2)
    damage(file, KEY_INDEX)
    with started(f"sqlite:///{file}", tmp_path) as server:
        until_ready(server, 200)
        for number, one in enumerate(made):
            answer = await asyncio.wait_for(decide(server, one, f"damaged {number}"), 30)
            assert (answer["t"], answer["error"]["key"]) == ("no", "error-store-damaged")
        assert ready(server) == (503, "not ready: kiru.db: damaged")
        assert urllib.request.urlopen(f"{server.address}/healthz", timeout=10).status == 200
        told = fields(server.logged(), "database fails")
        assert [(one["fault"], one["level"]) for one in told] == [("damaged", "critical")], "once"
        assert str(file) in told[0]["database"]
        told = re.search(r'kiru_store_failures_total\{fault="damaged"\} (\d+)', server.get("/metrics"))
        assert told is not None
        assert int(told[1]) >= 2
        begun = time.monotonic()
        assert server.stop() in ENDS
        assert time.monotonic() - begun < 45, "each of its parts waits for seconds"


async def test_what_a_damaged_database_still_takes_is_written(tmp_path: Path) -> None:
    """Operations that came together: the one that touches the damage fails, the others do not."""
    file = tmp_path / "kiru.db"
    await tables_in(f"sqlite:///{file}", 1)
    damage(file, "notices")
    async with node_on(f"sqlite:///{file}", notices=False) as node:
        await node.maintenance.stop()
        room, _ = await table(node, "Ada", "Bel")
        columns = "device, id, kind, address, language, failures"
        bad = text(f"insert into notices ({columns}) values (x'00', x'00', 'push', '', 'en', 0)")
        request = act(room)
        found = await asyncio.gather(
            node.store.write(lambda connection: connection.execute(bad)),
            room.act(request.seat, request),
            node.store.write(lambda connection: connection.execute(bad)),
            node.store.write(lambda connection: 7),
            return_exceptions=True,
        )
        assert [str(one) for one in (found[0], found[2])] == ["error-store-damaged"] * 2
        assert (found[1], found[3]) == (None, 7)
        assert await play(room, 5) == 5
        assert not await node.store.is_alive(), "what is damaged stays so, whatever else works"


def limit(node: Node, pragma: str) -> None:
    """Give a limit to every connection from now on."""
    event.listen(node.store.engine, "connect", lambda connection, _: connection.execute(pragma))
    node.store.engine.dispose()
    node.store.writer.disconnect()


@pytest.mark.parametrize(
    ("pragma", "relief", "key"),
    [
        ("pragma max_page_count = 1", "pragma max_page_count = 1073741823", "error-store-full"),
        ("pragma query_only = 1", "pragma query_only = 0", "error-store-unwritable"),
    ],
)
async def test_a_database_without_space_says_so_and_goes_on_when_there_is_some(
    sqlite: str, pragma: str, relief: str, key: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with web_on(sqlite) as browser:
        node: Node = browser.node  # type: ignore[attr-defined]
        room, _ = await table(node, "Ada", "Bel")
        await play(room, 5)
        steps = list(room.match.steps)
        limit(node, pragma)
        body = wish("Ada", "Bel").model_dump(mode="json")
        for _ in range(200):
            answer = await browser.post("/api/tables?lang=pl", json=body)
            if answer.status_code != 200:
                break
        assert answer.status_code == 503
        assert answer.json()["error"] == {"key": key, "text": Texts("pl")(key)}
        assert node.store.health.trouble == f"kiru.db: {key.rpartition('-')[2]}"
        assert "kiru_store_writable 0.0" in (await browser.get("/metrics")).text
        limit(node, relief)
        assert (await browser.post("/api/tables", json=body)).status_code == 200
        assert (await browser.get("/readyz")).text == "ok"
        assert "kiru_store_writable 1.0" in (await browser.get("/metrics")).text
        assert await play(room, 3) == 3
        assert room.match.steps[: len(steps)] == steps
    told = [record.message for record in caplog.records if record.name == "kiru.store"]
    assert told == ["database fails", "database works again"], "once each"


async def starve_and_feed(server: Server, starve: Any, feed: Any, fault: str) -> None:
    """Take the space away under a running server, and give it back."""
    made = server.table("Ada", "Bel")
    assert (await decide(server, made, "first"))["t"] == "ok"
    before = server.get(f"/api/tables/{made['table']}/record")
    starve()
    refused = await decide(server, made, "second")
    assert refused["error"]["key"] == f"error-store-{fault}"
    assert until_ready(server, 503) == f"not ready: kiru.db: {fault}"
    time.sleep(0.2)
    assert ready(server)[0] == 503, "it is not asked every time, and it is remembered"
    assert server.get(f"/api/tables/{made['table']}/record") == before, "who looks on looks on"
    feed()
    assert until_ready(server, 200) == "ok", "without anybody's help"
    assert (await decide(server, made, "second"))["t"] == "ok"
    after = server.get(f"/api/tables/{made['table']}/record")
    assert after.startswith(before[: before.index("begin")])
    names = [one["event"] for one in fields(server.logged(), "database fails")]
    assert names == ["database fails"]
    assert len(fields(server.logged(), "database works again")) == 1
    assert server.stop() in ENDS


async def test_a_disk_that_takes_no_more_bytes_makes_the_node_unready_until_it_does(tmp_path: Path) -> None:
    """The kernel refuses the server's process to let any file grow."""
    with started(f"sqlite:///{tmp_path}/kiru.db", tmp_path) as server:
        until_ready(server, 200)
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        log = 20_000

        def starve() -> None:
            assert (tmp_path / "kiru.db-wal").stat().st_size > log
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log, hard))

        await starve_and_feed(
            server, starve, lambda: resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard)), "unwritable"
        )


async def test_a_full_disk_makes_the_node_unready_until_there_is_space(tmp_path: Path) -> None:
    """A small disk, filled up by somebody else."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(disk)]
    try:
        subprocess.run(mounting, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("only root may mount a small disk")
    try:
        with started(f"sqlite:///{disk}/kiru.db", tmp_path) as server:
            until_ready(server, 200)
            filler = disk / "filler"

            def starve() -> None:
                with suppress(OSError), filler.open("wb", buffering=0) as file:
                    while True:
                        file.write(bytes(PAGE))

            await starve_and_feed(server, starve, filler.unlink, "full")
    finally:
        subprocess.run(["umount", str(disk)], check=True)


async def test_a_database_that_is_locked_is_waited_for(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel")
        async with connect_to(node, made.table, *(seat.token for seat in made.seats)) as mine:
            with sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None) as other:
                other.execute("begin immediate")
                request = act(room)
                action = {"seq": request.seq, "seat": request.seat, "action": request.action}
                mine.say(t="act", key="k", **action)
                await asyncio.sleep(0.3)
                assert not any(frame.get("key") == "k" for frame in mine.sent)
                other.execute("rollback")
            assert (await mine.answered("k"))["t"] == "ok"


async def test_a_server_stops_although_its_database_never_lets_it_write(tmp_path: Path) -> None:
    file = tmp_path / "kiru.db"
    with started(f"sqlite:///{file}", tmp_path) as server:
        until_ready(server, 200)
        made = server.table("Ada", "Bel")
        with sqlite3.connect(file, isolation_level=None) as other:
            other.execute("begin immediate")
            with suppress(TimeoutError):
                await asyncio.wait_for(decide(server, made, "locked"), 1)
            begun = time.monotonic()
            assert server.stop() in ENDS
            assert time.monotonic() - begun < 45, "each of its parts waits for seconds"
            other.execute("rollback")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_the_database_has_its_sentence(language: str) -> None:
    texts = Texts(language)
    for fault in Fault:
        if fault is not Fault.STATEMENT:
            assert texts.error(fault.error()).count(" ") > 4
    assert texts.error(KiruError("error-store-unknown")).endswith(".")
