"""What a page weighs as it travels, worked out from the build: the packed files that it loads, in the heavier language."""

import gzip
import json

import pytest
from playwright.sync_api import Page

from kiru.text import LANGUAGES
from tests.web.conftest import BUILT, Open

KB = 1000
COMPLETE = [code for code, language in LANGUAGES.items() if language.complete]
"""A language on its way brings English along."""
FONTS = {"pl": ("plain", "polish"), "fr": ("plain", "french"), "de": ("plain", "german")}
TABLE = "src/pages/TablePage.svelte"
WORDS = ("words", "web", "rulebook")
LIMITS = {
    "home": 80,
    "hanging_gardens": 160,
    "amyitis": 180,
    "babylon": 180,
    "babylon in 3D": 330,
}
"""Kilobytes of packed files; what the server says about the table comes on top."""
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 400_000 / 8, "uploadThroughput": 400_000 / 8}
FIRST_CONTENT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def chunks(page: str, language: str) -> list[str]:
    """What is loaded for a page besides what its scripts import outright."""
    words = [f"../src/kiru/text/{language}/start.ftl?raw"]
    if page == "home":
        return ["index.html", *words]
    words += ["src/net/text-files.ts", f"../src/kiru/text/{language}/web.ftl?raw"]
    game = page.partition(" ")[0]
    words += [f"../src/kiru/games/{game}/texts/{language}/{kind}.ftl?raw" for kind in WORDS]
    model = ["src/boards/babylon/model/stage.ts"] if page.endswith("3D") else []
    return ["index.html", TABLE, f"src/boards/{game}/index.ts", *model, *words]


def files(wanted: list[str], language: str) -> set[str]:
    """Every file of the build that these chunks need."""
    manifest = json.loads((BUILT / ".vite" / "manifest.json").read_text())
    glyphs = [key for key, chunk in manifest.items() if chunk.get("name") == "icons"]
    found, left = set(), list(wanted) + (glyphs if len(wanted) > 2 else [])
    seen = set(left)
    while left:
        chunk = manifest[left.pop()]
        found |= {chunk["file"], *chunk.get("css", ())}
        new = set(chunk.get("imports", ())) - seen
        seen |= new
        left += new
    fonts = [
        f"src/ui/fonts/{kind}-{part}.woff2" for kind in ("sans", "title") for part in FONTS.get(language, ("plain",))
    ]
    return found | {manifest[font]["file"] for font in fonts}


def travels(name: str) -> int:
    """The bytes of a file on the wire."""
    packed = BUILT / f"{name}.br"
    return (packed if packed.exists() else BUILT / name).stat().st_size


@pytest.mark.parametrize(("page", "limit"), LIMITS.items())
def test_a_page_is_light(page: str, limit: int) -> None:
    if not (BUILT / ".vite" / "manifest.json").exists():
        pytest.skip("the client is not built: make web")
    first = len(gzip.compress((BUILT / "index.html").read_bytes()))
    weights = {language: first + sum(map(travels, files(chunks(page, language), language))) for language in COMPLETE}
    print(page, {language: f"{weight / KB:.1f} KB" for language, weight in weights.items()})
    assert max(weights.values()) < limit * KB


def test_three_js_comes_only_with_the_garden_in_3d() -> None:
    plan, model = (files(chunks(page, "en"), "en") for page in ("babylon", "babylon in 3D"))
    assert sum(map(travels, model - plan)) > 100 * KB
    assert all("stage" not in name for name in plan)


def loaded(page: Page) -> set[str]:
    """What a page has loaded, by its place in the sources."""
    sources = {chunk["file"]: key for key, chunk in json.loads((BUILT / ".vite" / "manifest.json").read_text()).items()}
    names = page.evaluate("performance.getEntriesByType('resource').map(one => new URL(one.name).pathname.slice(1))")
    return {sources[name] for name in names if name in sources}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_loads_only_the_texts_of_its_language(open_page: Open, language: str) -> None:
    """And English beside one that is not complete."""
    page = open_page(language=LANGUAGES[language].locale)
    for path, ready in (("/", "main .game"), ("/rules/babylon", "main figure")):
        page.goto(path)
        page.locator(ready).first.wait_for()
        page.wait_for_load_state("networkidle")
        spoken = {name.split("/")[-2] for name in loaded(page) if name.endswith(".ftl?raw")}
        assert language in spoken or not LANGUAGES[language].complete
        assert spoken <= {language} | (set() if LANGUAGES[language].complete else {"en"})


@pytest.mark.parametrize("language", COMPLETE)
def test_a_page_loads_the_letters_of_its_language_alone(open_page: Open, language: str) -> None:
    """Whatever other languages are called in the menu."""
    page = open_page(language=LANGUAGES[language].locale)
    page.locator("main .game").first.wait_for()
    page.wait_for_load_state("networkidle")
    fonts = {name.rpartition("/")[2] for name in loaded(page) if name.endswith(".woff2")}
    parts = FONTS.get(language, ("plain",))
    assert fonts <= {f"{kind}-{part}.woff2" for kind in ("sans", "title") for part in parts}
    assert {"sans-plain.woff2", "title-plain.woff2"} <= fonts


@pytest.mark.alone
@pytest.mark.parametrize("language", [LANGUAGES[code].locale for code in COMPLETE])
def test_on_a_slow_line_the_start_page_is_light_and_seen_within_three_seconds(open_page: Open, language: str) -> None:
    page = open_page("/favicon.svg", size=(390, 844), language=language, touch=True)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    came = []
    session.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    page.goto("/")
    page.locator("main h1").wait_for()
    page.locator("main .game").first.wait_for()
    page.wait_for_load_state("networkidle")
    first = page.evaluate(FIRST_CONTENT)
    print(f"{language}: first content after {first:.0f} ms, {sum(came) / KB:.2f} KB with all headers")
    assert first < 3000
    assert sum(came) < LIMITS["home"] * KB
