"""What a sheet says about a garden of The Hanging Gardens, line by line (docs/score.md)."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine.garden import WIDEST, cell_at
from kiru.games.hanging_gardens.words.notation import CELL_WORDS
from kiru.games.sheet import Section, SheetLine, find, whole_number

LEVELS = ("level 1", "level 2", "level 3")
LEVEL = re.compile(r"([123])(?: ?: ?| |$)(.*)")
CELLS_OF_SHEET = [int(cell_at(level, column)) for level in range(3) for column in range(WIDEST - level)]
PLACE_WORDS = [CELL_WORDS[cell] for cell in CELLS_OF_SHEET]
"""The places of a finished garden, from the left and from below."""


class Spot(NamedTuple):
    """A card in its cell, the enhancement on it, or NONE, and the line that says so."""

    line: int
    card: int
    tile: int


@dataclass
class Garden:
    """A player's section of the sheet as pieces and numbers."""

    section: Section
    irrigation: int = NONE
    spots: dict[int, Spot] = field(default_factory=dict)
    """By cell; the leftmost card of level 1 lies on a1."""
    objectives: list[tuple[int, int]] = field(default_factory=list)
    """The numbers under the markers, and the slot of each, or NONE where the sheet does not tell."""
    left: int | None = None
    """Tools and gold together, if the sheet tells."""

    def pieces(self) -> Iterator[tuple[int, int]]:
        """Every card and enhancement with the line that names it."""
        for spot in self.spots.values():
            yield from ((spot.line, piece) for piece in (spot.card, spot.tile) if piece != NONE)

    def lay(self, cell: int, line: SheetLine, text: str, box: c.Box) -> None:
        """A card comes to its cell, once."""
        if cell in self.spots:
            raise line.error("error-sheet-twice", part=CELL_WORDS[cell], first=self.spots[cell].line)
        self.spots[cell] = read_spot(line, text, box)


def read_irrigation(garden: Garden, line: SheetLine, box: c.Box) -> None:
    """The own irrigation card (H05)."""
    garden.section.note("irrigation", line)
    garden.irrigation = find(line, line.rest, box.irrigation_keys, "error-sheet-irrigation")


def read_level(garden: Garden, line: SheetLine, box: c.Box) -> None:
    """A level with its 5, 4 or 3 cards (H14)."""
    match = LEVEL.fullmatch(line.rest)
    if match is None:
        raise line.error("error-sheet-level")
    level = LEVELS[int(match[1]) - 1]
    garden.section.note(level, line)
    cards = [text.strip() for text in match[2].split(",") if text.strip()]
    expected = WIDEST + 1 - int(match[1])
    if len(cards) != expected:
        raise line.error("error-sheet-cards", level=level, expected=expected, found=len(cards))
    for column, text in enumerate(cards):
        garden.lay(int(cell_at(int(match[1]) - 1, column)), line, text, box)


def read_card(garden: Garden, line: SheetLine, box: c.Box) -> None:
    """`card b2 monkey_by`: a single card with its place, b2 the second of level 2 from the left."""
    cell, _, piece = line.rest.partition(" ")
    garden.lay(CELLS_OF_SHEET[find(line, cell, PLACE_WORDS, "error-sheet-place")], line, piece, box)


def read_spot(line: SheetLine, text: str, box: c.Box) -> Spot:
    """A card, or an Empty card `+` its enhancement (H19)."""
    first, plus, second = (part.strip() for part in text.partition("+"))
    card = find(line, first, box.keys[: c.CARDS], "error-sheet-card")
    if not plus:
        return Spot(line.number, card, NONE)
    tile = c.CARDS + find(line, second, box.keys[c.CARDS :], "error-sheet-tile")
    if box.kind[card] != c.EMPTY:
        raise line.error("error-sheet-not-empty", card=box.keys[card], tile=box.keys[tile])
    return Spot(line.number, card, tile)


def read_objectives(garden: Garden, line: SheetLine, box: c.Box) -> None:
    """The numbers under the markers, at most four (H06, H47)."""
    garden.section.note("objectives", line)
    most = max(*box.small_slots, *box.large_slots)
    numbers = [whole_number(line, text, 1, most) for text in line.rest.replace(",", " ").split()]
    mark(garden, line, [(points, NONE) for points in numbers])


def read_marker(garden: Garden, line: SheetLine, box: c.Box) -> None:
    """`marker 2 4`: the own marker in the second slot, on a 4 (H33)."""
    garden.section.parts.setdefault("objectives", line.number)
    slot, _, points = line.rest.partition(" ")
    number = whole_number(line, slot, 1, c.SLOTS)
    most = max(*box.small_slots, *box.large_slots)
    mark(garden, line, [(whole_number(line, points, 1, most), number - 1)])


def mark(garden: Garden, line: SheetLine, markers: list[tuple[int, int]]) -> None:
    """A player has four markers (H06)."""
    garden.objectives += markers
    if len(garden.objectives) > c.SLOTS:
        raise line.error("error-sheet-markers", most=c.SLOTS, found=len(garden.objectives))


def read_left(garden: Garden, line: SheetLine, box: c.Box) -> None:
    """Tools and gold left, for the tie-break (H48)."""
    garden.section.note("left", line)
    garden.left = whole_number(line, line.rest, 0, box.supply_gold + box.supply_tools)


READERS: dict[str, Callable[[Garden, SheetLine, c.Box], None]] = {
    "irrigation": read_irrigation,
    "level": read_level,
    "card": read_card,
    "objectives": read_objectives,
    "marker": read_marker,
    "left": read_left,
}


def read_garden(section: Section, box: c.Box) -> Garden:
    """Every line by its first word."""
    garden = Garden(section)
    for line in section.lines:
        if line.word not in READERS:
            words = ", ".join(["player", *READERS, "players"])
            raise line.error("error-sheet-word", found=line.word[:40], expected=words)
        READERS[line.word](garden, line, box)
    return garden
