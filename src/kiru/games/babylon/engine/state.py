"""The state of Babylon: quarry, supply, every garden from above, and what has not been seen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import NONE, Hash, State
from kiru.games.babylon.engine.components import MAX_LAID, Box
from kiru.games.babylon.engine.garden import CELLS

RISING_STAIRS: Final = 6
"""In `things`: the lower end of a stairway; its upper end is STAIRWAY."""
USED_STATUE: Final = 7
"""In `item_kind`: a statue that carries a tile and is none any more (B34)."""


class Gardens(State):
    """The gardens of all seats. Cells, tiles and items of a seat lie at seat * 64, seat * 16 and seat * 64."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.laid: vec[i64] = vec[i64]()
        """How many tiles each garden has."""
        self.laid_tile: vec[i64] = vec[i64]()
        """The tiles of a garden in the order they were placed, at seat * 16 + index."""
        self.laid_spot: vec[i64] = vec[i64]()
        self.laid_level: vec[i64] = vec[i64]()
        self.laid_rotation: vec[i64] = vec[i64]()
        self.laid_feet: vec[i64] = vec[i64]()
        """What carries each corner, two bits a corner: nothing, a single, a double or a statue."""
        self.items: vec[i64] = vec[i64]()
        """How many items each garden has, hidden ones included."""
        self.item_kind: vec[i64] = vec[i64]()
        """STAIRWAY to BELVEDERE or USED_STATUE, at seat * 64 + index."""
        self.item_place: vec[i64] = vec[i64]()
        """The edge of a stairway or fountain, the span of a bridge, the cell of a statue or belvedere."""
        self.item_level: vec[i64] = vec[i64]()
        """The level it stands on; the lower one of a stairway."""
        self.tops: vec[i64] = vec[i64]()
        """The level of the surface seen from above on each cell, 0 for the board."""
        self.shown: vec[i64] = vec[i64]()
        """The index of the tile seen on each cell, NONE for the board."""
        self.symbols: vec[i64] = vec[i64]()
        """The symbol seen on each cell; kept up for speed, as are the fields below."""
        self.things: vec[i64] = vec[i64]()
        """What stands on the surface of each cell: EMPTY, an item's kind, or RISING_STAIRS."""
        self.decks: vec[i64] = vec[i64]()
        """The level of the highest bridge over each cell, 0 for none; no tile ever covers it (B31, B45)."""
        self.spots: vec[i64] = vec[i64]()
        """The spots of each garden that a tile has taken, as bits (B36)."""
        self.places: vec[i64] = vec[i64]()
        """What each spot needs to carry a tile, at seat * 49 + spot; places.py tells how and when it is renewed."""
        self.highest: vec[i64] = vec[i64]()
        """The highest level of each garden."""
        self.statue_lines: vec[i64] = vec[i64]()
        """The rows (bits 0 to 7) and columns (bits 8 to 15) where a statue of the garden stands (B44)."""


class Table(Gardens):
    """One table of Babylon: the gardens, the quarry, the supply, and the turn at hand."""

    def __init__(self, box: Box, players: i64) -> None:
        super().__init__(players)
        self.box = box
        """The printed values; shared by all states of a table."""
        self.edition: i64 = 0
        """ENGLISH or POLISH (B01)."""
        self.ground_gap: bool = False
        """Whether a bridge spans only the bare board (B45)."""
        self.chosen_first: i64 = NONE
        """The seat that starts by agreement, or NONE if it is drawn (B15)."""
        self.dealt_flowers: bool = True
        """Whether flowers are dealt; else they are given by the order chosen (B14)."""
        self.flower_order: i64 = 0
        """Which of FLOWER_ORDERS the seats get if they are not dealt (B14)."""
        self.first: i64 = NONE
        """The seat that starts every round."""
        self.turn: i64 = 0
        """Whose turn it is; chance acts within a turn."""
        self.removals: i64 = 0
        """Clay tiles still to be taken out before the game (B12)."""
        self.token: i64 = NONE
        """The effect of the token in force, or NONE in round 1 (B50)."""
        self.column: i64 = NONE
        """The column whose next tile comes to light."""
        self.dug: i64 = NONE
        """The tile dug this turn and not yet placed."""
        self.doubles: i64 = 0
        """Double pillars in hand, by a token and for this turn only (B51)."""
        self.fresh: i64 = 0
        """How many tiles the garden had before this turn: later ones were placed in it (B41)."""
        self.changed: i64 = NONE
        """The cell whose symbol counts as another this turn, NONE while the effect is unused (B52)."""
        self.building: i64 = NONE
        """The tile that is being placed."""
        self.spot: i64 = NONE
        """Where it comes to lie."""
        self.level: i64 = 0
        """On which level."""
        self.choice: i64 = 0
        """0: on four pillars; else the free corner, counted from 1."""
        self.heights: vec[i64] = vec[i64]()
        """How many tiles lie in each column of the quarry, 0 to 3."""
        self.quarry: vec[i64] = vec[i64]()
        """The visible tile of each column, or NONE."""
        self.unseen: vec[i64] = vec[i64]()
        """How many copies chance may still bring, by chance action less TILE."""
        self.supply: vec[i64] = vec[i64]()
        """How many of each piece lie in the supply."""
        self.flowers: vec[i64] = vec[i64]()
        """The flower of each seat, NONE until dealt."""
        self.singles: vec[i64] = vec[i64]()
        """Single pillars by seat."""
        self.stored: vec[i64] = vec[i64]()
        """The tile in the slot of each seat, or NONE."""

    def copy_from(self, other: "Table") -> None:
        """Take over every field of another state of the same table."""
        self.seat = other.seat
        self.phase = other.phase
        self.edition = other.edition
        self.ground_gap = other.ground_gap
        self.chosen_first = other.chosen_first
        self.dealt_flowers = other.dealt_flowers
        self.flower_order = other.flower_order
        self.first = other.first
        self.round = other.round
        self.turn = other.turn
        self.removals = other.removals
        self.token = other.token
        self.column = other.column
        self.dug = other.dug
        self.doubles = other.doubles
        self.fresh = other.fresh
        self.changed = other.changed
        self.building = other.building
        self.spot = other.spot
        self.level = other.level
        self.choice = other.choice
        self.heights = other.heights[:]
        self.quarry = other.quarry[:]
        self.unseen = other.unseen[:]
        self.supply = other.supply[:]
        self.flowers = other.flowers[:]
        self.singles = other.singles[:]
        self.stored = other.stored[:]
        self.copy_gardens(other)

    def copy_gardens(self, other: "Table") -> None:
        self.laid = other.laid[:]
        self.laid_tile = other.laid_tile[:]
        self.laid_spot = other.laid_spot[:]
        self.laid_level = other.laid_level[:]
        self.laid_rotation = other.laid_rotation[:]
        self.laid_feet = other.laid_feet[:]
        self.items = other.items[:]
        self.item_kind = other.item_kind[:]
        self.item_place = other.item_place[:]
        self.item_level = other.item_level[:]
        self.tops = other.tops[:]
        self.shown = other.shown[:]
        self.symbols = other.symbols[:]
        self.things = other.things[:]
        self.decks = other.decks[:]
        self.spots = other.spots[:]
        self.places = other.places[:]
        self.highest = other.highest[:]
        self.statue_lines = other.statue_lines[:]

    def key(self) -> i64:
        """A hash of the fields that the others do not follow from."""
        key = Hash()
        for value in (
            self.seat, self.phase, self.edition, i64(self.ground_gap), self.chosen_first,
            i64(self.dealt_flowers) + 2 * self.flower_order, self.first, self.round, self.turn, self.removals,
            self.token, self.column, self.dug, self.doubles, self.fresh, self.changed, self.building, self.spot,
            self.level, self.choice,
        ):  # fmt: skip
            key.add(value)
        key.add_all(self.heights)
        key.add_all(self.quarry)
        key.add_all(self.unseen)
        key.add_all(self.supply)
        key.add_all(self.flowers)
        key.add_all(self.singles)
        key.add_all(self.stored)
        if self.changed != NONE:
            key.add(self.symbols[self.turn * CELLS + self.changed])
        for seat in range(self.players):
            self.add_garden(key, seat)
        return key.value()

    def add_garden(self, key: Hash, seat: i64) -> None:
        """The tiles and items of one garden: what is seen from above follows from them."""
        key.add(self.laid[seat])
        for tile in range(seat * MAX_LAID, seat * MAX_LAID + self.laid[seat]):
            key.add(self.laid_tile[tile])
            key.add(self.laid_spot[tile])
            key.add(self.laid_level[tile])
            key.add(self.laid_rotation[tile])
            key.add(self.laid_feet[tile])
        key.add(self.items[seat])
        for item in range(seat * CELLS, seat * CELLS + self.items[seat]):
            key.add(self.item_kind[item])
            key.add(self.item_place[item])
            key.add(self.item_level[item])
