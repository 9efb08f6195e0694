"""A player that searches: it keeps its tree from decision to decision."""

from typing import Final

from mypy_extensions import i64

from kiru.ai.bot import Bot
from kiru.ai.search.playout import sample_by_prior
from kiru.ai.search.search import Search
from kiru.ai.search.settings import SearchSettings, tuned
from kiru.core.actions import Actions
from kiru.core.evaluator import Evaluator
from kiru.core.game import CHANCE, NONE, State
from kiru.core.rng import Rng

COMPARED: Final = 3
"""How many actions a novice compares."""
MOST_STEPS: Final = 4
"""Chance and forced decisions between two own ones that the bot finds out by itself."""


class PriorBot(Bot):
    """Looks at a few actions and takes the one of the highest prior: quick, and often wrong."""

    def __init__(self, evaluator: Evaluator, rng: Rng) -> None:
        self.evaluator = evaluator
        self.rng = rng
        self.out = Actions()

    def choose(self, state: State) -> i64:
        self.out.clear()
        state.legal_actions(self.out)
        return sample_by_prior(self.evaluator, state, self.out, self.rng, COMPARED)


class SearchBot(Bot):
    """Searches within a budget; seconds of 0 leave it to the iterations, which are reproducible."""

    def __init__(
        self, evaluator: Evaluator, rng: Rng, settings: SearchSettings | None, iterations: i64, seconds: float
    ) -> None:
        self.evaluator = evaluator
        self.rng = rng
        self.settings = settings
        """None: as the game is tuned for the number of players at the table."""
        self.explicit_chance = False
        self.overlooks_rivals = False
        self.iterations = iterations
        self.seconds = seconds
        self.search: Search | None = None

    def choose(self, state: State) -> i64:
        """The action tried most often; the tree moves on with it."""
        out = Actions()
        state.legal_actions(out)
        if out.count == 1:
            return out.items[0]
        search = self.search_of(state)
        search.think(self.iterations, self.seconds)
        action = search.best()
        search.advance(action)
        return action

    def search_of(self, state: State) -> Search:
        """The search at hand where it has come to this state, or a new one."""
        search = self.search
        if search is None:
            search = Search(self.evaluator, state, self.settings_at(state.players), self.rng)
            self.search = search
        elif not catch_up(search, state.key()):
            search.start(state)
        return search

    def settings_at(self, players: i64) -> SearchSettings:
        """What it searches with at a table of so many players."""
        settings = self.settings
        if settings is None:
            settings = tuned(self.evaluator, players)
            settings.explicit_chance = self.explicit_chance
            settings.overlooks_rivals = self.overlooks_rivals
        return settings

    def watch(self, state: State, action: i64) -> None:
        """Follow what chance and the others do, so that the tree can be used further."""
        search = self.search
        if search is not None and search.state.key() == state.key():
            search.advance(action)


def catch_up(search: Search, key: i64) -> bool:
    """Whether the search stands at a state, if need be after the chance and the forced decisions it missed."""
    if search.state.key() == key:
        return True
    if search.tree.size == 1:
        return False
    way = Actions()
    if not find_way(search.state, key, MOST_STEPS, way):
        return False
    for i in range(way.count):
        search.advance(way.items[way.count - 1 - i])
    return True


def find_way(state: State, key: i64, steps: i64, way: Actions) -> bool:
    """List backward the chance and forced decisions that lead from a state to the one with a key."""
    if steps == 0 or state.is_over:
        return False
    out = Actions()
    state.legal_actions(out)
    if state.seat != CHANCE and out.count > 1:
        return False
    last: i64 = NONE
    for i in range(out.count):
        if out.items[i] == last:
            continue
        last = out.items[i]
        after = state.clone()
        after.apply(last)
        if after.key() == key or (out.count == 1 and find_way(after, key, steps - 1, way)):
            way.add(last)
            return True
    return False
