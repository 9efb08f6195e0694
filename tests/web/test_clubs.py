"""Clubs in the browser: a club is a link, and a duplicate night compares what everybody made of the same deal."""

import re
import time

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PATIENCE, Open
from tests.web.test_everybody import needs_axe, serious

ROBOT = """table => {
    const line = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${table}`);
    let key = 0;
    line.onopen = () => line.send(JSON.stringify({t: 'hello', view: false}));
    line.onmessage = ({data}) => {
        const said = JSON.parse(data);
        if (said.t === 'ask' && said.legal.length)
            line.send(JSON.stringify(
                {t: 'act', key: `${++key}`, seq: said.seq, seat: said.seat, action: said.legal[0].action}));
    };
    window.robot = line;
}"""
"""Plays a seat of this browser to the end, always with the first choice."""


def club_of(open_page: Open, *names: str) -> list[Page]:
    """A club that the first of them founds and the others join by its link."""
    owner = open_page("/clubs", name=names[0])
    owner.get_by_label("Name of the club").fill("Garden club")
    owner.get_by_role("button", name="Found a club").click()
    expect(owner.get_by_role("heading", name="Garden club")).to_be_visible()
    pages = [owner]
    for name in names[1:]:
        page = open_page(owner.url, name=name)
        page.get_by_role("button", name="Join the club").click()
        expect(page.get_by_role("button", name="Leave the club")).to_be_visible()
        pages.append(page)
    return pages


def choice(page: Page, label: str) -> Locator:
    """A list of the dialog, by the beginning of its label."""
    return page.get_by_role("dialog").locator("label").filter(has_text=re.compile(f"^{label}")).locator("select")


def announce(owner: Page, kind: str, rated: bool = False, **given: str) -> str:
    """A night or tournament of the dialog; its address."""
    owner.get_by_role("button", name="Announce a night or a tournament").click()
    dialog = owner.get_by_role("dialog")
    choice(owner, "Kind").select_option(label=kind)
    choice(owner, "Game").select_option(label="Babylon")
    for label, value in given.items():
        dialog.get_by_label(label.replace("_", " "), exact=True).fill(value)
    choice(owner, "Bots").select_option("novice")
    if kind == "Duplicate night":
        choice(owner, "Opponents").select_option(label="One another, deal by deal")
    if rated:
        dialog.get_by_label("Rated: its games count").check()
    dialog.get_by_role("button", name="Announce", exact=True).click()
    owner.wait_for_url("**/contest/*")
    return owner.url


def test_a_duplicate_night_with_two_tables_shows_gardens_side_by_side(open_page: Open) -> None:
    pages = club_of(open_page, "Ada", "Bel", "Cid")
    night = announce(pages[0], "Duplicate night", Deals="1")
    for page in pages:
        page.goto(night)
        page.get_by_role("button", name="Take part").click()
        expect(page.get_by_role("button", name="Sign out")).to_be_visible()
    pages[0].get_by_role("button", name="Begin now").click()
    for page in pages:
        table = page.get_by_role("link", name="To your table")
        expect(table).to_be_visible(timeout=PATIENCE)
        page.evaluate(ROBOT, (table.get_attribute("href") or "").split("/")[-1])
    for page in pages:
        expect(page.get_by_text("It is over.")).to_be_visible(timeout=PATIENCE)
        expect(page.locator("tbody tr")).to_have_count(3)
        expect(page.locator("[data-thumbnail=true]")).to_have_count(3, timeout=PATIENCE)
    expect(pages[0].get_by_text("The seed of this deal:")).to_be_visible()
    seats = [page.locator("tbody tr.you").get_by_role("rowheader").inner_text().strip() for page in pages]
    assert seats == ["Ada", "Bel", "Cid"]


def play_on(page: Page, done: set[str]) -> str:
    """Play one's table of the current round, if there is a new one; how far the contest is."""
    contest = page.request.get(f"/api/contests/{page.url.rpartition('/')[2]}").json()
    table = contest["your_table"]
    if table is not None and table not in done:
        done.add(table)
        page.evaluate(ROBOT, table)
    return str(contest["phase"])


def test_a_rated_swiss_of_eight_with_bots_is_played_through_and_its_standings_are_live(open_page: Open) -> None:
    """Ada and Bel play, six bots with them, and Cid looks on without touching anything."""
    ada, bel, cid = club_of(open_page, "Ada", "Bel", "Cid")
    address = announce(ada, "Swiss tournament", Rounds="3", Fill_up_with_bots_to="8", rated=True)
    for page in (bel, cid):
        page.goto(address)
        expect(page.locator(".facts").get_by_text("rated")).to_be_visible()
    for page in (ada, bel):
        page.get_by_role("button", name="Take part").click()
        expect(page.get_by_role("button", name="Sign out")).to_be_visible()
    ada.get_by_role("button", name="Begin now").click()
    expect(cid.locator("tbody tr")).to_have_count(8, timeout=PATIENCE)
    done: dict[str, set[str]] = {"Ada": set(), "Bel": set()}
    deadline = time.monotonic() + 300
    while {play_on(ada, done["Ada"]), play_on(bel, done["Bel"])} != {"over"}:
        assert time.monotonic() < deadline, "the tournament came to no end"
        time.sleep(0.5)
    assert [len(tables) for tables in done.values()] == [3, 3]
    expect(cid.get_by_text("It is over.")).to_be_visible(timeout=PATIENCE)
    expect(cid.get_by_role("heading", name="Round 3")).to_be_visible()
    board = ada.request.get("/api/leaderboards/babylon?crowd=two").json()
    games = {row["name"]: row["games"] for row in board["rows"]}
    assert (games["Ada"], games["Bel"]) == (3, 3)


@needs_axe
def test_axe_finds_nothing_on_the_pages_of_clubs(open_page: Open) -> None:
    (owner,) = club_of(open_page, "Ada")
    assert serious(owner) == []
    owner.get_by_role("button", name="Announce a night or a tournament").click()
    assert serious(owner) == []
    owner.keyboard.press("Escape")
    announce(owner, "Swiss tournament", Rounds="1", Fill_up_with_bots_to="4")
    assert serious(owner) == []
    owner.get_by_role("button", name="Begin now").click()
    expect(owner.locator("tbody tr")).to_have_count(4, timeout=PATIENCE)
    assert serious(owner) == []
    owner.goto("/clubs")
    expect(owner.get_by_role("link", name="Garden club")).to_be_visible()
    assert serious(owner) == []
