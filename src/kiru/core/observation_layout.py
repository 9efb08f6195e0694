"""The layout of a game's observation: how wide the row is, what stands where, and how high each number goes."""

import hashlib
import json
from dataclasses import dataclass

from kiru.core import options
from kiru.core.game import Game
from kiru.core.observation import Observation, Observer


@dataclass(frozen=True)
class Group:
    """Numbers that belong together, such as the market or a garden."""

    name: str
    start: int
    size: int


@dataclass(frozen=True)
class Layout:
    """The row of a game at one number of players."""

    highs: tuple[int, ...]
    """The highest value of each number; divided by it, everything lies between 0 and 1."""
    groups: tuple[Group, ...]
    sections: int
    """How many parts of the row are written, or left as they are, on their own."""

    @property
    def width(self) -> int:
        return len(self.highs)


def measure(game: Game, observer: Observer, players: int) -> Layout:
    """Let a fresh table measure its row."""
    row = Observation(0, 0)
    row.measuring = True
    observer.observe(game.new(players, options.complete(game, players, {})), 0, row)
    ends = [*row.starts[1:], len(row.highs)]
    parts = zip(row.names, row.starts, ends, strict=True)
    groups = tuple(Group(name, start, end - start) for name, start, end in parts)
    return Layout(tuple(row.highs), groups, int(row.section))


def fingerprint(layout: Layout) -> str:
    """Changes with every change of a width, a highest value, a name or an order."""
    groups = [(group.name, group.start, group.size) for group in layout.groups]
    return hashlib.sha256(json.dumps([groups, layout.highs]).encode()).hexdigest()[:12]
