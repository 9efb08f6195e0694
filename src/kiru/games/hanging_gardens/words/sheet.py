"""The score sheet for a real table: gardens typed as keys, checked against the box and scored by the rules."""

from collections import Counter
from collections.abc import Sequence

from kiru.core.errors import KiruError
from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine import scoring
from kiru.games.hanging_gardens.engine.garden import WIDEST, cell_at, level_of
from kiru.games.hanging_gardens.engine.rules import enhance, place
from kiru.games.hanging_gardens.engine.setup import set_up
from kiru.games.hanging_gardens.engine.state import Table
from kiru.games.hanging_gardens.words.notation import CELL_WORDS
from kiru.games.hanging_gardens.words.sheet_garden import LEVELS, PLACE_WORDS, Garden, read_garden
from kiru.games.hanging_gardens.words.sources import sources
from kiru.games.hanging_gardens.words.typed_view import GardensSheetPieces, PieceCopies
from kiru.games.hanging_gardens.words.view_pieces import cells_in, printed
from kiru.games.sheet import LaidSheet, Pad, SheetLine, sections, split, take, whole_number

FEWEST_ON_LARGE = 4
"""The board's large side is for four players and more (H01)."""

Taken = dict[int, int]
"""The seat on each taken objective space, at slot * 4 + space."""


def score_sheet(text: str, box: c.Box) -> list[Pad]:
    """The pads of all gardens of a sheet (H40 to H48)."""
    return laid_sheet(text, box, is_draft=False).pads


def draft_sheet(text: str, box: c.Box) -> LaidSheet:
    """The table of a sheet whose gardens may have gaps."""
    return laid_sheet(text, box, is_draft=True)


def laid_sheet(text: str, box: c.Box, is_draft: bool) -> LaidSheet:
    """All gardens, checked against one another, on one table."""
    typed = split(text)
    size = take(typed, "players")
    gardens = [read_garden(section, box) for section in sections(typed, c.MAX_PLAYERS)]
    for garden in gardens if not is_draft else []:
        check_whole(garden)
    check_irrigation(gardens, box)
    check_copies(gardens, box)
    check_left(gardens, box)
    table = lay_out(gardens, box, size)
    lines = [scoring.lines(table, seat) for seat in range(len(gardens))]
    places = decide_places(gardens, [sum(points) for points in lines], scoring.ranking(table))
    pads = [
        Pad(garden.section.name, list(zip(scoring.LINES, points, strict=True)), sum(points), own)
        for garden, points, own in zip(gardens, lines, places, strict=True)
    ]
    return LaidSheet(table, pads, sources(table, ())[: len(gardens)])


def check_whole(garden: Garden) -> None:
    """Irrigation card and all three levels must be there (H05, H23)."""
    garden.section.need(["irrigation"])
    for level, name in enumerate(LEVELS):
        found = [spot.line for cell, spot in garden.spots.items() if level_of(cell) == level]
        if not found:
            garden.section.need([name])
        if len(found) < WIDEST - level:
            raise KiruError("error-sheet-cards", line=max(found), level=name, expected=WIDEST - level, found=len(found))


def check_irrigation(gardens: list[Garden], box: c.Box) -> None:
    """Every irrigation card exists once (H05)."""
    seen: dict[int, int] = {}
    for garden in (garden for garden in gardens if garden.irrigation != NONE):
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


def lay_out(gardens: list[Garden], box: c.Box, size: SheetLine | None) -> Table:
    """The table at the end of the game; seats beyond the gardens of the sheet stay empty."""
    told = None if size is None else whole_number(size, size.rest, len(gardens), c.MAX_PLAYERS)
    players, taken = find_spaces(gardens, box, told)
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
    for cell, (_, card, tile) in sorted(garden.spots.items()):
        table.hand = card
        place(table, cell)
        if tile != NONE:
            table.bought = table.box.stack[tile]
            table.stack_top[table.bought] = tile
            enhance(table, cell)
    # Without the card in the corner nobody knows yet where the irrigation card lies.
    table.irrigation[seat] = garden.irrigation if cell_at(0, 0) in garden.spots else NONE


def find_spaces(gardens: list[Garden], box: c.Box, told: int | None) -> tuple[int, Taken]:
    """How many seats the table needs, and a space for every marker: a sheet may leave players out (H01, H31)."""
    sizes = [len(gardens)] if len(gardens) >= FEWEST_ON_LARGE else [len(gardens), FEWEST_ON_LARGE]
    if told is not None:
        sizes = [told]
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
    wanted = [(seat, *marker) for seat, garden in enumerate(gardens) for marker in garden.objectives]
    taken: Taken = {}
    return taken if settle(wanted, numbers, taken) else None


def settle(wanted: Sequence[tuple[int, int, int]], numbers: list[int], taken: Taken) -> bool:
    """Try the first marker in every slot and go on with the rest: one marker a space, one a seat and slot (H33)."""
    if not wanted:
        return True
    seat, points, told = wanted[0]
    for slot in range(c.SLOTS) if told == NONE else [told]:
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


def sheet_pieces(box: c.Box) -> GardensSheetPieces:
    """Cards and enhancements with their copies, and where each irrigation card lies."""
    places = [box.irrigation_places[card * 5] for card in range(len(box.irrigation_keys))]
    return {
        "cards": copies_of(box, range(c.CARDS)),
        "enhancements": copies_of(box, range(c.CARDS, c.PIECES)),
        "irrigation": [
            {"key": key, "cells": [CELL_WORDS[cell] for cell in cells_in(bits)]}
            for key, bits in zip(box.irrigation_keys, places, strict=True)
        ],
        "cells": PLACE_WORDS,
    }


def copies_of(box: c.Box, pieces: range) -> list[PieceCopies]:
    """The pieces that the box has; it may have fewer kinds than there is room for."""
    return [{"piece": printed(box, piece), "copies": box.copies[piece]} for piece in pieces if box.copies[piece]]
