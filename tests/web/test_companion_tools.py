"""The tools for a real table on a phone: automaton, dealer and clock."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kiru.companion import automaton, dealer
from tests.web.conftest import GAMES, Open
from tests.web.test_everybody import needs_axe, serious

PHONE = (390, 844)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def begin(page: Page, difficulty: str, seed: str) -> None:
    page.get_by_label(difficulty, exact=True).check()
    page.get_by_label("Number for shuffling").fill(seed)
    page.get_by_role("button", name="Begin").tap()


def person_turn(page: Page, told: dict[str, Any]) -> str:
    """A turn under the first open column, which takes the marker; what the engine is to be told of it."""
    column = next(number for number, one in enumerate(told["columns"], 1) if one["open"])
    page.get_by_role("region", name=f"column {column}").locator("label").tap()
    page.get_by_label("I took the first-player marker").check()
    page.get_by_role("button", name="My turn is over").tap()
    return f"you {column} crown"


def automaton_turn(page: Page, number: int) -> str:
    """Every other time the second and the fourth card of its column show what it looks for."""
    levels = [2, 4] if number % 2 else []
    for level in levels:
        page.locator(f"[data-level='{level}']").tap()
    page.get_by_role("button", name="These cards show it" if levels else "No card shows it").tap()
    return " ".join(["automaton", *map(str, levels)])


def test_a_solo_game_at_a_real_table_from_the_first_turn_to_the_rank(open_page: Open) -> None:
    page = open_page("/companion", size=PHONE, touch=True)
    page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Automaton")).get_by_role("link").tap()
    begin(page, "expert", "evening")
    expect(page.get_by_text("You start with 0 gold and 1 tool")).to_be_visible()
    turns: list[str] = []
    told = automaton.told("evening", "expert", "order", turns, None, "en")
    while told["asked"] != "over":
        if told["asked"] == "you":
            turns.append(person_turn(page, told))
        else:
            acknowledge = page.get_by_role("button", name="Done: its next card")
            if acknowledge.count():
                acknowledge.tap()
            for sentence in told["card"]["told"]:
                expect(page.get_by_test_id("automaton-says")).to_contain_text(sentence)
            turns.append(automaton_turn(page, len(turns)))
        told = automaton.told("evening", "expert", "order", turns, None, "en")
        if told["log"][-1]["who"] == "automaton":
            for sentence in told["log"][-1]["told"]:
                expect(page.get_by_test_id("automaton-says")).to_contain_text(sentence)
            expect(page.locator(".card.gone")).to_have_count(len(told["last"]["levels"]))
        else:
            expect(page.get_by_test_id("automaton-says")).to_contain_text(
                told["card"]["told"][0] if told["card"] else "Your turn"
            )
        assert fits(page)
        if len(turns) == 7:
            page.reload()
            expect(page.get_by_test_id("automaton-says")).to_be_visible()
    assert len(turns) == 24
    page.get_by_label("Your points").fill("56")
    page.get_by_role("button", name="Tell my rank").tap()
    expect(page.get_by_text("56 points: a garden travelers tell of")).to_be_visible()
    page.get_by_role("button", name="Take back the last turn").tap()
    expect(page.get_by_label("Your points")).to_have_count(0)


def test_the_automaton_by_keys_alone(open_page: Open) -> None:
    page = open_page("/companion/automaton", size=PHONE, dark=True)
    page.get_by_role("button", name="Begin").focus()
    page.keyboard.press("Enter")
    first = page.get_by_role("radio").first
    first.focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="My turn is over").focus()
    page.keyboard.press("Enter")
    page.locator("[data-level='1']").focus()
    page.keyboard.press("Space")
    expect(page.locator("[data-level='1']")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="These cards show it").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("What the automaton does")).to_be_visible()


def test_the_dealer_deals_what_the_engine_deals(open_page: Open) -> None:
    page = open_page("/companion/dealer", size=PHONE, touch=True)
    page.get_by_role("combobox", name="Game").select_option("amyitis")
    page.get_by_role("button", name="3", exact=True).tap()
    page.get_by_label("Number for shuffling").fill("tuesday")
    names = ["Ada", "Bel", "Cai"]
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Name of person {number}").fill(name)
    first = dealer.told("amyitis", 3, names, "tuesday", {}, 1, "en")
    expect(page.get_by_test_id("first-player")).to_have_text(re.compile(re.escape(first["first"])))
    for line in [*first["lines"], *(line for part in first["setup"] for line in part["lines"])]:
        expect(page.get_by_text(line, exact=True).first).to_be_visible()
    page.get_by_role("button", name="Next round").tap()
    second = dealer.told("amyitis", 3, names, "tuesday", {}, 2, "en")
    for line in second["lines"]:
        expect(page.get_by_test_id("dealt-round")).to_contain_text(line)
    assert fits(page)
    page.reload()
    expect(page.get_by_test_id("dealt-round")).to_contain_text("Round 2")
    page.get_by_role("combobox", name="Game").select_option("babylon")
    page.get_by_role("button", name="Next round").tap()
    token = dealer.told("babylon", 3, names, "tuesday", {}, 2, "en")["lines"][0]
    expect(page.get_by_test_id("dealt-round")).to_contain_text(token)


def test_the_clock_counts_what_a_sleeping_phone_misses(open_page: Open) -> None:
    page = open_page("/companion/dealer", size=PHONE, touch=True)
    page.clock.install()
    page.reload()
    page.get_by_role("button", name="Clock", exact=True).tap()
    page.get_by_role("button", name="3", exact=True).tap()
    page.get_by_label("a time for the whole game").check()
    page.get_by_label("Minutes for each person").fill("5")
    page.get_by_label("Seconds added by each turn").fill("30")
    page.get_by_role("button", name="Set the clock").tap()
    face = page.get_by_test_id("clock-face")
    face.tap()
    page.clock.run_for(60_000)
    expect(face.locator(".time")).to_have_text("4:00")
    face.tap()
    expect(page.get_by_role("listitem").first).to_contain_text("4:30")
    page.clock.run_for(10_000)
    # Nothing is drawn while it sleeps: the wall clock goes on all the same.
    page.clock.fast_forward(120_000)
    page.clock.run_for(400)
    expect(face.locator(".time")).to_have_text(re.compile(r"2:(50|49)"))
    page.get_by_role("button", name="Pause").tap()
    page.clock.run_for(300_000)
    expect(face).to_contain_text("The clock stands still")
    page.reload()
    expect(face.locator(".time")).to_have_text(re.compile(r"2:(50|49)"))
    page.get_by_role("button", name="Go on").tap()
    page.clock.run_for(240_000)
    expect(face).to_contain_text("Time is up")
    assert fits(page)


def test_the_judge_names_the_rule_and_the_fact(open_page: Open) -> None:
    page = open_page("/companion/judge/hanging_gardens", size=PHONE, touch=True)
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("Tap the place you ask about.")
    page.locator("[data-place=f1]").tap()
    page.get_by_role("button", name="The place I ask about").tap()
    page.locator("[data-place=e2]").tap()
    expect(verdict).to_contain_text("Yes, you may.")
    page.locator("[data-place=f2]").tap()
    expect(verdict).to_contain_text("No, you may not.")
    expect(verdict).to_contain_text("Below f2, there is no card on g1 yet.")
    expect(verdict.get_by_role("link", name="H13")).to_have_attribute("href", "/rules/hanging_gardens#H13")
    page.reload()
    expect(verdict).to_contain_text("Below f2, there is no card on g1 yet.")
    page.get_by_label("Your question").select_option("gardens-enhance")
    expect(verdict).to_contain_text("Yes, you may.")
    page.get_by_label("My gold").fill("1")
    page.get_by_label("My gold").blur()
    expect(verdict).to_contain_text("2 gold needed, you have 1.")
    assert fits(page)


def test_the_judge_of_the_other_games(open_page: Open) -> None:
    page = open_page("/companion/judge/babylon", size=PHONE, touch=True, dark=True)
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("Yes, you may.")
    page.get_by_label("My single pillars").fill("2")
    page.get_by_label("My single pillars").blur()
    expect(verdict.get_by_role("link", name="B31")).to_be_visible()
    page.goto("/companion/judge/amyitis")
    page.get_by_role("button", name="The area I ask about").tap()
    page.locator("[data-place='a1-a2.high']").tap()
    expect(verdict.get_by_role("link", name="A04")).to_be_visible()
    page.get_by_role("button", name="Cubes in the garden").tap()
    page.locator("[data-place='c4-d4']").tap()
    expect(page.locator("[data-place='c4-d4']")).to_have_attribute("aria-pressed", "true")
    assert fits(page)


ADDRESSES = ["/companion/automaton", "/companion/dealer", *(f"/companion/judge/{game}" for game in GAMES)]


@needs_axe
@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing(open_page: Open, dark: bool) -> None:
    for address in ADDRESSES:
        page = open_page(address, size=PHONE, touch=True, dark=dark)
        expect(page.locator("main button").first).to_be_visible()
        assert serious(page) == []
        if address.endswith("automaton"):
            page.get_by_role("button", name="Begin").tap()
            page.get_by_role("region", name="column 1").locator("label").tap()
            assert serious(page) == []
            page.get_by_role("button", name="My turn is over").tap()
            expect(page.locator("[data-level='1']")).to_be_visible()
            assert serious(page) == []
