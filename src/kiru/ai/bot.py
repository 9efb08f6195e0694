"""The simplest players: at random, and greedy for points."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kiru.core.actions import Actions
from kiru.core.game import State
from kiru.core.rng import Rng

LOOKAHEAD: Final = 3
"""How many own decisions the greedy bot thinks through before the next reveal."""
MOST_STATES: Final = 200
"""How many states it looks at for a choice, equally many behind every action; beyond, the next decision must do."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a legal action for the seat that is asked; a bot of one's own is a subclass."""

    def choose(self, state: State) -> i64:
        raise NotImplementedError

    def watch(self, state: State, action: i64) -> None:
        """Hear of a decision at the table before it is carried out; most bots need not know."""


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.out = Actions()

    def choose(self, state: State) -> i64:
        self.out.clear()
        state.legal_actions(self.out)
        return self.out.items[self.rng.below(self.out.count)]


class GreedyBot(Bot):
    """Takes the action that leads to the highest own score, thinking through its decisions up to the next reveal."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.states: i64 = 0
        """Looked at behind the action that is being weighed ..."""
        self.most: i64 = 0
        """... and how many may be."""

    def choose(self, state: State) -> i64:
        """The best action, ties broken at random."""
        out = Actions()
        state.legal_actions(out)
        best = out.items[0]
        if out.count == 1:
            return best
        best_value: i64 = -1000000
        ties: i64 = 0
        share = MOST_STATES // out.count
        for i in range(out.count):
            self.states = 0
            self.most = share
            after = state.clone()
            after.apply(out.items[i])
            value = self.value(after, state.seat, LOOKAHEAD - 1)
            if value > best_value:
                best_value = value
                best = out.items[i]
                ties = 1
            elif value == best_value:
                ties += 1
                if self.rng.below(ties) == 0:
                    best = out.items[i]
        return best

    def value(self, state: State, seat: i64, depth: i64) -> i64:
        """The best score the seat can reach by its own decisions alone."""
        self.states += 1
        if depth == 0 or state.seat != seat or self.states > self.most:
            return state.score(seat)
        out = Actions()
        state.legal_actions(out)
        best: i64 = -1000000
        for i in range(out.count):
            after = state.clone()
            after.apply(out.items[i])
            value = self.value(after, seat, depth - 1)
            best = value if value > best else best
        return best
