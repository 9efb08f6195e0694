"""How a person plays: by mouse, by keys, by finger."""

import random
import re
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

GLOWING = "[data-legal]"
OVER = ".review"
SITTING = "[data-testid=prompt], .review"
"""The question, or the result where nothing is asked any more."""
MENU = ".menu"
"""Where several actions share a place, pressing it opens a menu of them."""

ASKED = f"""
before => {{
  const table = document.querySelector("[data-seq]");
  if (!table || table.dataset.seq === before) return false;
  if (document.querySelector("{OVER}")) return {{over: true}};
  const seen = [...document.querySelectorAll("{GLOWING}")].filter(one => one.getClientRects().length);
  return seen.length ? {{over: false, seq: table.dataset.seq, spots: seen.map(one => one.dataset.spot)}} : false;
}}
"""


STILL = """
() => new Promise(answer => {
  let before = "", same = 0, frames = 0;
  const look = () => {
    const now = [...document.querySelectorAll("[data-board], [data-board] [data-part]")]
      .map(one => one.scrollTop + " " + one.getBoundingClientRect().top).join();
    same = now === before ? same + 1 : 0;
    before = now;
    if (same > 8 || ++frames > 600) answer(same > 8);
    else requestAnimationFrame(look);
  };
  look();
})
"""


def until_still(page: Page) -> None:
    """Wait until a choice is asked and the board has scrolled to it: a press before that may meet another place."""
    assert until_asked(page)
    assert page.evaluate(STILL), "the board never stands still"


def play_now(page: Page, game: int = 0) -> None:
    page.get_by_role("button", name=re.compile("Play now|Graj teraz")).nth(game).click()
    page.locator(SITTING).wait_for()


def start(page: Page, seats: int = 2, game: str = "hanging_gardens", seed: str = "", **options: str) -> str:
    """A table with bots made through the API, from the page's own browser."""
    wish: dict[str, Any] = {
        "game": game,
        "options": options,
        "seats": [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "bot": "novice"} for _ in range(seats - 1))],
        "claim": [0],
    }
    if seed:
        wish["dealer"] = {"kind": "seeded", "seed": seed}
    table = page.request.post("/api/tables", data=wish).json()["table"]
    page.goto(f"/t/{table}")
    page.locator(SITTING).wait_for()
    return str(table)


def asked(page: Page, before: str = "") -> list[str] | None:
    """What can be pressed once the table has moved on; None when the game is over."""
    found = page.wait_for_function(ASKED, arg=before, timeout=60_000).json_value()
    return None if found["over"] else found["spots"]


def until_asked(page: Page) -> bool:
    """Wait for a choice; False when the game is over."""
    return asked(page) is not None


def choices(page: Page) -> list[str]:
    return page.locator(f"{GLOWING}:visible").evaluate_all("all => all.map(one => one.dataset.spot)")


def seq(page: Page) -> str:
    return page.locator("[data-seq]").get_attribute("data-seq") or ""


def press(spot: Locator, touch: bool = False) -> None:
    (spot.tap if touch else spot.click)(timeout=15_000)


def answer(page: Page, listed: list[str], hand: random.Random, touch: bool) -> None:
    """Press one of what glows, in the menu behind it if it has one, and confirm it where that is asked."""
    spot = hand.choice(sorted(set(listed)))
    press(page.locator(f'{GLOWING}[data-spot="{spot}"]:visible').first, touch)
    if spot.startswith("choose "):
        inside = page.locator(f"{MENU} {GLOWING}")
        inside.first.wait_for()
        press(inside.nth(hand.randrange(inside.count())), touch)
    if touch:
        press(page.get_by_test_id("confirm"), touch)


def play(page: Page, seed: int = 1, touch: bool = False, most: int = 1000) -> int:
    """Press what glows until the game is over, or so many times; how often."""
    hand = random.Random(seed)
    count = misses = 0
    listed = asked(page)
    while count < most and listed is not None:
        before = seq(page)
        try:
            answer(page, listed, hand, touch)
        except Error:
            misses += 1
            if misses > 5:
                raise
            page.keyboard.press("Escape")
            listed = asked(page)
            continue
        count += 1
        if count == most:
            expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)
        else:
            listed = asked(page, before)
    return count


def walk(page: Page, most: int = 1000) -> int:
    """Play by keys alone, as `play` does by hand: arrows to what glows, Enter to choose it."""
    arrows = ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]
    count = tries = 0
    while count < most and until_asked(page):
        before = seq(page)
        for key in (arrows[tries % 4], arrows[tries % 3]):
            page.keyboard.press(key)
        tries += 1
        if not page.evaluate("!!document.activeElement.closest('[data-legal]')"):
            page.keyboard.press("ArrowDown")
            if tries > 50 + 3 * count:
                raise AssertionError(f"the keys do not lead to a choice: {page.get_by_test_id('prompt').inner_text()}")
            continue
        is_menu = page.evaluate("document.activeElement.dataset.spot.startsWith('choose ')")
        page.keyboard.press("Enter")
        if is_menu:
            page.locator(f"{MENU} {GLOWING}").first.wait_for()
            page.keyboard.press("Enter")
        expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)
        count += 1
    return count
