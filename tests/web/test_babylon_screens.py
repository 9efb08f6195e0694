"""Babylon on every screen: nothing wider than it, nothing over a symbol, and told apart without colors of our own."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.hands import until_asked
from tests.web.test_babylon import resume, show_model
from tests.web.test_babylon_hand import take_tile
from tests.web.test_screens import DESKS, HANDHELDS, TOO_WIDE, resized

LARGE = "html { font-size: 200% !important; }"
COVERED = """
() => {
  const boxes = selector => [...document.querySelectorAll(selector)]
    .filter(one => one.getClientRects().length).map(one => one.getBoundingClientRect());
  const labels = boxes('.quarry :is(.where, .pay)');
  const symbols = boxes('.quarry svg.tile use');
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return [labels.length, symbols.length, labels.filter(label => symbols.some(one => meet(label, one))).length];
}
"""
"""How many labels and symbols the quarry has, and how many of the labels lie over a symbol."""


def late(page: Page) -> None:
    resume(page, "3-greedy", 206)
    assert until_asked(page)


def check_labels(page: Page, size: tuple[int, int]) -> None:
    labels, symbols, covering = page.evaluate(COVERED)
    assert labels > 10
    assert symbols > 20
    assert covering == 0, size


def test_the_table_fits_every_screen_and_no_label_covers_a_symbol(open_page: Open) -> None:
    page = open_page()
    resume(page, "3-greedy", 29)
    assert until_asked(page)
    for size in DESKS + HANDHELDS:
        resized(page, size)
        assert not page.evaluate(TOO_WIDE), (size, page.evaluate(TOO_WIDE))
        check_labels(page, size)


@pytest.mark.parametrize("language", ["en-US", "pl-PL"])
def test_letters_of_twice_the_size_cover_no_symbol(open_page: Open, language: str) -> None:
    page = open_page(language=language)
    resume(page, "3-greedy", 29)
    assert until_asked(page)
    page.add_style_tag(content=LARGE)
    for size in [(1280, 720), (844, 390), (390, 844), (320, 640)]:
        resized(page, size)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], page.evaluate(TOO_WIDE)
        check_labels(page, size)


@pytest.mark.parametrize("garden", ["plan", "model"])
def test_a_phone_held_flat_shows_the_whole_garden_beside_its_tray(open_page: Open, garden: str) -> None:
    page = open_page(size=(844, 390), touch=True, garden=garden)
    resume(page, "3-greedy", 29)
    take_tile(page)
    work, picture, tray = (page.locator(one).bounding_box() for one in (".work", ".plan.front, .model", ".tray"))
    assert work is not None
    assert picture is not None
    assert tray is not None
    assert picture["height"] <= 390
    assert picture["height"] >= 330, "it has the height of the screen"
    assert tray["x"] + tray["width"] <= picture["x"], "nothing stands above it"
    assert work["height"] <= 390


def test_the_rules_in_polish_with_letters_of_twice_the_size_stay_on_a_flat_phone(open_page: Open) -> None:
    page = open_page("/rules/babylon", size=(844, 390), language="pl-PL", touch=True)
    page.locator("figure").first.wait_for()
    page.add_style_tag(content=LARGE)
    for size in [(844, 390), (390, 844), (320, 640)]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], size


FORCED = """
() => {
  const look = one => { const style = getComputedStyle(one);
    return [style.borderTopStyle, style.borderTopColor, style.outlineStyle, style.outlineColor, style.backgroundColor].join(); };
  const [plain, gold] = [document.querySelector('.quarry .pay:not(.own)'), document.querySelector('.quarry .pay.own')];
  const textures = new Set([...document.querySelectorAll('.plan.front .texture')].map(one => one.getAttribute('d')));
  return {
    own: look(plain) !== look(gold),
    legal: getComputedStyle(document.querySelector('[data-board] [data-legal]')).outlineStyle,
    sides: ['clay', 'granite', 'basalt'].map(name => getComputedStyle(document.querySelector('.legend .' + name)).backgroundImage),
    textures: textures.size,
  };
}
"""


def test_with_forced_colors_stones_offers_and_own_flowers_are_told_apart(open_page: Open) -> None:
    page = open_page()
    page.emulate_media(forced_colors="active")
    late(page)
    found = page.evaluate(FORCED)
    assert found["own"], "the own flower pays more"
    assert found["legal"] != "none"
    assert len(set(found["sides"])) == 3, "stones differ by their pattern"
    assert found["textures"] >= 3
    show_model(page)
    expect(page.locator(".model .box canvas")).to_be_visible()
