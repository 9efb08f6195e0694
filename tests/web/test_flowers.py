"""A flower of choice for every seat when a table of Babylon is made (B14)."""

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Open
from tests.web.test_everybody import needs_axe, serious


def seat(page: Page, number: int) -> Locator:
    return page.get_by_role("radiogroup", name=f"Flower of seat {number}")


def opened(page: Page, players: int = 3) -> None:
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.locator("details summary").click()
    seat(page, 1).wait_for()


def made(page: Page) -> dict[str, str]:
    """Make the table; the options that the server was asked for."""
    with page.expect_request(lambda request: request.method == "POST" and "/api/tables" in request.url) as asked:
        page.get_by_role("button", name="Set the table").click()
    return dict(asked.value.post_data_json["options"])


def test_every_seat_picks_a_flower_and_none_is_offered_twice(open_page: Open) -> None:
    page = open_page("/new/babylon")
    opened(page)
    assert seat(page, 1).get_by_role("radio").count() == 5, "four flowers and the lot"
    expect(seat(page, 1).get_by_role("radio", name="By lot")).to_be_checked()
    seat(page, 1).get_by_role("radio", name="blue").check()
    for other in (2, 3):
        expect(seat(page, other).get_by_role("radio", name="blue, taken by seat 1")).to_be_disabled()
    seat(page, 2).get_by_role("radio", name="pink").check()
    seat(page, 1).get_by_role("radio", name="By lot").check()
    expect(seat(page, 3).get_by_role("radio", name="blue")).to_be_enabled()
    seat(page, 3).get_by_role("radio", name="white").check()
    # A seat that is gone gives its flower back.
    page.get_by_role("radio", name="2", exact=True).check()
    seat(page, 1).get_by_role("radio", name="white").check()
    assert made(page)["flowers"] in ("white-pink-blue-yellow", "seat_order")
    expect(page.locator(".garden header .flower.white")).to_be_visible()


def test_without_a_pick_the_flowers_are_dealt(open_page: Open) -> None:
    page = open_page("/new/babylon")
    opened(page, players=2)
    assert made(page)["flowers"] == "dealt"


def test_a_flower_is_picked_by_keys_alone(open_page: Open) -> None:
    page = open_page("/new/babylon")
    opened(page, players=2)
    seat(page, 1).get_by_role("radio", name="By lot").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(seat(page, 1).get_by_role("radio", name="pink")).to_be_checked()
    page.keyboard.press("Tab")
    expect(seat(page, 2).get_by_role("radio", name="By lot")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    # The taken one is passed over.
    expect(seat(page, 2).get_by_role("radio", name="blue")).to_be_checked()
    assert made(page)["flowers"].startswith("pink-blue-")


@needs_axe
def test_on_a_phone_each_flower_can_be_touched(open_page: Open) -> None:
    for dark in (False, True):
        page = open_page("/new/babylon", size=(320, 640), touch=True, dark=dark)
        opened(page, players=4)
        seat(page, 2).locator("label").nth(1).tap()
        expect(seat(page, 2).get_by_role("radio", name="white")).to_be_checked()
        for field in page.locator(".pick").all():
            box = field.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
            assert box["x"] + box["width"] <= 320
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        assert serious(page) == []
