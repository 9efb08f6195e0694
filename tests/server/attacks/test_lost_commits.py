"""A commit of which nobody hears: whatever was asked for happens once, and its answer is the right one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import Select, func, select

from kiru.bench.postgres import Postgres
from kiru.core.errors import KiruError
from kiru.server.lobby import seating
from kiru.server.node import Node
from kiru.server.store import schema
from kiru.server.store.chat_lines import ChatLine
from kiru.server.store.tables import Rights
from tests.server.attacks.proxies import Proxy, before
from tests.server.connections import connect_to
from tests.server.people import act, node_on, play, table, web_on, wish

LOSSES = ["answer", "request", "late"]


@asynccontextmanager
async def behind_proxy(server: Postgres) -> AsyncIterator[tuple[httpx.AsyncClient, Node, Proxy]]:
    """A node whose connections to PostgreSQL can be broken."""
    with before(server.port) as proxy:
        async with web_on(proxy.address_of(server.database())) as browser:
            yield browser, browser.node, proxy  # type: ignore[attr-defined]


async def count(node: Node, query: Select[Any]) -> int:
    return int(await node.store.read(lambda connection: connection.execute(query).scalar_one()))


@pytest.mark.parametrize("loss", LOSSES)
async def test_a_new_table_and_a_claim_happen_once_although_their_commits_are_lost(
    loss: str, postgres_server: Postgres
) -> None:
    async with behind_proxy(postgres_server) as (browser, node, proxy):
        body = wish("Ada", "Bel").model_dump(mode="json") | {"claim": [0], "listed": True}
        proxy.armed = loss
        made = await browser.post("/api/tables", json=body)
        assert made.status_code == 200
        assert await count(node, select(func.count()).select_from(schema.tables)) == 1
        name, seats = made.json()["table"], made.json()["seats"]
        browser.cookies.clear()
        proxy.armed = loss
        claim = {"invite": seats[1]["invite"], "name": "Cyrus"}
        claimed = await browser.post(f"/api/tables/{name}/claim", json=claim)
        assert claimed.status_code == 200
        assert (await node.lobby.rights(name, None, [claimed.json()["token"]])).seats == {1}
        assert (await browser.post(f"/api/tables/{name}/claim", json=claim)).status_code == 409
        assert proxy.broken == 2
        room = await node.lobby.room(name)
        assert room.table.seats[1].name == "Cyrus"
        assert await play(room, 3) == 3


@pytest.mark.parametrize("loss", LOSSES)
async def test_what_is_said_is_said_once_although_its_commit_is_lost(loss: str, postgres_server: Postgres) -> None:
    async with behind_proxy(postgres_server) as (_, node, proxy):
        room, made = await table(node, "Ada", "Bel")
        async with connect_to(node, made.table, *(seat.token for seat in made.seats)) as mine:
            for number in range(3):
                proxy.armed = loss
                mine.say(t="chat", key=f"c{number}", text=f"line {number}", seat=0)
                assert (await mine.answered(f"c{number}"))["t"] == "ok"
            heard = [frame["text"] for frame in mine.sent if frame["t"] == "chat"]
            assert heard == ["line 0", "line 1", "line 2"]
            assert proxy.broken == 3
        assert await count(node, select(func.count()).select_from(schema.chats)) == 3
        assert room.chat_seen == 3


@pytest.mark.parametrize("loss", LOSSES)
async def test_decisions_and_giving_up_happen_once_although_their_commits_are_lost(
    loss: str, postgres_server: Postgres
) -> None:
    async with behind_proxy(postgres_server) as (_, node, proxy):
        room, made = await table(node, "Ada", "Bel")
        for _ in range(3):
            steps = len(room.match.steps)
            request = act(room)
            proxy.armed = loss
            await room.act(request.seat, request)
            assert room.match.steps[steps].seat == request.seat
        proxy.armed = loss
        await seating.resign(node.lobby, made.table, Rights({0}, False), 0)
        assert proxy.broken == 4
        events = schema.events
        given_up = select(func.count()).select_from(events).where(events.c.action == "!resign")
        assert await count(node, given_up) == 1
        assert await count(node, select(func.count()).select_from(events)) == room.table.events


async def test_many_operations_in_one_lost_commit_are_all_answered_as_they_went(postgres_server: Postgres) -> None:
    """Also the ones that were refused: their refusal stands."""
    async with behind_proxy(postgres_server) as (_, node, proxy):
        room, _ = await table(node, "Ada", "Bel")
        calls: list[int] = []

        def change(number: int) -> Any:
            def work(_: Any) -> int:
                calls.append(number)
                if number % 3 == 0:
                    raise KiruError("error-not-now")
                return len(calls)

            return work

        request = act(room)
        proxy.armed = "answer"
        writes = [node.store.write(change(number)) for number in range(9)]
        found = await asyncio.gather(*writes, room.act(request.seat, request), return_exceptions=True)
        assert proxy.broken == 1
        assert [str(one) for one in found[0:9:3]] == ["error-not-now"] * 3
        assert all(isinstance(one, int) for number, one in enumerate(found[:9]) if number % 3)
        assert found[9] is None
        assert len(calls) == 9, "nothing was carried out again"


async def test_who_cannot_be_told_is_told_so(postgres_server: Postgres) -> None:
    """The commit is lost and the database stays away: nobody knows, and nobody says that nothing was changed."""
    with before(postgres_server.port) as proxy:
        address = proxy.address_of(postgres_server.database())
        async with node_on(address, store_patience=0.2) as node:
            room, _ = await table(node, "Ada", "Bel")
            request = act(room)
            proxy.armed = "gone"
            with pytest.raises(KiruError, match="error-store-unknown"):
                await room.act(request.seat, request)


async def test_chat_honors_its_key(database: str) -> None:
    async with node_on(database) as node:
        _, made = await table(node, "Ada", "Bel")
        async with connect_to(node, made.table, *(seat.token for seat in made.seats)) as mine:
            frames: list[tuple[dict[str, Any], str | None]] = [
                ({"t": "chat", "key": "1", "text": "hello", "seat": 0}, None),
                ({"t": "chat", "key": "1", "text": "hello", "seat": 0}, None),
                ({"t": "chat", "key": "1", "text": "good bye", "seat": 0}, "error-key-used"),
                ({"t": "react", "key": "1", "reaction": "wow", "seat": 0}, "error-key-used"),
                ({"t": "chat", "key": "1", "text": "me too", "seat": 1}, None),
                ({"t": "react", "key": "2", "reaction": "wow", "seat": 0}, None),
                ({"t": "react", "key": "2", "reaction": "wow", "seat": 0}, None),
                ({"t": "react", "key": "2", "reaction": "laugh", "seat": 0}, "error-key-used"),
            ]
            for frame, refusal in frames:
                mine.sent = [one for one in mine.sent if one["t"] == "chat"]
                mine.say(**frame)
                answer = await mine.answered(frame["key"])
                assert answer.get("error", {}).get("key") == refusal
            heard = [(one["seat"], one["text"], one.get("reaction")) for one in mine.sent if one["t"] == "chat"]
        assert heard == [(0, "hello", None), (1, "me too", None), (0, "", "wow")]


async def test_two_nodes_that_chat_at_once_are_both_heard(postgres_server: Postgres) -> None:
    """The numbers of lines are unique at a table: who comes second takes the next."""
    database = postgres_server.database()
    async with node_on(database) as one, node_on(database) as two:
        _, made = await table(one, "Ada", "Bel")
        rooms = [await one.lobby.room(made.table), await two.lobby.room(made.table)]
        lines = [
            ChatLine(seat=number % 2, name="", text=str(number), reaction="", at=1, key=f"0 {number}")
            for number in range(40)
        ]
        await asyncio.gather(*(rooms[number % 2].say(line) for number, line in enumerate(lines)))
        assert await count(one, select(func.count()).select_from(schema.chats)) == 40
