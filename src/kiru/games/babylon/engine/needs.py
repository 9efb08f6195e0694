"""What a place needs to carry a tile, as one small number, and which of these a player can pay (B31 to B33).

Feet that ask for the same pillars share a need, wherever the corners are: there are 26, so those that a player can pay
are the bits of one number, looked up by what the player holds and what the supply has left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.games.babylon.engine.components import BELVEDERE, DOUBLE
from kiru.games.babylon.engine.pillars import CHOICES, DOUBLES, FEET, MISSING, SINGLES
from kiru.games.babylon.engine.state import Table

Way = tuple[int, int, int]
"""Singles, doubles and belvederes that one choice of the feet takes."""
NO_WAY: Final = 0
"""The need of feet that carry nothing: nobody can pay it."""
MOST_SINGLES: Final = 8
"""Four swapped doubles: no place asks for more ..."""
MOST_DOUBLES: Final = 4
"""... nor for more doubles than corners."""


def ways_of(feet: int) -> list[Way]:
    """Every way to carry a tile on feet, each once."""
    rows = [feet * CHOICES + choice for choice in range(CHOICES)]
    ways = {(int(SINGLES[row]), int(DOUBLES[row]), int(row != rows[0])) for row in rows if MISSING[row] == 0}
    return sorted(ways)


def different_ways() -> list[list[Way]]:
    """The ways of all feet, those that share them once; first those of feet that carry nothing."""
    found: list[list[Way]] = [[]]
    for feet in range(FEET):
        if ways_of(feet) not in found:
            found.append(ways_of(feet))
    return found


WAYS: Final = different_ways()
"""The ways to meet each need."""
NEEDS: Final = vec[i64]([WAYS.index(ways_of(feet)) for feet in range(FEET)])
"""The need of all feet."""


def is_paid(way: Way, singles: int, in_hand: int, left: int, belvedere: int) -> bool:
    """Whether pillars and belvedere are there: doubles beyond those in hand are swapped for, two singles each (B32)."""
    swapped = max(0, way[1] - in_hand)
    return way[0] + 2 * swapped <= singles and swapped <= left and way[2] <= belvedere


def needs_paid(singles: int, in_hand: int, left: int, belvedere: int) -> int:
    """The needs with a way that can be paid, as bits."""
    bits = 0
    for need, ways in enumerate(WAYS):
        if any(is_paid(way, singles, in_hand, left, belvedere) for way in ways):
            bits |= 1 << need
    return bits


PAID: Final = vec[i64]([
    needs_paid(singles, in_hand, left, belvedere)
    for singles in range(MOST_SINGLES + 1)
    for in_hand in range(MOST_DOUBLES + 1)
    for left in range(MOST_DOUBLES + 1)
    for belvedere in range(2)
])  # fmt: skip
"""The needs that can be paid, by singles, doubles in hand, doubles in the supply, and whether it has a belvedere."""


def need_of(feet: i64) -> i64:
    """The need of feet; a corner over rising stairs has none to stand on and must not stay free (B38)."""
    if feet < 0 or feet >= FEET:
        return NO_WAY
    return NEEDS[feet]


def payable_needs(s: Table) -> i64:
    """The needs that the player who is asked can pay, as bits."""
    singles = s.singles[s.seat]
    if singles > MOST_SINGLES:
        singles = MOST_SINGLES
    in_hand = s.doubles
    if in_hand > MOST_DOUBLES:
        in_hand = MOST_DOUBLES
    left = s.supply[DOUBLE]
    if left > MOST_DOUBLES:
        left = MOST_DOUBLES
    row = (singles * (MOST_DOUBLES + 1) + in_hand) * (MOST_DOUBLES + 1) + left
    if s.supply[BELVEDERE] > 0:
        return PAID[row * 2 + 1]
    return PAID[row * 2]
