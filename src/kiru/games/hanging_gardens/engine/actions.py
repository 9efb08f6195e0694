"""Phases and action codes of The Hanging Gardens; notation.py gives them words."""

from typing import Final

# Phases: 0 is OVER in every game.
DRAWING_FIRST: Final = 1
DEALING_OBJECTIVES: Final = 2
DEALING_IRRIGATION: Final = 3
DEALING_MARKET: Final = 4
TURNING_STACKS: Final = 5
TAKING: Final = 6
PLACING: Final = 7
REVEALING: Final = 8
BUYING: Final = 9
ENHANCING: Final = 10
TURNING_TILE: Final = 11
COMPLETING: Final = 12
AUTOMATON_TURNING: Final = 13
AUTOMATON_REVEALING: Final = 14
AUTOMATON_TURNING_TILE: Final = 15
PHASES: Final = [
    "over", "drawing_first", "dealing_objectives", "dealing_irrigation", "dealing_market", "turning_stacks",
    "taking", "placing", "revealing", "buying", "enhancing", "turning_tile", "completing",
    "automaton_turning", "automaton_revealing", "automaton_turning_tile",
]  # fmt: skip

# Players' actions.
TAKE: Final = 0
"""12: take the card of column a // 4 on market level a % 4 (H10)."""
PLACE: Final = 12
"""24: put the card in hand on a cell of the garden (H12)."""
SKIP: Final = 36
"""Buy nothing, complete nothing (H19, H21)."""
BUY: Final = 37
"""3: buy the top tile of a stack (H19)."""
ENHANCE: Final = 40
"""24: put the bought tile on an Empty card (H19)."""
COMPLETE: Final = 64
"""4: complete the objective of a slot (H21)."""

# Chance.
FIRST: Final = 68
"""5: the seat that gets the first-player marker (H07)."""
OBJECTIVE: Final = 73
"""10: an objective tile for the next slot (H04)."""
IRRIGATE: Final = 83
"""5: an irrigation card for the next seat (H05)."""
DEAL: Final = 88
"""75: a face for the lowest gap of the market (H02, H18)."""
TURN: Final = 163
"""25: an enhancement that comes to light on its stack (H03)."""
AUTOMATON: Final = 188
"""18: the automaton's card (H62)."""
NUM_ACTIONS: Final = 206

# Chance sources: one seeded stream each.
SOURCES: Final = [
    "first", "objectives", "irrigation", "market", "stack2", "stack3", "stack4", "automaton",
]  # fmt: skip
SOURCE_FIRST: Final = 0
SOURCE_OBJECTIVES: Final = 1
SOURCE_IRRIGATION: Final = 2
SOURCE_MARKET: Final = 3
SOURCE_STACK: Final = 4
SOURCE_AUTOMATON: Final = 7
