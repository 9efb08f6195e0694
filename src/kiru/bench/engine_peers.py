"""Random games on other engines, counted the same way: players' decisions only, chance apart.

Like is put beside like: what another engine does inside its own compiled code beside our ring, and what is driven from
Python beside our engines driven from Python. Their games differ from ours; a ratio says how much play a researcher gets
out of one core, not whose rules are better.
"""

import importlib.util
import random
import time
from functools import cache
from typing import Any

OPEN_SPIEL = ("hearts", "crazy_eights", "gin_rummy", "quoridor")
INSIDE, DRIVEN = "inside", "driven"
"""Where the loop runs: in the engine's own code, or in Python."""
COUNTED_GAMES = 200
"""Games driven from Python that tell how many decisions a random game has on average."""


def installed() -> list[tuple[str, str]]:
    """The peers that this environment has, and where their loop runs: `pip install kiru[peers]` brings them."""
    found = []
    if importlib.util.find_spec("pyspiel"):
        found += [(f"open_spiel {game}", way) for game in OPEN_SPIEL for way in (INSIDE, DRIVEN)]
    if importlib.util.find_spec("catanatron"):
        found.append(("catanatron", DRIVEN))
    return found


def measure(name: str, way: str, seconds: float) -> dict[str, float]:
    library, _, game = name.partition(" ")
    if library == "catanatron":
        return catanatron(seconds)
    return open_spiel_inside(game, seconds) if way == INSIDE else open_spiel(game, seconds)


def open_spiel(name: str, seconds: float, most_games: int = 10**9) -> dict[str, float]:
    """OpenSpiel's Python loop."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    generator = random.Random(1)
    games, decisions, chance = 0, 0, 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds and games < most_games:
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


@cache
def lengths(name: str) -> tuple[float, float]:
    """Decisions and chance steps of a random game of OpenSpiel, on average."""
    counted = open_spiel(name, 60.0, COUNTED_GAMES)
    return counted["decisions"] / counted["games"], counted["chance"] / counted["games"]


def open_spiel_inside(name: str, seconds: float) -> dict[str, float]:
    """OpenSpiel's C++ loop between its own random players; it tells no lengths, so those of driven games are taken."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    start = game.new_initial_state()
    players = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    decisions, chance = lengths(name)
    games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        pyspiel.evaluate_bots(start.clone(), players, games)
        games += 1
    return {"cpu": spent, "games": games, "decisions": games * decisions, "chance": games * chance}


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
