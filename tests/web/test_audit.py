"""Every page on every screen: nothing wider than it, no word cut, no label on another, targets for fingers."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.audit import SMALL, faults, look, report, resized
from tests.web.conftest import Server, remember
from tests.web.hands import SITTING, asked
from tests.web.screenshots import tables

pytestmark = pytest.mark.thorough

SIZES = [(320, 640), (390, 844), (844, 390), (768, 1024), (1280, 720), (1920, 1080), (2560, 1440)]
LARGE_LETTERS = [(320, 640), (390, 844), (1280, 720)]
BOARDS = ["hanging_gardens", "amyitis", "babylon"]
"""The garden of Babylon is looked at as a plan; test_babylon_model.py looks at the model."""
PLAIN_PAGES = {
    "home": ("/", "main .game"),
    "my games": ("/games", "main h1"),
    "not found": ("/nowhere/at/all", "main"),
    "new table": ("/new/babylon", "fieldset"),
    "leaderboard": ("/leaderboards/babylon", "main section"),
    "lobby": ("/lobby", "main .columns"),
    "clubs": ("/clubs", "main form"),
    "profile": ("/me", "main .columns"),
    "score pad": ("/pad/amyitis", "main table"),
    "companion": ("/companion", "main .tools"),
    "automaton": ("/companion/automaton", "main fieldset"),
    "dealer": ("/companion/dealer", "main [data-testid=first-player]"),
    **{f"judge of {game}": (f"/companion/judge/{game}", "main [data-testid=verdict]") for game in BOARDS},
    "statistics": ("/statistics", "main h2"),
    "messages": ("/notices", "main .panel"),
    "moderation": ("/moderation", "main form"),
    "without a server": ("/offline", "main .panel"),
    "all puzzles": ("/puzzles", "main [data-board]"),
    **{f"puzzle of {game}": (f"/puzzles/{game}/1", "main [data-board]") for game in BOARDS},
    **{f"rules of {game}": (f"/rules/{game}", "figure") for game in BOARDS},
    **{f"lesson of {game}": (f"/learn/{game}", "[data-lesson-step]") for game in BOARDS},
}
TABLES = [f"{game}-{moment}" for game in BOARDS for moment in ("early", "late", "over")]
PAGES = [*PLAIN_PAGES, *TABLES, "replay", "waiting", "settings", "help"]
LARGE = "html { font-size: 200% !important; }"
NARROWEST = 390
"""A smaller screen may shorten what is chosen in a field, and letters of twice the size may part the longest words there.
A field cannot break its line: with such letters it may be shortened anywhere."""


class Visit:
    """Somebody who goes from page to page in one window."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tables: dict[str, str] = {}

    def table(self, name: str, query: str = "") -> None:
        self.tables = self.tables or tables(self.page)
        self.page.goto(f"/t/{self.tables[name]}{query}")
        self.page.locator("main h2, main [data-testid=prompt]").first.wait_for()

    def open(self, name: str) -> None:
        page = self.page
        if name in PLAIN_PAGES:
            path, sign = PLAIN_PAGES[name]
            page.goto(path)
            page.locator(sign).first.wait_for()
        elif name in TABLES:
            self.table(name)
            page.locator(SITTING).first.wait_for()
            if not name.endswith("-over"):
                asked(page)
        elif name == "waiting":
            self.table(name)
            page.get_by_role("button", name="Invite", exact=True).click()
            page.get_by_role("textbox").first.wait_for()
        elif name == "replay":
            self.table("hanging_gardens-over", "?step=100")
            page.get_by_role("button", name="Back to now").or_(page.locator("input[type=range]")).first.wait_for()
        elif name == "settings":
            page.goto("/")
            page.get_by_role("button", name="Settings").click()
            page.get_by_role("dialog").wait_for()
        elif name == "help":
            self.table("amyitis-early")
            asked(page)
            page.keyboard.press("?")
            page.get_by_role("dialog").wait_for()
        page.evaluate("document.fonts.ready.then(() => true)")


def visited(browser: Browser, server: Server, **settings: Any) -> Iterator[Visit]:
    context = browser.new_context(base_url=server.address, reduced_motion="reduce", **settings)
    page = context.new_page()
    remember(page, {"pace": 0, "sounds": False, "garden": "plan", "name": "Ada"})
    page.goto("/")
    yield Visit(page)
    context.close()


@pytest.fixture(scope="module")
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    yield from visited(browser, server, locale="en-US")


@pytest.fixture(scope="module")
def touch(browser: Browser, server: Server) -> Iterator[Visit]:
    phone = {"width": 390, "height": 844}
    yield from visited(browser, server, locale="en-US", has_touch=True, is_mobile=True, viewport=phone)


@pytest.fixture(scope="module", params=["de-DE", "fr-FR", "pl-PL"])
def foreign(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    yield from visited(browser, server, locale=request.param)


def at_every_size(page: Page, sizes: list[tuple[int, int]], large: list[tuple[int, int]]) -> dict[str, Any]:
    found = {}
    for size in sizes:
        resized(page, size)
        found[f"{size[0]}x{size[1]}"] = {
            kind: what for kind, what in faults(page).items() if kind != "shortened" or size[0] >= NARROWEST
        }
    page.add_style_tag(content=LARGE)
    for size in large:
        resized(page, size)
        found[f"{size[0]}x{size[1]}, letters of twice the size"] = {
            kind: what
            for kind, what in faults(page).items()
            if kind != "shortened" and (kind != "broken" or size[0] >= NARROWEST)
        }
    return {size: what for size, what in found.items() if what}


@pytest.mark.parametrize("name", PAGES)
def test_every_page_fits_every_screen(visit: Visit, name: str) -> None:
    visit.open(name)
    found = at_every_size(visit.page, SIZES, LARGE_LETTERS)
    assert not found, report(found)


@pytest.mark.parametrize(
    "name", ["home", "lobby", "score pad", *(table for table in TABLES if not table.endswith("late"))]
)
def test_the_longest_words_fit_every_screen(foreign: Visit, name: str) -> None:
    foreign.open(name)
    found = at_every_size(foreign.page, [(320, 640), (390, 844), (844, 390), (1280, 720)], [(320, 640)])
    assert not found, report(found)


def test_a_price_keeps_its_distance_from_its_card(foreign: Visit) -> None:
    foreign.open("hanging_gardens-early")
    for size in [(1280, 720), (390, 844)]:
        resized(foreign.page, size)
        price, card = foreign.page.evaluate(
            """() => [document.querySelector('.market .free').getBoundingClientRect().right,
            document.querySelector('[data-spot="take 1 1"]').getBoundingClientRect().left]"""
        )
        assert card - price >= 8, size


def test_the_audit_finds_what_is_wrong(visit: Visit) -> None:
    visit.open("hanging_gardens-early")
    resized(visit.page, (390, 844))
    assert faults(visit.page) == {}
    visit.page.add_style_tag(
        content=".objective b { white-space: nowrap; letter-spacing: 9px } .supply { margin-left: -90px !important }"
    )
    assert {"cut", "overlaps"} <= set(faults(visit.page))


def test_the_audit_finds_a_word_that_is_broken(visit: Visit) -> None:
    visit.open("amyitis-early")
    resized(visit.page, (390, 844))
    assert faults(visit.page) == {}
    visit.page.add_style_tag(content=".city .head b { width: 30px; overflow: visible !important }")
    assert any(fault.endswith("breaks Khorsabad") for fault in faults(visit.page)["broken"])


NARROW_TARGETS = ["replay"]
"""Eight controls in the one row of the replay bar: 40 px wide on phones, and as high as the others."""


@pytest.mark.parametrize("name", PAGES)
def test_fingers_meet_everything(touch: Visit, name: str) -> None:
    touch.open(name)
    found = {}
    for size in [(390, 844), (844, 390)]:
        resized(touch.page, size)
        found[f"{size[0]}x{size[1]}"] = look(touch.page, SMALL, 40 if name in NARROW_TARGETS else 44)
    found = {size: what for size, what in found.items() if what}
    assert not found, report(found)


IMPORTANT = ["[data-testid=prompt]", "[data-testid=confirm]", "li[data-turn]", "[data-board] [data-chosen]"]


@pytest.mark.parametrize("game", BOARDS)
def test_what_matters_is_above_the_fold(visit: Visit, game: str) -> None:
    page = visit.page
    page.evaluate(
        "localStorage['kiru-settings'] = JSON.stringify({...JSON.parse(localStorage['kiru-settings']), confirm: true})"
    )
    try:
        for size in [(1280, 720), (1366, 768)]:
            resized(page, size)
            visit.open(f"{game}-early")
            page.locator("[data-board] [data-legal]:visible").first.click()
            for one in IMPORTANT:
                box = page.locator(one).first.bounding_box()
                assert box is not None, one
                assert box["y"] >= 0, (size, one)
                assert box["y"] + box["height"] <= size[1], (size, one)
    finally:
        page.evaluate(
            "localStorage['kiru-settings'] = JSON.stringify("
            "{...JSON.parse(localStorage['kiru-settings']), confirm: false})"
        )
