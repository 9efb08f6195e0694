"""The box as flat tables: what the rules look up at every step. `box.py` fills it from box.toml."""

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MAX_PLAYERS: Final = 4
COLUMNS: Final = 16
"""The quarry is a 4×4 grid of columns, row by row from the north-west (B10)."""
LAYERS: Final = 3

CLAY: Final = 0
GRANITE: Final = 1
BASALT: Final = 2
STARTING: Final = 3
"""The materials; starting tiles have none."""
MATERIALS: Final = ["clay", "granite", "basalt", "starting"]
LAYER_TILES: Final = 16
QUARRY_TILES: Final = 48
"""Tiles 0..15 are clay, 16..31 granite, 32..47 basalt ..."""
TILES: Final = 52
"""... and 48..51 the starting tiles, by flower."""
MAX_LAID: Final = 16
"""A garden takes at most the starting tile and one dug tile a round."""

FLOWERS: Final = 4
FLOWER_WORDS: Final = ["white", "pink", "yellow", "blue"]
FLOWER_ORDERS: Final = [list(order) for order in permutations(range(FLOWERS))]
"""The flowers of the seats, as they can be chosen when the table is made; the first is the order of the words (B14)."""

EMPTY: Final = 0
"""A blank corner, or a space where nothing stands."""
STAIRWAY: Final = 1
FOUNTAIN: Final = 2
BRIDGE: Final = 3
STATUE: Final = 4
SYMBOLS: Final = 4
"""The symbols 1..4; the decoration that a symbol allows has the same number."""
BELVEDERE: Final = 5
SINGLE: Final = 6
DOUBLE: Final = 7
PIECES: Final = 8
"""Everything in the supply, 1..7."""
PIECE_WORDS: Final = ["-", "stairway", "fountain", "bridge", "statue", "belvedere", "single", "double"]

GAIN_SINGLE: Final = 0
GAIN_DOUBLE: Final = 1
CHANGE_SYMBOL: Final = 2
FILL_BLANK: Final = 3
FLOWER_DOUBLE: Final = 4
MINUS_ONE: Final = 5
NO_EFFECT: Final = 6
EFFECTS: Final = 7
"""What a round token does (B51)."""
EFFECT_WORDS: Final = [
    "gain_single", "gain_double", "change_symbol", "fill_blank", "flower_double", "minus_one_pillar", "none",
]  # fmt: skip

ENGLISH: Final = 0
POLISH: Final = 1
EDITIONS: Final = ["english", "polish"]


class Box:
    """Every printed value, indexed by tile, piece, effect, edition or player count."""

    def __init__(self) -> None:
        self.name = ""
        self.digest = ""
        self.rulings: dict[str, str] = {}
        """The name of each ruling by rule id: how this table settles what the booklets leave open."""
        self.keys: list[str] = [""] * TILES
        """The word of each tile in notation."""
        self.flower: vec[i64] = vec[i64]([0] * TILES)
        self.corners: vec[i64] = vec[i64]([0] * (TILES * 4))
        """The symbol at tile * 4 + corner, clockwise from the north-west."""
        self.rotations: vec[i64] = vec[i64]([4] * TILES)
        """How many of the four rotations of a tile look different: 1, 2 or 4 (B30)."""
        self.tokens: vec[i64] = vec[i64]([0] * EFFECTS)
        """How many round tokens have each effect."""
        self.rounds: vec[i64] = vec[i64]([0] * (MAX_PLAYERS + 1))
        self.removed_each: vec[i64] = vec[i64]([0] * (MAX_PLAYERS + 1))
        """How many clay tiles a player takes out of the quarry before the game (B12)."""
        self.supply: vec[i64] = vec[i64]([0] * (2 * PIECES))
        """How many of a piece the box holds, at edition * 8 + piece (B01)."""
        self.stored_singles: i64 = 0
        """How many single pillars a board stores (B25)."""
        self.points: vec[i64] = vec[i64]([0] * PIECES)
        """The points of a decoration per level, of a belvedere as such (B61)."""
        self.decoration_set: i64 = 0
        self.flower_set: i64 = 0
        self.highest_squared: vec[i64] = vec[i64]([0, 0])
        """By edition: 1 if the highest level counts its square, 0 if its double (B01)."""


def material(tile: i64) -> i64:
    """The layer of the quarry that a tile comes from."""
    return tile // LAYER_TILES
