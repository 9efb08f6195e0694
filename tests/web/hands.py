"""How a person plays: by mouse, by keys, by finger."""

import random
import re

from playwright.sync_api import Error, Locator, Page, expect

GLOWING = "[data-legal]"
OVER = ".review"
SITTING = "[data-testid=prompt]"


def play_now(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Play now|Graj teraz")).first.click()
    page.locator(SITTING).wait_for()


def start(page: Page, seats: int = 2, game: str = "hanging_gardens", **options: str) -> str:
    """A table with bots made through the API, from the page's own browser."""
    wish = {
        "game": game,
        "options": options,
        "seats": [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "bot": "greedy"} for _ in range(seats - 1))],
        "claim": [0],
    }
    table = page.request.post("/api/tables", data=wish).json()["table"]
    page.goto(f"/t/{table}")
    page.locator(SITTING).wait_for()
    return str(table)


def until_asked(page: Page) -> bool:
    """Wait for a choice; False when the game is over."""
    page.locator(f"{GLOWING}:visible, {OVER}").first.wait_for(state="attached")
    return page.locator(OVER).count() == 0


def choices(page: Page) -> list[str]:
    return page.locator(f"{GLOWING}:visible").evaluate_all("all => all.map(one => one.dataset.spot)")


def seq(page: Page) -> str:
    return page.locator("[data-seq]").get_attribute("data-seq") or ""


def press(spot: Locator, touch: bool = False) -> None:
    (spot.tap if touch else spot.click)(timeout=5_000)


def play(page: Page, seed: int = 1, touch: bool = False, most: int = 1000) -> int:
    """Press what glows until the game is over, or so many times; how often."""
    hand = random.Random(seed)
    count = misses = 0
    while count < most and until_asked(page):
        before = seq(page)
        listed = choices(page)
        if not listed:
            continue
        try:
            press(page.locator(f'{GLOWING}[data-spot="{hand.choice(listed)}"]:visible').first, touch)
            if touch:
                press(page.get_by_test_id("confirm"), touch)
        except Error:
            misses += 1
            if misses > 5:
                raise
            continue
        expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)
        count += 1
    return count
