"""Before the first turn: quarry, tokens, boards, first player and the thinning (B10 to B16)."""

from collections import Counter

import pytest

from kiru.core.dealer import SeededDealer
from kiru.core.game import CHANCE, NONE
from kiru.core.referee import Referee
from kiru.games.babylon.engine import actions as act
from tests.games.babylon.positions import (
    BOX,
    GAME,
    NOTATION,
    fresh,
    legal,
    play,
    play_round,
    refusal,
    settle,
    table,
)
from tests.games.babylon.reference import LAYER_KEYS
from tests.games.babylon.shadow import COLUMNS


def test_B10_sixteen_columns_show_sixteen_clay_tiles() -> None:
    state = fresh(4, first="1", flowers="seat_order")
    for number, column in enumerate(COLUMNS):
        left = LAYER_KEYS["clay"][: 16 - number]
        assert legal(state) == [f"tile {key}" for key in left], column
        play(state, f"tile {left[-1]}")
    assert [BOX.keys[tile] for tile in state.quarry] == LAYER_KEYS["clay"][::-1]
    assert list(state.heights) == [3] * 16


def test_B10_below_clay_lies_granite_and_below_that_basalt() -> None:
    state = table()
    play(state, "dig b3")
    assert state.seat == CHANCE
    assert legal(state) == [f"tile {key}" for key in LAYER_KEYS["granite"]]
    play(state, "tile granite_05", "stop", "keep none")
    play(state, "dig b3")
    assert legal(state) == [f"tile {key}" for key in LAYER_KEYS["basalt"]]
    play(state, "tile basalt_11", "stop", "keep none")
    play(state, "dig a1")
    assert legal(state) == [f"tile {key}" for key in LAYER_KEYS["granite"] if key != "granite_05"]
    settle(state)
    play(state, "stop", "keep none", "dig b3")
    assert state.seat == 3, "below basalt is the bottom: nothing comes to light"
    assert "dig b3" not in legal(state)
    assert state.quarry[COLUMNS.index("b3")] == NONE


def test_B11_a_dug_tile_is_the_one_that_was_seen() -> None:
    state = table(clay=["clay_09"])
    play(state, "dig a1")
    assert BOX.keys[state.dug] == "clay_09"


def test_B12_three_players_remove_one_clay_tile_each_in_turn_order() -> None:
    state = table(3, first=1)
    for seat, column in ((1, "a1"), (2, "d4"), (0, "b2")):
        assert (state.phase, state.seat) == (act.REMOVING, seat)
        play(state, f"remove {column}")
        settle(state)
    assert (state.phase, state.seat) == (act.DIGGING, 1)
    assert sum(state.heights) == 45
    assert list(state.singles) == [0, 0, 0], "removing pays nothing"


def test_B12_two_players_remove_one_each_three_times_over() -> None:
    state = table(2, first=1)
    seats = []
    while state.phase == act.REMOVING:
        seats.append(state.seat)
        play(state, legal(state)[0])
        settle(state)
    assert seats == [1, 0, 1, 0, 1, 0]
    assert (state.phase, state.seat) == (act.DIGGING, 1)
    assert sum(state.heights) == 42
    assert list(state.singles) == [0, 0]


def test_B12_only_clay_is_removed_and_granite_comes_to_light() -> None:
    state = table(2)
    play(state, "remove c2")
    assert legal(state) == [f"tile {key}" for key in LAYER_KEYS["granite"]]
    settle(state)
    assert refusal(state, "remove c2") == "B12"
    assert refusal(state, "dig c2") == "B12", "what is asked now"
    assert len(legal(state)) == 15


def test_B12_four_players_remove_nothing() -> None:
    state = table(4)
    assert state.phase == act.DIGGING
    assert refusal(state, "remove a1") == "B20", "what is asked now"


@pytest.mark.parametrize(("players", "tokens"), [(2, 14), (3, 12), (4, 10)])
def test_B13_a_token_for_every_round_but_the_first(players: int, tokens: int) -> None:
    state = table(players)
    while state.phase == act.REMOVING:
        play(state, legal(state)[0])
        settle(state)
    revealed = Counter[str]()
    while not state.is_over:
        if state.phase == act.TURNING_TOKEN:
            outcomes = legal(state)
            assert len(outcomes) == 14 - revealed.total(), "any of the 14 can come, whether stacked or put aside"
            revealed[outcomes[0]] += 1
            play(state, outcomes[0])
        else:
            play_round(state)
    assert revealed.total() == tokens
    assert max(revealed.values()) == 2


def test_B14_flowers_are_dealt_and_bring_their_starting_tile() -> None:
    state = fresh(3, first="1")
    assert legal(state) == ["flower white", "flower pink", "flower yellow", "flower blue"]
    play(state, "flower yellow")
    assert legal(state) == ["flower white", "flower pink", "flower blue"]
    play(state, "flower white", "flower blue")
    assert [BOX.keys[tile] for tile in state.stored] == ["start_yellow", "start_white", "start_blue"]
    assert list(state.flowers) == [2, 0, 3]
    assert list(state.singles) == [0, 0, 0]


def test_B14_flowers_in_the_order_of_the_seats() -> None:
    state = fresh(4, first="1", flowers="seat_order")
    assert state.phase == act.LAYING_CLAY
    assert [BOX.keys[tile] for tile in state.stored] == ["start_white", "start_pink", "start_yellow", "start_blue"]


def test_B14_flowers_as_they_were_chosen_when_the_table_was_made() -> None:
    state = fresh(3, flowers="blue-white-yellow-pink")
    assert legal(state) == ["first 1", "first 2", "first 3"], "who begins may still be drawn"
    play(state, "first 2")
    assert state.phase == act.LAYING_CLAY
    assert [BOX.keys[tile] for tile in state.stored] == ["start_blue", "start_white", "start_yellow"]
    assert fresh(3, flowers="seat_order").key() != fresh(3, flowers="white-pink-blue-yellow").key()


def test_B14_boards_are_empty() -> None:
    state = table()
    assert set(state.tops) == set(state.things) == {0}
    assert set(state.shown) == {NONE}
    assert len(state.tops) == 4 * 64


def test_B15_the_first_player_is_drawn_or_chosen() -> None:
    state = fresh(3)
    assert legal(state) == ["first 1", "first 2", "first 3"]
    play(state, "first 3")
    assert (state.first, state.turn) == (2, 2)
    assert fresh(3, first="2").first == 1


def test_B15_turns_go_clockwise_and_the_same_player_starts_every_round() -> None:
    state = table(4, first=2)
    for number in (1, 2, 3):
        for seat in (2, 3, 0, 1):
            assert (state.round, state.seat) == (number, seat)
            play(state, legal(state)[0])
            settle(state)
            play(state, "stop", "keep none")
        settle(state)


def test_B16_a_single_legal_action_is_taken_without_asking_and_recorded() -> None:
    match = Referee(GAME, NOTATION, 2, {}, SeededDealer("7", GAME.sources))
    match.start()
    forced = []
    for _ in range(60):
        legal_now = match.legal()
        assert len(legal_now) > 1
        forced += [event.step for event in match.play(match.state.seat, legal_now[0]) if event.step.forced]
    assert forced
    assert all(step in match.steps for step in forced)
