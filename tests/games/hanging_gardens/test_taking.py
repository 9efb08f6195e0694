"""Taking a card and refilling the market: H10, H11, H18."""

import pytest

from kiru.core.game import CHANCE
from kiru.games.hanging_gardens.engine import actions as act
from tests.games.hanging_gardens.positions import (
    BOX,
    column,
    gardeners,
    give,
    legal,
    play,
    play_turn,
    refusal,
    settle,
    table,
)


def test_H10_a_gardener_goes_under_a_column_and_one_of_its_cards_is_taken() -> None:
    state = table(2)
    wanted = column(state, 2)[2]
    play(state, "take 2 3")
    assert [gardeners(state, number) for number in (1, 2, 3)] == [[], [0], []]
    assert BOX.keys[state.hand] == wanted
    assert state.phase == act.PLACING
    assert state.seat == 0


def test_H10_a_column_without_a_free_space_is_closed() -> None:
    state = table(2)
    play_turn(state, "3 1")
    assert refusal(state, "take 3 1") == ""
    play_turn(state, "3 1")
    assert gardeners(state, 3) == [0, 1]
    assert [refusal(state, f"take 3 {level}") for level in (1, 2, 3, 4)] == ["H10"] * 4
    assert refusal(state, "take 1 1") == refusal(state, "take 2 1") == ""


def test_H10_one_player_may_fill_a_column_alone() -> None:
    state = table(3)
    for take in ("1 1", "2 1", "2 1", "1 1", "2 1", "3 1", "1 1"):
        play_turn(state, take)
    assert gardeners(state, 1) == [0, 0, 0]


def test_H09_H10_one_card_is_taken_a_turn() -> None:
    state = table(2)
    play(state, "take 1 1")
    assert refusal(state, "take 2 1") == "H09"
    play(state, "place e1")
    settle(state)
    assert refusal(state, "take 2 1") == "H09"
    play(state, "skip")
    assert refusal(state, "take 2 1") == "H09"


def test_H09_what_another_step_asks_for_is_refused_in_every_step() -> None:
    state = table(2, market=(["empty_rr_gold"],))
    words = {"taking": "take 2 1", "placing": "place d1", "buying": "buy 2", "enhancing": "enhance e1",
             "completing": "complete 1"}  # fmt: skip

    def refused() -> set[str]:
        return {refusal(state, word) for phase, word in words.items() if phase != act.PHASES[state.phase]}

    for choice in ("take 1 1", "place e1", "buy 2"):
        assert refused() == {"H09"}
        play(state, choice)
        settle(state)
    assert (act.PHASES[state.phase], refused()) == ("enhancing", {"H09"})
    play(state, "enhance e1")
    settle(state)
    assert (act.PHASES[state.phase], refused()) == ("completing", {"H09"})


def test_H09_taking_and_placing_cannot_be_skipped() -> None:
    state = table(2)
    assert refusal(state, "skip") == "H09"
    play(state, "take 1 1")
    assert refusal(state, "skip") == "H09"


def test_H10_a_card_must_be_taken() -> None:
    state = table(2)
    assert all(word.startswith("take ") for word in legal(state))
    assert refusal(state, "skip") != ""


@pytest.mark.parametrize(("level", "cost"), [(1, 0), (2, 1), (3, 2), (4, 3)])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_H11_a_level_costs_its_tools(number: int, level: int, cost: int) -> None:
    state = table(2)
    before = state.supply_tools
    play(state, f"take {number} {level}")
    assert list(state.tools) == [4 - cost, 5]
    assert state.supply_tools == before + cost


@pytest.mark.parametrize("tools", [0, 1, 2, 3, 4])
def test_H11_what_cannot_be_paid_cannot_be_chosen(tools: int) -> None:
    state = table(2)
    give(state, 0, tools=tools)
    for level in (1, 2, 3, 4):
        assert refusal(state, f"take 2 {level}") == ("" if level - 1 <= tools else "H11")


def test_H10_H11_example_only_the_left_column_is_open_and_level_two_costs_a_tool() -> None:
    state = table(3)
    for take in ("2 1", "2 1", "2 1", "3 1", "3 1", "3 1"):
        play_turn(state, take)
    raphael = state.seat
    tools, supply = state.tools[raphael], state.supply_tools
    assert {word[:6] for word in legal(state)} == {"take 1"}
    assert refusal(state, "take 2 1") == refusal(state, "take 3 4") == "H10"
    wanted = column(state, 1)[1]
    play(state, "take 1 2")
    assert BOX.keys[state.hand] == wanted
    assert (state.tools[raphael], state.supply_tools) == (tools - 1, supply + 1)
    assert gardeners(state, 1) == [raphael]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_H18_cards_above_slide_down_and_a_new_one_fills_level_four(level: int) -> None:
    state = table(2, market=([], ["lion", "monkey", "peacock", "cedar_gold"]))
    others = column(state, 1), column(state, 3)
    play(state, f"take 2 {level}", "place e1")
    assert state.seat == CHANCE
    play(state, "deal visitor_trees")
    stay = ["lion", "monkey", "peacock", "cedar_gold"]
    del stay[level - 1]
    assert column(state, 2) == [*stay, "visitor_trees"]
    assert (column(state, 1), column(state, 3)) == others


def test_H18_the_new_card_is_revealed_before_the_purchase() -> None:
    state = table(2, market=(["empty_bry"],))
    play(state, "take 1 1", "place e1")
    assert (state.phase, state.seat) == (act.REVEALING, CHANCE)
    assert refusal(state, "buy 2") != ""
    play(state, "deal visitor_trees")
    assert column(state, 1)[3] == "visitor_trees"
    assert (state.phase, state.seat) == (act.BUYING, 0)
    assert refusal(state, "buy 2") == ""


def test_H18_a_card_seen_once_does_not_come_again() -> None:
    state = table(2, market=(["visitor_trees"],))
    play(state, "take 1 1", "place e1")
    assert refusal(state, "deal visitor_trees") != ""
    assert refusal(state, "deal visitor_animals") == ""
    assert len(legal(state)) == 63
