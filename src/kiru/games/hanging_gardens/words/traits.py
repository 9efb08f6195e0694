"""What a finished game is compared by in a balance report, seat by seat."""

from collections.abc import Sequence

from kiru.core.game import State
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine import scoring
from kiru.games.hanging_gardens.engine.garden import CELLS, LEVEL_3, ROW
from kiru.games.hanging_gardens.engine.state import Table
from kiru.games.hanging_gardens.words.view import table_of
from kiru.games.traits import Traits, first_in, order_of

OPENINGS = ("objective", "irrigation")
"""How a seat begins."""


def traits(state: State, seats: Sequence[int], actions: Sequence[int]) -> list[Traits]:
    """Order of play, irrigation card, objectives, enhancements, and the shape of the garden."""
    s = table_of(state)
    order = order_of(s.players, seats)
    return [seat_traits(s, seat, order[seat], seats, actions) for seat in range(s.players)]


def seat_traits(s: Table, seat: int, order: int, seats: Sequence[int], actions: Sequence[int]) -> Traits:
    cells = s.cells[seat]
    tiles = sum(s.tiles[spot] >= 0 for spot in range(seat * CELLS, (seat + 1) * CELLS))
    return {
        "order": str(order),
        "irrigation": s.box.irrigation_keys[s.irrigation[seat]],
        "objective": first_objective(s, seat, seats, actions),
        "objectives": str(scoring.completed(s, seat)),
        "enhancements": str(tiles),
        "width": str(scoring.count_bits(cells & ROW)),
        "top": str(scoring.count_bits(cells >> LEVEL_3)),
    }


def first_objective(s: Table, seat: int, seats: Sequence[int], actions: Sequence[int]) -> str:
    """What the objective that a seat completed first asks for."""
    action = first_in(seat, act.COMPLETE, c.SLOTS, seats, actions)
    return "none" if action is None else c.ITEM_WORDS[s.box.objective_item[s.objectives[action - act.COMPLETE]]]
