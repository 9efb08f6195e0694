"""The board of Amyitis: everything that may be done is offered where it belongs, for every hand and eye."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT, Open
from tests.web.hands import GLOWING, choices, play, press, seq, start, until_asked
from tests.web.test_everybody import SIZES, serious

CUT = """
() => {
  const wide = one => Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight);
  const parts = document.querySelectorAll(".card, .city, .row, .level, .stack, .heap, .mat, [data-board] .part");
  return [...parts].filter(one => wide(one) > 2).map(one => `${one.className}: ${one.innerText} by ${wide(one)}`);
}
"""
"""The parts of the board that hold more than they have room for."""


class Ear:
    """Hears which actions the server lists."""

    def __init__(self, page: Page) -> None:
        self.legal: set[str] = set()
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        told: dict[str, Any] = json.loads(frame)
        if told["t"] == "ask":
            self.legal = {legal["action"] for legal in told.get("legal") or []}


def test_whatever_is_legal_glows_and_can_be_pressed(open_page: Open) -> None:
    page = open_page()
    ear = Ear(page)
    start(page, seats=2, game="amyitis", first="1")
    hand = random.Random(5)
    seen = set()
    for _ in range(30):
        assert until_asked(page)
        expect(page.locator(GLOWING).first).to_be_visible()
        # The frame and the drawing reach us on two ways: give the later one a moment.
        for _ in range(50):
            offered = sorted(set(choices(page)))
            if set(offered) == ear.legal:
                break
            page.wait_for_timeout(100)
        assert set(offered) == ear.legal
        verbs = [action.split()[0] for action in offered]
        seen |= set(verbs)
        weights = [{"pass": 0.1, "caravan": 5.0}.get(verb, 1.0) for verb in verbs]
        before = seq(page)
        press(page.locator(f'{GLOWING}[data-spot="{hand.choices(offered, weights)[0]}"]').first)
        expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)
    assert {"recruit", "pass", "temple"} <= seen


MEASURED = """
window.measured = 0;
const plain = Element.prototype.getBoundingClientRect;
Element.prototype.getBoundingClientRect = function () {
  if (this.closest(".nave, .frame")) window.measured += 1;
  return plain.call(this);
};
"""


def test_nothing_is_measured_where_nothing_moves_or_scrolls(open_page: Open) -> None:
    page = open_page("/rules/amyitis")
    page.add_init_script(MEASURED)
    start(page, seats=2, game="amyitis", seed="temples", first="1")
    marks = page.locator("[data-part=temples] .nave .cube")
    until_asked(page)
    before = marks.count()
    hand = random.Random(3)
    # Until priests have come to the temples.
    for _ in range(40):
        offered = sorted(set(choices(page)))
        priests = page.locator(f".card.priest{GLOWING}").evaluate_all("all => all.map(one => one.dataset.spot)")
        wish = hand.choice([one for one in offered if one.startswith("temple")] or priests or offered)
        moment = seq(page)
        press(page.locator(f'{GLOWING}[data-spot="{wish}"]').first)
        expect(page.locator(f'[data-seq="{moment}"]')).to_have_count(0)
        if marks.count() > before + 1 or not until_asked(page):
            break
    assert marks.count() > before + 1
    assert page.evaluate("window.measured") == 0


def test_the_caravan_shows_its_price_before_it_moves(open_page: Open) -> None:
    page = open_page()
    start(page, seats=2, game="amyitis", first="1")
    until_asked(page)
    ring = page.get_by_role("group", name="Mesopotamia")
    expect(ring).to_contain_text("1 camel")
    expect(ring.get_by_role("img", name="The caravan stands in Babylon.")).to_be_visible()
    costs = ring.locator("[data-spot] .cost").all_inner_texts()
    assert [int(cost) for cost in costs] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_what_is_not_legal_tells_why(open_page: Open) -> None:
    page = open_page()
    start(page, seats=2, game="amyitis", first="1")
    until_asked(page)
    page.locator('[data-spot="caravan 8"]').click(force=True)
    expect(page.get_by_role("dialog")).to_contain_text("8 camels needed to go to Ninoua, you have 1.")
    expect(page.get_by_role("dialog")).to_contain_text("A40")


PIECES = {
    "craft 1 1": "Free now.",
    "city eshnunna": "Asks for salt",
    "court banker": "For you next: banker of level 1",
    "temple marduk": "You have no cube here.",
    "field upper": "When the row is full",
    "square d4": "asks for a plant of quality 1",
    "area c4-d4": "Water can come here now",
    "goods salt": "Sells for 3 points in Babylon",
    "own 1 palace": "Scores at once",
    "pass": "Each time your turn would come",
}


def test_every_piece_is_seen_closely_with_its_rule_and_the_fact(open_page: Open) -> None:
    page = open_page()
    start(page, seats=2, game="amyitis", first="1")
    until_asked(page)
    look = page.get_by_role("tooltip")
    for piece, words in PIECES.items():
        page.locator(f'[data-look="{piece}"]').first.hover()
        expect(look).to_contain_text(words)
    page.mouse.move(2, 2)
    expect(look).to_have_count(0)
    before = seq(page)
    page.locator('[data-look="square d4"]').focus()
    page.keyboard.press("i")
    expect(look).to_contain_text("asks for a plant of quality 1")
    expect(look.locator("svg use").first).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(look).to_have_count(0)
    assert seq(page) == before


def test_the_log_shows_cards_with_their_pictures(open_page: Open) -> None:
    page = open_page()
    start(page, seats=2, game="amyitis", first="1")
    until_asked(page)
    before = seq(page)
    recruit = page.locator('[data-spot^="recruit"][data-legal]:has(.name)').first
    name = recruit.locator(".name").inner_text()
    recruit.click()
    expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)
    line = page.locator(".log [data-line]").filter(has_text=f"recruits a{'n' if name == 'engineer' else ''} {name}")
    picture = line.first.locator(f'use[href="#am-{name}"]')
    expect(picture).to_be_attached()
    assert picture.evaluate("one => document.querySelector(one.getAttribute('href')) !== null")
    line.first.focus()
    expect(page.locator("[data-board] [data-mark]").first).to_be_attached()
    assert "?" not in page.locator(".log").inner_text(), "questions are no deeds"


@pytest.mark.parametrize("language", ["en-US", "pl-PL"])
def test_the_words_of_a_city_are_whole_in_a_low_window(open_page: Open, language: str) -> None:
    page = open_page(size=(1280, 720), language=language)
    start(page, seats=3, game="amyitis", first="1")
    until_asked(page)
    room = """all => all.map(one => [
      one.innerText, one.getBoundingClientRect().bottom - one.querySelector(".back").getBoundingClientRect().bottom])"""
    cities = page.locator(".city").evaluate_all(room)
    assert len(cities) == 9
    assert all(below >= 0 for _, below in cities), cities


def test_arrows_walk_over_the_garden(open_page: Open) -> None:
    page = open_page()
    start(page, seats=3, game="amyitis", seed="arrows", first="1")
    until_asked(page)
    engineer = page.locator(f".card.engineer{GLOWING}").first
    for _ in range(12):
        if engineer.count():
            break
        play(page, most=1)
        until_asked(page)
    before = seq(page)
    engineer.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)
    page.locator(f'{GLOWING}[data-spot^="irrigate "]').first.wait_for()
    walked = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 2:
        page.keyboard.press(key)
        walked.add(page.evaluate("document.activeElement.dataset.spot"))
    assert len(walked) > 1
    assert all(spot.startswith("irrigate ") for spot in walked)
    spot = page.evaluate("document.activeElement.dataset.spot")
    expect(page.get_by_test_id("prompt")).to_contain_text("irrigate")
    page.keyboard.press("Enter")
    expect(page.locator(f'.area[data-spot="{spot}"]')).to_have_accessible_name(f"{spot[9:].replace('-', '–')}: Ada")


def test_fingers_find_everything_on_a_phone(open_page: Open) -> None:
    page = open_page(size=SIZES["small phone"], touch=True, language="pl-PL")
    start(page, seats=4, game="amyitis", first="1")
    for turn in range(12):
        until_asked(page)
        small = page.locator(f"{GLOWING}:visible").evaluate_all(
            "all => all.map(one => ({at: one.dataset.spot, box: one.getBoundingClientRect()}))"
            ".filter(one => Math.min(one.box.width, one.box.height) < 44).map(one => one.at)"
        )
        assert small == []
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["small phone"][0]
        play(page, seed=turn, touch=True, most=1)


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
def test_the_whole_board_is_in_sight_on_a_laptop(open_page: Open, size: tuple[int, int]) -> None:
    record = (ROOT / "tests" / "games" / "amyitis" / "records" / "4-greedy.kiru").read_text()
    record = record.replace("\nseat 1 greedy greedy 1\n", "\nseat 1 person Ada\n")
    page = open_page(size=size, language="pl-PL")
    for at in (120, 320, 510):
        table = page.request.post(f"/api/records?at={at}", data=record).json()["table"]
        page.goto(f"/t/{table}")
        assert until_asked(page)
        expect(page.locator("[data-board] .mat")).to_have_count(4)
        page.evaluate("document.fonts.ready.then(() => true)")
        hidden = page.locator("[data-board]").evaluate("board => board.scrollHeight - board.clientHeight")
        assert hidden <= 6, f"{hidden} pixels of the board are out of sight after {at} decisions"
        expect(page.locator("[data-board]")).to_have_attribute("data-more", "")
        assert page.evaluate(CUT) == []


BARE = """
lines => lines.map(line => {
  const box = line.getBoundingClientRect();
  const under = document.elementsFromPoint(box.left + 2, box.bottom - 3).find(one => one.closest("svg.garden *"));
  return under ? `${line.textContent.trim()} lies on ${under.closest("[class]").getAttribute("class")}` : "";
}).filter(Boolean)
"""


@pytest.mark.parametrize("language", ["en-US", "pl-PL", "de-DE", "fr-FR"])
def test_the_words_beside_the_garden_do_not_lie_on_it(open_page: Open, language: str) -> None:
    page = open_page(language=language)
    start(page, seats=3, game="amyitis", first="1")
    until_asked(page)
    page.evaluate("document.fonts.ready.then(() => true)")
    for width, height in [(1280, 720), (1440, 900), (768, 1024)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".legend li").evaluate_all(BARE) == [], (width, height)
