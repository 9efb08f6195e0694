"""Points, line by line, and places (M20 to M22)."""

from typing import Final

from mypy_extensions import i64

from kiru.games.meadow.engine.components import KINDS
from kiru.games.meadow.engine.state import Table

LINES: Final = ["flowers", "bouquets"]


def flowers(s: Table, seat: i64) -> i64:
    """What the flowers are worth one by one (M20)."""
    total: i64 = 0
    for kind in range(i64(KINDS)):
        total += s.owned[seat * KINDS + kind] * s.box.points[kind]
    return total


def bouquets(s: Table, seat: i64) -> i64:
    """A bouquet has one flower of each kind (M21)."""
    fewest = s.owned[seat * KINDS]
    for kind in range(i64(KINDS)):
        owned = s.owned[seat * KINDS + kind]
        if owned < fewest:
            fewest = owned
    return fewest * s.box.bouquet


def score(s: Table, seat: i64) -> i64:
    return flowers(s, seat) + bouquets(s, seat)


def lines(s: Table, seat: i64) -> list[int]:
    return [flowers(s, seat), bouquets(s, seat)]


def ranking(s: Table) -> list[int]:
    """Places by points; equal points share a place (M22)."""
    points = [int(score(s, seat)) for seat in range(s.players)]
    return [1 + sum(other > own for other in points) for own in points]
