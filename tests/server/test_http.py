"""The HTTP requests: what they answer, what they refuse, what they let nobody see."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from kiru.server.http import middleware
from tests.server.people import play, until, web_on

TABLE = {"game": "hanging_gardens", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "person"}], "claim": [0]}


def error(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["key"])


@pytest.mark.parametrize(
    ("lang", "edition"),
    [("en", "english"), ("pl", "polish"), ("pl-PL", "polish"), ("fr", "english"), ("xx", "english")],
)
async def test_the_usual_edition_is_that_of_the_language(sqlite: str, lang: str, edition: str) -> None:
    async with web_on(sqlite) as browser:
        games = (await browser.get(f"/api/games?lang={lang}")).json()
        options = next(game["options"] for game in games if game["name"] == "babylon")
        assert [option["default"] for option in options if option["name"] == "edition"] == [edition]


async def test_games_and_rules_in_two_languages(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        english = (await browser.get("/api/games")).json()[0]
        polish = (await browser.get("/api/games?lang=pl")).json()[0]
        assert english["name"] == polish["name"] == "hanging_gardens"
        assert english["title"] != polish["title"]
        assert english["players"] == [1, 5]
        assert {"greedy", "random"} <= set(english["bots"])
        assert english["options"][0]["default"] in [value["value"] for value in english["options"][0]["values"]]
        rules = (await browser.get("/api/games/hanging_gardens/rules?lang=pl")).json()
        assert {"id", "title", "text", "terms"} == set(rules[0])
        assert any(rule["id"] == "H13" for rule in rules)
        assert error(await browser.get("/api/games/chess/rules")) == "error-game"
        daily = (await browser.get("/api/daily")).json()
        assert daily == (await browser.get("/api/daily")).json()
        assert set(daily) == {"date", "puzzles"}


@pytest.mark.parametrize(
    ("query", "accepted", "text"),
    [
        ("", "pl", "Wiersz 1"),
        ("", "xx-XX, pl-PL;q=0.5", "Wiersz 1"),
        ("", "en;q=0.3, pl;q=0.9", "Wiersz 1"),
        ("", "pl;q=0.3, en;q=0.9", "Line 1"),
        ("", "pl;q=0", "Line 1"),
        ("", "pl;q=much", "Line 1"),
        ("", "", "Line 1"),
        ("?lang=en", "pl", "Line 1"),
        ("?lang=pl", "en", "Wiersz 1"),
    ],
)
async def test_refusals_in_the_language_that_was_asked_for(sqlite: str, query: str, accepted: str, text: str) -> None:
    async with web_on(sqlite) as browser:
        headers = {"accept-language": accepted}
        answer = await browser.post(f"/api/records{query}", content="no record", headers=headers)
        assert answer.json()["error"]["text"].startswith(text)


async def test_whatever_refuses_or_answers_hears_the_browsers_language(sqlite: str) -> None:
    async with web_on(sqlite, max_body=1000) as browser:
        polish = {"accept-language": "pl"}
        english = await browser.post("/api/records", content="x" * 2000)
        large = await browser.post("/api/records", content="x" * 2000, headers=polish)
        assert error(large) == error(english) == "error-too-large"
        assert large.json()["error"]["text"] != english.json()["error"]["text"]
        titles = [(await browser.get("/api/games", headers=asked)).json()[0]["title"] for asked in ({}, polish)]
        assert titles[0] != titles[1]


async def test_a_table_made_claimed_listed_and_found_again(database: str) -> None:
    async with web_on(database) as ada:
        made = (await ada.post("/api/tables", json=TABLE | {"listed": True})).json()
        assert "invite" not in made["seats"][0]
        assert "token" not in made["seats"][1]
        assert [table["table"] for table in (await ada.get("/api/tables")).json()] == [made["table"]]
        mine = (await ada.get("/api/tables/mine")).json()
        assert (mine[0]["table"], mine[0]["you"], mine[0]["your_turn"]) == (made["table"], [0], False)
        ada.cookies.clear()
        assert (await ada.get("/api/tables/mine")).json() == []
        claim = {"invite": made["seats"][1]["invite"], "name": "Bel"}
        claimed = await ada.post(f"/api/tables/{made['table']}/claim", json=claim)
        assert claimed.json()["seat"] == 1
        again = await ada.post(f"/api/tables/{made['table']}/claim", json=claim)
        assert (again.status_code, error(again)) == (409, "error-invite-used")
        head = (await ada.get(f"/api/tables/{made['table']}")).json()
        assert head["phase"] == "playing"
        assert [seat["name"] for seat in head["seats"]] == ["Ada", "Bel"]
        assert error(await ada.get("/api/tables/aaaaaaaaaa")) == "error-table"


async def test_anybody_joins_a_listed_table_and_nobody_another(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        hidden = (await browser.post("/api/tables", json=TABLE)).json()
        made = (await browser.post("/api/tables", json=TABLE | {"listed": True})).json()
        browser.cookies.clear()
        assert error(await browser.post(f"/api/tables/{hidden['table']}/join", json={"name": "Bel"})) == "error-not-now"
        path = f"/api/tables/{made['table']}"
        assert (await browser.post(f"{path}/join", json={"name": "Bel"})).json()["seat"] == 1
        head = (await browser.get(path)).json()
        assert (head["phase"], head["seats"][1]["name"]) == ("playing", "Bel")
        claim = {"invite": made["seats"][1]["invite"], "name": "Eve"}
        assert error(await browser.post(f"{path}/claim", json=claim)) == "error-invite-used"
        assert (await browser.post(f"{path}/join", json={"name": "Eve"})).status_code == 409


async def test_a_seat_moves_to_another_device_once_by_link(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        made = (await browser.post("/api/tables", json=TABLE)).json()
        path = f"/api/tables/{made['table']}"
        link = (await browser.post(f"{path}/link")).json()
        browser.cookies.clear()
        moved = await browser.post(f"{path}/move-device", json={"token": link["token"]})
        assert moved.json() == {"seat": 0}
        assert (await browser.get("/api/tables/mine")).json()[0]["you"] == [0]
        browser.cookies.clear()
        assert (await browser.post(f"{path}/move-device", json={"token": link["token"]})).status_code == 403
        seat_token = {"token": made["seats"][0]["token"]}
        assert (await browser.post(f"{path}/move-device", json=seat_token)).json() == {"seat": 0}
        invite = {"token": made["seats"][1]["invite"]}
        assert (await browser.post(f"{path}/move-device", json=invite)).status_code == 403
        assert (await browser.post(f"{path}/move-device", json={"token": made["owner"]})).status_code == 403


async def test_nobody_does_anything_for_a_seat_of_others(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        made = (await browser.post("/api/tables", json=TABLE | {"claim": [0, 1]})).json()
        browser.cookies.clear()
        path = f"/api/tables/{made['table']}"
        for request, body in [
            ("leave", {"seat": 0}),
            ("resign", {"seat": 0}),
            ("return", {"seat": 0}),
            ("substitute", {"seat": 0, "bot": "greedy"}),
            ("mute", {"seat": 0}),
            ("link", {"seat": 0}),
            ("invite", {"seat": 0}),
            ("rematch", {}),
        ]:
            answer = await browser.post(f"{path}/{request}", json=body)
            assert (request, answer.status_code, error(answer)) == (request, 403, "error-not-yours")
        other = {"authorization": f"Bearer {made['seats'][1]['token']}"}
        for request in ("leave", "resign", "return", "link"):
            answer = await browser.post(f"{path}/{request}", json={"seat": 0}, headers=other)
            assert (request, answer.status_code) == (request, 403)
        assert (await browser.post(f"{path}/leave", headers=other)).status_code == 200
        head = (await browser.get(path)).json()
        assert [(seat["status"], seat["bot"]) for seat in head["seats"]] == [("taken", None), ("left", "greedy")]


async def test_strangers_read_no_record_of_a_table_without_spectators(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        body = TABLE | {"claim": [0, 1], "allow": {"spectators": False}}
        made = (await browser.post("/api/tables", json=body)).json()
        path = f"/api/tables/{made['table']}"
        assert (await browser.get(f"{path}/record")).status_code == 200
        browser.cookies.clear()
        analysis = await browser.get(f"{path}/analysis"), await browser.post(f"{path}/analysis")
        analysis += (await browser.post(f"{path}/answer", json={"seq": 1, "action": "take 1 1"}),)
        for answer in (await browser.get(f"{path}/record"), *analysis):
            assert (answer.status_code, error(answer)) == (403, "error-not-yours")
        own = {"authorization": f"Bearer {made['seats'][1]['token']}"}
        assert (await browser.get(f"{path}/record", headers=own)).status_code == 200


async def test_the_seed_is_sealed_until_the_end(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        made = (await browser.post("/api/tables", json=TABLE | {"claim": [0, 1]})).json()
        path = f"/api/tables/{made['table']}"
        room = await node.lobby.room(made["table"])
        dealer = (await browser.get(path)).json()["dealer"]
        assert dealer["seed"] is None
        text = (await browser.get(f"{path}/record")).text
        assert room.table.seed not in text + (await browser.get(path)).text
        assert f"seal {dealer['hash']}\ndealer system\n" in text
        await play(room)
        await until(lambda: room.table.phase == "over")
        after = (await browser.get(path)).json()["dealer"]
        assert after == {"kind": "random", "hash": dealer["hash"], "seed": room.table.seed}
        assert f"dealer seeded {room.table.seed}\n" in (await browser.get(f"{path}/record")).text


async def test_machine_code_may_run_in_the_engine_alone(sqlite: str, tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "engine" / "pyodide-1").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>client</title>")
    (web / "engine" / "engine.json").write_text("{}")
    (web / "engine" / "pyodide-1" / "a.mjs").write_text("1")
    (web / "engine" / "pyodide-1" / "a.mjs.gz").write_bytes(gzip.compress(b"1"))
    async with web_on(sqlite, web=str(web)) as browser:
        for path in ("/", "/offline", "/t/local-abc", "/api/games", "/assets/none.js"):
            assert "wasm" not in (await browser.get(path)).headers["content-security-policy"]
        script = await browser.get("/engine/pyodide-1/a.mjs")
        policy = script.headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval'" in policy
        assert policy.startswith("default-src 'none'")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert (await browser.get("/engine/engine.json")).headers["cache-control"] == "no-cache"
        assert (await browser.get("/engine/none.js")).status_code == 404


async def test_every_answer_carries_the_headers_that_protect_a_page(sqlite: str, tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>client</title>")
    (web / "assets" / "app-1234.js").write_text("1")
    (web / "robots.txt").write_text("x")
    async with web_on(sqlite, web=str(web)) as browser:
        for path in (
            "/",
            "/t/abcdefghij",
            "/rules/amyitis",
            "/new",
            "/api/games",
            "/nothing.js",
            "/api/nothing",
            "/healthz",
        ):
            answer = await browser.get(path)
            wanted = middleware.PART_HEADERS if path.startswith("/api/") else middleware.HEADERS
            for name, value in wanted.items():
                assert answer.headers[name] == value
        policy = middleware.POLICY
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.partition("style-src")[0]
        assert "unsafe-eval" not in policy
        for path in ("/", "/t/abcdefghij", "/new"):
            page = await browser.get(path)
            assert "client" in page.text
            assert page.headers["cache-control"] == "no-cache"
        asset = await browser.get("/assets/app-1234.js")
        assert "immutable" in asset.headers["cache-control"]
        assert (await browser.get("/assets/none.js")).status_code == 404
        assert (await browser.get("/missing.png")).status_code == 404
        assert (await browser.get("/robots.txt")).text == "x"
        for path in (
            "/../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/..%2f..%2fetc%2fpasswd",
            "/assets/..%2f..%2fkiru.db",
        ):
            assert "root:" not in (await browser.get(path)).text
            assert "SQLite" not in (await browser.get(path)).text
        assert (await browser.get("/api/games")).headers["cache-control"] == "no-store"


async def test_the_status_page_has_no_script_and_speaks_two_languages(sqlite: str) -> None:
    async with web_on(sqlite, web="/nonexistent") as browser:
        page = await browser.get("/")
        assert page.status_code == 200
        assert "<script" not in page.text
        assert (await browser.get("/", headers={"accept-language": "pl"})).text != page.text
        assert (await browser.get("/t/abcdefghij")).status_code == 404


async def test_cookies_are_for_the_server_alone(sqlite: str) -> None:
    async with web_on(sqlite, secure_cookies=True) as browser:
        answer = await browser.post("/api/tables", json=TABLE)
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" in cookie
        assert re.match(r"kiru=[\w-]{43};", answer.headers["set-cookie"])


@pytest.mark.parametrize(
    ("origin", "good"),
    [
        (None, True),
        ("http://kiru.test", True),
        ("https://friend.example", True),
        ("http://evil.test", False),
        ("https://kiru.test.evil.test", False),
        ("null", False),
        ("", False),
    ],
)
async def test_pages_of_others_may_not_ask(sqlite: str, origin: str | None, good: bool) -> None:
    async with web_on(sqlite, origins=("https://friend.example",)) as browser:
        headers = {} if origin is None else {"origin": origin}
        answer = await browser.post("/api/tables", json=TABLE, headers=headers)
        assert (answer.status_code == 200) == good
        sent: list[Any] = []

        async def take(message: Any) -> None:
            sent.append(message)

        async def give() -> Any:
            return {"type": "websocket.connect"} if not sent else {"type": "websocket.disconnect"}

        lines = [(b"host", b"kiru.test")] + ([] if origin is None else [(b"origin", origin.encode())])
        scope = {"type": "websocket", "path": "/ws/abcdefghij", "headers": lines, "client": ("1.2.3.4", 1)}
        await browser.app.state.sockets(scope, give, take)  # type: ignore[attr-defined]
        assert (sent[0]["type"] == "websocket.accept") == good


async def test_too_many_requests_are_refused_for_their_address_alone(sqlite: str) -> None:
    async with web_on(sqlite, requests_per_second=0.001, request_burst=20, tables_per_minute=3.0) as browser:
        answers = [await browser.post("/api/tables", json=TABLE) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        statuses = [(await browser.get("/api/daily")).status_code for _ in range(20)]
        assert statuses.count(200) == 16
        assert (await browser.get("/healthz")).status_code == 200
        transport = httpx.ASGITransport(app=browser.app, client=("10.9.8.7", 1))  # type: ignore[attr-defined]
        async with httpx.AsyncClient(transport=transport, base_url="http://kiru.test") as neighbor:
            assert (await neighbor.get("/api/daily")).status_code == 200


async def test_no_secret_is_stored_or_logged(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> list[str]:
        async with web_on(sqlite) as browser:
            answer = await browser.post("/api/tables", json=TABLE)
            made = answer.json()
            claim = {"invite": made["seats"][1]["invite"], "name": "Bel"}
            claimed = (await browser.post(f"/api/tables/{made['table']}/claim", json=claim)).json()
            bearer = {"authorization": f"Bearer {claimed['token']}"}
            link = (await browser.post(f"/api/tables/{made['table']}/link", headers=bearer, json={"seat": 1})).json()
            await browser.post(f"/api/tables/{made['table']}/leave", headers=bearer, json={"seat": 1})
            cookie = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
            return [made["owner"], made["seats"][0]["token"], claim["invite"], claimed["token"], link["token"], cookie]

    with caplog.at_level("DEBUG"):
        secrets = await run()
    file = Path(sqlite.removeprefix("sqlite:///"))
    stored = b"".join(part.read_bytes() for part in file.parent.glob("kiru.db*"))
    own = [record for record in caplog.records if record.name.startswith("kiru")]
    logged = " ".join(f"{record.getMessage()} {vars(record)}" for record in own)
    assert len(set(secrets)) == 6
    for secret in secrets:
        assert len(secret) == 43
        assert secret.encode() not in stored
        assert secret not in logged


async def test_names_are_cleaned_and_answers_are_json(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        nasty = "<img src=x onerror=alert(1)>\u202e Ada" + "x" * 20
        seats = [{"kind": "person", "name": nasty}, {"kind": "bot", "bot": "random"}]
        made = (await browser.post("/api/tables", json=TABLE | {"seats": seats, "claim": []})).json()
        answer = await browser.get(f"/api/tables/{made['table']}")
        name = answer.json()["seats"][0]["name"]
        assert len(name) <= 30
        assert name.isprintable()
        assert answer.headers["content-type"] == "application/json"
        for body in (
            b"{",
            b"\xff",
            b"[]",
            b'{"game": 1}',
            json.dumps(TABLE | {"game": "x" * 99}).encode(),
            b"null",
        ):
            bad = await browser.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert 400 <= bad.status_code < 500
            assert bad.json()["error"]["text"]


async def test_health_readiness_and_metrics(database: str) -> None:
    async with web_on(database) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        await until(lambda: node.bus is None or node.bus.listening.is_set())
        assert (await browser.get("/healthz")).text == "ok"
        assert (await browser.get("/readyz")).status_code == 200
        await browser.post("/api/tables", json=TABLE | {"claim": [0, 1]})
        counted = (await browser.get("/metrics")).text
        assert 'kiru_decisions_total{game="hanging_gardens"}' in counted
        assert "kiru_rooms 1.0" in counted
        node.is_stopping = True
        assert (await browser.get("/readyz")).status_code == 503
        assert (await browser.get("/healthz")).status_code == 200
