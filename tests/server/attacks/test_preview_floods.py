"""Floods of pictures: one address has only so many drawn, and only so many wait to be drawn for all."""

import asyncio
import threading
from typing import Any

import pytest

from kiru.server import node
from kiru.server.previews import previews
from kiru.server.previews.picture import Scene
from tests.server.people import somebody_at, until, web_on

WISH = {"game": "babylon", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "person"}], "claim": [0]}


def picture_of(table: str) -> str:
    return f"/api/tables/{table}/preview.png"


async def test_one_address_has_only_so_many_pictures_drawn(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "PICTURES_PER_MINUTE", 3.0)
    async with web_on(sqlite) as browser:
        tables = [(await browser.post("/api/tables", json=WISH)).json()["table"] for _ in range(5)]
        codes = [(await browser.get(picture_of(table))).status_code for table in tables]
        assert codes == [200] * 3 + [429] * 2
        for language in ("en", "xx", "yy", "en-GB"):
            again = await browser.get(picture_of(tables[0]), params={"lang": language})
            assert again.status_code == 200, "what is at hand costs nothing, whatever language it is asked for in"
        async with somebody_at(browser, "10.0.0.9") as other:
            assert (await other.get(picture_of(tables[4]))).status_code == 200, "nobody else is kept out"


async def test_only_so_many_pictures_wait_to_be_drawn(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(previews, "MOST_WAITING", 2)
    go_on, drawn = threading.Event(), []

    def slowly(scene: Scene, lettering: Any) -> bytes:
        drawn.append(scene)
        go_on.wait(20)
        return b"picture"

    monkeypatch.setattr(previews, "picture", slowly)
    async with web_on(sqlite) as browser:
        tables = [(await browser.post("/api/tables", json=WISH)).json()["table"] for _ in range(3)]
        asked = [asyncio.create_task(browser.get(picture_of(table))) for table in (*tables[:2], tables[0])]
        await until(lambda: len(browser.node.previews.drawing) == 2)  # type: ignore[attr-defined]
        assert (await browser.get(picture_of(tables[2]))).status_code == 429
        assert (await browser.get("/healthz")).status_code == 200, "nobody waits for a picture but who asked for it"
        go_on.set()
        assert [(await one).status_code for one in asked] == [200] * 3
        assert len(drawn) == 2, "the same picture is drawn once"
