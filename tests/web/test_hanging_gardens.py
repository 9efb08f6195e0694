"""The Hanging Gardens in the browser: gardens of the others, the automaton's card."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT, Open
from tests.web.hands import SITTING, until_still
from tests.web.test_everybody import serious

RECORDS = ROOT / "tests" / "games" / "hanging_gardens" / "records"


def resume(page: Page, record: str, at: int) -> None:
    """Sit down as the first player of a recorded game, before its decision of that number."""
    text = re.sub(r"^seat 1 .*$", "seat 1 person Ada", (RECORDS / f"{record}.kiru").read_text(), flags=re.MULTILINE)
    made = page.request.post(f"/api/records?at={at}", data=text, headers={"content-type": "text/plain"}).json()
    page.goto(f"/t/{made['table']}")
    page.locator(SITTING).wait_for()


def decision(record: str, start: str, number: int) -> int:
    """Which line of a record is the seat's decision of that number."""
    lines = (RECORDS / f"{record}.kiru").read_text().partition("begin\n")[2].splitlines()
    return [place for place, line in enumerate(lines) if line.startswith(start)][number]


def test_a_small_garden_is_shown_larger_by_mouse_and_by_keys(open_page: Open) -> None:
    page = open_page()
    resume(page, "4-greedy", decision("4-greedy", "1 take", 9))
    small = page.locator(".others .garden").first
    expect(page.locator(".others .garden")).to_have_count(3)
    until_still(page)
    cards = small.locator("svg.card").count()
    width = small.locator("svg.card").first.bounding_box()["width"]
    dialog = page.get_by_role("dialog")
    opener = small.get_by_role("button", name=re.compile("larger"))
    for by_keys in (False, True):
        if by_keys:
            opener.focus()
            page.keyboard.press("Enter")
        else:
            opener.click()
        expect(dialog.locator("svg.card")).to_have_count(cards)
        assert dialog.locator("svg.card").first.bounding_box()["width"] > max(90, 2 * width)
        assert serious(page) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_phones_of_360_pixels_hold_everything(open_page: Open) -> None:
    page = open_page(size=(360, 740), language="pl-PL", touch=True)
    resume(page, "4-greedy", decision("4-greedy", "1 take", 9))
    page.locator("[data-legal]").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for spaces in page.locator(".market .spaces").all():
        assert spaces.bounding_box()["height"] < 40, "four gardeners in a row"


def test_the_automaton_shows_its_card_and_what_it_did(open_page: Open) -> None:
    page = open_page()
    for record, columns in (("solo-expert", "2→3→1"), ("solo-ranks", "3→1→2")):
        lines = (RECORDS / f"{record}.kiru").read_text().partition("begin\n")[2].splitlines()
        turned = lines.index("* automaton 16")
        after = next(place for place, line in enumerate(lines) if place > turned and line.startswith("1 take"))
        resume(page, record, after)
        card = page.get_by_role("region", name="the automaton")
        expect(card.locator(".columns")).to_have_text(columns)
        expect(card).to_contain_text("marks an objective")
        expect(card).to_contain_text("The automaton turns up card 16")
