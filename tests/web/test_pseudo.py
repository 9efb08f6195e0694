"""Pages in a language made for tests: longer than English, accented throughout, and written from the right."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from kiru.ai.characters import CHARACTERS
from kiru.text import LANGUAGES
from tests.web.conftest import BUILT, GAMES, PATIENCE, Server, remember
from tests.web.hands import SITTING, asked
from tests.web.pseudo import accented, speak, translated
from tests.web.screenshots import tables

SIZES = [(390, 844), (1440, 900)]
LEFT_TO_RIGHT = ".board, .board svg"
ALLOWED = {
    *("Kiru", "Ada", "Bel", "Cyrus", "Dalia"),
    *(name for names in CHARACTERS.values() for name in names),
    *(language.name for language in LANGUAGES.values()),
    *("PNG", "SVG"),
}
"""Names, and what is written alike in every language."""
CUT = """() => [...document.querySelectorAll("body *")].filter(one => {
    if (!one.checkVisibility({visibilityProperty: true, opacityProperty: true}) || one.closest(".sr-only, svg")) return false;
    if (![...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())) return false;
    const style = getComputedStyle(one);
    return ["hidden", "clip"].includes(style.overflowX) && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1;
}).map(one => `${one.tagName.toLowerCase()}.${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
SHOWN = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
    while (walker.nextNode()) {
        const at = walker.currentNode.parentElement;
        if (at.closest("script, style, textarea, kbd, code, option[lang], span[lang], .notation")) continue;
        if (at.checkVisibility({visibilityProperty: true})) found.push(walker.currentNode.data.trim());
    }
    return found.filter(Boolean);
}"""
WIDE = """() => [...document.querySelectorAll("body *")]
    .filter(one => one.checkVisibility() && !one.closest(".sr-only, svg *"))
    .filter(one => { const box = one.getBoundingClientRect(); return box.right > innerWidth + 1 || box.left < -1; })
    .slice(0, 5).map(one => `${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className}`)"""
WORD = re.compile("[A-Za-z]{2,}")


@pytest.fixture(scope="module")
def pseudo_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (BUILT / "index.html").exists():
        pytest.skip("the client is not built: make web")
    made = Server(tmp_path_factory.mktemp("pseudo"), "tests.web.pseudo")
    made.start()
    yield made
    made.stop()


Opener = Callable[[tuple[int, int], str], Page]


@pytest.fixture
def open_pseudo(browser: Browser, pseudo_server: Server) -> Iterator[Opener]:
    contexts, errors = [], []

    def make(size: tuple[int, int], direction: str) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="en-US",
            reduced_motion="reduce",
            service_workers="block",
            base_url=pseudo_server.address,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        speak(page, direction)
        remember(page, {"pace": 0, "sounds": False, "garden": "plan", "name": "Ada"})
        page.goto("/")
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors


def walk(page: Page) -> Iterator[str]:
    """Home, a new table, the waiting room, three tables, the rules, a result."""
    page.locator("main .game").first.wait_for()
    yield "home"
    made = tables(page)
    page.goto("/new/babylon")
    page.locator("fieldset").first.wait_for()
    yield "new table"
    page.goto("/rules/amyitis")
    page.locator("figure").first.wait_for()
    yield "rules"
    page.goto(f"/t/{made['waiting']}")
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    yield "waiting room"
    for name in (*(f"{game}-early" for game in GAMES), "amyitis-over"):
        page.goto(f"/t/{made[name]}")
        page.locator(SITTING).first.wait_for()
        if name.endswith("-early"):
            asked(page)
        yield name


def from_code(page: Page) -> list[str]:
    """Words on a page that no text brought."""
    shown = page.evaluate(SHOWN)
    assert sum(not text.isascii() for text in shown) > 5, "the page speaks the pseudo-language"
    return sorted({word for text in shown for word in WORD.findall(text)} - ALLOWED)


def stays_from_code(page: Page) -> list[str]:
    """Such words that are still there when a game's texts have come: until then English stands in for them."""
    for _ in range(50):
        if not from_code(page):
            return []
        page.wait_for_timeout(100)
    return from_code(page)


def test_the_pseudo_language_is_long_and_keeps_placeholders() -> None:
    assert accented("New table") == "Ńééẃ ţááƀĺéé"
    assert translated("key = Hello { $name }\n") == "key = Ĥééĺĺóó { $name }\n"


def test_a_cut_label_and_a_word_in_code_are_found(open_pseudo: Opener) -> None:
    page = open_pseudo(SIZES[0], "ltr")
    page.locator("main .game").first.wait_for()
    page.evaluate(
        """() => {
            const label = Object.assign(document.createElement("p"), {textContent: "Written down here"});
            label.style.cssText = "width: 40px; overflow: hidden; white-space: nowrap";
            document.querySelector("main").append(label);
        }"""
    )
    assert page.evaluate(CUT) == ["p.: Written down here"]
    assert from_code(page) == ["Written", "down", "here"]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_long_words_fit_and_none_comes_from_code(open_pseudo: Opener, size: tuple[int, int]) -> None:
    page = open_pseudo(size, "ltr")
    faults = {}
    for name in walk(page):
        found = {
            "from code": stays_from_code(page),
            "cut": page.evaluate(CUT),
            "wide": page.evaluate(WIDE) if page.evaluate("document.documentElement.scrollWidth") > size[0] else [],
        }
        faults |= {f"{name}: {kind}": what for kind, what in found.items() if what}
    assert faults == {}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_written_from_the_right_the_pages_hold(open_pseudo: Opener, size: tuple[int, int]) -> None:
    page = open_pseudo(size, "rtl")
    faults = {}
    for name in walk(page):
        assert page.evaluate("document.documentElement.dir") == "rtl"
        if page.evaluate("document.documentElement.scrollWidth") > size[0]:
            faults[name] = page.evaluate(WIDE)
        turned = page.locator(LEFT_TO_RIGHT).evaluate_all(
            "all => all.filter(one => getComputedStyle(one).direction !== 'ltr').length"
        )
        if turned:
            faults[f"{name}: boards"] = turned
    assert faults == {}
