"""What carries a tile: the feet of its corners as bits, and the pillars that each choice of them takes (B31 to B34)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ON_SINGLE: Final = 1
ON_DOUBLE: Final = 2
ON_STATUE: Final = 3
"""What can carry a corner, two bits each from the north-west on; 0 is nothing. Together they are the feet of a tile."""
CHOICES: Final = 5
"""On four pillars, or with one of the corners free."""
FEET: Final = 256
BLOCKED: Final = -1
"""No feet at all: something stands in the way from above (B37)."""


def kept_feet(feet: i64, choice: i64) -> i64:
    """The feet that are used: all of them, or all but the free corner's."""
    return feet & 255 if choice == 0 else feet & 255 & ~(3 << (2 * (choice - 1)))


def count_feet(feet: i64, kind: i64) -> i64:
    """How many corners stand on a kind of pillar, or on nothing."""
    count: i64 = 0
    for corner in range(i64(4)):
        count += i64(feet >> (2 * corner) & 3 == kind)
    return count


def missing_feet(feet: i64, choice: i64) -> i64:
    """How many corners that should be carried are not."""
    return count_feet(kept_feet(feet, choice), 0) - i64(choice > 0)


SINGLES: Final = vec[i64]([count_feet(kept_feet(f, c), ON_SINGLE) for f in range(FEET) for c in range(CHOICES)])
"""Single pillars that a choice takes, at feet * 5 + choice."""
DOUBLES: Final = vec[i64]([count_feet(kept_feet(f, c), ON_DOUBLE) for f in range(FEET) for c in range(CHOICES)])
"""Double pillars that a choice takes."""
MISSING: Final = vec[i64]([missing_feet(f, c) for f in range(FEET) for c in range(CHOICES)])
"""Corners that a choice leaves without a pillar, the free one aside."""
