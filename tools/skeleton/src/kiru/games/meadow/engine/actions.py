"""Phases and action codes of The Meadow; notation.py gives them words."""

from typing import Final

# Phases: 0 is OVER in every game.
DRAWING_FIRST: Final = 1
LAYING: Final = 2
PICKING: Final = 3
PHASES: Final = ["over", "drawing_first", "laying", "picking"]

# Players' actions.
PICK: Final = 0
"""4: pick a flower of a kind from the row (M10)."""

# Chance.
FIRST: Final = 4
"""4: the seat that starts (M01)."""
LAY: Final = 8
"""4: a flower for the row (M02)."""
NUM_ACTIONS: Final = 12

# Chance sources: one seeded stream each.
SOURCES: Final = ["first", "row"]
SOURCE_FIRST: Final = 0
SOURCE_ROW: Final = 1
