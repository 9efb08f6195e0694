"""A typed garden in space: what lies where, and whether it can stand like that (B31 to B38, B41 to B45)."""

from dataclasses import dataclass, field

from kiru.core.game import NONE
from kiru.games.babylon.engine.actions import LEVELS
from kiru.games.babylon.engine.components import BELVEDERE, BRIDGE, FOUNTAIN, STAIRWAY, STATUE, Box
from kiru.games.babylon.engine.garden import CELLS, CORNERS, edge_start, edge_step, first_cell, span_start, span_step
from kiru.games.babylon.words.notation import CELL_WORDS, CORNER_WORDS
from kiru.games.sheet import Section, SheetLine

PILLARS = (1, 2)
"""How high a single and a double pillar lift a tile (B31)."""
MISFITS = {
    STAIRWAY: "error-sheet-stairway",
    FOUNTAIN: "error-sheet-fountain",
    BRIDGE: "error-sheet-bridge",
    STATUE: "error-sheet-statue",
    BELVEDERE: "error-sheet-belvedere",
}

Space = tuple[int, int]
"""A cell and a level."""


@dataclass(frozen=True)
class Tile:
    """A line `tile`."""

    line: SheetLine
    key: int
    spot: int
    level: int
    turns: int
    is_known: bool
    """Whether its key was typed; else only its flower is known, and `key` is the starting tile with it."""

    def cells(self) -> list[int]:
        """Its four cells, clockwise from the north-west."""
        return [first_cell(self.spot) + corner for corner in CORNERS]


@dataclass
class Item:
    """A line `stairway`, `fountain`, `bridge`, `statue` or `belvedere`."""

    line: SheetLine
    kind: int
    place: int
    level: int = NONE
    """The lower one of a stairway; NONE until it is found."""

    def ends(self) -> tuple[int, int]:
        """The cells it stands on; twice the same for what needs only one."""
        if self.kind in (STATUE, BELVEDERE):
            return self.place, self.place
        if self.kind == BRIDGE:
            return span_start(self.place), span_start(self.place) + 2 * span_step(self.place)
        return edge_start(self.place), edge_start(self.place) + edge_step(self.place)


@dataclass
class Garden:
    """A player's section of the sheet as tiles and items."""

    section: Section
    tiles: list[Tile] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    changed: list[Space] = field(default_factory=list)
    """The cells that a token let count as a symbol, with that symbol (B51)."""
    stacks: list[dict[int, Tile]] = field(default_factory=lambda: [{} for _ in range(CELLS)])
    """For each cell, the tiles over it by level."""
    taken: dict[Space, Item] = field(default_factory=dict)

    def top(self, cell: int) -> int:
        """The level seen from above; 0 is the board."""
        return max(self.stacks[cell], default=0)

    def below(self, cell: int, level: int) -> int:
        """The next surface under a tile."""
        return max((other for other in self.stacks[cell] if other < level), default=0)

    def shows(self, box: Box, cell: int, level: int, symbol: int) -> bool:
        """Whether a tile lies there with a symbol on it, as far as the sheet tells (B41, B51)."""
        tile = self.stacks[cell].get(level)
        if tile is None:
            return False
        corner = tile.cells().index(cell) - tile.turns & 3
        return not tile.is_known or (cell, symbol) in self.changed or box.corners[tile.key * 4 + corner] == symbol


def survey(garden: Garden, box: Box, is_draft: bool = False) -> None:
    """Stack the tiles, find the level of every item, and look whether three or four pillars can carry every tile.

    In a draft the belvedere on a free corner may still be missing.
    What stands on one space comes first: it is always on top, and helps to find the level of the others.
    """
    garden.tiles.sort(key=lambda tile: tile.level)
    for tile in garden.tiles:
        stack(garden, tile)
    for item in sorted(garden.items, key=lambda item: item.kind not in (STATUE, BELVEDERE)):
        settle(garden, box, item)
    for tile in garden.tiles:
        check_feet(garden, tile, is_draft)


def stack(garden: Garden, tile: Tile) -> None:
    """Level by level (B35), never on the same four cells (B36), never through another tile (B37)."""
    highest = max((other for column in garden.stacks for other in column), default=0)
    if tile.level > highest + 1:
        raise tile.line.error("error-sheet-gap", level=tile.level, below=tile.level - 1)
    for cell in tile.cells():
        for other in garden.stacks[cell].values():
            if other.spot == tile.spot:
                raise tile.line.error("error-sheet-same-cells", first=other.line.number)
            if other.level == tile.level:
                raise tile.line.error("error-sheet-overlap", cell=CELL_WORDS[cell], first=other.line.number)
    for cell in tile.cells():
        garden.stacks[cell][tile.level] = tile


def settle(garden: Garden, box: Box, item: Item) -> None:
    """Find the level of an item, the typed one or the highest that fits and is free, and take its spaces (B41)."""
    levels = range(LEVELS, 0, -1) if item.level == NONE else [item.level]
    fitting = [level for level in levels if fits(garden, box, item, level)]
    if not fitting:
        raise item.line.error(MISFITS[item.kind], place=item.line.rest)
    for level in fitting:
        item.level = level
        own = spaces(garden, box, item)
        if not own & garden.taken.keys():
            garden.taken.update(dict.fromkeys(own, item))
            return
    first = min(garden.taken[space].line.number for space in own & garden.taken.keys())
    raise item.line.error("error-sheet-taken", place=item.line.rest, first=first)


def fits(garden: Garden, box: Box, item: Item, level: int) -> bool:
    """Whether an item can stand on a level and be seen from above (B33, B42 to B45, B61)."""
    start, end = item.ends()
    if item.kind == STAIRWAY:
        return rises(garden, box, start, end, level) or rises(garden, box, end, start, level)
    if item.kind == BELVEDERE:
        return level == garden.top(start)
    if not garden.shows(box, start, level, item.kind) or not garden.shows(box, end, level, item.kind):
        return False
    if item.kind == BRIDGE:
        return garden.top(start + span_step(item.place)) < level
    if item.kind == FOUNTAIN and garden.stacks[start][level] is garden.stacks[end][level]:
        return False
    return level in (garden.top(start), garden.top(end))


def rises(garden: Garden, box: Box, low: int, high: int, level: int) -> bool:
    """Whether a stairway can lead up from one cell to the other; no tile ends where its stairs do (B38, B42)."""
    if not garden.shows(box, low, level, STAIRWAY) or not garden.shows(box, high, level + 1, STAIRWAY):
        return False
    return level + 1 not in garden.stacks[low] and (garden.top(low) == level or garden.top(high) == level + 1)


def spaces(garden: Garden, box: Box, item: Item) -> set[Space]:
    """What nothing else can use: its own spaces, and the one below the deck of a bridge (B45)."""
    start, end = item.ends()
    if item.kind == STAIRWAY:
        low, high = (start, end) if rises(garden, box, start, end, item.level) else (end, start)
        return {(low, item.level), (high, item.level + 1)}
    own = {(start, item.level), (end, item.level)}
    return own | {(start + span_step(item.place), item.level - 1)} if item.kind == BRIDGE else own


def check_feet(garden: Garden, tile: Tile, is_draft: bool) -> None:
    """Room for pillars under three corners at least; a belvedere on the free one, and nowhere else (B31, B33)."""
    cells = tile.cells()
    free = [cell for cell in cells if not can_carry(garden, tile, cell)]
    if len(free) > 1:
        raise tile.line.error("error-sheet-feet", free=len(free))
    on_top = [garden.taken[cell, tile.level] for cell in cells if (cell, tile.level) in garden.taken]
    belvederes = [item for item in on_top if item.kind == BELVEDERE]
    for item in belvederes:
        if len(belvederes) > 1 or free not in ([], [item.place]):
            raise item.line.error("error-sheet-belvedere", place=item.line.rest)
    if free and not belvederes and not is_draft and garden.top(free[0]) == tile.level:
        corner = CORNER_WORDS[cells.index(free[0])]
        raise tile.line.error("error-sheet-free-corner", cell=CELL_WORDS[free[0]], corner=corner)


def can_carry(garden: Garden, tile: Tile, cell: int) -> bool:
    """Whether a pillar fits between a tile and what lies below it; statues that carry are not on the sheet (B31)."""
    below = garden.below(cell, tile.level)
    return tile.level - below in PILLARS and (cell, below) not in garden.taken
