"""How far the coach's chances can be believed: what it says at positions of games, and how these games ended."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from kiru.ai.analysis.judged import standing_at_end
from kiru.ai.analysis.replayed_game import ReplayedGame
from kiru.ai.calibration import PLAYED_OUT, SEARCHED, Curve, raised
from kiru.ai.coach import think
from kiru.ai.search.playout_estimate import PlayoutEstimate
from kiru.ai.search.settings import SearchSettings
from kiru.arena import pool
from kiru.arena.coaching.bot_marks import played
from kiru.core.game import State

BOTS = ("gardener", "architect")
"""Who plays: tables of one level take turns, two games each, since people are not all alike either."""
THIRDS = 3
POSITIONS = 3
"""Positions of each third of a game."""
PLAYOUTS = 48
MOST_POWER = 2.5
STEPS = 40
"""Halvings of the range in which the best power is sought."""
GOLDEN = (math.sqrt(5) - 1) / 2
BINS = 10
COMMON_GAMES = 100
"""Games at a table of one size that count as much as what holds at all sizes."""


@dataclass(frozen=True)
class CalibrationTask:
    """One game and the budget of the search at its positions."""

    game: str
    players: int
    seed: str
    number: int
    iterations: int


@dataclass(frozen=True)
class Sample:
    """The chances that were said at a position, before any calibration, and how the game ended."""

    number: int
    """The game it comes from."""
    players: int
    third: int
    sigma: float
    """How far final scores may still stray."""
    said: dict[str, list[float]]
    """Shares of the win by the way they were found."""
    result: list[float]


@dataclass(frozen=True)
class Belief:
    """How good the chances of one third were: mean squared errors (Brier) of what is compared."""

    players: int
    third: int
    positions: int
    raw: float
    """Before calibration."""
    held_out: float
    """Calibrated on the other half of the games."""
    uniform: float
    """Of who says that everybody has the same chance."""


def sample_game(task: CalibrationTask) -> list[Sample]:
    """Play a game and ask at some positions of each third who will win."""
    bot = BOTS[task.number // 2 % len(BOTS)]
    replayed = played(task.game, [bot] * task.players, f"{task.seed}-{task.players}-{task.number}")
    result = standing_at_end(replayed.final).win
    found = []
    for third, state in chosen_positions(replayed):
        sigma = float(replayed.kit.evaluator.score_sigma(state))
        said = said_at(replayed, state, task.iterations)
        found.append(Sample(task.number, task.players, third, sigma, said, result))
    return found


def chosen_positions(replayed: ReplayedGame) -> list[tuple[int, State]]:
    """Some decisions of each third, evenly spread."""
    wanted = [index for kind, index in replayed.jobs() if kind == "decide"]
    count = THIRDS * POSITIONS
    picked = [wanted[(2 * n + 1) * len(wanted) // (2 * count)] for n in range(count)]
    return [(n // POSITIONS, replayed.states[index]) for n, index in enumerate(picked)]


def said_at(replayed: ReplayedGame, state: State, iterations: int) -> dict[str, list[float]]:
    """Who wins, by a search and by playouts."""
    evaluator = replayed.kit.evaluator
    search = think(evaluator, state, iterations, 0.0, "calibrate")
    estimate = PlayoutEstimate(evaluator, SearchSettings())
    estimate.measure(state, PLAYOUTS)
    visits = max(1, int(search.visits))
    return {SEARCHED: [share / visits for share in search.shares], PLAYED_OUT: list(estimate.shares)}


def samples_of(
    game: str, players: Iterable[int], games: int, seed: str, iterations: int, jobs: int, tick: Callable[[int], None]
) -> list[Sample]:
    """The positions of many games; `tick` hears how many are done."""
    tasks = [CalibrationTask(game, count, seed, number, iterations) for count in players for number in range(games)]
    found: list[Sample] = []
    for done, samples in enumerate(pool.run(sample_game, tasks, jobs), 1):
        found += samples
        tick(done)
    return sorted(found, key=lambda one: (one.players, one.number, one.third))


def brier(samples: Sequence[Sample], way: str, power: float) -> float:
    """The mean squared error of chances raised to a power, a seat as one guess."""
    return fmean(squared(raised(one.said[way], power), one.result) for one in samples)


def squared(said: Sequence[float], result: Sequence[float]) -> float:
    return fmean((chance - share) ** 2 for chance, share in zip(said, result, strict=True))


def fitted_power(samples: Sequence[Sample], way: str) -> float:
    """The power with the smallest error: golden section, since the error has one valley."""
    low, high = 0.0, MOST_POWER
    for _ in range(STEPS):
        left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        if brier(samples, way, left) <= brier(samples, way, right):
            high = right
        else:
            low = left
    return round((low + high) / 2, 3)


def fitted_curves(samples: Sequence[Sample], way: str) -> dict[int, Curve]:
    """By number of players, the power of each third at the mean of what could still happen in it."""
    common = [fitted_power([one for one in samples if one.third == third], way) for third in range(THIRDS)]
    return {players: own_curve(samples, way, players, common) for players in sorted({one.players for one in samples})}


def own_curve(samples: Sequence[Sample], way: str, players: int, common: Sequence[float]) -> Curve:
    """The curve of one number of players: its own powers, drawn to those of all tables where few games were seen."""
    points = []
    for third in range(THIRDS):
        here = [one for one in samples if (one.players, one.third) == (players, third)]
        games = len({one.number for one in here})
        power = common[third] + (fitted_power(here, way) - common[third]) * games / (games + COMMON_GAMES)
        points.append((round(fmean(one.sigma for one in here), 1), round(power, 3)))
    points.sort(reverse=True)
    return Curve([sigma for sigma, _ in points], [power for _, power in points])


def held_out(samples: Sequence[Sample], way: str) -> list[tuple[Sample, list[float]]]:
    """Every position with its chances as calibrated on the other half of the games."""
    found = []
    for half in range(2):
        curves = fitted_curves([one for one in samples if one.number % 2 != half], way)
        for one in samples:
            if one.number % 2 == half:
                found.append((one, raised(one.said[way], curves[one.players].at(one.sigma))))
    return found


def beliefs(samples: Sequence[Sample]) -> list[Belief]:
    """How good the chances of a search were, third by third and for each number of players."""
    found, told = [], held_out(samples, SEARCHED)
    for players in sorted({one.players for one in samples}):
        for third in range(THIRDS):
            here = [one for one in samples if (one.players, one.third) == (players, third)]
            said_here = [(one, said) for one, said in told if (one.players, one.third) == (players, third)]
            error = fmean(squared(said, one.result) for one, said in said_here)
            even = fmean(squared([1 / players] * players, one.result) for one in here)
            found.append(Belief(players, third, len(here), brier(here, SEARCHED, 1.0), error, even))
    return found


def reliability(told: Sequence[tuple[Sample, list[float]]]) -> list[tuple[float, float, int]]:
    """What was said, what came of it, and how often it was said, in bins of the chance."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one, said in told:
        for chance, share in zip(said, one.result, strict=True):
            bins[min(BINS - 1, int(chance * BINS))].append((chance, share))
    return [(fmean(c for c, _ in one), fmean(s for _, s in one), len(one)) for one in bins if one]
