"""Being nice, with three people: mute and block at the table, a report, and what the owner does about it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server
from tests.web.hands import SITTING
from tests.web.quick_games import PLAY, finish
from tests.web.test_everybody import needs_axe, serious_in_every_look

TOKEN = "a-token-of-the-owner-0123456789"


@pytest.fixture
def moderated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server whose owner has a token."""
    monkeypatch.setenv("KIRU_MODERATOR_TOKEN", TOKEN)
    made = Server(tmp_path)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def people(browser: Browser, moderated: Server) -> Iterator[list[Page]]:
    """Ada, Bel and the owner, each with a browser of their own."""
    contexts = [browser.new_context(base_url=moderated.address, locale="en-US") for _ in range(3)]
    yield [context.new_page() for context in contexts]
    for context in contexts:
        context.close()


def sit_together(ada: Page, bel: Page) -> str:
    """A game of two people, both at the table."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": ""}]
    body = {"game": "babylon", "seats": seats, "claim": [0], "listed": True}
    table = str(ada.request.post("/api/tables", data=body).json()["table"])
    assert bel.request.post(f"/api/tables/{table}/join", data={"name": "Bel"}).ok
    for page in (ada, bel):
        page.goto(f"/t/{table}")
        page.locator(SITTING).wait_for()
        page.get_by_role("tab", name=re.compile("Chat")).click()
    return table


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


@needs_axe
def test_mute_block_report_and_moderate(people: list[Page]) -> None:
    ada, bel, owner = people
    table = sit_together(ada, bel)
    say(bel, "you fool")
    line = ada.get_by_role("list", name="Chat").get_by_text("you fool")
    expect(line).to_be_visible()
    # Ada mutes Bel: what Bel said and says is not there for her, and comes back when she thinks better of it.
    ada.get_by_role("button", name="More about Bel").click()
    dialog = ada.get_by_role("dialog")
    assert serious_in_every_look(ada) == []
    ada.set_viewport_size({"width": 1440, "height": 900})
    dialog.get_by_role("button", name="Mute").click()
    expect(dialog.get_by_role("button", name="Hear again")).to_be_visible()
    expect(line).to_have_count(0)
    dialog.get_by_role("button", name="Hear again").click()
    expect(line).to_have_count(1)
    # She reports the line, and blocks him.
    dialog.get_by_role("button", name="Report this line").click()
    dialog.get_by_label("What happened?").fill("He says so every time")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_text("Thank you")).to_be_visible()
    dialog.get_by_role("button", name="Block", exact=True).click()
    expect(dialog.get_by_role("button", name="Unblock")).to_be_visible()
    expect(line).to_have_count(0)
    ada.goto("/me")
    avoided = ada.locator("[data-part=avoided]")
    expect(avoided).to_contain_text("Bel")
    fresh = {"game": "babylon", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": ""}]}
    made = ada.request.post("/api/tables", data=fresh | {"claim": [0], "listed": True}).json()["table"]
    bel.goto("/lobby")
    bel.locator(f"[data-table='{made}']").get_by_role("button", name="Sit down").click()
    expect(bel.get_by_text("There is no free seat for you")).to_be_visible()
    avoided.get_by_role("button", name="Unblock").click()
    expect(avoided).to_contain_text("Nobody.")
    # The owner comes in by the token, and by nothing else.
    owner.goto("/moderation")
    owner.get_by_label("Owner’s token").fill("a wrong token, but a long one")
    owner.get_by_role("button", name="Come in").click()
    expect(owner.get_by_role("alert")).to_contain_text("not right")
    owner.get_by_label("Owner’s token").fill(TOKEN)
    owner.get_by_role("button", name="Come in").click()
    report = owner.locator("[data-report]")
    expect(report).to_contain_text("you fool")
    expect(report).to_contain_text("He says so every time")
    assert TOKEN not in owner.url
    assert serious_in_every_look(owner) == []
    ada.goto(f"/t/{table}")
    ada.get_by_role("tab", name=re.compile("Chat")).click()
    expect(line).to_be_visible()
    report.get_by_role("button", name="Remove the line").click()
    expect(line).to_have_count(0)
    # Bel is banned where he is, and does not come back.
    bel.goto(f"/t/{table}")
    bel.locator(SITTING).wait_for()
    report.get_by_role("button", name="Ban the device").click()
    report.get_by_role("button", name="Yes, ban it").click()
    expect(bel.get_by_role("heading", name="The host of this server has shut this device out.")).to_be_visible()
    bel.reload()
    expect(bel.get_by_role("heading", name="The host of this server has shut this device out.")).to_be_visible()
    expect(owner.locator("[data-part=bans]")).to_contain_text("Bel")
    # The table is closed for Ada, too.
    report.get_by_role("button", name="Look at the table here").click()
    desk = owner.locator("[data-part=desk]")
    desk.get_by_role("button", name="Close the table").click()
    desk.get_by_role("button", name="Yes, close it").click()
    expect(ada.get_by_role("heading", name="The host of this server has closed this table.")).to_be_visible()
    report.get_by_role("button", name="Done").click()
    expect(owner.get_by_text("Everybody is being nice.")).to_be_visible()
    log = owner.locator("[data-part=log] li")
    expect(log).to_have_count(4)
    owner.locator("[data-part=bans]").get_by_role("button", name="Let Bel in again").click()
    expect(owner.locator("[data-part=bans]")).to_contain_text("Nobody is banned.")
    bel.goto("/lobby")
    expect(bel.get_by_role("heading", name="Find me a game")).to_be_visible()


@needs_axe
def test_people_are_reported_where_their_names_stand(people: list[Page]) -> None:
    """Away from any table: from the list of people, from the lobby, and from a club."""
    ada, bel, owner = people
    for page in people:
        page.goto("/lobby")
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": ""}]
    body = {"game": "babylon", "seats": seats, "claim": [0], "listed": True}
    played = str(ada.request.post("/api/tables", data=body).json()["table"])
    assert bel.request.post(f"/api/tables/{played}/join", data={"name": "Bel"}).ok
    bel.evaluate(f"window.done = ({PLAY})(['{played}', 1]).catch(() => 0); 0")
    finish(ada, played)
    # In the lobby: somebody one has played with, and whoever waits at a table.
    waiting = str(bel.request.post("/api/tables", data=body | {"seats": seats[::-1], "claim": [1]}).json()["table"])
    ada.reload()
    among_people = ada.locator("[data-part=people]")
    among_people.get_by_role("button", name="More about Bel").click()
    assert serious_in_every_look(ada) == []
    report(ada, "An offensive name")
    listed = ada.locator(f"[data-table='{waiting}']")
    listed.get_by_role("button", name="The people at this table").click()
    ada.get_by_role("dialog").get_by_role("button", name="More about Ada").click()
    report(ada, "Spam or advertising")
    # In a club, where they are blocked, too.
    club = str(bel.request.post("/api/clubs", data={"name": "Garden club", "nick": "Bel"}).json()["club"])
    assert ada.request.post(f"/api/clubs/{club}/join", data={"name": "Ada"}).ok
    ada.goto(f"/club/{club}")
    ada.get_by_role("button", name="More about Bel").click()
    ada.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    expect(ada.get_by_role("dialog").get_by_role("button", name="Unblock")).to_be_visible()
    report(ada, "Something else")
    ada.get_by_role("button", name="More about Bel").click()
    expect(ada.get_by_role("dialog").get_by_role("button", name="Unblock")).to_be_visible()
    owner.goto("/moderation")
    owner.get_by_label("Owner’s token").fill(TOKEN)
    owner.get_by_role("button", name="Come in").click()
    reports = owner.locator("[data-report]")
    expect(reports).to_have_count(3)
    expect(reports.nth(0)).to_contain_text("An offensive name")
    expect(reports.nth(1)).to_contain_text("Spam or advertising")
    expect(reports.nth(2).get_by_role("heading")).to_have_text("A member of a club: Bel")
    expect(reports.nth(2).get_by_role("link", name="Open the club")).to_have_attribute("href", re.compile(club))


def report(page: Page, reason: str) -> None:
    """Report whoever the dialog is about, and close it."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Report", exact=True).click()
    dialog.get_by_label("What is it about?").select_option(label=reason)
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_text("Thank you")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
