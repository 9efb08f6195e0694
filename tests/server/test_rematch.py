"""Playing again: one table for everybody who played, seats kept for a while, a series counted."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

from kiru.bench.postgres import Postgres
from kiru.core.errors import KiruError
from kiru.protocol.answers import TableMade
from kiru.server.lobby import abandoned, agreeing, rematch, rematch_offers, seating
from kiru.server.node import Node
from kiru.server.store import schema
from kiru.server.store.enums import TablePhase
from kiru.server.store.store import open_engine
from kiru.server.store.tables import Rights
from kiru.server.store.tokens import Asker
from kiru.server.tables.room import Room
from tests.server.connections import connect_to, serving
from tests.server.people import node_on, play, two_nodes, until, web_on, wish

ADA, BEL, CYRUS = b"a" * 32, b"b" * 32, b"c" * 32


async def three(node: Node, **given: Any) -> Room:
    """Ada, Bel, Cyrus and a bot, each person with a browser."""
    made = await node.lobby.create(wish("Ada", "Bel", "Cyrus", "bot:greedy", claim=[0], **given), ADA, "en")
    for seat, device in ((1, BEL), (2, CYRUS)):
        invite = next(one.invite for one in made.seats if one.seat == seat)
        await node.lobby.claim(made.table, invite or "", "", device)
    return await node.lobby.room(made.table)


async def rights(node: Node, room: Room, device: bytes) -> Rights:
    return await node.lobby.rights(room.table.id, device, [])


async def won(node: Node, room: Room) -> None:
    await play(room)


async def resigned(node: Node, room: Room) -> None:
    for device in (BEL, CYRUS, ADA):
        await seating.resign(node.lobby, room.table.id, await rights(node, room, device), None)


async def agreed(node: Node, room: Room) -> None:
    await play(room, 2)
    for device in (ADA, BEL, CYRUS):
        await agreeing.agree(node.lobby, room.table.id, await rights(node, room, device), None)


async def left_behind(node: Node, room: Room) -> None:
    await play(room, 2)
    await make_old(node, room)
    await abandoned.close_abandoned(node.lobby)


async def make_old(node: Node, room: Room, hours: int = 1000) -> None:
    """As if nothing had happened at a table for long."""
    old = update(schema.tables).where(schema.tables.c.id == room.table.id)
    moved = old.values(changed=schema.tables.c.changed - hours * 3_600_000)
    await node.store.write(lambda connection: connection.execute(moved))


ENDINGS = [won, resigned, agreed, left_behind]


@pytest.mark.parametrize("ending", ENDINGS)
async def test_after_every_ending_everybody_finds_their_seat_kept(database: str, ending: Any) -> None:
    async with node_on(database) as node:
        room = await three(node, options={"first": "2"})
        ada = await rights(node, room, ADA)
        with pytest.raises(KiruError, match="error-not-now"):
            await rematch.rematch(node.lobby, room.table.id, ada, ADA)
        await ending(node, room)
        await until(lambda: room.table.phase == "over")
        again = await rematch.rematch(node.lobby, room.table.id, await rights(node, room, ADA), ADA)
        fresh = await node.lobby.room(again.table)
        assert [seat.name for seat in fresh.table.seats] == [seat.name for seat in room.table.seats], "nobody moves"
        assert [seat.status for seat in fresh.table.seats] == ["taken", "kept", "kept", "taken"]
        assert fresh.table.options["first"] == "3", "the next one begins"
        assert (fresh.table.phase, room.broadcaster.head()["next"]) == ("waiting", again.table)
        assert fresh.broadcaster.head()["seats"][1]["kept"] is not None
        twice = await rematch.rematch(node.lobby, room.table.id, await rights(node, room, BEL), BEL)
        assert twice == TableMade(table=again.table, seats=[])
        assert [seat.status for seat in fresh.table.seats] == ["taken", "taken", "kept", "taken"]
        await rematch.sit(node.lobby, again.table, Asker(CYRUS))
        assert fresh.table.phase == "playing"
        await rematch.sit(node.lobby, again.table, Asker(CYRUS))
        assert (await rights(node, fresh, CYRUS)).seats == {2}


async def test_against_bots_the_rematch_begins_at_once_and_they_keep_their_names(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        made = await node.lobby.create(wish("Ada", "bot:architect", "bot:gardener", claim=[0]), ADA, "en")
        room = await node.lobby.room(made.table)
        await seating.resign(node.lobby, made.table, await rights(node, room, ADA), None)
        again = await rematch.rematch(node.lobby, made.table, await rights(node, room, ADA), ADA)
        fresh = await node.lobby.room(again.table)
        assert fresh.table.phase == "playing"
        assert [(one.name, one.kind) for one in fresh.table.seats] == [(one.name, one.kind) for one in room.table.seats]
        assert fresh.table.seats[0].bot is None, "who has resigned sits down again"


async def test_a_seat_is_kept_for_ten_minutes_and_then_free_for_an_invited_guest(database: str) -> None:
    async with node_on(database) as node:
        room = await three(node)
        await resigned(node, room)
        ada = await rights(node, room, ADA)
        again = await rematch.rematch(node.lobby, room.table.id, ada, ADA)
        fresh = await node.lobby.room(again.table)
        await rematch.free_kept(node.lobby)
        assert fresh.table.seats[1].status == "kept"
        own = await rights(node, fresh, ADA)
        with pytest.raises(KiruError, match="error-seat-number"):
            await seating.invite(node.lobby, again.table, own, 1)
        old = update(schema.tables).where(schema.tables.c.id == again.table)
        moved = old.values(changed=schema.tables.c.changed - 601_000)
        await node.store.write(lambda connection: connection.execute(moved))
        await rematch.free_kept(node.lobby)
        assert [seat.status for seat in fresh.table.seats] == ["taken", "open", "open", "taken"]
        assert not (await rights(node, fresh, BEL)).seats
        with pytest.raises(KiruError, match="error-not-yours"):
            await rematch.sit(node.lobby, again.table, Asker(BEL))
        invite = await seating.invite(node.lobby, again.table, await rights(node, fresh, ADA), 1)
        assert (await node.lobby.claim(again.table, invite, "Dido", b"d" * 32)).seat == 1


async def test_who_does_not_want_to_play_again_gives_the_seat_free(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room = await three(node)
        await resigned(node, room)
        again = await rematch.rematch(node.lobby, room.table.id, await rights(node, room, ADA), ADA)
        fresh = await node.lobby.room(again.table)
        await seating.leave(node.lobby, again.table, await rights(node, fresh, BEL), None)
        assert [seat.status for seat in fresh.table.seats] == ["taken", "open", "kept", "taken"]
        assert (await rights(node, room, BEL)).seats == {1}, "the finished game stays theirs"


async def test_everybody_hears_of_it_wherever_they_are(database: str) -> None:
    async with node_on(database) as node:

        async def heard(device: bytes) -> Any:
            return await node.store.read(lambda connection: rematch_offers.offers_to(connection, device))

        assert await heard(BEL) == {"offers": [], "again": rematch_offers.SELDOM}
        room = await three(node)
        assert (await heard(BEL))["again"] == rematch_offers.AGAIN[TablePhase.PLAYING]
        await resigned(node, room)
        assert await heard(BEL) == {"offers": [], "again": rematch_offers.AGAIN[TablePhase.OVER]}, (
            "a rematch may come soon"
        )
        again = await rematch.rematch(node.lobby, room.table.id, await rights(node, room, ADA), ADA)
        for device, seat in ((BEL, 1), (CYRUS, 2)):
            (offer,) = (await heard(device))["offers"]
            assert (offer["table"], offer["names"], offer["seat"]) == (again.table, ["Ada"], seat)
        assert not (await heard(ADA))["offers"], "who sits there is not asked"
        assert not (await heard(b"d" * 32))["offers"]
        await rematch.sit(node.lobby, again.table, Asker(BEL))
        assert not (await heard(BEL))["offers"]
        (offer,) = (await heard(CYRUS))["offers"]
        assert offer["names"] == ["Ada", "Bel"]


async def test_a_best_of_three_counts_until_it_is_decided(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        made = await node.lobby.create(wish("Ada", "Bel", claim=[0, 1], best_of=3), ADA, "en")
        room = await node.lobby.room(made.table)
        scores = []
        for loser in (1, 0, 1):
            await seating.resign(node.lobby, room.table.id, await rights(node, room, ADA), loser)
            scores.append(room.broadcaster.head()["series"])
            again = await rematch.rematch(node.lobby, room.table.id, await rights(node, room, ADA), ADA)
            room = await node.lobby.room(again.table)
        assert [one and one["wins"] for one in scores] == [[1, 0], [1, 1], [2, 1]]
        assert room.broadcaster.head()["series"] == {"best_of": 3, "wins": [0, 0]}, "the next series"


async def test_a_series_that_is_offered_after_a_game_counts_that_game(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        made = (await browser.post("/api/tables", json=wish("Ada", "Bel").model_dump(mode="json"))).json()
        room = await browser.node.lobby.room(made["table"])  # type: ignore[attr-defined]
        await play(room)
        places = room.match.state.ranking()
        answer = await browser.post(f"/api/tables/{made['table']}/rematch", json={"best_of": 5})
        head = (await browser.get(f"/api/tables/{answer.json()['table']}")).json()
        wins = [int(place == 1 and places.count(1) == 1) for place in places]
        assert head["series"] == {"best_of": 5, "wins": wins}
        refused = await browser.post(f"/api/tables/{made['table']}/rematch", json={"best_of": 4})
        assert refused.status_code == 400


async def test_two_presses_at_once_on_two_nodes_make_one_table(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server) as (one, two):
        room = await three(one)
        await resigned(one, room)
        far = await two.lobby.room(room.table.id)
        ada, bel = await rights(one, room, ADA), await rights(two, far, BEL)
        made = await asyncio.gather(
            rematch.rematch(one.lobby, room.table.id, ada, ADA), rematch.rematch(two.lobby, room.table.id, bel, BEL)
        )
        assert made[0].table == made[1].table
        row = await one.store.head(made[0].table)
        assert row is not None
        assert [seat.status for seat in row.seats] == ["taken", "taken", "kept", "taken"]
        assert one.lobby.rooms[room.table.id].table.next == made[0].table
        async with connect_to(two, made[0].table) as watcher:
            await rematch.sit(one.lobby, made[0].table, Asker(CYRUS))
            await until(lambda: any(frame.get("phase") == "playing" for frame in watcher.sent))


def test_a_node_that_dies_between_offer_and_seat_loses_nothing(postgres_server: Postgres) -> None:
    """Two processes, one killed: the seats are kept all the same, and nobody gets a second table."""
    database = postgres_server.database()
    with serving(database) as one, serving(database) as two:
        made = one.table("Ada", "Bel", "Cyrus")
        ada, bel, cyrus = [{"authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]
        path = f"/api/tables/{made['table']}"
        for seat, own in ((1, bel), (2, cyrus), (0, ada)):
            one.post(f"{path}/resign", {"seat": seat}, **own)
        again = one.post(f"{path}/rematch", {}, **ada)["table"]
        one.kill()
        assert two.post(f"{path}/rematch", {}, **bel)["table"] == again
        assert [seat["status"] for seat in two.head(again)["seats"]] == ["taken", "taken", "kept"]
        assert two.post(f"/api/tables/{again}/sit", {}, **cyrus)["phase"] == "playing"
        assert two.post(f"{path}/rematch", {}, **ada)["table"] == again
        with open_engine(two.settings).connect() as connection:
            assert len(connection.execute(schema.tables.select()).all()) == 2, "one table, and one rematch"
