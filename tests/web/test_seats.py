"""Seats: shared at one device, left and taken over again; and what everybody there is told of the deal."""

import re
from hashlib import sha256

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Open
from tests.web.hands import GLOWING, SITTING, seq, until_asked


def share(page: Page) -> None:
    """A table of two people at one device, made on the page of new tables."""
    page.get_by_label("Seat 2", exact=True).select_option("me")
    expect(page.get_by_label("Name at seat 1")).to_have_value("Ada")
    second = page.get_by_label("Name at seat 2")
    expect(second).to_have_value("Player 2")
    second.fill("Bel")
    page.get_by_role("button", name="Set the table").click()
    until_asked(page)


def menu(page: Page, seat: str | None = None) -> Locator:
    """The menu of the table, for one of the seats where this device has several."""
    page.get_by_role("button", name="Table, seat and link").click()
    dialog = page.get_by_role("dialog")
    if seat is None:
        expect(dialog.get_by_role("radio")).to_have_count(0)
    else:
        dialog.get_by_label(seat).check()
    return dialog


def test_two_people_share_a_device_and_each_seat_is_moved_left_and_given_up(open_page: Open) -> None:
    page = open_page("/new/hanging_gardens", name="Ada")
    share(page)
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_role("button", name=re.compile("Ada"))).to_be_visible()
    expect(players.get_by_role("button", name=re.compile("Bel"))).to_be_visible()
    expect(page.get_by_test_id("prompt")).to_contain_text(re.compile("Ada|Bel"))

    dialog = menu(page, "Bel")
    dialog.get_by_role("button", name="Take my seat to another device").click()
    link = dialog.get_by_role("textbox", name="Take my seat").input_value()
    page.keyboard.press("Escape")
    other = open_page(link[link.index("/t/") :])
    expect(other.get_by_role("button", name=re.compile("Bel.*you"))).to_be_visible()
    expect(other.get_by_role("button", name=re.compile("Ada.*you"))).to_have_count(0)

    menu(page, "Bel").get_by_role("button", name="Get up").click()
    notice = page.get_by_text("A bot is playing for Bel.")
    expect(notice).to_be_visible()
    page.get_by_role("button", name="Take over again").click()
    expect(notice).to_have_count(0)

    dialog = menu(page, "Bel")
    dialog.get_by_role("button", name="Give up").click()
    dialog.get_by_role("button", name="Really give up?").click()
    expect(page.get_by_text("Bel has given up.")).to_be_visible()


def test_a_bot_plays_on_for_who_gets_up_until_they_come_back(open_page: Open) -> None:
    page = open_page()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "royal"}]
    wish = {"game": "hanging_gardens", "seats": seats, "claim": [0], "options": {"first": "1"}}
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['table']}")
    page.locator(SITTING).wait_for()
    until_asked(page)
    before = seq(page)
    menu(page).get_by_role("button", name="Get up").click()
    notice = page.get_by_text("A bot is playing for you.")
    expect(notice).to_be_visible()
    expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)
    assert page.locator(GLOWING).count() == 0
    page.get_by_role("button", name="Take over again").click()
    expect(notice).to_have_count(0)
    assert until_asked(page)


def test_the_seal_is_shown_before_the_deal_and_the_seed_after_the_game(open_page: Open) -> None:
    page = open_page()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bel"}]
    wish = {"game": "hanging_gardens", "seats": seats, "claim": [0]}
    made = page.request.post("/api/tables", data=wish).json()
    path = f"/api/tables/{made['table']}"
    seal = page.request.get(path).json()["dealer"]["hash"]
    page.goto(f"/t/{made['table']}")
    fair = page.get_by_role("region", name="Fair dealing")
    expect(fair.get_by_role("textbox", name="Seal")).to_have_value(seal)
    page.request.post(f"{path}/claim", data={"invite": made["seats"][1]["invite"], "name": "Bel"})
    expect(fair).to_have_count(0)
    shown = menu(page).get_by_role("region", name="Fair dealing")
    expect(shown.get_by_role("textbox", name="Seal")).to_have_value(seal)
    expect(shown.get_by_role("textbox", name="Seed")).to_have_count(0)
    page.keyboard.press("Escape")
    page.request.post(f"{path}/resign", data={"seat": 0})
    expect(fair.get_by_role("textbox", name="Seal")).to_have_value(seal)
    seed = fair.get_by_role("textbox", name="Seed").input_value()
    assert sha256(seed.encode()).hexdigest() == seal
    expect(fair).to_contain_text(f"kiru verify {made['table']}.kiru")
