"""The score pad for a real table, on a phone: a garden tapped in, points with where they come from, plays that stay."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import GAMES, Open
from tests.web.test_everybody import needs_axe, serious

PHONE = (390, 844)
CARDS = {
    "a1": ("Visitors", "visitor_yellow_flowers"),
    "b1": ("Visitors", "visitor_crown_bonuses"),
    "c1": ("Animals", "monkey_ry"),
    "d1": ("Trees", "cedar_gold"),
    "e1": ("Trees", "cedar_crown"),
    "a2": ("Animals", "monkey_by"),
    "b2": ("Trees", "cedar_irr"),
    "c2": ("Beds", "empty_by_crown", "e_dragon_irr"),
    "d2": ("Beds", "empty_y_crown_gold", "none"),
    "a3": ("Beds", "empty_b_irr_gold", "none"),
    "b3": ("Beds", "empty_b_irr_tool", "none"),
    "c3": ("Beds", "empty_bry", "e_lion"),
}
"""The garden of rule H49."""


def pad_of(open_page: Open, game: str, dark: bool = False) -> Page:
    page = open_page(f"/companion/score/{game}", size=PHONE, touch=True, dark=dark)
    page.locator('[data-total="0"]').wait_for()
    return page


def points(page: Page, line: str, expected: int, seat: int = 0) -> None:
    expect(page.locator(f'[data-line="{seat} {line}"]')).to_have_text(str(expected))


def total(page: Page, expected: int, seat: int = 0) -> None:
    expect(page.locator(f'[data-total="{seat}"]')).to_have_text(str(expected))


def lay(page: Page, cell: str, kind: str, *picks: str) -> None:
    page.locator(f"[data-cell={cell}]").tap()
    page.get_by_role("button", name=kind, exact=True).tap()
    for pick in picks:
        page.locator(f"dialog [data-pick={pick}]").tap()
    page.locator(f"[data-cell={cell}] svg.card").wait_for()


def tap_cells(page: Page, tool: str, *cells: str) -> None:
    page.locator(f"[data-tool={tool}]").tap()
    for cell in cells:
        page.locator(f".plan [data-cell={cell}]").tap()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_H49_the_garden_of_the_booklet_is_tapped_in_undone_saved_and_exported(open_page: Open) -> None:
    page = pad_of(open_page, "hanging_gardens")
    for cell, (kind, *picks) in CARDS.items():
        lay(page, cell, kind, *picks)
    page.locator("[data-irrigation=left]").tap()
    for marker in ("2 4", "3 2"):
        page.locator(f'[data-marker="{marker}"]').tap()
    expected = {"irrigation": 7, "blue": 5, "red": 1, "yellow": 4, "trees": 9, "animals": 7, "visitors": 9}
    for line, worth in (expected | {"objectives": 6}).items():
        points(page, line, worth)
    total(page, 48)
    page.locator('button[data-line="0 trees"]').tap()
    lit = page.locator("[data-cell].lit").evaluate_all("cells => cells.map(one => one.dataset.cell).sort()")
    assert lit == ["b2", "c2", "d1", "e1"]
    assert fits(page)
    page.get_by_role("button", name="Undo").tap()
    total(page, 46)
    page.reload()
    total(page, 46)
    page.get_by_role("textbox", name="Name").fill("Ada")
    page.get_by_role("button", name="Save this play").tap()
    expect(page.locator("[data-play]")).to_contain_text("Ada: 46")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export").tap()
    play = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert [player["total"] for player in play["players"]] == [46, 0]
    assert "card c2 empty_by_crown + e_dragon_irr" in play["sheet"]
    page.get_by_role("button", name="Empty the gardens").tap()
    total(page, 0)
    page.locator("[data-play]").get_by_role("button", name="Open").tap()
    total(page, 46)


def test_A71_tiles_and_tokens_of_amyitis_and_a_tile_of_somebody_else(open_page: Open) -> None:
    page = pad_of(open_page, "amyitis", dark=True)
    track = page.get_by_role("group", name="Score marker")
    track.get_by_role("spinbutton").fill("41")
    track.get_by_role("spinbutton").press("Enter")
    for number in range(5):
        page.locator("[data-tile]").nth(number).tap()
    for _ in range(2):
        page.get_by_role("group", name="dates").get_by_role("button", name="One more").tap()
    for line, worth in {"track": 41, "favor": 5, "tokens": 2}.items():
        points(page, line, worth)
    page.get_by_role("button", name="Player 2:").tap()
    page.locator("[data-tile]").first.tap()
    expect(page.get_by_text("This tile belongs to another player.")).to_be_visible()
    total(page, 48)
    total(page, 0, seat=1)
    assert fits(page)


def test_B61_a_garden_of_babylon_on_its_plan(open_page: Open) -> None:
    page = pad_of(open_page, "babylon")
    for flower, cell in {"white": "a1", "pink": "c1", "yellow": "a4", "blue": "e1"}.items():
        tap_cells(page, flower, cell)
    points(page, "flower_sets", 4)
    tap_cells(page, "fountain", "b1", "c1")
    points(page, "fountains", 3)
    tap_cells(page, "pink", "c3")
    points(page, "highest_point", 1)
    tap_cells(page, "statue", "a2")
    points(page, "statues", 1)
    page.locator('button[data-line="0 fountains"]').tap()
    expect(page.locator("[data-lit]")).to_have_count(1)
    tap_cells(page, "statue", "h8")
    expect(page.locator("main .error")).to_contain_text("No statue")
    tap_cells(page, "remove", "a2")
    points(page, "statues", 0)
    page.locator(".plan [data-cell=a2]").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.cell") == "b2"
    assert fits(page)


def test_the_hub_leads_to_every_pad_and_the_start_page_to_the_hub(open_page: Open) -> None:
    page = open_page("/", size=PHONE, touch=True, language="pl-PL")
    page.get_by_role("link", name="Otwórz pomocnika").tap()
    for game in GAMES:
        expect(page.locator(f"main a[href$='/companion/score/{game}']")).to_be_visible()
    page.goto("/companion/score/chess")
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("[data-total]")).to_have_count(0)


@needs_axe
@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_on_hub_and_pads(open_page: Open, dark: bool) -> None:
    page = open_page("/companion", size=PHONE, touch=True, dark=dark)
    page.locator("main .tools").wait_for()
    assert serious(page) == []
    for game in GAMES:
        page.goto(f"/companion/score/{game}")
        page.locator('[data-total="0"]').wait_for()
        assert serious(page) == [], game
        if game == "hanging_gardens":
            page.locator("[data-cell=a1]").tap()
            page.get_by_role("dialog").wait_for()
            assert serious(page) == [], "the picker"
