"""The sequential probability ratio test: play on until one of two Elo differences is refuted."""

import math
from dataclasses import dataclass
from statistics import fmean, pvariance

LEAST_VARIANCE = 0.02
"""A few deals that all went the same way say less than their spread of zero."""
LEAST_SETS = 10
"""Before so many deals the spread is not known well enough to stop."""


@dataclass(frozen=True)
class Bounds:
    """Two hypotheses about the first bot's advantage, and how often each may be wrongly refuted."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return math.log((1 - self.beta) / self.alpha)


def expected(elo: float, players: int = 2) -> float:
    """The win share of a bot that is so many Elo stronger than each of the others at its table."""
    return 1 / (1 + (players - 1) * 10 ** (-elo / 400))


def log_likelihood_ratio(shares: list[float], bounds: Bounds, players: int = 2) -> float:
    """How much better the second hypothesis explains the win share of each deal, both seatings together."""
    if len(shares) < 2:
        return 0.0
    low, high = expected(bounds.elo0, players), expected(bounds.elo1, players)
    variance = max(pvariance(shares), LEAST_VARIANCE)
    return len(shares) * (high - low) * (2 * fmean(shares) - low - high) / (2 * variance)


def verdict(shares: list[float], bounds: Bounds, players: int = 2) -> str:
    """`accepted`: at least elo1; `refuted`: at most elo0; `open`: play on."""
    if len(shares) < LEAST_SETS:
        return "open"
    ratio = log_likelihood_ratio(shares, bounds, players)
    if ratio >= bounds.upper:
        return "accepted"
    return "refuted" if ratio <= bounds.lower else "open"
