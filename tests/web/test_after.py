"""After the game: the result, the coach's analysis, what can be kept, what comes next."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT, Open
from tests.web.hands import play, start

SEED = 11


def finished(page: Page) -> str:
    """A game played to its end by mouse; its table."""
    table = start(page, seats=3, first="1")
    play(page, seed=SEED)
    page.locator(".review").wait_for()
    return table


def test_the_result_leads_to_costly_decisions_on_the_board(open_page: Open) -> None:
    page = open_page()
    finished(page)
    pad = page.get_by_role("table", name="Score pad")
    totals = [int(text) for text in pad.locator("tfoot td").all_inner_texts()]
    columns = [
        sum(int(cell) for cell in pad.locator(f"tbody td:nth-child({seat + 2})").all_inner_texts()) for seat in range(3)
    ]
    assert totals == columns
    page.get_by_role("button", name="Analyze the game").click()
    costly = page.locator("section[aria-label=Analysis] ol button")
    costly.first.wait_for(timeout=120_000)
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    page.reload()
    costly.first.wait_for()
    assert page.locator("section[aria-label=Analysis] svg .curve").count() == 3
    expect(page.get_by_role("table", name="How the result came about")).to_contain_text("Ada")
    expect(page.locator(".replay .track i"), "costly moments are marked on the bar").to_have_count(costly.count())
    costly.first.click()
    expect(page.get_by_text(re.compile(r"Decision \d+ of"))).to_be_visible()
    moment = page.get_by_role("region", name="A costly decision")
    expect(moment).to_contain_text("better")
    assert page.locator("[data-hint]:visible").count() + page.locator("[data-played]:visible").count() >= 1
    moment.get_by_role("button", name="To the result").click()
    expect(page.locator(".review")).to_be_visible()
    expect(costly.first).to_be_in_viewport()
    expect(page.locator(".garden.front [role=img]").first).to_be_visible()
    expect(page.locator(".garden.front"), "whoever's decision it was").to_contain_text("Garden of Ada")
    assert page.locator(".garden.front .cell [role=img]").count() >= 12
    assert not [text for text in told if "NaN" in text]


def test_a_game_is_kept_shared_and_played_again(open_page: Open, tmp_path) -> None:
    page = open_page()
    table = finished(page)
    for name, start_of_file in (("Picture (PNG)", b"\x89PNG"), ("Picture (SVG)", b"<svg")):
        with page.expect_download() as download:
            page.get_by_role("button", name=name).click()
        file = tmp_path / "picture"
        download.value.save_as(file)
        assert file.read_bytes().startswith(start_of_file)
        assert file.stat().st_size > 20_000
    expect(page.get_by_label("Link to this game")).to_have_value(re.compile(f"/t/{table}$"))
    guest = open_page(f"/t/{table}")
    expect(guest.locator(".review h2")).to_have_text(page.locator(".review h2").inner_text())
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: not address.endswith(table))
    page.locator("[data-legal]").first.wait_for()


def test_a_record_tells_what_broke_a_tie_and_nothing_of_presence(open_page: Open) -> None:
    record = (ROOT / "tests" / "games" / "hanging_gardens" / "records" / "3-greedy.kiru").read_text()
    people = re.sub(r"^seat (\d) greedy ", r"seat \1 person ", record, flags=re.MULTILINE)
    page = open_page()
    page.goto(f"/t/{page.request.post('/api/records', data=people).json()['table']}")
    expect(page.locator(".review h2")).to_contain_text("the tie goes to the player with the most tools and gold left")
    players = page.get_by_role("region", name="Players")
    expect(players).to_contain_text("Total")
    expect(players).not_to_contain_text("away")
    expect(players).not_to_contain_text("watching")


def test_a_record_that_breaks_off_is_played_on(open_page: Open) -> None:
    record = (ROOT / "tests" / "games" / "hanging_gardens" / "records" / "3-greedy.kiru").read_text()
    people = re.sub(r"^seat (\d) greedy ", r"seat \1 person ", record, flags=re.MULTILINE)
    head, steps = people.split("begin\n")
    broken = head + "begin\n" + "".join(steps.splitlines(keepends=True)[:60]) + "open\n"
    page = open_page()
    page.goto(f"/t/{page.request.post('/api/records', data=broken).json()['table']}")
    expect(page.locator(".review h2")).to_have_text("The record ends here.")
    expect(page.get_by_test_id("prompt")).to_have_text("The record ends here.")
    expect(page.get_by_text("The game is over.")).to_have_count(0)
    looked_at = page.url
    page.locator(".review select").select_option("all")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: address != looked_at)
    page.locator("[data-legal]").first.wait_for()
    assert page.locator("[data-seq]").get_attribute("data-seq") == "60"
    page.goto(f"/t/{page.request.post('/api/records', data=people).json()['table']}")
    page.locator(".review h2").wait_for()
    expect(page.get_by_text("The record ends here.")).to_have_count(0)
