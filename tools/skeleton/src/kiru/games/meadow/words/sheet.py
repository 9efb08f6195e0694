"""The score sheet for a real table: the flowers of each player, scored by the rules."""

from kiru.games.meadow.engine import components as c
from kiru.games.meadow.engine import scoring
from kiru.games.meadow.engine.setup import set_up
from kiru.games.meadow.engine.state import Table
from kiru.games.sheet import LONGEST_WORD, Pad, Section, find, sections, split

PART = "flowers"


def score_sheet(text: str, box: c.Box) -> list[Pad]:
    """The pads of all players of a sheet (M20 to M22)."""
    found = sections(split(text), c.MAX_PLAYERS)
    table = Table(box, len(found))
    set_up(table)
    for seat, section in enumerate(found):
        for kind in flowers(section, box):
            table.owned[seat * c.KINDS + kind] += 1
    places = scoring.ranking(table) if len(found) > 1 else [None]
    return [pad(table, seat, section.name, places[seat]) for seat, section in enumerate(found)]


def flowers(section: Section, box: c.Box) -> list[int]:
    """The kinds that a player has typed, flower by flower: `flowers poppy poppy iris`."""
    kinds: list[int] = []
    for line in section.lines:
        if line.word != PART:
            raise line.error("error-sheet-word", found=line.word[:LONGEST_WORD], expected=f"player, {PART}")
        section.note(PART, line)
        kinds += [find(line, word, box.keys, "error-sheet-key") for word in line.rest.split()]
    section.need([PART])
    return kinds


def pad(table: Table, seat: int, name: str, place: int | None) -> Pad:
    lines = list(zip(scoring.LINES, scoring.lines(table, seat), strict=True))
    return Pad(name, lines, scoring.score(table, seat), place)
