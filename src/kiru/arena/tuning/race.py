"""A race: one candidate among champions on paired deals, both sides with equally much time."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from statistics import fmean

from kiru.ai import table
from kiru.ai.bot import Bot
from kiru.ai.search.bot import SearchBot
from kiru.ai.search.search import Search
from kiru.ai.search.settings import SearchSettings
from kiru.arena import pool
from kiru.arena.tuning.dials import Values, settings_with
from kiru.core import options
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.evaluator import Evaluator
from kiru.core.game import CHANCE, State
from kiru.core.playout import MOST_ROUNDS
from kiru.core.rng import seeded
from kiru.games import open_kit
from kiru.games.kit import Kit

SAMPLED = 12
"""Positions on which the pace of two searches is compared."""
EVERY = 5
"""Decisions between two of them."""
REPEATS = 3


@dataclass(frozen=True)
class Race:
    """Who runs against whom; small enough to send to a worker."""

    game: str
    players: int
    seed: str
    champion: tuple[tuple[str, float], ...]
    candidate: tuple[tuple[str, float], ...]
    champion_iterations: int
    candidate_iterations: int


@cache
def opened(game: str) -> Kit:
    return open_kit(game)


def play_deal(task: tuple[int, Race, int]) -> tuple[int, float]:
    """The candidate's mean share of the win on one deal, played once from every seat; numbered for those who wait."""
    number, race, deal = task
    return number, fmean(share(race, f"{race.seed}-{deal}", seat) for seat in range(race.players))


def share(race: Race, seed: str, own: int) -> float:
    """The candidate's share of the win in one game."""
    kit = opened(race.game)
    state = kit.game.new(race.players, options.complete(kit.game, race.players, {}))
    seats: list[Bot] = []
    for seat in range(race.players):
        values = dict(race.candidate if seat == own else race.champion)
        iterations = race.candidate_iterations if seat == own else race.champion_iterations
        rng = seeded(seed, f"bot {seat + 1}")
        seats.append(SearchBot(kit.evaluator, rng, settings_with(values), iterations, 0.0))
    table.play(state, SeededDealer(seed, kit.game.sources), seats, MOST_ROUNDS)
    places = list(state.ranking())
    return 1 / places.count(1) if places[own] == 1 else 0.0


def run(race: Race, deals: range, jobs: int) -> Iterator[float]:
    """The candidate's share on each deal, in order."""
    tasks = [(number, race, deal) for number, deal in enumerate(deals)]
    return pool.in_order(pool.run(play_deal, tasks, min(jobs, max(1, len(tasks)))))


def pace(game: str, players: int, champion: Values, candidate: Values, iterations: int, seed: str) -> float:
    """How many iterations the candidate makes while the champion makes one, by the processor's time."""
    evaluator = opened(game).evaluator
    states = sample(game, players, seed)
    spent = [0.0, 0.0]
    for state in states:
        least = [float("inf")] * 2
        for _ in range(REPEATS):
            for side, values in enumerate((champion, candidate)):
                least[side] = min(least[side], seconds(evaluator, state, settings_with(values), iterations, seed))
        spent = [spent[side] + least[side] for side in (0, 1)]
    return spent[0] / spent[1]


def seconds(evaluator: Evaluator, state: State, settings: SearchSettings, iterations: int, seed: str) -> float:
    """What a search of a position costs."""
    search = Search(evaluator, state, settings, seeded(seed, "pace"))
    began = time.process_time()
    search.run(iterations)
    return time.process_time() - began


def sample(game: str, players: int, seed: str) -> list[State]:
    """Positions of one quick game, from its beginning to its end."""
    kit = opened(game)
    state = kit.game.new(players, options.complete(kit.game, players, {}))
    dealer = SeededDealer(seed, kit.game.sources)
    bot = SearchBot(kit.evaluator, seeded(seed, "sample"), None, 8, 0.0)
    out = Actions()
    found = []
    while not state.is_over and state.round <= MOST_ROUNDS:
        out.clear()
        if state.seat == CHANCE:
            state.apply(dealer.deal(state, out))
            continue
        state.legal_actions(out)
        if out.count > 1:
            found.append(state.clone())
        state.apply(bot.choose(state))
    return found[::EVERY][:SAMPLED]
