"""Attacks on seats: with connections, rights and links from before the seat changed hands; and taking too many."""

from typing import Any

import pytest

from kiru.bench.postgres import Postgres
from kiru.core.errors import KiruError
from kiru.protocol.answers import TableMade
from kiru.server.lobby import rematch, seating
from kiru.server.node import Node
from kiru.server.store import tables
from kiru.server.store.enums import SeatStatus
from kiru.server.tables.room import Room
from tests.server.connections import SocketClient, connect_to, kinds, last
from tests.server.people import node_on, play, table, two_nodes, until, web_on, wish

ADA, BEL, CYRUS = b"a" * 32, b"b" * 32, b"c" * 32
CLOSED = {"undo": True, "hints": True, "spectators": False, "chat": True}


async def table_of_three(node: Node, **given: Any) -> tuple[Room, TableMade, str]:
    """Ada and Bel sit, the third seat is open: a table that waits, and Bel's token."""
    made = await node.lobby.create(wish("Ada", "Bel", "Dido", claim=[0], **given), ADA, "en")
    claimed = await node.lobby.claim(made.table, made.seats[1].invite or "", "Bel", BEL)
    return await node.lobby.room(made.table), made, claimed.token


async def get_up(node: Node, made: TableMade, device: bytes = BEL) -> None:
    rights = await node.lobby.rights(made.table, device, [])
    await seating.leave(node.lobby, made.table, rights, None)


async def fill_up(node: Node, made: TableMade) -> str:
    """Cyrus takes Bel's seat, Dido hers: the game begins. Cyrus's token."""
    rights = await node.lobby.rights(made.table, ADA, [])
    fresh = await seating.invite(node.lobby, made.table, rights, 1)
    cyrus = await node.lobby.claim(made.table, fresh, "Cyrus", CYRUS)
    await node.lobby.claim(made.table, made.seats[2].invite or "", "Dido", b"d" * 32)
    return cyrus.token


async def play_until_asked(room: Room, seat: int) -> None:
    for _ in range(200):
        if room.asked == seat:
            return
        await play(room, 1)
    raise AssertionError("the seat is never asked")


async def check_refused(line: SocketClient, room: Room, *errors: str) -> None:
    """Whatever a player may do is refused to a connection that has lost seat 1."""
    legal, seq = room.match.notation.text(room.match.legal()[0]), len(room.match.steps)
    line.say(t="act", key="old-act", seq=seq, seat=1, action=legal)
    line.say(t="undo", key="old-undo", seq=seq, seat=1)
    line.say(t="hint", key="old-hint", seat=1)
    line.say(t="chat", key="old-chat", seat=1, text="I am Cyrus")
    line.say(t="react", key="old-react", reaction="bravo")
    for key in ("old-act", "old-undo", "old-hint", "old-chat", "old-react"):
        assert (await line.answered(key))["error"]["key"] in errors


async def test_a_seat_given_up_does_not_belong_to_the_old_connection(database: str) -> None:
    async with node_on(database) as node:
        room, made, token = await table_of_three(node)
        async with connect_to(node, made.table, token) as old:
            assert last(old, "table")["you"] == [1]
            await get_up(node, made)
            await until(lambda: last(old, "table")["you"] == [])
            cyrus = await fill_up(node, made)
            async with connect_to(node, made.table, cyrus) as new:
                assert last(new, "table")["you"] == [1]
                await play_until_asked(room, 1)
                await check_refused(old, room, "error-not-yours")
                assert last(old, "ask")["legal"] == []
                new.say(t="chat", key="c", text="hello")
                assert (await new.answered("c"))["t"] == "ok"
                assert [frame["name"] for frame in new.sent if frame["t"] == "chat"] == ["Cyrus"]


async def test_who_has_left_a_table_without_spectators_hears_nothing_more(database: str) -> None:
    async with node_on(database) as node:
        room, made, token = await table_of_three(node, allow=CLOSED)
        async with connect_to(node, made.table, token) as old:
            await get_up(node, made)
            await until(lambda: old.code == 4401)
            heard = len(old.sent)
            await fill_up(node, made)
            await play(room, 3)
            assert len(old.sent) == heard
        async with connect_to(node, made.table, token) as again:
            assert again.code == 4401
            assert again.sent == []


async def deafen(node: Node) -> None:
    """From now on the node hears nothing of what others do."""
    assert node.bus is not None
    await node.bus.stop()


async def test_a_seat_given_up_at_one_node_is_lost_at_the_other(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server) as (one, two):
        room, made, token = await table_of_three(one)
        async with connect_to(two, made.table, token) as old:
            assert last(old, "table")["you"] == [1]
            await get_up(one, made)
            await until(lambda: last(old, "table")["you"] == [])
            await fill_up(one, made)
            await play_until_asked(room, 1)
            far = await two.lobby.room(made.table)
            await until(lambda: len(far.match.steps) == len(room.match.steps))
            await check_refused(old, far, "error-not-yours")
        room, made, token = await table_of_three(one, allow=CLOSED)
        async with connect_to(two, made.table, token) as old:
            await get_up(one, made)
            await until(lambda: old.code == 4401)


async def test_a_node_that_has_heard_nothing_asks_the_store_whose_seat_it_is(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server) as (one, two):
        _, made, token = await table_of_three(one)
        async with connect_to(two, made.table, token) as old:
            far = await two.lobby.room(made.table)
            await deafen(two)
            await get_up(one, made)
            await fill_up(one, made)
            assert far.table.seats[1].name == "Bel"
            old.say(t="chat", key="c", seat=1, text="I am Cyrus")
            assert (await old.answered("c"))["error"]["key"] == "error-seats-changed"
            old.say(t="hint", key="h", seat=1)
            assert (await old.answered("h"))["error"]["key"] == "error-not-yours"
            assert last(old, "table")["you"] == []


async def test_a_decision_made_after_the_seat_was_lost_is_not_stored(postgres_server: Postgres) -> None:
    """Whatever takes a seat away from somebody in the middle of a game: the store itself refuses what they decide."""
    async with two_nodes(postgres_server) as (one, two):
        room, made = await table(one, "Ada", "Bel")
        asked = room.asked
        assert asked is not None
        async with connect_to(two, made.table, made.seats[asked].token) as old:
            choice = last(old, "ask")["legal"][0]["action"]
            await deafen(two)
            async with room.lock:
                await room.hand_over(lambda found: tables.forget_seat(found, made.table, asked, SeatStatus.TAKEN))
            for key, error in (("a", "error-stale"), ("b", "error-not-yours")):
                old.say(t="act", key=key, seq=len(room.match.steps), seat=asked, action=choice)
                assert (await old.answered(key))["error"]["key"] == error
            stored = await one.store.open(made.table)
            assert stored is not None
            assert stored.table.events == room.table.events


async def test_rights_from_before_a_seat_changed_hands_open_no_door(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, made, _ = await table_of_three(node)
        lobby = node.lobby
        bel, ada = [await lobby.rights(made.table, device, []) for device in (BEL, ADA)]
        _, link = await seating.link(lobby, made.table, bel, None)
        await get_up(node, made)
        doors: list[Any] = [
            seating.leave(lobby, made.table, bel, None),
            seating.link(lobby, made.table, bel, None),
            seating.resign(lobby, made.table, bel, None),
            seating.come_back(lobby, made.table, bel, None),
            seating.invite(lobby, made.table, ada, 2),
            seating.mute(lobby, made.table, ada, 1, True),
            seating.substitute(lobby, made.table, bel, 0, "greedy"),
            rematch.rematch(lobby, made.table, bel, BEL),
        ]
        for door in doors:
            with pytest.raises(KiruError, match="error-seats-changed"):
                await door
        with pytest.raises(KiruError, match="error-token"):
            await lobby.move(made.table, link, BEL)
        await fill_up(node, made)
        with pytest.raises(KiruError, match="error-seats-changed"):
            await seating.leave(lobby, made.table, bel, None)
        assert room.table.seats[1].name == "Cyrus"
        assert (await lobby.rights(made.table, CYRUS, [])).seats == {1}


async def test_an_invitation_to_a_seat_that_is_taken_is_worth_nothing(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server) as (one, two):
        room, made, _ = await table_of_three(one, listed=True)
        await two.lobby.room(made.table)
        await deafen(two)
        ada = await two.lobby.rights(made.table, ADA, [])
        await one.lobby.join(made.table, "Dido", b"d" * 32)
        with pytest.raises(KiruError, match="error-seats-changed"):
            await seating.invite(two.lobby, made.table, ada, 2)
        ada = await two.lobby.rights(made.table, ADA, [])
        with pytest.raises(KiruError, match="error-seat-number"):
            await seating.invite(two.lobby, made.table, ada, 2)
        with pytest.raises(KiruError, match="error-invite-used"):
            await two.lobby.claim(made.table, made.seats[2].invite or "", "Thief", b"t" * 32)
        assert room.table.seats[2].name == "Dido"


async def test_an_open_connection_gets_the_seat_that_its_device_takes(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server) as (one, two):
        _, made, _ = await table_of_three(one)
        bel = await one.lobby.rights(made.table, BEL, [])
        _, link = await seating.link(one.lobby, made.table, bel, None)
        async with (
            connect_to(one, made.table, device=CYRUS) as near,
            connect_to(two, made.table, device=CYRUS) as far,
        ):
            await one.lobby.move(made.table, link, CYRUS)
            for line in (near, far):
                await until(lambda line=line: last(line, "table")["you"] == [1])


async def test_the_other_node_hears_of_a_rematch(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server) as (one, two):
        room, made = await table(one, "Ada", "Bel")
        async with connect_to(two, made.table, made.seats[1].token) as bel:
            await play(room)
            await until(lambda: last(bel, "ask")["phase"] == "over")
            rights = await one.lobby.rights(made.table, None, [made.owner])
            again = await rematch.rematch(one.lobby, made.table, rights, None)
            await until(lambda: "head" in kinds(bel) and last(bel, "head")["head"]["next"] == again.table)
            async with connect_to(two, again.table, made.seats[1].token) as next_:
                assert last(next_, "table")["you"] == [1]


async def test_two_nodes_that_are_asked_for_a_rematch_set_one_table(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server) as (one, two):
        room, made = await table(one, "Ada", "Bel")
        await play(room)
        far = await two.lobby.room(made.table)
        await deafen(two)
        rights = await one.lobby.rights(made.table, None, [made.owner])
        again = await rematch.rematch(one.lobby, made.table, rights, None)
        assert far.table.next is None
        twice = await rematch.rematch(two.lobby, made.table, rights, None)
        assert twice == TableMade(table=again.table, seats=[])


async def test_a_device_takes_one_seat_of_a_listed_table_unless_it_owns_it(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        app: Any = browser.app  # type: ignore[attr-defined]
        body = wish("Ada", "Bel", "Cyrus", "Dido", claim=[0], listed=True).model_dump(mode="json")
        made = (await browser.post("/api/tables", json=body)).json()
        join = f"/api/tables/{made['table']}/join"
        transport = browser._transport
        async with type(browser)(transport=transport, base_url="http://kiru.test") as stranger:
            first = await stranger.post(join, json={"name": "Eve"})
            assert first.json()["seat"] == 1
            again = await stranger.post(join, json={"name": "Eve again"})
            assert (again.status_code, again.json()["error"]["key"]) == (409, "error-seated")
            stranger.cookies.clear()
            bearer = {"authorization": f"Bearer {first.json()['token']}"}
            again = await stranger.post(join, json={"name": "Eve again"}, headers=bearer)
            assert again.json()["error"]["key"] == "error-seated"
        assert (await browser.post(join, json={"name": "Ada too"})).json()["seat"] == 2
        room = await app.state.node.lobby.room(made["table"])
        assert [seat.status for seat in room.table.seats] == ["taken", "taken", "taken", "open"]


@pytest.mark.parametrize(
    ("limit", "frame"), [("chats", {"t": "chat", "text": "again"}), ("hints", {"t": "hint", "seat": 0})]
)
async def test_a_limit_of_chat_and_hints_survives_a_reconnect(sqlite: str, limit: str, frame: dict[str, Any]) -> None:
    async with node_on(sqlite, **{f"{limit}_per_minute": 2.0}) as node:
        _, made = await table(node, "Ada", "Bel", options={"first": "1"})
        answers = []
        for number in range(4):
            async with connect_to(node, made.table, made.seats[0].token) as line:
                line.say(key=f"k{number}", **frame)
                answers.append((await line.answered(f"k{number}"))["t"])
        assert answers[:2] == ["ok" if limit == "chats" else "answer"] * 2
        assert answers[2:] == ["no", "no"]
