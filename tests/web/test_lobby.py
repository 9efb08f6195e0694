"""The lobby in the browser: tables come by themselves, people find each other, games are watched."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.hands import SITTING, start
from tests.web.test_everybody import needs_axe, serious

OPEN = "[data-part=open] [data-table]"
TABLE = re.compile(r"/t/[A-Za-z0-9]{10}$")


def make_open_table(page: Page, game: str = "babylon", **given: object) -> str:
    """A listed table at which this page's browser sits, and a seat is free."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": ""}]
    body = {"game": game, "seats": seats, "claim": [0], "listed": True} | given
    answer = page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def look_for(page: Page, name: str, patience: str) -> None:
    """Fill in "find me a game" and send it off."""
    part = page.locator("[data-part=find]")
    part.get_by_label("Your name").fill(name)
    part.get_by_label("Play with bots").select_option(patience)
    part.get_by_role("button", name="Find a game").click()


def test_an_open_table_appears_by_itself_is_filtered_and_taken_with_one_press(open_page: Open) -> None:
    ada, bel = open_page(), open_page()
    bel.get_by_role("link", name="To the lobby").click()
    expect(bel.get_by_role("heading", name="Find me a game")).to_be_visible()
    table = make_open_table(ada)
    row = bel.locator(f"[data-table='{table}']")
    expect(row).to_be_visible()
    choices = bel.get_by_role("group", name="Which tables to show")
    choices.get_by_label("Game").select_option("amyitis")
    expect(row).to_have_count(0)
    choices.get_by_label("Game").select_option("babylon")
    choices.get_by_label("Speed").select_option("quick")
    expect(row).to_have_count(0)
    choices.get_by_label("Speed").select_option("none")
    choices.get_by_label("Players").select_option("2")
    choices.get_by_label("Rating").select_option("no")
    expect(row).to_be_visible()
    row.get_by_role("button", name="Sit down").click()
    expect(bel).to_have_url(re.compile(f"/t/{table}$"))
    bel.locator(SITTING).wait_for()


def test_two_people_who_look_for_the_same_game_meet_and_a_third_sees_them(open_page: Open) -> None:
    ada, bel, cem = open_page("/lobby"), open_page("/lobby"), open_page("/lobby")
    look_for(ada, "Ada", "900")
    expect(ada.get_by_text("You are the first")).to_be_visible()
    group = cem.locator("[data-part=find] li").filter(has_text="1 person")
    expect(group).to_be_visible()
    look_for(bel, "Bel", "900")
    for page in (ada, bel):
        expect(page).to_have_url(TABLE)
        page.locator(SITTING).wait_for()
    assert ada.url == bel.url
    expect(group).to_have_count(0)
    expect(cem.locator(f"[data-watch='{ada.url.rpartition('/')[2]}'] [data-thumbnail=true]")).to_be_visible()


def test_bots_come_after_the_wait_and_a_cancelled_wait_is_over(open_page: Open) -> None:
    ada, bel = open_page("/lobby"), open_page("/lobby")
    look_for(bel, "Bel", "900")
    bel.get_by_role("button", name="Stop looking").click()
    expect(bel.get_by_role("button", name="Find a game")).to_be_visible()
    look_for(ada, "Ada", "15")
    expect(ada).to_have_url(TABLE, timeout=40_000)
    ada.locator(SITTING).wait_for()
    head = ada.request.get(f"/api/tables/{ada.url.rpartition('/')[2]}").json()
    assert [seat["kind"] for seat in head["seats"]] == ["person", "bot"]


def test_whoever_leaves_the_lobby_waits_no_more(open_page: Open) -> None:
    ada, bel = open_page("/lobby"), open_page("/lobby")
    look_for(ada, "Ada", "900")
    group = bel.locator("[data-part=find] li").filter(has_text="1 person")
    expect(group).to_be_visible()
    ada.goto("/rules/babylon")
    expect(group).to_have_count(0)
    assert ada.request.get("/api/waits").json() == {"wait": None}


def test_people_one_has_played_with_are_followed_and_here(open_page: Open) -> None:
    ada, bel = open_page(), open_page()
    table = make_open_table(ada)
    joined = bel.request.post(f"/api/tables/{table}/join", data={"name": "Bel"}).json()
    assert bel.request.post(f"/api/tables/{table}/resign", data={"seat": joined["seat"]}).ok
    ada.goto("/lobby")
    people = ada.locator("[data-part=people]")
    people.get_by_role("button", name="Follow Bel").click(timeout=30_000)
    expect(people.get_by_role("button", name="Stop following Bel")).to_be_visible()
    expect(people.get_by_text("is here now")).to_have_count(0)
    bel.goto("/lobby")
    expect(people.get_by_text("is here now")).to_be_visible(timeout=30_000)
    bel.get_by_label("see that I am here").uncheck()
    expect(people.get_by_text("is here now")).to_have_count(0, timeout=30_000)


def test_a_watched_picture_follows_its_game(open_page: Open) -> None:
    ada, cem = open_page(), open_page("/lobby")
    start(ada)
    table = make_open_table(ada)
    joined = ada.request.post(f"/api/tables/{table}/join", data={"name": "Ada"})
    assert joined.ok, joined.text()
    row = cem.locator(f"[data-watch='{table}']")
    expect(row.locator("[data-thumbnail=true]")).to_be_visible()
    before = row.inner_text()
    with cem.expect_request(re.compile(f"{table}/view"), timeout=30_000):
        ada.goto(f"/t/{table}")
        ada.locator("[data-legal]").first.click()
    expect(row).not_to_have_text(before)


@needs_axe
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_axe_finds_nothing_serious_in_the_lobby(open_page: Open, dark: bool, size: tuple[int, int]) -> None:
    make_open_table(open_page())
    page = open_page("/lobby", size=size, dark=dark, touch=size[0] < 400)
    expect(page.locator(OPEN).first).to_be_visible()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
