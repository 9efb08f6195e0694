"""What balance reports compare: the order of play, and what a seat picked first."""

from collections.abc import Sequence

from kiru.core.game import State
from kiru.games.meadow.engine import actions as act
from kiru.games.meadow.engine.components import KINDS
from kiru.games.meadow.words.view import table_of
from kiru.games.traits import Traits, first_in, order_of

OPENINGS = ("first",)
"""How a seat begins."""


def traits(state: State, seats: Sequence[int], actions: Sequence[int]) -> list[Traits]:
    s = table_of(state)
    order = order_of(s.players, seats)
    found = [first_in(seat, act.PICK, KINDS, seats, actions) for seat in range(s.players)]
    firsts = ["none" if action is None else s.box.keys[action - act.PICK] for action in found]
    return [{"order": str(order[seat]), "first": firsts[seat]} for seat in range(s.players)]
