"""What an end or a cut-off is worth to each seat: win share with a small part of score margin; solo, the score."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.evaluator import Evaluator
from kiru.core.game import State

SOLO_SCALE: Final = 10000.0
"""Hundredths of a point that count as 1 in solo: results stay linear in the score."""
MARGIN_SCALE: Final = 10000.0
"""The margin, in hundredths, between a result of 0 and one of 1 by margin alone."""
SIGMA_TO_SCALE: Final = 0.55
"""A logistic curve of scale s has about the shape of a normal one with a deviation of 1.8 s."""


class Outcome:
    """How one playout ended, or would probably end, for every seat."""

    def __init__(self, players: i64) -> None:
        self.points: vec[float] = vec[float]([0.0] * players)
        """Final scores in hundredths, expected ones where the playout was cut off."""
        self.shares: vec[float] = vec[float]([0.0] * players)
        """Shares of the win."""
        self.results: vec[float] = vec[float]([0.0] * players)
        """What the seats strive for: between 0 and 1 where there are rivals."""


def evaluate_leaf(
    evaluator: Evaluator, state: State, margin_weight: float, out: Actions, outcome: Outcome, spread: float = 1.0
) -> None:
    """Fill in how a state ends, or would probably end; `out` is room to count in."""
    for seat in range(state.players):
        outcome.points[seat] = float(evaluator.expected_score(state, seat, out))
    if state.players == 1:
        outcome.shares[0] = 1.0
        outcome.results[0] = outcome.points[0] / SOLO_SCALE
        return
    if state.is_over:
        share_wins(state, outcome)
    else:
        estimate_wins(evaluator, state, spread, outcome)
    mix_margins(state.players, margin_weight, outcome)


def share_wins(state: State, outcome: Outcome) -> None:
    """A finished game: the winners share one win."""
    places = state.ranking()
    winners = 0
    for place in places:
        winners += place == 1
    for seat in range(state.players):
        outcome.shares[seat] = 1.0 / float(winners) if places[seat] == 1 else 0.0


def estimate_wins(evaluator: Evaluator, state: State, spread: float, outcome: Outcome) -> None:
    """A game cut off: shares by expected score, the softer the more can still happen."""
    points = outcome.points
    best = -1e9
    for seat in range(state.players):
        best = points[seat] if points[seat] > best else best
    scale = float(evaluator.score_sigma(state)) * SIGMA_TO_SCALE * spread
    total = 0.0
    for seat in range(state.players):
        outcome.shares[seat] = math.exp((points[seat] - best) / scale)
        total += outcome.shares[seat]
    for seat in range(state.players):
        outcome.shares[seat] /= total


def mix_margins(players: i64, part: float, outcome: Outcome) -> None:
    """Mix in how far each seat is ahead of its best rival, so that it goes on fighting when all is won or lost."""
    points = outcome.points
    for seat in range(players):
        rival = -1e9
        for other in range(players):
            if other != seat and points[other] > rival:
                rival = points[other]
        margin = 0.5 + (points[seat] - rival) / MARGIN_SCALE
        margin = 0.0 if margin < 0.0 else margin
        margin = 1.0 if margin > 1.0 else margin
        outcome.results[seat] = (1.0 - part) * outcome.shares[seat] + part * margin


def overlook_rivals(players: i64, outcome: Outcome) -> None:
    """Strive for one's own points alone, whatever the others have."""
    for seat in range(players):
        outcome.results[seat] = outcome.points[seat] / SOLO_SCALE
