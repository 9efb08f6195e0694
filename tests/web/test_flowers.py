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
    """Make the table; its options, by the server."""
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")
    head = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1].split('#')[0]}").json()
    return dict(head["options"])


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


def test_in_the_waiting_room_everybody_picks_and_sees_what_others_have(open_page: Open) -> None:
    ada = open_page()
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Bel", "Cyrus")]
    made = ada.request.post("/api/tables", data={"game": "babylon", "seats": seats, "claim": [0]}).json()
    bel = open_page(size=(360, 740), touch=True)
    claim = {"invite": made["seats"][1]["invite"], "name": "Bel"}
    bel.request.post(f"/api/tables/{made['table']}/claim", data=claim)
    for page in (ada, bel):
        page.goto(f"/t/{made['table']}")
    mine, hers = (page.get_by_role("radiogroup", name="Your flower") for page in (ada, bel))
    expect(mine.get_by_role("radio", name="By lot")).to_be_checked()
    mine.get_by_role("radio", name="blue").check()
    expect(hers.get_by_role("radio", name="blue, Ada")).to_be_disabled()
    expect(bel.get_by_role("region", name="Seats")).to_contain_text("blue")
    hers.locator("label", has_text="pink").tap()
    expect(mine.get_by_role("radio", name="pink, Bel")).to_be_disabled()
    mine.get_by_role("radio", name="By lot").check()
    expect(hers.get_by_role("radio", name="blue", exact=True)).to_be_enabled()
    expect(hers.get_by_role("radio", name="pink")).to_be_checked()
    assert bel.evaluate("document.documentElement.scrollWidth") <= 360
