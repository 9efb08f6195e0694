"""Attacks by time: outages, wall clocks that jump, databases that are away."""

import asyncio
import time
from datetime import datetime

import pytest

from kiru.bench.postgres import Postgres
from kiru.server.node import Node
from kiru.server.ops import heartbeat
from kiru.server.store import service_time
from kiru.server.store.models import now_ms
from kiru.server.tables.room import Room
from tests.server.people import node_on, play, table, two_nodes, until

DAY = 86_400
MINUTE = {"kind": "clock", "minutes": 1, "increment": 0}


class WallClock:
    """The machine's wall clock, which somebody sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shift = 0
        right = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: right() + self.shift * 1_000_000_000)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return WallClock(monkeypatch)


def left(room: Room) -> float:
    """Seconds until the asked seat is late."""
    assert room.table.due is not None
    return (room.table.due - room.time.now()) / 1000


async def watched(node: Node, room: Room) -> str:
    """The status of the asked seat after the clocks were looked at."""
    asked = room.asked
    assert asked is not None
    await node.maintenance.watch_clocks()
    return room.table.seats[asked].status


@pytest.mark.parametrize("days", [1, -1])
@pytest.mark.parametrize("clock", [MINUTE, {"kind": "deadline", "hours": 1 / 60}])
async def test_an_outage_is_charged_to_nobody(
    database: str, wall: WallClock, days: int, clock: dict[str, object]
) -> None:
    """Whatever the wall clock shows when the server is back: a day has passed, or somebody has set it back."""
    async with node_on(database) as node:
        room, made = await table(node, "Ada", "Bel", clock=clock)
        had = left(room)
    wall.shift = days * DAY
    async with node_on(database) as node:
        room = await node.lobby.room(made.table)
        assert await watched(node, room) == "taken"
        assert had - 30 < left(room) <= had
        told = datetime.fromisoformat(room.broadcaster.head()["due"]).timestamp()
        assert 0 < told - now_ms() / 1000 <= had, "people read it by the wall clock"
        await play(room, 1)
        assert all(seat.left_ms is None or 0 < seat.left_ms <= 60_000 for seat in room.table.seats)


@pytest.mark.parametrize("days", [1, -1])
async def test_a_wall_clock_that_jumps_changes_nothing(sqlite: str, wall: WallClock, days: int) -> None:
    async with node_on(sqlite) as node:
        room, _ = await table(node, "Ada", "Bel", clock=MINUTE)
        had = left(room)
        wall.shift = days * DAY
        await node.heartbeat.beat()
        assert await watched(node, room) == "taken"
        assert had - 30 < left(room) <= had
        asked = room.asked
        assert asked is not None
        await play(room, 1)
        thought = room.table.seats[asked].left_ms
        assert thought is not None
        assert 30_000 < thought <= 60_000


async def test_time_stands_still_while_the_database_is_away(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service_time, "LEASE", 0.5)
    monkeypatch.setattr(heartbeat, "BEAT", 0.1)
    async with node_on(postgres_server.database()) as node:
        room, _ = await table(node, "Ada", "Bel", clock=MINUTE)
        before = node.store.time.now()
        await until(lambda: node.store.time.now() > before + 1000)
        await asyncio.to_thread(postgres_server.stop, "fast")
        try:
            stopped = node.store.time.now()
            await asyncio.sleep(1.5)
            assert node.store.time.now() - stopped <= 500
            still = node.store.time.now()
        finally:
            await asyncio.to_thread(postgres_server.start)
        await until(lambda: node.store.time.now() > still + 1000)
        assert room.table.seats[room.asked or 0].status == "taken"


async def test_an_outage_counts_only_if_no_node_was_alive(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "BEAT", 0.1)
    async with two_nodes(postgres_server) as (one, two):
        assert two.heartbeat.task is not None
        two.heartbeat.task.cancel()
        before = one.store.time.now()
        await until(lambda: one.store.time.now() > before + 1500)
        two.store.time.begin(before)
        await two.heartbeat.beat()
        assert two.store.time.now() > before + 1000, "the other node has gone on"
        await asyncio.sleep(0.2)
        assert two.store.time.now() <= one.store.time.now() + 1000


def test_time_never_goes_back_and_never_runs_ahead_of_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: seconds[0])
    clock = service_time.ServiceTime()
    clock.begin(1_000_000)
    seconds[0] += 2
    clock.confirm(500_000)
    assert clock.now() == 1_002_000, "a node that is behind holds nobody up"
    clock.confirm(1_003_000)
    assert clock.now() == 1_003_000, "a node that is ahead is followed"
    seconds[0] += 3600
    assert clock.now() == 1_003_000 + round(1000 * service_time.LEASE)
    clock.confirm(1_003_000)
    seconds[0] += 1
    assert clock.now() == 1_004_000 + round(1000 * service_time.LEASE)
