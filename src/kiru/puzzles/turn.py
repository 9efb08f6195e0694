"""Everything that a seat can do in one go: its decisions up to the next reveal, the next seat, or its next turn."""

from typing import NamedTuple

from kiru.core.actions import Actions
from kiru.core.evaluator import Evaluator
from kiru.core.game import State


class TooMany(Exception):
    """A turn has more ends, or a rest of a game more states, than are looked at."""


class Line(NamedTuple):
    """A way through the turn, forced decisions included, and where it leads."""

    actions: tuple[int, ...]
    state: State


def listing(state: State) -> list[int]:
    """The legal actions of a state."""
    out = Actions()
    state.legal_actions(out)
    return list(out)


def is_turn_over(evaluator: Evaluator, state: State, seat: int) -> bool:
    """Whether a seat that has decided in this turn decides nothing more in it."""
    return state.is_over or state.seat != seat or evaluator.is_turn_start(state)


def turn_lines(evaluator: Evaluator, state: State, most: int) -> list[Line]:
    """One way to every different end of the turn at hand, in a fixed order; `TooMany` past so many ends."""
    seat = int(state.seat)
    found: list[Line] = []
    seen: set[int] = set()
    waiting = [Line((), state)]
    while waiting:
        done, before = waiting.pop()
        for action in reversed(listing(before)):
            after = before.clone()
            after.apply(action)
            key = int(after.key())
            if key in seen:
                continue
            seen.add(key)
            line = Line((*done, action), after)
            (found if is_turn_over(evaluator, after, seat) else waiting).append(line)
            if len(seen) > 8 * most or len(found) > most:
                raise TooMany
    return found
