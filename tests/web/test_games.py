"""Whole games, each in another way."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import GAMES, Open
from tests.web.hands import GLOWING, OVER, play, play_now, start, walk


def totals(page: Page) -> list[int]:
    return [int(re.match(r"-?\d+", text.strip())[0]) for text in page.locator("tfoot td:visible").all_inner_texts()]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(open_page: Open, game: str) -> None:
    page = open_page()
    start(page, seats=3, game=game)
    assert play(page) > 20
    result = page.locator(OVER).inner_text()
    assert "wins with" in result or "share the victory" in result
    best = max(totals(page))
    assert f"{best} point" in result
    assert len(totals(page)) == 3


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_one_click_begins_a_game(open_page: Open, number: int) -> None:
    page = open_page()
    play_now(page, number)
    assert play(page, most=3) == 3


def test_a_whole_game_by_keyboard_alone(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").first.wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.includes('Play now')"):
            break
    page.keyboard.press("Enter")
    page.locator("[data-testid=prompt]").wait_for()
    assert walk(page) > 20
    expect(page.locator(OVER)).to_contain_text("point")


@pytest.mark.parametrize("game", GAMES)
def test_every_board_is_walked_by_keys(open_page: Open, game: str) -> None:
    page = open_page()
    start(page, game=game, first="1")
    assert walk(page, most=10) == 10


def test_a_whole_game_without_pictures(open_page: Open) -> None:
    page = open_page(plain=True)
    start(page, game="amyitis")
    expect(page.get_by_role("heading", name="The table in sentences")).to_be_visible()
    assert page.locator("main .board svg").count() == 0
    assert play(page, seed=3) > 20
    heard = page.get_by_test_id("announcer").inner_text()
    assert "The game is over." in heard
    assert "wins with" in heard or "share the victory" in heard


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_in_sentences(open_page: Open, game: str) -> None:
    page = open_page(plain=True)
    start(page, game=game, first="1")
    expect(page.get_by_role("heading", name="The table in sentences")).to_be_visible()
    assert play(page, seed=3, most=8) == 8
    assert len(page.locator(".board").inner_text()) > 300


def test_a_whole_game_by_touch_on_a_phone(open_page: Open) -> None:
    page = open_page(size=(390, 844), touch=True)
    start(page, game="babylon")
    assert play(page, seed=4, touch=True) > 20
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("game", GAMES)
def test_every_board_is_played_by_touch(open_page: Open, game: str) -> None:
    page = open_page(size=(390, 844), touch=True)
    start(page, game=game, first="1")
    assert play(page, seed=4, touch=True, most=8) == 8
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_solo_game_with_the_automaton(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Solo").first.click()
    page.locator(f"{GLOWING}").first.wait_for()
    play(page, seed=5, most=4)
    expect(page.get_by_role("region", name="the automaton")).to_contain_text("Discards")
    play(page, seed=5)
    expect(page.locator(OVER)).to_contain_text("Your garden scores")
