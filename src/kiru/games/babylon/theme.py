"""What the solution of a puzzle is about: the key of its theme."""

from collections.abc import Sequence

from kiru.core.game import State
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.scoring import LINES

LEAST = 2
"""Points that a line of the pad must win at once to be the theme."""
HIGH = 3
"""From this level on a tile lies high."""
BY_ACTION = [
    ("bridge", act.BRIDGE, act.STATUE),
    ("statue", act.STATUE, act.CHANGE),
    ("fountain", act.FOUNTAIN, act.BRIDGE),
    ("stairway", act.STAIRWAY, act.FOUNTAIN),
    ("belvedere", act.SUPPORT + 1, act.ROTATE),
    ("token", act.CHANGE, act.KEEP_DUG),
    ("store", act.KEEP_DUG, act.KEEP_STORED),
]
"""Acts that are themes by themselves, the rarest first: a key and its codes."""


def theme(before: State, line: Sequence[int], after: State, other: State) -> str:
    """The theme of a line, given where it leads and where a gardener's leads."""
    seat = int(before.seat)
    pads = zip(after.score_lines(seat), other.score_lines(seat), strict=True)
    gains = [first - second for first, second in pads]
    gained = LINES[gains.index(max(gains))] if max(gains) >= LEAST else ""
    if gained in ("decoration_sets", "flower_sets", "highest_point"):
        return gained.replace("_", "-")
    for key, first, end in BY_ACTION:
        if any(first <= action < end for action in line):
            return key
    if any(act.PLACE <= action < act.SUPPORT and (action - act.PLACE) % act.LEVELS + 1 >= HIGH for action in line):
        return "height"
    return "dig" if any(act.DIG <= action < act.BUILD_DUG for action in line) else "quiet"
