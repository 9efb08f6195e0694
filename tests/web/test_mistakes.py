"""Learning from mistakes after a game: a better move is asked for on the board, the answer judged, the next one asked."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.hands import play, start

SEED = 11
PHONE = {"width": 360, "height": 740}


def learning(page: Page) -> None:
    """A game played to its end at random, analyzed, and its mistakes asked about."""
    start(page, seats=2, first="1")
    play(page, seed=SEED)
    page.locator(".review").wait_for()
    page.get_by_role("button", name="Analyze the game").click()
    begin = page.get_by_role("button", name="Learn from your mistakes")
    begin.wait_for(timeout=120_000)
    begin.click()


def test_a_better_move_is_asked_for_judged_and_shown(open_page: Open) -> None:
    page = open_page()
    learning(page)
    question = page.get_by_role("region", name=re.compile(r"Mistake 1 of \d+"))
    expect(question).to_contain_text("Find something better")
    expect(page.locator("[data-board] [data-legal]").first).to_be_visible()
    assert page.locator("[data-board] [data-hint]").count() == 0, "the better move is not given away"
    expect(question.get_by_role("heading"), "whoever listens is led there").to_be_focused()

    played = page.locator("[data-board] [data-played]").first
    if played.count():
        played.click()
        expect(question.get_by_role("status")).to_contain_text("that is what was played")

    question.get_by_text("The choices in words").click()
    choices = question.locator("li .button")
    assert choices.count() >= 2
    choices.first.focus()
    page.keyboard.press("Enter")
    expect(question.get_by_role("status")).to_contain_text(
        re.compile("best move found|better than what|that is what was played"), timeout=30_000
    )
    show = question.get_by_role("button", name="Show the better move")
    if show.count():
        show.click()
    expect(question.get_by_role("status")).to_contain_text("better:")
    assert page.locator("[data-legal]").count() == 0, "it is answered"

    question.get_by_role("button", name="Next mistake").click()
    following = page.get_by_role("region", name=re.compile(r"Mistake 2 of \d+"))
    expect(following).to_contain_text("Find something better")
    following.get_by_role("button", name="To the result").click()
    expect(page.locator(".review")).to_be_visible()
    expect(page.get_by_role("button", name="Learn from your mistakes")).to_be_visible()


def test_on_a_phone_everything_can_be_reached(open_page: Open) -> None:
    page = open_page()
    learning(page)
    page.set_viewport_size(PHONE)
    question = page.get_by_role("region", name=re.compile(r"Mistake 1 of \d+"))
    for name in ("Show the better move", "To the result"):
        button = question.get_by_role("button", name=name)
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
