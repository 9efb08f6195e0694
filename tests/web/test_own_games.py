"""My games: the way back to a game, and the list of all of them."""

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.hands import start, until_asked


def test_a_game_is_found_again_from_the_first_page_and_from_the_list(open_page: Open) -> None:
    page = open_page()
    start(page, first="1")
    until_asked(page)
    address = page.url
    page.goto("/")
    page.locator("[data-part=continue]").click()
    until_asked(page)
    assert page.url == address
    page.goto("/")
    page.locator("header").get_by_role("link", name="My games").click()
    line = page.locator("main li").filter(has_text="your turn")
    expect(line).to_have_count(1)
    expect(line.locator("[data-thumbnail=true]")).to_be_visible()
    page.get_by_label("With whom").fill("nobody of that name")
    expect(page.get_by_text("None of your games match.")).to_be_visible()
    stranger = open_page("/games")
    expect(stranger.get_by_text("No game yet.")).to_be_visible()


def test_a_finished_game_is_dismissed_and_brought_back(open_page: Open) -> None:
    page = open_page()
    start(page, first="1")
    until_asked(page)
    table = page.url.rstrip("/").split("/")[-1].partition("#")[0]
    assert page.request.post(f"/api/tables/{table}/resign", data={"seat": 0}).ok
    page.goto("/games")
    line = page.locator("main li")
    expect(line).to_have_count(1)
    page.get_by_role("button", name="out of the list").click()
    expect(line).to_have_count(0)
    page.get_by_role("button", name="Bring it back").click()
    expect(line).to_have_count(1)
    page.get_by_role("button", name="out of the list").click()
    expect(line).to_have_count(0)
    page.reload()
    expect(page.get_by_text("No game yet.")).to_be_visible()
