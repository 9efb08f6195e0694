"""Placing a card and its bonus: H12 to H17."""

import pytest

from kiru.games.hanging_gardens.engine.game import HangingGardensState
from tests.games.hanging_gardens.positions import give, lay, legal, play, play_turn, refusal, settle, table
from tests.games.hanging_gardens.reference import garden_of

BASES = {
    1: {},
    2: {"e1": "lion", "f1": "lion"},
    3: {"e1": "lion", "f1": "lion", "g1": "lion", "e2": "lion", "f2": "lion"},
}
"""Gardens on which the next card can lie on e1, e2, e3."""


def holding(card: str, garden: dict[str, str], players: int = 2, first: int = 0) -> HangingGardensState:
    """The first player has taken a card and is about to place it in a garden."""
    state = table(players, first=first, market=([card],))
    lay(state, first, garden)
    play(state, "take 1 1")
    return state


def row(cells: str, card: str = "lion") -> dict[str, str]:
    return dict.fromkeys(cells.split(), card)


def places(state: HangingGardensState) -> set[str]:
    return {word.removeprefix("place ") for word in legal(state)}


def test_H12_the_first_card_starts_level_one() -> None:
    state = holding("lion", {})
    assert places(state) == {"e1"}
    assert refusal(state, "place e2") == refusal(state, "place e3") == "H12"
    play(state, "place e1")
    assert garden_of(state, 0) == {(1, 4): ["lion"]}


def test_H12_later_cards_touch_a_card_of_the_garden() -> None:
    state = holding("lion", row("e1"))
    assert places(state) == {"d1", "f1"}
    for cell in ("a1", "b1", "c1", "g1", "h1", "i1"):
        assert refusal(state, f"place {cell}") == "H12"


def test_H12_the_first_card_has_nothing_to_rest_on() -> None:
    state = holding("lion", {})
    assert {refusal(state, f"place {cell}") for cell in ("a1", "i1", "a2", "a3")} == {"H12"}


def test_H14_a_place_that_five_cards_cannot_reach_is_outside_the_garden() -> None:
    state = holding("lion", row("e1 f1"))
    assert refusal(state, "place a1") == "H14", "a to f would be six"
    assert refusal(state, "place b1") == "H12", "b to f are five"
    assert refusal(state, "place b2") == "H13", "it rests on b1 and c1, which can still come"
    assert refusal(state, "place a2") == "H14"
    assert refusal(state, "place g3") == "H13", "it ends above g, h and i"
    wide = holding("lion", row("d1 e1 f1"))
    assert refusal(wide, "place g3") == "H14", "i1 is out of reach"
    assert refusal(wide, "place f3") == "H13"


def test_H14_what_lies_outside_a_full_level_one_is_named_first() -> None:
    state = holding("lion", row("c1 d1 e1 f1 g1"))
    assert {refusal(state, f"place {cell}") for cell in ("a1", "b1", "h1", "b2", "g2", "b3", "f3")} == {"H14"}
    assert refusal(state, "place c3") == "H13"


def test_H12_a_card_lies_on_a_free_place() -> None:
    state = holding("lion", row("e1 f1 e2"))
    for cell in ("e1", "f1", "e2"):
        assert refusal(state, f"place {cell}") == "H12"


def test_H12_a_card_goes_into_the_own_garden() -> None:
    state = holding("lion", row("e1"))
    lay(state, 1, row("e1 f1 g1"))
    assert places(state) == {"d1", "f1"}
    play(state, "place f1")
    assert len(garden_of(state, 0)) == 2
    assert len(garden_of(state, 1)) == 3


def test_H12_the_card_taken_must_be_placed() -> None:
    state = holding("lion", row("e1"))
    assert refusal(state, "skip") != ""


def test_H13_level_two_needs_two_cards_below() -> None:
    state = holding("lion", row("e1 f1 g1"))
    assert places(state) == {"d1", "h1", "e2", "f2"}
    assert refusal(state, "place d2") == refusal(state, "place g2") == "H13"


def test_H13_level_three_needs_two_cards_below() -> None:
    state = holding("lion", row("e1 f1 g1 e2"))
    assert refusal(state, "place e3") == "H13"
    state = holding("lion", row("e1 f1 g1 h1 e2 g2"))
    assert refusal(state, "place e3") == refusal(state, "place f3") == "H13"
    state = holding("lion", row("e1 f1 g1 e2 f2"))
    assert refusal(state, "place e3") == ""


def test_H13_touching_from_the_side_is_no_base() -> None:
    state = holding("lion", row("e1 f1 e2"))
    assert refusal(state, "place f2") == refusal(state, "place d2") == "H13"


def test_H14_level_one_holds_five_cards() -> None:
    state = holding("lion", row("c1 d1 e1 f1 g1"))
    assert refusal(state, "place b1") == refusal(state, "place h1") == "H14"
    assert places(state) == {"c2", "d2", "e2", "f2"}


def test_H14_level_two_holds_four_cards_and_level_three_holds_three() -> None:
    state = holding("lion", row("c1 d1 e1 f1 g1 c2 d2 e2 f2"))
    assert places(state) == {"c3", "d3", "e3"}
    state = holding("lion", row("c1 d1 e1 f1 g1 c2 d2 e2 f2 c3 d3"))
    assert places(state) == {"e3"}


def test_H14_a_level_need_not_be_full_before_the_next_one_starts() -> None:
    state = holding("lion", row("e1 f1"))
    assert "e2" in places(state)
    state = holding("lion", row("e1 f1 g1 e2 f2"))
    assert "e3" in places(state)


@pytest.mark.parametrize("choice", [0, 1, 2, 3, -1, -2])
def test_H14_every_way_to_build_ends_with_five_four_and_three_cards(choice: int) -> None:
    state = table(2)
    while not state.is_over:
        play(state, legal(state)[0])
        play(state, legal(state)[choice % len(legal(state))])
        settle(state)
        play(state, "skip", "skip")
    for seat in (0, 1):
        levels = [level for level, _ in garden_of(state, seat)]
        assert [levels.count(level) for level in (1, 2, 3)] == [5, 4, 3]


@pytest.mark.parametrize("left", range(5))
def test_H15_level_one_grows_to_either_side_until_it_has_five(left: int) -> None:
    grown = ["e1"]
    for step in range(1, left + 1):
        assert "abcdefghi"[4 - step] + "1" in places(holding("lion", row(" ".join(grown))))
        grown.append("abcdefghi"[4 - step] + "1")
    for step in range(1, 5 - left):
        assert "abcdefghi"[4 + step] + "1" in places(holding("lion", row(" ".join(grown))))
        grown.append("abcdefghi"[4 + step] + "1")
    assert len(grown) == 5
    assert not any(place.endswith("1") for place in places(holding("lion", row(" ".join(grown)))))


def test_H15_level_one_still_grows_left_under_higher_levels() -> None:
    state = holding("lion", row("e1 f1 g1 e2 f2 e3"))
    assert places(state) == {"d1", "h1"}
    play(state, "place d1")
    assert (1, 3) in garden_of(state, 0)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_H16_gold_gives_as_many_as_the_level(level: int) -> None:
    state = holding("peacock_gold", BASES[level])
    supply = state.supply_gold
    play(state, f"place e{level}")
    assert list(state.gold) == [2 + level, 2]
    assert state.supply_gold == supply - level
    assert list(state.tools) == [4, 5]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_H16_tool_gives_as_many_as_the_level(level: int) -> None:
    state = holding("peacock_tool", BASES[level])
    supply = state.supply_tools
    play(state, f"place e{level}")
    assert list(state.tools) == [4 + level, 5]
    assert state.supply_tools == supply - level
    assert list(state.gold) == [2, 2]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_H16_crown_takes_the_marker(level: int) -> None:
    state = holding("peacock_crown", BASES[level], players=3, first=1)
    state.marker = 2
    play(state, f"place e{level}")
    assert state.marker == 1
    assert list(state.gold) == [2, 2, 2]
    assert list(state.tools) == [5, 4, 4]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_H16_a_card_without_bonus_gives_nothing(level: int) -> None:
    state = holding("cedar_irr", BASES[level])
    state.marker = 1
    play(state, f"place e{level}")
    assert (list(state.gold), list(state.tools), state.marker) == ([2, 2], [4, 5], 1)


@pytest.mark.parametrize(("supply", "gained"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_H16_an_empty_supply_gives_what_is_left(supply: int, gained: int) -> None:
    for card, goods in (("peacock_gold", "gold"), ("peacock_tool", "tools")):
        state = holding(card, BASES[3])
        setattr(state, f"supply_{goods}", supply)
        before = getattr(state, goods)[0]
        play(state, "place e3")
        assert getattr(state, goods)[0] == before + gained
        assert getattr(state, f"supply_{goods}") == supply - gained


def test_H16_payments_go_back_to_the_supply_first() -> None:
    state = table(2, market=(["", "", "peacock_tool"],))
    lay(state, 0, BASES[3])
    give(state, 1, tools=26)
    assert state.supply_tools == 0
    play(state, "take 1 3", "place e3")
    assert state.tools[0] == 4 - 2 + 2
    assert state.supply_tools == 0


def test_H16_example_gold_on_the_second_level_gives_two() -> None:
    state = holding("empty_ry_gold", BASES[2])
    play(state, "place e2")
    assert state.gold[0] == 2 + 2


def test_H16_H22_example_raphael_takes_the_marker_and_starts_the_next_round() -> None:
    emily, raphael = 0, 1
    state = table(2, market=([], ["visitor_trees"]))
    assert state.marker == emily
    play_turn(state, "1 1")
    play(state, "take 2 1", "place e1")
    assert state.marker == raphael
    settle(state)
    play(state, "skip", "skip")
    order = []
    while state.round == 1:
        order.append(state.seat)
        play_turn(state)
    assert order == [emily, raphael, emily, raphael]
    assert (state.round, state.seat, state.marker) == (2, raphael, raphael)


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("card", ["empty_b_crown_gold", "empty_r_crown_gold", "empty_y_crown_gold"])
def test_H17_crown_and_gold_on_one_card_both_resolve(card: str, level: int) -> None:
    state = holding(card, BASES[level], first=1)
    state.marker = 0
    play(state, f"place e{level}")
    assert state.marker == 1
    assert list(state.gold) == [2, 2 + level]
