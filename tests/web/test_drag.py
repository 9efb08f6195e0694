"""Dragging, as an extra to two clicks."""

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.hands import GLOWING, play, seq, start, until_asked, until_still


def test_a_card_is_dragged_from_the_market_into_the_garden(open_page: Open) -> None:
    page = open_page()
    start(page, first="1", seed="1")
    play(page, most=1)
    while until_asked(page) and not page.locator(f'{GLOWING}[data-spot^="take "]').count():
        page.locator(GLOWING).first.click()
    # Where a card stands is known once nothing scrolls or travels any more.
    until_still(page)
    card = page.locator(f'{GLOWING}[data-spot^="take "]').first.bounding_box()
    garden = page.locator("section.front svg.card")
    expect(garden).to_have_count(1)
    beside = page.locator("section.front .cell").filter(has=page.locator("svg.card")).first.bounding_box()
    assert card is not None
    assert beside is not None
    before = seq(page)
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] + 60, steps=3)
    expect(page.locator(".drag-ghost")).to_have_count(1)
    page.mouse.move(beside["x"] - beside["width"] / 2, beside["y"] + beside["height"] / 2, steps=5)
    page.mouse.up()
    expect(page.locator(".drag-ghost")).to_have_count(0)
    expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)
    expect(garden).to_have_count(2)
