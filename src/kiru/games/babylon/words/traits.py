"""What a finished game is compared by in a balance report, seat by seat."""

from collections.abc import Sequence

from kiru.core.game import State
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine.garden import CELLS, EDGES, SPANS
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.words.view_garden import table_of
from kiru.games.traits import Traits, count_in, first_in, last_dealt, order_of

DECORATIONS = (("stairway", act.STAIRWAY, EDGES), ("fountain", act.FOUNTAIN, EDGES), ("bridge", act.BRIDGE, SPANS))

OPENINGS = ("decoration", "flower")
"""How a seat begins."""


def traits(state: State, seats: Sequence[int], actions: Sequence[int]) -> list[Traits]:
    """Order of play, flower, highest level, first decoration, tiles, statues, and the last round token."""
    s = table_of(state)
    order = order_of(s.players, seats)
    token = last_dealt(act.TOKEN, c.EFFECTS, actions)
    effect = "none" if token is None else c.EFFECT_WORDS[token - act.TOKEN]
    return [seat_traits(s, seat, order[seat], effect, seats, actions) for seat in range(s.players)]


def seat_traits(s: Table, seat: int, order: int, effect: str, seats: Sequence[int], actions: Sequence[int]) -> Traits:
    bridges, statues = (
        count_in(seat, start, size, seats, actions) for start, size in ((act.BRIDGE, SPANS), (act.STATUE, CELLS))
    )
    return {
        "order": str(order),
        "flower": c.FLOWER_WORDS[s.flowers[seat]],
        "highest": str(s.highest[seat]),
        "decoration": first_decoration(seat, seats, actions),
        "tiles": str(s.laid[seat]),
        "bridges": str(bridges),
        "statues": str(statues),
        "token": effect,
    }


def first_decoration(seat: int, seats: Sequence[int], actions: Sequence[int]) -> str:
    """The kind of decoration that a seat built first."""
    action = first_in(seat, act.STAIRWAY, act.CHANGE - act.STAIRWAY, seats, actions)
    if action is None:
        return "none"
    return next((word for word, start, size in DECORATIONS if start <= action < start + size), "statue")
