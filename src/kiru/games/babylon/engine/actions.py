"""Phases and action codes of Babylon; notation.py gives them words."""

from typing import Final

# Phases: 0 is OVER in every game.
DRAWING_FIRST: Final = 1
DEALING_FLOWERS: Final = 2
LAYING_CLAY: Final = 3
REMOVING: Final = 4
DIGGING: Final = 5
REVEALING: Final = 6
BUILDING: Final = 7
PLACING: Final = 8
SUPPORTING: Final = 9
ROTATING: Final = 10
DECORATING: Final = 11
KEEPING: Final = 12
TURNING_TOKEN: Final = 13
PHASES: Final = [
    "over", "drawing_first", "dealing_flowers", "laying_clay", "removing", "digging", "revealing", "building",
    "placing", "supporting", "rotating", "decorating", "keeping", "turning_token",
]  # fmt: skip

LEVELS: Final = 10
"""The highest level there can be: a tile above level 2 rests on two or more others, so 16 tiles reach no higher."""

# Players' actions.
REMOVE: Final = 0
"""16: take the clay tile of a column out of the game (B12)."""
DIG: Final = 16
"""16: dig the visible tile of a column (B20)."""
BUILD_DUG: Final = 32
"""Place the tile just dug (B24)."""
BUILD_STORED: Final = 33
"""Place the tile from the slot (B24)."""
STOP: Final = 34
"""Place no more tiles (B24)."""
PLACE: Final = 35
"""490: where the tile comes to lie, at spot * 10 + level - 1 (B30)."""
SUPPORT: Final = 525
"""5: on four pillars, or with the corner a - 1 free and a belvedere on it (B31, B33)."""
ROTATE: Final = 530
"""4: quarter turns clockwise (B30)."""
DONE: Final = 534
"""Build no more decorations (B41)."""
STAIRWAY: Final = 535
"""112: a stairway over an edge between two cells (B42)."""
FOUNTAIN: Final = 647
"""112: a fountain over an edge (B43)."""
BRIDGE: Final = 759
"""96: a bridge over a span of three cells (B45)."""
STATUE: Final = 855
"""64: a statue on a cell (B44)."""
CHANGE: Final = 919
"""256: let cell a // 4 count as symbol a % 4 + 1 (B51)."""
KEEP_DUG: Final = 1175
"""Store the tile just dug (B25)."""
KEEP_STORED: Final = 1176
"""Leave the tile in the slot (B25, B26)."""
KEEP_NONE: Final = 1177
"""Store no tile (B25)."""

# Chance.
FIRST: Final = 1178
"""4: the seat that begins (B15)."""
FLOWER: Final = 1182
"""4: a flower for the next seat (B14)."""
TILE: Final = 1186
"""48: the tile that comes to light in a column (B10)."""
TOKEN: Final = 1234
"""7: the effect of the next round token (B50)."""
NUM_ACTIONS: Final = 1241

# Chance sources: one seeded stream each. The quarry has one a material, not one a column: so the next granite tile to
# come to light is the same whatever was dug before, while a column's stream would draw from what the others left.
SOURCES: Final = ["first", "flowers", "clay", "granite", "basalt", "tokens"]
SOURCE_FIRST: Final = 0
SOURCE_FLOWERS: Final = 1
SOURCE_TILES: Final = 2
SOURCE_TOKENS: Final = 5
