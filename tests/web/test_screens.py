"""The boards on every screen: nothing wider than it, nothing important below its edge."""

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Open
from tests.web.hands import play, start, until_asked
from tests.web.screenshots import tables

DESKS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
HANDHELDS = [(320, 640), (390, 844), (844, 390), (768, 1024), (1024, 768)]
IMPORTANT = {
    "hanging_gardens": ["[data-part=market]", "[data-part=objectives]", "[data-part=stacks]", "[data-part=garden]"],
    "amyitis": [
        "[data-part=turn]",
        "[data-part=garden]",
        "[data-part=temples]",
        "[data-part=track]",
        "[data-part=mat]",
    ],
}
BOXES = """
selectors => selectors.map(one => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [one, Math.round(box.left), Math.round(box.top), Math.round(box.right), Math.round(box.bottom)];
})
"""
TOO_WIDE = """
() => [...document.querySelectorAll('main, [data-board], [data-board] *, .ask *')]
  .filter(one => one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 0 && !one.closest('svg, .sr-only, .frame')
    && getComputedStyle(one).display !== 'inline' && getComputedStyle(one).overflowX !== 'visible')
  .map(one => one.className + ' ' + one.scrollWidth + '>' + one.clientWidth)
  .concat([...document.querySelectorAll('main *')]
    .filter(one => one.getClientRects().length && one.getBoundingClientRect().right > innerWidth + 1)
    .filter(one => !one.closest('aside, .side, svg, .frame, .sr-only, [hidden]'))
    .slice(0, 4).map(one => one.className + ' ends at ' + one.getBoundingClientRect().right))
  .concat(document.documentElement.scrollWidth > innerWidth ? ['page ' + document.documentElement.scrollWidth] : [])
"""


CUT = """
() => [...document.querySelectorAll('[data-board] :is(.card .name, .city, .temple, .head b)')]
  .filter(one => one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).display !== 'inline')
  .map(one => one.className + ' ' + one.innerText + ' ' + one.scrollWidth + '>' + one.clientWidth)
"""


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate("() => { scrollTo(0, 0); document.querySelector('[data-board]').scrollTo(0, 0); }")


@pytest.mark.parametrize("game", IMPORTANT)
def test_a_board_fits_every_desk_and_every_hand(open_page: Open, game: str) -> None:
    page = open_page()
    start(page, seats=3, game=game, seed="7", first="1")
    play(page, most=8)
    assert until_asked(page)
    widths = []
    for size in DESKS:
        resized(page, size)
        assert not page.evaluate(TOO_WIDE), (size, page.evaluate(TOO_WIDE))
        boxes = page.evaluate(BOXES, IMPORTANT[game])
        assert all(box[4] <= size[1] for box in boxes), (size, boxes)
        widths.append(boxes[1][3] - boxes[1][1])
    assert widths[2] < widths[3] < widths[4], "a board grows with its screen"
    for size in HANDHELDS:
        resized(page, size)
        assert not page.evaluate(TOO_WIDE), (size, page.evaluate(TOO_WIDE))
        assert page.locator(".own").is_visible(), size


@pytest.mark.parametrize("game", IMPORTANT)
def test_the_log_is_in_sight_beside_a_low_board(open_page: Open, game: str) -> None:
    page = open_page(size=(1280, 720))
    start(page, seats=3, game=game, seed="7", first="1")
    play(page, most=2)
    assert until_asked(page)
    log, total = (page.locator(one).bounding_box() for one in (".log", "tfoot tr"))
    assert log is not None
    assert total is not None
    assert log["height"] >= 80
    assert log["y"] + log["height"] <= 720
    assert total["y"] + total["height"] <= log["y"], "the totals stay in sight, too"


@pytest.mark.parametrize("game", IMPORTANT)
def test_letters_of_twice_the_size_find_room(open_page: Open, game: str) -> None:
    page = open_page()
    start(page, seats=3, game=game, seed="7", first="1")
    play(page, most=8)
    assert until_asked(page)
    page.add_style_tag(content="html { font-size: 200% !important; }")
    for size in [(1280, 720), (390, 844)]:
        resized(page, size)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], page.evaluate(TOO_WIDE)
        cut = page.evaluate(CUT)
        assert not cut, (size, cut)


def test_the_systems_own_colors_tell_choice_and_turn(open_page: Open) -> None:
    page = open_page(confirm=True)
    start(page, seats=3, first="1")
    assert until_asked(page)
    page.emulate_media(forced_colors="active")
    page.locator("[data-board] [data-legal]").first.click()
    page.locator("[data-board] [data-chosen]").wait_for()
    line = "one => getComputedStyle(one).outlineStyle"
    assert page.locator("[data-board] [data-chosen]").first.evaluate(line) == "solid"
    assert page.locator("[data-board] [data-legal]:not([data-chosen])").first.evaluate(line) == "dashed"
    assert page.locator("li[data-turn]").evaluate(line) == "solid"


SHAPES = """
all => all.map(one => document.querySelector(one.querySelector("use").getAttribute("href")).innerHTML)
"""


@pytest.mark.parametrize("game", IMPORTANT)
def test_the_systems_own_colors_tell_what_is_now_and_what_is_there(open_page: Open, game: str) -> None:
    page = open_page()
    page.emulate_media(forced_colors="active")
    name = "amyitis-early" if game == "amyitis" else "hanging_gardens-late"
    page.goto(f"/t/{tables(page)[name]}")
    assert until_asked(page)
    ground = "all => all.map(one => getComputedStyle(one).backgroundColor)"
    if game == "amyitis":
        now = page.locator("[aria-current=step]").evaluate_all(ground)
        others = page.locator(".parts li:not([aria-current])").evaluate_all(ground)
        materials = page.locator("[data-part=fields] .crop .icon").evaluate_all(SHAPES)
        assert len(set(materials)) == 5, "materials differ by their shape"
    else:
        now = page.locator(".pip.full").evaluate_all(ground)
        others = page.locator(".pip:not(.full)").evaluate_all(ground)
    assert now
    assert others
    assert not set(now) & set(others)
    assert page.locator(".prompt[data-turn]").evaluate("one => getComputedStyle(one).outlineStyle") == "solid"


def test_a_phone_on_its_side_asks_beside_the_board(open_page: Open) -> None:
    page = open_page(size=(844, 390))
    start(page, seats=3, first="1")
    assert until_asked(page)
    board, ask = (page.locator(one).bounding_box() for one in ("[data-board]", "[data-sticky=top]"))
    assert board is not None
    assert ask is not None
    assert ask["x"] >= board["x"] + board["width"]
    assert ask["y"] + ask["height"] <= 390


def test_own_gold_and_tools_stay_in_sight_on_a_phone(open_page: Open) -> None:
    page = open_page(size=(390, 844), touch=True)
    start(page, seats=3, first="1")
    assert until_asked(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    for good in ("gold", "tool"):
        box = page.locator(f'.own [data-tally="{good} 0"]').bounding_box()
        assert box is not None
        assert 0 <= box["y"] < 300
