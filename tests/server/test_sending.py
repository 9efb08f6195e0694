"""What costs time for every decision: transactions that many share, and frames that go out in one piece."""

import asyncio
from collections.abc import Iterable

import pytest
from sqlalchemy import Connection, create_engine, event

from kiru.server.store import writer
from kiru.server.store.faults import StoreHealth
from kiru.server.store.writer import Writer
from kiru.server.tables.client import Client
from tests.server.connections import connect_to
from tests.server.people import act, node_on, table, until


class CountedBody:
    """A writer on a database of its own, and how many transactions it has carried out."""

    def __init__(self) -> None:
        engine = create_engine("sqlite://", connect_args={"check_same_thread": False})
        self.commits = 0
        event.listen(engine, "commit", self.count)
        self.writer = Writer(engine, 5.0, StoreHealth(engine.url))

    def count(self, _: Connection) -> None:
        self.commits += 1


def nothing(_: Connection) -> None:
    """A change that changes nothing."""


async def test_under_load_decisions_share_a_transaction(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "GAP", 1.0)

    async def run() -> int:
        counted = CountedBody()
        crowd = [counted.writer.submit(nothing) for _ in range(writer.CROWD)]
        counted.writer.start()
        await asyncio.gather(*crowd)
        later = []
        for _ in range(5):
            later.append(counted.writer.submit(nothing))
            await asyncio.sleep(0.01)
        await asyncio.gather(*later)
        counted.writer.stop()
        return counted.commits

    assert await run() == 2


async def test_one_after_the_other_they_wait_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "GAP", 1000.0)

    async def run() -> int:
        counted = CountedBody()
        counted.writer.start()
        for _ in range(5):
            await asyncio.wait_for(counted.writer.submit(nothing), 60)
        counted.writer.stop()
        return counted.commits

    assert await run() == 5


class Narrow:
    """A connection that takes frames only while it is open."""

    def __init__(self) -> None:
        self.is_open = True
        self.pieces: list[list[bytes]] = []

    def deliver(self, frames: Iterable[bytes]) -> bool:
        if self.is_open:
            self.pieces.append(list(frames))
        return self.is_open


async def test_what_is_said_at_once_goes_out_in_one_piece_and_waits_for_who_does_not_read() -> None:
    client, narrow = Client(10, 1000), Narrow()
    client.deliver = narrow.deliver
    client.push(b"step", b"ask")
    client.push(b"ok")
    await asyncio.sleep(0)
    assert narrow.pieces == [[b"step", b"ask", b"ok"]]
    narrow.is_open = False
    client.push(b"later")
    await asyncio.sleep(0)
    client.push(b"still later")
    await asyncio.sleep(0)
    assert len(narrow.pieces) == 1
    assert client.waiting_bytes == len(b"later") + len(b"still later")
    narrow.is_open = True
    client.flush()
    assert narrow.pieces[1:] == [[b"later", b"still later"]]
    assert client.waiting_bytes == 0


async def test_who_falls_too_far_behind_is_sent_away() -> None:
    client, narrow, closed = Client(10, 1000), Narrow(), asyncio.Event()
    client.deliver, client.on_close = narrow.deliver, closed.set
    narrow.is_open = False
    for _ in range(10):
        client.push(b"frame")
    assert not closed.is_set()
    client.push(b"frame")
    assert closed.is_set()
    assert client.closing == 4408
    client.push(b"frame")
    assert not client.waiting


async def test_a_decision_that_was_begun_is_finished_before_its_player_is_sent_away(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel")
        tokens = [seat.token for seat in made.seats]
        async with connect_to(node, made.table, *tokens) as line:
            request = act(room)
            async with room.lock:
                line.say(t="act", key="k", seq=request.seq, seat=request.seat, action=request.action)
                await until(lambda: line.session.is_deciding)
                line.session.client.close(4408)
                await asyncio.sleep(0)
                assert not line.task.done()
            await asyncio.wait_for(line.task, 60)
            assert line.code == 4408
        assert len(room.match.steps) > request.seq
        assert await node.store.carried_out(made.table, f"{request.seat} k") is not None
