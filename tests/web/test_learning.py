"""The guided first games: every step asks for one choice, refuses others kindly, and leads into a real game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.hands import GLOWING, play

STEP = "[data-lesson-step]"


def step(page: Page) -> int:
    return int(page.locator(STEP).get_attribute("data-lesson-step") or "-1")


def learn(page: Page, game: str, language: str = "en") -> int:
    """Go through a lesson by its own buttons and the choices it points at; how many steps it had."""
    page.goto(f"/learn/{game}")
    guide = page.locator(STEP)
    guide.wait_for()
    words, go_on = ("of", "Go on") if language == "en" else ("z", "Dalej")
    total = int(re.search(rf"{words} (\d+)", guide.inner_text())[1])
    while step(page) < total - 1:
        before = step(page)
        action = page.get_by_test_id("guide-action")
        button = guide.get_by_role("button", name=go_on)
        action.or_(button).first.wait_for(state="attached")
        if button.count():
            button.click()
        else:
            wanted = action.get_attribute("data-action")
            page.locator(f'{GLOWING}[data-spot="{wanted}"]:visible').first.click()
        expect(page.locator(f'[data-lesson-step="{before}"]')).to_have_count(0)
    return total


@pytest.mark.parametrize("game", ["hanging_gardens", "amyitis", "babylon"])
def test_the_guided_game_goes_through_to_a_real_one(open_page: Open, game: str) -> None:
    page = open_page()
    assert 10 <= learn(page, game) <= 15
    page.get_by_role("button", name="Play on against a bot").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    assert play(page, most=2) == 2


def test_another_choice_is_refused_kindly_and_a_reload_does_no_harm(open_page: Open) -> None:
    page = open_page()
    page.goto("/learn/hanging_gardens")
    page.get_by_role("button", name="Go on").click()
    page.locator(f'{GLOWING}[data-spot="take 3 1"]').click()
    expect(page.get_by_text("That would be allowed")).to_be_visible()
    page.locator(f'{GLOWING}[data-spot="take 1 1"]').click()
    expect(page.locator('[data-lesson-step="2"]')).to_be_visible()
    page.reload()
    expect(page.locator('[data-lesson-step="2"]')).to_be_visible()


def test_a_lesson_in_polish_without_pictures(open_page: Open) -> None:
    page = open_page(language="pl-PL", plain=True)
    assert learn(page, "hanging_gardens", "pl") >= 10
    expect(page.get_by_text("Znasz już całą grę")).to_be_visible()
