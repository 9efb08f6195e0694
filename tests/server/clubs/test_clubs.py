"""Clubs: founding, joining, leaving, their tables and their ladder; and what strangers may not do."""

import httpx
import pytest

from kiru.server.clubs import ladder, members
from kiru.server.clubs.ladder import LadderGame, LadderSeat
from kiru.server.people import skills
from tests.server.clubs.people import browser_of, club_of, get, node_of, post, swiss
from tests.server.people import play, web_on

TABLE = {"game": "babylon", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "person"}], "claim": [0]}


async def names(browser: httpx.AsyncClient, club: str) -> list[str]:
    return [one["name"] for one in (await get(browser, f"/api/clubs/{club}"))["members"]]


async def test_a_club_is_a_link_and_a_browser_becomes_a_player_with_it(database: str) -> None:
    async with web_on(database) as browser:
        club, people = await club_of(browser, "Ada", "Bel")
        assert len(club) == members.ID_LENGTH
        page = await get(people["Bel"], f"/api/clubs/{club}")
        assert [(one["name"], one["owner"], one["you"]) for one in page["members"]] == [
            ("Ada", True, False),
            ("Bel", False, True),
        ]
        assert (page["you"], page["owner"]) == (1, False)
        await post(people["Bel"], f"/api/clubs/{club}/join", {"name": "Bel"})
        assert await names(browser, club) == ["Ada", "Bel"]
        assert await get(people["Ada"], "/api/clubs/mine") == [
            {"club": club, "name": "Garden club", "members": 2, "owner": True}
        ]
        assert await get(browser, "/api/clubs/mine") == []


async def test_the_owner_renames_removes_and_leaves_the_club_to_the_next(database: str) -> None:
    async with web_on(database) as browser:
        club, people = await club_of(browser, "Ada", "Bel", "Cid")
        await post(people["Ada"], f"/api/clubs/{club}/rename", {"name": "Evening club"})
        await post(people["Ada"], f"/api/clubs/{club}/remove", {"member": 1})
        assert await names(browser, club) == ["Ada", "Cid"]
        await post(people["Ada"], f"/api/clubs/{club}/leave")
        page = await get(people["Cid"], f"/api/clubs/{club}")
        assert (page["name"], page["owner"]) == ("Evening club", True)
        await post(people["Cid"], f"/api/clubs/{club}/leave")
        await post(people["Bel"], f"/api/clubs/{club}/join", {"name": "Bel"})
        assert (await get(people["Bel"], f"/api/clubs/{club}"))["owner"]


async def test_strangers_and_members_change_nothing_that_is_the_owners(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        club, people = await club_of(browser, "Ada", "Bel")
        contest = await post(people["Ada"], f"/api/clubs/{club}/contests", swiss(begins="2999-01-01T00:00:00Z"), 400)
        assert contest["error"]["key"] == "error-contest-times"
        later = swiss(fill=8)
        contest = (await post(people["Ada"], f"/api/clubs/{club}/contests", later))["contest"]
        stranger = browser_of(browser, "Mallory")
        for who in (people["Bel"], stranger, browser):
            await post(who, f"/api/clubs/{club}/rename", {"name": "Mine"}, 403)
            await post(who, f"/api/clubs/{club}/remove", {"member": 0}, 403)
            await post(who, f"/api/clubs/{club}/contests", later, 403)
            await post(who, f"/api/contests/{contest}/begin", None, 403)
            await post(who, f"/api/contests/{contest}/cancel", None, 403)
        for who in (stranger, browser):
            await post(who, f"/api/clubs/{club}/leave", None, 403)
            await post(who, f"/api/clubs/{club}/tables", TABLE, 403)
            await post(who, f"/api/contests/{contest}/enter", None, 403)
            await post(who, f"/api/contests/{contest}/withdraw", None, 403)
            await post(who, f"/api/contests/{contest}/play", None, 409)
        page = await get(browser, f"/api/clubs/{club}")
        assert (page["name"], len(page["members"]), len(page["contests"])) == ("Garden club", 2, 1)
        await post(people["Bel"], f"/api/clubs/{'a' * 16}/join", {"name": "Bel"}, 404)
        await post(browser_of(browser, "Nameless"), f"/api/clubs/{club}/join", {}, 400)


async def test_a_table_of_the_club_is_for_its_members(database: str) -> None:
    async with web_on(database) as browser:
        club, people = await club_of(browser, "Ada", "Bel")
        made = await post(people["Ada"], f"/api/clubs/{club}/tables", TABLE)
        table = made["table"]
        await post(browser_of(browser, "Mallory"), f"/api/tables/{table}/join-club", {}, 403)
        await post(people["Ada"], f"/api/tables/{table}/join-club", {}, 409)
        await post(people["Bel"], f"/api/tables/{table}/join-club")
        page = await get(people["Bel"], f"/api/clubs/{club}")
        (running,) = page["running"]
        assert (running["table"], running["you"], running["phase"]) == (table, [1], "playing")
        assert [seat["name"] for seat in running["seats"]] == ["Ada", "Bel"]
        await play(await node_of(browser).lobby.room(table))
        await node_of(browser).results.note_finished()
        page = await get(people["Bel"], f"/api/clubs/{club}")
        assert [one["table"] for one in page["finished"]] == [table]
        assert sorted(row["name"] for row in page["ladder"]) == ["Ada", "Bel"]
        assert page["ladder"][0]["wins"] == 1
        assert page["ladder"][0]["points"] > page["ladder"][-1]["points"]


async def test_the_page_is_sent_again_only_when_it_has_changed(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        club, people = await club_of(browser, "Ada")
        first = await people["Ada"].get(f"/api/clubs/{club}")
        tag = {"if-none-match": first.headers["etag"]}
        assert (await people["Ada"].get(f"/api/clubs/{club}", headers=tag)).status_code == 304
        await post(people["Ada"], f"/api/clubs/{club}/rename", {"name": "Other"})
        assert (await people["Ada"].get(f"/api/clubs/{club}", headers=tag)).status_code == 200


async def test_nobody_floods_the_server_with_clubs(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "MOST_CLUBS", 3)
    monkeypatch.setattr(members, "MOST_MEMBERS", 2)
    async with web_on(sqlite) as browser:
        club, people = await club_of(browser, "Ada", "Bel")
        await post(browser_of(browser, "Cid"), f"/api/clubs/{club}/join", {"name": "Cid"}, 409)
        for _ in range(2):
            await post(people["Ada"], "/api/clubs", {"name": "Another"})
        refused = await post(people["Ada"], "/api/clubs", {"name": "Another"}, 409)
        assert refused["error"]["key"] == "error-clubs-many"
        answers = [await people["Bel"].post("/api/clubs", json={"name": "More"}) for _ in range(20)]
        assert answers[-1].status_code == 429
        assert len(await get(people["Bel"], "/api/clubs/mine")) == 3


def test_the_ladder_counts_games_in_their_order_and_nobody_against_themselves() -> None:
    won = LadderGame("babylon", [LadderSeat("ada", None, 1), LadderSeat("bel", None, 2)])
    alone = LadderGame("babylon", [LadderSeat("ada", None, 1), LadderSeat("ada", None, 2)])
    rungs = ladder.climb([won, alone, won])
    assert (rungs["ada"].games, rungs["ada"].wins, rungs["bel"].games) == (2, 2, 2)
    assert skills.safe(rungs["ada"].skill) > skills.safe(rungs["bel"].skill)
    bot = LadderGame("babylon", [LadderSeat("ada", None, 2), LadderSeat(None, "royal", 1)])
    assert skills.safe(ladder.climb([bot])["ada"].skill) < skills.safe(rungs["ada"].skill)
