"""How long random games are played: a bounded share by default, everything with `KIRU_TESTS=thorough`.

Seeds are fixed, so that the shorter run is the beginning of the longer one and a failure comes again.
"""

import os

IS_THOROUGH = os.environ.get("KIRU_TESTS") == "thorough"
SHARE = 5


def many(thorough: int) -> int:
    """So many games in a thorough run, a fifth of them otherwise."""
    return thorough if IS_THOROUGH else max(1, thorough // SHARE)
