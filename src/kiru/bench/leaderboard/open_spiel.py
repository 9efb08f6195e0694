"""OpenSpiel's search as a bot of our contests: `open_spiel_mcts-20` plays out 20 random games for a choice.

Its C++ search ends the process when it is given a game written in Python, its own among them (OpenSpiel 2.0), so this
is its search in Python: strength at equal playouts, not at equal time.
"""

from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

import numpy as np
from mypy_extensions import i64

from kiru.ai.bot import Bot
from kiru.arena import sparring
from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.core.game import State
from kiru.core.rng import seeded
from kiru.games.kit import Kit

NAME = "open_spiel_mcts"
UCT = 2.0
"""How keen it is on what it has seldom tried: what OpenSpiel's examples take."""
MOST_PLAYOUTS = 100_000
MOST_SEED = 2**31 - 1


class OpenSpielSearch(Bot):
    """Asks OpenSpiel's search, on a copy of the table."""

    def __init__(self, game: Any, search: Any) -> None:
        self.game = game
        self.search = search

    def choose(self, state: State) -> i64:
        out = Actions()
        state.legal_actions(out)
        if len(out) == 1:
            return out[0]
        asked = self.game.new_initial_state()
        asked.held.state = state.clone()
        return int(self.search.step(asked))


@cache
def spiel_game(game: str, players: int) -> Any:
    import pyspiel

    from kiru.envs import spiel

    return pyspiel.load_game(spiel.short_name(game), {"players": players})


def make(name: str, seed: str, seat: int, kit: Kit, players: int) -> Bot:
    from open_spiel.python.algorithms import mcts

    luck = np.random.RandomState(int(seeded(seed, f"bot {seat + 1}").below(MOST_SEED)))
    game = spiel_game(kit.game.name, players)
    playouts = mcts.RandomRolloutEvaluator(1, luck)
    return OpenSpielSearch(game, mcts.MCTSBot(game, UCT, playouts_of(name), playouts, random_state=luck))


def playouts_of(name: str) -> int:
    """The number behind the name."""
    number = name.removeprefix(f"{NAME}-")
    if not number.isascii() or not number.isdigit() or not 1 <= int(number) <= MOST_PLAYOUTS:
        raise KiruError("error-bot-budget", found=number[:20])
    return int(number)


def check(name: str) -> None:
    playouts_of(name)
    if not is_there():
        raise KiruError("error-group", what=NAME, group="peers")


def is_there() -> bool:
    return find_spec("pyspiel") is not None


def mark() -> str:
    return f"open_spiel {version('open_spiel')}"


sparring.OUTSIDERS[NAME] = sparring.Outsider(check, make, mark)
