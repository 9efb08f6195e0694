"""How far a chance of winning can be believed: a power for each game, number of players and state of the game.

Shares of the win are raised to a power and shared out anew: below 1 it takes confidence away, above 1 it adds some.
`kiru calibrate` fits the powers to games and writes them into the game's folder.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from kiru.core.errors import KiruError
from kiru.core.game import State
from kiru.games.kit import Kit
from kiru.support.files import read_text

FILE = "calibration.json"
SEARCHED, PLAYED_OUT = "searched", "played_out"
"""The two ways in which a chance is found: by a search, or by playouts."""


@dataclass(frozen=True)
class Curve:
    """Powers by how much can still happen: the deviation of final scores, largest first."""

    sigmas: list[float]
    powers: list[float]

    def at(self, sigma: float) -> float:
        """The power at a state of the game, between the fitted ones in proportion."""
        points = list(zip(self.sigmas, self.powers, strict=True))
        for (high, first), (low, second) in pairwise(points):
            if sigma >= high:
                return first
            if sigma > low:
                return first + (second - first) * (high - sigma) / (high - low)
        return points[-1][1]


@dataclass(frozen=True)
class Calibration:
    """The curves of a game, by the way a chance was found and the number of players."""

    curves: dict[str, dict[int, Curve]] = field(default_factory=dict)

    def power(self, way: str, players: int, sigma: float) -> float:
        """1 where nothing was fitted."""
        curve = self.curves.get(way, {}).get(players)
        return curve.at(sigma) if curve else 1.0


@cache
def read(file: Path) -> Calibration:
    """The calibration of a file; none where there is no file."""
    if not file.exists():
        return Calibration()
    try:
        given: dict[str, dict[str, Any]] = json.loads(read_text(file))["curves"]
        return Calibration(
            {
                way: {int(players): Curve(list(one["sigmas"]), list(one["powers"])) for players, one in rows.items()}
                for way, rows in given.items()
            }
        )
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        raise KiruError("error-weights", file=str(file)) from error


def power_of(kit: Kit, state: State, way: str) -> float:
    """The power that makes chances at a state believable."""
    if state.is_over or state.players == 1:
        return 1.0
    return read(kit.folder / FILE).power(way, state.players, float(kit.evaluator.score_sigma(state)))


def raised(shares: Sequence[float], power: float) -> list[float]:
    """Shares of the win raised to a power and shared out anew."""
    powered = [max(share, 0.0) ** power for share in shares]
    total = sum(powered)
    return [share / total for share in powered]


def raised_alone(share: float, players: int, power: float) -> float:
    """The same for one seat, where the rivals' shares are not known: they are taken to be equal."""
    if players == 1:
        return share
    return raised([share, *[max(0.0, 1 - share) / (players - 1)] * (players - 1)], power)[0]
