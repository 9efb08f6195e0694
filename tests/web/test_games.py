"""Whole games, each in another way."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.hands import GLOWING, OVER, play, play_now, seq, start, until_asked


def totals(page) -> list[int]:
    return [int(re.match(r"\d+", text.strip())[0]) for text in page.locator("tfoot td").all_inner_texts()]


def test_a_whole_game_by_mouse(open_page: Open) -> None:
    page = open_page()
    play_now(page)
    assert play(page) > 20
    result = page.locator(OVER).inner_text()
    assert "wins with" in result or "share the victory" in result
    best = max(totals(page))
    assert f"{best} points" in result
    assert len(totals(page)) == 3


def test_a_whole_game_by_keyboard_alone(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").first.wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.includes('Play now')"):
            break
    page.keyboard.press("Enter")
    page.locator("[data-testid=prompt]").wait_for()
    arrows = ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]
    count = 0
    while until_asked(page):
        before = seq(page)
        page.keyboard.press(arrows[count % 4])
        page.keyboard.press(arrows[count % 3])
        if not page.evaluate("!!document.activeElement.closest('[data-legal]')"):
            page.keyboard.press("ArrowDown")
            continue
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)
        count += 1
    assert count > 20


def test_a_whole_game_without_pictures(open_page: Open) -> None:
    page = open_page(plain=True)
    start(page)
    expect(page.get_by_role("heading", name="The table in sentences")).to_be_visible()
    assert page.locator("svg.card").count() == 0
    expect(page.get_by_text("Ada: 2 gold, 4 tools").or_(page.get_by_text("Ada: 2 gold, 5 tools"))).to_be_visible()
    assert play(page, seed=3) > 20
    heard = page.get_by_test_id("announcer").inner_text()
    assert "The game is over." in heard
    assert "wins with" in heard or "share the victory" in heard


def test_a_whole_game_by_touch_on_a_phone(open_page: Open) -> None:
    page = open_page(size=(390, 844), touch=True)
    play_now(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    assert play(page, seed=4, touch=True) > 20


def test_a_solo_game_with_the_automaton(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Solo").first.click()
    page.locator(f"{GLOWING}").first.wait_for()
    play(page, seed=5, most=4)
    expect(page.get_by_role("region", name="the automaton")).to_contain_text("Discards")
    play(page, seed=5)
    expect(page.locator(OVER)).to_contain_text("Your garden scores")
