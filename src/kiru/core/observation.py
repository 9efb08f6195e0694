"""What a learner sees: a flat row of small numbers, each with the highest value it can have.

A game writes its row in one function. The same function, asked to measure, gives the layout: names, sizes, and the
highest value of each number. Most numbers are zero, so a row is cleared first and only the others are written;
eight of them share a word of memory, the first in its lowest byte.

From one decision to the next little changes. So a row may be kept: it is written in sections, each under a key that
tells what stands there, and a section whose key is the same as before is passed over. A key holds for one game.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kiru.core.game import State

HIGHEST: Final = 127
"""No number is higher, so that eight of them fit into a word without touching its sign."""
PACK: Final = 8
"""Numbers to a word."""
BELOW: Final = vec[i64]([(1 << 8 * numbers) - 1 for numbers in range(PACK)])
"""The bits of the first numbers of a word; a table, as mypyc shifts the literal of a bare `1 << n` in 32 bits."""
FORGOTTEN: Final = -9
"""The key of a section that has to be written in any case; no real key is below -1."""


class Faces:
    """What each piece of a box shows, as blocks of numbers of equal width; only those above zero are kept."""

    def __init__(self, count: i64, highs: list[int]) -> None:
        self.width: i64 = len(highs)
        self.highs: vec[i64] = vec[i64](highs)
        """The highest value of each column."""
        self.used: vec[i64] = vec[i64]([0] * int(count))
        """How many columns of a piece are above zero."""
        self.columns: vec[i64] = vec[i64]([0] * (int(count) * len(highs)))
        """These columns, at piece * width ..."""
        self.values: vec[i64] = vec[i64]([0] * (int(count) * len(highs)))
        """... and their values."""

    def note(self, piece: i64, column: i64, value: i64) -> None:
        """Note what a piece shows in a column, once."""
        if value > 0:
            at = piece * self.width + self.used[piece]
            self.columns[at] = column
            self.values[at] = clamped(value, self.highs[column])
            self.used[piece] += 1


class Observation:
    """A row being written from left to right; every write has the same width in every state."""

    def __init__(self, rows: i64, width: i64) -> None:
        self.words: vec[i64] = vec[i64]([0] * (int(rows) * (int(width + PACK - 1) // PACK)))
        """The rows of one or many tables, each beginning with a new word."""
        self.width: i64 = width
        self.at: i64 = 0
        """Where the next number goes, counted from the beginning of the first row."""
        self.place: i64 = -1
        """Whom the next groups are about."""
        self.measuring: bool = False
        """Note the layout instead of the values."""
        self.highs: vec[i64] = vec[i64]()
        """The highest value of each number, once measured."""
        self.names: list[str] = []
        self.starts: list[int] = []
        """The groups of the row: their names, and where each begins."""
        self.keys: vec[i64] = vec[i64]()
        """Under which key each section of the rows that are kept was written."""
        self.keeping: bool = False
        """The row being written is one that is kept."""
        self.section: i64 = 0
        """Where the key of the next section stands; while measuring, how many sections there were."""

    def begin(self, row: i64) -> None:
        """Clear a row and go to its beginning."""
        self.keeping = False
        size: i64 = (self.width + PACK - 1) // PACK
        words = self.words
        for word in range(row * size, (row + 1) * size):
            words[word] = 0
        self.at = row * size * PACK

    def resume(self, row: i64, section: i64) -> None:
        """Go to the beginning of a row that is kept, with the keys of its sections from there on."""
        self.keeping = True
        self.section = section
        self.at = row * ((self.width + PACK - 1) // PACK) * PACK

    def same(self, key: i64, size: i64) -> bool:
        """Pass over a section that was written under the same key; else clear it, to be written now."""
        if not self.keeping:
            self.section += 1
            return False
        section = self.section
        self.section = section + 1
        if self.keys[section] == key:
            self.at += size
            return True
        self.keys[section] = key
        self.wipe(self.at, self.at + size)
        return False

    def wipe(self, start: i64, end: i64) -> None:
        """Clear the numbers from start to end, and none of those that share a word with them."""
        words = self.words
        first = start >> 3
        last = end >> 3
        below = words[first] & BELOW[start & 7]
        if last > first:
            words[first] = below
            for word in range(first + 1, last):
                words[word] = 0
            below = 0
        if end & 7:
            words[last] = below + (words[last] & ~BELOW[end & 7])

    def add(self, at: i64, value: i64) -> None:
        """Raise a number; it stays below HIGHEST."""
        self.words[at >> 3] += value << ((at & 7) << 3)

    def read(self, at: i64) -> i64:
        return self.words[at >> 3] >> ((at & 7) << 3) & HIGHEST

    def measure(self, high: i64) -> None:
        self.highs = append(self.highs, high if high > 0 else 1)

    def about(self, place: i64) -> None:
        """What follows is about the own seat (0), the player that many places on, or nobody (-1)."""
        self.place = place

    def group(self, name: str) -> None:
        """What follows belongs together under a name."""
        if self.measuring:
            whose = "" if self.place < 0 else "own_" if self.place == 0 else f"next{self.place}_"
            self.names.append(whose + name)
            self.starts.append(len(self.highs))

    def put(self, value: i64, high: i64) -> None:
        """A number from 0 to `high`; one beyond counts as the nearest."""
        if self.measuring:
            self.measure(high)
            return
        if value > 0:
            self.add(self.at, value if value < high else high)
        self.at += 1

    def one_of(self, index: i64, size: i64) -> None:
        """A one at an index among zeros; only zeros for an index outside."""
        if self.measuring:
            for _ in range(size):
                self.measure(1)
            return
        if index >= 0 and index < size:
            self.add(self.at + index, 1)
        self.at += size

    def bits(self, bits: i64, size: i64) -> None:
        """The lowest bits, each a number of its own."""
        if self.measuring:
            for _ in range(size):
                self.measure(1)
            return
        at = self.at
        while bits:
            if bits & 1:
                self.add(at, 1)
            bits >>= 1
            at += 1
        self.at += size

    def row(self, values: vec[i64], start: i64, size: i64, high: i64) -> None:
        """A stretch of a table, all of its numbers with the same highest value."""
        if self.measuring:
            for _ in range(size):
                self.measure(high)
            return
        at = self.at - start
        for i in range(start, start + size):
            value = values[i]
            if value > 0:
                self.add(at + i, value if value < high else high)
        self.at += size

    def face(self, faces: Faces, piece: i64) -> None:
        """What a piece shows; zeros for no piece."""
        if self.measuring:
            for column in range(faces.width):
                self.measure(faces.highs[column])
            return
        if piece >= 0:
            start = piece * faces.width
            for i in range(start, start + faces.used[piece]):
                self.add(self.at + faces.columns[i], faces.values[i])
        self.at += faces.width

    def put_once(self, value: i64, high: i64) -> None:
        """A number as a section of its own."""
        if not self.same(value, 1):
            self.put(value, high)

    def face_once(self, faces: Faces, piece: i64) -> None:
        """What a piece shows, as a section of its own."""
        if not self.same(piece, faces.width):
            self.face(faces, piece)

    def cover(self, faces: Faces, piece: i64) -> None:
        """Add what a piece shows to the block just written: a tile that lies on it."""
        if self.measuring or piece < 0:
            return
        block = self.at - faces.width
        start = piece * faces.width
        for i in range(start, start + faces.used[piece]):
            at = block + faces.columns[i]
            below = self.read(at)
            self.add(at, clamped(below + faces.values[i], faces.highs[faces.columns[i]]) - below)


def clamped(value: i64, high: i64) -> i64:
    """The number of 0..high that is nearest."""
    if value < 0:
        return 0
    return value if value < high else high


class Observer:
    """Writes the states of one game, played with one box, as rows of numbers."""

    def observe(self, state: State, seat: i64, row: Observation) -> None:
        """Write the table as a seat sees it; the width depends on the number of players alone."""
        raise NotImplementedError
