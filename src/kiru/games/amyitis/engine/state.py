"""The state of Amyitis: both boards, the supplies, what the players own, and what has not been seen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import NONE, Hash, State
from kiru.games.amyitis.engine.components import Box

NEUTRAL: Final = 4
"""The owner of a neutral cube."""
NEVER: Final = 1 << 40
"""More rounds than any game lasts."""

# Sources of points that are kept while the game goes on; the favor and the tokens are counted when asked for.
ENGINEERS: Final = 0
TILES_TAKEN: Final = 1
IRRIGATION: Final = 2
MARDUK_FAVOR: Final = 3
SALES: Final = 4
PALACES: Final = 5
BANKERS: Final = 6
KEPT: Final = 7


class Boards(State):
    """Both boards of Amyitis and what lies beside them. Areas, squares and tiles are bits where a field says so."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.caravan: i64 = 0
        """The space where the caravan stands; 0 is Babylon."""
        self.supply_camels: i64 = 0
        self.supply_talents: i64 = 0
        self.supply: vec[i64] = vec[i64]()
        """Tokens in the general supply, by resource."""
        self.court: vec[i64] = vec[i64]()
        """Court cards left, by card: 2 caravaneers, 3 bankers, 6 palaces, the gardeners."""
        self.caravaneer_tokens: i64 = 0
        """The resources that lie on the level 2 caravaneers left, as bits (A11)."""
        self.crafts: vec[i64] = vec[i64]()
        """The craft at group * 3 + card, or NONE before it is dealt."""
        self.turned: i64 = 0
        """The craft cards turned face down, as bits."""
        self.craft_bag: vec[i64] = vec[i64]()
        """Craft cards not dealt this round, by craft."""
        self.fields: vec[i64] = vec[i64]()
        """Whose cube lies on each field space, at row * 5 + space, or NONE."""
        self.temples: vec[i64] = vec[i64]()
        """Whose cube lies on each temple space, at temple * 4 + space from the left; NEUTRAL or NONE too."""
        self.canals: vec[i64] = vec[i64]()
        """The areas with a cube of each seat, as bits."""
        self.irrigated: i64 = 0
        """The areas with any cube, as bits."""
        self.linked: i64 = 0
        """The irrigated areas that are connected to the river, as bits; follows from the cubes."""
        self.reach: i64 = 0
        """The areas that touch the river or a linked area, as bits; follows from the cubes."""
        self.watered: i64 = 0
        """The squares with a fully irrigated side, as bits; follows from the cubes."""
        self.tiles: vec[i64] = vec[i64]()
        """The tile on each square, or NONE."""
        self.tiles_left: i64 = 0
        """The squares with a tile, as bits."""
        self.planted: i64 = 0
        """The planted squares, as bits."""
        self.plants: vec[i64] = vec[i64]()
        """The face that lies up in each plant city: card * 2 + side, or NONE before it is dealt."""
        self.token_bag: i64 = 0
        """The resources that may still be laid on a caravaneer, as bits (A11)."""
        self.tile_bag: i64 = 0
        """The tiles not on the board, as bits; after the set-up they are out of the game."""
        self.plant_bag: i64 = 0
        """The plant cards not dealt yet, as bits."""


class Table(Boards):
    """One table of Amyitis: the boards, whose turn it is, what is being settled, and what the players own."""

    def __init__(self, box: Box, players: i64) -> None:
        super().__init__(players)
        self.box = box
        """The printed values; shared by all states of a table."""
        self.column: i64 = players - 2
        """The column of the box's tables for this number of players."""
        self.court_column: i64 = players - 2
        """The same for the court cards, which an option may raise with 2 players."""
        self.twins: i64 = 0
        """Where the twin areas' neighbors begin in the garden's tables: 0 in series, 32 in parallel (A03)."""
        self.chosen_first: i64 = NONE
        """The seat that starts by agreement, or NONE if it is drawn (A14)."""
        self.patience: i64 = NEVER
        """So many rounds in a row without a planting end the game; before ruleset 2 none did (A74)."""
        self.planted_round: i64 = 0
        """The last round in which a tile was planted, 0 before the first one."""
        self.first: i64 = 0
        """Who holds the first-player card."""
        self.turn: i64 = 0
        """Whose turn it is in phase II."""
        self.passed: i64 = 0
        """The seats that have passed this round, as bits."""
        self.pass_cubes: i64 = 0
        """The seats with a cube on the pass square, as bits."""
        self.due: i64 = NONE
        """The resource to be paid now, or NONE (A43)."""
        self.due_next: i64 = NONE
        """The resource to be paid after it, or NONE."""
        self.square: i64 = NONE
        """The square being planted, or NONE (A52)."""
        self.tile: i64 = NONE
        """The tile taken from it, while its bonuses are settled."""
        self.bonus: i64 = 0
        """How many of them are settled."""
        self.given: i64 = NONE
        """The resource given in an exchange, until another is taken for it (A64)."""
        self.tokens: vec[i64] = vec[i64]()
        """Tokens of the players, at seat * 5 + resource."""
        self.camels: vec[i64] = vec[i64]()
        """By seat, as are talents, cubes and gardeners."""
        self.talents: vec[i64] = vec[i64]()
        self.cubes: vec[i64] = vec[i64]()
        """Cubes in the players' own supplies."""
        self.gardeners: vec[i64] = vec[i64]()
        self.levels: vec[i64] = vec[i64]()
        """The newest level of each court type, at seat * 3 + type; 0 is the level 0 caravaneer, or none."""
        self.won: vec[i64] = vec[i64]()
        """The tiles of each seat, as bits."""
        self.points: vec[i64] = vec[i64]()
        """Points scored so far, at seat * 7 + source."""

    def copy_from(self, other: "Table") -> None:
        """Take over every field of another state of the same table."""
        self.seat = other.seat
        self.phase = other.phase
        self.court_column = other.court_column
        self.twins = other.twins
        self.chosen_first = other.chosen_first
        self.patience = other.patience
        self.planted_round = other.planted_round
        self.round = other.round
        self.first = other.first
        self.turn = other.turn
        self.passed = other.passed
        self.pass_cubes = other.pass_cubes
        self.caravan = other.caravan
        self.due = other.due
        self.due_next = other.due_next
        self.square = other.square
        self.tile = other.tile
        self.bonus = other.bonus
        self.given = other.given
        self.supply_camels = other.supply_camels
        self.supply_talents = other.supply_talents
        self.caravaneer_tokens = other.caravaneer_tokens
        self.turned = other.turned
        self.irrigated = other.irrigated
        self.linked = other.linked
        self.reach = other.reach
        self.watered = other.watered
        self.tiles_left = other.tiles_left
        self.planted = other.planted
        self.token_bag = other.token_bag
        self.tile_bag = other.tile_bag
        self.plant_bag = other.plant_bag
        self.supply = other.supply[:]
        self.tokens = other.tokens[:]
        self.camels = other.camels[:]
        self.talents = other.talents[:]
        self.cubes = other.cubes[:]
        self.gardeners = other.gardeners[:]
        self.levels = other.levels[:]
        self.court = other.court[:]
        self.crafts = other.crafts[:]
        self.craft_bag = other.craft_bag[:]
        self.fields = other.fields[:]
        self.temples = other.temples[:]
        self.canals = other.canals[:]
        self.tiles = other.tiles[:]
        self.won = other.won[:]
        self.plants = other.plants[:]
        self.points = other.points[:]

    def key(self) -> i64:
        """A hash of the fields that the others do not follow from."""
        key = Hash()
        for value in (
            self.seat, self.phase, self.court_column, self.twins, self.chosen_first, self.patience, self.planted_round,
            self.round, self.first, self.turn,
            self.passed, self.pass_cubes, self.caravan, self.due, self.due_next, self.square, self.tile, self.bonus,
            self.given, self.caravaneer_tokens, self.turned, self.irrigated, self.planted,
            self.token_bag, self.tile_bag, self.plant_bag,
        ):  # fmt: skip
            key.add(value)
        key.add_all(self.tokens)
        key.add_all(self.camels)
        key.add_all(self.talents)
        key.add_all(self.gardeners)
        key.add_all(self.levels)
        key.add_all(self.crafts)
        key.add_all(self.craft_bag)
        key.add_all(self.fields)
        key.add_all(self.temples)
        key.add_all(self.canals)
        key.add_all(self.tiles)
        key.add_all(self.won)
        key.add_all(self.plants)
        key.add_all(self.points)
        return key.value()
