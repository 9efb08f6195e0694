"""Positions near the end of a game, solved by trying everything: what the best action is, and by how much."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kiru.ai.search.outcome import Outcome, evaluate_leaf
from kiru.ai.search.settings import SearchSettings
from kiru.core import options
from kiru.core.actions import Actions
from kiru.core.evaluator import Evaluator
from kiru.core.game import CHANCE, State
from kiru.games import open_kit
from tests.support.legal import listing

FOLDER = Path(__file__).parent / "tactics"
DEEPEST = 60
"""No position this far from the end is solved."""


class Position(NamedTuple):
    """A game up to one question: all its actions by code, and the best answer."""

    game: str
    players: int
    best: int
    actions: tuple[int, ...]

    @property
    def state(self) -> State:
        kit = open_kit(self.game)
        state = kit.game.new(self.players, options.complete(kit.game, self.players, {}))
        for action in self.actions:
            state.apply(action)
        return state

    def line(self) -> str:
        return f"{self.players} {self.best}: {' '.join(map(str, self.actions))}"


def positions(game: str) -> Iterator[Position]:
    """The kept positions of a game (tools/tactics.py finds such)."""
    for line in (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines():
        head, _, actions = line.partition(":")
        players, best = map(int, head.split())
        yield Position(game, players, best, tuple(map(int, actions.split())))


class TooMany(Exception):
    """The position is too far from the end to be solved here."""


class Solver:
    """Every seat plays its best, chance takes the mean; gives up after so many states."""

    def __init__(self, most: int) -> None:
        self.left = most
        self.depth = 0
        self.part = SearchSettings().margin_weight
        self.known: dict[int, list[float]] = {}

    def value(self, state: State) -> list[float]:
        """What every seat gets."""
        if state.is_over:
            outcome = Outcome(state.players)
            evaluate_leaf(Evaluator(), state, self.part, Actions(), outcome)
            return list(outcome.results)
        key = state.key()
        if key not in self.known:
            self.left -= 1
            self.depth += 1
            if self.left < 0 or self.depth > DEEPEST:
                raise TooMany
            self.known[key] = self.mean(state) if state.seat == CHANCE else self.best(state)
            self.depth -= 1
        return self.known[key]

    def mean(self, state: State) -> list[float]:
        listed = listing(state)
        total = [0.0] * state.players
        for action in sorted(set(listed)):
            for seat, value in enumerate(self.after(state, action)):
                total[seat] += value * listed.count(action) / len(listed)
        return total

    def best(self, state: State) -> list[float]:
        return max((self.after(state, action) for action in listing(state)), key=lambda values: values[state.seat])

    def after(self, state: State, action: int) -> list[float]:
        copy = state.clone()
        copy.apply(action)
        return self.value(copy)

    def actions(self, state: State) -> dict[int, float]:
        """What each action brings the seat that is asked."""
        return {action: self.after(state, action)[state.seat] for action in listing(state)}
