"""Why an action is better: the game is played on after it and after another, over the same deals, and lines compared.

Every seat searches a little in these continuations, so that what is compared is how people would go on. A line of the
score pad is told only where its difference is larger than what other deals would make of it.
"""

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from kiru.ai.bot import Bot
from kiru.ai.search.bot import SearchBot
from kiru.ai.search.playout import play_on
from kiru.ai.search.playout_estimate import numbered
from kiru.ai.search.settings import tuned
from kiru.ai.table import play
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.game import Game, State
from kiru.core.rng import seeded
from kiru.games.kit import Kit

DEALS, LEAST_DEALS = 12, 5
"""How many times an action is played on; at least so often, however little time there is."""
SEARCHED_ROUNDS = 2
"""So many rounds after the present one every seat searches; the rest is played by its priors."""
ITERATIONS = 8
"""What a seat spends on each of these decisions."""
LEAST_POINTS = 0.25
"""A difference in a line that is worth a word."""
MOST_REASONS = 4
RIVALS = "rivals"
"""The line of a reason that tells what the best rival loses."""
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20)
"""Standard errors of a mean that hold 95 % of Student's distribution, for two samples and more."""

Pads = list[list[float]]
"""The final pad of every seat, line by line."""


@dataclass(frozen=True)
class Reason:
    """A line of the score pad, or the best rival's total, on which an action ends better or worse than another."""

    line: str
    points: float
    error: float = 0.0
    """How far the points may be off, at 95 %."""


def interval(samples: Sequence[float]) -> float:
    """How far the mean of some samples may be off, at 95 %."""
    return STUDENT[min(len(samples), len(STUDENT) + 1) - 2] * stdev(samples) / math.sqrt(len(samples))


def after_turn(state: State, turn: Sequence[int]) -> State:
    """The state after a turn, which is followed as long as it is this seat's."""
    after = state.clone()
    for action in turn:
        if after.seat != state.seat or after.is_over:
            break
        after.apply(action)
    return after


def continued(kit: Kit, state: State, deal: int) -> Pads:
    """How a game ends from a state, with the luck of a number."""
    settings = tuned(kit.evaluator, state.players)
    seats: list[Bot] = [
        SearchBot(kit.evaluator, seeded(f"continued {deal}", f"seat {seat}"), settings, ITERATIONS, 0.0)
        for seat in range(state.players)
    ]
    after = state.clone()
    play(after, SeededDealer(f"continued {deal}", kit.game.sources), seats, after.round + SEARCHED_ROUNDS)
    play_on(kit.evaluator, after, numbered(deal), Actions(), settings.candidates, 0)
    return [[float(points) for points in after.score_lines(seat)] for seat in range(state.players)]


def continuations(kit: Kit, state: State, turns: Sequence[Sequence[int]], seconds: float = 0.0) -> list[list[Pads]]:
    """How the game ends after each of some turns, deal by deal and always over the same deals; 0 seconds: no clock."""
    states = [after_turn(state, turn) for turn in turns]
    found: list[list[Pads]] = [[] for _ in states]
    began = time.perf_counter()
    for deal in range(DEALS):
        if seconds and deal >= LEAST_DEALS and time.perf_counter() - began > seconds:
            break
        for pads, after in zip(found, states, strict=True):
            pads.append(continued(kit, after, deal))
    return found


def mean_pads(several: Sequence[Pads]) -> Pads:
    """The pads of several games, line by line in the mean."""
    return [[fmean(points) for points in zip(*seat, strict=True)] for seat in zip(*several, strict=True)]


def mean_continuations(several: Sequence[list[Pads]]) -> list[Pads]:
    """What several turns lead to in the mean, deal by deal."""
    return [mean_pads(pads) for pads in zip(*several, strict=True)]


def reasons(game: Game, seat: int, better: Sequence[Pads], others: Sequence[Pads]) -> list[Reason]:
    """The lines on which the better action ends otherwise than the other, the largest first; none within the noise.

    The search looks deeper than continuations do: where these do not bear it out, no line of the pad is the reason.
    """
    gains = [gains_of(seat, one, other) for one, other in zip(better, others, strict=True)]
    if fmean(map(sum, gains)) <= 0:
        return []
    found = []
    for line, column in zip([*game.score_lines, RIVALS], zip(*gains, strict=True), strict=True):
        points, error = fmean(column), interval(column)
        if abs(points) >= max(LEAST_POINTS, error):
            found.append(Reason(line, round(points, 1), round(error, 1)))
    told = sorted(found, key=lambda reason: -abs(reason.points))[:MOST_REASONS]
    return told if sum(reason.points for reason in told) > 0 else []


def gains_of(seat: int, better: Pads, other: Pads) -> list[float]:
    """By how much one game ends better for a seat than another: its own lines, and what the best rival has less."""
    own = [one - its for one, its in zip(better[seat], other[seat], strict=True)]
    return [*own, best_rival(other, seat) - best_rival(better, seat)]


def best_rival(pads: Pads, seat: int) -> float:
    """The highest total that another seat reaches."""
    return max((sum(pad) for other, pad in enumerate(pads) if other != seat), default=0.0)
