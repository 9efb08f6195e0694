"""What every table has."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Open, Server
from tests.web.hands import GLOWING, choices, play, seq, start, until_asked


def test_what_is_not_legal_says_why(open_page: Open) -> None:
    page = open_page()
    start(page)
    until_asked(page)
    spot = page.locator('[data-spot="buy 2"]')
    spot.click(force=True)
    dialog = page.get_by_role("dialog", name="Why not?")
    expect(dialog).to_contain_text("H09")
    fact = "Enhancements are bought after the card is placed. Now take a card from the market."
    expect(dialog.get_by_test_id("fact")).to_have_text(fact)
    assert page.get_by_test_id("announcer").get_by_text(fact).count() == 1, "told once to those who listen"
    assert apart(dialog.bounding_box(), spot.bounding_box()), "it stands beside the thing, not over it"
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def apart(one: Any, other: Any) -> bool:
    """Whether two boxes on the page do not overlap."""
    beside = one["x"] >= other["x"] + other["width"] or other["x"] >= one["x"] + one["width"]
    return bool(beside or one["y"] >= other["y"] + other["height"] or other["y"] >= one["y"] + one["height"])


def test_why_not_leaves_the_focus_where_it_is(open_page: Open) -> None:
    page = open_page()
    start(page)
    until_asked(page)
    page.locator('[data-spot="complete 1"]').focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Why not?")
    expect(dialog).to_be_visible()
    expect(page.locator('[data-spot="complete 1"]')).to_be_focused()
    page.keyboard.press("Tab")
    expect(dialog.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator('[data-spot="complete 1"]')).to_be_focused()


def test_a_choice_can_be_taken_back(open_page: Open) -> None:
    page = open_page()
    start(page, first="1")
    play(page, most=1)
    while until_asked(page) and not choices(page)[0].startswith("take "):
        play(page, most=1)
    before = seq(page)
    page.locator(f'{GLOWING}[data-spot^="take "]').first.click()
    expect(page.locator(f'{GLOWING}[data-spot^="place "]').first).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(f'{GLOWING}[data-spot^="take "]').first).to_be_visible()
    assert seq(page) == before


def test_a_choice_waits_for_its_confirmation(open_page: Open) -> None:
    page = open_page(confirm=True)
    start(page, first="1")
    before = seq(page)
    page.locator(GLOWING).first.click()
    expect(page.get_by_test_id("confirm")).to_be_visible()
    assert seq(page) == before
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    page.locator(GLOWING).first.click()
    page.get_by_test_id("confirm").click()
    expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)


def test_the_pad_shows_what_a_choice_would_change(open_page: Open) -> None:
    page = open_page()
    start(page, first="1")
    changes = 0
    for spot in page.locator(GLOWING).all()[:8]:
        spot.hover()
        page.wait_for_timeout(250)
        changes += page.locator("td .more").count()
    assert changes > 0


def test_a_hint_names_choices(open_page: Open) -> None:
    page = open_page()
    start(page, first="1")
    until_asked(page)
    page.keyboard.press("h")
    expect(page.locator(".hints button").first).to_contain_text("This is what I would do")
    assert page.locator("main [data-hint]").count() >= 2
    expect(page.get_by_test_id("hint-number").first, "numbered on the board").to_have_text("1")
    figures = page.locator(".chance").first
    expect(figures).to_be_hidden()
    page.get_by_text("Details").click()
    expect(figures).to_have_text(re.compile(r"^\d+% to win · \d+(\.\d)? points expected$"))
    before = seq(page)
    page.keyboard.press("1")
    expect(page.locator(f'[data-seq="{before}"]'), "a number chooses what shows it").to_have_count(0)


def test_a_hint_reads_in_the_readers_numbers(open_page: Open) -> None:
    page = open_page(language="pl-PL")
    start(page, seats=1)
    until_asked(page)
    page.keyboard.press("h")
    worth = page.locator(".chance").first
    expect(worth).to_have_text(re.compile(r"^spodziewan(y|e|ych) \d+(,\d)? punkt(y|ów|u)?$"))


def test_the_game_can_be_looked_through(open_page: Open) -> None:
    page = open_page()
    start(page, first="1")
    play(page, most=8)
    until_asked(page)
    now = seq(page)
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("button", name="To the start").click()
    expect(page.locator('[data-seq="0"]')).to_have_count(1)
    assert page.locator(GLOWING).count() == 0
    page.get_by_role("button", name="One turn on").click()
    set_up = page.locator("main[data-seq]:not([data-seq='0'])")
    expect(set_up, "setting the table is one stop").to_have_count(1)
    page.get_by_label("Step size").select_option("step")
    first = int(seq(page))
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(f'[data-seq="{first + 1}"]')).to_have_count(1)
    page.get_by_role("button", name="Back to now").first.click()
    expect(page.locator(f'[data-seq="{now}"]')).to_have_count(1)


def test_the_log_is_one_stop_and_its_lines_lead_to_their_moments(open_page: Open) -> None:
    page = open_page()
    start(page, first="1")
    play(page, most=6)
    until_asked(page)
    log = page.get_by_role("list", name="Log", exact=True)
    lines = log.locator("[data-line]")
    expect(log.locator("[data-line][tabindex='0']")).to_have_count(1)
    # The newest line would lead to the present, which is no moment to look back at.
    taken = lines.filter(has_text=re.compile("^takes ")).first
    lines.filter(has_text=re.compile("^puts it ")).last.hover()
    expect(page.locator("[data-mark]").first, "the line marks its place").to_be_visible()
    expect(log.locator(".card use").first, "cards have their pictures").to_be_attached()
    taken.click()
    expect(taken).to_have_attribute("aria-current", "step")
    taken.press("ArrowDown")
    expect(taken).not_to_be_focused()
    expect(log.locator("[data-line]:focus")).to_have_count(1)
    moment = seq(page)
    page.goto(f"{page.url.partition('?')[0]}?step={moment}")
    expect(page.locator(f'main[data-seq="{moment}"]')).to_have_count(1)


def whoever_is_asked(*pages: Page) -> Page:
    """The one page where something glows, once the others have seen that it is not their turn."""
    for _ in range(200):
        glowing = [page for page in pages if page.locator(GLOWING).count()]
        if len(glowing) == 1:
            return glowing[0]
        pages[0].wait_for_timeout(50)
    raise AssertionError("one person should be asked")


def test_two_people_at_one_table(open_page: Open) -> None:
    ada = open_page("/new/hanging_gardens", name="Ada")
    ada.get_by_label("Seat 2", exact=True).select_option("guest")
    ada.get_by_role("button", name="Set the table").click()
    ada.get_by_role("button", name="Invite").click()
    link = ada.get_by_role("textbox", name="Link of the invitation").input_value()
    expect(ada.get_by_role("img", name="The link of the invitation as a QR code")).to_be_visible()
    bel = open_page(link.removeprefix(link.split("/t/")[0]), name="Bel")
    bel.get_by_role("button", name="Sit down").click()
    for page in (ada, bel):
        page.locator(GLOWING).or_(page.get_by_text("send a gardener")).first.wait_for()
    for turn in range(6):
        play(whoever_is_asked(ada, bel), seed=turn, most=1)
        whoever_is_asked(ada, bel)
        expect(bel.locator(f'[data-seq="{seq(ada)}"]')).to_have_count(1)
    ada.get_by_role("tab", name="Chat").click()
    bel.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("Shulmu!")
    ada.keyboard.press("Enter")
    expect(bel.get_by_text("Shulmu!")).to_be_visible()
    eve = open_page(link.removeprefix(link.split("/t/")[0]).split("#")[0])
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    assert eve.locator(GLOWING).count() == 0


def together(ada: Page, bel: Page, **wishes: Any) -> None:
    """Two people sit down at one table."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bel"}]
    wish = {"game": "hanging_gardens", "seats": seats, "claim": [0]} | wishes
    made = ada.request.post("/api/tables", data=wish).json()
    claim = {"invite": made["seats"][1]["invite"], "name": "Bel"}
    bel.request.post(f"/api/tables/{made['table']}/claim", data=claim)
    for page in (ada, bel):
        page.goto(f"/t/{made['table']}")
        page.get_by_test_id("prompt").wait_for()


def test_what_others_say_is_marked_until_it_is_read(open_page: Open) -> None:
    ada, bel = open_page(), open_page(size=(390, 844))
    together(ada, bel)
    ada.get_by_role("tab", name="Chat").click()
    for text in ("Shulmu!", "Your turn?"):
        ada.get_by_label("Say something").fill(text)
        ada.keyboard.press("Enter")
        expect(bel.get_by_test_id("announcer")).to_contain_text(f"Ada in the chat: {text}")
    expect(ada.get_by_test_id("unread")).to_have_count(0)
    bel.reload()
    bel.get_by_role("button", name="Table 2 unread messages").click()
    bel.get_by_role("tab", name="Chat 2 unread messages").click()
    expect(bel.get_by_test_id("unread")).to_have_count(0)
    bel.reload()
    bel.get_by_test_id("prompt").wait_for()
    ada.get_by_role("tab", name="Log").click()
    bel.get_by_role("button", name="Table", exact=True).click()
    bel.get_by_role("tab", name="Chat").click()
    bel.get_by_role("button", name="Bravo!").click()
    expect(ada.get_by_role("tab", name="Chat 1 unread message")).to_be_visible()
    expect(bel.get_by_test_id("unread")).to_have_count(0)


def test_the_bot_for_somebody_who_is_late_is_chosen(open_page: Open) -> None:
    ada, bel = open_page(), open_page()
    together(ada, bel, options={"first": "2"}, clock={"kind": "deadline", "hours": 0.0001})
    bel.close()
    ada.wait_for_timeout(500)
    ada.reload()
    bot = ada.get_by_label("Which bot")
    expect(bot).to_have_value("gardener")
    bot.select_option("novice")
    ada.get_by_role("button", name="Let a bot play on").click()
    ada.locator(GLOWING).first.wait_for()
    head = ada.request.get(f"/api/tables/{ada.url.rpartition('/')[2]}").json()
    assert head["seats"][1]["bot"] == "novice"


def test_the_server_is_restarted_in_the_middle(open_page: Open, server: Server) -> None:
    page = open_page()
    start(page, first="1")
    play(page, most=5)
    server.stop()
    expect(page.get_by_text("Not connected")).to_be_visible()
    server.start()
    expect(page.get_by_text("Not connected")).to_have_count(0, timeout=40_000)
    assert play(page, most=5) == 5


def test_a_record_goes_out_and_comes_back(open_page: Open, tmp_path) -> None:
    page = open_page()
    start(page)
    play(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Record").click()
    file = tmp_path / "game.kiru"
    download.value.save_as(file)
    assert file.read_text().startswith("kiru")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".review").wait_for()
    assert "/t/" in page.url
    expect(page.locator(".review")).to_be_visible()


def test_the_analysis_leads_to_the_dear_decisions(open_page: Open) -> None:
    page = open_page()
    start(page)
    play(page, seed=9)
    page.get_by_role("button", name="Analyze the game").click()
    page.locator("section[aria-label=Analysis] ol button").first.click(timeout=90_000)
    expect(page.get_by_text(re.compile(r"Decision \d+ of"))).to_be_visible()
    assert page.locator("main [data-hint]").count() >= 1
