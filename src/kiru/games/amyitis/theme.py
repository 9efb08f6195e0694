"""What the solution of a puzzle is about: the key of its theme."""

from collections.abc import Sequence

from kiru.core.game import State
from kiru.games.amyitis.engine import actions as act

BY_ACTION = [
    ("planting", act.PLANT, act.GAIN),
    ("court", act.COURT, act.TOKEN),
    ("sale", act.SELL, act.STOP),
    ("water", act.AREA, act.SELL),
    ("temple", act.TEMPLE, act.AREA),
    ("caravan", act.CARAVAN, act.FIELD),
    ("field", act.FIELD, act.TEMPLE),
    ("recruit", act.RECRUIT, act.CARAVAN),
    ("pass", act.PASS, act.RECRUIT),
    ("gift", act.GIFT, act.GIVE),
    ("exchange", act.GIVE, act.DISCARD),
    ("keep", act.DISCARD, act.FIRST),
]
"""Acts that are themes, what they are for before what leads to them: a key and its codes."""


def theme(before: State, line: Sequence[int], after: State, other: State) -> str:
    """The theme of a line, given where it leads and where a gardener's leads."""
    for key, first, end in BY_ACTION:
        if any(first <= action < end for action in line):
            return key
    return "quiet"
