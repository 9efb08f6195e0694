"""What the solution of a puzzle is about: the key of its theme."""

from collections.abc import Sequence

from kiru.core.game import State
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine.scoring import LINES
from kiru.games.hanging_gardens.words.view import table_of

MARKET_LEVELS = 4
FLOWERS = ("blue", "red", "yellow")
LEAST = 2
"""Points that a line of the pad must win at once to be the theme."""


def theme(before: State, line: Sequence[int], after: State, other: State) -> str:
    """The theme of a line, given where it leads and where a gardener's leads."""
    seat = int(before.seat)
    crowned = table_of(after).marker == seat and table_of(other).marker != seat
    completes = any(act.COMPLETE <= action < act.FIRST for action in line)
    if crowned:
        return "crown-objective" if completes else "crown"
    if completes:
        return "objective" if table_of(before).marker != seat else "crown-objective"
    gained = best_line(seat, after, other)
    if gained is not None:
        return "flowers" if gained in FLOWERS else gained
    if any(act.BUY <= action < act.ENHANCE for action in line):
        return "enhancement"
    taken = [action % MARKET_LEVELS for action in line if action < act.PLACE]
    if taken and taken[0] >= LEAST:
        return "tools"
    return "patience" if act.SKIP in line else "quiet"


def best_line(seat: int, after: State, other: State) -> str | None:
    """The line of the pad that is ahead most at once, if one is."""
    pads = zip(after.score_lines(seat), other.score_lines(seat), strict=True)
    gains = [first - second for first, second in pads]
    most = max(gains)
    return LINES[gains.index(most)] if most >= LEAST else None
