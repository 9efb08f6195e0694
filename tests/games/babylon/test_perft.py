"""How many rows of decisions a garden offers: a change of these numbers is a change of the rules."""

from kiru.core.perft import perft
from tests.games.babylon.positions import COMPILED, build, garden, hold, in_force, later, take_up

ROWS = [3, 163, 832, 3_859, 15_825]
"""Which tile, where, on which pillars, turned how, and what is built or changed."""


def test_rows_from_a_garden_with_a_symbol_to_change() -> None:
    state = garden()
    for place in ("a1 1", "c1 1", "b3 1", "b1 2"):
        build(state, place)
    later(state)
    in_force(state, "change_symbol")
    take_up(state, "basalt_09")
    hold(state, 6, doubles=1)
    depth = 5 if COMPILED else 3
    assert [perft(state, level) for level in range(1, depth + 1)] == ROWS[:depth]
