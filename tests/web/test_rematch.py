"""Three people around a table: who is there, ending together, and playing again after every kind of ending."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Open, Server

Three = tuple[Page, Page, Page]
WITHIN = 3_000
"""Milliseconds in which everybody hears who comes and goes."""


def set_table(page: Page, **given: Any) -> dict[str, Any]:
    """A table for Ada, Bel and Cyrus, made by Ada's browser."""
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Bel", "Cyrus")]
    wish = {"game": "hanging_gardens", "seats": seats, "claim": [0], "options": {"first": "1"}} | given
    made: dict[str, Any] = page.request.post("/api/tables", data=wish).json()
    return made


def sit_together(open_page: Open, **given: Any) -> tuple[str, Three]:
    """Three browsers, each with a seat, at one table that is under way."""
    pages = (open_page("/", name="Ada"), open_page("/", name="Bel"), open_page("/", name="Cyrus"))
    made = set_table(pages[0], **given)
    for seat, page in enumerate(pages[1:], 1):
        invite = next(one["invite"] for one in made["seats"] if one["seat"] == seat)
        name = ("Ada", "Bel", "Cyrus")[seat]
        assert page.request.post(f"/api/tables/{made['table']}/claim", data={"invite": invite, "name": name}).ok
    for page in pages:
        page.goto(f"/t/{made['table']}")
        expect(page.get_by_test_id("prompt")).to_be_visible()
    return made["table"], pages


def seat_of(page: Page, name: str) -> Any:
    return page.get_by_role("region", name="Players").locator("button.who").filter(has_text=name)


def test_who_leaves_and_comes_back_is_seen_by_everybody_within_three_seconds(open_page: Open) -> None:
    table, (ada, bel, cyrus) = sit_together(open_page)
    for _ in range(2):
        for page in (ada, cyrus):
            expect(seat_of(page, "Bel")).not_to_contain_text("away", timeout=WITHIN)
        bel.goto("/games")
        for page in (ada, cyrus):
            expect(seat_of(page, "Bel")).to_contain_text("away", timeout=WITHIN)
        bel.goto(f"/t/{table}")
        expect(bel.get_by_test_id("prompt")).to_be_visible()
    for page in (ada, cyrus):
        expect(seat_of(page, "Bel")).not_to_contain_text("away", timeout=WITHIN)


def won(table: str, pages: Three) -> None:
    """Everybody gets up, and bots play the game to its end."""
    ada, bel, cyrus = pages
    for page in (bel, cyrus):
        assert page.request.post(f"/api/tables/{table}/leave", data={}).ok
    assert ada.request.post(f"/api/tables/{table}/leave", data={}).ok


def resigned(table: str, pages: Three) -> None:
    for page in reversed(pages):
        assert page.request.post(f"/api/tables/{table}/resign", data={}).ok


def agreed(table: str, pages: Three) -> None:
    """By the buttons: Ada offers it, Bel and Cyrus agree; by keyboard, as a screen reader would."""
    ada, bel, cyrus = pages
    ada.get_by_role("button", name="Leave the table or give up").click()
    dialog = ada.get_by_role("dialog")
    dialog.get_by_role("button", name="Offer to end the game here").click()
    dialog.get_by_role("button", name="Yes, offer it").click()
    expect(ada.get_by_test_id("end-offer")).to_contain_text("Still to agree: Bel, Cyrus.")
    for page in (bel, cyrus):
        offer = page.get_by_test_id("end-offer")
        expect(offer).to_contain_text("Ada")
        offer.get_by_role("button", name="Agree and end the game").focus()
        page.keyboard.press("Enter")
    for page in pages:
        expect(page.locator(".review h2")).to_contain_text("By agreement: ")
        expect(page.get_by_role("list", name="Log").get_by_text("ended here by agreement")).to_have_count(1)


def left_behind(table: str, pages: Three) -> None:
    """Everybody is gone for longer than the owner's limit; the clock is put forward by putting the table back."""
    for page in pages:
        page.goto("/games")
    deadline = time.monotonic() + 120
    while pages[0].request.get(f"/api/tables/{table}").json()["phase"] != "over":
        assert time.monotonic() < deadline, "the table was not closed"
        with closing(sqlite3.connect(DATABASE[0], timeout=60)) as store, store:
            store.execute("update tables set changed = changed - 7200000 where id = ? and phase = 'playing'", [table])
            store.execute("update seats set seen = seen - 7200000 where table_id = ?", [table])
        time.sleep(5)
    pages[0].goto(f"/t/{table}")
    pages[2].goto(f"/t/{table}")


DATABASE: list[Path] = []
"""The store of the server that the tests speak to."""


@pytest.fixture(autouse=True)
def database(server: Server) -> None:
    DATABASE[:] = [server.folder / "kiru.db"]


def one_row(page: Page, notice: Locator) -> None:
    """Both answers stand side by side on a small phone, each in one line."""
    wide = page.viewport_size
    assert wide is not None
    page.set_viewport_size({"width": 360, "height": 740})
    boxes = [button.bounding_box() or {} for button in notice.get_by_role("button").all()]
    assert len({box["y"] for box in boxes}) == 1
    assert {box["height"] for box in boxes} == {44}
    page.set_viewport_size(wide)


@pytest.mark.parametrize("ending", [won, resigned, agreed, left_behind], ids=["won", "resigned", "agreed", "abandoned"])
def test_everybody_sits_down_again_wherever_they_are(open_page: Open, ending: Callable[[str, Three], None]) -> None:
    table, (ada, bel, cyrus) = sit_together(open_page, close_hours=1)
    ending(table, (ada, bel, cyrus))
    expect(ada.locator(".review")).to_be_visible(timeout=60_000)
    bel.goto("/")
    ada.get_by_role("button", name="Play again").click()
    expect(ada.get_by_text("kept until").first).to_be_visible()
    for page in (bel, cyrus):
        notice = page.get_by_test_id("rematch-notice")
        expect(notice).to_contain_text("to play again.")
        expect(notice).to_contain_text("Ada")
        one_row(page, notice)
        notice.get_by_role("button", name="Sit down").click()
    again = ada.url.rpartition("/")[2]
    assert again != table
    for page in (ada, bel, cyrus):
        expect(page.get_by_test_id("prompt")).to_be_visible()
        assert page.url.endswith(f"/t/{again}")
        expect(page.get_by_test_id("rematch-notice")).to_be_empty()
    seats = ada.request.get(f"/api/tables/{again}").json()["seats"]
    assert [(seat["name"], seat["status"]) for seat in seats] == [(name, "taken") for name in ("Ada", "Bel", "Cyrus")]


def test_an_offer_is_declined_and_expires_with_the_next_decision(open_page: Open) -> None:
    table, (ada, bel, cyrus) = sit_together(open_page)
    assert ada.request.post(f"/api/tables/{table}/agree", data={}).ok
    bel.get_by_test_id("end-offer").get_by_role("button", name="Play on").click()
    for page in (ada, bel, cyrus):
        expect(page.get_by_test_id("end-offer")).to_be_empty()
    assert ada.request.post(f"/api/tables/{table}/agree", data={}).ok
    expect(cyrus.get_by_test_id("end-offer")).to_contain_text("Ada")
    ada.locator("[data-legal]").first.click()
    for page in (ada, bel, cyrus):
        expect(page.get_by_test_id("end-offer")).to_be_empty()


def test_a_series_is_counted_at_the_table_and_who_declines_gives_the_seat_free(open_page: Open) -> None:
    table, (ada, bel, cyrus) = sit_together(open_page)
    resigned(table, (ada, bel, cyrus))
    ada.get_by_role("button", name="Best of 3").click()
    expect(ada.get_by_test_id("series")).to_contain_text("Best of 3")
    cyrus.get_by_test_id("rematch-notice").get_by_role("button", name="No, thanks").click()
    expect(cyrus.get_by_test_id("rematch-notice")).to_be_empty()
    expect(ada.get_by_role("region", name="Seats").get_by_text("free")).to_be_visible()
    bel.get_by_role("button", name="Play again").click()
    expect(bel.get_by_test_id("series")).to_be_visible()


def test_who_is_away_for_long_may_be_replaced_without_a_reload(open_page: Open) -> None:
    """The offer to let a bot play on comes by itself: here at once, because Ada gets up by a deadline that is over."""
    clock = {"kind": "deadline", "hours": 0.0005}
    _, (ada, bel, _) = sit_together(open_page, clock=clock)
    ada.goto("/games")
    start = time.monotonic()
    expect(bel.get_by_role("button", name="Let a bot play on")).to_be_visible(timeout=20_000)
    assert time.monotonic() - start < 15
