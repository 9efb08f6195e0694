"""One side of a benchmark: a process that measures what it is asked for, one JSON line a job.

The sides take turns, so each must stand ready while the others work; all rates are per CPU second.
"""

import json
import sys
import time
from collections.abc import Callable

from kiru.ai.search.search import Search
from kiru.ai.search.settings import SearchSettings, tuned
from kiru.bench import engine_peers
from kiru.core import options
from kiru.core.actions import Actions
from kiru.core.game import CHANCE, State
from kiru.core.playout import clone_many, play_many
from kiru.core.rng import seeded
from kiru.games import open_kit

Result = dict[str, float]
FRESH_TREE = 50_000
"""Nodes after which a measured search begins anew."""


def start_of(game: str, players: int) -> State:
    kit = open_kit(game)
    return kit.game.new(players, options.complete(kit.game, players, {}))


def playouts(game: str, players: int, seconds: float) -> Result:
    """Random games inside the ring."""
    start = start_of(game, players)
    rng = seeded("bench", game)
    games, decisions, chance, batch = 0, 0, 0, 1
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        tally = play_many(start, rng, batch)
        games, decisions, chance = games + tally.games, decisions + tally.decisions, chance + tally.chance
        batch = min(batch * 2, 4096)
    return {"cpu": spent, "games": games, "decisions": decisions, "chance": chance}


def clones(game: str, players: int, seconds: float) -> Result:
    """Copies of a dealt state."""
    state = dealt(game, players)
    count, batch = 0, 8
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        clone_many(state, batch)
        count += batch
        batch = min(batch * 2, 65536)
    return {"cpu": spent, "clones": count}


def driven(game: str, players: int, seconds: float) -> Result:
    """Random games with the loop in interpreted Python: list, choose, apply."""
    start = start_of(game, players)
    rng = seeded("bench", game)
    out = Actions()
    games, decisions = 0, 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = start.clone()
        while not state.is_over:
            if state.seat == CHANCE:
                state.apply(state.deal(rng))
                continue
            out.clear()
            state.legal_actions(out)
            state.apply(out[rng.below(len(out))])
            decisions += 1
        games += 1
    return {"cpu": spent, "games": games, "decisions": decisions}


def dealt(game: str, players: int) -> State:
    """The state in which the first player is asked."""
    state = start_of(game, players)
    rng = seeded("bench", game)
    while state.seat == CHANCE:
        state.apply(state.deal(rng))
    return state


def iterations_of(game: str, state: State, settings: SearchSettings, seconds: float) -> Result:
    """How many iterations a search makes, its tree forgotten now and then as between decisions."""
    search = Search(open_kit(game).evaluator, state, settings, seeded("bench", "search"))
    count, batch = 0, 4
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        search.run(batch)
        count += batch
        batch = min(batch * 2, 256)
        if search.tree.size > FRESH_TREE:
            search.start(state)
    return {"cpu": spent, "iterations": count}


def searching(game: str, players: int, seconds: float) -> Result:
    """Iterations of the search as the strongest level runs it."""
    return iterations_of(game, dealt(game, players), tuned(open_kit(game).evaluator, players), seconds)


def through(game: str, players: int, seconds: float) -> Result:
    """Full random playouts through the search, and the same ones without it."""
    settings = SearchSettings()
    settings.candidates, settings.horizon = 1, 0
    state = dealt(game, players)
    searched = iterations_of(game, state, settings, seconds / 2)
    rng, games, batch = seeded("bench", game), 0, 4
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds / 2:
        games += play_many(state, rng, batch).games
        batch = min(batch * 2, 256)
    return {"cpu": 1.0, "share": searched["iterations"] / searched["cpu"] / (games / spent)}


JOBS: dict[str, Callable[[str, int, float], Result]] = {
    "playouts": playouts,
    "clones": clones,
    "driven": driven,
    "searching": searching,
    "through": through,
}


def main() -> None:
    """Answer jobs until the input ends."""
    for line in sys.stdin:
        job = json.loads(line)
        if job["what"] == "peer":
            answer = engine_peers.measure(job["name"], job["way"], job["seconds"])
        else:
            answer = JOBS[job["what"]](job["game"], job["players"], job["seconds"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
