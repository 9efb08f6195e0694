"""Babylon built by hand: one gesture places, carries and turns a tile, by mouse, by keys and by finger."""

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Open
from tests.web.hands import GLOWING, asked, choices, seq, start, until_asked, until_still

READY = "[data-model=ready] .box canvas"
PLACE = '.offers [data-spot="place d4 1"]'


def take_tile(page: Page) -> None:
    """Play on until the starting tile is in hand."""
    until_asked(page)
    while not any(one.startswith("place ") for one in choices(page)):
        listed = choices(page)
        wish = "build stored" if "build stored" in listed else listed[0]
        before = seq(page)
        page.locator(f'{GLOWING}[data-spot="{wish}"]:visible').first.click()
        confirm = page.get_by_test_id("confirm")
        if confirm.count():
            confirm.click()
        asked(page, before)


def corner(page: Page, name: str) -> Locator:
    return page.locator(f"[data-corner={name}]")


def laid(page: Page) -> list[str]:
    """The last three choices, as the server keeps them."""
    table = page.url.rsplit("/", 1)[-1]
    lines = page.request.get(f"/api/tables/{table}/record").text().splitlines()
    found = [line.split(maxsplit=1)[1] for line in lines if line[:1].isdigit()]
    return [word for word in found if word.split()[0] in ("place", "support", "rotate")][-3:]


def test_a_tile_is_placed_carried_and_turned_by_one_gesture_of_the_mouse(open_page: Open) -> None:
    page = open_page(garden="model")
    start(page, game="babylon", first="1", seed="hand")
    page.locator(READY).wait_for()
    take_tile(page)
    until_still(page)
    outlook = page.get_by_test_id("outlook")
    page.locator(PLACE).hover()
    expect(outlook).to_contain_text("level 1")
    expect(outlook).to_contain_text("+2")
    expect(page.locator(".prompt .change")).to_contain_text("+2")
    page.mouse.wheel(0, 120)
    expect(page.locator(".controls .sr-only")).to_contain_text("90°")
    corner(page, "se").click()
    expect(corner(page, "se")).to_have_attribute("aria-pressed", "true")
    before = seq(page)
    page.locator(PLACE).click()
    asked(page, before)
    assert laid(page) == ["place d4 1", "support 3 se", "rotate 90"]
    for question in ("rotate ", "support ", "place "):
        before = seq(page)
        page.keyboard.press("u")
        asked(page, before)
        assert any(one.startswith(question) for one in choices(page)), "undo takes the gesture back step by step"


def test_a_tile_is_placed_by_keys_on_the_plan(open_page: Open) -> None:
    page = open_page()
    start(page, game="babylon", first="1", seed="hand")
    take_tile(page)
    page.locator(PLACE).focus()
    told = page.locator(".controls .sr-only")
    expect(told).to_contain_text("On three pillars")
    page.keyboard.press("r")
    page.keyboard.press("r")
    page.keyboard.press("Shift+R")
    expect(told).to_contain_text("90°")
    while "south-west free" not in (told.text_content() or ""):
        page.keyboard.press("f")
    before = seq(page)
    page.keyboard.press("Enter")
    asked(page, before)
    assert laid(page) == ["place d4 1", "support 3 sw", "rotate 90"]


def test_a_tile_is_placed_by_finger(open_page: Open) -> None:
    page = open_page(size=(390, 844), touch=True, garden="model")
    start(page, game="babylon", first="1", seed="hand")
    take_tile(page)
    page.locator(READY).wait_for()
    page.locator(".model").scroll_into_view_if_needed()
    until_still(page)
    page.locator(PLACE).tap()
    expect(page.locator(f"{PLACE}[data-chosen]")).to_have_count(1)
    page.get_by_test_id("turn").tap()
    corner(page, "ne").tap()
    expect(corner(page, "ne")).to_have_attribute("aria-pressed", "true")
    before = seq(page)
    page.get_by_test_id("confirm").tap()
    asked(page, before)
    assert laid(page) == ["place d4 1", "support 3 ne", "rotate 90"]


def test_a_garden_is_a_model_first_and_the_choice_is_remembered(open_page: Open) -> None:
    page = open_page(garden="")
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    table = start(page, game="babylon", first="1")
    page.locator(READY).wait_for()
    page.get_by_role("button", name="Plan", exact=True).click()
    page.locator(".plan.front").wait_for()
    assert any("stage" in url for url in loaded)
    loaded.clear()
    page.goto(f"/t/{table}")
    page.locator(".plan.front").wait_for()
    expect(page.locator(".model")).to_have_count(0)
    assert not any("stage" in url for url in loaded), "the library for models comes only with a model"
