"""People in the lobby of a node in this process, and on the websocket of a server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from sqlalchemy import Connection, select

from kiru.server.meeting import waits
from kiru.server.meeting.lobby_feed import LobbyListener
from kiru.server.meeting.waits import Wait
from kiru.server.node import Node
from kiru.server.store import schema
from kiru.server.store.people.meeting_schema import waits as waits_table
from kiru.server.tables.client import Client
from tests.server.people import frames, until


def device(name: str) -> bytes:
    return name.encode().ljust(32, b".")


def wish(node: Node, name: str, patience: int = 600, players: int = 2, **given: Any) -> Wait:
    """What somebody waits for, as a request would have it."""
    now = node.lobby.store.time.now()
    wanted = {"game": "babylon", "speed": "quick", "rated": False, "language": "en", "maker": name} | given
    return Wait(
        device=device(name),
        node="",
        seen=now,
        since=now,
        until=now + 1000 * patience,
        players=players,
        name=name,
        **wanted,
    )


async def begin(node: Node, name: str, **given: Any) -> None:
    wait = wish(node, name, **given)
    await node.store.write(lambda connection: waits.add(connection, wait))


@asynccontextmanager
async def in_lobby(node: Node, name: str) -> AsyncIterator[Client]:
    """Somebody who has the lobby open."""
    listener = LobbyListener(name, device(name), Client(10_000, 100_000_000))
    await node.feed.enter(listener)
    try:
        yield listener.client
    finally:
        await node.feed.leave(listener)


async def found(node: Node, name: str) -> str | None:
    """The table that was found for somebody."""
    wait = await node.store.read(lambda connection: waits.of_device(connection, device(name)))
    return None if wait is None else wait.table_id


async def table_for(listener: Client) -> str:
    """Wait until somebody is told of a table."""
    tables: list[str] = []

    def is_told() -> bool:
        for frame in frames(listener, "wait"):
            if frame["wait"] is not None and frame["wait"]["table"] is not None:
                tables.append(frame["wait"]["table"])
        return bool(tables)

    await until(is_told)
    return tables[0]


def seats_of(connection: Connection, name: str) -> list[tuple[str, int]]:
    """The seats that somebody's browser holds."""
    devices = schema.devices
    query = select(devices.c.table_id, devices.c.seat).where(devices.c.hash == device(name), devices.c.seat >= 0)
    return [(table, seat) for table, seat in connection.execute(query)]


def waiting_count(connection: Connection) -> int:
    return len(connection.execute(select(waits_table.c.device)).all())


async def finished_game(browser: httpx.AsyncClient, other: httpx.AsyncClient) -> str:
    """A game of two browsers that both have played to an end; the table."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bel"}]
    body = {"game": "babylon", "seats": seats, "claim": [0], "listed": True}
    made = (await browser.post("/api/tables", json=body)).json()
    table = str(made["table"])
    joined = await other.post(f"/api/tables/{table}/join", json={"name": "Bel"})
    assert joined.status_code == 200, joined.text
    ended = await other.post(f"/api/tables/{table}/resign", json={"seat": joined.json()["seat"]})
    assert ended.json()["phase"] == "over", ended.text
    await browser.node.results.settle(table)  # type: ignore[attr-defined]
    return table
