"""Clubs, contests and followed people when two profiles become one, and when one is deleted."""

import io
import json
import zipfile
from typing import Any

import pytest
from sqlalchemy import insert, select

from kiru.server.clubs import members
from kiru.server.meeting import acquaintances
from kiru.server.node import Node
from kiru.server.people import ledger
from kiru.server.profile import merging
from kiru.server.store import schema
from kiru.server.store.clubs.enums import ContestKind, ContestPhase
from kiru.server.store.clubs.schema import club_members, clubs, contest_people, contests
from kiru.server.store.people.meeting_schema import follows, hidden_players, visits, waits
from tests.server.people import web_on
from tests.server.profiles import become, device, node_of
from tests.server.test_profiles import phrase_of, player, rows, seated

WAIT: dict[str, Any] = {"node": "", "seen": 1, "since": 1, "until": 1, "game": "babylon", "players": 2} | {
    "speed": "quick", "rated": False, "language": "en", "maker": "", "table_id": None
}  # fmt: skip


async def club_of(node: Node, *names: str) -> str:
    """A club that the first of these people has founded."""
    first, *others = names
    club = await node.store.write(lambda one: members.found_club(one, device(first), "Club", first))
    for name in others:
        await node.store.write(lambda one, name=name: members.join(one, club, device(name), name))
    return club


async def contest_of(node: Node, club: str, phase: ContestPhase, *names: str) -> str:
    """A tournament with these people."""
    contest = members.fresh_id()
    row = {"id": contest, "club": club, "kind": ContestKind.SWISS, "name": "Cup", "setup": "{}", "seed": ""}
    row |= {"begins": 2**50, "phase": phase, "round": 0, "step": 0, "created": 1, "maker": ""}
    ids = [await player(node, name) for name in names]
    people = [
        {"contest": contest, "number": number, "player": ids[number], "bot": None, "name": name, "is_out": False}
        for number, name in enumerate(names)
    ]

    def write(connection: Any) -> None:
        connection.execute(insert(contests), [row])
        connection.execute(insert(contest_people), people)

    await node.store.write(write)
    return contest


async def follow(node: Node, name: str, *others: str) -> None:
    for other in others:
        them = await player(node, other)
        await node.store.write(lambda one, them=them: acquaintances.follow(one, device(name), them))


async def people_in(node: Node, contest: str) -> list[tuple[Any, ...]]:
    query = select(contest_people.c.player, contest_people.c.name, contest_people.c.is_out)
    return await rows(node, query.where(contest_people.c.contest == contest).order_by(contest_people.c.number))


async def test_a_merge_takes_clubs_and_contests_along(database: str) -> None:
    async with web_on(database) as browser:
        node = node_of(browser)
        for name in ("Ada", "Phone", "Bel"):
            await seated(node, name, "bot:greedy")
        both, theirs = await club_of(node, "Phone", "Ada", "Bel"), await club_of(node, "Phone", "Bel")
        shared = await contest_of(node, both, ContestPhase.PLAYING, "Ada", "Phone")
        alone = await contest_of(node, theirs, ContestPhase.PLAYING, "Phone", "Bel")
        ada, phone, bel = [await player(node, name) for name in ("Ada", "Phone", "Bel")]
        phrase = await phrase_of(browser, "Ada")
        become(browser, "Phone")
        assert (await browser.post("/api/sign-in/phrase", json={"phrase": phrase})).status_code == 200
        belong = select(club_members.c.club, club_members.c.player)
        assert set(await rows(node, belong)) == {(both, ada), (both, bel), (theirs, ada), (theirs, bel)}
        assert await rows(node, select(clubs.c.owner)) == [(ada,), (ada,)]
        assert await people_in(node, shared) == [(ada, "Ada", False), (phone, "Phone", True)], "nobody plays twice"
        assert await people_in(node, alone) == [(ada, "Phone", False), (bel, "Bel", False)]
        assert {row["club"] for row in (await browser.get("/api/clubs/mine")).json()} == {both, theirs}
        await browser.delete("/api/me")
        assert await people_in(node, shared) == [(ada, "", True), (phone, "", True)], "of both no name is left"


async def test_a_merge_keeps_to_the_limits_of_clubs_and_follows(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "MOST_CLUBS", 1)
    monkeypatch.setattr(acquaintances, "MOST_FOLLOWED", 1)
    async with web_on(sqlite) as browser:
        node = node_of(browser)
        await seated(node, "Ada", "Bel")
        await seated(node, "Phone", "Cyrus")
        await follow(node, "Ada", "Bel")
        await follow(node, "Phone", "Cyrus")
        own, other = await club_of(node, "Ada"), await club_of(node, "Phone", "Cyrus")
        phrase = await phrase_of(browser, "Ada")
        become(browser, "Phone")
        await browser.post("/api/sign-in/phrase", json={"phrase": phrase})
        ada, bel, cyrus = [await player(node, name) for name in ("Ada", "Bel", "Cyrus")]
        assert set(await rows(node, select(clubs.c.id, clubs.c.owner))) == {(own, ada), (other, cyrus)}
        assert await rows(node, select(follows)) == [(ada, bel)]


async def test_a_merge_joins_whom_both_follow_and_who_follows_them(database: str) -> None:
    async with web_on(database) as browser:
        node = node_of(browser)
        await seated(node, "Ada", "Phone", "Bel", "Cyrus", game="hanging_gardens")
        await follow(node, "Ada", "Phone", "Bel")
        await follow(node, "Phone", "Ada", "Bel", "Cyrus")
        await follow(node, "Bel", "Ada", "Phone")
        await follow(node, "Cyrus", "Phone")
        await node.store.write(lambda one: acquaintances.hide(one, device("Phone"), True))
        phrase = await phrase_of(browser, "Ada")
        become(browser, "Phone")
        await browser.post("/api/sign-in/phrase", json={"phrase": phrase})
        ada, bel, cyrus = [await player(node, name) for name in ("Ada", "Bel", "Cyrus")]
        assert set(await rows(node, select(follows))) == {(ada, bel), (ada, cyrus), (bel, ada), (cyrus, ada)}
        assert await rows(node, select(hidden_players)) == [(ada,)], "whoever did not want to be seen is not seen"
        become(browser, "Bel")
        seen = (await browser.get("/api/me/people")).json()["people"]
        assert sorted(one["name"] for one in seen) == ["Ada", "Cyrus"]


async def test_a_deletion_leaves_clubs_follows_waits_and_the_lobby(database: str) -> None:
    async with web_on(database) as browser:
        node = node_of(browser)
        await seated(node, "Ada", "Bel")
        await follow(node, "Ada", "Bel")
        await follow(node, "Bel", "Ada")
        club = await club_of(node, "Ada", "Bel")
        running = await contest_of(node, club, ContestPhase.PLAYING, "Ada", "Bel")
        over = await contest_of(node, club, ContestPhase.OVER, "Ada", "Bel")
        ada, bel = await player(node, "Ada"), await player(node, "Bel")

        def come(connection: Any) -> None:
            acquaintances.hide(connection, device("Ada"), True)
            connection.execute(
                insert(waits), [WAIT | {"device": device(name), "name": name} for name in ("Ada", "Bel")]
            )
            seen = [{"device": device(name), "node": "n", "seen": 1} for name in ("Ada", "Bel")]
            connection.execute(insert(visits), seen)

        await node.store.write(come)
        become(browser, "Ada")
        assert (await browser.delete("/api/me")).json() == {"deleted": True}
        assert await rows(node, select(clubs.c.owner)) == [(bel,)], "the club goes on"
        assert await rows(node, select(club_members.c.player)) == [(bel,)]
        assert await people_in(node, running) == [(ada, "", True), (bel, "Bel", False)]
        assert await people_in(node, over) == [(ada, "", False), (bel, "Bel", False)]
        for left in (follows, hidden_players):
            assert await rows(node, select(left)) == []
        for left in (waits, visits):
            assert await rows(node, select(left.c.device)) == [(device("Bel"),)]
        everything = repr([await rows(node, select(one)) for one in schema.metadata.sorted_tables])
        assert "'Ada'" not in everything
        become(browser, "Bel")
        assert (await browser.get("/api/me/people")).json()["people"] == []
        assert (await browser.post(f"/api/me/people/{ada}/follow")).status_code == 403


async def test_an_export_tells_of_clubs_contests_and_follows(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        node = node_of(browser)
        await seated(node, "Ada", "Bel")
        await follow(node, "Ada", "Bel")
        club = await club_of(node, "Ada")
        contest = await contest_of(node, club, ContestPhase.OVER, "Ada")
        become(browser, "Ada")
        packed = zipfile.ZipFile(io.BytesIO((await browser.get("/api/me/export")).content))
        told = {"clubs": [{"club": club, "name": "Club"}], "contests": [{"contest": contest, "name": "Cup"}]}
        assert json.loads(packed.read("people.json")) == told | {"follows": ["Bel"], "hidden": False, "avoids": []}


async def test_whoever_merges_twice_is_one_person_in_the_end(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        node = node_of(browser)
        for name in ("Ada", "Phone", "Tablet"):
            await seated(node, name, "bot:greedy")
        club = await club_of(node, "Ada", "Phone", "Tablet")
        contest = await contest_of(node, club, ContestPhase.OVER, "Ada", "Phone", "Tablet")
        ids = {name: await player(node, name) for name in ("Ada", "Phone", "Tablet")}
        for source, target in (("Tablet", "Phone"), ("Phone", "Ada")):
            await node.store.write(lambda one, source=source, target=target: merge(one, ids[source], ids[target]))
        become(browser, "Ada")
        await browser.delete("/api/me")
        assert [name for _, name, _ in await people_in(node, contest)] == ["", "", ""]


def merge(connection: Any, source: str, target: str) -> None:
    ledger.lock(connection)
    merging.merge(connection, source, target)


async def test_a_club_wants_a_name_of_a_profile_without_one(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        club = await club_of(node_of(browser), "Bel")
        await phrase_of(browser, "Ada")
        answer = await browser.post(f"/api/clubs/{club}/join", json={"name": ""})
        assert answer.json()["error"]["key"] == "error-name-missing"
        assert (await browser.put("/api/me", json={"name": " "})).json()["error"]["key"] == "error-name-missing"
        assert (await browser.post(f"/api/clubs/{club}/join", json={"name": "Ada"})).status_code == 200
