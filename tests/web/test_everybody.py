"""For everybody: languages, appearances, sizes of screens, and what axe-core finds."""

import gzip
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import BUILT, GAMES, ROOT, Open
from tests.web.hands import GLOWING, play, start, until_asked

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST_SEATS = {"hanging_gardens": 5, "amyitis": 4, "babylon": 4}
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "small phone": (360, 740)}


STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
COLORS = ["color-contrast"]
"""All that differs between day and night."""


def serious(page: Page, judged_by: list[str] = STANDARDS) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("what => axe.run({runOnly: what, resultTypes: ['violations']})", judged_by)
    return [
        f"{one['id']}: {node['html'][:140]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def serious_in_every_look(page: Page) -> list[str]:
    """The same page on a phone by night, and at a desk by night and by day."""
    found = []
    for size, scheme, judged_by in LOOKS:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)
        expect(page.locator(":root")).to_have_attribute("data-theme", scheme)
        found += [f"{size}, {scheme}: {fault}" for fault in serious(page, judged_by)]
    return found


needs_axe = pytest.mark.skipif(not AXE.exists(), reason="the client's tools are not installed: make web")
LOOKS: list[tuple[str, Literal["light", "dark"], list[str]]] = [
    ("phone", "dark", STANDARDS),
    ("desktop", "dark", COLORS),
    ("desktop", "light", STANDARDS),
]


@needs_axe
def test_axe_finds_nothing_serious_on_the_pages(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").first.wait_for()
    assert serious_in_every_look(page) == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    assert serious_in_every_look(page) == []
    signs = {"new": "fieldset", "rules": "article", "learn": "[data-lesson-step]", "leaderboards": "main section"}
    for path, sign in [(f"/{kind}/{game}", sign) for kind, sign in signs.items() for game in GAMES]:
        page.goto(path)
        page.locator(sign).first.wait_for()
        assert serious_in_every_look(page) == []
    start(page)
    page.goto("/games")
    page.locator("[data-thumbnail=true]").first.wait_for()
    assert serious_in_every_look(page) == []
    page.goto("/nowhere/at/all")
    page.locator("main").wait_for()
    assert serious_in_every_look(page) == []


@needs_axe
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_a_table(open_page: Open, game: str) -> None:
    page = open_page()
    start(page, seats=MOST_SEATS[game], game=game, first="1")
    play(page, most=7)
    until_asked(page)
    assert serious_in_every_look(page) == []
    page.keyboard.press("p")
    page.get_by_role("heading", name="The table in sentences").wait_for()
    assert serious_in_every_look(page) == []
    page.keyboard.press("p")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    assert serious_in_every_look(page) == []


def test_polish(open_page: Open) -> None:
    page = open_page(language="pl-PL")
    expect(page.get_by_role("heading", name="Usiądź w ogrodach Babilonu")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "pl"
    start(page, first="1")
    expect(page.get_by_test_id("prompt")).to_contain_text("Ada, wyślij ogrodnika")
    expect(page.get_by_role("rowheader", name="Nawodnienie")).to_be_visible()
    play(page, most=3)
    page.get_by_label("Język").first.select_option("en")
    expect(page.get_by_role("rowheader", name="Irrigation")).to_be_visible()
    expect(page.get_by_role("list", name="Log")).to_contain_text("takes ")


def test_the_server_refuses_in_the_language_of_the_page(open_page: Open, tmp_path: Path) -> None:
    broken = tmp_path / "broken.kiru"
    broken.write_text("no record\n")
    page = open_page(language="en-US")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("Line 1")
    page.get_by_label("Language").first.select_option("pl")
    expect(page.get_by_role("heading", name="Usiądź w ogrodach Babilonu")).to_be_visible()
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("Wiersz 1: to nie jest zapis gry")


def test_an_address_that_nothing_can_be_sent_to_is_refused(open_page: Open) -> None:
    page = open_page("/notices")
    page.get_by_label("Address of a message service").fill("http nonsense")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_role("alert")).to_have_text("Messages cannot be sent to this address; choose another one.")


def test_messages_that_the_browser_forbids_say_so(open_page: Open) -> None:
    page = open_page("/notices")
    # Browsers without a window differ in what they answer when nobody can be asked.
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.get_by_role("alert")).to_contain_text("The browser blocks messages")


def test_dark(open_page: Open) -> None:
    page = open_page(dark=True)
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(ground) == "rgb(16, 19, 28)"
    page.get_by_role("button", name="Light appearance").click()
    assert page.evaluate(ground) == "rgb(250, 245, 232)"
    page.reload()
    page.get_by_role("button", name="Dark appearance").wait_for()
    assert page.evaluate(ground) == "rgb(250, 245, 232)"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en-US", "pl-PL"])
def test_nothing_is_wider_than_the_screen(open_page: Open, size: str, language: str) -> None:
    page = open_page(size=SIZES[size], language=language)
    for path in ("/", "/new/hanging_gardens", "/rules/hanging_gardens", "/leaderboards/hanging_gardens", "/games"):
        page.goto(path)
        page.locator("main h1").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], path
    for game, seats in MOST_SEATS.items():
        start(page, seats=seats, game=game, first="1")
        until_asked(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], game
        inside = page.locator(".board").first.evaluate("board => board.scrollWidth - board.clientWidth")
        assert inside <= 1, game


@pytest.mark.parametrize("game", GAMES)
def test_targets_for_fingers_are_large(open_page: Open, game: str) -> None:
    page = open_page(size=SIZES["phone"], touch=True)
    start(page, game=game, first="1")
    for turn in range(3):
        play(page, seed=turn, touch=True, most=1)
        until_asked(page)
        small = page.locator(f"{GLOWING}:visible").evaluate_all(
            "all => all.map(one => ({at: one.dataset.spot, box: one.getBoundingClientRect()}))"
            ".filter(one => Math.min(one.box.width, one.box.height) < 44).map(one => one.at)"
        )
        assert small == []


def scripts(page: Page) -> dict[str, int]:
    """The scripts that a page has loaded, with their sizes as they travel."""
    loaded = page.evaluate("performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)")
    found = {path for path in loaded if path.endswith(".js")}
    return {path: len(gzip.compress((BUILT / Path(path).relative_to("/")).read_bytes(), 9)) for path in found}


def holds_three(path: str) -> bool:
    return "WebGLRenderer" in (BUILT / Path(path).relative_to("/")).read_text()


def test_scripts_are_light(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").first.wait_for()
    page.wait_for_load_state("networkidle")
    first = sum(scripts(page).values())
    for game in ("hanging_gardens", "amyitis"):
        start(page, game=game, first="1")
        until_asked(page)
        assert not [path for path in scripts(page) if holds_three(path)]
    start(page, game="babylon", first="1")
    until_asked(page)
    page.get_by_role("button", name="3D", exact=True).click()
    page.locator("canvas").first.wait_for()
    while not any(holds_three(path) for path in scripts(page)):
        page.wait_for_timeout(50)
    three = sum(size for path, size in scripts(page).items() if holds_three(path))
    print(f"gzipped: the first page {first}, three.js {three} more")
    assert 0 < first <= 100_000
    assert 0 < three <= 190_000


def test_rules_are_found_by_word_and_by_id(open_page: Open) -> None:
    page = open_page("/rules/hanging_gardens#H13")
    expect(page.locator("#H13.here")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("h40")
    expect(page.locator("article")).to_have_count(1)
    page.get_by_label("Search the rules").fill("crown discount")
    expect(page.locator("#H32")).to_be_visible()
