"""Score sheets typed at a real table: the lines that go in and the pads that come out (docs/score.md)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from kiru.core.errors import KiruError
from kiru.core.game import State
from kiru.games.sources import Pad as SourcePad

LONGEST_LINE = 500
LONGEST_NAME = 40
LONGEST_WORD = 60
"""So much of a wrong word is looked at and quoted."""


@dataclass(frozen=True)
class Pad:
    """The score pad of one player."""

    name: str
    """As typed; empty if the sheet gives none."""
    lines: list[tuple[str, int]]
    """The points of each line by its word, in the order of the printed pad."""
    total: int
    place: int | None = None
    """1 for the winner; None for a lone player, or in a tie that the sheet leaves open."""


@dataclass(frozen=True)
class LaidSheet:
    """A sheet as a table: what clients draw, and what the points come from."""

    state: State
    pads: list[Pad]
    sources: list[SourcePad]
    """By player and line of the pad; empty for a line whose points the sheet only states."""


@dataclass(frozen=True)
class SheetLine:
    """A line that says something: its number, its first word in lower case, and what follows."""

    number: int
    word: str
    rest: str

    def error(self, key: str, **args: str | int) -> KiruError:
        """An error of this line; `raise` it."""
        return KiruError(key, line=self.number, **args)


@dataclass
class Section:
    """What a sheet says about one player: `player NAME` and the lines up to the next."""

    first: int
    """The number of its first line."""
    name: str = ""
    lines: list[SheetLine] = field(default_factory=list)
    parts: dict[str, int] = field(default_factory=dict)
    """Which parts have been read, and on which line."""

    def note(self, part: str, line: SheetLine) -> None:
        """Every part comes once."""
        if part in self.parts:
            raise line.error("error-sheet-twice", part=part, first=self.parts[part])
        self.parts[part] = line.number

    def need(self, parts: Sequence[str]) -> None:
        """The parts that a player cannot do without."""
        for part in parts:
            if part not in self.parts:
                raise KiruError("error-sheet-missing", line=self.first, part=part)


def take(lines: list[SheetLine], word: str) -> SheetLine | None:
    """Take out the one line that speaks of the whole table, wherever it stands, or None."""
    found = [line for line in lines if line.word == word]
    if len(found) > 1:
        raise found[1].error("error-sheet-once", part=word, first=found[0].number)
    for line in found:
        lines.remove(line)
    return found[0] if found else None


def sections(lines: list[SheetLine], most: int) -> list[Section]:
    """A sheet player by player; the first one may do without the line `player`."""
    found: list[Section] = []
    for line in lines:
        if line.word == "player" or not found:
            found.append(Section(line.number))
        if len(found) > most:
            raise line.error("error-sheet-players", most=most)
        if line.word != "player":
            found[-1].lines.append(line)
        elif len(line.rest) > LONGEST_NAME:
            raise line.error("error-sheet-name", limit=LONGEST_NAME)
        else:
            found[-1].name = line.rest
    if not found:
        raise KiruError("error-sheet-empty")
    return found


def split(text: str) -> list[SheetLine]:
    """The lines of a sheet without comments and empty lines, spaces made single."""
    lines = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        plain = " ".join(raw.partition("#")[0].split())
        word, _, rest = plain.partition(" ")
        line = SheetLine(number, word.lower(), rest)
        if len(raw) > LONGEST_LINE or not plain.isprintable():
            raise line.error("error-sheet-unreadable", limit=LONGEST_LINE)
        if plain:
            lines.append(line)
    return lines


def find(line: SheetLine, word: str, known: Sequence[str], key: str) -> int:
    """The index of a known word; the error `key` names the closest ones."""
    plain = word.lower()
    if plain and plain in known:
        return known.index(plain)
    words = [other for other in known if other]
    close = get_close_matches(plain[:LONGEST_WORD], words, n=3, cutoff=0.0)
    raise line.error(key, found=word[:LONGEST_WORD], close=", ".join(close))


def whole_number(line: SheetLine, text: str, low: int, high: int) -> int:
    """A number typed in a line, between two bounds."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 4 and low <= int(text) <= high):
        raise line.error("error-sheet-number", found=text[:LONGEST_WORD], low=low, high=high)
    return int(text)
