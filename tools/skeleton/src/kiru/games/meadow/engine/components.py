"""The box as flat tables: what the rules look up at every step. `box.py` fills it from box.toml."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
KINDS: Final = 4
"""The kinds of flowers; a bouquet has one of each."""


class Box:
    """The printed values."""

    def __init__(self) -> None:
        self.name: str = ""
        self.digest: str = ""
        self.rounds: i64 = 0
        self.bouquet: i64 = 0
        """The points of a bouquet."""
        self.keys: list[str] = []
        """The word of each kind, for notation."""
        self.points: vec[i64] = vec[i64]()
        """What a flower of each kind is worth."""
        self.copies: vec[i64] = vec[i64]()
        """How many flowers of each kind there are."""
