"""What may be said of many comparisons at once, and how small a difference so many games show."""

import math
from collections.abc import Sequence

from kiru.arena.sim import RunningStats

LEVEL = 0.05
"""The chance that anything at all is called proven although nothing is there."""
SURE = 1.959964
SEEN = 0.841621
"""Deviations for 95 % certainty, and to see a difference four times out of five."""


def chance_of(deviations: float) -> float:
    """How often luck alone is so many standard errors off, to either side."""
    return math.erfc(abs(deviations) / math.sqrt(2))


def against(line: RunningStats, even: float) -> float:
    """How often luck alone brings a share of wins as far from an even one."""
    error = math.sqrt(even * (1 - even) / line.games)
    return chance_of((line.wins / line.games - even) / error)


def between(one: RunningStats, other: RunningStats) -> float:
    """How often luck alone parts two shares of wins as far."""
    common = (one.wins + other.wins) / (one.games + other.games)
    error = math.sqrt(common * (1 - common) * (1 / one.games + 1 / other.games))
    return chance_of((one.wins / one.games - other.wins / other.games) / error) if error else 1.0


def corrected(chances: Sequence[float]) -> list[float]:
    """Holm's correction: each chance as it counts among so many comparisons, in the order given."""
    found = [1.0] * len(chances)
    highest = 0.0
    for rank, at in enumerate(sorted(range(len(chances)), key=lambda at: chances[at])):
        highest = max(highest, min(1.0, chances[at] * (len(chances) - rank)))
        found[at] = highest
    return found


def smallest_seen(games: int, even: float) -> float:
    """The smallest distance from an even share that so many games show four times out of five."""
    return (SURE + SEEN) * math.sqrt(even * (1 - even) / games)
