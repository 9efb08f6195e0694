"""The app below a path of its server, with a game so long that its log comes in pages."""

import json
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.attacks.test_histories import MATCH, text_of
from tests.web.conftest import BUILT, Server


def test_a_long_game_below_a_path(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not (BUILT / "index.html").exists():
        pytest.skip("the client is not built: make web")
    monkeypatch.setenv("KIRU_ROOT_PATH", "/kiru")
    server = Server(tmp_path)
    server.start()
    page = browser.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("response", lambda answer: troubles.append(answer.url) if answer.status >= 400 else None)
    try:
        home = f"{server.address}/kiru"
        with urllib.request.urlopen(f"{home}/api/records", text_of(MATCH).encode(), timeout=60) as made:
            table = json.load(made)["table"]
        page.goto(f"{home}/")
        page.locator("a[href$='/rules/amyitis']").click()
        expect(page).to_have_url(f"{home}/rules/amyitis")
        page.goto(f"{home}/t/{table}")
        earlier = page.get_by_role("button", name="Show what came before")
        lines = page.locator(".log [data-line]")
        expect(earlier).to_be_visible()
        before = lines.count()
        assert before < 300, "only what is near is drawn"
        earlier.click()
        expect(lines.nth(before + 20)).to_be_attached()
        page.get_by_role("slider").fill("40")
        expect(page.locator(".replay")).to_contain_text("40/")
        assert troubles == []
    finally:
        page.close()
        server.stop()
