"""What strangers might try with moderation and statistics: forged tokens, evaded bans, floods, foreign data."""

import asyncio
from typing import Any

import httpx
import pytest

from kiru.server.moderation import reports
from tests.server.connections import closing_code, hear, serving
from tests.server.connections import say as send
from tests.server.manners.company import (
    AUTHORIZED,
    TOKEN,
    at_table,
    join,
    moderate,
    node_of,
    open_table,
    report,
    say,
    stance,
    three_browsers,
)
from tests.server.meeting.visitors import finished_game
from tests.server.people import web_on

ASKED: list[tuple[str, str, Any]] = [
    ("GET", "/reports", None),
    ("GET", "/bans", None),
    ("GET", "/log", None),
    ("GET", "/tables/{table}", None),
    ("POST", "/tables/{table}/close", None),
    ("POST", "/tables/{table}/lines/0/remove", None),
    ("POST", "/bans", {"table": "{table}", "seat": 0}),
    ("DELETE", "/bans/" + "0" * 16, None),
    ("POST", "/reports/" + "0" * 16 + "/close", None),
]


async def test_nothing_is_moderated_without_the_owners_token(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async with three_browsers(sqlite) as (ada, bel, _):
        node, place = node_of(ada), await open_table(ada)
        await join(bel, place, "Bel")
        await say(node, place, await at_table(node, place, bel), "hello")
        forged = (
            "",
            "Bearer",
            "Bearer ",
            f"Bearer {TOKEN[:-1]}",
            f"Bearer {TOKEN}x",
            f"Basic {TOKEN}",
            TOKEN,
            "Bearer é",
        )
        caplog.set_level("INFO")
        for method, path, body in ASKED:
            node.moderations.kept.clear()
            for header in forged:
                address = f"/api/moderation{path.replace('{table}', place)}"
                sent = None if body is None else {**body, "table": place}
                headers = {"authorization": header.encode()}
                answer = await ada.request(method, address, json=sent, headers=headers)
                assert answer.status_code == 403, (method, path, header)
                assert answer.json()["error"]["key"] == "error-moderator"
            asked = await ada.request(method, f"{address}?token={TOKEN}", json=sent)
            assert asked.status_code == 403, "a token in an address is none"
        head = (await ada.get(f"/api/tables/{place}")).json()
        assert head["phase"] == "playing"
        node.moderations.kept.clear()
        assert (await moderate(ada, "GET", f"/tables/{place}"))["lines"][0]["text"] == "hello"
        logged = [f"{one.getMessage()} {vars(one)}" for one in caplog.records if one.name.startswith("kiru")]
        assert len(logged) > len(ASKED)
        assert TOKEN not in "".join(logged), "not even one that somebody put into an address"


async def test_without_a_token_in_the_settings_nobody_moderates(sqlite: str) -> None:
    async with web_on(sqlite) as ada:
        for header in ("Bearer ", "Bearer x", ""):
            answer = await ada.get("/api/moderation/reports", headers={"authorization": header})
            assert answer.status_code == 403


async def test_tokens_are_not_found_by_trying(sqlite: str) -> None:
    async with three_browsers(sqlite) as (ada, bel, _):
        kept = node_of(ada).moderations
        kept.rate = 0.0  # nothing is made up for while the test runs
        codes = []
        for number in range(80):
            wrong = {"authorization": f"Bearer {number:020}"}
            codes.append((await ada.get("/api/moderation/reports", headers=wrong)).status_code)
        assert codes[:60] == [403] * 60
        assert set(codes[60:]) == {429}
        refused = await ada.get("/api/moderation/reports", headers=AUTHORIZED)
        assert refused.status_code == 429, "then the right one does not help either"
        assert (await bel.get("/api/moderation/reports", headers=AUTHORIZED)).status_code == 200


async def test_reports_in_floods_are_few(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with three_browsers(sqlite) as (ada, bel, cem):
        node, place = node_of(ada), await open_table(ada)
        codes = [(await report(bel, place)).status_code for _ in range(10)]
        assert set(codes[:6]) == {200}
        assert set(codes[7:]) == {429}
        assert len((await moderate(cem, "GET", "/reports"))["reports"]) == 1, "the same again is the same report"
        monkeypatch.setattr(reports, "MOST_OPEN_OF_ONE", 3)
        places = [await open_table(ada) for _ in range(4)]
        node.reports.kept.clear()
        assert [(await report(bel, one)).status_code for one in places] == [200, 200, 429, 429]
        bel.cookies.clear()
        assert (await report(bel, places[-1])).status_code == 429, "another browser at the same address"
        assert (await report(cem, places[-1])).status_code == 200
        monkeypatch.setattr(reports, "MOST_OPEN", 4)
        assert (await report(ada, place)).status_code == 429
        for bad in ({"line": 5}, {"seat": 1}, {"seat": 99}, {"reason": "x"}, {"text": "x" * 501}, {"line": -1}):
            node.reports.kept.clear()
            assert (await report(cem, place, **bad)).status_code in (400, 404), bad
        private = await open_table(ada, allow={"spectators": False})
        assert (await report(cem, private)).status_code == 403
        assert (await stance(cem, private, "block", seat=0)).status_code == 403
        assert (await cem.get(f"/api/tables/{private}/people")).status_code == 403


async def test_a_foreign_device_sees_nobody_elses_statistics(sqlite: str) -> None:
    async with three_browsers(sqlite) as (ada, bel, cem):
        await finished_game(ada, bel)
        assert [kind["games"] for kind in (await ada.get("/api/me/statistics")).json()["kinds"]] == [1]
        (person,) = (await bel.get("/api/me/people")).json()["people"]
        for path in ("/api/me/statistics", "/api/me/ratings", "/api/me/avoided"):
            for query in ("", f"?player={person['player']}"):
                found = (await cem.get(path + query)).json()
                assert found in ([], {"kinds": []})
        cem.cookies.set("kiru", person["player"])
        assert (await cem.get("/api/me/statistics")).json() == {"kinds": []}
        cem.cookies.clear()
        strangers = await cem.post(f"/api/me/people/{person['player']}/stance", json={"stance": "block"})
        assert strangers.status_code == 403


async def greet(socket: Any, *tokens: str) -> None:
    await send(socket, t="hello", tokens=list(tokens))


async def test_a_banned_device_comes_back_by_no_way(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Neither by the cookie nor by the seat's token, neither by request nor by websocket; nor after a restart."""
    database = f"sqlite:///{tmp_path_factory.mktemp('ban')}/kiru.db"
    with serving(database, moderator_token=TOKEN) as server:
        async with httpx.AsyncClient(base_url=server.address) as ada, httpx.AsyncClient(base_url=server.address) as bel:
            place = await open_table(ada)
            token = (await join(bel, place, "Bel")).json()["token"]
            cookie = {"cookie": f"kiru={bel.cookies['kiru']}"}
            async with server.socket(place, additional_headers=cookie) as socket:
                await greet(socket)
                assert (await hear(socket, "table"))["you"] == [1]
                await moderate(ada, "POST", "/bans", {"table": place, "seat": 1})
                assert await closing_code(socket) == 4403
            for _ in range(2):
                for where in (place, "lobby"):
                    async with server.socket(where, additional_headers=cookie) as again:
                        assert await closing_code(again) == 4403
                assert (await bel.get("/api/games")).status_code == 403
                bearer = {"authorization": f"Bearer {token}"}
                async with httpx.AsyncClient(base_url=server.address, headers=bearer) as stranger:
                    come_back = await stranger.post(f"/api/tables/{place}/return", json={"seat": 1})
                    assert come_back.status_code == 403
                    moved = await stranger.post(f"/api/tables/{place}/move-device", json={"token": token})
                    assert moved.status_code == 403
                async with server.socket(place) as with_token:
                    await greet(with_token, token)
                    assert (await hear(with_token, "table"))["you"] == []
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)
