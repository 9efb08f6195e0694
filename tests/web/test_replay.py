"""Looking back: the bar under the board, the log that follows, turns and steps, speed, a link to the moment."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import GAMES, Open
from tests.web.hands import seq
from tests.web.test_ending import show, text_of

BAR = ".replay"
OWNERS = {"hanging_gardens": ".garden.front", "amyitis": "[data-part=mat]", "babylon": "[data-part=garden]"}
"""Whose things stand in front, with the name."""
SIZES = [(1280, 720), (1440, 900), (390, 844), (844, 390)]


def at(page: Page, moment: int) -> None:
    """Wait until the board shows a moment."""
    expect(page.locator(f'main[data-seq="{moment}"]')).to_have_count(1)


def lines_of(game: str) -> list[str]:
    """Every decision of the recorded game, chance included."""
    return [line for line in text_of(game).partition("begin\n")[2].splitlines() if not line.startswith("end")]


def decision_of(game: str, seat: int) -> int:
    """A decision of a seat in the middle of the game."""
    steps = lines_of(game)
    return next(n for n in range(len(steps) // 2, len(steps)) if steps[n - 1].startswith(f"{seat} "))


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_stays_under_the_board(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(size=size, touch=size[0] < 1000)
    show(page, "amyitis")
    if size[0] <= 1100:
        page.locator("[data-opens=drawer]").tap()
        page.get_by_role("button", name="Look back").tap()
    page.get_by_role("slider", name="Moment of the game").fill("200")
    at(page, 200)
    bar = page.locator(BAR)
    for where in (0, 10_000):
        page.evaluate("y => { scrollTo(0, y); document.querySelector('[data-board]').scrollTop = y }", where)
        expect(bar).to_be_in_viewport(ratio=1)
    box = bar.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] / 2 > size[1] / 2, "below the board"


@pytest.mark.parametrize("game", GAMES)
def test_the_log_follows_by_turn_and_by_step(open_page: Open, game: str) -> None:
    page = open_page()
    show(page, game)
    moment = decision_of(game, 1)
    page.get_by_role("slider", name="Moment of the game").fill(str(moment))
    at(page, moment)
    current = page.locator(".log [aria-current=step]")
    page.get_by_label("Step size").select_option("step")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(f'main[data-seq="{moment}"]')).to_have_count(0)
    expect(current).to_be_in_viewport()
    steps, after = lines_of(game), int(seq(page))
    assert not steps[after].startswith("*"), "what chance brings comes with the step"
    page.get_by_label("Step size").select_option("turn")
    page.get_by_role("button", name="One turn on").click()
    expect(page.locator(f'main[data-seq="{after}"]')).to_have_count(0)
    assert int(seq(page)) > after
    page.get_by_role("button", name="One turn back").click()
    expect(current, "also where nothing was told").to_be_in_viewport()


def test_the_speed_is_chosen_and_a_press_stops_it(open_page: Open) -> None:
    page = open_page()
    show(page, "hanging_gardens")
    page.get_by_role("slider", name="Moment of the game").fill("0")
    at(page, 0)
    page.get_by_label("Step size").select_option("step")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    for speed, pace in (("1", 1200), ("4", 300), ("0.5", 2400)):
        page.get_by_label("Speed").select_option(label=f"{speed}×")
        before = seq(page)
        page.get_by_role("button", name="Replay", exact=True).click()
        page.clock.run_for(pace - 50)
        at(page, int(before))
        page.clock.run_for(100)
        expect(page.locator(f'main[data-seq="{before}"]')).to_have_count(0)
        page.get_by_role("button", name="Pause").click()
        stopped = seq(page)
        page.clock.run_for(10_000)
        at(page, int(stopped))


def test_a_link_leads_to_the_moment(open_page: Open) -> None:
    page = open_page()
    show(page, "babylon")
    page.get_by_role("slider", name="Moment of the game").fill("107")
    at(page, 107)
    page.get_by_role("button", name=re.compile("Link to this moment|Copy")).click()
    expect(page).to_have_url(re.compile(r"\?step=107$"))
    guest = open_page(page.url)
    at(guest, 107)
    expect(guest.locator(".log [aria-current=step]")).to_be_in_viewport()
    guest.get_by_role("button", name="Back to now").first.click()
    expect(guest.locator(".review h2")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_looking_at_a_rival_leaves_the_own_garden_in_front(open_page: Open, game: str) -> None:
    page = open_page()
    show(page, game)
    owner = page.locator(OWNERS[game]).first
    before = owner.inner_text().split("\n")[:2]
    page.get_by_role("slider", name="Moment of the game").fill(str(decision_of(game, 2)))
    at(page, decision_of(game, 2))
    page.get_by_role("button", name="Back to now").first.click()
    expect(page.locator(".review h2")).to_be_visible()
    assert "Ada" in " ".join(before)
    expect(owner).to_contain_text("Ada")
