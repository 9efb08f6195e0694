"""The score sheet for a real table: gardens typed tile by tile, checked against box and rules, and scored."""

from collections import Counter
from collections.abc import Callable

from kiru.core.game import NONE
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine import scoring
from kiru.games.babylon.engine.actions import LEVELS
from kiru.games.babylon.engine.setup import set_up
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.engine.terraces import add_item, lay
from kiru.games.babylon.words.notation import CELL_WORDS, EDGE_WORDS, SPAN_WORDS, SPOT_WORDS, SYMBOL_WORDS
from kiru.games.babylon.words.sources import sources
from kiru.games.babylon.words.survey import Garden, Item, Tile, survey
from kiru.games.babylon.words.typed_view import BabylonSheetPieces
from kiru.games.babylon.words.view import EDITION_WORDS
from kiru.games.babylon.words.view_garden import FLOWER_WORDS, ITEM_WORDS
from kiru.games.sheet import LaidSheet, Pad, Section, SheetLine, find, sections, split, take, whole_number

FEWEST_PLAYERS = 2
ROTATIONS = ["0", "90", "180", "270"]
PLACES = {
    "stairway": EDGE_WORDS,
    "fountain": EDGE_WORDS,
    "bridge": SPAN_WORDS,
    "statue": CELL_WORDS,
    "belvedere": CELL_WORDS,
}
"""Where each item can stand, in the words of the actions."""


def score_sheet(text: str, box: c.Box) -> list[Pad]:
    """The pads of all gardens of a sheet (B61, B62)."""
    return laid_sheet(text, box, is_draft=False).pads


def draft_sheet(text: str, box: c.Box) -> LaidSheet:
    """The table of a sheet on which belvederes may be missing still."""
    return laid_sheet(text, box, is_draft=True)


def laid_sheet(text: str, box: c.Box, is_draft: bool) -> LaidSheet:
    """All gardens, checked against one another, on one table."""
    lines = split(text)
    edition = read_edition(take(lines, "edition"))
    gardens = [read_garden(section, box) for section in sections(lines, c.MAX_PLAYERS)]
    check_tiles(gardens, box)
    check_supply(gardens, box, edition)
    for garden in gardens:
        survey(garden, box, is_draft)
    table = lay_out(gardens, box, edition)
    points = [scoring.lines(table, seat) for seat in range(len(gardens))]
    places = scoring.ranking(table)
    pads = [
        Pad(
            garden.section.name,
            list(zip(scoring.LINES, own, strict=True)),
            sum(own),
            places[seat] if len(gardens) > 1 else None,
        )
        for seat, (garden, own) in enumerate(zip(gardens, points, strict=True))
    ]
    return LaidSheet(table, pads, sources(table, ())[: len(gardens)])


def read_edition(line: SheetLine | None) -> int:
    """The edition of the table, English if nothing is said (B01)."""
    return c.ENGLISH if line is None else find(line, line.rest, c.EDITIONS, "error-sheet-edition")


def read_garden(section: Section, box: c.Box) -> Garden:
    """Every line by its first word."""
    garden = Garden(section)
    for line in section.lines:
        if line.word not in READERS:
            words = ", ".join(["player", *READERS, "edition"])
            raise line.error("error-sheet-word", found=line.word[:40], expected=words)
        READERS[line.word](garden, line, box)
    return garden


def read_tile(garden: Garden, line: SheetLine, box: c.Box) -> None:
    """`tile c3 2 clay_07 90`, or a flower instead of the key: it is all that the points ask of a tile (B61)."""
    words = line.rest.split()
    if len(words) not in (3, 4):
        raise line.error("error-sheet-terrace")
    spot = find(line, words[0], SPOT_WORDS, "error-sheet-corner")
    level = whole_number(line, words[1], 1, LEVELS)
    key = find(line, words[2], [*box.keys, *c.FLOWER_WORDS], "error-sheet-key")
    turns = find(line, words[3], ROTATIONS, "error-sheet-rotation") if len(words) > 3 else 0
    is_known = key < c.TILES
    garden.tiles.append(Tile(line, key if is_known else key - c.FLOWERS, spot, level, turns, is_known))


def read_item(garden: Garden, line: SheetLine, box: c.Box) -> None:
    """`bridge c3-e3`, with the level where the sight from above leaves it open (B33, B42 to B45)."""
    words = line.rest.split()
    if len(words) not in (1, 2):
        raise line.error("error-sheet-item", word=line.word)
    ends = "-".join(sorted(words[0].lower().split("-")))
    place = find(line, ends, PLACES[line.word], "error-sheet-cells")
    level = whole_number(line, words[1], 1, LEVELS) if len(words) > 1 else NONE
    garden.items.append(Item(line, c.PIECE_WORDS.index(line.word), place, level))


def read_symbol(garden: Garden, line: SheetLine, box: c.Box) -> None:
    """`symbol c4 fountain`: a token let the cell count as a symbol; no more often than there are tokens (B51)."""
    cell, _, symbol = line.rest.partition(" ")
    space = find(line, cell, CELL_WORDS, "error-sheet-cells")
    garden.changed.append((space, 1 + find(line, symbol, SYMBOL_WORDS, "error-sheet-symbol")))
    most = box.tokens[c.CHANGE_SYMBOL] + box.tokens[c.FILL_BLANK]
    if len(garden.changed) > most:
        raise line.error("error-sheet-symbols", most=most)


READERS: dict[str, Callable[[Garden, SheetLine, c.Box], None]] = {
    "tile": read_tile,
    **dict.fromkeys(PLACES, read_item),
    "symbol": read_symbol,
}


def check_tiles(gardens: list[Garden], box: c.Box) -> None:
    """Every tile exists once; a garden has its one starting tile and at most a tile a round (B10, B14, B20)."""
    most = 1 + box.rounds[max(FEWEST_PLAYERS, len(gardens))]
    seen: dict[int, int] = {}
    for garden in gardens:
        if len(garden.tiles) > most:
            raise garden.tiles[most].line.error("error-sheet-tiles", most=most)
        for tile in garden.tiles:
            if tile.is_known and tile.key in seen:
                raise tile.line.error("error-sheet-tile-twice", tile=box.keys[tile.key], first=seen[tile.key])
            if tile.is_known:
                seen[tile.key] = tile.line.number
        starting = [tile for tile in garden.tiles if tile.is_known and tile.key >= c.QUARRY_TILES]
        if len(starting) > 1:
            raise starting[1].line.error("error-sheet-starting", first=starting[0].line.number)


def check_supply(gardens: list[Garden], box: c.Box, edition: int) -> None:
    """All gardens together show no more of an item than the edition has (B01)."""
    used: Counter[int] = Counter()
    for item in (item for garden in gardens for item in garden.items):
        used[item.kind] += 1
        copies = box.supply[edition * c.PIECES + item.kind]
        if used[item.kind] > copies:
            raise item.line.error("error-sheet-copies", piece=item.line.word, copies=copies)


def lay_out(gardens: list[Garden], box: c.Box, edition: int) -> Table:
    """The table at the end of the game; a seat beyond the gardens of the sheet stays empty."""
    table = Table(box, max(FEWEST_PLAYERS, len(gardens)))
    table.edition = edition
    set_up(table)
    for seat, garden in enumerate(gardens):
        table.seat = seat
        for tile in garden.tiles:
            table.building, table.spot, table.level = tile.key, tile.spot, tile.level
            lay(table, tile.turns, 0)
        for item in garden.items:
            add_item(table, item.kind, item.place, item.level)
    return table


def sheet_pieces(box: c.Box) -> BabylonSheetPieces:
    """Flowers, decorations, where everything can lie, and how high."""
    return {
        "flowers": list(FLOWER_WORDS),
        "kinds": [ITEM_WORDS[c.PIECE_WORDS.index(kind)] for kind in PLACES],
        "spots": list(SPOT_WORDS),
        "places": {kind: list(words) for kind, words in PLACES.items()},
        "levels": LEVELS,
        "editions": list(EDITION_WORDS),
    }
