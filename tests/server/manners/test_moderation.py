"""Reports and what moderators do: lines, tables and bans, across nodes and restarts, and all of it written down."""

import asyncio
import json

import pytest
from sqlalchemy import select

from kiru.bench.postgres import Postgres
from kiru.cli.app import run as kiru
from kiru.protocol.manners import BanWish
from kiru.server.moderation import deeds, desk
from kiru.server.settings import Settings
from kiru.server.store.people.manners_schema import reports
from kiru.server.store.people.schema import seat_results
from tests.server.manners.company import (
    AUTHORIZED,
    at_table,
    device_of,
    heard,
    join,
    moderate,
    node_of,
    open_table,
    report,
    say,
    three_browsers,
)
from tests.server.people import frames, node_on, play, table, two_nodes, until
from tests.server.profiles import device


async def test_a_report_reaches_the_moderators_and_the_line_goes(database: str) -> None:
    async with three_browsers(database) as (ada, bel, owner):
        node, place = node_of(ada), await open_table(ada)
        await join(bel, place, "Bel")
        of_ada, of_bel = await at_table(node, place, ada), await at_table(node, place, bel)
        await say(node, place, of_bel, "you fool")
        for _ in range(2):
            assert (await report(ada, place, line=0, text="  again and\tagain ")).json() == {"reported": True}
        (shown,) = (await moderate(owner, "GET", "/reports"))["reports"]
        assert (shown["name"], shown["quote"], shown["text"]) == ("Bel", "you fool", "again and again")
        assert (shown["table"], shown["line"], shown["reason"], shown["banned"]) == (place, 0, "insult", False)
        assert heard(of_ada) == heard(of_bel) == ["you fool"]
        await moderate(owner, "POST", f"/tables/{place}/lines/0/remove")
        (gone,) = frames(of_ada, "chat")
        assert (gone["number"], gone["name"], gone["text"], "reaction" in gone) == (0, "", "", False)
        assert heard(await at_table(node, place, ada)) == [""]
        seen = await moderate(owner, "GET", f"/tables/{place}")
        assert ([one["name"] for one in seen["seats"]], seen["lines"]) == (["Ada", "Bel"], [])
        await moderate(owner, "POST", f"/reports/{shown['id']}/close")
        assert (await moderate(owner, "GET", "/reports"))["reports"] == []
        (done,) = (await moderate(owner, "GET", "/reports?closed=true"))["reports"]
        assert (done["id"], done["quote"]) == (shown["id"], "you fool")
        log = await moderate(owner, "GET", "/log")
        assert [(one["deed"], one["table"], one["line"], one["done"]) for one in log] == [
            ("report", None, None, True),
            ("line", place, 0, True),
        ]


async def test_a_table_is_closed_for_everybody_before_and_during_its_game(database: str) -> None:
    async with three_browsers(database) as (ada, bel, owner):
        node, waiting, playing = node_of(ada), await open_table(ada, people=3), await open_table(ada)
        await join(bel, waiting, "Bel")
        await join(bel, playing, "Bel")
        client = await at_table(node, playing, bel)
        for place in (waiting, playing):
            await moderate(owner, "POST", f"/tables/{place}/close")
            head = (await ada.get(f"/api/tables/{place}")).json()
            assert (head["phase"], head["ended"]) == ("over", {"kind": "closed"})
            again = await owner.post(f"/api/moderation/tables/{place}/close", headers=AUTHORIZED)
            assert again.status_code == 409
            await node.results.settle(place)
            node.lobby.rooms.pop(place)
            assert (await node.lobby.room(place)).table.phase == "over", "also out of the store"
        assert frames(client, "head")[-1]["head"]["ended"] == {"kind": "closed"}
        assert (await ada.get("/api/tables")).json() == []
        assert (await join(owner, waiting, "Cem")).status_code == 409
        assert (await ada.get("/api/me/statistics")).json() == {"kinds": []}, "nobody won or lost"
        rows = await node.store.read(lambda one: one.execute(select(seat_results)).all())
        assert [row.player for row in rows if row.table_id == waiting] == [None] * 3, "nobody met before the first deal"


async def test_a_banned_device_is_sent_away_from_everywhere(database: str) -> None:
    async with three_browsers(database) as (ada, bel, owner):
        node, waiting, playing = node_of(ada), await open_table(ada, people=3), await open_table(ada)
        await join(bel, waiting, "Bel")
        await join(bel, playing, "Bel")
        client = await at_table(node, playing, bel)
        await moderate(owner, "POST", "/bans", {"table": playing, "seat": 1})
        assert client.closing == 4403
        for path in ("/api/games", "/api/tables/mine", "/api/me/games"):
            refused = await bel.get(path)
            assert (refused.status_code, refused.json()["error"]["key"]) == (403, "error-banned")
        assert (await join(bel, await open_table(ada), "Bel")).status_code == 403
        assert (await bel.get("/api/me/export")).status_code == 200, "one's own data are everybody's right"
        assert (await ada.get(f"/api/tables/{playing}")).json()["seats"][1]["bot"] is not None, "a bot plays on"
        assert (await ada.get(f"/api/tables/{waiting}")).json()["seats"][1]["status"] == "open"
        (ban,) = await moderate(owner, "GET", "/bans")
        assert ban["name"] == "Bel"
        assert await moderate(owner, "DELETE", f"/bans/{ban['mark']}") == []
        assert (await bel.get("/api/tables/mine")).status_code == 200
        come_back = await bel.post(f"/api/tables/{playing}/return", json={})
        assert come_back.json()["seats"][1]["bot"] is None


async def test_a_ban_holds_for_every_device_of_a_profile_and_for_new_ones(sqlite: str) -> None:
    async with three_browsers(sqlite) as (ada, bel, owner):
        node = node_of(ada)
        await bel.put("/api/me", json={"name": "Bel", "glyph": "", "language": ""})
        phrase = (await bel.post("/api/me/phrase", json={})).json()["phrase"]
        place = await open_table(ada)
        await join(bel, place, "Bel")
        first = dict(bel.cookies)
        bel.cookies.clear()
        assert (await bel.post("/api/sign-in/phrase", json={"phrase": phrase})).status_code == 200
        second = dict(bel.cookies)
        assert first != second
        await moderate(owner, "POST", "/bans", {"table": place, "seat": 1})
        (ban,) = await moderate(owner, "GET", "/bans")
        assert ban["devices"] == 2
        for cookies in (first, second):
            bel.cookies.clear()
            bel.cookies.update(cookies)
            assert (await bel.get("/api/games")).status_code == 403
        bel.cookies.clear()
        refused = await bel.post("/api/sign-in/phrase", json={"phrase": phrase})
        assert refused.json()["error"]["key"] == "error-banned"
        assert len(node.patrol.banned) == 2


async def test_two_nodes_follow_what_is_done_at_one_of_them(postgres_server: Postgres) -> None:
    async with two_nodes(postgres_server) as (one, two):
        room, made = await table(one, "Ada", "Bel", claim=[])
        for seat, name in enumerate(("Ada", "Bel")):
            await one.lobby.claim(room.table.id, made.seats[seat].invite or "", name, device(name))
        there = await two.lobby.room(room.table.id)
        await one.store.write(lambda c: deeds.ban(c, "test", BanWish(table=room.table.id, seat=1)))
        await until(lambda: device("Bel") in one.patrol.banned and device("Bel") in two.patrol.banned)
        await until(lambda: there.table.seats[1].bot is not None)
        await one.store.write(lambda c: deeds.close_table(c, "test", room.table.id))
        await until(lambda: there.table.phase == room.table.phase == "over")

        async def log() -> list[bool]:
            return [row["done"] for row in await one.store.read(desk.log)]

        while not all(await log()):
            await asyncio.sleep(0.05)
        ends = [event for event in await one.store.since(room.table.id, 0) if event.action == "!end"]
        assert len(ends) == 1


async def test_what_was_not_carried_out_is_after_a_restart(database: str) -> None:
    async with node_on(database) as node:
        room, made = await table(node, "Ada", "Bel", claim=[])
        for seat, name in enumerate(("Ada", "Bel")):
            await node.lobby.claim(made.table, made.seats[seat].invite or "", name, device(name))
        await play(room, 3)
        node.patrol.seen = 10**9  # this node no longer follows
        await node.maintenance.stop()
        await node.store.write(lambda c: deeds.close_table(c, "test", made.table))
        await node.store.write(lambda c: deeds.ban(c, "test", BanWish(table=made.table, seat=0)))
    async with node_on(database) as node:
        assert node.patrol.banned == {device("Ada")}
        assert (await node.lobby.row(made.table)).phase == "over"
        assert all(row["done"] for row in await node.store.read(desk.log))


async def test_the_commands_do_what_the_page_does(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with three_browsers(database) as (ada, bel, _):
        node, place = node_of(ada), await open_table(ada)
        await join(bel, place, "Bel")
        await say(node, place, await at_table(node, place, bel), "you fool")
        await report(ada, place, line=0)

        async def command(*words: str) -> str:
            given = [*words, *(() if words[0] == "token" else ("--database", database))]
            assert await asyncio.to_thread(kiru, ["moderate", *given]) == 0, capsys.readouterr().err
            return capsys.readouterr().out

        (shown,) = json.loads(await command("reports", "--json"))
        assert "you fool" in await command("reports")
        await command("remove", place, "0")
        await command("ban", shown["id"])
        await until(lambda: device_of(bel) in node.patrol.banned)
        await command("close", place)
        await until(lambda: node.lobby.rooms[place].table.phase == "over")
        await command("done", shown["id"])
        assert "No open reports." in await command("reports")
        (ban,) = json.loads(await command("bans"))
        await command("unban", ban["mark"])
        await until(lambda: not node.patrol.banned)
        assert [one["deed"] for one in json.loads(await command("log"))] == ["unban", "report", "close", "ban", "line"]
        assert len((await command("token")).splitlines()[-1]) >= 40


async def test_a_deleted_player_leaves_reports_without_words_and_stays_banned(sqlite: str) -> None:
    async with three_browsers(sqlite) as (ada, bel, owner):
        node, place = node_of(ada), await open_table(ada)
        await join(bel, place, "Bel")
        await say(node, place, await at_table(node, place, bel), "you fool")
        await report(ada, place, line=0, text="he said it")
        shut_out = device_of(bel)
        await moderate(owner, "POST", "/bans", {"table": place, "line": 0})
        for browser in (ada, bel):
            assert (await browser.delete("/api/me")).json() == {"deleted": True}
        (row,) = await node.store.read(lambda one: one.execute(select(reports)).all())
        assert (row.device, row.text, row.name, row.quote) == (None, "", "", "")
        (ban,) = await moderate(owner, "GET", "/bans")
        assert ban["name"] == ""
        assert shut_out in node.patrol.banned


def test_a_token_is_long_or_not_there() -> None:
    from kiru.core.errors import KiruError
    from kiru.server import settings

    assert settings.load(environ={"KIRU_MODERATOR_TOKEN": "x" * 20}).moderator_token
    assert Settings().moderator_token == ""
    for bad in ("short", "x" * 101, "with a space in the middle of it"):
        with pytest.raises(KiruError):
            settings.load(environ={"KIRU_MODERATOR_TOKEN": bad})
