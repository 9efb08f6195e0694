"""Which contests the leaderboard holds, played in pieces: a file a contest, and an interrupted run goes on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from statistics import fmean

from kiru.arena import contest, policies, ratings
from kiru.arena.contest import ContestPlan, Result, Set
from kiru.arena.ratings import Rating
from kiru.arena.run import BotContest
from kiru.bench.leaderboard import open_spiel
from kiru.games import open_kit

BOTS = ("random", "greedy", "novice", "gardener", "architect")
FEWER = 10
"""OpenSpiel's search, hundreds of times as slow as ours, plays one game where others play so many; so does every choice
of bots at larger tables, because there are many."""


@dataclass(frozen=True)
class Settings:
    """What a leaderboard is asked for."""

    games: int
    """Of every pair; a tenth of it of every choice of bots at larger tables, and one deal in every seating at least."""
    royal: int
    """Iterations of royal for a choice."""
    playouts: int
    """Playouts of OpenSpiel's search for a choice; 0 leaves it out."""
    seed: str


def roster(game: str, players: int, settings: Settings) -> list[str]:
    """Who takes part at a table of so many; OpenSpiel's search at tables of two."""
    bots = [*BOTS, f"royal-{settings.royal}"]
    if policies.is_there(game, players):
        bots.append(policies.NAME)
    if players == 2 and settings.playouts and open_spiel.is_there():
        bots.append(f"{open_spiel.NAME}-{settings.playouts}")
    return bots


def plans(game: str, players: int, settings: Settings) -> Iterator[ContestPlan]:
    """The contests of a table: every pair with deals of its own, or all choices of bots that fit at it."""
    bots = roster(game, players, settings)
    if players > 2:
        games = max(players, settings.games // FEWER)
        yield ContestPlan(game, tuple(bots), players, games, settings.seed)
        return
    for pair in combinations(bots, 2):
        slow = any(bot.startswith(open_spiel.NAME) for bot in pair)
        games = max(2, settings.games // FEWER) if slow else settings.games
        yield ContestPlan(game, pair, 2, games, f"{settings.seed}-{'-'.join(pair)}")


def counts(game: str) -> range:
    """The numbers of players that a game has a leaderboard for."""
    rules = open_kit(game).game
    return range(max(2, rules.min_players), rules.max_players + 1)


def play_set(task: tuple[ContestPlan, Set]) -> list[Result]:
    """As any contest does; a worker that imports this module knows OpenSpiel's search, too."""
    return contest.play_set(task)


def open_contest(folder: Path, plan: ContestPlan) -> BotContest:
    """The games of a contest, in a file that changes with the bots."""
    names = "all" if plan.players > 2 else "-".join(plan.bots)
    file = folder / f"{plan.game}-{plan.players}-{names}-{plan.seed.partition('-')[0]}-{contest.mark_of(plan)}.jsonl"
    return BotContest(plan, file, play_set=play_set)


@dataclass(frozen=True)
class Standing:
    """A leaderboard: who took part, how they are rated, and at two who won how much of whom."""

    game: str
    players: int
    games: int
    ratings: list[Rating]
    duels: dict[tuple[str, str], tuple[float, float, int]]
    """By pair the first one's share of the win, half of its interval, and the games."""


def standing(game: str, players: int, played: Sequence[tuple[ContestPlan, list[Result]]]) -> Standing:
    """What the contests of a table come to."""
    bots = list(dict.fromkeys(bot for plan, results in played if results for bot in plan.bots))
    numbered = [
        replace(result, lineup=result.lineup + number * 1000)
        for number, (_, results) in enumerate(played)
        for result in results
    ]
    duels = {}
    for plan, results in played:
        if players == 2 and results:
            shares = ratings.duel_shares(plan.bots, results)
            error, one, other = ratings.half_width(shares), *plan.bots
            duels[one, other] = (fmean(shares), error, len(results))
            duels[other, one] = (1 - fmean(shares), error, len(results))
    return Standing(game, players, len(numbered), ratings.rate(bots, numbered), duels)
