"""Digging and what it pays (B20 to B23)."""

import pytest

from kiru.games.babylon.engine.game import BabylonState
from tests.games.babylon.positions import (
    BOX,
    dig_out,
    hold,
    in_force,
    leave,
    legal,
    play,
    play_round,
    refusal,
    settle,
    show,
    supply,
    table,
)
from tests.games.babylon.shadow import COLUMNS


def paid(state: BabylonState, column: str) -> int:
    """The pillars that a dig brings."""
    copy = state.clone()
    before = copy.singles[copy.seat]
    seat = copy.seat
    play(copy, f"dig {column}")
    return copy.singles[seat] - before


def test_B20_the_first_digger_of_the_booklet_gets_three_pillars() -> None:
    """Granite beside granite, basalt, the bare bottom and a higher clay tile; the flower does not match."""
    state = table()
    dig_out(state, (3, 3, 3, 3), (2, 2, 3, 3), (3, 0, 3, 3), (3, 3, 3, 3))
    state.heights[COLUMNS.index("c2")] = 1
    state.heights[COLUMNS.index("b1")] = 3
    show(state, "b2", "granite_02")
    assert paid(state, "b2") == 3


def test_B20_B21_the_second_digger_of_the_booklet_gets_three_pillars() -> None:
    """Basalt on the wall beside basalt, clay and granite, with the own flower."""
    state = table()
    dig_out(state, (3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3), (1, 1, 2, 3))
    state.heights[COLUMNS.index("a4")] = 2
    state.heights[COLUMNS.index("b3")] = 3
    state.heights[COLUMNS.index("c4")] = 1
    show(state, "b4", "basalt_02")
    state.flowers[0] = BOX.flower[BOX.keys.index("basalt_02")]
    assert paid(state, "b4") == 3


@pytest.mark.parametrize(
    ("height", "neighbor", "pillars"),
    [(3, 3, 4), (3, 2, 4), (3, 1, 4), (3, 0, 4), (2, 3, 0), (2, 2, 4), (2, 0, 4), (1, 2, 0), (1, 1, 4), (1, 0, 4)],
)
def test_B20_an_edge_pays_when_the_neighbor_is_not_higher(height: int, neighbor: int, pillars: int) -> None:
    state = table()
    dig_out(state, (3, neighbor, 3, 3), (neighbor, height, neighbor, 3), (3, neighbor, 3, 3), (3, 3, 3, 3))
    state.flowers[0] = (BOX.flower[state.quarry[5]] + 1) % 4
    assert paid(state, "b2") == pillars


def test_B20_the_wall_of_the_quarry_pays() -> None:
    state = table()
    dig_out(state, (1, 3, 3, 3), (3, 3, 3, 1), (3, 3, 3, 3), (3, 3, 3, 3))
    for column in ("a1", "d2"):
        state.flowers[0] = (BOX.flower[state.quarry[COLUMNS.index(column)]] + 1) % 4
        assert paid(state, column) == {"a1": 2, "d2": 1}[column]


def test_B20_digging_is_a_must_and_takes_a_visible_tile() -> None:
    state = table()
    assert legal(state) == [f"dig {column}" for column in COLUMNS]
    dig_out(state, (0, 1, 2, 3), (3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3))
    assert refusal(state, "dig a1") == "B20"
    assert refusal(state, "stop") == "B20", "what is asked now"
    play(state, "dig b1")
    assert state.heights[1] == 0


def test_B21_the_own_flower_pays_one_more() -> None:
    state = table(clay=["clay_01"])
    assert paid(state, "a1") == 5, "white, and seat 1 is white"
    state.flowers[0] = 1
    assert paid(state, "a1") == 4


@pytest.mark.parametrize(("players", "left"), [(2, 12), (3, 6), (4, 4)])
def test_B22_tiles_remain_in_the_quarry(players: int, left: int) -> None:
    state = table(players)
    while state.round == 1 and state.seat >= 0 and legal(state)[0].startswith("remove"):
        play(state, legal(state)[0])
        settle(state)
    while not state.is_over:
        play_round(state)
        settle(state)
    assert sum(state.heights) == left


def test_B23_a_short_supply_pays_what_is_left() -> None:
    state = table(clay=["clay_01"])
    hold(state, 0)
    leave(state, "single", 2)
    assert paid(state, "a1") == 2
    play(state, "dig a1")
    assert supply(state, "single") == 0
    in_force(state, "none")
    settle(state)
    play(state, "stop", "keep none")
    assert paid(state, "c3") == 0
