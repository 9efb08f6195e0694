"""The state of The Meadow: everything on the table, and what has not been seen."""

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import NONE, Hash, State
from kiru.games.meadow.engine.components import Box


class Table(State):
    """One table of The Meadow."""

    def __init__(self, box: Box, players: i64) -> None:
        super().__init__(players)
        self.box = box
        """The printed values; shared by all states of a table."""
        self.chosen_first: i64 = NONE
        """The seat that starts by agreement, or NONE if it is drawn (M01)."""
        self.turn: i64 = 0
        """Whose turn it is."""
        self.picked: i64 = 0
        """Flowers picked this round, all players together."""
        self.row: vec[i64] = vec[i64]()
        """How many flowers of each kind lie in the row."""
        self.owned: vec[i64] = vec[i64]()
        """How many a seat has of each kind, at seat * KINDS + kind."""
        self.unseen: vec[i64] = vec[i64]()
        """How many of each kind are still to come."""

    def copy_from(self, other: "Table") -> None:
        """Become equal to another table of the same box."""
        self.seat = other.seat
        self.phase = other.phase
        self.round = other.round
        self.chosen_first = other.chosen_first
        self.turn = other.turn
        self.picked = other.picked
        self.row = other.row[:]
        self.owned = other.owned[:]
        self.unseen = other.unseen[:]

    def key(self) -> i64:
        key = Hash()
        for value in (self.seat, self.phase, self.round, self.chosen_first, self.turn, self.picked):
            key.add(value)
        key.add_all(self.row)
        key.add_all(self.owned)
        key.add_all(self.unseen)
        return key.value()
