"""Waiting for a game: who waits for the same is seated together, once, whichever node does it and whoever dies."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from kiru.bench.postgres import Postgres
from kiru.core.errors import KiruError
from kiru.server.meeting import waits
from kiru.server.meeting.matchmaker import parties
from tests.server.meeting import visitors
from tests.server.meeting.visitors import begin, device, found, in_lobby, seats_of, table_for, wish
from tests.server.people import frames, node_on, two_nodes, until, web_on


async def test_two_people_who_wait_for_the_same_game_get_one_table(database: str) -> None:
    async with node_on(database) as node, in_lobby(node, "Ada") as ada, in_lobby(node, "Bel") as bel:
        await begin(node, "Ada")
        await begin(node, "Bel")
        table = await table_for(ada)
        assert await table_for(bel) == table
        head = await node.lobby.head(table)
        assert [seat["name"] for seat in head["seats"]] == ["Ada", "Bel"]
        assert head["phase"] == "playing"
        assert head["clock"] == {"kind": "clock", "minutes": 10, "increment": 10}
        for number, name in enumerate(("Ada", "Bel")):
            assert await node.store.read(lambda c, n=name: seats_of(c, n)) == [(table, number)]  # type: ignore[misc]


async def test_different_wishes_are_not_seated_together(sqlite: str) -> None:
    async with node_on(sqlite) as node, in_lobby(node, "Ada") as ada, in_lobby(node, "Bel"), in_lobby(node, "Cem"):
        await begin(node, "Bel", speed="calm")
        await begin(node, "Cem", rated=True)
        await begin(node, "Ada", players=3)
        await until(lambda: any(len(frame["groups"]) == 3 for frame in frames(ada, "lobby-change")))
        assert [await found(node, name) for name in ("Ada", "Bel", "Cem")] == [None, None, None]


async def test_bots_fill_the_table_after_the_wait(sqlite: str) -> None:
    async with node_on(sqlite) as node, in_lobby(node, "Ada") as ada:
        await begin(node, "Ada", patience=0, players=3, game="hanging_gardens", rated=True)
        table = await table_for(ada)
        head = await node.lobby.head(table)
        assert [seat["kind"] for seat in head["seats"]] == ["person", "bot", "bot"]
        assert head["allow"]["rated"]
        assert head["phase"] == "playing"
        rights = await node.lobby.rights(table, device("Ada"), [])
        assert rights.is_owner, "alone with bots, one owns the table"


async def test_the_bot_that_fills_the_table_is_the_choice_of_whoever_has_waited_longest(sqlite: str) -> None:
    async with node_on(sqlite) as node, in_lobby(node, "Ada") as ada, in_lobby(node, "Bel") as bel:
        await begin(node, "Ada", patience=2, players=3, game="hanging_gardens", bot="architect")
        await begin(node, "Bel", patience=600, players=3, game="hanging_gardens", bot="novice")
        table = await table_for(ada)
        assert await table_for(bel) == table, "another bot keeps nobody from playing together"
        row = await node.lobby.row(table)
        assert [seat.bot for seat in row.seats] == [None, None, "architect"]


async def test_a_bot_that_nobody_knows_or_that_has_no_rating_is_refused(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        body = {"game": "babylon", "players": 2, "name": "Ada"}
        begun = (await browser.post("/api/waits", json=body | {"bot": "royal"})).json()["wait"]
        assert begun["bot"] == "royal"
        assert (await browser.post("/api/waits", json=body | {"bot": "nobody"})).status_code == 400
        unmeasured = await browser.post("/api/waits", json=body | {"bot": "royal-77", "rated": True})
        assert unmeasured.json()["error"]["key"] == "error-rated-bot"
        assert (await browser.get("/api/waits")).json()["wait"]["bot"] == "royal", "a refusal changes nothing"


async def test_whoever_closes_the_lobby_is_not_seated(sqlite: str) -> None:
    async with node_on(sqlite) as node, in_lobby(node, "Bel") as bel:
        async with in_lobby(node, "Ada") as ada:
            await begin(node, "Ada")
            await until(lambda: any(frame["wait"] for frame in frames(ada, "wait")))
        await begin(node, "Bel", patience=0)
        head = await node.lobby.head(await table_for(bel))
        assert [seat["name"] for seat in head["seats"] if seat["kind"] == "person"] == ["Bel"]
        assert await found(node, "Ada") is None


async def test_whoever_comes_back_within_moments_still_waits(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        async with in_lobby(node, "Ada"):
            await begin(node, "Ada")
        async with in_lobby(node, "Ada") as ada, in_lobby(node, "Bel") as bel:
            await begin(node, "Bel")
            assert await table_for(ada) == await table_for(bel)


async def test_a_lost_wait_is_forgotten(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        await begin(node, "Ada")
        later = node.store.time.now() + waits.LOST_MS + 1
        await node.store.write(lambda connection: waits.drop_lost(connection, later))
        assert await node.store.read(visitors.waiting_count) == 0


async def test_a_party_is_seated_once_however_often_it_is_tried(database: str) -> None:
    async with node_on(database) as node:
        for name in ("Ada", "Bel"):
            await begin(node, name)
        devices, now = [device("Ada"), device("Bel")], node.store.time.now()
        await node.store.write(lambda connection: waits.see(connection, devices, "a node", now))
        party = await node.store.read(lambda connection: waits.present(connection, now))
        first = await node.feed.matchmaker.make_table(party)
        with pytest.raises(KiruError, match="error-seats-changed"):
            await node.feed.matchmaker.make_table(party)
        assert [await found(node, name) for name in ("Ada", "Bel")] == [first, first]
        assert await node.store.read(lambda connection: seats_of(connection, "Ada")) == [(first, 0)]


async def test_two_nodes_seat_many_people_once_each(postgres_server: Postgres) -> None:
    names = [f"person {number}" for number in range(24)]
    async with two_nodes(postgres_server) as nodes, AsyncExitStack() as lobby:
        told = [await lobby.enter_async_context(in_lobby(nodes[n % 2], name)) for n, name in enumerate(names)]
        await asyncio.gather(*(begin(nodes[n % 2], name, players=3) for n, name in enumerate(names)))
        tables = [await table_for(listener) for listener in told]
        for name, table in zip(names, tables, strict=True):
            held = await nodes[0].store.read(lambda c, n=name: seats_of(c, n))  # type: ignore[misc]
            assert [one for one, _ in held] == [table], "seated twice, or not at all"
        assert sorted(tables.count(table) for table in set(tables)) == [3] * 8


async def test_people_of_a_dead_node_come_back_at_another_and_lose_nothing(postgres_server: Postgres) -> None:
    database = postgres_server.database()
    async with node_on(database) as one:
        async with node_on(database) as other:
            dead = in_lobby(other, "Ada")
            await dead.__aenter__()
            await begin(other, "Ada")
            await until(lambda: other.feed.groups != [])
            # The node dies: nobody says that Ada has gone.
            other.feed.listeners.clear()
        async with in_lobby(one, "Bel") as bel:
            await begin(one, "Bel")
            await until(lambda: any(frame["wait"] for frame in frames(bel, "wait")))
            async with in_lobby(one, "Ada") as ada:
                table = await table_for(ada)
                assert await table_for(bel) == table
                assert await one.store.read(lambda connection: seats_of(connection, "Ada")) == [(table, 0)]


async def test_requests_begin_and_end_a_wait_of_the_device_alone(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        body = {"game": "babylon", "players": 2, "name": "Ada"}
        assert (await browser.get("/api/waits")).json() == {"wait": None}
        begun = (await browser.post("/api/waits", json=body)).json()["wait"]
        assert (begun["game"], begun["players"], begun["table"]) == ("babylon", 2, None)
        await browser.post("/api/waits", json=body | {"players": 3})
        assert (await browser.get("/api/waits")).json()["wait"]["players"] == 3
        node = browser.node  # type: ignore[attr-defined]
        assert await node.store.read(visitors.waiting_count) == 1, "one wait for each device"
        cookie = browser.cookies.get("kiru")
        browser.cookies.clear()
        assert (await browser.delete("/api/waits")).json() == {"wait": None}
        assert await node.store.read(visitors.waiting_count) == 1, "a stranger ends nobody's wait"
        browser.cookies.set("kiru", str(cookie))
        await browser.delete("/api/waits")
        assert await node.store.read(visitors.waiting_count) == 0


@pytest.mark.parametrize("wrong", [{"game": "chess"}, {"players": 5}, {"players": 1}, {"speed": "x"}, {"patience": 1}])
async def test_a_wish_that_nobody_can_have_is_refused(sqlite: str, wrong: dict[str, object]) -> None:
    async with web_on(sqlite) as browser:
        answer = await browser.post("/api/waits", json={"game": "babylon", "players": 2} | wrong)
        assert answer.status_code in (400, 404)
        assert answer.json()["error"]["text"]


async def test_a_cancel_that_comes_too_late_tells_the_table(sqlite: str) -> None:
    async with node_on(sqlite) as node, in_lobby(node, "Ada") as ada:
        await begin(node, "Ada", patience=0)
        table = await table_for(ada)
        late = await node.store.write(lambda connection: waits.cancel(connection, device("Ada")))
        assert late is not None
        assert late.table_id == table


async def test_the_longest_wait_goes_first(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        people = [wish(node, name, players=2) for name in ("Ada", "Bel", "Cem")]
        (party,) = parties(people, node.store.time.now())
        assert [wait.name for wait in party] == ["Ada", "Bel"]
