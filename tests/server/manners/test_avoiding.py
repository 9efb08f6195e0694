"""Muting and blocking: whose lines one hears, who may sit down, who sees whom, and what profiles carry along."""

import io
import json
import zipfile

import pytest
from sqlalchemy import select

from kiru.server.lobby import rematch_offers
from kiru.server.meeting.lobby_feed import LobbyListener
from kiru.server.meeting.matchmaker import parties
from kiru.server.people import ledger, players
from kiru.server.profile import merging
from kiru.server.store.people import avoiding
from kiru.server.store.people.manners_schema import avoided_players
from kiru.server.tables.client import Client
from tests.server.manners.company import (
    at_table,
    device_of,
    heard,
    join,
    node_of,
    open_table,
    say,
    stance,
    three_browsers,
)
from tests.server.meeting.visitors import finished_game, wish


async def test_whoever_is_muted_is_heard_by_others_and_not_by_me(database: str) -> None:
    async with three_browsers(database) as (ada, bel, cem):
        node, table = node_of(ada), await open_table(ada, people=4)
        for browser, name in ((bel, "Bel"), (cem, "Cem")):
            assert (await join(browser, table, name)).status_code == 200
        people = (await ada.get(f"/api/tables/{table}/people")).json()
        assert [(one["seat"], one["name"], one["stance"]) for one in people] == [(1, "Bel", "none"), (2, "Cem", "none")]
        of_ada, of_bel, of_cem = [await at_table(node, table, one) for one in (ada, bel, cem)]
        await say(node, table, of_bel, "you play badly")
        assert heard(of_ada) == heard(of_cem) == ["you play badly"]
        answer = await stance(ada, table, "mute", seat=1)
        assert [one["stance"] for one in answer.json()] == ["mute", "none"]
        # The browser says hello again, and hears the talk without the lines of the muted one.
        room = await node.lobby.room(table)
        await room.join(of_ada, 0, None, 0)
        await say(node, table, of_bel, "very badly")
        await say(node, table, of_cem, "be nice")
        assert heard(of_ada) == ["be nice"]
        assert heard(of_cem) == ["very badly", "be nice"]
        # At another table, and at any node, it is the same.
        other = await open_table(bel, "Bel")
        said = await at_table(node, other, bel)
        await say(node, other, said, "hello")
        assert heard(await at_table(node, other, ada)) == []
        assert (await stance(ada, table, "none", seat=1)).status_code == 200
        assert heard(await at_table(node, table, ada)) == ["you play badly", "very badly", "be nice"]


async def test_a_blocked_person_does_not_sit_down_at_my_tables(database: str) -> None:
    async with three_browsers(database) as (ada, bel, cem):
        table = await open_table(ada, people=4)
        await join(bel, table, "Bel")
        assert (await stance(ada, table, "block", seat=1)).status_code == 200
        fresh = await open_table(ada, people=3)
        refused = await join(bel, fresh, "Bel")
        assert (refused.status_code, refused.json()["error"]["key"]) == (403, "error-not-welcome")
        assert (await join(cem, fresh, "Cem")).status_code == 200
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": ""}]
        made = (await ada.post("/api/tables", json={"game": "babylon", "seats": seats, "claim": [0]})).json()
        invite = next(one["invite"] for one in made["seats"] if "invite" in one)
        claim = await bel.post(f"/api/tables/{made['table']}/claim", json={"invite": invite, "name": "Bel"})
        assert claim.json()["error"]["key"] == "error-not-welcome"
        # I may sit down with whom I like, and others are none of my business.
        assert (await join(ada, await open_table(bel, "Bel"), "Ada")).status_code == 200
        assert (await join(bel, await open_table(cem, "Cem"), "Bel")).status_code == 200
        await stance(ada, table, "none", seat=1)
        assert (await join(bel, await open_table(ada), "Bel")).status_code == 200


async def test_a_blocked_person_neither_sees_me_here_nor_offers_me_a_rematch(sqlite: str) -> None:
    async with three_browsers(sqlite) as (ada, bel, _):
        node, table = node_of(ada), await finished_game(ada, bel)
        (person,) = (await bel.get("/api/me/people")).json()["people"]
        await bel.post(f"/api/me/people/{person['player']}/follow")
        listener = LobbyListener("10.0.0.1", device_of(ada), Client(100, 1_000_000))
        await node.feed.enter(listener)
        await node.feed.refresh()

        async def is_here() -> bool:
            return bool((await bel.get("/api/me/people")).json()["people"][0]["here"])

        async def offers() -> int:
            found = await node.store.read(lambda one: rematch_offers.offers_to(one, device_of(ada)))
            return len(found["offers"])

        assert await is_here()
        assert (await bel.post(f"/api/tables/{table}/rematch", json={})).status_code == 200
        assert await offers() == 1
        await stance(ada, table, "block", seat=1)
        assert not await is_here()
        assert await offers() == 0


async def test_people_who_wait_are_kept_apart_from_whom_they_block(sqlite: str) -> None:
    async with three_browsers(sqlite) as (ada, bel, _):
        node = node_of(ada)
        waiting = [wish(node, name) for name in ("Ada", "Bel", "Cem")]
        apart = {frozenset((waiting[0].device, waiting[1].device))}
        found = parties(waiting, 0, apart)
        assert [[wait.name for wait in party] for party in found] == [["Ada", "Cem"]]
        assert [[wait.name for wait in party] for party in parties(waiting, 0)] == [["Ada", "Bel"]]
        table = await finished_game(ada, bel)
        await stance(ada, table, "block", seat=1)
        both = [device_of(ada), device_of(bel)]
        assert await node.store.read(lambda one: avoiding.kept_apart(one, both)) == {frozenset(both)}


async def test_a_line_tells_who_said_it_also_when_they_have_left(sqlite: str) -> None:
    async with three_browsers(sqlite) as (ada, bel, cem):
        node, table = node_of(ada), await open_table(ada, people=3)
        await join(bel, table, "Bel")
        await say(node, table, await at_table(node, table, bel), "goodbye, fools")
        await bel.post(f"/api/tables/{table}/leave", json={})
        await join(cem, table, "Cem")
        assert (await stance(ada, table, "block", seat=1)).status_code == 200
        assert [one["name"] for one in (await ada.get("/api/me/avoided")).json()] == ["Cem"]
        assert (await stance(ada, table, "block", line=0)).status_code == 200
        found = (await ada.get("/api/me/avoided")).json()
        assert sorted((one["name"], one["stance"]) for one in found) == [("Bel", "block"), ("Cem", "block")]
        for one in found:
            await ada.post(f"/api/me/people/{one['player']}/stance", json={"stance": "none"})
        assert (await ada.get("/api/me/avoided")).json() == []


async def test_nobody_avoids_themselves_or_nobody(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with three_browsers(sqlite) as (ada, bel, cem):
        table = await open_table(ada, people=3)
        await join(bel, table, "Bel")
        assert (await stance(ada, table, "block", seat=0)).status_code == 409
        assert (await stance(ada, table, "block", seat=2)).status_code == 404
        assert (await stance(ada, table, "block", line=7)).status_code == 404
        assert (await stance(ada, table, "block")).status_code == 404
        monkeypatch.setattr("kiru.server.people.avoidance.MOST_AVOIDED", 1)
        await join(cem, table, "Cem")
        assert (await stance(ada, table, "mute", seat=1)).status_code == 200
        assert (await stance(ada, table, "mute", seat=2)).status_code == 409


async def test_a_merge_carries_blocks_along_and_a_deletion_ends_them(database: str) -> None:
    async with three_browsers(database) as (ada, bel, cem):
        node, table = node_of(ada), await open_table(ada, people=4)
        await join(bel, table, "Bel")
        await join(cem, table, "Cem")
        await stance(ada, table, "mute", seat=2)
        await stance(bel, table, "block", seat=0)

        def merge(connection: object) -> None:
            ledger.lock(connection)  # type: ignore[arg-type]
            known = [players.player_of(connection, device_of(one)) or "" for one in (ada, cem)]  # type: ignore[arg-type]
            merging.merge(connection, *known)  # type: ignore[arg-type]

        # Ada turns out to be Cem: whom she has muted is herself now, and whoever blocks her blocks Cem.
        await node.store.write(merge)
        assert (await ada.get("/api/me/avoided")).json() == []
        (blocked,) = (await bel.get("/api/me/avoided")).json()
        assert blocked["stance"] == "block"
        assert (await join(cem, await open_table(bel, "Bel"), "Cem")).status_code == 403
        packed = zipfile.ZipFile(io.BytesIO((await bel.get("/api/me/export")).content))
        assert json.loads(packed.read("people.json"))["avoids"] == [{"name": blocked["name"], "stance": "block"}]
        assert (await cem.delete("/api/me")).status_code == 200
        rows = await node.store.read(lambda one: one.execute(select(avoided_players)).all())
        assert rows == []
