"""Players at tables of a node in this process, and over real connections."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any

import httpx

from kiru.bench.postgres import Postgres
from kiru.protocol.answers import TableMade
from kiru.protocol.frames_in import Act, Undo
from kiru.protocol.requests import NewTable
from kiru.server.app import make_app
from kiru.server.node import Node
from kiru.server.settings import Settings
from kiru.server.tables.client import Client
from kiru.server.tables.room import Room
from tests.server.conformance import checked

KEYS = count()


def settings(database: str, **given: Any) -> Settings:
    """Settings of a test: a quick store, no limits that get in the way."""
    quick: dict[str, Any] = {"durable": False, "requests_per_second": 10_000.0, "request_burst": 10_000}
    quick |= {"tables_per_minute": 100_000.0, "frames_per_second": 10_000.0, "frame_burst": 10_000}
    quick |= {"connections_per_second": 10_000.0, "connection_burst": 10_000, "sign_ins_per_minute": 10_000.0}
    quick |= {"digest_seconds": 0.0}
    return Settings(database=database, **(quick | given))


@asynccontextmanager
async def node_on(database: str, **given: Any) -> AsyncIterator[Node]:
    """A running node without HTTP."""
    node = Node(settings(database, **given))
    await node.start()
    try:
        yield node
    finally:
        await node.stop()


@asynccontextmanager
async def two_nodes(server: Postgres, **given: Any) -> AsyncIterator[tuple[Node, Node]]:
    """Two running nodes that share a database and hear each other."""
    database = server.database()
    async with node_on(database, **given) as one, node_on(database, **given) as two:
        for node in (one, two):
            assert node.bus is not None
            await asyncio.wait_for(node.bus.listening.wait(), 20)
        yield one, two


@asynccontextmanager
async def web_on(database: str, **given: Any) -> AsyncIterator[httpx.AsyncClient]:
    """A running application and somebody with a browser."""
    app = make_app(settings(database, **given))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://kiru.test") as browser:
            browser.node = app.state.node  # type: ignore[attr-defined]
            browser.app = app  # type: ignore[attr-defined]
            yield browser


def somebody_at(browser: httpx.AsyncClient, address: str) -> httpx.AsyncClient:
    """Somebody else with a browser, at another address."""
    transport = httpx.ASGITransport(app=browser.app, raise_app_exceptions=False, client=(address, 1))  # type: ignore[attr-defined]
    return httpx.AsyncClient(transport=transport, base_url="http://kiru.test")


def wish(*seats: str, **given: Any) -> NewTable:
    """A table for persons (their names) and bots (`bot:greedy`), all persons' seats claimed by the maker."""
    made: list[dict[str, str]] = []
    for seat in seats:
        kind, _, bot = seat.partition(":")
        made.append({"kind": "bot", "bot": bot} if kind == "bot" else {"kind": "person", "name": seat})
    people = [number for number, seat in enumerate(made) if seat["kind"] == "person"]
    body = {"game": "hanging_gardens", "seats": made, "claim": people} | given
    return NewTable.model_validate(body)


async def table(node: Node, *seats: str, **given: Any) -> tuple[Room, TableMade]:
    made = await node.lobby.create(wish(*seats, **given), None, "en")
    return await node.lobby.room(made.table), made


def at_table(room: Room, *seats: int, language: str = "en") -> Client:
    """Somebody who looks on from these seats."""
    client = Client(100_000, 1_000_000_000)
    client.greet(language, set(seats), False, True)
    room.broadcaster.clients.add(client)
    return client


def frames(client: Client, kind: str | None = None) -> list[dict[str, Any]]:
    """What a client was sent so far; taken out of its queue."""
    found = [checked(json.loads(frame)) for frame in client.waiting]
    client.waiting.clear()
    client.waiting_bytes = 0
    return [frame for frame in found if kind is None or frame["t"] == kind]


def act(room: Room, action: str | None = None, key: str | None = None, random: Random | None = None) -> Act:
    """A decision of the seat that is asked: the given one, or a random or the first legal one."""
    legal = room.match.legal()
    code = random.choice(legal) if random is not None else legal[0]
    seat = room.asked
    assert seat is not None
    text = action if action is not None else room.match.notation.text(code)
    return Act(key or f"k{next(KEYS)}", len(room.match.steps), seat, text)


def undo(room: Room, seat: int) -> Undo:
    return Undo(f"k{next(KEYS)}", len(room.match.steps), seat)


async def play(room: Room, decisions: int = 10_000, seed: int = 0) -> int:
    """Random decisions for whoever is asked; bots decide for themselves."""
    random, done = Random(seed), 0
    while done < decisions and (asked := room.asked) is not None:
        if room.table.seats[asked].bot is not None:
            await asyncio.sleep(0.01)
            continue
        request = act(room, random=random)
        await room.act(request.seat, request)
        done += 1
    return done


async def play_until_undoable(room: Room) -> int:
    """Random decisions until one can be taken back; the seat that may."""
    for number in range(500):
        assert await play(room, 1, seed=number) == 1, "the game is over"
        seat = room.loaded.undo_seat()
        if seat is not None:
            return seat
    raise AssertionError("nothing could be taken back")


async def play_past_bot(room: Room, seed: int = 0) -> None:
    """Random decisions until a bot of the table has decided once more: a turn may have several of them."""
    bots = [seat.seat for seat in room.table.seats if seat.bot is not None]
    before = sum(step.seat in bots for step in room.match.steps)
    while sum(step.seat in bots for step in room.match.steps) == before:
        assert await play(room, 1, seed) == 1


async def until(check: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until something is so."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not check():
        assert loop.time() < end, "it did not happen in time"
        await asyncio.sleep(0.02)


async def reopen(node: Node, table: str) -> Room:
    """The table as it comes out of the store, once its bots have done."""
    await until(lambda: not node.bots.is_busy(table))
    node.lobby.rooms.pop(table, None)
    return await node.lobby.room(table)
