"""Points by their sources (A21, A35, A42, A46, A52, A53, A63, A71, A72) and the winner (A73)."""

from typing import Final

from mypy_extensions import i64

from kiru.games.amyitis.engine.garden import count_bits
from kiru.games.amyitis.engine.state import KEPT, Table
from kiru.games.amyitis.engine.supply import token_count

LINES: Final = [
    "engineers", "tiles", "irrigation", "marduk", "sales", "palaces", "bankers", "favor", "tokens",
]  # fmt: skip


def lines(s: Table, seat: i64) -> list[int]:
    """The points of a seat in the order of LINES; favor and tokens as if the game ended now."""
    kept: list[int] = [s.points[seat * KEPT + source] for source in range(i64(KEPT))]
    return [*kept, int(favor(s, seat)), int(token_count(s, seat))]


def track(s: Table, seat: i64) -> i64:
    """Where the score marker stands: what has been scored before the end of the game."""
    total: i64 = 0
    for place in range(seat * KEPT, (seat + 1) * KEPT):
        total += s.points[place]
    return total


def favor(s: Table, seat: i64) -> i64:
    """Amyitis' favor for the own tiles (A71)."""
    tiles = count_bits(s.won[seat])
    points: i64 = 0
    for step in range(i64(2)):
        if tiles >= s.box.favor_tiles[s.column * 2 + step]:
            points = s.box.favor_points[step]
    return points


def score(s: Table, seat: i64) -> i64:
    """The sum of the lines: each token left is worth a point (A72)."""
    return track(s, seat) + favor(s, seat) + token_count(s, seat)


def ranking(s: Table) -> list[int]:
    """Places by points; all who tie share the place (A73)."""
    points = [int(score(s, seat)) for seat in range(s.players)]
    return [1 + sum(other > own for other in points) for own in points]
