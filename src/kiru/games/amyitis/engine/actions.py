"""Phases and action codes of Amyitis; notation.py gives them words."""

from typing import Final

# Phases: 0 is OVER in every game.
DRAWING_FIRST: Final = 1
DEALING_TOKENS: Final = 2
DEALING_TILES: Final = 3
DEALING_PLANTS: Final = 4
TURNING_PLANT: Final = 5
DEALING_CRAFTS: Final = 6
CHOOSING: Final = 7
FARMING: Final = 8
PRAYING: Final = 9
IRRIGATING: Final = 10
SELLING: Final = 11
SELLING_MORE: Final = 12
WATERING: Final = 13
PAYING: Final = 14
BUYING: Final = 15
TAKING_TOKEN: Final = 16
PLANTING: Final = 17
GAINING: Final = 18
PROMOTING: Final = 19
LEADING: Final = 20
THANKING: Final = 21
REAPING: Final = 22
EXCHANGING: Final = 23
RECEIVING: Final = 24
DISCARDING: Final = 25
PHASES: Final = [
    "over", "drawing_first", "dealing_tokens", "dealing_tiles", "dealing_plants", "turning_plant", "dealing_crafts",
    "choosing", "farming", "praying", "irrigating", "selling", "selling_more", "watering", "paying", "buying",
    "taking_token", "planting", "gaining", "promoting",
    "leading", "thanking", "reaping", "exchanging", "receiving", "discarding",
]  # fmt: skip

# Players' actions.
PASS: Final = 0
"""Pass (A30)."""
RECRUIT: Final = 1
"""12: recruit card a % 3 of craft group a // 3 (A31)."""
CARAVAN: Final = 13
"""8: move the caravan by a + 1 spaces (A40)."""
FIELD: Final = 21
"""2: a cube on the upper or lower field (A32, A64)."""
TEMPLE: Final = 23
"""3: a cube into a temple (A34, A60)."""
AREA: Final = 26
"""32: a cube on an irrigation area (A35, A42)."""
SELL: Final = 58
"""5: sell a token in Babylon (A42)."""
STOP: Final = 63
"""Sell no second token (A42)."""
PAY: Final = 64
"""5: pay the resource due with this token (A43)."""
COURT: Final = 69
"""4: take the next card of a court type (A44, A52)."""
TOKEN: Final = 73
"""4: the level 2 caravaneer that carries this resource (A46)."""
PLANT: Final = 77
"""16: plant on a square (A50)."""
GAIN: Final = 93
"""5: the resource of a tile's bonus (A52)."""
GIFT: Final = 98
"""2: Ishtar's talent or camel (A62)."""
GIVE: Final = 100
"""5: exchange a token of this resource (A64)."""
DECLINE: Final = 105
"""Exchange nothing (A64)."""
RECEIVE: Final = 106
"""4: take this resource in exchange (A64)."""
DISCARD: Final = 110
"""5: give back a token of this resource (A65)."""

# Chance.
FIRST: Final = 115
"""4: the seat that gets the first-player card (A14)."""
LAY_TOKEN: Final = 119
"""4: a resource token for the next level 2 caravaneer (A11)."""
TILE: Final = 123
"""20: a tile for the next square (A12)."""
PLANT_CARD: Final = 143
"""4: a plant card for the next city (A13)."""
SIDE: Final = 147
"""2: the side of the plant card with a home that lies up (A13)."""
CRAFT: Final = 149
"""4: a craft card for the next place of the groups (A20)."""
NUM_ACTIONS: Final = 153

# Chance sources: one seeded stream each.
SOURCES: Final = ["first", "tokens", "tiles", "plants", "side", "crafts"]
SOURCE_FIRST: Final = 0
SOURCE_TOKENS: Final = 1
SOURCE_TILES: Final = 2
SOURCE_PLANTS: Final = 3
SOURCE_SIDE: Final = 4
SOURCE_CRAFTS: Final = 5
