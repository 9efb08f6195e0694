"""A phone in one hand, on a line that comes and goes."""

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Open
from tests.web.hands import GLOWING, seq, start, until_asked


def test_a_choice_is_confirmed_under_the_thumb(open_page: Open) -> None:
    page = open_page(size=(390, 844), touch=True)
    start(page, first="1")
    until_asked(page)
    before = seq(page)
    bar = page.get_by_role("navigation", name="Table tools")
    page.locator(GLOWING).first.tap()
    expect(bar.get_by_role("button", name="Confirm")).to_be_visible()
    bar.get_by_role("button", name="Cancel").tap()
    expect(bar.get_by_role("button", name="Confirm")).to_have_count(0)
    page.locator(GLOWING).first.tap()
    bar.get_by_role("button", name="Confirm").tap()
    expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)


def test_the_drawer_takes_the_focus_and_gives_it_back(open_page: Open) -> None:
    page = open_page(size=(390, 844), touch=True)
    start(page, first="1")
    until_asked(page)
    opener = page.locator("[data-opens=drawer]")
    opener.press("Enter")
    shut = page.locator("[data-shuts=drawer]")
    expect(shut).to_be_focused()
    shut.press("Enter")
    expect(opener).to_be_focused()


def test_a_lost_line_is_told_and_the_choice_is_sent_when_it_is_back(open_page: Open) -> None:
    page = open_page()
    start(page, first="1")
    until_asked(page)
    before = seq(page)
    page.context.set_offline(True)
    line = page.get_by_test_id("line")
    expect(line).to_contain_text("Not connected")
    page.locator(GLOWING).first.click()
    expect(line).to_contain_text("your choice is kept and will be sent")
    page.context.set_offline(False)
    expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)
    expect(line).to_be_empty()


TOLD_AFTER = """
() => new Promise(done => {
  const begun = performance.now(), line = document.querySelector("[data-testid=line]");
  new MutationObserver(() => line.textContent.trim() && done(performance.now() - begun))
    .observe(line, {childList: true, subtree: true, characterData: true});
})
"""


@pytest.mark.alone
def test_a_lost_line_is_told_within_two_seconds(open_page: Open) -> None:
    page = open_page(size=(390, 844), touch=True)
    start(page, first="1")
    until_asked(page)
    page.evaluate(f"() => {{ window.told = ({TOLD_AFTER})(); }}")
    page.context.set_offline(True)
    assert page.evaluate("window.told") < 2000


def test_a_slow_answer_is_told_after_a_second_and_a_half(open_page: Open) -> None:
    page = open_page("/rules/amyitis")
    held = []

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda frame: held.append(frame) if held is waiting[0] else server.send(frame))

    waiting: list[list[str | bytes] | None] = [None]
    page.route_web_socket("**/*", carry)
    start(page, first="1")
    until_asked(page)
    waiting[0] = held
    page.evaluate(f"() => {{ window.told = ({TOLD_AFTER})(); }}")
    page.locator(GLOWING).first.click()
    assert page.evaluate("window.told") >= 1400
    expect(page.get_by_test_id("line")).not_to_be_empty()
    assert held


@pytest.mark.parametrize(("size", "language"), [((390, 844), "en-US"), ((360, 740), "pl-PL")])
def test_in_the_waiting_room_one_calls_others_and_talks(open_page: Open, size: tuple[int, int], language: str) -> None:
    page = open_page(size=size, touch=True, language=language)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person"}]
    wish = {"game": "babylon", "options": {}, "seats": seats, "claim": [0]}
    made = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/t/{made['table']}")
    room = page.locator(".room")
    invite = room.locator(".seats button")
    box = invite.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < size[1] - 60, "whom to call is on the first screen, above the bar"
    invite.tap()
    expect(room.locator("[data-part=invitation] svg[role=img]")).to_be_visible()
    line = room.locator("form input")
    line.fill("Shulmu!")
    line.press("Enter")
    expect(room.locator("li", has_text="Shulmu!")).to_be_visible()
    # Nothing to undo and nothing to advise yet: the bar keeps the drawer and the rules.
    expect(page.locator("nav[data-sticky=bottom] .button")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
