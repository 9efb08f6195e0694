"""Royal objectives: H21, H30 to H33."""

import pytest

from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine.game import HangingGardensState
from tests.games.hanging_gardens.positions import ask, lay, legal, line, play, refusal, settle, table

ENOUGH = {
    "animals": ("lion", "monkey", "peacock_irr"),
    "trees": ("date_palm", "cedar_irr", "dragon_b"),
    "irrigation": ("lion_irr", "visitor_blue_flowers", "empty_br_irr"),
    "visitors": ("visitor_trees", "visitor_animals", "visitor_irrigation"),
    "gold_bonuses": ("peacock_gold", "cedar_gold", "empty_r_crown_gold"),
    "tool_bonuses": ("peacock_tool", "cedar_tool", "empty_br_tool"),
    "crown_bonuses": ("peacock_crown", "visitor_trees", "empty_r_crown_gold"),
    "blue_flowers": ("monkey_by", "dragon_b", "empty_bb_gold"),
    "yellow_flowers": ("monkey_ry", "dragon_y", "empty_yy_gold"),
    "red_flowers": ("monkey_br", "dragon_r", "empty_rr_gold"),
}
"""Per objective three cards that just meet it: 3 items, or 1 + 1 + 2 flowers. The first card carries one item."""

SPACES = {"1-3": ((5, 3), (4, 2), (2, 1), (2, 1)), "4-5": ((5, 5, 3, 3), (4, 4, 2, 2), (2, 2, 1, 1), (2, 2, 1, 1))}


def in_slot(slot: int, objective: str) -> list[str]:
    """Four objectives with a given one in a slot (from 1)."""
    others = [key for key in ENOUGH if key != objective][:3]
    return [*others[: slot - 1], objective, *others[slot - 1 :]]


def completing(objective: str, garden: dict[str, str], *, marker: int = 0, seat: int = 1) -> HangingGardensState:
    """A seat with a garden is asked about the objective in slot 1."""
    state = table(3, objectives=in_slot(1, objective))
    lay(state, seat, garden)
    state.marker = marker
    ask(state, act.COMPLETING, seat)
    return state


def on_level(level: int, cards: tuple[str, ...]) -> dict[str, str]:
    return {f"{'cdefg'[number]}{level}": card for number, card in enumerate(cards)}


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("objective", ENOUGH)
def test_H30_the_items_of_an_objective_on_one_level(objective: str, level: int) -> None:
    cards = ENOUGH[objective]
    assert refusal(completing(objective, on_level(level, cards)), "complete 1") == ""
    assert refusal(completing(objective, on_level(level, cards[1:])), "complete 1") == "H30"


@pytest.mark.parametrize("objective", ENOUGH)
def test_H30_items_of_two_levels_do_not_add_up(objective: str) -> None:
    first, *rest = ENOUGH[objective]
    split = on_level(1, tuple(rest)) | {"c2": first}
    assert refusal(completing(objective, split), "complete 1") == "H30"


@pytest.mark.parametrize(
    ("objective", "garden"),
    [
        ("animals", ("lion", "monkey", "empty_bry+e_peacock")),
        ("trees", ("date_palm", "cedar_irr", "empty_bry+e_dragon")),
        ("irrigation", ("lion_irr", "cedar_irr", "empty_bry+e_bry_irr")),
        ("gold_bonuses", ("peacock_gold", "empty_br_gold+e_cedar_gold")),
        ("tool_bonuses", ("peacock_tool", "empty_br_tool+e_br_tool")),
        ("crown_bonuses", ("peacock_crown", "empty_br_crown+e_lion_crown")),
        ("blue_flowers", ("empty_bb_gold+e_bb",)),
        ("yellow_flowers", ("empty_yy_gold+e_yy",)),
        ("red_flowers", ("empty_rr_gold+e_rr",)),
    ],
)
def test_H30_enhancements_count(objective: str, garden: tuple[str, ...]) -> None:
    assert refusal(completing(objective, on_level(1, garden)), "complete 1") == ""
    bare = tuple(card.partition("+")[0] for card in garden)
    assert refusal(completing(objective, on_level(1, bare)), "complete 1") == "H30"


def test_H30_a_card_irrigated_twice_is_one_irrigated_card() -> None:
    state = table(2, market=([], ["empty_br_irr"]), stacks=("e_lion", "e_lion_crown", "e_dragon_irr"), first=1)
    state.marker = 0
    lay(state, 1, {"e1": "lion_irr"})
    play(state, "take 2 1", "place f1")
    settle(state)
    state.gold[1] = 4
    play(state, "buy 4", "enhance f1")
    settle(state)
    assert refusal(state, "complete 3") == "H30"
    state.marker = 1
    assert refusal(state, "complete 3") == ""


def test_H30_the_garden_of_another_player_does_not_count() -> None:
    state = completing("animals", {})
    lay(state, 0, on_level(1, ENOUGH["animals"]))
    lay(state, 2, on_level(1, ENOUGH["animals"]))
    assert refusal(state, "complete 1") == "H30"


def gregory(marker: int) -> HangingGardensState:
    """Two red flowers on his first level, three on his second; the red objective in slot 4."""
    state = table(2, objectives=in_slot(4, "red_flowers"))
    lay(state, 1, {"e1": "empty_rr_gold", "f1": "lion", "g1": "lion", "h1": "lion"})
    lay(state, 1, {"e2": "dragon_r", "f2": "monkey_br", "g2": "monkey_ry"})
    state.marker = marker
    ask(state, act.COMPLETING, 1)
    return state


def test_H30_example_five_red_flowers_over_two_levels_are_not_four_on_one() -> None:
    assert refusal(gregory(marker=0), "complete 4") == "H30"


def test_H32_example_with_the_marker_three_red_flowers_are_enough() -> None:
    assert refusal(gregory(marker=1), "complete 4") == ""


def test_H31_example_the_space_gives_a_gold_coin_and_two_points() -> None:
    state = gregory(marker=1)
    supply = state.supply_gold
    play(state, "complete 4")
    assert (list(state.gold), state.supply_gold) == ([2, 3], supply - 1)
    assert line(state, "objectives", 1) == 2


@pytest.mark.parametrize("slot", [1, 2, 3, 4])
@pytest.mark.parametrize(("players", "side"), [(2, "1-3"), (3, "1-3"), (4, "4-5"), (5, "4-5")])
def test_H31_markers_fill_a_slot_from_its_best_space(players: int, side: str, slot: int) -> None:
    state = table(players, objectives=in_slot(slot, "animals"))
    values = SPACES[side][slot - 1]
    for seat in range(min(players, len(values))):
        lay(state, seat, on_level(1, ENOUGH["animals"]))
        ask(state, act.COMPLETING, seat)
        play(state, f"complete {slot}")
        assert line(state, "objectives", seat) == values[seat]


@pytest.mark.parametrize(("slot", "tools", "gold"), [(1, 0, 0), (2, 0, 0), (3, 1, 0), (4, 0, 1)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_H31_every_space_of_a_slot_gives_its_bonus_at_once(players: int, slot: int, tools: int, gold: int) -> None:
    state = table(players, objectives=in_slot(slot, "animals"))
    for seat in range(min(players, 2 if players <= 3 else 4)):
        lay(state, seat, on_level(1, ENOUGH["animals"]))
        ask(state, act.COMPLETING, seat)
        before = state.tools[seat], state.gold[seat], state.supply_tools, state.supply_gold
        play(state, f"complete {slot}")
        after = state.tools[seat], state.gold[seat], state.supply_tools, state.supply_gold
        assert after == (before[0] + tools, before[1] + gold, before[2] - tools, before[3] - gold)


@pytest.mark.parametrize("slot", [3, 4])
def test_H16_H31_an_empty_supply_gives_no_space_bonus(slot: int) -> None:
    state = table(2, objectives=in_slot(slot, "animals"))
    lay(state, 0, on_level(1, ENOUGH["animals"]))
    state.supply_gold = state.supply_tools = 0
    ask(state, act.COMPLETING)
    play(state, f"complete {slot}")
    assert (state.tools[0], state.gold[0], state.supply_tools, state.supply_gold) == (4, 2, 0, 0)
    assert line(state, "objectives") == 2


@pytest.mark.parametrize("objective", ENOUGH)
def test_H32_the_holder_of_the_marker_needs_one_fewer(objective: str) -> None:
    cards = ENOUGH[objective]
    one_fewer = on_level(1, cards[1:])
    assert refusal(completing(objective, one_fewer, marker=1), "complete 1") == ""
    assert refusal(completing(objective, one_fewer, marker=0), "complete 1") == "H30"
    two_fewer = on_level(1, cards[2:])
    assert refusal(completing(objective, two_fewer, marker=1), "complete 1") == "H30"


def test_H32_a_crown_of_the_card_counts_in_this_very_turn() -> None:
    state = table(2, first=1, market=(["visitor_objectives"], ["lion"]))
    state.marker = 0
    lay(state, 1, {"e1": "date_palm", "f1": "cedar_irr"})
    plain = state.clone()
    play(plain, "take 2 1", "place g1")
    settle(plain)
    play(plain, "skip")
    assert refusal(plain, "complete 2") == "H30"
    play(state, "take 1 1", "place g1")
    settle(state)
    play(state, "skip")
    assert refusal(state, "complete 2") == ""


def test_H32_a_crown_of_an_enhancement_counts_in_this_very_turn() -> None:
    state = table(2, first=1, market=(["empty_bry"],), stacks=("e_lion", "e_bry_crown", "e_bry_irr"))
    state.marker = 0
    lay(state, 1, {"e1": "date_palm", "f1": "cedar_irr"})
    play(state, "take 1 1", "place g1")
    settle(state)
    state.gold[1] = 3
    plain = state.clone()
    play(plain, "skip")
    assert refusal(plain, "complete 2") == "H30"
    play(state, "buy 3", "enhance g1")
    settle(state)
    assert refusal(state, "complete 2") == ""


def test_H33_each_objective_at_most_once_per_player() -> None:
    state = completing("animals", on_level(1, ENOUGH["animals"]))
    play(state, "complete 1")
    ask(state, act.COMPLETING, 1)
    assert refusal(state, "complete 1") == "H33"
    assert list(state.markers).count(1) == 1


def test_H33_a_full_objective_refuses_the_next_player() -> None:
    state = table(3, objectives=in_slot(1, "animals"))
    for seat in range(3):
        lay(state, seat, on_level(1, ENOUGH["animals"]))
    for seat in (2, 0):
        ask(state, act.COMPLETING, seat)
        play(state, "complete 1")
    ask(state, act.COMPLETING, 1)
    assert refusal(state, "complete 1") == "H33"


def test_H33_a_full_objective_refuses_the_fifth_player() -> None:
    state = table(5, objectives=in_slot(1, "animals"))
    for seat in range(5):
        lay(state, seat, on_level(1, ENOUGH["animals"]))
        ask(state, act.COMPLETING, seat)
        assert refusal(state, "complete 1") == ("H33" if seat == 4 else "")
        play(state, "skip" if seat == 4 else "complete 1")


def test_H33_a_completed_objective_is_said_before_missing_items() -> None:
    bare = table(2, objectives=in_slot(1, "animals"))
    bare.markers[0] = 1
    ask(bare, act.COMPLETING, 1)
    assert refusal(bare, "complete 1") == "H33", "no animal at all, but it is done"
    bare.markers[0] = 0
    assert refusal(bare, "complete 1") == "H30", "the other space is free"


def test_H33_a_full_objective_is_said_before_missing_items() -> None:
    state = table(3, objectives=in_slot(1, "animals"))
    state.markers[0], state.markers[1] = 0, 2
    ask(state, act.COMPLETING, 1)
    assert refusal(state, "complete 1") == "H33"


def two_met() -> HangingGardensState:
    """The first player takes a card; animals (slot 1) and trees (slot 2) are met."""
    state = table(2, market=(["peacock"],))
    lay(state, 0, on_level(1, ("lion", "monkey", "date_palm", "cedar_irr")))
    lay(state, 0, {"c2": "cedar_irr", "d2": "dragon_b", "e2": "date_palm"})
    return state


def test_H21_an_objective_is_the_last_step_of_a_turn() -> None:
    state = two_met()
    assert refusal(state, "complete 1") == "H09"
    play(state, "take 1 1")
    assert refusal(state, "complete 1") == "H09"
    play(state, "place g1")
    settle(state)
    assert state.phase == act.BUYING
    assert refusal(state, "complete 1") == "H09"
    play(state, "skip")
    assert legal(state) == ["skip", "complete 1", "complete 2"]


def test_H21_at_most_one_objective_a_turn() -> None:
    state = two_met()
    play(state, "take 1 1", "place g1")
    settle(state)
    play(state, "skip", "complete 1")
    assert (state.phase, state.seat) == (act.TAKING, 1)
    assert refusal(state, "complete 2") == "H09"
    assert list(state.markers) == [0] + [NONE] * 15


def test_H21_completing_is_optional() -> None:
    state = two_met()
    play(state, "take 1 1", "place g1")
    settle(state)
    play(state, "skip", "skip")
    assert (state.phase, state.seat) == (act.TAKING, 1)
    assert list(state.markers) == [NONE] * 16
