"""How many rows of decisions there are: a change of these numbers is a change of the rules."""

import pytest

from kiru.core.perft import perft
from tests.games.babylon.positions import COMPILED, build, garden, hold, in_force, later, table, take_up

FIRST_QUESTIONS = {2: [16, 256, 3_840, 57_600], 3: [16, 256, 3_840, 57_600], 4: [16, 256, 768, 25_856]}
BUILDING = [3, 163, 832, 3_859, 15_825]


@pytest.mark.parametrize(("players", "counts"), FIRST_QUESTIONS.items())
def test_rows_from_the_first_question(players: int, counts: list[int]) -> None:
    state = table(players)
    depth = 4 if COMPILED else 3
    assert [perft(state, level) for level in range(1, depth + 1)] == counts[:depth]


def test_rows_from_a_garden_with_a_symbol_to_change() -> None:
    state = garden()
    for place in ("a1 1", "c1 1", "b3 1", "b1 2"):
        build(state, place)
    later(state)
    in_force(state, "change_symbol")
    take_up(state, "basalt_09")
    hold(state, 6, doubles=1)
    depth = 5 if COMPILED else 3
    assert [perft(state, level) for level in range(1, depth + 1)] == BUILDING[:depth]
