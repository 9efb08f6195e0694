"""What messengers show of a link to a table: the tags of its page and its picture."""

import asyncio
import io
import re
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from kiru.server.http.routes import preview_routes
from kiru.server.previews import picture as pictures
from kiru.server.previews import previews
from kiru.server.previews.picture import Scene
from tests.server.people import play, web_on

PERSONS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bel"}]
LARGEST = 300_000
"""Bytes of a picture that every messenger shows."""


@pytest.fixture
def client_folder(tmp_path: Path) -> str:
    """A built client, as far as its first page goes."""
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><html><head><title>Kiru</title>\n  </head><body></body></html>")
    return str(folder)


async def make(browser: httpx.AsyncClient, game: str = "babylon", **given: Any) -> str:
    wish = {"game": game, "seats": PERSONS, "claim": [0, 1]} | given
    answer = await browser.post("/api/tables", json=wish)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


async def tags(browser: httpx.AsyncClient, path: str, language: str = "en") -> dict[str, str]:
    page = await browser.get(path, headers={"accept-language": language})
    assert page.status_code == 200
    assert "<title>Kiru</title>" in page.text
    head = page.text.partition("</head>")[0]
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"<>]*)" />', head)
    return {name: unescape(value) for name, value in found}


def read(answer: httpx.Response) -> Image.Image:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    assert len(answer.content) < LARGEST
    found = Image.open(io.BytesIO(answer.content))
    found.load()
    assert found.format == "PNG"
    assert found.size == (1200, 630)
    return found


async def test_a_page_of_a_table_tells_of_it_in_the_language_of_the_asker(sqlite: str, client_folder: str) -> None:
    async with web_on(sqlite, web=client_folder) as browser:
        seats = [*PERSONS, {"kind": "person"}]
        page = f"/t/{await make(browser, seats=seats)}"
        told = await tags(browser, page)
        assert told["og:title"] == told["twitter:title"] == "Babylon with Ada and Bel: a seat is free"
        assert told["og:url"] == f"http://kiru.test{page}"
        assert told["twitter:card"] == "summary_large_image"
        assert told["og:description"]
        assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
        assert (await tags(browser, page, "de-AT"))["og:title"] == "Babylon mit Ada und Bel: Ein Platz ist frei"
        assert (await tags(browser, page, "pl"))["og:title"] == "Babilon (Ada i Bel): jedno miejsce jest wolne"
        assert (await tags(browser, page, "fr"))["og:title"] == "Babylon avec Ada et Bel\u00a0: une place est libre"
        assert await tags(browser, page, "xx") == told
        read(await browser.get(told["og:image"]))


async def test_the_title_follows_the_game(sqlite: str, client_folder: str) -> None:
    async with web_on(sqlite, web=client_folder) as browser:
        table = await make(browser)
        assert (await tags(browser, f"/t/{table}"))["og:title"] == "Babylon with Ada and Bel: the game is on"
        empty = await make(browser, seats=[{"kind": "person", "name": "Secret"}, {"kind": "person"}], claim=[])
        assert (await tags(browser, f"/t/{empty}"))["og:title"] == "Babylon: 2 seats are free"


@pytest.mark.parametrize("path", ["/t/aaaaaaaaaa", "/t/short", "/", "/t/aaaaaaaaaa/more", "/rules/babylon"])
async def test_other_pages_are_plain(sqlite: str, client_folder: str, path: str) -> None:
    async with web_on(sqlite, web=client_folder) as browser:
        assert await tags(browser, path) == {}


@pytest.mark.parametrize(
    ("public", "root", "home"),
    [
        ("", "", "http://kiru.test"),
        ("", "/games/kiru", "http://kiru.test/games/kiru"),
        ("https://kiru.example", "", "https://kiru.example"),
        ("https://site.example/", "/kiru", "https://site.example/kiru"),
    ],
)
async def test_addresses_are_whole(sqlite: str, client_folder: str, public: str, root: str, home: str) -> None:
    async with web_on(sqlite, web=client_folder, public_url=public, root_path=root) as browser:
        table = await make(browser)
        told = await tags(browser, f"{root}/t/{table}")
        assert told["og:url"] == f"{home}/t/{table}"
        assert told["og:image"] == told["twitter:image"] == f"{home}/api/tables/{table}/preview.png?lang=en"


async def test_a_page_comes_without_tags_while_the_store_does_not_answer(
    sqlite: str, client_folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preview_routes, "PATIENCE", 0.05)
    async with web_on(sqlite, web=client_folder) as browser:
        table = await make(browser)

        async def never(table: str) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(browser.node.lobby, "row", never)  # type: ignore[attr-defined]
        assert await tags(browser, f"/t/{table}") == {}


async def test_names_and_hosts_are_escaped(sqlite: str, client_folder: str) -> None:
    name = "\"><script>alert('x')</script>"
    async with web_on(sqlite, web=client_folder) as browser:
        table = await make(browser, seats=[{"kind": "person", "name": name}, {"kind": "person"}], claim=[0])
        page = await browser.get(f"/t/{table}")
        assert "<script" not in page.text
        assert name in (await tags(browser, f"/t/{table}"))["og:title"]
        read(await browser.get(f"/api/tables/{table}/preview.png"))
        forged = await browser.get(f"/t/{table}", headers={"host": 'evil"><script>'})
        assert "script" not in forged.text


@pytest.mark.parametrize("game", ["hanging_gardens", "amyitis", "babylon"])
async def test_every_game_has_its_picture(sqlite: str, game: str) -> None:
    async with web_on(sqlite) as browser:
        table = await make(browser, game)
        path = f"/api/tables/{table}/preview.png"
        before = await browser.get(path)
        read(before)
        await play(await browser.node.lobby.room(table), 40)  # type: ignore[attr-defined]
        after = await browser.get(path)
        read(after)
        assert after.content != before.content
        assert after.headers["etag"] != before.headers["etag"]
        assert "max-age" in after.headers["cache-control"]
        again = await browser.get(path, headers={"if-none-match": after.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        await play(await browser.node.lobby.room(table))  # type: ignore[attr-defined]
        read(await browser.get(path, headers={"accept-language": "pl"}))


async def test_a_private_table_tells_nothing_but_its_game(
    sqlite: str, client_folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Scene] = []

    def noting(scene: Scene, lettering: Any) -> bytes:
        drawn.append(scene)
        return pictures.picture(scene, lettering)

    monkeypatch.setattr(previews, "picture", noting)
    async with web_on(sqlite, web=client_folder) as browser:
        tables = [await make(browser, allow={"spectators": False}) for _ in range(2)]
        await play(await browser.node.lobby.room(tables[1]), 40)  # type: ignore[attr-defined]
        told = [await tags(browser, f"/t/{table}") for table in tables]
        assert {one["og:title"] for one in told} == {"Babylon at a private table"}
        assert not any("Ada" in value or "Bel " in value for one in told for value in one.values())
        answers = [await browser.get(f"/api/tables/{table}/preview.png") for table in tables]
        read(answers[0])
        assert answers[0].content == answers[1].content
        assert answers[0].headers["etag"] == answers[1].headers["etag"]
        assert drawn == [Scene("babylon", "Babylon", "A private table")]


async def test_pictures_are_kept_and_the_oldest_forgotten(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(previews, "MOST_KEPT", 2)
    async with web_on(sqlite) as browser:
        kept = browser.node.previews.kept  # type: ignore[attr-defined]
        tables = [await make(browser) for _ in range(3)]
        for table in tables:
            read(await browser.get(f"/api/tables/{table}/preview.png"))
        assert [key.table for key in kept] == tables[1:]
        missing = await browser.get("/api/tables/aaaaaaaaaa/preview.png")
        assert (missing.status_code, missing.json()["error"]["key"]) == (404, "error-table")
