"""The keyboard at a table: numbers on the board, the focus where it was, and what is announced."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.hands import GLOWING, OVER, play, seq, start, until_asked, until_still, walk
from tests.web.recordings import record_of

LAST_PART = 0.7
"""Of a recorded game so much is over already: what is left is played to the end."""


def sit_late(page: Page, game: str) -> None:
    text = record_of(game, 2)
    own = [n for n, line in enumerate(text.partition("begin\n")[2].splitlines()) if line.startswith("1 ")]
    at = own[int(LAST_PART * len(own))]
    table = page.request.post(f"/api/records?at={at}", data=text).json()["table"]
    page.goto(f"/t/{table}")
    assert until_asked(page)


@pytest.mark.parametrize("game", ["amyitis", "hanging_gardens"])
@pytest.mark.parametrize("way", ["keys", "finger", "sentences"])
def test_a_game_is_played_to_its_end_in_every_way(open_page: Open, game: str, way: str) -> None:
    finger = way == "finger"
    page = open_page(size=(390, 844) if finger else (1440, 900), touch=finger, plain=way == "sentences")
    sit_late(page, game)
    played = walk(page) if way == "keys" else play(page, seed=3, touch=finger)
    assert played >= 4
    expect(page.locator(OVER).first).to_contain_text("point")


@pytest.mark.parametrize("game", ["amyitis", "hanging_gardens"])
def test_numbers_stand_on_what_they_choose(open_page: Open, game: str) -> None:
    page = open_page(confirm=True)
    start(page, game=game, seed="7", first="1")
    numbers = page.get_by_test_id("key-number")
    until_still(page)
    expect(numbers).to_have_count(0)
    for _ in range(20):
        page.keyboard.press("Tab")
        if numbers.count():
            break
        # More choices than keys: go on.
        page.locator("[data-board] [data-legal]:visible").first.press("Enter")
        page.get_by_test_id("confirm").click()
        until_still(page)
    listed = page.locator("main [data-number]").count()
    count = page.locator(f"[data-board] {GLOWING}:visible").count()
    expect(numbers).to_have_count(count)
    last = numbers.last.inner_text()
    assert int(last) == listed + count <= 9
    badge = numbers.last.bounding_box()
    assert badge is not None
    page.keyboard.press(last)
    chosen = page.locator("[data-board] [data-chosen]").first
    expect(chosen).to_be_visible()
    box = chosen.bounding_box()
    assert box is not None
    assert box["x"] - 4 <= badge["x"] <= box["x"] + box["width"]
    page.mouse.click(3, 300)
    expect(numbers).to_have_count(0)


def test_the_focus_returns_from_every_menu(open_page: Open) -> None:
    page = open_page()
    start(page, first="1")
    until_still(page)
    for name in ("Share this table", "Leave the table or give up", "Help", "Settings"):
        opener = page.get_by_role("banner").get_by_role("button", name=name, exact=True)
        opener.focus()
        page.keyboard.press("Enter")
        page.get_by_role("dialog").wait_for()
        assert page.evaluate("!!document.activeElement.closest('dialog, [role=dialog]')"), name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(opener).to_be_focused()


def stories(told: Any) -> Iterator[str]:
    """Every story in a frame, in the order in which it is told."""
    if isinstance(told, dict):
        if told.get("story"):
            yield told["story"]
        for inner in told.values():
            yield from stories(inner)
    elif isinstance(told, list):
        for inner in told:
            yield from stories(inner)


def test_deeds_are_announced_in_order_and_a_refusal_once(open_page: Open) -> None:
    page = open_page()
    told: list[str] = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: told.extend(stories(json.loads(frame)))))
    start(page, seats=3, first="1", seed="7")
    until_asked(page)
    known = len(told)
    play(page, seed=2, most=3)
    until_still(page)
    heard = page.get_by_test_id("announcer").locator("p").all_inner_texts()
    news = told[known:]
    assert len(news) >= 6
    deeds = [line for line in heard if line in news]
    assert deeds[-len(news) :] == news
    before = seq(page)
    page.locator("[data-board] [data-spot][aria-disabled]:visible").first.click(force=True)
    lines = page.get_by_test_id("announcer").locator("p")
    expect(lines.last).not_to_have_text(heard[-1])
    why = lines.last.inner_text()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("announcer")).to_contain_text(why)
    assert lines.all_inner_texts().count(why) == 1
    assert seq(page) == before
