"""Things travel: a picture of each flies to its place, in nobody's way, and not where motion is reduced."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Open
from tests.web.hands import asked, start, until_still

WATCH = """
() => {
  window.flown = 0;
  window.kinds = new Set();
  window.longest = 0;
  new MutationObserver(() => {
    const air = document.querySelector('.travel');
    if (!air) return;
    window.flown = Math.max(window.flown, air.children.length);
    for (const one of air.querySelectorAll('svg, .sign')) window.kinds.add(one.classList[0]);
    for (const one of air.getAnimations({subtree: true}))
      window.longest = Math.max(window.longest, one.effect.getComputedTiming().endTime);
  }).observe(document.body, {childList: true, subtree: true});
}
"""
PRESS = 'action => document.querySelector(`[data-board] [data-spot="${action}"]`).click()'
PLACE = "[data-board] .ghost[data-legal]"
FLOWN = "() => window.flown > 0 && !document.querySelector('.travel')"


def press(page: Page, action: str) -> list[str] | None:
    before = page.locator("[data-seq]").get_attribute("data-seq") or ""
    page.evaluate(PRESS, action)
    return asked(page, before)


def watched(page: Page, game: str) -> list[str]:
    start(page, game=game, seed="7", first="1")
    offered = asked(page)
    if game == "hanging_gardens" and offered:
        # The first card has only one place.
        offered = press(page, offered[0])
    assert offered
    page.evaluate(WATCH)
    return offered


def test_a_card_travels_to_the_hand_and_back_and_to_the_garden(open_page: Open) -> None:
    page = open_page(motion="full")
    take = watched(page, "hanging_gardens")[0]
    for deed in ("take", "undo", "take", "place"):
        page.evaluate("window.flown = 0")
        if deed == "undo":
            page.keyboard.press("u")
        else:
            press(page, take if deed == "take" else page.locator(PLACE).first.get_attribute("data-spot") or "")
        page.wait_for_function(FLOWN)
    assert 200 <= page.evaluate("window.longest") <= 400


def test_a_press_is_taken_while_things_travel(open_page: Open) -> None:
    page = open_page(motion="full")
    offered = watched(page, "hanging_gardens")
    # Slow motion: what flies would be in the way for a minute.
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.005})
    press(page, offered[0])
    page.locator(".travel > div").first.wait_for()
    place = page.locator(PLACE).first
    action = place.get_attribute("data-spot")
    place.click()
    page.wait_for_function(
        "action => document.querySelector(`[data-board] [data-spot='${action}'].ghost`) === null", arg=action
    )


def test_cubes_and_goods_of_amyitis_travel(open_page: Open) -> None:
    page = open_page(motion="full")
    offered: Any = watched(page, "amyitis")
    press(page, next(action for action in offered if action.startswith("recruit")))
    for _ in range(4):
        if page.evaluate("window.flown"):
            break
        offered = asked(page)
        press(page, offered[0])
    page.wait_for_function(FLOWN)
    assert page.evaluate("window.longest") <= 400


LAST_LEG = """
() => {
  window.landed = [];
  new MutationObserver(changes => {
    for (const {addedNodes} of changes)
      for (const one of addedNodes)
        if (one.parentElement?.className === 'travel' && one.querySelector('svg.tile'))
          window.landed.push([parseFloat(one.style.left), parseFloat(one.style.top)]);
  }).observe(document.body, {childList: true, subtree: true});
}
"""


IN_THE_GARDEN = """
() => {
  const {left, right, top, bottom} = document.querySelector('.model, .plan.front').getBoundingClientRect();
  return window.landed.some(([x, y]) => x > left && x < right && y > top && y < bottom);
}
"""


@pytest.mark.parametrize("garden", ["plan", "model"])
def test_a_tile_of_babylon_travels_from_the_quarry_to_the_tray_to_the_garden(open_page: Open, garden: str) -> None:
    page = open_page(motion="full", garden=garden)
    offered = watched(page, "babylon")
    if garden == "model":
        page.locator("[data-model=ready] .box canvas").wait_for()
    page.evaluate(LAST_LEG)
    until_still(page)
    while not any(action.startswith("place ") for action in offered):
        wish = "build stored" if "build stored" in offered else offered[0]
        offered = press(page, wish) or []
        if wish.startswith("dig "):
            page.wait_for_function("() => ['tile', 'icon'].every(kind => window.kinds.has(kind))")
            page.wait_for_function(FLOWN)
    page.wait_for_function("() => !document.querySelector('.travel')")
    page.evaluate("window.landed = []")
    press(page, "place d4 1")
    page.wait_for_function(IN_THE_GARDEN)
    page.wait_for_function("() => window.kinds.has('sign')")
    page.wait_for_function("() => !document.querySelector('.travel')")
    assert 200 <= page.evaluate("window.longest") <= 400


def test_tiles_of_the_others_travel_to_their_gardens(open_page: Open) -> None:
    page = open_page(motion="full")
    start(page, game="babylon", seed="7", first="2")
    asked(page)
    offered = asked(page) or []
    page.evaluate(WATCH)
    page.evaluate(LAST_LEG)
    other = page.locator(".other").bounding_box()
    assert other is not None
    while not page.evaluate(
        "([left, right]) => window.landed.some(([x]) => x >= left && x <= right)",
        [other["x"] - 10, other["x"] + other["width"]],
    ):
        assert offered
        offered = press(page, next((one for one in offered if one in ("stop", "done", "keep none")), offered[0])) or []


def test_nothing_travels_where_motion_is_reduced(open_page: Open) -> None:
    page = open_page()
    offered = watched(page, "hanging_gardens")
    for _ in range(2):
        offered = press(page, offered[0]) or []
    assert page.evaluate("window.flown") == 0


@pytest.mark.parametrize("motion", ["full", "less"])
def test_things_travel_on_a_phone_too_unless_motion_is_reduced(open_page: Open, motion: str) -> None:
    page = open_page(size=(390, 844), touch=True, motion=motion, confirm=False)
    offered: Any = watched(page, "hanging_gardens")
    for _ in range(2):
        offered = press(page, offered[0]) or []
    if motion == "full":
        page.wait_for_function(FLOWN)
    assert (page.evaluate("window.flown") > 0) == (motion == "full")
