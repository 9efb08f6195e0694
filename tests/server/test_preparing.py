"""What a seat picks for itself before the game (B14), and lessons, which belong to the table."""

from typing import Any

import httpx
import pytest

from kiru.bench.postgres import Postgres
from kiru.core.errors import KiruError
from kiru.server.lobby import preparing, rematch, seating
from kiru.server.node import Node
from kiru.server.store import tokens
from kiru.server.store.tables import Rights
from tests.server.people import at_table, frames, node_on, play, two_nodes, until, web_on, wish

ADA, BEL, CYRUS = b"a" * 32, b"b" * 32, b"c" * 32


async def waiting(node: Node, *seats: str, **given: Any) -> str:
    """Ada and Bel sit at a table of Babylon that waits for a third."""
    made = await node.lobby.create(wish("Ada", "Bel", "Cyrus", *seats, claim=[0], game="babylon", **given), ADA, "en")
    invite = next(one.invite for one in made.seats if one.seat == 1)
    await node.lobby.claim(made.table, invite or "", "", BEL)
    return made.table


async def rights(node: Node, table: str, device: bytes) -> Rights:
    return await node.lobby.rights(table, device, [])


async def pick(node: Node, table: str, device: bytes, choice: str | None) -> None:
    await preparing.pick(node.lobby, table, await rights(node, table, device), None, choice)


async def picked(node: Node, table: str) -> list[str | None]:
    return [seat["pick"] for seat in (await node.lobby.head(table))["seats"]]


@pytest.mark.anyio
async def test_B14_a_seat_picks_its_flower_in_the_waiting_room(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        table = await waiting(node)
        room = await node.lobby.room(table)
        looking = at_table(room, 1)
        await pick(node, table, ADA, "blue")
        shown = frames(looking, "table")[-1]
        assert shown["head"]["seats"][0]["pick"] == "blue", "the others see it"
        assert set(shown["head"]["picks"]) == {"white", "pink", "yellow", "blue"}
        with pytest.raises(KiruError, match="error-pick-taken"):
            await pick(node, table, BEL, "blue")
        await pick(node, table, BEL, "pink")
        await pick(node, table, ADA, "white")
        await pick(node, table, BEL, "blue")
        assert await picked(node, table) == ["white", "blue", None]
        assert room.table.options["flowers"].startswith("white-blue-")
        with pytest.raises(KiruError, match="error-pick"):
            await pick(node, table, ADA, "black")
        invited = await seating.invite(node.lobby, table, await rights(node, table, ADA), 2)
        await node.lobby.claim(table, invited, "", CYRUS)
        gardens = room.kit.view(room.match.state)["players"]
        assert [garden["flower"] for garden in gardens][:2] == ["white", "blue"]
        assert (await node.lobby.head(table))["picks"] == []
        with pytest.raises(KiruError, match="error-not-now"):
            await pick(node, table, ADA, "yellow")


@pytest.mark.anyio
async def test_a_pick_is_given_back(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        table = await waiting(node)
        await pick(node, table, ADA, "blue")
        await pick(node, table, ADA, None)
        assert (await node.lobby.row(table)).options["flowers"] == "dealt"
        await pick(node, table, BEL, "blue")
        await seating.leave(node.lobby, table, await rights(node, table, BEL), None)
        assert (await node.lobby.row(table)).options["flowers"] == "dealt"
        await pick(node, table, ADA, "blue")
        assert await picked(node, table) == ["blue", None, None]
        with pytest.raises(KiruError, match="error-not-yours"):
            await pick(node, table, CYRUS, "pink")


@pytest.mark.anyio
async def test_two_nodes_never_give_one_flower_twice(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server) as (one, two):
        table = await waiting(one)
        there, here = await two.lobby.room(table), await one.lobby.room(table)
        for room in (here, there):
            await room.catch_up()
        ada, bel = await rights(one, table, ADA), await rights(two, table, BEL)
        await preparing.pick(one.lobby, table, ada, None, "blue")
        with pytest.raises(KiruError):
            await preparing.pick(two.lobby, table, bel, None, "blue")
        await until(lambda: there.table.seats[0].pick == "blue")
        assert there.match.options["flowers"] == here.match.options["flowers"] != "dealt"


@pytest.mark.anyio
async def test_picks_of_a_new_table(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        seats: list[dict[str, str]] = [
            {"kind": "person", "pick": "pink"},
            {"kind": "bot", "bot": "novice", "pick": "blue"},
        ]
        made = await make(browser, game="babylon", seats=seats, claim=[0])
        head = (await browser.get(f"/api/tables/{made['table']}")).json()
        assert head["options"]["flowers"].startswith("pink-blue-")
        same = [seat | {"pick": "pink"} for seat in seats]
        refused = await browser.post("/api/tables", json={"game": "babylon", "seats": same, "claim": [0]})
        assert (refused.status_code, refused.json()["error"]["key"]) == (409, "error-pick-taken")
        elsewhere = await browser.post("/api/tables", json={"game": "amyitis", "seats": seats, "claim": [0]})
        assert elsewhere.json()["error"]["key"] == "error-pick"


async def make(browser: httpx.AsyncClient, **body: Any) -> dict[str, Any]:
    answer = await browser.post("/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


LESSON: dict[str, Any] = {"game": "babylon", "seats": [{"kind": "person"}] * 2, "claim": [0, 1], "lesson": True}


@pytest.mark.anyio
async def test_a_lesson_moves_to_another_device_whole(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        table = (await make(browser, **LESSON))["table"]
        link = (await browser.post(f"/api/tables/{table}/link", json={"seat": 0})).json()
        transport = httpx.ASGITransport(app=browser.app)  # type: ignore[attr-defined]
        async with httpx.AsyncClient(transport=transport, base_url="http://kiru.test") as phone:
            await phone.post(f"/api/tables/{table}/move-device", json={"token": link["token"]})
            assert (await phone.get(f"/api/tables/{table}")).json()["lesson"] == "begun"
            (mine,) = (await phone.get("/api/tables/mine")).json()
            assert mine["you"] == [0, 1]
            finished = await phone.post(f"/api/tables/{table}/finish-lesson")
            assert finished.json()["lesson"] == "finished"
            assert (await phone.post(f"/api/tables/{table}/finish-lesson")).status_code == 200
        for address in ("/api/tables/mine", "/api/me/games"):
            found = (await browser.get(address)).json()
            assert (found if isinstance(found, list) else found["games"]) == [], "on no device it is in the list"


@pytest.mark.anyio
async def test_a_lesson_is_its_makers_alone(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        for change in ({"claim": [0]}, {"listed": True}, {"allow": {"rated": True}}):
            refused = await browser.post("/api/tables", json=LESSON | change)
            assert refused.json()["error"]["key"] == "error-lesson"
        table = (await make(browser, **LESSON | {"lesson": False}))["table"]
        assert (await browser.post(f"/api/tables/{table}/finish-lesson")).status_code == 409
        node: Node = browser.node  # type: ignore[attr-defined]
        stranger = await node.lobby.rights(table, tokens.hashed("x"), [])
        with pytest.raises(KiruError, match="error-not-yours"):
            await preparing.finish_lesson(node.lobby, table, stranger)


@pytest.mark.anyio
async def test_a_rematch_keeps_what_was_picked(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        seats = [{"kind": "person", "pick": "yellow"}, {"kind": "bot", "bot": "random"}]
        made = await node.lobby.create(wish("Ada", seats=seats, claim=[0], game="babylon"), ADA, "en")
        room = await node.lobby.room(made.table)
        await play(room)
        again = await rematch.rematch(node.lobby, made.table, await rights(node, made.table, ADA), ADA)
        assert await picked(node, again.table) == ["yellow", None]
