"""Attacks by absence: who drops is seen to drop, and is not replaced before their time."""

import asyncio
import json
import socket
from datetime import datetime
from typing import Any

import pytest
from sqlalchemy import Engine, event, select

from kiru.bench.postgres import Postgres
from kiru.core.errors import KiruError
from kiru.server.lobby import presence, seating
from kiru.server.node import Node
from kiru.server.ops import heartbeat
from kiru.server.settings import Settings
from kiru.server.store import schema
from kiru.server.store.models import now_ms
from kiru.server.store.store import open_engine
from kiru.server.store.tables import Rights
from kiru.server.tables.client import Client
from tests.server.connections import Server, SocketClient, connect_to, hear, kinds, say, serving
from tests.server.people import node_on, table, two_nodes, until
from tests.server.test_hostile import masked, shake_hands


def told(line: SocketClient, seat: int) -> dict[str, Any]:
    """What a connection was last told of a seat."""
    frame = [frame for frame in line.sent if frame["t"] in ("table", "head")][-1]
    found: dict[str, Any] = frame["head"]["seats"][seat]
    return found


async def test_who_has_thought_long_is_not_replaced_right_after_a_disconnect(sqlite: str) -> None:
    async with node_on(sqlite, absent_seconds=1.5) as node:
        room, made = await table(node, "Ada", "Bel")
        asked = room.asked
        assert asked is not None
        others = Rights({1 - asked}, False)
        async with connect_to(node, made.table, made.seats[1 - asked].token) as other:
            async with connect_to(node, made.table, made.seats[asked].token):
                start = node.store.time.now()
                await until(lambda: node.store.time.now() > start + 2000)
                assert not room.broadcaster.head()["seats"][asked]["replaceable"]
            gone = node.store.time.now()
            with pytest.raises(KiruError, match="error-not-absent"):
                await seating.substitute(node.lobby, made.table, others, asked, "greedy")
            heads = kinds(other).count("head")
            await until(lambda: told(other, asked)["replaceable"])
            assert node.store.time.now() >= gone + 1500
            assert kinds(other).count("head") >= heads + 1, "told by time alone"
            await seating.substitute(node.lobby, made.table, others, asked, "random")


async def test_everybody_is_told_who_drops_and_who_comes_back(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        _, made = await table(node, "Ada", "Bel")
        async with (
            connect_to(node, made.table, made.seats[0].token) as ada,
            connect_to(node, made.table) as watcher,
        ):
            for _ in range(2):
                async with connect_to(node, made.table, made.seats[1].token):
                    for line in (ada, watcher):
                        await until(lambda line=line: told(line, 1)["here"])
                        assert told(line, 1)["away"] is None
                for line in (ada, watcher):
                    await until(lambda line=line: not told(line, 1)["here"])
                    assert told(line, 1)["away"] is not None
        await until(lambda: not node.lobby.presence.stored)
        stored = await node.store.head(made.table)
        assert stored is not None
        assert all(seat.seen > 0 for seat in stored.seats)


async def test_a_crowd_that_comes_and_goes_costs_few_frames(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel")
        async with connect_to(node, made.table, made.seats[0].token) as ada:
            loop = asyncio.get_running_loop()
            start = loop.time()
            for _ in range(60):
                async with connect_to(node, made.table):
                    pass
            rounds = (loop.time() - start) / presence.PAUSE + 3
            await until(lambda: room.broadcaster.told == room.broadcaster.standing())
            assert kinds(ada).count("head") <= rounds + (loop.time() - start) / presence.WATCH + 3


async def test_presence_is_known_across_nodes(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server, absent_seconds=1.5) as (one, two):
        room, made = await table(one, "Ada", "Bel")
        asked = room.asked
        assert asked is not None
        token = made.seats[asked].token
        async with connect_to(one, made.table, made.seats[1 - asked].token) as near:
            async with connect_to(two, made.table, token):
                await until(lambda: told(near, asked)["here"])
                start = one.store.time.now()
                await until(lambda: one.store.time.now() > start + 2000)
                assert not told(near, asked)["replaceable"]
                async with connect_to(one, made.table, token):
                    await until(lambda: made.table in one.lobby.presence.stored)
                await until(lambda: one.lobby.presence.stored[made.table] == {1 - asked})
                assert told(near, asked)["here"], "one of two connections has ended"
            await until(lambda: not told(near, asked)["here"])
            assert not told(near, asked)["replaceable"]
            async with connect_to(two, made.table, token):
                await until(lambda: told(near, asked)["here"])
            await until(lambda: told(near, asked)["replaceable"])


async def test_who_was_connected_to_a_lost_node_is_away_until_it_is_back(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "BEAT", 0.1)
    monkeypatch.setattr(presence, "GONE_MS", 3000)
    async with two_nodes(postgres_server) as (one, two):
        _, made = await table(one, "Ada", "Bel")
        tokens = [seat.token for seat in made.seats]
        async with connect_to(one, made.table, tokens[0]) as ada, connect_to(two, made.table, tokens[1]):
            await until(lambda: told(ada, 1)["here"])
            assert two.heartbeat.task is not None
            two.heartbeat.task.cancel()
            await until(lambda: not told(ada, 1)["here"])
            assert await known(one) == {one.store.marks.node}
            two.heartbeat.task = asyncio.create_task(two.heartbeat.run())
            await until(lambda: told(ada, 1)["here"])


async def known(node: Node) -> set[str]:
    """The nodes of which the store knows."""
    query = select(schema.nodes.c.id)
    return set(await node.store.read(lambda connection: connection.execute(query).scalars().all()))


def has_presences(engine: Engine) -> bool:
    """A look of its own: within one transaction a reader sees one moment."""
    with engine.connect() as connection:
        return connection.execute(select(schema.presences)).first() is not None


async def test_who_was_connected_when_the_server_died_is_away_since_it_is_back(sqlite: str) -> None:
    async def run(server: Server) -> None:
        made = await asyncio.to_thread(server.table, "Ada", "Bel")
        async with server.socket(made["table"]) as socket:
            await say(socket, t="hello", tokens=[made["seats"][0]["token"]])
            await hear(socket, "table")
            engine = open_engine(Settings(database=sqlite))
            await until(lambda: has_presences(engine))
            engine.dispose()
            await asyncio.to_thread(server.kill)
        died = now_ms() / 1000
        await asyncio.to_thread(server.start)
        await until(lambda: not server.head(made["table"])["seats"][0]["here"])
        away = server.head(made["table"])["seats"][0]["away"]
        assert datetime.fromisoformat(away).timestamp() > died - 1

    with serving(sqlite) as server:
        await run(server)


async def test_whoever_comes_to_many_tables_at_once_costs_a_few_statements(database: str) -> None:
    """Decisions wait behind them: a statement for each table made them wait for a second."""
    async with node_on(database) as node:
        for task in node.lobby.presence.tasks:
            task.cancel()
        rooms = [(await table(node, "Ada", "Bel"))[0] for _ in range(12)]
        for room in rooms:
            room.broadcaster.clients.add(client := Client(10, 1000))
            client.seats = frozenset({0, 1})
            node.lobby.presence.changed(room.attendance, ())
        said: list[str] = []
        event.listen(node.store.engine, "before_cursor_execute", lambda *given: said.append(given[2]))
        await node.lobby.presence.write()
        # What is asked for while a transaction begins goes with the next one.
        assert sum("presences" in statement or "seen" in statement for statement in said) <= 6
        found = await node.store.read(lambda connection: connection.execute(select(schema.presences)).all())
        assert {(row.table_id, row.seat) for row in found} == {(one.table.id, seat) for one in rooms for seat in (0, 1)}
        for room in rooms:
            room.broadcaster.clients.clear()


def silent_at(server: Server, made: dict[str, Any], seat: int) -> socket.socket:
    """Somebody at a seat whose network is gone after the hello: nothing is read, nothing answered, nothing closed."""
    raw = socket.create_connection(("127.0.0.1", server.port), 30)
    shake_hands(raw, made["table"], server.port)
    raw.sendall(masked(json.dumps({"t": "hello", "tokens": [made["seats"][seat]["token"]]}).encode()))
    return raw


async def test_a_network_that_is_silently_gone_is_noticed_by_its_silence(sqlite: str) -> None:
    with serving(sqlite, ping_seconds=0.5) as server:
        made = server.table("Ada", "Bel")
        async with server.socket(made["table"], ping_interval=None) as ada:
            await say(ada, t="hello", tokens=[made["seats"][0]["token"]])
            with await asyncio.to_thread(silent_at, server, made, 1):
                while not (await hear(ada, "head"))["head"]["seats"][1]["here"]:
                    pass
                while (await hear(ada, "head"))["head"]["seats"][1]["here"]:
                    pass
            await say(ada, t="ping")
            await hear(ada, "pong")
