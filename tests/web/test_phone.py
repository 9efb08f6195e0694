"""A phone in one hand, on a line that comes and goes."""

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.hands import GLOWING, seq, start, until_asked


def test_a_choice_is_confirmed_under_the_thumb(open_page: Open) -> None:
    page = open_page(size=(390, 844), touch=True)
    start(page, first="1")
    until_asked(page)
    before = seq(page)
    bar = page.get_by_role("navigation", name="Table tools")
    page.locator(GLOWING).first.tap()
    expect(bar.get_by_role("button", name="Confirm")).to_be_visible()
    bar.get_by_role("button", name="Cancel").tap()
    expect(bar.get_by_role("button", name="Confirm")).to_have_count(0)
    page.locator(GLOWING).first.tap()
    bar.get_by_role("button", name="Confirm").tap()
    expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)


def test_the_drawer_takes_the_focus_and_gives_it_back(open_page: Open) -> None:
    page = open_page(size=(390, 844), touch=True)
    start(page, first="1")
    until_asked(page)
    opener = page.locator("[data-opens=drawer]")
    opener.press("Enter")
    shut = page.locator("[data-shuts=drawer]")
    expect(shut).to_be_focused()
    shut.press("Enter")
    expect(opener).to_be_focused()


def test_a_lost_line_is_told_and_the_choice_is_sent_when_it_is_back(open_page: Open) -> None:
    page = open_page()
    start(page, first="1")
    until_asked(page)
    before = seq(page)
    page.context.set_offline(True)
    line = page.get_by_test_id("line")
    expect(line).to_contain_text("Not connected")
    page.locator(GLOWING).first.click()
    expect(line).to_contain_text("your choice is kept and will be sent")
    page.context.set_offline(False)
    expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)
    expect(line).to_be_empty()
