"""The account of a game: start, luck, own decisions and those of rivals come to the result.

Every position has one value. It is what was found there, brought into line with the positions before and after: a
decision moves it by what was measured of that decision, a deal may move it freely. The account adds up the moves of
this one row of values, and so it closes.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from kiru.core.game import CHANCE

SEARCHED, PLAYED_OUT = 0.05, 0.10
"""How far the chance may be off that a search, or some playouts, found at a position."""
DECIDED, DEALT = 0.02, 0.10
"""How far the measured effect of a decision, or of a deal, may be off."""
SOLO_POINTS = 50.0
"""Points of a solo game that are as uncertain as a whole win."""
DIGITS, SOLO_DIGITS = 3, 1
"""Values are rounded before they are added up, so that the figures people read add up as well."""


@dataclass(frozen=True)
class Position:
    """What each seat may expect at a position, who moves on from it, and how far that should move the values."""

    found: list[float]
    by: int
    """The seat that decides; CHANCE for a deal."""
    change: list[float]

    @property
    def after(self) -> list[float]:
        """What each seat may expect then."""
        return [value + step for value, step in zip(self.found, self.change, strict=True)]

    @property
    def noise(self) -> float:
        return PLAYED_OUT if self.by == CHANCE else SEARCHED

    @property
    def leeway(self) -> float:
        return DEALT if self.by == CHANCE else DECIDED


@dataclass(frozen=True)
class Account:
    """What a seat's result is made of, in shares of the win; alone, in points."""

    start: float
    luck: float
    own: float
    rivals: float
    result: float


def settled(positions: Sequence[Position], seat: int, result: float, unit: float) -> list[float]:
    """The row of values closest to what was found at each position and to the measured changes between them.

    The last value is certain: it is the result. Least squares, as a system with three diagonals.
    """
    last = len(positions)
    weights = [(unit * one.leeway) ** -2 for one in positions]
    diagonal, right = [], []
    for n, one in enumerate(positions):
        trust = (unit * one.noise) ** -2
        before = weights[n - 1] if n else 0.0
        diagonal.append(trust + before + weights[n])
        pushed = before * positions[n - 1].change[seat] if n else 0.0
        right.append(one.found[seat] * trust + pushed - weights[n] * one.change[seat])
    right[-1] += weights[-1] * result
    for n in range(1, last):
        factor = weights[n - 1] / diagonal[n - 1]
        diagonal[n] -= factor * weights[n - 1]
        right[n] += factor * right[n - 1]
    values = [right[-1] / diagonal[-1]]
    for n in range(last - 2, -1, -1):
        values.append((right[n] + weights[n] * values[-1]) / diagonal[n])
    return [*reversed(values), result]


def as_chances(row: Sequence[float]) -> list[float]:
    """The values of all seats as chances: none below 0, together 1."""
    clipped = [max(0.0, value) for value in row]
    return [value / sum(clipped) for value in clipped]


def values_of(positions: Sequence[Position], result: Sequence[float]) -> list[list[float]]:
    """The values of all seats, one row a position and one for the end, in the digits that are shown."""
    if len(result) == 1:
        return [[round(value, SOLO_DIGITS)] for value in settled(positions, 0, result[0], SOLO_POINTS)]
    columns = [settled(positions, seat, share, 1.0) for seat, share in enumerate(result)]
    return [[round(value, DIGITS) for value in as_chances(row)] for row in zip(*columns, strict=True)]


def accounts(positions: Sequence[Position], result: Sequence[float]) -> list[Account]:
    """The account of every seat."""
    values = values_of(positions, result)
    return [account(positions, [row[seat] for row in values], seat) for seat in range(len(result))]


def account(positions: Sequence[Position], values: Sequence[float], seat: int) -> Account:
    """The account of one seat from its row of values."""
    sums = {"luck": 0.0, "own": 0.0, "rivals": 0.0}
    for one, before, after in zip(positions, values, values[1:], strict=False):
        kind = "luck" if one.by == CHANCE else "own" if one.by == seat else "rivals"
        sums[kind] += after - before
    return Account(values[0], **{kind: round(value, DIGITS) for kind, value in sums.items()}, result=values[-1])
