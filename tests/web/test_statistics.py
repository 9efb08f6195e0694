"""My statistics: real games, and what the page makes of them; what a rated game did to the ratings."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.quick_games import play_quickly
from tests.web.test_everybody import needs_axe, serious_in_every_look


def test_without_games_the_page_invites_to_play(open_page: Open) -> None:
    page = open_page("/me")
    page.get_by_role("link", name="My statistics").click()
    expect(page).to_have_url(re.compile("/statistics$"))
    expect(page.get_by_role("heading", name="Your garden of numbers is still empty")).to_be_visible()
    page.get_by_role("link", name="Play now").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


@needs_axe
def test_real_games_are_told_in_figures_and_pictures(open_page: Open) -> None:
    page = open_page()
    tables = [play_quickly(page, seed, allow={"rated": True}) for seed in range(3)]
    play_quickly(page, 9, "hanging_gardens")
    page.goto(f"/t/{tables[-1]}")
    changes = page.get_by_role("group", name="Ratings")
    expect(changes).to_be_visible()
    expect(changes.get_by_role("listitem")).to_contain_text(re.compile(r"Ada.*\d+ .*→.*\d+.*[+−]?\d+", re.DOTALL))
    kinds = page.request.get("/api/me/statistics").json()["kinds"]
    assert [(one["game"], one["players"], one["games"]) for one in kinds] == [
        ("babylon", 2, 3),
        ("hanging_gardens", 2, 1),
    ]
    page.goto("/statistics")
    figures = page.locator("dl")
    expect(figures).to_contain_text(f"{kinds[0]['wins']} of 3")
    expect(figures).to_contain_text(str(kinds[0]["best"]["points"]))
    expect(page.get_by_role("img", name="3 games. Your average:")).to_be_visible()
    lines = page.get_by_role("table").filter(has_text="Score line")
    expect(lines.locator("tbody tr")).to_have_count(len(kinds[0]["lines"]))
    first = kinds[0]["lines"][0]
    expect(lines.locator("tbody tr").first).to_contain_text(str(first["last"]))
    expect(page.get_by_text("about as strong as")).to_be_visible()
    expect(page.locator("figcaption")).to_contain_text("after 3 rated games")
    assert serious_in_every_look(page) == []
    page.get_by_label("Game and players").select_option("hanging_gardens 2")
    expect(figures).to_contain_text(f"{kinds[1]['wins']} of 1")
    expect(page.get_by_text("Play three games with bots")).to_be_visible()
    expect(page.get_by_text("A rated table, without hints")).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    stranger = open_page("/statistics")
    expect(stranger.get_by_role("heading", name="Your garden of numbers is still empty")).to_be_visible()
