"""The end of a game as a moment: the count, the winner over the gardens, what is shared and printed; points X-ray."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kiru.core import record
from kiru.core.dealers import named
from kiru.core.referee import Referee
from kiru.games import open_kit
from tests.web.conftest import GAMES, ROOT, Open
from tests.web.hands import play
from tests.web.screenshots import tables
from tests.web.test_everybody import needs_axe, serious
from tests.web.test_rulebook import sheets

PHONE = (390, 844)
LINES = {"hanging_gardens": "Trees", "babylon": "Belvederes", "amyitis": "Garden tiles"}
LIGHTS = ".lights .light"


def text_of(game: str) -> str:
    """A recorded game in which Ada has the first seat."""
    text = (ROOT / "tests" / "games" / game / "records" / "2-greedy.kiru").read_text()
    return re.sub(r"^seat 1 .*$", "seat 1 person Ada", text, flags=re.MULTILINE)


def show(page: Page, game: str) -> None:
    """The game at its end."""
    page.goto(f"/t/{page.request.post('/api/records', data=text_of(game)).json()['table']}")
    page.locator(".review h2").wait_for()


def last_decision(page: Page, game: str) -> None:
    """Sit down as Ada before her last decision of a recorded game."""
    steps = text_of(game).partition("begin\n")[2].splitlines()
    at = max(number for number, line in enumerate(steps) if line.startswith("1 "))
    page.goto(f"/t/{page.request.post(f'/api/records?at={at}', data=text_of(game)).json()['table']}")


@pytest.mark.parametrize("game", GAMES)
def test_a_score_line_lights_up_what_its_points_come_from(open_page: Open, game: str) -> None:
    page = open_page()
    show(page, game)
    row = page.get_by_role("table", name="Score pad").locator("tbody tr", has_text=LINES[game])
    number = row.get_by_role("button").first
    points = int(number.inner_text())
    number.hover()
    expect(page.locator(LIGHTS).first).to_be_visible()
    expect(page.get_by_test_id("sources")).to_contain_text(f"{points} point")
    badges = [int(text.split("+")[1]) for text in page.locator(f"{LIGHTS} b").all_inner_texts() if "+" in text]
    assert sum(badges) == points
    page.mouse.move(2, 2)
    expect(page.locator(LIGHTS)).to_have_count(0)
    number.focus()
    expect(page.locator(LIGHTS).first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(row.get_by_role("button").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(row.get_by_role("button").nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(row.get_by_role("button").nth(1)).to_have_attribute("aria-pressed", "false")


def test_a_line_that_comes_under_a_pointer_at_rest_stays_dark(open_page: Open) -> None:
    page = open_page()
    show(page, "hanging_gardens")
    spot = page.locator("tbody tr", has_text=LINES["hanging_gardens"]).get_by_role("button").first
    head, box = page.locator("thead th").first.bounding_box(), spot.bounding_box()
    assert head
    assert box
    at, wanted = head["y"] + head["height"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 8, at - 2)
    page.mouse.move(box["x"] + 8, at)
    page.add_style_tag(content=f"table {{ margin-top: {at - wanted}px }}")
    expect(page.locator("tbody button:hover")).to_have_count(1)
    page.wait_for_timeout(700)
    expect(page.locator(LIGHTS)).to_have_count(0)
    page.mouse.move(box["x"] + 12, at)
    expect(page.locator(LIGHTS).first).to_be_visible()


def counted(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="Count the points").click()
    page.locator("[data-counting]").wait_for()
    expect(page.locator(LIGHTS).first).to_be_visible()
    expect(page.locator(".review")).to_have_count(0)


def press_key(page: Page) -> None:
    page.keyboard.press("a")


def press_anywhere(page: Page) -> None:
    page.mouse.click(300, 500)


@pytest.mark.parametrize("skip", [press_key, press_anywhere])
def test_the_count_is_left_by_any_key_or_press(open_page: Open, skip: Callable[[Page], None]) -> None:
    page = open_page()
    show(page, "hanging_gardens")
    counted(page)
    skip(page)
    expect(page.locator("[data-counting]")).to_have_count(0, timeout=2000)
    expect(page.locator(".review h2")).to_contain_text("wins with")
    expect(page.locator(LIGHTS)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_decision_is_followed_by_the_count_and_then_by_the_winner(open_page: Open, game: str) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="no-preference")
    last_decision(page, game)
    play(page)
    page.locator("[data-counting]").or_(page.locator(".review")).first.wait_for()
    expect(page.locator(".review h2")).to_be_visible(timeout=40_000)
    assert page.title().startswith(page.locator(".review h2").inner_text())
    expect(page.locator(".review")).to_contain_text("What decided it")
    expect(page.locator(".review")).to_contain_text("on this device")


def test_without_motion_the_result_comes_at_once(open_page: Open) -> None:
    page = open_page()
    last_decision(page, "hanging_gardens")
    play(page)
    expect(page.locator(".review h2")).to_be_visible()
    expect(page.locator("[data-counting]")).to_have_count(0)


@needs_axe
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_lands_at_the_winner_and_no_page_is_wider_than_it(open_page: Open, game: str) -> None:
    page = open_page(size=PHONE, touch=True, dark=True, language="pl-PL")
    show(page, game)
    expect(page.locator(".review h2")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.locator("table:visible").count() == 1
    assert serious(page) == []


SHARED = {"hanging_gardens": "market", "amyitis": "turn", "babylon": "quarry"}
"""Where a turn begins: nobody needs it any more."""


@pytest.mark.parametrize("game", GAMES)
def test_the_gardens_stand_right_below_the_winner(open_page: Open, game: str) -> None:
    page = open_page(size=PHONE)
    show(page, game)
    for width, height in (PHONE, (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        winner, garden, shared = (
            page.locator(part).first.bounding_box()
            for part in (".review", "[data-part=garden]", f"[data-part={SHARED[game]}]")
        )
        assert winner
        assert garden
        assert shared
        assert 0 <= garden["y"] - winner["y"] - winner["height"] < 40, (width, height)
        assert garden["y"] < shared["y"], (width, height)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_held_flat_shows_the_points_beside_the_winner(open_page: Open, game: str) -> None:
    page = open_page(size=(844, 390), touch=True)
    show(page, game)
    title, pad = page.locator(".review h2").bounding_box(), page.locator(".review table").bounding_box()
    assert title
    assert pad
    assert pad["x"] >= title["x"] + title["width"]
    assert pad["y"] < title["y"] + title["height"]
    result, bar = page.locator(".review").bounding_box(), page.locator("main > nav").bounding_box()
    assert result
    assert bar
    assert result["width"] > 800, "no column stands empty beside it"
    assert bar["width"] > 800


def test_at_the_end_every_line_of_the_pad_is_seen_in_a_low_window(open_page: Open) -> None:
    page = open_page(size=(1280, 720))
    page.goto(f"/t/{tables(page)['amyitis-over']}")
    page.locator(".review h2").wait_for()
    players = page.locator(".side .part").first
    assert players.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    last, total = page.locator(".side tbody tr").last.bounding_box(), page.locator(".side tfoot").bounding_box()
    assert last
    assert total
    assert last["y"] + last["height"] <= total["y"] + 2


@needs_axe
def test_the_picture_and_the_paper_show_everybody_s_garden(open_page: Open, tmp_path) -> None:
    page = open_page(dark=True)
    show(page, "hanging_gardens")
    assert serious(page) == []
    page.get_by_role("button", name="greedy 2").first.click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture (SVG)").click()
    download.value.save_as(tmp_path / "picture.svg")
    drawn = (tmp_path / "picture.svg").read_text()
    for told in ("wins with", "Ada", "greedy 2", "Score pad"):
        assert told in drawn
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(page.locator(".print-sheet .garden")).to_have_count(2)
    expect(page.locator(".print-sheet")).to_contain_text("Total")
    expect(page.locator("main")).to_be_hidden()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".print-sheet")).to_have_count(0)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_one_sheet_of_paper(open_page: Open, game: str) -> None:
    page = open_page(dark=True)
    show(page, game)
    assert sheets(page) == 1


def resigned(page: Page, game: str, bots: int) -> None:
    """Ada gives up at her first decision."""
    seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "bot": "novice"}] * bots]
    table = page.request.post("/api/tables", data={"game": game, "seats": seats, "claim": [0]}).json()["table"]
    page.goto(f"/t/{table}")
    page.locator("[data-legal]").first.wait_for()
    page.request.post(f"/api/tables/{table}/resign", data={"seat": 0})
    page.locator(".review h2").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_title_says_who_won_after_a_resignation(open_page: Open, game: str) -> None:
    page = open_page(size=PHONE, touch=True)
    resigned(page, game, bots=1)
    expect(page.locator(".review h2")).to_have_text(re.compile(r"^\w+ wins: Ada has given up\.$"))
    expect(page.locator(".review h2")).to_be_in_viewport()
    expect(page.locator(".winner > .mark"), "the winner's sign").to_have_count(1)
    expect(page).to_have_title(re.compile("wins: Ada has given up"))
    expect(page.locator("[data-counting]")).to_have_count(0)
    assert page.locator("table:visible").count() == 1


def test_three_at_a_table_hear_who_was_ahead_when_somebody_gave_up(open_page: Open) -> None:
    page = open_page()
    resigned(page, "amyitis", bots=2)
    expect(page.locator(".review h2")).to_have_text(re.compile(r"^Ada has given up\. Ahead by then: \w+(, \w+)?\.$"))


def test_alone_the_garden_has_its_rank_and_what_brought_most(open_page: Open) -> None:
    text = (ROOT / "tests" / "games" / "hanging_gardens" / "records" / "solo-easy.kiru").read_text()
    page = open_page(size=PHONE, touch=True)
    page.goto(f"/t/{page.request.post('/api/records', data=text).json()['table']}")
    expect(page.locator(".review h2")).to_contain_text("Your garden scores 46 points")
    expect(page.locator(".review h2")).to_be_in_viewport()
    expect(page.locator(".review")).to_contain_text(re.compile(r"What brought most: \w+, \d+\."))
    expect(page.locator(".places"), "nobody to be compared with").to_have_count(0)
    assert page.title().startswith("Your garden scores 46 points")
    counted(page)


def drawn(game: str) -> str:
    """The record of a game that two share, found by playing at random."""
    kit = open_kit(game)
    for seed in range(2000):
        match = Referee(kit.game, kit.notation, 2, {}, named(f"seeded draw{seed}", kit.game))
        hand = random.Random(seed)
        match.start()
        while not match.state.is_over:
            match.play(int(match.state.seat), hand.choice(match.legal()))
        if list(match.state.ranking()) == [1, 1]:
            seats = [record.Seat("person", name) for name in ("Ada", "Bel")]
            return record.write(record.of_match(match, kit.box, seats))
    raise AssertionError("no draw")


@pytest.mark.parametrize("game", GAMES)
def test_a_shared_victory_names_both(open_page: Open, game: str) -> None:
    page = open_page()
    page.goto(f"/t/{page.request.post('/api/records', data=drawn(game)).json()['table']}")
    title = page.locator(".review h2")
    expect(title).to_contain_text("Ada")
    expect(title).to_contain_text("Bel")
    expect(page.locator(".winner > .mark")).to_have_count(2)
    expect(page.locator(".places .first")).to_have_count(2)
    expect(page.locator(".review")).not_to_contain_text("What decided it")
    assert page.title().startswith(title.inner_text())
    counted(page)
