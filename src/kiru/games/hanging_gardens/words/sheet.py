"""The score sheet for a real table: gardens typed as keys, checked against the box and scored by the rules."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from kiru.core.errors import KiruError
from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine import scoring
from kiru.games.hanging_gardens.engine.garden import WIDEST, cell_at
from kiru.games.hanging_gardens.engine.rules import enhance, place
from kiru.games.hanging_gardens.engine.setup import set_up
from kiru.games.hanging_gardens.engine.state import Table
from kiru.games.sheet import Pad, Section, SheetLine, find, sections, split, whole_number

LEVELS = ("level 1", "level 2", "level 3")
LEVEL = re.compile(r"([123])(?: ?: ?| |$)(.*)")
FEWEST_ON_LARGE = 4
"""The board's large side is for four players and more (H01)."""

Taken = dict[int, int]
"""The seat on each taken objective space, at slot * 4 + space."""


@dataclass
class Garden:
    """A player's section of the sheet as pieces and numbers."""

    section: Section
    irrigation: int = NONE
    rows: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    """For each level, from the left, a card and the enhancement on it, or NONE."""
    objectives: list[int] = field(default_factory=list)
    """The numbers under the markers."""
    left: int | None = None
    """Tools and gold together, if the sheet tells."""

    def pieces(self) -> Iterator[tuple[int, int]]:
        """Every card and enhancement with the line that names it."""
        for level, row in self.rows.items():
            for spot in row:
                yield from ((self.section.parts[level], piece) for piece in spot if piece != NONE)


def score_sheet(text: str, box: c.Box) -> list[Pad]:
    """The pads of all gardens of a sheet (H40 to H48)."""
    gardens = [read_garden(section, box) for section in sections(split(text), c.MAX_PLAYERS)]
    check_irrigation(gardens, box)
    check_copies(gardens, box)
    check_left(gardens, box)
    table = lay_out(gardens, box)
    lines = [scoring.lines(table, seat) for seat in range(len(gardens))]
    places = decide_places(gardens, [sum(points) for points in lines], scoring.ranking(table))
    return [
        Pad(garden.section.name, list(zip(scoring.LINES, points, strict=True)), sum(points), own)
        for garden, points, own in zip(gardens, lines, places, strict=True)
    ]


def read_garden(section: Section, box: c.Box) -> Garden:
    """Every line by its first word; irrigation card and levels must be there (H05, H23)."""
    garden = Garden(section)
    for line in section.lines:
        if line.word not in READERS:
            raise line.error("error-sheet-word", found=line.word[:40], expected=", ".join(["player", *READERS]))
        READERS[line.word](garden, line, box)
    section.need(["irrigation", *LEVELS])
    return garden


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
    garden.rows[level] = [read_spot(line, text, box) for text in cards]


def read_spot(line: SheetLine, text: str, box: c.Box) -> tuple[int, int]:
    """A card, or an Empty card `+` its enhancement (H19)."""
    first, plus, second = (part.strip() for part in text.partition("+"))
    card = find(line, first, box.keys[: c.CARDS], "error-sheet-card")
    if not plus:
        return card, NONE
    tile = c.CARDS + find(line, second, box.keys[c.CARDS :], "error-sheet-tile")
    if box.kind[card] != c.EMPTY:
        raise line.error("error-sheet-not-empty", card=box.keys[card], tile=box.keys[tile])
    return card, tile


def read_objectives(garden: Garden, line: SheetLine, box: c.Box) -> None:
    """The numbers under the markers, at most four (H06, H47)."""
    garden.section.note("objectives", line)
    most = max(*box.small_slots, *box.large_slots)
    garden.objectives = [whole_number(line, text, 1, most) for text in line.rest.replace(",", " ").split()]
    if len(garden.objectives) > c.SLOTS:
        raise line.error("error-sheet-markers", most=c.SLOTS, found=len(garden.objectives))


def read_left(garden: Garden, line: SheetLine, box: c.Box) -> None:
    """Tools and gold left, for the tie-break (H48)."""
    garden.section.note("left", line)
    garden.left = whole_number(line, line.rest, 0, box.supply_gold + box.supply_tools)


READERS: dict[str, Callable[[Garden, SheetLine, c.Box], None]] = {
    "irrigation": read_irrigation,
    "level": read_level,
    "objectives": read_objectives,
    "left": read_left,
}


def check_irrigation(gardens: list[Garden], box: c.Box) -> None:
    """Every irrigation card exists once (H05)."""
    seen: dict[int, int] = {}
    for garden in gardens:
        card, line = garden.irrigation, garden.section.parts["irrigation"]
        if card in seen:
            raise KiruError("error-sheet-irrigation-twice", line=line, card=box.irrigation_keys[card], first=seen[card])
        seen[card] = line


def check_copies(gardens: list[Garden], box: c.Box) -> None:
    """All gardens together have no more copies of a piece than the box (H02, H03)."""
    used: Counter[int] = Counter()
    for garden in gardens:
        for line, piece in garden.pieces():
            used[piece] += 1
            if used[piece] > box.copies[piece]:
                raise KiruError("error-sheet-copies", line=line, piece=box.keys[piece], copies=box.copies[piece])


def check_left(gardens: list[Garden], box: c.Box) -> None:
    """All players together hold no more than there is (H06)."""
    most = box.supply_gold + box.supply_tools
    held = 0
    for garden in gardens:
        held += garden.left or 0
        if held > most:
            raise KiruError("error-sheet-left", line=garden.section.parts["left"], most=most)


def lay_out(gardens: list[Garden], box: c.Box) -> Table:
    """The table at the end of the game; seats beyond the gardens of the sheet stay empty."""
    players, taken = find_spaces(gardens, box)
    table = Table(box, players)
    set_up(table)
    for seat, garden in enumerate(gardens):
        lay_garden(table, seat, garden)
    for seat in range(players):
        table.gold[seat] = 0
        table.tools[seat] = (gardens[seat].left or 0) if seat < len(gardens) else 0
    for space, seat in taken.items():
        table.markers[space] = seat
    return table


def lay_garden(table: Table, seat: int, garden: Garden) -> None:
    """Place and enhance by the rules, which keep count of every item (H12, H20)."""
    table.seat = seat
    table.irrigation[seat] = garden.irrigation
    for level, name in enumerate(LEVELS):
        for column, (card, tile) in enumerate(garden.rows[name]):
            table.hand = card
            place(table, cell_at(level, column))
            if tile != NONE:
                table.bought = table.box.stack[tile]
                table.stack_top[table.bought] = tile
                enhance(table, cell_at(level, column))


def find_spaces(gardens: list[Garden], box: c.Box) -> tuple[int, Taken]:
    """How many seats the table needs, and a space for every marker: a sheet may leave players out (H01, H31)."""
    sizes = [len(gardens)] if len(gardens) >= FEWEST_ON_LARGE else [len(gardens), FEWEST_ON_LARGE]
    fitting: list[tuple[int, Taken]] = []
    for count, garden in enumerate(gardens, 1):
        found = [(size, fit(gardens[:count], side(box, size))) for size in sizes]
        fitting = [(size, taken) for size, taken in found if taken is not None]
        if not fitting:
            line = garden.section.parts["objectives"]
            raise KiruError("error-sheet-objectives", line=line, slots=slot_words(side(box, sizes[-1])))
    return fitting[0]


def side(box: c.Box, players: int) -> list[int]:
    """The number under every objective space; 0 is no space (H31)."""
    return list(box.small_slots if players < FEWEST_ON_LARGE else box.large_slots)


def fit(gardens: list[Garden], numbers: list[int]) -> Taken | None:
    """A space for every marker, or None if there is no way."""
    wanted = [(seat, points) for seat, garden in enumerate(gardens) for points in garden.objectives]
    taken: Taken = {}
    return taken if settle(wanted, numbers, taken) else None


def settle(wanted: Sequence[tuple[int, int]], numbers: list[int], taken: Taken) -> bool:
    """Try the first marker in every slot and go on with the rest: one marker a space, one a seat and slot (H33)."""
    if not wanted:
        return True
    seat, points = wanted[0]
    for slot in range(c.SLOTS):
        spaces = range(slot * c.SLOT_SPACES, (slot + 1) * c.SLOT_SPACES)
        free = [space for space in spaces if numbers[space] == points and space not in taken]
        if free and not any(taken.get(space) == seat for space in spaces):
            taken[free[0]] = seat
            if settle(wanted[1:], numbers, taken):
                return True
            del taken[free[0]]
    return False


def slot_words(numbers: list[int]) -> str:
    """The slots as a table for the error: 5 3 | 4 2 | ..."""
    slots = [numbers[start : start + c.SLOT_SPACES] for start in range(0, len(numbers), c.SLOT_SPACES)]
    return " | ".join(" ".join(str(number) for number in slot if number) for slot in slots)


def decide_places(gardens: list[Garden], totals: list[int], ranking: list[int]) -> list[int | None]:
    """The places; none for a lone garden and in a tie without tools and gold (H48)."""
    unknown = {total for garden, total in zip(gardens, totals, strict=True) if garden.left is None}
    open_ties = {total for total in unknown if totals.count(total) > 1}
    return [
        None if len(gardens) == 1 or total in open_ties else own
        for total, own in zip(totals, ranking[: len(gardens)], strict=True)
    ]
