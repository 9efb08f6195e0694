"""The view of Babylon."""

from typing import Literal, TypedDict

TileSymbol = Literal["stairway", "fountain", "bridge", "statue"]
Kind = Literal["stairway", "fountain", "bridge", "statue", "belvedere"]
Foot = Literal["single", "double", "statue"] | None
Flower = Literal["white", "pink", "yellow", "blue"]
Material = Literal["clay", "granite", "basalt", "starting"]
Carrying = Literal["four", "nw", "ne", "se", "sw"]
"""On four pillars, or the corner that stays free."""
Edition = Literal["english", "polish"]
Stock = Literal["stairway", "fountain", "bridge", "statue", "belvedere", "single", "double"]


class TerraceTile(TypedDict):
    """A tile with everything printed on it."""

    key: str
    material: Material
    flower: Flower
    corners: list[TileSymbol | None]
    """Clockwise from the north-west."""


class QuarryColumn(TypedDict):
    """A column of the quarry: its height, the visible tile, and what digging it pays each seat."""

    column: str
    height: int
    tile: TerraceTile | None
    income: list[int] | None


class Laid(TypedDict):
    """A tile of a garden."""

    tile: TerraceTile
    spot: str
    cells: list[str]
    level: int
    rotation: int
    symbols: list[TileSymbol | None]
    """What the corners count as now."""
    changed: int | None
    """The corner that counts as something else than is printed on it, for this turn."""
    feet: list[Foot]
    fresh: bool
    visible: bool


class Item(TypedDict):
    """An item of a garden; a statue that carries a tile is a pillar."""

    kind: Kind
    pillar: bool
    cells: list[str]
    level: int
    visible: bool
    points: int


class GardenCell(TypedDict):
    """A cell seen from above: level, tile, symbol, what stands on it, and the level of a bridge above it."""

    cell: str
    level: int
    tile: int | None
    symbol: TileSymbol | None
    item: Kind | None
    bridge: int | None
    fresh: bool


class Hidden(TypedDict):
    """What is seen now and would not be: items, and tiles by their index."""

    items: list[Item]
    tiles: list[int]


class Support(TypedDict):
    """A way to carry a tile, its price in single pillars, and what it scores."""

    support: Carrying
    feet: list[Foot]
    price: int
    swaps: int
    gains: int
    """Points that the tile adds."""
    loses: int
    """Points that disappear under it."""


class Placement(TypedDict):
    """A place for a tile with the ways to carry it there."""

    spot: str
    level: int
    hides: Hidden
    supports: list[Support]


class Building(TypedDict):
    """The placement under way, as far as it is decided."""

    tile: TerraceTile
    spot: str | None
    level: int | None
    support: Carrying | None
    rotations: int
    """How many quarter turns look different, the first of them none."""


class BabylonPlayer(TypedDict):
    """A player's things, garden and live score."""

    flower: Flower | None
    singles: int
    stored: TerraceTile | None
    tiles: list[Laid]
    items: list[Item]
    cells: list[GardenCell]
    highest: int
    bare: int
    score: dict[str, int]
    total: int


class BabylonView(TypedDict):
    """The table of Babylon."""

    game: Literal["babylon"]
    phase: str
    seat: int | None
    """Who is asked."""
    turn: int
    first: int | None
    round: int
    rounds: int
    edition: Edition
    token: str | None
    tokens_left: int
    removals: int
    supply: dict[Stock, int]
    quarry: list[QuarryColumn]
    dug: TerraceTile | None
    doubles: int
    building: Building | None
    placements: list[Placement]
    changed: str | None
    players: list[BabylonPlayer]


class BabylonSheetPieces(TypedDict):
    """What a score sheet is filled with: flowers and things built, where they can stand, and how high."""

    flowers: list[Flower]
    kinds: list[Kind]
    spots: list[str]
    places: dict[str, list[str]]
    """By kind, the cells that it stands on."""
    levels: int
    editions: list[Edition]
