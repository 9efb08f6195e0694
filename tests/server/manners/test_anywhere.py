"""Reporting and avoiding people away from tables: somebody one has played with, a member of a club, a listed table."""

from pathlib import Path

import httpx

from kiru.server.settings import Settings
from kiru.server.store import migrate
from kiru.server.store.store import open_engine
from tests.server.manners.company import (
    AUTHORIZED,
    device_of,
    join,
    moderate,
    node_of,
    open_table,
    report,
    stance,
    three_browsers,
)
from tests.server.meeting.visitors import finished_game
from tests.server.people import web_on
from tests.server.test_notice_migration import turn_back

COMPLAINT = {"reason": "name", "text": "look at that name"}


async def found_club(owner: httpx.AsyncClient, *others: tuple[httpx.AsyncClient, str]) -> str:
    club = (await owner.post("/api/clubs", json={"name": "Garden club", "nick": "Ada"})).json()["club"]
    for browser, name in others:
        assert (await browser.post(f"/api/clubs/{club}/join", json={"name": name})).status_code == 200
    return str(club)


async def test_somebody_one_has_played_with_is_reported_by_their_seat_there(database: str) -> None:
    async with three_browsers(database) as (ada, bel, owner):
        place = await finished_game(ada, bel)
        (person,) = (await ada.get("/api/me/people")).json()["people"]
        assert (person["name"], person["stance"]) == ("Bel", "none")
        for _ in range(2):
            answer = await ada.post(f"/api/me/people/{person['player']}/reports", json=COMPLAINT)
            assert answer.json() == {"reported": True}
        (shown,) = (await moderate(owner, "GET", "/reports"))["reports"]
        assert (shown["name"], shown["table"], shown["club"], shown["line"]) == ("Bel", place, None, None)
        assert (shown["seat"], shown["reason"], shown["text"]) == (1, "name", "look at that name")
        assert (await ada.post(f"/api/me/people/{person['player']}/stance", json={"stance": "mute"})).status_code == 200
        assert (await ada.get("/api/me/people")).json()["people"][0]["stance"] == "mute"
        await moderate(owner, "POST", "/bans", {"report": shown["id"]})
        assert (await bel.get("/api/tables/mine")).status_code == 403


async def test_a_member_of_a_club_is_reported_and_avoided_without_a_table(database: str) -> None:
    async with three_browsers(database) as (ada, bel, cem):
        club = await found_club(ada, (bel, "Bel"))
        answer = await ada.post(f"/api/clubs/{club}/members/1/reports", json=COMPLAINT)
        assert answer.json() == {"reported": True}
        # Whoever has the link sees the names, and may say that one of them is offensive.
        assert (await cem.post(f"/api/clubs/{club}/members/1/reports", json=COMPLAINT)).status_code == 200
        first, second = (await moderate(cem, "GET", "/reports"))["reports"]
        assert (first["name"], first["table"], first["club"], first["mark"]) == ("Bel", None, club, second["mark"])
        assert first["by"] != second["by"]
        assert (await ada.post(f"/api/clubs/{club}/members/1/stance", json={"stance": "block"})).status_code == 200
        members = (await ada.get(f"/api/clubs/{club}")).json()["members"]
        assert [one["stance"] for one in members] == ["none", "block"]
        assert [one["stance"] for one in (await bel.get(f"/api/clubs/{club}")).json()["members"]] == ["none", "none"]
        assert (await join(bel, await open_table(ada), "Bel")).json()["error"]["key"] == "error-not-welcome"
        await moderate(cem, "POST", "/bans", {"report": first["id"]})
        assert (await bel.get(f"/api/clubs/{club}")).status_code == 403
        await moderate(cem, "POST", f"/reports/{first['id']}/close")
        await moderate(cem, "POST", f"/reports/{second['id']}/close")


async def test_whoever_waits_at_a_listed_table_is_reported_from_the_lobby(sqlite: str) -> None:
    async with three_browsers(sqlite) as (ada, bel, owner):
        place = await open_table(bel, "Bad word")
        listed = next(one for one in (await ada.get("/api/tables")).json() if one["table"] == place)
        seat = next(one["seat"] for one in listed["seats"] if one["name"] == "Bad word")
        assert (await report(ada, place, seat=seat, reason="name")).status_code == 200
        assert (await stance(ada, place, "block", seat=seat)).status_code == 200
        (shown,) = (await moderate(owner, "GET", "/reports"))["reports"]
        assert (shown["name"], shown["table"], shown["seat"]) == ("Bad word", place, seat)


async def test_strangers_are_not_reported_by_guessing(sqlite: str) -> None:
    async with three_browsers(sqlite) as (ada, bel, cem):
        await finished_game(ada, bel)
        club = await found_club(ada, (bel, "Bel"))
        (person,) = (await ada.get("/api/me/people")).json()["people"]
        known = f"/api/me/people/{person['player']}"
        codes = {
            "has not played at all": await cem.post(f"{known}/reports", json=COMPLAINT),
            "nobody": await ada.post(f"/api/me/people/{'0' * 16}/reports", json=COMPLAINT),
            "oneself": await bel.post(f"{known}/reports", json=COMPLAINT),
            "no such member": await ada.post(f"/api/clubs/{club}/members/7/reports", json=COMPLAINT),
            "no such club": await ada.post("/api/clubs/aaaaaaaaaaaaaaaa/members/0/reports", json=COMPLAINT),
            "no member oneself": await cem.post(f"/api/clubs/{club}/members/1/stance", json={"stance": "block"}),
            "avoid oneself": await ada.post(f"/api/clubs/{club}/members/0/stance", json={"stance": "mute"}),
            "no reason": await ada.post(f"{known}/reports", json={"text": "x"}),
            "a seat beside it": await ada.post(f"{known}/reports", json=COMPLAINT | {"seat": 0}),
        }
        assert {name for name, one in codes.items() if not 400 <= one.status_code < 500} == set()
        assert (await moderate(cem, "GET", "/reports"))["reports"] == []


async def test_whoever_has_deleted_everything_is_nobody_to_report(sqlite: str) -> None:
    async with three_browsers(sqlite) as (ada, bel, _):
        await finished_game(ada, bel)
        (person,) = (await ada.get("/api/me/people")).json()["people"]
        assert (await bel.delete("/api/me")).status_code == 200
        answer = await ada.post(f"/api/me/people/{person['player']}/reports", json=COMPLAINT)
        assert (answer.status_code, answer.json()["error"]["key"]) == (404, "error-nobody-there")


async def test_reports_of_the_schema_before_stay_as_they_were(tmp_path: Path) -> None:
    newer, older = f"sqlite:///{tmp_path}/newer.db", f"sqlite:///{tmp_path}/older.db"
    async with three_browsers(newer) as (ada, bel, owner):
        place = await finished_game(ada, bel)
        assert (await report(ada, place, seat=1, text="as it was")).status_code == 200
        before = await moderate(owner, "GET", "/reports")
        cookies = dict(ada.cookies)
        device = device_of(ada)
    turn_back(newer, older, "0017")
    async with web_on(older, moderator_token=AUTHORIZED["authorization"].split()[1]) as again:
        assert migrate.current(open_engine(Settings(database=older))) == migrate.newest()
        assert await moderate(again, "GET", "/reports") == before
        again.cookies.update(cookies)
        assert device_of(again) == device
        club = await found_club(again)
        assert (await again.post(f"/api/clubs/{club}/members/0/reports", json=COMPLAINT)).status_code == 200
        assert len((await moderate(again, "GET", "/reports"))["reports"]) == 2
        assert node_of(again).settings.database == older
