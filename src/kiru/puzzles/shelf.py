"""The puzzles that a game brings, in a file beside its box: a line a puzzle, in JSON."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path

from kiru.core.errors import KiruError
from kiru.games import NAMES

FILE = "puzzles.jsonl"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""What a line of play loses, a letter each: half a point more with every letter."""
STEP = 0.5


@dataclass(frozen=True)
class Puzzle:
    """A position, its solution, and what everything else loses."""

    game: str
    seed: str
    """Which game of which run it was cut from."""
    players: int
    steps: int
    """How many decisions came before it, chance included."""
    position: str
    """These decisions, packed."""
    best: list[int]
    """The lines that solve it, by their number among all lines of the turn."""
    gardener: int
    """The line that a gardener plays."""
    losses: str
    """What each line loses against the best, a letter each."""
    gain: float
    """Points by which the best line is ahead of the gardener's."""
    share: float
    """By how much it wins more often."""
    games: int
    """Games played on from each end to prove it; 0: the rest of the game was solved."""
    luck: int
    """The number of the first of these games."""
    hits: list[int]
    """How often each level of bots found it, of `TRIES`."""
    reasons: list[tuple[str, float, float]] = field(default_factory=list)
    """Where the points of the best line come from: score line, points, and how far these may be off (`ai.reasons`)."""

    def loss(self, line: int) -> float:
        """What a line loses, in points; the last letter stands for so much or more."""
        return LETTERS.index(self.losses[line]) * STEP


def kept(game: str) -> Path:
    """Where the puzzles of a game lie."""
    from kiru.games import open_kit

    return open_kit(game).folder / FILE


def written(puzzle: Puzzle) -> str:
    """A puzzle as a line of its file; the game is the file's."""
    fields = asdict(puzzle)
    del fields["game"]
    return json.dumps(fields, separators=(",", ":"))


def read(game: str, lines: Iterable[str]) -> list[Puzzle]:
    """The puzzles of a file."""
    try:
        return [Puzzle(game, **json.loads(line)) for line in lines if line.strip()]
    except (TypeError, ValueError) as error:
        raise KiruError("error-puzzle-file", game=game) from error


@lru_cache(maxsize=len(NAMES))
def shelf(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game that come with it, in their order; a game may have none."""
    file = Path(__file__).parents[1] / "games" / game / FILE
    if game not in NAMES or not file.exists():
        return ()
    return tuple(read(game, file.read_text(encoding="utf-8").splitlines()))
