"""The Hanging Gardens in the browser: gardens of the others, the automaton's card."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT, Open
from tests.web.hands import SITTING, seq, start, until_asked, until_still
from tests.web.test_everybody import SIZES, serious

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
        page.mouse.move(1, 1)  # away from a card, whose own words Escape would close first
        expect(page.get_by_role("tooltip")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_the_help_on_flowers_covers_all_three_colors(open_page: Open) -> None:
    page = open_page()
    start(page)
    page.get_by_role("button", name="Help", exact=True).click()
    flowers = page.get_by_role("dialog").locator("details", has=page.locator("summary", has_text="Flowers"))
    flowers.locator("summary").click()
    for color in ("Blue flowers", "Red flowers", "Yellow flowers"):
        expect(flowers.get_by_text(color, exact=True)).to_be_visible()


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


def test_a_card_is_seen_closely_by_pointer_and_by_key(open_page: Open) -> None:
    page = open_page()
    start(page, first="1")
    until_asked(page)
    card = page.locator('[data-look="market 1 1"]')
    assert card.get_attribute("title") is None, "no tooltip of the browser"
    card.hover()
    look = page.get_by_role("tooltip")
    expect(look).to_contain_text("with this card up to")
    expect(look.locator("svg.card")).to_be_visible()
    assert look.bounding_box()["width"] > card.bounding_box()["width"]
    page.mouse.move(2, 2)
    expect(look).to_have_count(0)
    card.focus()
    page.keyboard.press("i")
    expect(look).to_contain_text("Free to take.")
    expect(page.get_by_test_id("announcer")).to_contain_text("Free to take.")
    page.keyboard.press("Escape")
    expect(look).to_have_count(0)
    expect(card).to_be_focused()


def test_a_card_that_comes_under_a_pointer_at_rest_is_not_shown_closely(open_page: Open) -> None:
    page = open_page()
    start(page, first="1")
    until_asked(page)
    card, look = page.locator('[data-look="market 1 1"]'), page.get_by_role("tooltip")
    box = card.bounding_box()
    assert box
    x, y = box["x"] + 20, box["y"] + box["height"] + 20
    page.mouse.move(x, y - 4)
    page.mouse.move(x, y)
    # What a browser tells when the table moves, and the pointer does not.
    card.dispatch_event("pointerover", {"pointerType": "mouse", "clientX": x, "clientY": y})
    page.wait_for_timeout(700)
    expect(look).to_have_count(0)
    card.dispatch_event("pointermove", {"pointerType": "mouse", "clientX": x + 4, "clientY": y})
    expect(look).to_contain_text("Free to take.")


def test_a_long_press_looks_and_chooses_nothing(open_page: Open) -> None:
    page = open_page(size=SIZES["phone"])
    start(page, first="1")
    until_asked(page)
    before = seq(page)
    card = page.locator('[data-look="market 1 1"]')
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    look = page.get_by_role("dialog")
    expect(look).to_contain_text("Free to take.")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(look).to_be_visible()
    assert seq(page) == before
    look.get_by_role("button", name="Close").click()
    expect(look).to_have_count(0)
    assert seq(page) == before


PLATES = """
cards => cards.flatMap(card => [...card.querySelectorAll("text.small")].map(value => {
  const words = value.getBBox(), plates = [...card.querySelectorAll("rect.step")].map(one => one.getBBox());
  const room = plates.map(one => Math.min(words.x - one.x, one.x + one.width - words.x - words.width));
  return [value.textContent, Math.max(...room), Math.max(...plates.map(one => one.x + one.width))];
}))
"""
"""Every value of a card, how far it keeps from the ends of its plate, and how far the last plate goes."""


def test_the_values_of_a_card_keep_from_the_edges(open_page: Open) -> None:
    page = open_page()
    resume(page, "3-greedy", decision("3-greedy", "1 take", 10))
    page.evaluate("document.fonts.ready.then(() => true)")
    found = page.locator(".market svg.card, .stacks svg.card").evaluate_all(PLATES)
    assert {"12", "18"} <= {value for value, _, _ in found}, "a date palm is on offer"
    assert [one for one in found if one[1] < 1.5 or one[2] > 116] == []
