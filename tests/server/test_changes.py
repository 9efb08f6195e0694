"""The one way in which a table changes: it is stored, then taken over, then shown; before that nobody sees it."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from kiru.core.errors import KiruError
from kiru.server.lobby import ending, seating
from kiru.server.lobby import rematch as rematches
from kiru.server.node import Node
from kiru.server.store import schema
from kiru.server.store.enums import SeatStatus, TablePhase
from kiru.server.store.models import TableRow
from kiru.server.store.tables import Rights
from kiru.server.tables.room import Room
from tests.server.connections import connect_to, kinds
from tests.server.people import act, at_table, frames, node_on, table, until, wish

Step = Callable[[Node, Room, int], Awaitable[Any]]
LONG = {"kind": "clock", "minutes": 10, "increment": 0}


async def leave(node: Node, room: Room, seat: int) -> None:
    await seating.leave(node.lobby, room.table.id, Rights({seat}, False), None)


async def resign(node: Node, room: Room, seat: int) -> None:
    await seating.resign(node.lobby, room.table.id, Rights({seat}, False), None)


async def mute(node: Node, room: Room, seat: int) -> None:
    await seating.mute(node.lobby, room.table.id, Rights(set(), True), seat, True)


async def run_out(node: Node, room: Room, seat: int) -> None:
    async with room.lock:
        await seating.change_seat(room, seat, status=SeatStatus.LATE, bot=seating.STAND_IN, left_ms=0)


async def decide(node: Node, room: Room, seat: int) -> None:
    await room.act(seat, act(room))


@asynccontextmanager
async def held_writer(node: Node) -> AsyncIterator[None]:
    """Nothing is written until the end of the block."""
    go_on = threading.Event()
    held = node.store.writer.submit(lambda connection: go_on.wait(60))
    try:
        yield
    finally:
        go_on.set()
        await held


def copy(row: TableRow | None) -> dict[str, Any]:
    return msgspec.to_builtins(row)


@pytest.mark.parametrize("step", [leave, resign, mute, run_out, decide])
async def test_nobody_sees_a_change_before_it_is_stored(sqlite: str, step: Step) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel", clock=LONG)
        seat = room.asked
        assert seat is not None
        onlooker = at_table(room)
        row, head = copy(room.table), await node.lobby.head(made.table)
        async with held_writer(node):
            doing = asyncio.create_task(step(node, room, seat))
            await until(lambda: node.store.writer.queue.qsize() > 0)
            assert copy(room.table) == row
            assert await node.lobby.head(made.table) == head | {"spectators": 1, "seats": head["seats"]}
            assert not frames(onlooker)
        await doing
        assert copy(room.table) != row
        assert frames(onlooker)
        stored = await node.store.head(made.table)
        assert stored is not None
        assert copy(room.table) == copy(stored), "memory is what the store has"


async def claim(node: Node) -> tuple[str, Awaitable[Any]]:
    made = await node.lobby.create(wish("Ada", "Bel", "Dido", claim=[0]), None, "en")
    return made.table, node.lobby.claim(made.table, made.seats[1].invite or "", "Cyrus", b"c" * 32)


async def get_up(node: Node) -> tuple[str, Awaitable[Any]]:
    made = await node.lobby.create(wish("Ada", "Bel", claim=[0]), None, "en")
    return made.table, seating.leave(node.lobby, made.table, Rights({0}, False), None)


async def rematch(node: Node) -> tuple[str, Awaitable[Any]]:
    room, made = await table(node, "Ada", "Bel")
    await resign(node, room, 0)
    return made.table, rematches.rematch(node.lobby, made.table, Rights({1}, False), None)


@pytest.mark.parametrize("step", [claim, get_up, rematch])
async def test_what_the_store_decides_is_seen_by_nobody_before(
    sqlite: str, step: Callable[[Node], Awaitable[tuple[str, Awaitable[Any]]]]
) -> None:
    async with node_on(sqlite) as node:
        made, doing = await step(node)
        room = await node.lobby.room(made)
        onlooker = at_table(room)
        row, head = room.table, await node.lobby.head(made)
        async with held_writer(node):
            task = asyncio.ensure_future(doing)
            await until(lambda: node.store.writer.queue.qsize() > 0)
            assert room.table is row
            assert await node.lobby.head(made) == head
            assert not frames(onlooker)
        await task
        assert frames(onlooker, "head")
        assert room.table == await node.store.head(made) != row


async def test_a_seat_that_the_store_does_not_give_changes_nothing(database: str) -> None:
    async with node_on(database) as node:
        made = await node.lobby.create(wish("Ada", "Bel", "Dido", claim=[0]), None, "en")
        room = await node.lobby.room(made.table)
        row = room.table
        with pytest.raises(KiruError, match="error-invite"):
            await node.lobby.claim(made.table, "no such invite", "Cyrus", None)
        assert room.table is row
        assert not room.is_stale, "a stranger's guesses cost no reading"
        assert await node.store.head(made.table) == row


async def test_a_table_of_bots_ends_as_it_is_stored(database: str) -> None:
    async with node_on(database, workers=1) as node:
        room, made = await table(node, "bot:random", "bot:random")
        onlooker = at_table(room)
        await ending.end_by_owner(node.lobby, made.table, Rights(set(), True))
        assert room.table.ended == {"kind": "ended"}
        assert (room.table.phase, room.asked) == (TablePhase.OVER, None)
        assert frames(onlooker, "head")[-1]["head"]["phase"] == "over"
        assert copy(room.table) == copy(await node.store.head(made.table))


async def test_who_has_gone_is_here_until_that_is_stored(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel")
        async with connect_to(node, made.table, made.seats[0].token) as ada:
            async with connect_to(node, made.table, made.seats[1].token):
                await until(lambda: 1 in room.broadcaster.present)
                seen = [seat.seen for seat in room.table.seats]
                # The other duties of presence wait with the writer.
                go_on = threading.Event()
                held = node.store.writer.submit(lambda connection: go_on.wait(60))
            await until(lambda: 1 not in room.broadcaster.connected)
            assert room.broadcaster.head()["seats"][1]["here"]
            assert [seat.seen for seat in room.table.seats] == seen
            heads = kinds(ada).count("head")
            go_on.set()
            await held
            await until(lambda: not room.broadcaster.head()["seats"][1]["here"])
            await until(lambda: kinds(ada).count("head") > heads)
            stored = await node.store.head(made.table)
            assert stored is not None
            assert stored.seats[1].seen == room.table.seats[1].seen > seen[1]


async def test_what_is_refused_leaves_the_row_as_it_was(database: str) -> None:
    async with node_on(database) as node:
        room, made = await table(node, "Ada", "Bel")
        seat = room.asked
        assert seat is not None
        row = copy(room.table)
        handed_over = update(schema.tables).where(schema.tables.c.id == made.table).values(seating=7)
        await node.store.write(lambda connection: connection.execute(handed_over))
        with pytest.raises(KiruError, match="error-seats-changed"):
            await run_out(node, room, seat)
        assert copy(room.table) == row
        assert room.is_stale, "the next one reads it anew"


async def test_a_seat_of_an_older_turn_is_not_changed(database: str) -> None:
    """Another node has played on meanwhile: whose time runs there is not for us to say."""
    async with node_on(database) as node:
        room, made = await table(node, "Ada", "Bel")
        seat = room.asked
        assert seat is not None
        plan = room.plan_seat(seat, {"status": SeatStatus.LEFT, "bot": seating.STAND_IN})
        await decide(node, room, seat)
        async with room.lock:
            with pytest.raises(KiruError, match="error-stale"):
                await room.change(plan, room.broadcaster.show_head)
        assert room.table.seats[seat].status is SeatStatus.TAKEN
        stored = await node.store.head(made.table)
        assert stored is not None
        assert stored.phase is TablePhase.PLAYING
        assert copy(room.table) == copy(stored)
