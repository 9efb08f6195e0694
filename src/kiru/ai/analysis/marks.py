"""Marks of decisions as chess players know them, and which decisions are a real choice."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from kiru.ai.coach import children
from kiru.ai.search.search import Search

MARKS = ("inaccuracy", "mistake", "blunder")
CHANCES = (0.05, 0.10, 0.15)
"""From what loss of the chance to win each mark is given."""
POINTS = (2.0, 4.0, 8.0)
"""The same by points of the own score: alone, and in games that are decided already."""
LEAST_LOSS = 0.01
"""A smaller difference of win chances lies within what the search can tell."""
LOOKS = 5
"""How many times both moves are looked at, each time with other luck."""
SURE = 2.13
"""Standard errors that a loss must reach: 95 % of Student's distribution for so many looks."""
POINTS_OF_A_WIN = 50.0
"""A lead of so many points, alone a score, counts as much as a whole win where players are told apart."""
LEAST_STAKE, LEAST_STAKE_POINTS = 0.03, 1.5
"""What a choice at random must be behind the best one on average for the decision to matter."""


def margin(samples: list[float]) -> float:
    """How far the mean of some samples may be off."""
    return SURE * stdev(samples) / math.sqrt(len(samples))


@dataclass(frozen=True)
class Loss:
    """What a decision gave away, of the win and of the own score, and how far either may be off."""

    chance: float
    chance_error: float
    points: float
    points_error: float

    @property
    def is_chance(self) -> bool:
        """Whether it is proven to have cost a part of the win."""
        return self.chance >= max(self.chance_error, LEAST_LOSS)

    @property
    def is_points(self) -> bool:
        """Whether it is proven to have cost points without being worth them in chance."""
        return self.points >= max(self.points_error, POINTS[0]) and self.chance > -LEAST_LOSS

    @property
    def mark(self) -> str:
        """The mark of a proven loss; empty where it is small."""
        reached = sum(self.chance >= step for step in CHANCES) if self.is_chance else 0
        if self.is_points:
            reached = max(reached, sum(self.points >= step for step in POINTS))
        return MARKS[reached - 1] if reached else ""


def worth(win: Sequence[float], score: Sequence[float], seat: int) -> float:
    """What a seat may expect as one number: its share of the win, and its lead also where the win is decided."""
    if len(win) == 1:
        return score[0] / POINTS_OF_A_WIN
    rival = max(points for other, points in enumerate(score) if other != seat)
    return win[seat] + (score[seat] - rival) / POINTS_OF_A_WIN


def accuracy(lost: Sequence[float], stakes: Sequence[float]) -> float | None:
    """How much of what was at stake a player kept: 0 for choices at random, 1 for the best found; None: nothing was."""
    stake = sum(stakes)
    return min(1.0, max(0.0, 1.0 - sum(lost) / stake)) if stake > 0 else None


def matters(search: Search) -> bool:
    """Whether it makes a difference here what is chosen: a choice at random would cost chance or points."""
    tree, nodes = search.tree, children(search)
    shares = [tree.shares[node] / int(tree.visits[node]) for node in nodes]
    points = [tree.points[node] / 100 / int(tree.visits[node]) for node in nodes]
    return shares[0] - fmean(shares) >= LEAST_STAKE or points[0] - fmean(points) >= LEAST_STAKE_POINTS
