"""How strong each bot is: win shares, Elo and openskill, each with its confidence."""

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from openskill.models import PlackettLuce

from kiru.arena.contest import Result

ROUNDS = 60
"""Sweeps of the Bradley-Terry fit; it has long settled by then."""
SAMPLES = 200
"""Resamplings behind an interval."""
SURE = 1.96
"""Deviations around a mean that hold 95 % of a normal distribution."""


@dataclass
class Rating:
    """One bot over all its games."""

    bot: str
    games: int
    share: float
    """Its mean share of the win."""
    share_error: float
    """Half the width of the 95 % interval."""
    score: float
    elo: float
    """Relative to the mean of all bots."""
    elo_error: float
    mu: float
    sigma: float
    seconds: float
    """Mean thought a decision."""
    slowest: float


def by_deal(results: Iterable[Result]) -> list[list[Result]]:
    """The games set by set: what shares a deal is one sample."""
    sets: dict[tuple[int, int], list[Result]] = {}
    for result in results:
        sets.setdefault((result.lineup, result.deal), []).append(result)
    return [sets[key] for key in sorted(sets)]


def shares_of(bot: str, sets: Iterable[list[Result]]) -> list[float]:
    """A bot's mean share of the win in each set it took part in, as if it had one seat."""
    found = []
    for games in sets:
        shares = [share for game in games for share, name in zip(game.shares, game.bots, strict=True) if name == bot]
        if shares:
            found.append(fmean(shares))
    return found


def half_width(values: Sequence[float]) -> float:
    """Half of the 95 % interval of a mean; by the rule of three where all values are alike."""
    if len(values) < 2:
        return math.inf
    return SURE * stdev(values) / math.sqrt(len(values)) or 3 / len(values)


def duel_shares(bots: Sequence[str], results: Iterable[Result]) -> list[float]:
    """The first bot's share against the second in each deal, from 0 to 1 for both seatings together."""
    found = []
    for games in by_deal(results):
        total = dict.fromkeys(bots, 0.0)
        for game in games:
            for name, share in zip(game.bots, game.shares, strict=True):
                total[name] += share
        found.append(total[bots[0]] / (total[bots[0]] + total[bots[1]]))
    return found


Wins = dict[tuple[str, str], float]


def pairwise(sets: Iterable[list[Result]]) -> Wins:
    """How often each bot came before each other; equal places are half a win for both."""
    wins: Wins = {}
    for games in sets:
        for game in games:
            seats = list(zip(game.bots, game.places, strict=True))
            for one, place in seats:
                for other, rival in seats:
                    if one != other:
                        won = 1.0 if place < rival else 0.5 if place == rival else 0.0
                        wins[one, other] = wins.get((one, other), 0.0) + won
    return wins


def elos(bots: Sequence[str], wins: Wins) -> dict[str, float]:
    """Bradley-Terry strengths as Elo around 0, half a game won and lost added so that nobody is infinite."""
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        for bot in bots:
            won, weight = 0.0, 0.0
            for other in bots:
                if (bot, other) in wins:
                    won += wins[bot, other] + 0.5
                    games = wins[bot, other] + wins.get((other, bot), 0.0) + 1.0
                    weight += games / (strength[bot] + strength[other])
            if weight:
                strength[bot] = won / weight
    logs = {bot: 400 * math.log10(strength[bot]) for bot in bots}
    middle = fmean(logs.values())
    return {bot: logs[bot] - middle for bot in bots}


def elo_errors(bots: Sequence[str], sets: list[list[Result]]) -> dict[str, float]:
    """Half the 95 % interval of each Elo, by drawing the deals anew; infinite where every draw says the same."""
    generator = random.Random(1)
    drawn: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(SAMPLES):
        for bot, elo in elos(bots, pairwise(generator.choices(sets, k=len(sets)))).items():
            drawn[bot].append(elo)
    return {bot: SURE * stdev(values) or math.inf for bot, values in drawn.items()}


def skills(bots: Sequence[str], results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """Mean and deviation of each bot's openskill rating after all games, in order."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for result in sorted(results, key=lambda result: (result.deal, result.lineup, result.rotation)):
        if len(set(result.bots)) == len(result.bots) > 1:
            teams = [[ratings[bot]] for bot in result.bots]
            for (new,), bot in zip(model.rate(teams, ranks=list(map(float, result.places))), result.bots, strict=True):
                ratings[bot] = new
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}


def rate(bots: Sequence[str], results: Sequence[Result]) -> list[Rating]:
    """Every bot, the strongest first."""
    sets = by_deal(results)
    elo, error, skill = elos(bots, pairwise(sets)), elo_errors(bots, sets), skills(bots, results)
    found = []
    for bot in bots:
        seats = [(game, seat) for game in results for seat, name in enumerate(game.bots) if name == bot]
        if not seats:
            continue
        shares = shares_of(bot, sets)
        thoughts = sum(game.decisions for game, _ in seats) / len(seats[0][0].bots)
        found.append(
            Rating(
                bot=bot,
                games=len(seats),
                share=fmean(shares),
                share_error=half_width(shares),
                score=fmean(game.scores[seat] for game, seat in seats),
                elo=elo[bot],
                elo_error=error[bot],
                mu=skill[bot][0],
                sigma=skill[bot][1],
                seconds=sum(game.seconds[seat] for game, seat in seats) / max(1.0, thoughts),
                slowest=max(game.slowest[seat] for game, seat in seats),
            )
        )
    return sorted(found, key=lambda rating: -rating.elo)
