"""Ending a game together: everybody who plays agrees, and the points count as they stand."""

import asyncio

import pytest

from kiru.bench.postgres import Postgres
from kiru.core import record
from kiru.core.errors import KiruError
from kiru.server.kits import kit_of
from kiru.server.lobby import abandoned, agreeing, ending, seating
from kiru.server.node import Node
from kiru.server.people.finished import finished_of
from kiru.server.store.tables import Rights
from kiru.server.tables.replay import record_of
from kiru.server.tables.room import Room
from tests.server.connections import connect_to, last
from tests.server.people import at_table, frames, node_on, play, reopen, table, two_nodes, until, web_on, wish
from tests.server.test_rematch import make_old


async def agree(node: Node, room: Room, *seats: int) -> None:
    for seat in seats:
        await agreeing.agree(node.lobby, room.table.id, Rights({seat}, False, room.table.seating), None)


async def test_the_last_one_to_agree_ends_the_game_and_the_points_count_as_they_stand(database: str) -> None:
    async with node_on(database) as node:
        room, made = await table(node, "Ada", "Bel", "Cyrus", "bot:greedy", options={"first": "1"})
        await play(room, 1)
        watcher = at_table(room)
        await agree(node, room, 0, 2)
        assert frames(watcher, "head")[-1]["head"]["offer"] == [0, 2]
        assert room.table.phase == "playing"
        await agree(node, room, 1)
        shown = frames(watcher)
        ask = [frame for frame in shown if frame["t"] == "ask"][-1]
        assert (ask["phase"], ask["seat"], ask["places"]) == ("over", None, list(room.match.state.ranking()))
        assert ask["result"][0].startswith("By agreement: ")
        opened = await reopen(node, made.table)
        head = opened.broadcaster.head()
        assert (head["phase"], head["ended"], head["offer"]) == ("over", {"kind": "agreed"}, None)
        with pytest.raises(KiruError, match="error-over"):
            opened.loaded.check_seat(0)


async def test_an_offer_expires_with_the_next_decision_and_when_somebody_declines(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel")
        await agree(node, room, 0)
        watcher = at_table(room)
        await play(room, 1)
        assert room.broadcaster.head()["offer"] is None
        assert frames(watcher, "head")[-1]["head"]["offer"] is None, "everybody is told"
        await agree(node, room, 1)
        assert room.table.phase == "playing", "the other one's wish was void"
        await agreeing.decline(node.lobby, made.table, Rights({0}, False), None)
        assert room.broadcaster.head()["offer"] is None
        await agree(node, room, 0)
        assert room.table.phase == "playing"
        assert room.broadcaster.head()["offer"] == [0]


async def test_bots_agree_and_so_does_a_bot_that_stands_in(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, _ = await table(node, "Ada", "bot:greedy", options={"first": "1"})
        await agree(node, room, 0)
        assert room.table.ended == {"kind": "agreed"}
        room, made = await table(node, "Ada", "Bel", "Cyrus", options={"first": "1"})
        await seating.leave(node.lobby, made.table, Rights({2}, False), None)
        await agree(node, room, 0)
        assert room.table.phase == "playing"
        with pytest.raises(KiruError, match="error-not-now"):
            await agree(node, room, 2)
        await agree(node, room, 1)
        assert room.table.ended == {"kind": "agreed"}


async def test_a_rated_game_by_agreement_counts_for_nobody_and_bots_do_not_let_one_escape(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        rated = {"allow": {"rated": True}, "options": {"first": "1"}}
        room, _ = await table(node, "Ada", "bot:greedy", **rated)
        with pytest.raises(KiruError, match="error-rated-agreement"):
            await agree(node, room, 0)
        assert room.table.offer is None
        room, _ = await table(node, "Ada", "Bel", **rated)
        assert finished_of(room.table, room.kit, room.match).is_rated
        await agree(node, room, 0, 1)
        assert not finished_of(room.table, room.kit, room.match).is_rated


async def test_the_record_says_so_and_replays(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        made = (await browser.post("/api/tables", json=wish("Ada", "Bel").model_dump(mode="json"))).json()
        path = f"/api/tables/{made['table']}"
        room = await browser.node.lobby.room(made["table"])  # type: ignore[attr-defined]
        await play(room, 5)
        head = (await browser.post(f"{path}/agree", json={"seat": 0})).json()
        assert head["offer"] == [0]
        assert (await browser.post(f"{path}/decline", json={"seat": 1})).json()["offer"] is None
        assert (await browser.post(f"{path}/agree", json={})).json()["phase"] == "over", "both seats are ours"
        text = (await browser.get(f"{path}/record")).text
        saved, kit = record.read(text), kit_of("hanging_gardens")
        assert (saved.ended, record.write(saved)) == ("agreement", text)
        match = record.replay(saved, kit.game, kit.notation, kit.box)
        assert saved.scores == [match.state.score(seat) for seat in range(2)]
        assert saved == record.read(record.write(record_of(room.table, room.match, room.kit)))
        shown = (await browser.post("/api/records", content=text)).json()
        assert (await browser.get(f"/api/tables/{shown['table']}")).json()["ended"] == {"kind": "agreed"}
        (game,) = (await browser.get("/api/me/games")).json()["games"]
        assert game["ended"] == {"kind": "agreed"}
        for false in (text.replace("ended agreement\n", ""), text.replace("end ", "end 9")):
            with pytest.raises(KiruError, match="error-record"):
                record.replay(record.read(false), kit.game, kit.notation, kit.box)


async def test_two_nodes_agree_at_once_and_the_game_ends_once(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server) as (one, two):
        room, made = await table(one, "Ada", "Bel")
        far = await two.lobby.room(made.table)
        async with connect_to(two, made.table) as watcher:
            await asyncio.gather(agree(one, room, 0), agree(two, far, 1))
            await until(lambda: last(watcher, "ask")["phase"] == "over")
        events = await one.store.since(made.table, 0)
        assert [event.action for event in events].count("!agree") == 1


async def test_a_decision_elsewhere_and_the_last_consent_do_not_both_count(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server) as (one, two):
        room, made = await table(one, "Ada", "Bel")
        far = await two.lobby.room(made.table)
        for seed in range(5):
            await agree(one, room, 0)
            await far.catch_up()
            await asyncio.gather(play(room, 1, seed), agree(two, far, 1), return_exceptions=True)
            await room.catch_up()
            await far.catch_up()
            if room.table.phase == "over":
                break
            assert far.table == room.table
        actions = [event.action for event in await one.store.since(made.table, 0)]
        assert "!agree" not in actions[:-1], "nothing happens after the end"


async def test_a_table_whose_people_are_gone_is_closed_after_its_owners_limit(database: str) -> None:
    async with node_on(database, abandoned_hours=100) as node:
        room, _ = await table(node, "Ada", "Bel")
        patient, _ = await table(node, "Ada", "Bel", close_hours=500)
        for one in (room, patient):
            await make_old(node, one, 99)
        await abandoned.close_abandoned(node.lobby)
        assert (room.table.phase, patient.table.phase) == ("playing", "playing")
        for one in (room, patient):
            await make_old(node, one, 2)
        await abandoned.close_abandoned(node.lobby)
        assert (room.table.ended, patient.table.ended) == ({"kind": "abandoned"}, None)


async def test_a_table_with_somebody_at_it_is_not_closed(sqlite: str) -> None:
    async with node_on(sqlite, abandoned_hours=100) as node:
        room, made = await table(node, "Ada", "Bel")
        async with connect_to(node, made.table, made.seats[0].token):
            await until(lambda: made.table in node.lobby.presence.stored)
            await make_old(node, room, 200)
            await abandoned.close_abandoned(node.lobby)
            assert room.table.phase == "playing"


async def test_a_table_of_bots_alone_is_ended_by_its_owner_at_any_moment(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "bot:greedy", "bot:greedy")
        await ending.end_by_owner(node.lobby, made.table, Rights(set(), True, room.table.seating))
        assert room.table.ended == {"kind": "ended"}
