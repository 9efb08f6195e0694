"""Why not, with the fact: for every reason a position, the sentence, and that it is true."""

import pytest

from kiru.games import open_kit
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine.game import HangingGardensState
from tests.games.hanging_gardens.positions import (
    ask,
    fresh,
    give,
    lay,
    play,
    play_turn,
    settle,
    table,
)
from tests.support.facts import Facts

fact = Facts(open_kit("hanging_gardens"))


def row(cells: str, card: str = "lion") -> dict[str, str]:
    return dict.fromkeys(cells.split(), card)


def holding(garden: dict[str, str]) -> HangingGardensState:
    """The first player has a card in hand."""
    state = table(2)
    lay(state, 0, garden)
    play(state, "take 1 1")
    return state


def buying(garden: dict[str, str], gold: int) -> HangingGardensState:
    state = table(2)
    lay(state, 0, garden)
    give(state, 0, gold=gold)
    ask(state, act.BUYING)
    return state


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("place e1", "H09: You hold no card yet. Now take a card from the market."),
        ("buy 2", "H09: Enhancements are bought after the card is placed. Now take a card from the market."),
        ("enhance e1", "H09: You have not bought an enhancement this turn. Now take a card from the market."),
        ("complete 1", "H09: Objectives come last in a turn. Now take a card from the market."),
        ("skip", "H09: This step cannot be skipped. Now take a card from the market."),
    ],
)
def test_H09_before_a_card_is_taken(word: str, expected: str) -> None:
    assert fact(table(2), word) == expected


def test_H09_what_is_done_and_what_is_asked_now() -> None:
    state = table(2, market=(["empty_rr_gold"],))
    play(state, "take 1 1")
    done = "H09: You have already taken a card this turn."
    assert fact(state, "take 2 1") == f"{done} Now place the card in your hand."
    play(state, "place e1")
    settle(state)
    assert fact(state, "take 2 1") == f"{done} Now buy an enhancement, or nothing."
    assert fact(state, "place d1").startswith("H09: You have already placed your card this turn. Now buy")
    assert fact(state, "enhance e1").startswith("H09: You have not bought an enhancement this turn. Now buy")
    play(state, "buy 2")
    assert fact(state, "buy 3").endswith("Now choose a bed (an Empty card) for the tile you bought.")
    play(state, "enhance e1")
    settle(state)
    over = "H09: The purchase of this turn is over. Now complete an objective, or nothing."
    assert (fact(state, "buy 3"), fact(state, "enhance e1")) == (over, over)


def test_H10_a_full_column() -> None:
    state = table(2)
    play_turn(state, "3 1")
    play_turn(state, "3 1")
    assert fact(state, "take 3 1") == "H10: All 2 gardener spaces of column 3 are taken."


def test_H11_too_few_tools() -> None:
    state = table(2)
    give(state, 0, tools=1)
    assert fact(state, "take 1 3") == "H11: 2 tools needed, you have 1."
    give(state, 0, tools=0)
    assert fact(state, "take 1 2") == "H11: 1 tool needed, you have 0."


def test_H12_the_first_card_an_occupied_place_and_one_apart() -> None:
    assert fact(holding({}), "place d1").startswith("H12: Your first card goes to e1;")
    state = holding(row("e1 f1"))
    assert fact(state, "place e1") == "H12: e1 already holds a card: lion (5/3/3)."
    assert fact(state, "place c1") == "H12: No card of your garden lies beside c1."


def test_H13_the_missing_cards_below_are_named() -> None:
    state = holding(row("e1 f1 g1 e2"))
    assert fact(state, "place g2") == "H13: Below g2, there is no card on h1 yet."
    assert fact(state, "place c2") == "H13: Below c2, there are no cards on c1, d1 yet."
    assert fact(state, "place e3") == "H13: Below e3, there is no card on f2 yet."


def test_H14_how_wide_the_garden_would_be() -> None:
    assert fact(holding(row("e1 f1")), "place a1").endswith(
        "To reach a1, level 1 would have to be 6 cards wide; 5 is its most."
    )
    assert fact(holding(row("c1 d1 e1 f1 g1")), "place b1").endswith(
        "Level 1 already has its 5 cards, and b1 lies outside them."
    )


def test_H03_H19_an_empty_stack_too_little_gold_no_empty_card() -> None:
    state = buying({"e1": "empty_br_irr"}, 1)
    assert fact(state, "buy 3") == "H19: 3 gold needed, you have 1."
    state.stack_top[2] = -1
    assert fact(state, "buy 4") == "H03: The stack for 4 gold is empty."
    assert fact(buying(row("e1"), 2), "buy 2") == "H19: Your garden has no bed (Empty card) to put it on."
    both = fact(buying(row("e1"), 0), "buy 2")
    assert both == "H19: 2 gold needed, you have 0. Your garden has no bed (Empty card) to put it on."


def test_H19_what_lies_where_no_enhancement_can() -> None:
    state = buying({"e1": "empty_br_irr", "f1": "lion", "g1": "empty_by_irr+e_br"}, 9)
    play(state, "buy 2")
    assert fact(state, "enhance d1") == "H19: There is no card on d1."
    assert fact(state, "enhance f1") == "H19: The card on f1 is not a bed (Empty card): lion (5/3/3)."
    assert fact(state, "enhance g1") == "H19: The card on g1 already has an enhancement."


def test_H30_H33_items_spaces_and_what_is_completed() -> None:
    state = table(3, objectives=("animals", "trees", "irrigation", "visitors"))
    lay(state, 0, row("e1 f1"))
    state.marker = 1
    ask(state, act.COMPLETING)
    assert fact(state, "complete 1") == "H30: You need 3 animals on one level; your best level has 2."
    assert fact(state, "complete 2") == "H30: You need 3 trees on one level; your best level has 0."
    state.markers[0] = 0
    assert fact(state, "complete 1") == "H33: You have already completed this objective."
    state.markers[0], state.markers[1] = 1, 2
    assert fact(state, "complete 1") == "H33: All spaces of this objective are taken."


def test_H32_the_fact_counts_the_marker() -> None:
    state = table(2, objectives=("animals", "trees", "irrigation", "visitors"))
    ask(state, act.COMPLETING)
    assert state.marker == 0
    assert fact(state, "complete 1") == "H30: You need 2 animals on one level; your best level has 0."


def test_chance_and_the_end() -> None:
    assert fact(fresh(2), "take 1 1") == "H09: Cards are being dealt."
    assert fact(table(2), "deal lion") == "H02: Chance brings that; nobody can choose it."
    state = table(2)
    state.phase = 0
    assert fact(state, "take 1 1") == "H23: The game is over."
