"""`make screenshots`: every page at three sizes, light and dark, into docs/screens, small enough to be kept."""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.conftest import ARGUMENTS, BUILT, CHROMIUM, ROOT, Server, remember
from tests.web.hands import SITTING, asked, play, start

FOLDER = ROOT / "docs" / "screens"
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
COLORS = 128
"""Drawings have few colors: a palette of so many looks the same and weighs a third."""
EARLY, LATE = 3, 0.8
SEATS = {"hanging_gardens": 3, "amyitis": 4, "babylon": 3}

Step = Callable[[Page], object]


def settled(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.mouse.move(2, 2)
    page.wait_for_timeout(250)


def shoot(page: Page, name: str) -> None:
    """A picture with a palette instead of 16 million colors."""
    settled(page)
    file = FOLDER / f"{name}.png"
    page.screenshot(path=file)
    with Image.open(file) as picture:
        picture.convert("RGB").quantize(COLORS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
            file, optimize=True
        )
    print(f"{name}: {file.stat().st_size // 1024} KB", file=sys.stderr)


def tables(page: Page) -> dict[str, str]:
    """A table of each game early, late and over, all of one browser, so that every look shows the same games."""
    made = {}
    for game, seats in SEATS.items():
        for moment in ("early", "late", "over"):
            made[f"{game}-{moment}"] = start(page, seats=seats, game=game, seed=f"screens-{game}", first="1")
            if moment == "early":
                play(page, most=EARLY)
            else:
                count = play(page, seed=8, most=10_000 if moment == "over" else round(LATE * made_length(game)))
                print(f"{game} {moment}: {count} choices", file=sys.stderr)
    return made


def made_length(game: str) -> int:
    """How many choices a person has in a game of novices, roughly."""
    return {"hanging_gardens": 50, "amyitis": 60, "babylon": 70}[game]


def pages(page: Page, made: dict[str, str]) -> Iterator[str]:
    """Go from page to page and name each."""
    page.goto("/")
    page.locator("main .game").first.wait_for()
    yield "home"
    page.goto("/new/babylon")
    page.locator("fieldset").first.wait_for()
    yield "new"
    page.goto("/rules/amyitis")
    page.locator("dt").first.wait_for()
    yield "rules"
    page.goto("/learn/hanging_gardens")
    page.locator("[data-lesson-step]").wait_for()
    yield "learn"
    for name, table in made.items():
        page.goto(f"/t/{table}")
        page.locator(SITTING).wait_for()
        if not name.endswith("-over"):
            asked(page)
        yield name
        if name == "babylon-late":
            page.get_by_role("button", name="3D").click()
            page.locator("canvas").first.wait_for()
            page.wait_for_timeout(1500)
            yield "babylon-3d"
        if name == "hanging_gardens-late":
            page.keyboard.press("p")
            yield "sentences"
            page.keyboard.press("p")
            page.keyboard.press("?")
            yield "help"
            page.keyboard.press("Escape")


def look(context: BrowserContext, size: str, dark: bool, made: dict[str, str]) -> None:
    page = context.new_page()
    page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    for name in pages(page, made):
        shoot(page, f"{name}-{size}-{'dark' if dark else 'light'}")
    page.close()


def make(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, locale="en-US", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    remember(page, {"pace": 0, "sounds": False})
    page.goto("/")
    made = tables(page)
    for size in SIZES:
        for dark in (False, True):
            look(context, size, dark, made)
    context.close()


def main() -> None:
    if CHROMIUM is None or not (BUILT / "index.html").exists():
        sys.exit("kiru: screenshots need Chromium and the built client (make web).")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            make(browser, server)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
