"""The box as flat tables: what the rules look up at every step. `box.py` fills it from box.toml."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import NONE

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
COLUMNS: Final = 3
"""Tables that depend on the number of players have a column for 2, 3 and 4."""

BARLEY: Final = 0
DATES: Final = 1
SALT: Final = 2
PALM: Final = 3
WINE: Final = 4
RESOURCES: Final = 5
PLAIN: Final = 4
"""The resources below PLAIN are not wild."""
RESOURCE_WORDS: Final = ["barley", "dates", "salt", "palm", "wine"]

PEASANT: Final = 0
PRIEST: Final = 1
ENGINEER: Final = 2
MERCHANT: Final = 3
CRAFTS: Final = 4
CRAFT_WORDS: Final = ["peasant", "priest", "engineer", "merchant"]
GROUP: Final = 3
"""Craft cards lie in groups of three (A20)."""

CARAVANEER: Final = 0
BANKER: Final = 1
PALACE: Final = 2
GARDENER: Final = 3
COURT_TYPES: Final = 4
RANKS: Final = 3
"""The types that have levels."""
COURT_WORDS: Final = ["caravaneer", "banker", "palace", "gardener"]
COURT_CARDS: Final = 12
"""Court cards by type and level: 2 caravaneers, 3 bankers, 6 palaces, then the gardeners."""
COURT_FIRST: Final = vec[i64]([0, 2, 5, 11, 12])
"""The card of level 1 of each type; the next type begins where its levels end."""
GARDENERS: Final = 11

SPACES: Final = 9
SELL: Final = 0
PLANT: Final = 1
COURT: Final = 2
SPACE_WORDS: Final = ["sell", "plant", "court"]
PLANT_CITIES: Final = 4
PLANT_CARDS: Final = 4

FIELD_ROWS: Final = 2
FIELD_SPACES: Final = 5
TEMPLES: Final = 3
TEMPLE_SPACES: Final = 4
ISHTAR: Final = 0
MARDUK: Final = 1
TAMMOUZ: Final = 2
TEMPLE_WORDS: Final = ["ishtar", "marduk", "tammouz"]
FIELD_WORDS: Final = ["upper", "lower"]

TILES: Final = 20
TILE_BONUSES: Final = 3
"""No tile carries more bonuses than this."""
TALENT: Final = 0
CAMEL: Final = 1
RESOURCE: Final = 2
COURT_CARD: Final = 3
BONUS_WORDS: Final = ["talent", "camel", "resource", "court"]


class Box:
    """Every printed value, indexed by space, card, tile, level or number of players."""

    def __init__(self) -> None:
        self.name = ""
        self.digest = ""
        self.tokens: i64 = 0
        """Tokens of each resource."""
        self.camels: i64 = 0
        """Camels that circulate: all but the caravan (A15)."""
        self.talents: i64 = 0
        self.cubes: i64 = 0
        self.start_talents: i64 = 0
        self.start_camels: i64 = 0
        self.space_keys: list[str] = []
        self.space_kind: vec[i64] = vec[i64]([SELL] * SPACES)
        self.space_demand: vec[i64] = vec[i64]([NONE] * SPACES)
        """The resource a city asks for."""
        self.space_offer: vec[i64] = vec[i64]([NONE] * (SPACES * 2))
        """The two court types of a court city, the lower number first."""
        self.space_city: vec[i64] = vec[i64]([NONE] * SPACES)
        """The number of a plant city, 0 to 3 along the track."""
        self.field: vec[i64] = vec[i64]([0] * (FIELD_ROWS * FIELD_SPACES))
        """The resource of a field space, at row * 5 + space."""
        self.craft_copies: vec[i64] = vec[i64]([0] * (COLUMNS * CRAFTS))
        """Craft cards at column * 4 + kind."""
        self.court_copies: vec[i64] = vec[i64]([0] * (COLUMNS * COURT_CARDS))
        """Court cards at column * 12 + card."""
        self.banker_talents: vec[i64] = vec[i64]([0] * 4)
        """Income by banker level, 0 for none."""
        self.banker_points: vec[i64] = vec[i64]([0] * 4)
        self.palace_points: vec[i64] = vec[i64]([0] * 7)
        self.caravan_bonus: vec[i64] = vec[i64]([0] * 3)
        """Spaces that need no camel, by caravaneer level."""
        self.keep: vec[i64] = vec[i64]([0] * 3)
        """Tokens kept at the end of a round, by caravaneer level."""
        self.plant_keys: list[str] = []
        self.plant_quality: vec[i64] = vec[i64]([0] * (PLANT_CARDS * 2))
        """The quality of a face: card * 2 + side."""
        self.plant_extra: vec[i64] = vec[i64]([NONE] * (PLANT_CARDS * 2))
        """The extra resource of a face, or NONE."""
        self.home_card: i64 = NONE
        """The plant card that starts in a fixed city ..."""
        self.home_city: i64 = NONE
        """... and the number of that city."""
        self.unused: i64 = 0
        """The squares without a tile with 2 players, as bits."""
        self.tile_keys: list[str] = []
        self.tile_quality: vec[i64] = vec[i64]([0] * TILES)
        self.tile_points: vec[i64] = vec[i64]([0] * TILES)
        self.tile_bonuses: vec[i64] = vec[i64]([NONE] * (TILES * TILE_BONUSES))
        """The bonuses of a tile in their order, at tile * 3 + place, or NONE."""
        self.top_tile: i64 = NONE
        """The tile of floor 4."""
        self.favor_tiles: vec[i64] = vec[i64]([0] * (COLUMNS * 2))
        """The tiles that the lower and the higher favor take, at column * 2 + favor."""
        self.favor_points: vec[i64] = vec[i64]([0] * 2)
        self.end_tiles: vec[i64] = vec[i64]([0] * COLUMNS)
        """So many tiles left, or fewer, make the round the last."""
