"""A turn from the dig to the storing, and the end of the game (B24 to B26, B50, B60)."""

import pytest

from kiru.core.game import NONE
from kiru.games.babylon.engine import actions as act
from tests.games.babylon.positions import (
    BOX,
    PLENTY,
    build,
    garden,
    hold,
    in_force,
    legal,
    play,
    play_round,
    refusal,
    settle,
    supply,
    table,
)


def test_B24_building_offers_the_dug_and_the_stored_tile_and_to_stop() -> None:
    state = garden()
    assert legal(state) == ["build dug", "build stored", "stop"]
    assert refusal(state, "place a1 1") == "B24", "first the tile is chosen"
    assert refusal(state, "keep dug") == refusal(state, "dig b2") == refusal(state, "statue a1") == "B24"


@pytest.mark.parametrize("order", [("dug", "stored"), ("stored", "dug")])
def test_B24_both_tiles_in_either_order_with_decorations_after_each(order: tuple[str, str]) -> None:
    state = garden()
    hold(state, PLENTY)
    tiles = {"dug": state.dug, "stored": state.stored[0]}
    play(state, f"build {order[0]}", "place a1 1", "support 4", "rotate 0")
    assert state.phase == act.DECORATING
    play(state, "done")
    assert legal(state) == [f"build {order[1]}", "stop"]
    play(state, f"build {order[1]}", "place c1 1", "support 4", "rotate 0")
    assert state.phase == act.DECORATING
    play(state, "done")
    assert [state.laid_tile[0], state.laid_tile[1]] == [tiles[order[0]], tiles[order[1]]]
    assert state.turn == 1, "with no tile left there is nothing to keep"


def test_B24_a_tile_without_any_place_is_not_offered() -> None:
    state = garden()
    hold(state, 2)
    assert legal(state) == ["stop"]
    assert refusal(state, "build dug") == "B31"


def test_B24_nothing_needs_to_be_built() -> None:
    state = garden()
    play(state, "stop")
    assert state.phase == act.KEEPING
    assert state.laid[0] == 0


@pytest.mark.parametrize("keep", ["dug", "stored", "none"])
def test_B25_one_tile_is_kept_or_none(keep: str) -> None:
    state = garden()
    expected = {"dug": state.dug, "stored": state.stored[0], "none": NONE}[keep]
    play(state, "stop")
    assert legal(state) == ["keep dug", "keep stored", "keep none"]
    play(state, f"keep {keep}")
    assert state.stored[0] == expected
    assert state.dug == NONE
    assert state.turn == 1


def test_B25_a_placed_tile_cannot_be_kept() -> None:
    state = garden()
    hold(state, PLENTY)
    play(state, "build stored", "place a1 1", "support 4", "rotate 0", "done", "stop")
    assert legal(state) == ["keep dug", "keep none"]
    assert refusal(state, "keep stored") == "B25"


def test_B25_the_dug_tile_cannot_be_kept_once_placed() -> None:
    state = garden()
    hold(state, PLENTY)
    play(state, "build dug", "place a1 1", "support 4", "rotate 0", "done", "stop")
    assert legal(state) == ["keep stored", "keep none"]
    assert refusal(state, "keep dug") == "B25"


def test_B25_six_single_pillars_are_kept_and_no_double() -> None:
    state = garden()
    hold(state, 9, 1)
    singles, doubles = supply(state, "single"), supply(state, "double")
    play(state, "stop", "keep stored")
    assert state.singles[0] == 6
    assert state.doubles == 0
    assert (supply(state, "single"), supply(state, "double")) == (singles + 3, doubles + 1)


def test_B25_fewer_than_six_are_all_kept() -> None:
    state = garden()
    hold(state, 5)
    play(state, "stop", "keep stored")
    assert state.singles[0] == 5


def test_B25_the_limit_binds_only_at_the_end_of_the_turn() -> None:
    state = table(clay=["clay_01"])
    hold(state, 6)
    play(state, "dig a1")
    settle(state)
    assert state.singles[0] == 11
    play(state, "build stored", "place a1 1", "support 4", "rotate 0", "done")
    play(state, "build dug", "place c1 1", "support 4", "rotate 0", "done")
    assert state.singles[0] == 3


def test_B26_the_starting_tile_stays_in_the_slot_until_it_is_placed_or_discarded() -> None:
    state = garden()
    assert BOX.keys[state.stored[0]] == "start_white"
    play(state, "stop", "keep stored")
    assert BOX.keys[state.stored[0]] == "start_white", "the dug tile could not be stored beside it"
    state = garden()
    play(state, "stop", "keep dug")
    assert BOX.keys[state.stored[0]] != "start_white"
    state = garden()
    hold(state, PLENTY)
    play(state, "build stored", "place a1 1", "support 4", "rotate 0", "done", "stop", "keep dug")
    assert state.stored[0] != NONE


def test_B50_a_token_comes_after_the_last_player_and_holds_for_the_next_round() -> None:
    state = table(4, first=1)
    assert state.token == NONE, "round 1 has none"
    play_round(state)
    assert (state.phase, state.round) == (act.TURNING_TOKEN, 1)
    play(state, "token gain_single")
    for seat in (1, 2, 3, 0):
        assert (state.round, state.seat, state.token) == (2, seat, 0)
        play(state, legal(state)[0])
        settle(state)
        play(state, "stop", "keep none")
    play(state, "token none")
    assert (state.round, state.token) == (3, 6)


@pytest.mark.parametrize(("players", "rounds"), [(2, 15), (3, 13), (4, 11)])
def test_B60_the_game_ends_after_its_last_round(players: int, rounds: int) -> None:
    state = table(players)
    while state.phase == act.REMOVING:
        play(state, legal(state)[0])
        settle(state)
    for number in range(1, rounds + 1):
        assert state.round == number
        assert not state.is_over
        play_round(state)
        if number < rounds:
            assert state.phase == act.TURNING_TOKEN
            settle(state)
    assert state.is_over
    assert legal(state) == []
    assert refusal(state, "dig a1") == "B60"


def test_B60_nothing_is_revealed_after_the_last_round() -> None:
    state = table(4)
    state.round = 11
    in_force(state, "none")
    left = list(state.unseen)[48:]
    play_round(state)
    assert state.is_over
    assert list(state.unseen)[48:] == left


def test_B26_a_garden_can_be_built_without_the_starting_tile() -> None:
    state = garden()
    build(state, "d4 1", key="basalt_01")
    assert BOX.keys[state.stored[0]] == "start_white"
