"""The start page and the waiting room: what is going on comes first, and who is missing can be called."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import GAMES, Open
from tests.web.hands import start, until_asked

DESKS = [(1280, 720), (1366, 768)]


def waiting(page: Page, guests: int = 1, **wishes: Any) -> str:
    """A table of Ada's with free seats, and a bot."""
    seats = [{"kind": "person", "name": "Ada"}, *({"kind": "person"} for _ in range(guests))]
    seats.append({"kind": "bot", "bot": "gardener"})
    wish = {"game": "amyitis", "options": {}, "seats": seats, "claim": [0]} | wishes
    table = str(page.request.post("/api/tables", data=wish).json()["table"])
    page.goto(f"/t/{table}")
    page.locator("[data-testid=prompt]").wait_for()
    return table


@pytest.mark.parametrize("size", DESKS)
@pytest.mark.parametrize("language", ["en-US", "pl-PL"])
def test_every_game_can_be_begun_without_scrolling(open_page: Open, size: tuple[int, int], language: str) -> None:
    page = open_page(size=size, language=language)
    page.locator("main .game").nth(2).wait_for()
    bottoms = page.locator("main .game").evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)")
    assert len(bottoms) == len(GAMES)
    assert max(bottoms) <= size[1]
    assert page.locator(".game svg:not(.icon)").count() == len(GAMES)


def test_on_a_phone_held_flat_every_game_is_one_press_away(open_page: Open) -> None:
    page = open_page(size=(844, 390), touch=True)
    page.locator("main .game").nth(2).wait_for()
    for button in page.get_by_role("button", name="Play now").all():
        expect(button).to_be_in_viewport(ratio=1)


DRAWN = """
picture => {
  const frame = picture.getBoundingClientRect();
  return [...picture.querySelectorAll('use, polygon, circle, .card, [class^=plot], .foot')]
    .map(one => one.getBoundingClientRect())
    .filter(box => box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1
      || box.bottom > frame.bottom + 1).length;
}
"""
"""How many of the things in a picture reach over its frame."""


@pytest.mark.parametrize("size", [*DESKS, (1920, 1080), (768, 1024), (390, 844), (844, 390)])
def test_no_picture_of_a_game_is_cut(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    page.locator("main .game").nth(2).wait_for()
    pictures = page.locator(".game .picture")
    assert [pictures.nth(number).evaluate(DRAWN) for number in range(len(GAMES))] == [0, 0, 0]
    waiting(page)
    assert page.locator(".welcome .picture").evaluate(DRAWN) == 0


def test_who_has_a_turn_elsewhere_sees_it_first(open_page: Open) -> None:
    page = open_page(size=(390, 844), touch=True)
    table = start(page, game="amyitis", first="1")
    assert until_asked(page)
    page.goto("/")
    way = page.locator("[data-part=continue]")
    expect(way).to_contain_text("Your turn: Amyitis")
    box, games = page.locator("[data-part=my-tables]").bounding_box(), page.locator(".game").first.bounding_box()
    assert box is not None
    assert games is not None
    assert box["y"] < games["y"]
    way.tap()
    page.wait_for_url(f"**/t/{table}")


def test_trouble_is_told_at_the_button_that_was_pressed(open_page: Open) -> None:
    page = open_page(size=(390, 844), touch=True)
    page.locator("main .game").nth(2).wait_for()
    page.route("**/api/tables*", lambda route: route.abort())
    card = page.locator("main .game").nth(2)
    card.get_by_role("button", name="Play now").tap()
    expect(card.get_by_role("alert")).to_contain_text("The server does not answer")
    expect(page.get_by_role("alert")).to_have_count(1)
    box = card.get_by_role("alert").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 844


def test_a_waiting_room_shows_who_is_here_and_who_is_missing(open_page: Open) -> None:
    page = open_page(size=(1280, 720))
    table = waiting(page, guests=2)
    room = page.locator(".room")
    expect(room).to_contain_text("Waiting for 2 more players")
    for name in ("Ada", "Seat 2", "Seat 3"):
        expect(room.locator(".seats")).to_contain_text(name)
    room.get_by_role("button", name="Invite").first.click()
    link = room.get_by_role("textbox", name="Link of the invitation")
    first = link.input_value()
    assert f"/t/{table}#invite=" in first
    code = room.get_by_role("img", name="as a QR code").bounding_box()
    assert code is not None
    assert code["y"] + code["height"] <= 720
    room.get_by_role("button", name="Invite").nth(1).click()
    expect(room).to_contain_text("An invitation to seat 3")
    expect(link).not_to_have_value(first)
    for name in ("Rules", "Learn"):
        expect(room.get_by_role("link", name=name)).to_be_visible()
    for name, chosen in (("Chat", "true"), ("Log", "false")):
        expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", chosen)
    expect(room.locator(".laid [data-part=garden]")).to_have_count(1)
    assert room.locator(".laid").evaluate("one => one.inert")


def test_whoever_comes_is_seen_at_once(open_page: Open) -> None:
    ada = open_page()
    waiting(ada, guests=2)
    ada.get_by_role("button", name="Invite").first.click()
    link = ada.get_by_role("textbox", name="Link of the invitation").input_value()
    bel = open_page("/t/" + link.split("/t/")[1], name="Bel")
    bel.get_by_role("button", name="Sit down").click()
    for page in (ada, bel):
        expect(page.locator(".room .seats")).to_contain_text("Bel")
        expect(page.locator(".room")).to_contain_text("Waiting for 1 more player")
    expect(ada.locator(".room .seats li").nth(1)).to_contain_text("is here")
