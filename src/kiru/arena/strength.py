"""The table of strengths: which contests it holds, and what they come to."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from kiru.arena import contest, ratings, sparring
from kiru.arena.contest import ContestPlan, Result
from kiru.arena.run import BotContest
from kiru.games import open_kit
from kiru.games.kit import Kit

LEVELS = ("novice", "gardener", "architect")
"""The levels below royal, whose budget is set by whoever makes the table."""
KINDS = ("ladder", "before", "rush", "many", "greedy", "weights", "solo", "chance")
"""The order in which rows are played: what matters most comes first."""
LEAST_SHARE = 0.7
"""What each level is to win against the one below."""
BEFORE_SHARE = 0.75
"""What royal is to win against the version before it."""
RUSH_SHARE = 0.5
"""What royal is to win against a scripted rush at least."""
MANY_SHARE = 1.5
"""What royal is to win among several of the version before it, in fair shares."""
DIFFICULTIES = ("easy", "medium", "advanced", "expert")
GREEDY_SHARE = 0.9
GREEDY_SHARES = {"hanging_gardens": 0.8}
"""What royal is to win against the greedy bot, where a game leaves it less."""


@dataclass(frozen=True)
class Row:
    """A contest of the table, and the share it is meant to show; no aim for a comparison or a benchmark."""

    plan: ContestPlan
    aim: float | None
    kind: str
    """One of KINDS."""


def duels(game: str, games: int, royal: str, seed: str) -> Iterator[Row]:
    """Every level against the one below; royal against greedy, the version before, rushes, other weights and nodes."""
    ladder = [*LEVELS, royal]
    for stronger, weaker in zip(ladder[1:], ladder, strict=False):
        yield Row(ContestPlan(game, (stronger, weaker), 2, games, seed), LEAST_SHARE, "ladder")
    yield Row(ContestPlan(game, (royal, "greedy"), 2, games, seed), GREEDY_SHARES.get(game, GREEDY_SHARE), "greedy")
    budget = royal.partition("-")[2]
    for version in list(open_kit(game).evaluator.earlier)[-1:]:
        yield Row(ContestPlan(game, (royal, f"{royal}-{version}"), 2, games, seed), BEFORE_SHARE, "before")
        for players in range(3, open_kit(game).game.max_players + 1):
            plan = ContestPlan(game, (royal, f"{royal}-{version}"), players, games, seed, alone=True)
            yield Row(plan, MANY_SHARE / players, "many")
    for rush in [name for name, (where, _) in sparring.RECIPES.items() if where == game]:
        yield Row(ContestPlan(game, (royal, f"{rush}-{budget}"), 2, games, seed), RUSH_SHARE, "rush")
    yield Row(ContestPlan(game, (royal, f"{royal}-plain"), 2, games, seed), None, "weights")
    yield Row(ContestPlan(game, (royal, f"{royal}-explicit"), 2, games, seed), None, "chance")


def solos(kit: Kit, games: int, royal: str, seed: str) -> Iterator[Row]:
    """Every level alone, at every difficulty the game has."""
    difficulties = next((option.values for option in kit.game.options if option.name == "difficulty"), [])
    if kit.game.min_players == 1:
        for difficulty in sorted(difficulties, key=DIFFICULTIES.index):
            for bot in ("random", "greedy", *LEVELS, royal):
                chosen = (("difficulty", difficulty),)
                yield Row(ContestPlan(kit.game.name, (bot,), 1, games, seed, chosen), None, "solo")


def rows(chosen: list[str], games: int, royal: str, seed: str) -> list[Row]:
    """The whole table, or that of some games."""
    met = [row for game in chosen for row in duels(game, games, royal, seed)]
    alone = [row for game in chosen for row in solos(open_kit(game), games, royal, seed)]
    return sorted(met + alone, key=lambda row: KINDS.index(row.kind))


def open_contest(folder: Path, row: Row) -> BotContest:
    """The games of a row, in a file of their own that changes with the bots, so that a table is made in pieces."""
    plan = row.plan
    mark = contest.mark_of(plan)
    chosen = "".join(f"-{value}" for _, value in plan.options)
    return BotContest(
        plan, folder / f"{plan.game}-{plan.players}-{'-'.join(plan.bots)}{chosen}-{plan.seed}-{mark}.jsonl"
    )


@dataclass(frozen=True)
class Duel:
    """What the first bot of a row won."""

    games: int
    share: float
    error: float
    elo: float
    scores: tuple[float, float]
    seconds: tuple[float, float]
    """Mean thought a decision."""


def duel_of(plan: ContestPlan, results: list[Result]) -> Duel:
    """The row as numbers."""
    shares = ratings.duel_shares(plan.bots, results)
    rated = {rating.bot: rating for rating in ratings.rate(plan.bots, results)}
    one, other = (rated[bot] for bot in plan.bots)
    return Duel(
        games=len(results),
        share=fmean(shares),
        error=ratings.half_width(shares),
        elo=one.elo - other.elo,
        scores=(one.score, other.score),
        seconds=(one.seconds, other.seconds),
    )


@dataclass(frozen=True)
class Solo:
    """What a bot reached alone."""

    games: int
    score: float
    error: float
    rank: float
    """The mean rank, 1 for the lowest."""


def solo_of(results: list[Result]) -> Solo:
    """The row as numbers."""
    points = [result.scores[0] for result in results]
    return Solo(len(points), fmean(points), ratings.half_width(points), fmean(result.rank for result in results))
