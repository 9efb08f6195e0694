"""The rules page: chapters with pictures drawn by the boards, found by contents, search and address, on screen and paper;
and an empty score pad for a real table."""

import re

import pytest
from playwright.sync_api import Page, expect
from tools import rulebook_views

from tests.web.conftest import GAMES, Open
from tests.web.test_everybody import needs_axe, serious

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


@pytest.mark.parametrize(
    ("language", "term", "edition"),
    [("en-US", "Round token", ""), ("pl-PL", "żeton Rundy", ""), ("de-DE", "belvedere", "Englisch")],
)
def test_a_rule_links_the_term_of_the_booklet(open_page: Open, language: str, term: str, edition: str) -> None:
    """Of the edition in the reader's language where it is known, and of the English one otherwise."""
    page = open_page("/rules/babylon", size=(390, 844), touch=True, language=language)
    rule = page.locator("#B33" if edition else "#B13")
    link = rule.get_by_role("link", name=term)
    expect(link).to_contain_text(edition)
    link.click()
    line = page.locator("tr.here")
    expect(line).to_be_in_viewport()
    expect(line).to_contain_text(term)
    line.get_by_role("link", name="B33" if edition else "B13").click()
    expect(rule).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_rulebook_on_paper_is_light_and_has_nothing_to_press(open_page: Open) -> None:
    page = open_page("/rules/amyitis", dark=True)
    page.locator("figure").first.wait_for()
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(":root")).to_have_attribute("data-theme", "light")
    expect(page.locator(".bar")).to_be_hidden()
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator("#A20")).to_be_visible()
    expect(page.locator("figure").first).to_be_visible()


def sheets(page: Page) -> int:
    """How many sheets of paper a page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


@needs_axe
@pytest.mark.parametrize("language", ["en-US", "pl-PL", "fr-FR", "de-DE"])
@pytest.mark.parametrize("game", GAMES)
def test_an_empty_score_pad_stands_twice_on_one_sheet(open_page: Open, game: str, language: str) -> None:
    page = open_page(f"/pad/{game}", dark=True, language=language)
    info = next(one for one in page.request.get(f"/api/games?lang={language[:2]}").json() if one["name"] == game)
    rows = page.locator("section.pad tbody tr")
    expect(rows).to_have_count(len(info["lines"]))
    for row, line in zip(rows.all(), info["lines"], strict=True):
        expect(row.locator("th")).to_contain_text(line["title"])
        expect(row.locator("small"), "how the line counts").not_to_be_empty()
        expect(row.locator("td"), "a column for everybody").to_have_count(info["players"][1])
        assert row.locator("td").all_inner_texts() == [""] * info["players"][1]
    assert serious(page) == []
    assert sheets(page) == 1
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(":root")).to_have_attribute("data-theme", "light")
    expect(page.locator(".pad:visible")).to_have_count(2)
    expect(page.get_by_role("button")).to_have_count(0)


def test_the_rules_lead_to_the_score_pad_on_a_phone(open_page: Open) -> None:
    page = open_page("/rules/babylon", size=(360, 740), touch=True)
    page.get_by_role("link", name="Score pad").tap()
    expect(page.locator("section.pad tfoot")).to_contain_text("Total")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.goto("/pad/chess")
    expect(page.get_by_role("alert")).to_have_text("Page not found")
