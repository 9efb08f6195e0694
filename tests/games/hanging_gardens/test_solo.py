"""The solo game and its automaton: H60 to H65."""

from itertools import combinations

import pytest

from kiru.core.game import CHANCE, NONE
from kiru.games import open_kit
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine.game import HangingGardensState
from kiru.games.hanging_gardens.engine.scoring import solo_rank
from kiru.games.hanging_gardens.words.view import view
from tests.games.hanging_gardens.positions import (
    BOX,
    ask,
    column,
    fresh,
    gardeners,
    lay,
    legal,
    line,
    play,
    play_turn,
    pyramid,
    refusal,
    settle,
    table,
    top,
)
from tests.games.hanging_gardens.reference import garden_of

HUMAN, AUTOMATON = 0, 1

CARDS: dict[int, tuple[tuple[int, int, int], tuple[int, int, int], str, int, str]] = {
    1: ((1, 2, 3), (1, 2, 3), "animal", 1, "crown"),
    2: ((1, 3, 2), (1, 3, 2), "tree", 3, "objective"),
    3: ((2, 1, 3), (2, 1, 3), "visitor", 3, "objective"),
    4: ((2, 3, 1), (3, 1, 2), "irrigation", 4, "4"),
    5: ((3, 1, 2), (2, 3, 1), "tree", 1, "crown"),
    6: ((3, 2, 1), (3, 2, 1), "visitor", 2, "crown"),
    7: ((1, 2, 3), (1, 2, 3), "irrigation", 3, "objective"),
    8: ((1, 3, 2), (1, 3, 2), "animal", 4, "crown"),
    9: ((2, 1, 3), (2, 1, 3), "visitor", 1, "2"),
    10: ((2, 3, 1), (3, 1, 2), "irrigation", 2, "3"),
    11: ((3, 1, 2), (2, 3, 1), "animal", 2, "objective"),
    12: ((3, 2, 1), (3, 2, 1), "tree", 4, "2"),
    13: ((1, 2, 3), (1, 2, 3), "visitor", 4, "2"),
    14: ((1, 3, 2), (1, 3, 2), "flowers", 0, "crown"),
    15: ((2, 1, 3), (2, 1, 3), "animal", 3, "crown"),
    16: ((2, 3, 1), (3, 1, 2), "tree", 2, "objective"),
    17: ((3, 1, 2), (2, 3, 1), "flowers", 0, "3"),
    18: ((3, 2, 1), (3, 2, 1), "irrigation", 1, "objective"),
}
"""Per card its columns as an order, its columns if the numbers are ranks, feature, level and action."""

SHOWING = {
    "animal": ("lion", "peacock_irr"),
    "tree": ("date_palm", "dragon_b"),
    "visitor": ("visitor_flower_trios", "visitor_irrigation"),
    "irrigation": ("lion_irr", "empty_br_irr"),
}
"""Two cards that show a feature."""
LACKING = {
    "animal": ("cedar_crown", "cedar_gold", "visitor_trees", "empty_bb_gold"),
    "tree": ("monkey", "lion", "visitor_trees", "empty_bb_gold"),
    "visitor": ("monkey", "lion", "date_palm", "empty_bb_gold"),
    "irrigation": ("monkey", "lion", "date_palm", "empty_bb_gold"),
    "flowers": ("monkey", "lion", "date_palm", "visitor_trees"),
}
"""Four different cards that do not."""

BY_FEATURE = [number for number, card in CARDS.items() if card[2] != "flowers"]
CROWNS = [number for number, card in CARDS.items() if card[4] == "crown"]
OBJECTIVES = [number for number, card in CARDS.items() if card[4] == "objective"]
DISCARDS = [number for number, card in CARDS.items() if card[4] in "234"]


def automaton_to_move(reading: str = "order") -> HangingGardensState:
    """A solo table where the automaton is about to turn its card."""
    state = table(1, automaton=reading)
    state.turn, state.seat, state.phase = AUTOMATON, CHANCE, act.AUTOMATON_TURNING
    return state


def set_column(state: HangingGardensState, number: int, cards: tuple[str, ...]) -> None:
    for level, card in enumerate(cards):
        state.market[number * 4 - 4 + level] = BOX.keys.index(card)


def close_column(state: HangingGardensState, number: int) -> None:
    state.gardeners[number * 5 - 5] = HUMAN
    state.gardeners[number * 5 - 4] = AUTOMATON


def act_on(state: HangingGardensState, number: int) -> None:
    """One whole automaton turn with a card."""
    state.turn, state.seat, state.phase = AUTOMATON, CHANCE, act.AUTOMATON_TURNING
    play(state, f"automaton {number}")
    settle(state)


@pytest.mark.parametrize(
    ("difficulty", "gold", "tools"), [("easy", 3, 4), ("medium", 2, 3), ("advanced", 1, 2), ("expert", 0, 1)]
)
def test_H60_the_difficulty_sets_the_starting_goods(difficulty: str, gold: int, tools: int) -> None:
    state = table(1, difficulty=difficulty)
    assert (list(state.gold), list(state.tools)) == ([gold], [tools])
    assert (state.supply_gold, state.supply_tools) == (20 - gold, 30 - tools)


def test_H60_medium_is_the_default() -> None:
    state = table(1)
    assert (list(state.gold), list(state.tools)) == ([2], [3])


def test_H60_the_player_starts_with_the_marker() -> None:
    state = fresh(1)
    assert state.phase == act.DEALING_OBJECTIVES
    settle(state)
    assert (state.marker, state.seat, state.phase) == (HUMAN, HUMAN, act.TAKING)


@pytest.mark.parametrize("difficulty", ["easy", "medium", "advanced", "expert"])
def test_H60_difficulty_is_no_matter_of_several_players(difficulty: str) -> None:
    state = table(2, difficulty=difficulty)
    assert (list(state.gold), list(state.tools)) == ([2, 2], [4, 5])


def test_H61_player_and_automaton_alternate_with_three_gardeners_each() -> None:
    state = table(1)
    for turn in range(3):
        assert (state.round, state.seat, state.phase) == (1, HUMAN, act.TAKING)
        play_turn(state)
        assert (state.round, state.seat, state.phase) == (1, CHANCE, act.AUTOMATON_TURNING)
        play(state, f"automaton {OBJECTIVES[turn]}")
        settle(state)
    assert (state.round, state.seat, state.phase) == (2, HUMAN, act.TAKING)
    assert [gardeners(state, number) for number in (1, 2, 3)] == [[], [], []]


def test_H61_gardeners_of_both_take_up_spaces() -> None:
    state = table(1)
    play_turn(state, "1 1")
    play(state, "automaton 1")
    settle(state)
    assert gardeners(state, 1) == [HUMAN, AUTOMATON]
    assert refusal(state, "take 1 1") == "H10"


def test_H61_the_automaton_starts_the_next_round_with_the_marker() -> None:
    state = table(1)
    for number in (1, 2, 3):
        play_turn(state)
        play(state, f"automaton {number}")
        settle(state, act.AUTOMATON_TURNING)
    assert (state.round, state.marker, state.turn) == (2, AUTOMATON, AUTOMATON)
    assert (state.seat, state.phase) == (CHANCE, act.AUTOMATON_TURNING)
    for number in (7, 11, 16):
        play(state, f"automaton {number}")
        settle(state)
        assert (state.round, state.seat, state.phase) == (2, HUMAN, act.TAKING)
        play_turn(state)
    assert (state.round, state.turn, state.phase) == (3, AUTOMATON, act.AUTOMATON_TURNING)


def test_H61_the_player_wins_the_marker_back_with_a_crown() -> None:
    state = table(1, market=([], ["visitor_trees"]))
    act_on(state, 5)
    assert state.marker == AUTOMATON
    play(state, "take 2 1", "place e1")
    assert state.marker == HUMAN


def test_H62_the_eighteen_cards_come_once_each() -> None:
    state = automaton_to_move()
    assert legal(state) == [f"automaton {number}" for number in range(1, 19)]
    play(state, "automaton 7")
    settle(state)
    state.turn, state.seat, state.phase = AUTOMATON, CHANCE, act.AUTOMATON_TURNING
    assert refusal(state, "automaton 7") == "H62"
    assert len(legal(state)) == 17


@pytest.mark.parametrize("closed", [0, 1, 2])
@pytest.mark.parametrize("reading", ["order", "ranks"])
@pytest.mark.parametrize("number", CARDS)
def test_H62_H65_the_gardener_goes_to_the_first_open_column(number: int, reading: str, closed: int) -> None:
    order = CARDS[number][0] if reading == "order" else CARDS[number][1]
    state = automaton_to_move(reading)
    for shut in order[:closed]:
        close_column(state, shut)
    play(state, f"automaton {number}")
    assert gardeners(state, order[closed]) == [AUTOMATON]
    for empty in order[closed + 1 :]:
        assert gardeners(state, empty) == []


def test_H62_a_column_with_one_free_space_is_open() -> None:
    state = automaton_to_move()
    state.gardeners[0] = HUMAN
    play(state, "automaton 1")
    assert gardeners(state, 1) == [HUMAN, AUTOMATON]


@pytest.mark.parametrize("number", BY_FEATURE)
def test_H62_it_discards_the_lowest_card_with_the_feature(number: int) -> None:
    order, _, feature, level, _ = CARDS[number]
    for low, high in combinations([other for other in (1, 2, 3, 4) if other != level], 2):
        cards = list(LACKING[feature])
        cards[low - 1], cards[high - 1] = SHOWING[feature]
        state = automaton_to_move()
        set_column(state, order[0], tuple(cards))
        play(state, f"automaton {number}", "deal visitor_visitors")
        del cards[low - 1]
        assert column(state, order[0]) == [*cards, "visitor_visitors"]


@pytest.mark.parametrize("number", BY_FEATURE)
def test_H62_else_the_card_on_the_printed_level(number: int) -> None:
    order, _, feature, level, _ = CARDS[number]
    state = automaton_to_move()
    set_column(state, order[0], LACKING[feature])
    others = [column(state, other) for other in order[1:]]
    play(state, f"automaton {number}")
    assert (state.seat, state.phase) == (CHANCE, act.AUTOMATON_REVEALING)
    play(state, "deal visitor_visitors")
    stay = list(LACKING[feature])
    del stay[level - 1]
    assert column(state, order[0]) == [*stay, "visitor_visitors"]
    assert [column(state, other) for other in order[1:]] == others


@pytest.mark.parametrize(
    "flowered",
    [(1,), (4,), (1, 3), (2, 4), (1, 2, 3), (2, 3, 4), (1, 2, 3, 4)],
)
@pytest.mark.parametrize("number", [14, 17])
def test_H62_flowers_discard_every_flowered_card_at_once(number: int, flowered: tuple[int, ...]) -> None:
    order = CARDS[number][0]
    state = automaton_to_move()
    blooming = ("monkey_by", "dragon_r", "empty_yy_tool", "empty_bry")
    cards = [blooming[i] if i + 1 in flowered else LACKING["flowers"][i] for i in range(4)]
    set_column(state, order[0], tuple(cards))
    stay = [card for i, card in enumerate(cards, 1) if i not in flowered]
    play(state, f"automaton {number}")
    assert column(state, order[0]) == stay + [""] * len(flowered)
    refill = ["visitor_visitors", "visitor_animals", "visitor_objectives", "visitor_enhancements"][: len(flowered)]
    for step, card in enumerate(refill, 1):
        assert state.phase == act.AUTOMATON_REVEALING
        play(state, f"deal {card}")
        assert column(state, order[0]) == stay + refill[:step] + [""] * (len(flowered) - step)
    assert state.phase != act.AUTOMATON_REVEALING


@pytest.mark.parametrize("number", [14, 17])
def test_H62_cards_that_refill_are_not_looked_at_again(number: int) -> None:
    order = CARDS[number][0]
    state = automaton_to_move()
    set_column(state, order[0], ("monkey_by", "lion", "dragon_r", "monkey"))
    play(state, f"automaton {number}", "deal empty_bry", "deal empty_rr_gold")
    assert column(state, order[0]) == ["lion", "monkey", "empty_bry", "empty_rr_gold"]
    assert state.phase != act.AUTOMATON_REVEALING


@pytest.mark.parametrize("number", [14, 17])
def test_H62_no_flower_no_discard_and_the_top_action_follows(number: int) -> None:
    order = CARDS[number][0]
    state = automaton_to_move()
    set_column(state, order[0], LACKING["flowers"])
    left = state.deck_left
    play(state, f"automaton {number}")
    settle(state)
    assert column(state, order[0]) == list(LACKING["flowers"])
    assert state.deck_left == left
    assert gardeners(state, order[0]) == [AUTOMATON]
    assert state.marker == AUTOMATON if number == 14 else top(state, 3) != "e_lion_crown"
    assert (state.seat, state.phase) == (HUMAN, act.TAKING)


def test_H62_discarded_cards_do_not_come_back() -> None:
    state = table(1, market=(["visitor_objectives", "lion"],))
    state.turn, state.seat, state.phase = AUTOMATON, CHANCE, act.AUTOMATON_TURNING
    play(state, "automaton 1")
    assert refusal(state, "deal lion") == "H02"
    assert len(legal(state)) == 63


@pytest.mark.parametrize("number", CROWNS)
def test_H63_a_crown_takes_the_marker(number: int) -> None:
    state = automaton_to_move()
    act_on(state, number)
    assert state.marker == AUTOMATON
    assert list(state.markers) == [NONE] * 16
    assert [top(state, price) for price in (2, 3, 4)] == ["e_lion", "e_lion_crown", "e_bry_irr"]
    assert (state.seat, state.phase) == (HUMAN, act.TAKING)


def test_H63_the_player_without_the_marker_has_no_discount() -> None:
    state = table(1)
    lay(state, HUMAN, {"e1": "lion", "f1": "monkey"})
    ask(state, act.COMPLETING)
    assert refusal(state, "complete 1") == ""
    act_on(state, 5)
    ask(state, act.COMPLETING)
    assert refusal(state, "complete 1") == "H30"


@pytest.mark.parametrize("number", OBJECTIVES)
def test_H63_an_objective_marks_the_best_space_of_slot_one(number: int) -> None:
    state = automaton_to_move()
    act_on(state, number)
    assert list(state.markers) == [AUTOMATON] + [NONE] * 15
    assert state.marker == HUMAN
    assert [top(state, price) for price in (2, 3, 4)] == ["e_lion", "e_lion_crown", "e_bry_irr"]
    assert (state.seat, state.phase) == (HUMAN, act.TAKING)


def free_gardeners(state: HangingGardensState) -> None:
    for space in range(15):
        state.gardeners[space] = NONE
    state.placed = 0


def test_H63_objectives_go_to_slots_in_turn_and_a_fifth_does_nothing() -> None:
    state = table(1)
    goods = list(state.gold), list(state.tools), state.supply_gold, state.supply_tools
    for done, number in enumerate((2, 3, 7, 11), 1):
        free_gardeners(state)
        act_on(state, number)
        marked = [space for space in range(16) if state.markers[space] == AUTOMATON]
        assert marked == [0, 4, 8, 12][:done]
    before = list(state.markers)
    for number in (16, 18):
        free_gardeners(state)
        act_on(state, number)
        assert list(state.markers) == before
        assert (state.seat, state.phase) == (HUMAN, act.TAKING)
    assert (list(state.gold), list(state.tools), state.supply_gold, state.supply_tools) == goods


def test_H63_an_objective_takes_the_best_free_space() -> None:
    state = table(1)
    state.markers[0] = HUMAN
    act_on(state, 2)
    assert list(state.markers)[:4] == [HUMAN, AUTOMATON, NONE, NONE]
    assert line(state, "objectives") == 5


def test_H63_its_marker_leaves_the_second_space_to_the_player() -> None:
    state = table(1)
    act_on(state, 2)
    lay(state, HUMAN, {"e1": "lion", "f1": "monkey", "g1": "peacock"})
    ask(state, act.COMPLETING)
    play(state, "complete 1")
    assert line(state, "objectives") == 3


@pytest.mark.parametrize("number", DISCARDS)
def test_H63_an_enhancement_card_discards_the_top_tile(number: int) -> None:
    price = int(CARDS[number][4])
    state = automaton_to_move()
    tops = {2: "e_lion", 3: "e_lion_crown", 4: "e_bry_irr"}
    play(state, f"automaton {number}")
    settle(state, act.AUTOMATON_TURNING_TILE)
    assert (state.seat, state.phase) == (CHANCE, act.AUTOMATON_TURNING_TILE)
    assert len(legal(state)) == {2: 11, 3: 7, 4: 4}[price]
    following = legal(state)[-1]
    play(state, following)
    assert {p: top(state, p) for p in tops} == tops | {price: following.removeprefix("turn ")}
    assert (state.marker, list(state.markers)) == (HUMAN, [NONE] * 16)
    assert (state.seat, state.phase) == (HUMAN, act.TAKING)


def leave_tiles(state: HangingGardensState, price: int, *, shown: bool) -> None:
    """Take away the tiles below the top of a stack, and the top too unless it is shown."""
    for tile in range(75, 100):
        if BOX.stack[tile] == price - 2:
            state.unseen[act.DEAL - act.FIRST + tile] = 0
    if not shown:
        state.stack_top[price - 2] = NONE


@pytest.mark.parametrize("shown", [True, False])
@pytest.mark.parametrize("number", DISCARDS)
def test_H63_a_last_tile_leaves_an_empty_stack_and_an_empty_stack_does_nothing(number: int, shown: bool) -> None:
    price = int(CARDS[number][4])
    state = automaton_to_move()
    leave_tiles(state, price, shown=shown)
    others = [top(state, other) for other in (2, 3, 4) if other != price]
    play(state, f"automaton {number}")
    while state.phase == act.AUTOMATON_REVEALING:
        play(state, legal(state)[0])
    assert top(state, price) == ""
    assert [top(state, other) for other in (2, 3, 4) if other != price] == others
    assert (state.seat, state.phase) == (HUMAN, act.TAKING)


FULL = [["lion"] * 5, ["monkey"] * 4, ["peacock"] * 3]
"""5 x 5 + 4 x 5 + 3 x 5 = 60 points."""


@pytest.mark.parametrize(
    ("peacocks", "markers", "points", "rank"),
    [
        (0, (), 45, 1),
        (0, (9,), 46, 2),
        (2, (), 55, 2),
        (2, (9,), 56, 3),
        (3, (0,), 65, 3),
        (3, (0, 9), 66, 4),
    ],
)
def test_H64_the_points_give_one_of_four_ranks(peacocks: int, markers: tuple[int, ...], points: int, rank: int) -> None:
    state = table(1)
    lay(state, HUMAN, pyramid([FULL[0], FULL[1], FULL[2][:peacocks]]))
    for space in markers:
        state.markers[space] = HUMAN
    assert state.score(HUMAN) == points
    assert solo_rank(state) == rank


def test_H64_a_rank_says_which_end_is_the_best() -> None:
    english = open_kit("hanging_gardens").texts("en")
    assert [english(f"rank-{rank}").rpartition("the ")[2] for rank in range(1, 5)] == [
        "lowest of four ranks",
        "third best of four ranks",
        "second best of four ranks",
        "best of four ranks",
    ]


def test_H64_the_lowest_and_the_highest_rank_have_no_end() -> None:
    state = table(1)
    assert (state.score(HUMAN), solo_rank(state)) == (0, 1)
    lay(state, HUMAN, pyramid(FULL))
    for slot in range(4):
        state.markers[slot * 4] = HUMAN
    assert (state.score(HUMAN), solo_rank(state)) == (73, 4)


def test_H64_the_game_ends_after_four_rounds_and_twelve_automaton_cards() -> None:
    state = table(1)
    turned = 0
    while not state.is_over:
        if state.phase == act.AUTOMATON_TURNING:
            turned += 1
        if state.seat == HUMAN:
            play_turn(state)
        else:
            play(state, legal(state)[0])
    assert (state.round, turned) == (4, 12)
    assert len(garden_of(state, HUMAN)) == 12


def test_H64_the_automaton_has_no_score() -> None:
    state = table(1)
    lay(state, HUMAN, {"e1": "visitor_objectives"})
    for slot in range(4):
        state.markers[slot * 4] = AUTOMATON
    assert state.score_lines(HUMAN) == [0] * 8
    assert len(state.ranking()) == 1


def test_H65_the_numbers_are_an_order_by_default() -> None:
    state = fresh(1)
    assert not state.ranks
    settle(state)
    act_on(state, 4)
    assert gardeners(state, 2) == [AUTOMATON]


def test_H65_or_ranks_of_the_columns_from_left_to_right() -> None:
    state = fresh(1, automaton="ranks")
    settle(state)
    act_on(state, 4)
    assert gardeners(state, 3) == [AUTOMATON]


@pytest.mark.parametrize("reading", ["order", "ranks"])
def test_H65_the_view_tells_the_columns_as_they_are_tried(reading: str) -> None:
    for number in (4, 10, 11):
        state = fresh(1, automaton=reading)
        settle(state)
        act_on(state, number)
        shown = view(state)["automaton"]["card"]
        assert (shown["number"], tuple(shown["columns"])) == (number, CARDS[number][reading == "ranks"])
