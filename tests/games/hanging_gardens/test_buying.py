"""Buying an enhancement: H03, H19, H20."""

from collections.abc import Sequence

import pytest

from kiru.core.game import CHANCE
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine.game import HangingGardensState
from tests.games.hanging_gardens.positions import (
    STACKS,
    ask,
    give,
    lay,
    legal,
    line,
    play,
    play_turn,
    refusal,
    settle,
    table,
    top,
)
from tests.games.hanging_gardens.reference import TILES, garden_of


def buying(
    card: str = "empty_bry", garden: dict[str, str] | None = None, gold: int = 9, stacks: Sequence[str] = STACKS
) -> HangingGardensState:
    """The first player has placed a card on d1 beside a garden (or on e1) and is asked to buy."""
    state = table(2, market=([card],), stacks=stacks)
    lay(state, 0, garden or {})
    play(state, "take 1 1", "place d1" if garden else "place e1")
    settle(state)
    give(state, 0, gold=gold)
    assert state.phase == act.BUYING
    return state


@pytest.mark.parametrize("price", [2, 3, 4])
def test_H19_a_tile_costs_two_three_or_four_gold(price: int) -> None:
    state = buying()
    supply, tile = state.supply_gold, top(state, price)
    play(state, f"buy {price}", "enhance e1")
    assert state.gold[0] == 9 - price
    assert state.supply_gold == supply + price
    assert garden_of(state, 0) == {(1, 4): ["empty_bry", tile]}


@pytest.mark.parametrize("gold", range(6))
def test_H19_what_cannot_be_paid_cannot_be_bought(gold: int) -> None:
    state = buying(gold=gold)
    for price in (2, 3, 4):
        assert refusal(state, f"buy {price}") == ("" if price <= gold else "H19")


def test_H19_gold_gained_this_turn_can_be_spent() -> None:
    state = table(2, market=(["empty_bb_gold"],))
    play(state, "take 1 1", "place e1")
    settle(state)
    assert state.gold[0] == 3
    assert refusal(state, "buy 3") == ""


def test_H19_buying_is_optional() -> None:
    state = buying()
    before = state.gold[0]
    play(state, "skip")
    assert (state.phase, state.seat, state.gold[0]) == (act.COMPLETING, 0, before)
    assert garden_of(state, 0) == {(1, 4): ["empty_bry"]}


def test_H19_at_most_one_tile_a_turn() -> None:
    state = buying(garden={"e1": "empty_br_irr", "f1": "empty_by_irr"})
    play(state, "buy 2")
    assert refusal(state, "buy 3") == "H09"
    play(state, "enhance e1")
    settle(state)
    assert [refusal(state, f"buy {price}") for price in (2, 3, 4)] == ["H09"] * 3


def test_H19_a_tile_goes_on_any_own_empty_card_and_on_no_other() -> None:
    garden = {
        "e1": "empty_br_irr",
        "f1": "lion",
        "g1": "date_palm",
        "h1": "visitor_trees",
        "e2": "empty_by_gold+e_br",
        "f2": "empty_ry_tool",
    }
    state = buying("empty_bry", garden)
    lay(state, 1, {"g2": "empty_rr_gold"})
    play(state, "buy 2")
    assert set(legal(state)) == {"enhance d1", "enhance e1", "enhance f2"}
    for cell in ("f1", "g1", "h1", "e2", "g2", "i1"):
        assert refusal(state, f"enhance {cell}") == "H19"
    play(state, "enhance f2")
    assert garden_of(state, 0)[2, 5] == ["empty_ry_tool", "e_lion"]


def test_H19_no_empty_card_no_purchase() -> None:
    state = buying("lion", {"e1": "date_palm", "f1": "visitor_trees", "g1": "empty_by_gold+e_br"})
    lay(state, 1, {"e1": "empty_rr_gold"})
    assert legal(state) == ["skip"]
    assert [refusal(state, f"buy {price}") for price in (2, 3, 4)] == ["H19"] * 3


def test_H19_a_bought_tile_must_be_placed() -> None:
    state = buying()
    play(state, "buy 2")
    assert refusal(state, "skip") != ""
    assert legal(state) == ["enhance e1"]


def test_H19_an_enhanced_card_is_no_longer_empty() -> None:
    for stack, price in ((("e_br", "e_lion_crown", "e_bry_irr"), 2), (("e_lion", "e_br_tool", "e_bry_irr"), 3)):
        state = buying(stacks=stack)
        play(state, f"buy {price}", "enhance e1")
        settle(state)
        ask(state, act.BUYING)
        give(state, 0, gold=9)
        assert legal(state) == ["skip"]


def test_H03_only_the_top_tile_is_for_sale_and_the_next_one_is_turned() -> None:
    state = buying(garden={"e1": "empty_br_irr"}, stacks=("e_lion", "e_cedar_gold", "e_bry_irr"))
    play(state, "buy 3", "enhance e1")
    assert garden_of(state, 0)[1, 4] == ["empty_br_irr", "e_cedar_gold"]
    assert (state.phase, state.seat) == (act.TURNING_TILE, CHANCE)
    expected = {f"turn {key}" for key, tile in TILES.items() if tile["cost"] == 3 and key != "e_cedar_gold"}
    assert set(legal(state)) == expected
    assert len(legal(state)) == 7
    play(state, "turn e_ry_tool")
    assert [top(state, price) for price in (2, 3, 4)] == ["e_lion", "e_ry_tool", "e_bry_irr"]
    assert (state.phase, state.seat) == (act.COMPLETING, 0)


def test_H03_an_empty_stack_sells_nothing() -> None:
    state = buying(garden=dict.fromkeys(("e1", "f1", "g1", "h1", "e2", "f2"), "empty_bry"))
    for cell in ("d1", "e1", "f1", "g1", "h1"):
        ask(state, act.BUYING)
        give(state, 0, gold=9)
        assert refusal(state, "buy 4") == ""
        play(state, "buy 4", f"enhance {cell}")
        settle(state)
        assert (state.phase, state.seat) == (act.COMPLETING, 0)
    assert top(state, 4) == ""
    ask(state, act.BUYING)
    give(state, 0, gold=9)
    assert refusal(state, "buy 4") == "H03"
    assert refusal(state, "buy 2") == refusal(state, "buy 3") == ""


LEVELS = {1: "e1", 2: "e2", 3: "e3"}
BASE = {"e1": "empty_bry", "f1": "lion", "g1": "lion", "e2": "empty_bry", "f2": "lion", "e3": "empty_bry"}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_H20_a_tile_gold_resolves_by_the_level_of_its_card(level: int) -> None:
    state = buying(garden=BASE, gold=3, stacks=("e_lion", "e_cedar_gold", "e_bry_irr"))
    play(state, "buy 3", f"enhance {LEVELS[level]}")
    assert state.gold[0] == level


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("tile", ["e_cedar_tool", "e_br_tool", "e_by_tool", "e_ry_tool"])
def test_H20_a_tile_tool_resolves_by_the_level_of_its_card(tile: str, level: int) -> None:
    state = buying(garden=BASE, stacks=("e_lion", tile, "e_bry_irr"))
    play(state, "buy 3", f"enhance {LEVELS[level]}")
    assert state.tools[0] == 4 + level


@pytest.mark.parametrize("tile", ["e_lion_crown", "e_monkey_crown", "e_bry_crown"])
def test_H20_a_tile_crown_takes_the_marker(tile: str) -> None:
    state = buying(stacks=("e_lion", tile, "e_bry_irr"))
    state.marker = 1
    play(state, "buy 3", "enhance e1")
    assert state.marker == 0


def test_H20_the_bonus_of_the_card_below_does_not_resolve_again() -> None:
    state = buying(garden={"e1": "empty_b_crown_gold", "f1": "empty_rr_tool"}, gold=4)
    state.marker = 1
    play(state, "buy 4", "enhance e1")
    assert (state.gold[0], state.tools[0], state.marker) == (0, 4, 1)


def test_H16_H20_the_price_is_back_in_the_supply_before_the_tile_pays() -> None:
    state = buying(garden=BASE, gold=3, stacks=("e_lion", "e_cedar_gold", "e_bry_irr"))
    give(state, 1, gold=17)
    assert state.supply_gold == 0
    play(state, "buy 3", "enhance e3")
    assert (state.gold[0], state.supply_gold) == (3, 0)


def test_H20_a_tile_adds_to_its_card_which_keeps_its_own() -> None:
    state = buying("empty_b_irr_gold", {"e1": "lion", "f1": "dragon_y"}, stacks=("e_lion", "e_bry_crown", "e_bry_irr"))
    assert [line(state, name) for name in ("blue", "red", "yellow")] == [1, 0, 1]
    play(state, "buy 3", "enhance d1")
    assert [line(state, name) for name in ("blue", "red", "yellow")] == [2, 1, 1]
    lay(state, 0, {"e2": "visitor_irrigation", "f2": "visitor_gold_bonuses", "g2": "visitor_crown_bonuses"})
    # Irrigated: d1 and the first two visitors; gold: d1 and its visitor; crowns: the tile and its visitor.
    assert line(state, "visitors") == 3 + 2 + 2


def test_H20_a_tile_brings_animal_tree_and_irrigation() -> None:
    stacks = ("e_monkey", "e_lion_crown", "e_date_palm_irr")
    state = buying("empty_bb_tool", {"e1": "date_palm", "f1": "empty_bry"}, stacks=stacks)
    assert (line(state, "trees"), line(state, "animals"), line(state, "irrigation")) == (3, 0, 0)
    play(state, "buy 4", "enhance d1")
    assert (line(state, "trees"), line(state, "blue"), line(state, "irrigation")) == (7, 2, 1)
    settle(state)
    ask(state, act.BUYING)
    play(state, "buy 2", "enhance f1")
    assert (line(state, "animals"), line(state, "red")) == (2, 1)


def test_H20_tile_items_count_for_objectives_of_that_turn() -> None:
    state = table(2, market=(["empty_bry"],), first=1, objectives=("animals", "trees", "irrigation", "visitors"))
    state.marker = 0
    lay(state, 1, {"e1": "lion", "f1": "monkey"})
    play(state, "take 1 1", "place d1")
    settle(state)
    skipped = state.clone()
    play(skipped, "skip")
    assert refusal(skipped, "complete 1") == "H30"
    play(state, "buy 2", "enhance d1")
    settle(state)
    assert refusal(state, "complete 1") == ""


def test_H19_each_turn_may_buy_again() -> None:
    state = buying()
    play(state, "buy 2", "enhance e1")
    settle(state)
    play(state, "skip")
    play_turn(state, "2 1")
    play(state, "take 3 1", "place f1")
    settle(state)
    lay(state, 0, {"g1": "empty_br_irr"})
    assert refusal(state, "buy 2") == ""
