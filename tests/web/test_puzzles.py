"""The daily garden on a phone: solve it, miss it, see the best turn on the board."""

import re

import pytest
from playwright.sync_api import Page, expect

from kiru.puzzles import told
from kiru.puzzles.opened import opened
from kiru.puzzles.shelf import shelf
from tests.web.conftest import GAMES, Open

PHONE = (360, 740)


def press(page: Page, action: str) -> None:
    """Choose an action wherever the page offers it."""
    spot = page.locator(f'[data-spot="{action}"][data-legal]').first
    spot.wait_for()
    spot.dispatch_event("click")
    confirm = page.get_by_test_id("confirm")
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        confirm.tap()


def play(page: Page, game: str, number: int, line: int) -> None:
    """Play a line of the turn."""
    for action in told.choices(opened(game, number), line):
        press(page, action)


def short_lines(game: str) -> tuple[int, int, int]:
    """A puzzle whose solution is one gesture or less, with its number, that solution, and a line that clearly misses."""
    for number, puzzle in enumerate(shelf(game)):
        lines = {line: told.choices(opened(game, number), line) for line in range(len(puzzle.losses))}
        plain = [line for line, actions in lines.items() if not any(one.startswith("place ") for one in actions[:-1])]
        missing = [line for line in plain if puzzle.loss(line) >= 1]
        if puzzle.best[0] in plain and missing:
            return number, puzzle.best[0], missing[0]
    raise AssertionError(f"no such puzzle of {game}")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_missed_and_then_solved(open_page: Open, game: str) -> None:
    number, best, missing = short_lines(game)
    page = open_page(f"/puzzles/{game}/{number + 1}", size=PHONE, touch=True)
    play(page, game, number, missing)
    expect(page.get_by_text("Not quite")).to_be_visible()
    expect(page.get_by_text("2 tries left")).to_be_visible()
    expect(page.get_by_text("What it is about")).to_be_visible()
    assert fits(page)
    page.get_by_role("button", name="Try again").tap()
    play(page, game, number, best)
    expect(page.get_by_text("You found it at try 2.")).to_be_visible()
    expect(page.get_by_role("heading", name="The best turn")).to_be_visible()
    expect(page.get_by_text("Solved: 1")).to_be_visible()
    assert fits(page)
    page.reload()
    expect(page.get_by_text("Solved: 1")).to_be_visible()
    page.locator("summary").click()
    expect(page.get_by_role("link", name=re.compile(f"^Puzzle {number + 1}, .*, solved"))).to_be_visible()


def test_after_three_misses_the_best_turn_is_played_on_the_board(open_page: Open) -> None:
    game = "hanging_gardens"
    page = open_page(f"/puzzles/{game}/2", size=PHONE, touch=True, dark=True)
    for left in (2, 1, 0):
        play(page, game, 1, shelf(game)[1].gardener)
        if left:
            page.get_by_role("button", name="Try again").tap()
    expect(page.get_by_text("No tries left.")).to_be_visible()
    page.get_by_role("button", name="Show the best turn").tap()
    expect(page.get_by_role("heading", name="The best turn")).to_be_visible()
    story = told.solution(game, 1, "en")["stories"][0]
    expect(page.locator("ol li").first).to_have_text(story)
    expect(page.get_by_text("A gardener would play")).to_be_visible()
    expect(page.get_by_role("button", name="See it again")).to_be_enabled()


def test_the_puzzle_of_the_day_counts_for_the_streak(open_page: Open) -> None:
    page = open_page("/", size=PHONE, touch=True)
    page.get_by_role("link", name="Solve it").tap()
    page.wait_for_url("**/puzzles")
    expect(page.get_by_text("Streak: 0 days")).to_be_visible()
    today = page.request.get("/api/daily").json()["puzzles"][0]
    play(page, today["game"], today["number"], shelf(today["game"])[today["number"]].best[0])
    expect(page.get_by_text("Streak: 1 day")).to_be_visible()
    expect(page.get_by_text("You found it at the first try.")).to_be_visible()


def test_a_turn_is_taken_back_and_a_refusal_is_explained(open_page: Open) -> None:
    game = "hanging_gardens"
    number = next(n for n in range(len(shelf(game))) if len(told.choices(opened(game, n), shelf(game)[n].best[0])) > 1)
    page = open_page(f"/puzzles/{game}/{number + 1}", language="pl-PL")
    first, second = told.choices(opened(game, number), shelf(game)[number].best[0])[:2]
    press(page, first)
    page.locator(f'[data-spot="{second}"][data-legal]').first.wait_for()
    page.get_by_role("button", name="Zacznij turę od nowa").click()
    page.locator(f'[data-spot="{first}"][data-legal]').first.wait_for()
    page.get_by_role("button", name="Poddaj się i pokaż").click()
    expect(page.get_by_role("heading", name="Najlepsza tura")).to_be_visible()


def test_a_phone_held_flat_asks_beside_the_board(open_page: Open) -> None:
    page = open_page("/puzzles/babylon/1", size=(844, 390), touch=True)
    page.locator("main [data-board] [data-legal]").first.wait_for()
    question, board = page.get_by_test_id("prompt"), page.locator("main [data-board]").bounding_box()
    box = question.bounding_box()
    assert box
    assert board
    assert box["x"] >= board["x"] + board["width"]
    page.evaluate("scrollTo(0, document.querySelector('[data-board]').getBoundingClientRect().bottom - innerHeight)")
    expect(question).to_be_in_viewport(ratio=1)
