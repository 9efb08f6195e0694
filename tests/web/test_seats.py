"""Seats: shared at one device, left and taken over again; and what everybody there is told of the deal."""

import re
from hashlib import sha256

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Open
from tests.web.hands import GLOWING, SITTING, seq, until_asked


def share(page: Page) -> None:
    """A table of two people at one device, made on the page of new tables."""
    page.get_by_label("Seat 2", exact=True).select_option("me")
    expect(page.get_by_label("Name at seat 1")).to_have_value("Ada")
    second = page.get_by_label("Name at seat 2")
    expect(second).to_have_value("Player 2")
    second.fill("Bel")
    page.get_by_role("button", name="Set the table").click()
    until_asked(page)


def menu(page: Page, seat: str | None = None) -> Locator:
    """The menu of the own seat, for one of the seats where this device has several."""
    page.get_by_role("button", name="Leave the table or give up").click()
    dialog = page.get_by_role("dialog")
    if seat is None:
        expect(dialog.get_by_role("radio")).to_have_count(0)
    else:
        dialog.get_by_label(seat).check()
    return dialog


def test_two_people_share_a_device_and_each_seat_is_moved_left_and_given_up(open_page: Open) -> None:
    page = open_page("/new/hanging_gardens", name="Ada")
    share(page)
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_role("button", name=re.compile("^Ada"))).to_be_visible()
    expect(players.get_by_role("button", name=re.compile("^Bel"))).to_be_visible()
    expect(page.get_by_test_id("prompt")).to_contain_text(re.compile("Ada|Bel"))

    dialog = menu(page, "Bel")
    dialog.get_by_role("button", name="Take my seat to another device").click()
    link = dialog.get_by_role("textbox", name="Take my seat").input_value()
    page.keyboard.press("Escape")
    other = open_page(link[link.index("/t/") :])
    expect(other.get_by_role("button", name=re.compile("Bel.*you"))).to_be_visible()
    expect(other.get_by_role("button", name=re.compile("Ada.*you"))).to_have_count(0)

    menu(page, "Bel").get_by_role("button", name="Get up").click()
    notice = page.get_by_text("A bot is playing for Bel.")
    expect(notice).to_be_visible()
    page.get_by_role("button", name="Take over again").click()
    expect(notice).to_have_count(0)

    dialog = menu(page, "Bel")
    dialog.get_by_role("button", name="Give up").dblclick()
    expect(dialog.get_by_role("button", name="Give up"), "a double click takes it back").to_be_visible()
    page.keyboard.press("Escape")
    opener = page.get_by_role("button", name="Leave the table or give up")
    expect(opener, "the focus is where it was").to_be_focused()
    dialog = menu(page, "Bel")
    dialog.get_by_role("button", name="Give up").click()
    dialog.get_by_role("button", name="Yes, give up").click()
    expect(page.get_by_text(re.compile(r"wins: Bel has given up\.$"))).to_be_visible()


def test_a_bot_plays_on_for_who_gets_up_until_they_come_back(open_page: Open) -> None:
    page = open_page()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "royal"}]
    wish = {"game": "hanging_gardens", "seats": seats, "claim": [0], "options": {"first": "1"}}
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['table']}")
    page.locator(SITTING).wait_for()
    until_asked(page)
    before = seq(page)
    menu(page).get_by_role("button", name="Get up").click()
    notice = page.get_by_text("A bot is playing for you.")
    expect(notice).to_be_visible()
    expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)
    assert page.locator(GLOWING).count() == 0
    page.get_by_role("button", name="Take over again").click()
    expect(notice).to_have_count(0)
    assert until_asked(page)


def test_the_owner_ends_a_game_that_bots_play_alone(open_page: Open) -> None:
    page = open_page()
    wish = {"game": "amyitis", "seats": [{"kind": "bot", "bot": "royal"}] * 4}
    table = page.request.post("/api/tables", data=wish).json()["table"]
    stranger = open_page(f"/t/{table}")
    expect(stranger.get_by_role("button", name="Share this table")).to_be_visible()
    expect(stranger.get_by_role("button", name="Leave the table or give up")).to_have_count(0)
    page.goto(f"/t/{table}")
    dialog = menu(page)
    dialog.get_by_role("button", name="End this game").click()
    dialog.get_by_role("button", name="Yes, end this game").click()
    for looking in (page, stranger):
        expect(looking.get_by_text("This game of bots was ended before it was over.")).to_be_visible()


def test_the_seal_is_shown_before_the_deal_and_the_seed_after_the_game(open_page: Open) -> None:
    page = open_page()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bel"}]
    wish = {"game": "hanging_gardens", "seats": seats, "claim": [0]}
    made = page.request.post("/api/tables", data=wish).json()
    path = f"/api/tables/{made['table']}"
    seal = page.request.get(path).json()["dealer"]["hash"]
    page.goto(f"/t/{made['table']}")
    fair = page.get_by_role("region", name="Fair dealing")
    expect(fair.get_by_role("textbox", name="Seal")).to_have_value(seal)
    page.request.post(f"{path}/claim", data={"invite": made["seats"][1]["invite"], "name": "Bel"})
    expect(fair).to_have_count(0)
    page.get_by_role("button", name="Share this table").click()
    shown = page.get_by_role("dialog").get_by_role("region", name="Fair dealing")
    expect(shown.get_by_role("textbox", name="Seal")).to_have_value(seal)
    expect(shown.get_by_role("textbox", name="Seed")).to_have_count(0)
    page.keyboard.press("Escape")
    page.request.post(f"{path}/resign", data={"seat": 0})
    expect(fair.get_by_role("textbox", name="Seal")).to_have_value(seal)
    seed = fair.get_by_role("textbox", name="Seed").input_value()
    assert sha256(seed.encode()).hexdigest() == seal
    expect(fair).to_contain_text(f"kiru verify {made['table']}.kiru")


def invitation(page: Page, spectators: bool) -> tuple[str, str]:
    """A table that waits for its second player, and the invite for them."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person"}]
    allow = {"spectators": spectators}
    wish = {"game": "hanging_gardens", "seats": seats, "claim": [0], "allow": allow}
    made = page.request.post("/api/tables", data=wish).json()
    return made["table"], made["seats"][1]["invite"]


def test_an_invitation_that_is_used_or_wrong_says_so(open_page: Open) -> None:
    ada = open_page()
    table, invite = invitation(ada, True)
    late = open_page(f"/t/{table}#invite={invite}")
    late.get_by_role("button", name="Sit down").wait_for()
    bel = open_page(f"/t/{table}#invite={invite}", name="Bel")
    bel.get_by_role("button", name="Sit down").click()
    expect(bel.get_by_role("button", name=re.compile("Bel.*you"))).to_be_visible()
    assert bel.get_by_role("alert").count() == 0
    used = "This invitation has already been used. Ask for a new one."
    expect(late.get_by_role("alert")).to_have_text(used)
    eve = open_page(f"/t/{table}#invite={invite}")
    expect(eve.get_by_role("alert")).to_have_text(used)
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    eve.goto(f"/t/{table}#invite=guessed")
    expect(eve.get_by_role("alert")).to_have_text("This invitation is not valid for this table.")
    eve.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(eve.get_by_role("alert")).to_have_count(0)


def test_a_guest_sits_down_at_a_table_without_spectators(open_page: Open) -> None:
    table, invite = invitation(open_page(), False)
    bel = open_page(f"/t/{table}#invite={invite}", name="Bel")
    bel.get_by_role("button", name="Sit down").click()
    expect(bel.get_by_role("button", name=re.compile("Bel.*you"))).to_be_visible()
    eve = open_page(f"/t/{table}#invite={invite}")
    expect(eve.get_by_text("This table is not open to spectators")).to_be_visible()
    expect(eve.get_by_role("alert")).to_have_text("This invitation has already been used. Ask for a new one.")


def assert_uncovered(page: Page, wanted: Locator) -> None:
    """Whoever comes to it by keys sees it: the button that stays in reach does not lie over it."""
    wanted.focus()
    box = wanted.bounding_box()
    assert box is not None
    bar = page.locator(".make").bounding_box()
    assert bar is not None
    assert box["y"] + box["height"] <= bar["y"]


def test_a_table_is_set_in_two_steps_and_only_asked_what_matters(open_page: Open) -> None:
    page = open_page("/new/hanging_gardens", size=(390, 844), touch=True, name="Ada")
    make = page.get_by_role("button", name="Set the table")
    expect(make).to_be_in_viewport()
    more = page.locator("summary")
    expect(page.get_by_label("Seed")).to_be_hidden()
    assert_uncovered(page, more)
    more.tap()
    expect(page.get_by_label("Seed")).to_be_visible()
    expect(page.get_by_label("Who starts")).to_be_visible()
    expect(page.get_by_label("Solo difficulty")).to_have_count(0)
    page.get_by_role("radio", name="1", exact=True).check()
    expect(page.get_by_label("Solo difficulty")).to_be_visible()
    expect(page.get_by_label("Who starts")).to_have_count(0)
    expect(page.get_by_label("Rated game"), "nobody to be rated against").to_have_count(0)
    make.tap()
    page.locator("[data-seq]").wait_for()


def test_on_a_phone_a_small_label_stands_over_its_field(open_page: Open) -> None:
    page = open_page("/new/hanging_gardens", size=(390, 844), touch=True)
    for label in ("Name at seat 1", "Style of the bot at seat 2"):
        words, field = page.get_by_text(label, exact=True).bounding_box(), page.get_by_label(label).bounding_box()
        assert words
        assert field
        assert words["x"] == field["x"], label
        assert words["y"] + words["height"] <= field["y"], label


def test_what_concerns_guests_is_asked_when_there_are_some(open_page: Open) -> None:
    page = open_page("/new/babylon", name="Ada")
    page.locator("summary").click()
    asked = [page.get_by_label(name, exact=False) for name in ("List it publicly", "Correspondence")]
    for one in asked:
        expect(one).to_have_count(0)
    page.get_by_label("Seat 2", exact=True).select_option("guest")
    for one in asked:
        expect(one).to_be_visible()
    page.get_by_role("radio", name="Correspondence").check()
    page.get_by_label("List it publicly").check()
    page.get_by_label("Rated game").check()
    page.get_by_label("Seat 2", exact=True).select_option("gardener")
    expect(page.get_by_role("radio", name="No clock"), "nobody waits for days").to_be_checked()
    with page.expect_request("**/api/tables?*") as asking:
        page.get_by_role("button", name="Set the table").click()
    wanted = asking.value.post_data_json
    assert wanted["clock"] is None
    assert wanted["listed"] is False
    assert wanted["allow"]["rated"] is True
    assert not {"random", "greedy"} & {one["bot"] for one in wanted["seats"] if one["kind"] == "bot"}
