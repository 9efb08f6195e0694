"""The score sheet for a real table: what lies before the players at the end, scored by the rules."""

from collections.abc import Callable
from dataclasses import dataclass, field

from kiru.core.errors import KiruError
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine import scoring
from kiru.games.amyitis.engine.evening import PATIENCE
from kiru.games.amyitis.engine.garden import SQUARES, count_bits
from kiru.games.amyitis.engine.setup import set_up
from kiru.games.amyitis.engine.state import KEPT, Table
from kiru.games.amyitis.engine.supply import token_count
from kiru.games.amyitis.words.sources import favor, tokens
from kiru.games.amyitis.words.typed_view import AmyitisSheetPieces
from kiru.games.amyitis.words.view import printed_tile
from kiru.games.amyitis.words.view_track import RESOURCE_WORDS
from kiru.games.sheet import LaidSheet, Pad, Section, SheetLine, find, sections, split, take, whole_number

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
    tiles: list[int] = field(default_factory=list)
    """The own tiles, if the sheet names them."""
    tokens: dict[int, int] = field(default_factory=dict)
    """The own tokens by resource, if the sheet names them."""
    counted: set[str] = field(default_factory=set)
    """The parts that are told piece by piece."""

    def number(self, part: str) -> int:
        """A number of the sheet; what a draft does not tell yet is nothing."""
        return self.numbers.get(part, 0)


def score_sheet(text: str, box: c.Box) -> list[Pad]:
    """The pads of all players of a sheet (A71 to A73)."""
    return laid_sheet(text, box, is_draft=False).pads


def draft_sheet(text: str, box: c.Box) -> LaidSheet:
    """The table of a sheet on which numbers may be missing, and tiles still in the garden."""
    return laid_sheet(text, box, is_draft=True)


def laid_sheet(text: str, box: c.Box, is_draft: bool) -> LaidSheet:
    """All players, checked against one another, at one table."""
    lines = split(text)
    size = take(lines, "players")
    is_standstill = read_standstill(take(lines, "fallow"))
    estates = [read_estate(section, box) for section in sections(lines, c.MAX_PLAYERS)]
    for estate in estates if not is_draft else []:
        estate.section.need(PARTS)
    players = FEWEST_PLAYERS if is_draft and size is None and len(estates) == 1 else read_players(size, estates)
    left = check_tiles(estates, players, box)
    if len(estates) == players and not is_standstill and not is_draft:
        check_end(left, estates[-1], players, box)
    table = lay_out(estates, players, box)
    places = scoring.ranking(table)
    pads = [
        make_pad(table, seat, estate, places[seat] if len(estates) > 1 else None) for seat, estate in enumerate(estates)
    ]
    return LaidSheet(table, pads, [[[], favor(table, seat), tokens(table, seat)] for seat in range(len(estates))])


def read_estate(section: Section, box: c.Box) -> Estate:
    """The three numbers, each within what a player can own (A12, A65), or what they count."""
    most = {"track": MOST_POINTS, "tiles": SQUARES, "tokens": max(box.keep)}
    estate = Estate(section)
    for line in section.lines:
        if line.word in READERS:
            READERS[line.word](estate, line, box)
            continue
        if line.word not in most:
            words = ", ".join(["player", *PARTS, *READERS, "players", "fallow"])
            raise line.error("error-sheet-word", found=line.word[:40], expected=words)
        section.note(line.word, line)
        estate.numbers[line.word] = whole_number(line, line.rest, 0, most[line.word])
    return estate


def read_tile(estate: Estate, line: SheetLine, box: c.Box) -> None:
    """`tile tile_07`: a tile by its key, as the box calls it; it counts as one (A71)."""
    tile = find(line, line.rest, box.tile_keys, "error-sheet-garden-tile")
    estate.section.note(f"tile {box.tile_keys[tile]}", line)
    estate.tiles.append(tile)
    count(estate, line, "tiles", len(estate.tiles))


def read_token(estate: Estate, line: SheetLine, box: c.Box) -> None:
    """`token dates 2`: so many tokens of a resource; together no more than a player keeps (A65)."""
    resource, _, number = line.rest.partition(" ")
    kind = find(line, resource, c.RESOURCE_WORDS, "error-sheet-resource")
    estate.section.note(f"token {c.RESOURCE_WORDS[kind]}", line)
    held = sum(estate.tokens.values())
    estate.tokens[kind] = whole_number(line, number, 0, max(box.keep) - held)
    count(estate, line, "tokens", held + estate.tokens[kind])


def count(estate: Estate, line: SheetLine, part: str, number: int) -> None:
    """What is told piece by piece is not told as a number, too."""
    if part in estate.section.parts and part not in estate.counted:
        raise line.error("error-sheet-twice", part=part, first=estate.section.parts[part])
    estate.counted.add(part)
    estate.section.parts.setdefault(part, line.number)
    estate.numbers[part] = number


READERS: dict[str, Callable[[Estate, SheetLine, c.Box], None]] = {"tile": read_tile, "token": read_token}
"""What can be told piece by piece instead of as a number."""


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
    check_owners(estates, box)
    for estate in estates:
        left -= estate.number("tiles")
        if left < 0:
            raise KiruError("error-sheet-won", line=estate.section.parts["tiles"], most=tiles)
    return left


def check_owners(estates: list[Estate], box: c.Box) -> None:
    """Every tile exists once (A12)."""
    seen: dict[int, int] = {}
    for estate in estates:
        for tile in estate.tiles:
            line = estate.section.parts[f"tile {box.tile_keys[tile]}"]
            if tile in seen:
                raise KiruError("error-sheet-tile-twice", line=line, tile=box.tile_keys[tile], first=seen[tile])
            seen[tile] = line


def check_end(left: int, last: Estate, players: int, box: c.Box) -> None:
    """Few enough tiles are left for the game to be over (A70)."""
    most = box.end_tiles[players - FEWEST_PLAYERS]
    if left > most:
        line = last.section.parts["tiles"]
        raise KiruError("error-sheet-unfinished", line=line, left=left, most=most, rounds=PATIENCE)


def lay_out(estates: list[Estate], players: int, box: c.Box) -> Table:
    """The table at the end of the game; which tiles and which resources they are decides nothing (A71, A72)."""
    table = Table(box, players)
    set_up(table)
    for seat, estate in enumerate(estates):
        table.points[seat * KEPT] = estate.number("track")
        named = sum(1 << tile for tile in estate.tiles)
        table.won[seat] = named if estate.tiles else (1 << estate.number("tiles")) - 1
        for resource, number in (estate.tokens or {0: estate.number("tokens")}).items():
            table.tokens[seat * c.RESOURCES + resource] = number
    return table


def make_pad(table: Table, seat: int, estate: Estate, place: int | None) -> Pad:
    """What the marker shows, and what the end of the game adds."""
    points = [scoring.track(table, seat), scoring.favor(table, seat), token_count(table, seat)]
    return Pad(estate.section.name, list(zip(LINES, points, strict=True)), scoring.score(table, seat), place)


def sheet_pieces(box: c.Box) -> AmyitisSheetPieces:
    """The tiles of the garden, the resources, and how many tokens a player keeps at most."""
    return {
        "tiles": [printed_tile(box, number) for number in range(c.TILES)],
        "resources": list(RESOURCE_WORDS),
        "keep": max(box.keep),
        "track": MOST_POINTS,
        "fallow": PATIENCE,
    }
