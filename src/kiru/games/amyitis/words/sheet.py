"""The score sheet for a real table: what lies before the players at the end, scored by the rules."""

from dataclasses import dataclass, field

from kiru.core.errors import KiruError
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine import scoring
from kiru.games.amyitis.engine.evening import PATIENCE
from kiru.games.amyitis.engine.garden import SQUARES, count_bits
from kiru.games.amyitis.engine.setup import set_up
from kiru.games.amyitis.engine.state import KEPT, Table
from kiru.games.amyitis.engine.supply import token_count
from kiru.games.sheet import Pad, Section, SheetLine, sections, split, take, whole_number

FEWEST_PLAYERS = 2
MOST_POINTS = 999
PARTS = ["track", "tiles", "tokens"]
LINES = ["track", "favor", "tokens"]
"""The pad: nobody at a real table knows any more what brought the score marker where it stands."""


@dataclass
class Estate:
    """A player's section of the sheet as numbers."""

    section: Section
    numbers: dict[str, int] = field(default_factory=dict)
    """By their part: the score track, the own tiles, the own resource tokens."""


def score_sheet(text: str, box: c.Box) -> list[Pad]:
    """The pads of all players of a sheet (A71 to A73)."""
    lines = split(text)
    size = take(lines, "players")
    is_standstill = read_standstill(take(lines, "fallow"))
    estates = [read_estate(section, box) for section in sections(lines, c.MAX_PLAYERS)]
    players = read_players(size, estates)
    left = check_tiles(estates, players, box)
    if len(estates) == players and not is_standstill:
        check_end(left, estates[-1], players, box)
    table = lay_out(estates, players, box)
    places = scoring.ranking(table)
    return [
        make_pad(table, seat, estate, places[seat] if len(estates) > 1 else None) for seat, estate in enumerate(estates)
    ]


def read_estate(section: Section, box: c.Box) -> Estate:
    """All three numbers, each within what a player can own (A12, A65)."""
    most = {"track": MOST_POINTS, "tiles": SQUARES, "tokens": max(box.keep)}
    estate = Estate(section)
    for line in section.lines:
        if line.word not in most:
            words = ", ".join(["player", *PARTS, "players", "fallow"])
            raise line.error("error-sheet-word", found=line.word[:40], expected=words)
        section.note(line.word, line)
        estate.numbers[line.word] = whole_number(line, line.rest, 0, most[line.word])
    section.need(PARTS)
    return estate


def read_players(line: SheetLine | None, estates: list[Estate]) -> int:
    """How many sat at the table: as many as the sheet says, or as many as it has; a lone one cannot tell (A71)."""
    fewest = max(FEWEST_PLAYERS, len(estates))
    if line is not None:
        return whole_number(line, line.rest, fewest, c.MAX_PLAYERS)
    if len(estates) < FEWEST_PLAYERS:
        raise KiruError("error-sheet-alone", line=estates[0].section.first)
    return fewest


def read_standstill(line: SheetLine | None) -> bool:
    """Whether the game ended because nothing was planted for so many rounds in a row (A74)."""
    return line is not None and whole_number(line, line.rest, 0, PATIENCE) == PATIENCE


def check_tiles(estates: list[Estate], players: int, box: c.Box) -> int:
    """How many tiles are left in the garden; the players have no more than there were (A08, A12)."""
    tiles = SQUARES - (count_bits(box.unused) if players == FEWEST_PLAYERS else 0)
    left = tiles
    for estate in estates:
        left -= estate.numbers["tiles"]
        if left < 0:
            raise KiruError("error-sheet-won", line=estate.section.parts["tiles"], most=tiles)
    return left


def check_end(left: int, last: Estate, players: int, box: c.Box) -> None:
    """Few enough tiles are left for the game to be over (A70)."""
    most = box.end_tiles[players - FEWEST_PLAYERS]
    if left > most:
        line = last.section.parts["tiles"]
        raise KiruError("error-sheet-unfinished", line=line, left=left, most=most, rounds=PATIENCE)


def lay_out(estates: list[Estate], players: int, box: c.Box) -> Table:
    """The table at the end of the game; which tiles and which resources they are does not matter (A71, A72)."""
    table = Table(box, players)
    set_up(table)
    for seat, estate in enumerate(estates):
        table.points[seat * KEPT] = estate.numbers["track"]
        table.won[seat] = (1 << estate.numbers["tiles"]) - 1
        table.tokens[seat * c.RESOURCES] = estate.numbers["tokens"]
    return table


def make_pad(table: Table, seat: int, estate: Estate, place: int | None) -> Pad:
    """What the marker shows, and what the end of the game adds."""
    points = [scoring.track(table, seat), scoring.favor(table, seat), token_count(table, seat)]
    return Pad(estate.section.name, list(zip(LINES, points, strict=True)), scoring.score(table, seat), place)
