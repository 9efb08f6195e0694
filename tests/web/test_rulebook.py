"""The rules page: chapters with pictures drawn by the boards, found by contents, search and address, on screen and paper."""

import pytest
from playwright.sync_api import expect
from tools import rulebook_views

from tests.web.conftest import GAMES, Open

BARE = "() => [...document.querySelectorAll('figure .drawn')].filter(one => one.getBoundingClientRect().height < 40).length"


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_show_views_as_they_are_today(game: str) -> None:
    for moment, text in rulebook_views.views(game).items():
        file = rulebook_views.FOLDER / f"{game}-{moment}.json"
        assert file.read_text("utf-8") == text, "the view has changed: python tools/rulebook_views.py"


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_chapters_and_pictures(open_page: Open, game: str) -> None:
    page = open_page(f"/rules/{game}", size=(390, 844), touch=True)
    page.locator("figure").first.wait_for()
    assert page.locator("figure").count() >= 4
    assert page.evaluate(BARE) == 0
    chapters = page.locator("main h2[id]").all_inner_texts()
    contents = page.get_by_role("navigation", name="Contents").get_by_role("link")
    assert [name.split("\n")[-1] for name in contents.all_inner_texts()] == chapters
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_rule_is_found_by_address_contents_and_search(open_page: Open) -> None:
    page = open_page("/rules/babylon#B41")
    expect(page.locator("#B41")).to_be_in_viewport()
    expect(page.locator("#B41")).to_contain_text("Decorating")
    page.get_by_role("link", name="Round tokens").click()
    expect(page.locator("#B50")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("pillar statue")
    expect(page.locator("figure")).to_have_count(0)
    expect(page.locator("#B34")).to_be_visible()
    expect(page.locator("#B50")).to_have_count(0)


def test_a_rulebook_on_paper_is_light_and_has_nothing_to_press(open_page: Open) -> None:
    page = open_page("/rules/amyitis", dark=True)
    page.locator("figure").first.wait_for()
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(":root")).to_have_attribute("data-theme", "light")
    expect(page.locator(".bar")).to_be_hidden()
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator("#A20")).to_be_visible()
    expect(page.locator("figure").first).to_be_visible()
