"""Small things that were once told badly: points, ranks, frames, messages and what lies hidden."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.hands import start, until_still
from tests.web.test_audit import LARGE
from tests.web.test_babylon import resume
from tests.web.test_seats import menu, share

COLOR = """
(element, name) => {
  const sample = document.createElement('i');
  sample.style.color = `var(--${name})`;
  document.body.append(sample);
  const color = getComputedStyle(sample).color;
  sample.remove();
  return getComputedStyle(element).borderTopColor === color;
}
"""
"""Whether the frame of something has a color of the house."""


def test_the_frame_of_a_lesson_is_not_the_frame_of_the_last_move(open_page: Open) -> None:
    page = open_page("/learn/hanging_gardens")
    ring = page.locator(".pointer")
    ring.wait_for()
    assert ring.evaluate(COLOR, "brick")
    assert not ring.evaluate(COLOR, "palm"), "the last move is framed in green"


def test_a_seat_that_has_moved_is_told_as_good_news(open_page: Open) -> None:
    page = open_page("/new/hanging_gardens", name="Ada")
    share(page)
    dialog = menu(page, "Bel")
    dialog.get_by_role("button", name="Take my seat to another device").click()
    link = dialog.get_by_role("textbox", name="Take my seat").input_value()
    other = open_page(link[link.index("/t/") :])
    notice = other.locator("p", has_text="Your seat has moved to this device.")
    expect(notice).to_have_role("status")
    assert notice.evaluate(COLOR, "palm")
    expect(other.get_by_role("alert")).to_have_count(0)


def clipped(page: Page) -> list[str]:
    """Cards of the market that somebody cannot see whole."""
    return page.evaluate(
        """() => [...document.querySelectorAll('.market .slot')].filter(card => {
          const box = card.getBoundingClientRect();
          let [left, right] = [0, innerWidth];
          for (let one = card.parentElement; one; one = one.parentElement) {
            if (getComputedStyle(one).overflowX === 'visible') continue;
            const frame = one.getBoundingClientRect();
            [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
          }
          return box.width < 30 || box.left < left - 1 || box.right > right + 1;
        }).map(card => card.dataset.look)"""
    )


def test_all_three_columns_of_the_market_are_seen(open_page: Open) -> None:
    page = open_page()
    page.goto(f"/t/{start(page)}")
    until_still(page)
    assert page.locator(".market .slot").count() == 12
    for large in (False, True):
        if large:
            page.add_style_tag(content=LARGE)
        for size in [(320, 640), (390, 844), (844, 390), (768, 1024), (1100, 800), (1280, 720)]:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert clipped(page) == [], (size, large)


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_what_lies_hidden_is_told_once_and_whole(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    resume(page, "3-greedy", 206)
    until_still(page)
    told = page.get_by_text("Hidden, worth nothing").locator("visible=true")
    expect(told).to_have_count(1)
    assert told.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    told.click()
    expect(page.locator("details[open] p")).to_be_visible()
