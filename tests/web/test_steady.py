"""Nothing moves under the finger: a choice on a phone leaves the board and the bar where they are."""

import pytest

from tests.web.conftest import GAMES, Open
from tests.web.hands import play, start, until_still

PLACES = """
() => [".board", "[data-board] [data-legal]", "[data-sticky=top]", "[data-sticky=bottom]"].map(one => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [one, Math.round(box.left), Math.round(box.top), Math.round(box.width)];
})
"""
SHIFTS = """
() => {
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      for (const {node} of entry.sources)
        if (node?.closest?.("[data-board], [data-sticky]")) window.shifts.push(node.className ?? node.tagName);
  }).observe({type: "layout-shift", buffered: false});
}
"""
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "on its side"])
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_moves_neither_the_board_nor_the_bar(open_page: Open, game: str, size: tuple[int, int]) -> None:
    page = open_page(size=size, touch=True)
    start(page, game=game, seed="7", first="1")
    play(page, seed=2, touch=True, most=2)
    until_still(page)
    before = page.evaluate(PLACES)
    page.evaluate(SHIFTS)
    page.locator("[data-board] [data-legal]:visible").first.tap()
    confirm = page.get_by_test_id("confirm")
    confirm.wait_for()
    at = confirm.bounding_box()
    page.get_by_test_id("chosen").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(FRAMES)
    assert confirm.bounding_box() == at
    # A board may scroll to what was pressed; what is drawn on it keeps its place.
    assert page.evaluate(PLACES) == before
    assert page.evaluate("window.shifts") == []
    page.get_by_role("button", name="Cancel").tap()
    page.evaluate(FRAMES)
    assert page.evaluate(PLACES) == before
