"""Set-up: H01 to H07."""

from collections import Counter

import pytest

from kiru.core.errors import KiruError
from kiru.core.game import CHANCE, NONE
from kiru.games.hanging_gardens.engine import actions as act
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
    refusal,
    settle,
    table,
    top,
)
from tests.games.hanging_gardens.reference import CARDS

TREES = {"d1": "date_palm", "e1": "cedar_gold", "f1": "dragon_b"}


@pytest.mark.parametrize(("players", "spaces"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_H01_a_column_has_so_many_gardener_spaces(players: int, spaces: int) -> None:
    state = table(players)
    for _ in range(spaces):
        if state.phase == act.AUTOMATON_TURNING:
            play(state, "automaton 1")
            settle(state)
        else:
            assert refusal(state, "take 1 1") == ""
            play_turn(state, "1 1")
    if state.phase == act.AUTOMATON_TURNING:
        ask(state, act.TAKING)
    assert len(gardeners(state, 1)) == spaces
    assert refusal(state, "take 1 1") == "H10"
    assert refusal(state, "take 2 1") == refusal(state, "take 3 1") == ""


@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 2), (4, 4), (5, 4)])
def test_H01_the_board_side_gives_two_or_four_spaces_per_objective(players: int, spaces: int) -> None:
    state = table(players, objectives=("trees", "animals", "irrigation", "visitors"))
    for seat in range(players):
        lay(state, seat, TREES)
        ask(state, act.COMPLETING, seat)
        assert refusal(state, "complete 1") == ("" if seat < spaces else "H33")
        play(state, "complete 1" if seat < spaces else "skip")


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_H01_the_board_side_changes_no_cost(players: int) -> None:
    state = table(players)
    state.tools[0] = 3
    for level in (1, 2, 3, 4):
        payer = state.clone()
        play(payer, f"take 2 {level}")
        assert payer.tools[0] == 4 - level


def test_H02_twelve_of_the_75_cards_lie_in_three_columns_of_four_levels() -> None:
    state = fresh(2, first="1")
    settle(state, act.DEALING_MARKET)
    deck = Counter(legal(state))
    assert deck.total() == 75
    assert len(deck) == 66
    dealt = 0
    while state.phase == act.DEALING_MARKET:
        play(state, legal(state)[7 * dealt % len(legal(state))])
        dealt += 1
    assert dealt == 12
    seen = Counter(f"deal {key}" for number in (1, 2, 3) for key in column(state, number))
    assert [len(column(state, number)) for number in (1, 2, 3)] == [4, 4, 4]
    assert "deal " not in seen
    settle(state)
    play(state, "take 1 1", "place e1")
    assert Counter(legal(state)) == deck - seen


def test_H02_the_deck_holds_what_the_booklet_counts() -> None:
    state = fresh(2, first="1")
    settle(state, act.DEALING_MARKET)
    deck = [CARDS[word.removeprefix("deal ")] for word in legal(state)]
    assert Counter(card["kind"] for card in deck) == {"animal": 15, "tree": 15, "visitor": 14, "empty": 31}
    assert [sum(card.get("flowers", [0, 0, 0])[color] for card in deck) for color in range(3)] == [20, 20, 20]
    assert sum(card.get("irrigated", False) for card in deck) == 28
    bonuses = Counter(bonus for card in deck for bonus in card.get("bonuses", []))
    assert bonuses == {"crown": 15, "gold": 16, "tool": 13}
    species = Counter(card["species"] for card in deck if card["kind"] in ("animal", "tree"))
    assert species == {"lion": 3, "monkey": 6, "peacock": 6, "date_palm": 6, "cedar": 5, "dragon_tree": 4}
    assert len({card["species"] for card in deck if card["kind"] == "visitor"}) == 14


def test_H02_every_unseen_copy_is_as_likely_as_any_other() -> None:
    state = fresh(2, first="1")
    settle(state, act.DEALING_MARKET)
    for left in range(6, 0, -1):
        assert legal(state).count("deal date_palm") == left
        play(state, "deal date_palm")
    assert refusal(state, "deal date_palm") == "H02"
    assert len(legal(state)) == 69


def test_H03_three_stacks_of_12_8_and_5_tiles_show_their_top_alone() -> None:
    state = fresh(2, first="1")
    settle(state, act.TURNING_STACKS)
    for price, size in ((2, 12), (3, 8), (4, 5)):
        outcomes = legal(state)
        assert len(outcomes) == len(set(outcomes)) == size
        assert top(state, price) == ""
        play(state, outcomes[-1])
        assert f"turn {top(state, price)}" == outcomes[-1]
    assert state.phase == act.TAKING


def test_H03_a_tile_comes_from_its_own_stack() -> None:
    state = fresh(2, first="1")
    settle(state, act.TURNING_STACKS)
    assert refusal(state, "turn e_lion_crown") == "H03"
    play(state, "turn e_lion")
    assert refusal(state, "turn e_monkey") == "H03"
    play(state, "turn e_lion_crown")
    assert refusal(state, "turn e_bry_irr") == ""


def test_H04_four_of_ten_objectives_are_drawn_without_repeat() -> None:
    state = fresh(2, first="1")
    for left in (10, 9, 8, 7):
        outcomes = legal(state)
        assert len(outcomes) == len(set(outcomes)) == left
        play(state, outcomes[left // 2])
        assert refusal(state, outcomes[left // 2]) == "H04"
    assert NONE not in list(state.objectives)
    assert len(set(state.objectives)) == 4
    assert refusal(state, "objective animals") == "H04"


def test_H04_the_value_belongs_to_the_slot() -> None:
    others = ["animals", "irrigation", "visitors"]
    for slot, points in enumerate((5, 4, 2, 2)):
        state = table(2, objectives=[*others[:slot], "trees", *others[slot:]])
        lay(state, 0, TREES)
        ask(state, act.COMPLETING)
        play(state, f"complete {slot + 1}")
        assert line(state, "objectives") == points


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_H05_every_player_gets_one_irrigation_card(players: int) -> None:
    state = fresh(players, first="1")
    settle(state, act.DEALING_IRRIGATION)
    for seat in range(players):
        outcomes = legal(state)
        assert len(outcomes) == len(set(outcomes)) == 5 - seat
        play(state, outcomes[-1])
        assert f"irrigation {BOX.irrigation_keys[state.irrigation[seat]]}" == outcomes[-1]
        assert refusal(state, outcomes[-1]) == "H05"
    assert state.phase == act.DEALING_MARKET
    assert len(set(state.irrigation)) == players


@pytest.mark.parametrize(("players", "first"), [(n, seat) for n in (2, 3, 4, 5) for seat in range(n)])
def test_H06_two_gold_four_tools_and_a_fifth_for_the_last_player(players: int, first: int) -> None:
    state = table(players, first=first)
    last = (first - 1) % players
    assert list(state.gold) == [2] * players
    assert list(state.tools) == [5 if seat == last else 4 for seat in range(players)]
    assert state.supply_gold == 20 - 2 * players
    assert state.supply_tools == 30 - 4 * players - 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_H06_every_player_has_three_gardeners(players: int) -> None:
    state = table(players)
    turns: Counter[int] = Counter()
    while state.round == 1:
        turns[state.seat] += 1
        play_turn(state)
    assert turns == dict.fromkeys(range(players), 3)


def test_H06_every_player_has_four_objective_markers() -> None:
    state = table(2, objectives=("animals", "trees", "visitors", "blue_flowers"))
    row = ["lion", "monkey", "peacock", "cedar_gold", "cedar_tool", "cedar_irr", "visitor_trees", "visitor_animals"]
    cells = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]
    lay(state, 0, dict(zip(cells, row, strict=True)))
    lay(state, 0, {"i1": "visitor_visitors", "a2": "empty_bb_gold", "b2": "empty_bb_tool"})
    for slot in (1, 2, 3, 4):
        ask(state, act.COMPLETING)
        play(state, f"complete {slot}")
    assert list(state.markers).count(0) == 4
    assert line(state, "objectives") == 5 + 4 + 2 + 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_H07_the_first_player_is_drawn(players: int) -> None:
    state = fresh(players)
    assert (state.seat, state.phase) == (CHANCE, act.DRAWING_FIRST)
    assert legal(state) == [f"first {seat + 1}" for seat in range(players)]
    if players < 5:
        assert refusal(state, f"first {players + 1}") == "H07"
    for seat in range(players):
        started = state.clone()
        play(started, f"first {seat + 1}")
        settle(started)
        assert (started.marker, started.turn, started.seat) == (seat, seat, seat)
        assert started.phase == act.TAKING


@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in (2, 3, 4, 5) for seat in range(n)])
def test_H07_or_chosen_when_the_table_is_made(players: int, seat: int) -> None:
    state = fresh(players, first=str(seat + 1))
    assert state.phase == act.DEALING_OBJECTIVES
    settle(state)
    assert (state.marker, state.turn, state.seat) == (seat, seat, seat)


def test_H07_only_somebody_at_the_table_can_be_chosen() -> None:
    with pytest.raises(KiruError):
        fresh(2, first="3")
