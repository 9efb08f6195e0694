"""The tables that the contract is tested on: every game joins by its folder, with its options by a line here."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import kiru.core.game
from kiru.core import options
from kiru.core.game import State
from kiru.games import NAMES, open_kit
from kiru.games.kit import Kit

COMPILED = not kiru.core.game.__file__.endswith(".py")


class Case(NamedTuple):
    """A game, how many play it, and the options that differ from the default."""

    game: str
    players: int
    options: Mapping[str, str] = {}

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options.items())])

    @property
    def kit(self) -> Kit:
        return kit(self.game)

    @property
    def names(self) -> list[str]:
        return ["Ada", "Borys", "Chloë", "Daß", "Éva"][: self.players]

    def new(self) -> State:
        """The first state."""
        return self.kit.game.new(self.players, options.complete(self.kit.game, self.players, dict(self.options)))


@cache
def kit(game: str) -> Kit:
    return open_kit(game)


def every_count(game: str, **chosen: str) -> list[Case]:
    """A case for every number of players that the game allows."""
    rules = kit(game).game
    return [Case(game, players, chosen) for players in range(rules.min_players, rules.max_players + 1)]


CASES = [
    *(case for name in NAMES for case in every_count(name)),
    Case("hanging_gardens", 1, {"difficulty": "easy", "automaton": "ranks"}),
    Case("hanging_gardens", 1, {"difficulty": "expert"}),
    Case("hanging_gardens", 3, {"first": "2"}),
    Case("amyitis", 2, {"court_2p": "three_player_counts"}),
    Case("amyitis", 4, {"twin_areas": "parallel", "first": "3"}),
    Case("babylon", 2, {"edition": "polish", "bridge_gap": "ground"}),
    Case("babylon", 3, {"first": "3", "flowers": "seat_order"}),
]
GAMES = sorted({case.game for case in CASES})


def several(compiled: int, interpreted: int) -> int:
    """How many games to play: fewer where they are slow."""
    return compiled if COMPILED else interpreted
