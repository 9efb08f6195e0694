"""`make screenshots`: every page at six sizes, light and dark, in every complete language, into build/screens.

What the README shows is kept in docs/screens, small enough for that, with two short films. `SCREENS="en pl"` names the
languages, `SCREENS=readme` makes only what the README shows.
"""

import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from kiru.text.registry import LANGUAGES
from tests.web.conftest import ARGUMENTS, BUILT, CHROMIUM, ROOT, Server, remember
from tests.web.hands import SITTING, asked
from tests.web.recordings import films

FOLDER = ROOT / "build" / "screens"
KEPT = ROOT / "docs" / "screens"
README = (ROOT / "README.md").read_text("utf-8")
SIZES = {
    "desktop": (1440, 900),
    "phone": (390, 844),
    "landscape": (844, 390),
    "tablet": (768, 1024),
    "laptop": (1280, 720),
    "large": (1920, 1080),
}
LOCALES = {code: language.locale for code, language in LANGUAGES.items() if language.complete}
SHOWN = set(re.findall(r"docs/screens/([\w-]+)\.png", README))
COLORS = 256
"""Drawings have few colors: a palette of so many looks the same and weighs a third."""
MOMENTS = {"early": 0.2, "late": 0.8, "over": 1.0}
NAMES = ["", "Ada", "Bel", "Cyrus", "Dalia"]
SEATS = {"hanging_gardens": 3, "amyitis": 4, "babylon": 3}
Address = tuple[str, str]
"""Where a page is, and what is awaited there."""
PLAIN: dict[str, Address] = {
    "home": ("/", "main .game"),
    "new": ("/new/babylon", "fieldset"),
    "rules": ("/rules/amyitis", "figure"),
    "learn": ("/learn/hanging_gardens", "[data-lesson-step]"),
    "lobby": ("/lobby", "main .columns"),
    "games": ("/games", "main li"),
    "leaderboards": ("/leaderboards/babylon", "main .panel"),
    "clubs": ("/clubs", "main form"),
    "profile": ("/me", "main .columns"),
    "pad": ("/pad/amyitis", "main table"),
    "companion": ("/companion", "main .tools"),
    "automaton": ("/companion/automaton", "main fieldset"),
    "dealer": ("/companion/dealer", "main [data-testid=first-player]"),
    "judge": ("/companion/judge/hanging_gardens", "main [data-testid=verdict]"),
    "missing": ("/nowhere", "main h1"),
}
"""Pages that are there without a table."""


def settled(page: Page) -> None:
    page.evaluate("document.fonts.ready")
    page.mouse.move(2, 2)
    page.wait_for_timeout(250)


def shoot(page: Page, name: str) -> None:
    """A picture with a palette instead of 16 million colors."""
    settled(page)
    file = FOLDER / f"{name}.png"
    page.screenshot(path=file)
    with Image.open(file) as picture:
        few = picture.convert("RGB").quantize(COLORS, Image.Quantize.MEDIANCUT, kmeans=3, dither=Image.Dither.NONE)
    few.save(file, optimize=True)
    if name in SHOWN:
        shutil.copy(file, KEPT)
    print(f"{name}: {file.stat().st_size // 1024} KB", file=sys.stderr)


def moment(lines: list[str], share: float) -> int:
    """How many decisions lie before the one of the first seat that is nearest to a share of the game."""
    own = [number for number, line in enumerate(lines) if line.startswith("1 ")]
    return min(own, key=lambda number: abs(number - share * len(lines)))


def tables(page: Page) -> dict[str, str]:
    """A recorded game of each early, late and over, so that every look shows the same tables."""
    made = {}
    for game, players in SEATS.items():
        text = (ROOT / "tests" / "games" / game / "records" / f"{players}-greedy.kiru").read_text()
        text = re.sub(r"^seat 1 .*$", "seat 1 person Ada", text, flags=re.MULTILINE)
        text = re.sub(
            r"^seat (\d) greedy .*$", lambda seat: f"seat {seat[1]} novice {NAMES[int(seat[1])]}", text, flags=re.M
        )
        lines = text.partition("begin\n")[2].splitlines()[:-1]
        for name, share in MOMENTS.items():
            at = f"?at={moment(lines, share)}" if share < 1 else ""
            made[f"{game}-{name}"] = page.request.post(f"/api/records{at}", data=text).json()["table"]
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person"}, {"kind": "bot", "bot": "gardener"}]
    wish = {"game": "amyitis", "options": {}, "seats": seats, "claim": [0]}
    return made | {"waiting": page.request.post("/api/tables", data=wish).json()["table"]}


def word(language: str, key: str) -> str:
    """A text of the pages, to find a button by."""
    text = (ROOT / "src" / "kiru" / "text" / language / "web.ftl").read_text("utf-8")
    found = re.search(rf"^web-{key} = (.*)$", text, flags=re.MULTILINE)
    assert found, key
    return found[1]


def is_shown(table: str, end: str) -> bool:
    """Whether the README has a picture of a table in this look, or of what its page leads to."""
    leads = {"amyitis-over": "analysis", "babylon-late": "babylon-3d", "hanging_gardens-late": "sentences"}
    return bool({table + end, leads.get(table, table) + end} & SHOWN)


def club_pages(page: Page) -> dict[str, Address]:
    """A club, and a night that it has announced."""
    club = page.request.post("/api/clubs", data={"name": "Semiramis", "nick": "Ada"}).json()["club"]
    begins = datetime.now(UTC) + timedelta(hours=20)
    night = {"kind": "night", "game": "babylon", "players": 2, "alone": True, "begins": begins.isoformat()}
    night["ends"] = (begins + timedelta(hours=3)).isoformat()
    contest = page.request.post(f"/api/clubs/{club}/contests", data=night).json()["contest"]
    return {"club": (f"/club/{club}", "main .panel"), "contest": (f"/contest/{contest}", "main h1")}


def pages(page: Page, plain: dict[str, Address], made: dict[str, str], language: str) -> Iterator[str]:
    """Go from page to page and name each."""
    for name, (address, awaited) in plain.items():
        page.goto(address)
        page.locator(awaited).first.wait_for()
        yield name
    for name, table in made.items():
        page.goto(f"/t/{table}")
        if name == "waiting":
            page.get_by_role("button", name=word(language, "invite"), exact=True).click()
            page.get_by_role("textbox").first.wait_for()
            yield name
            continue
        page.locator(SITTING).wait_for()
        if not name.endswith("-over"):
            asked(page)
        yield name
        if name == "amyitis-over":
            yield analysis(page, language)
        if name == "babylon-late":
            page.get_by_role("button", name="3D", exact=True).click()
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


def analysis(page: Page, language: str) -> str:
    """The coach's page; the first look waits for it to be made, which takes minutes, later ones find it."""
    ask, found = (
        page.get_by_role("button", name=word(language, "analyze")),
        page.locator(f"section[aria-label={word(language, 'analysis')}] ol button"),
    )
    ask.or_(found.first).first.wait_for()
    if ask.count():
        ask.click()
    found.first.wait_for(timeout=600_000)
    page.locator(f"section[aria-label={word(language, 'analysis')}]").evaluate("part => part.scrollIntoView()")
    return "analysis"


def look(
    context: BrowserContext,
    size: str,
    dark: bool,
    plain: dict[str, Address],
    made: dict[str, str],
    language: str,
    few: bool,
) -> None:
    page = context.new_page()
    page.set_default_timeout(90_000)
    page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    end = f"-{size}-{'dark' if dark else 'light'}" + ("" if language == "en" else f"-{language}")
    if few:
        made = {name: table for name, table in made.items() if is_shown(name, end)}
        plain = {name: address for name, address in plain.items() if name + end in SHOWN}
    for name in pages(page, plain, made, language):
        if name == "home":
            greeted(page, name + end)
        elif not few or name + end in SHOWN:
            shoot(page, name + end)
    page.close()


def greeted(page: Page, name: str) -> None:
    """The start page as somebody sees it who is new here: a device that has no tables yet."""
    browser, size = page.context.browser, page.viewport_size
    if browser is None or size is None:
        return
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    locale = page.evaluate("navigator.language")
    fresh = browser.new_context(
        base_url=page.url,
        locale=locale,
        viewport=size,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    visit = fresh.new_page()
    remember(visit, {"sounds": False})
    visit.goto("/")
    visit.locator("main .game").first.wait_for()
    shoot(visit, name)
    fresh.close()


def make(browser: Browser, server: Server, languages: list[str], few: bool) -> None:
    for language in languages:
        locale = LOCALES[language]
        context = browser.new_context(base_url=server.address, locale=locale, viewport={"width": 1440, "height": 900})
        page = context.new_page()
        remember(page, {"pace": 0, "sounds": False})
        page.goto("/")
        plain, made = PLAIN | club_pages(page), tables(page)
        for size in SIZES:
            for dark in (False, True):
                if not few or any(f"-{size}-{'dark' if dark else 'light'}" in name for name in SHOWN):
                    look(context, size, dark, plain, made, language, few)
        context.close()
    films(browser, server, KEPT)


def main() -> None:
    if CHROMIUM is None or not (BUILT / "index.html").exists():
        sys.exit("kiru: screenshots need Chromium and the built client (make web).")
    wanted = sys.argv[1:] or list(LOCALES)
    few = wanted == ["readme"]
    unknown = [] if few else [name for name in wanted if name not in LOCALES]
    if unknown:
        sys.exit(f"kiru: unknown language {unknown[0]!r}; there are {', '.join(LOCALES)}, and readme.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            make(browser, server, ["en"] if few else wanted, few)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
