"""Random games on other engines, counted the same way: players' decisions only, chance apart.

Their games differ from ours; a ratio says how much play a researcher gets out of one core, not whose rules are better.
"""

import importlib.util
import random
import time
from typing import Any

OPEN_SPIEL = ("hearts", "crazy_eights", "gin_rummy", "quoridor")


def installed() -> list[str]:
    """The peers that this environment has: `pip install kiru[peers]` brings them."""
    names = []
    if importlib.util.find_spec("pyspiel"):
        names += [f"open_spiel {game}" for game in OPEN_SPIEL]
    if importlib.util.find_spec("catanatron"):
        names.append("catanatron")
    return names


def measure(name: str, seconds: float) -> dict[str, float]:
    library, _, game = name.partition(" ")
    return open_spiel(game, seconds) if library == "open_spiel" else catanatron(seconds)


def open_spiel(name: str, seconds: float) -> dict[str, float]:
    """OpenSpiel's Python loop."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    generator = random.Random(1)
    games, decisions, chance = 0, 0, 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(actions, weights)[0])
                chance += 1
            else:
                state.apply_action(generator.choice(state.legal_actions()))
                decisions += 1
        games += 1
    return {"cpu": spent, "games": games, "decisions": decisions, "chance": chance}


def catanatron(seconds: float) -> dict[str, float]:
    """Catanatron's own game between its random players; its dice are part of an action, not a step."""
    from catanatron import Color, Game, RandomPlayer

    games, decisions = 0, 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        game: Any = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE)])
        game.play()
        state = game.state
        decisions += len(state.action_records if hasattr(state, "action_records") else state.actions)
        games += 1
    return {"cpu": spent, "games": games, "decisions": decisions, "chance": 0}
