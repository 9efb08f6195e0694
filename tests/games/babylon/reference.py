"""A second reading of Babylon: gardens followed by the words of the record alone and looked at from above from scratch.

Nothing here is taken from the rules in src but the printed tiles, read from box.toml by hand.
"""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

import kiru.games.babylon.box

TABLES = tomllib.loads(Path(kiru.games.babylon.box.STANDARD).read_text("utf-8"))
LAYERS = ("clay", "granite", "basalt")
TILES = {row["key"]: row for name in (*LAYERS, "starting") for row in TABLES[name]["tiles"]}
LAYER_KEYS = {name: [row["key"] for row in TABLES[name]["tiles"]] for name in LAYERS}
CORNERS = ("nw", "ne", "se", "sw")
SYMBOLS = ("stairway", "fountain", "bridge", "statue")
LINES = (
    "statues",
    "fountains",
    "bridges",
    "stairways",
    "decoration_sets",
    "flower_sets",
    "belvederes",
    "highest_point",
)
ROUNDS = {2: 15, 3: 13, 4: 11}
SUPPLY = {
    "english": {"single": 152, "double": 64, "belvedere": 40, "statue": 40}
    | dict.fromkeys(("stairway", "fountain", "bridge"), 16),
    "polish": {"single": 148, "double": 60, "belvedere": 38, "statue": 38}
    | dict.fromkeys(("stairway", "fountain", "bridge"), 15),
}

Cell = tuple[int, int]
"""East and south of the north-west cell."""


def cell_of(word: str) -> Cell:
    return "abcdefgh".index(word[0]), int(word[1]) - 1


def word_of(cell: Cell) -> str:
    return f"{'abcdefgh'[cell[0]]}{cell[1] + 1}"


@dataclass
class Tile:
    """A tile in a garden."""

    key: str
    cells: list[Cell]
    """Clockwise from the north-west."""
    level: int
    turns: int
    feet: list[str]
    """What carries each corner: single, double, statue or nothing."""

    @property
    def symbols(self) -> list[str]:
        printed = TILES[self.key]["corners"]
        return [printed[(corner - self.turns) % 4] for corner in range(4)]


@dataclass
class Item:
    """A decoration or a belvedere with the cells it stands on and the level of each."""

    kind: str
    ends: dict[Cell, int]
    gap: Cell | None = None
    is_pillar: bool = False


@dataclass
class Garden:
    """One player's board."""

    tiles: list[Tile] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    fresh: list[Tile] = field(default_factory=list)
    """The tiles placed this turn."""
    wished: tuple[Cell, str] | None = None
    """The cell that counts as another symbol this turn."""

    def seen(self) -> dict[Cell, Tile]:
        """What is seen from above: paint the tiles from the lowest to the highest."""
        picture = {}
        for tile in sorted(self.tiles, key=lambda tile: tile.level):
            for cell in tile.cells:
                picture[cell] = tile
        return picture

    def visible(self, item: Item, picture: dict[Cell, Tile]) -> bool:
        if any(level_at(picture, cell) == level for cell, level in item.ends.items()):
            return True
        return item.gap is not None and level_at(picture, item.gap) < min(item.ends.values())

    def standing(self, cell: Cell, picture: dict[Cell, Tile]) -> Item | None:
        """The item on the visible surface of a cell."""
        level = level_at(picture, cell)
        return next((item for item in self.items if item.ends.get(cell) == level), None)

    def crossing(self, cell: Cell, picture: dict[Cell, Tile]) -> int:
        """The level of the highest visible bridge over a cell, 0 for none."""
        level = level_at(picture, cell)
        decks = [min(item.ends.values()) for item in self.items if item.gap == cell]
        return max((deck for deck in decks if deck > level), default=0)

    def symbol(self, cell: Cell, picture: dict[Cell, Tile]) -> str:
        if self.wished and self.wished[0] == cell:
            return self.wished[1]
        tile = picture.get(cell)
        return tile.symbols[tile.cells.index(cell)] if tile else "-"


def level_at(picture: dict[Cell, Tile], cell: Cell) -> int:
    return picture[cell].level if cell in picture else 0


def score_lines(garden: Garden, edition: str) -> list[int]:
    """The pad, line by line."""
    picture = garden.seen()
    shown = [item for item in garden.items if not item.is_pillar and garden.visible(item, picture)]
    levels = {
        kind: [list(item.ends.values()) for item in shown if item.kind == kind] for kind in (*SYMBOLS, "belvedere")
    }
    flowers = [TILES[tile.key]["flower"] for tile in garden.tiles if any(tile is other for other in picture.values())]
    highest = max((tile.level for tile in garden.tiles), default=0)
    return [
        sum(ends[0] for ends in levels["statue"]),
        sum(3 * ends[0] for ends in levels["fountain"]),
        sum(3 * ends[0] for ends in levels["bridge"]),
        sum(sum(ends) for ends in levels["stairway"]),
        4 * min(len(levels[kind]) for kind in SYMBOLS),
        4 * min(flowers.count(flower) for flower in ("white", "pink", "yellow", "blue")),
        len(levels["belvedere"]),
        highest**2 if edition == "english" else 2 * highest,
    ]


def bare(garden: Garden) -> int:
    """The cells of the board that no tile covers."""
    return 64 - len({cell for tile in garden.tiles for cell in tile.cells})


def square(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]


def between(start: Cell, end: Cell) -> Cell:
    return (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
