"""The box as flat tables: what the rules look up at every step. `box.py` fills it from box.toml."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLUMNS: Final = 3
MARKET_LEVELS: Final = 4
STACKS: Final = 3
SLOTS: Final = 4
SLOT_SPACES: Final = 4
MAX_PLAYERS: Final = 5
ROUNDS: Final = 4
GARDENERS: Final = 3

CARDS: Final = 75
"""Pieces 0..74 are faces of Garden cards (at most one face per card) ..."""
TILES: Final = 25
"""... and pieces 75..99 are enhancement tiles, sorted by cost."""
PIECES: Final = 100
OBJECTIVES: Final = 10
IRRIGATIONS: Final = 5
AUTOMATA: Final = 18

EMPTY: Final = 0
ANIMAL: Final = 1
TREE: Final = 2
VISITOR: Final = 3
BLOOM: Final = 4
"""The kinds of a piece; BLOOM is an enhancement of flowers alone."""
KINDS: Final = ["empty", "animal", "tree", "visitor", "flowers"]
ANIMAL_SPECIES: Final = ["lion", "monkey", "peacock"]
TREE_SPECIES: Final = ["dragon_tree", "cedar", "date_palm"]
MAX_GROUP: Final = 4

ANIMALS: Final = 0
TREES: Final = 1
IRRIGATED: Final = 2
VISITORS: Final = 3
GOLD: Final = 4
TOOLS: Final = 5
CROWNS: Final = 6
BLUE: Final = 7
YELLOW: Final = 8
RED: Final = 9
ITEMS: Final = 10
"""What a level can hold several of; objectives and most visitors ask for one of these."""
OBJECTIVES_DONE: Final = 10
ENHANCEMENTS: Final = 11
WISHES: Final = 12
"""Visitors may wish for two things more."""
ITEM_WORDS: Final = [
    "animals", "trees", "irrigated", "visitors", "gold", "tools", "crowns", "blue", "yellow", "red",
    "objectives", "enhancements",
]  # fmt: skip

CROWN_ACTION: Final = 0
OBJECTIVE_ACTION: Final = 1
DISCARD_STACK: Final = 2
"""The automaton's top actions: crown, objective, or DISCARD_STACK + stack."""
FLOWERS_FEATURE: Final = 4
"""The automaton discards by item: ANIMALS, TREES, IRRIGATED, VISITORS, or any flower."""


class Box:
    """Every printed value, indexed by piece, slot, level or player count."""

    def __init__(self) -> None:
        self.name = ""
        self.digest = ""
        self.keys: list[str] = [""] * PIECES
        """The word of each piece in notation."""
        self.copies: vec[i64] = vec[i64]([0] * PIECES)
        self.kind: vec[i64] = vec[i64]([EMPTY] * PIECES)
        self.species: vec[i64] = vec[i64]([0] * PIECES)
        """The animal or tree species, or the visitor's number."""
        self.items: vec[i64] = vec[i64]([0] * (PIECES * ITEMS))
        """How many of each item a piece carries, at piece * ITEMS + item."""
        self.points: vec[i64] = vec[i64]([0] * (PIECES * 3))
        """An animal's points by level, at piece * 3 + level."""
        self.stack: vec[i64] = vec[i64]([0] * PIECES)
        """The stack an enhancement belongs to."""
        self.visitor_points: vec[i64] = vec[i64]()
        self.visitor_wishes: vec[i64] = vec[i64]()
        """A bit for each wished item, by visitor."""
        self.visitor_keys: list[str] = []
        self.tree_points: vec[i64] = vec[i64]([0] * (3 * (MAX_GROUP + 1)))
        """Points at species * 5 + size of the group."""
        self.tree_max: vec[i64] = vec[i64]([0] * 3)
        self.objective_keys: list[str] = []
        self.objective_item: vec[i64] = vec[i64]([0] * OBJECTIVES)
        self.objective_required: vec[i64] = vec[i64]([0] * OBJECTIVES)
        self.small_slots: vec[i64] = vec[i64]([0] * (SLOTS * SLOT_SPACES))
        """The points of each objective space with 1 to 3 players; 0 is no space."""
        self.large_slots: vec[i64] = vec[i64]([0] * (SLOTS * SLOT_SPACES))
        self.slot_bonus: vec[i64] = vec[i64]([0] * SLOTS)
        """GOLD, TOOLS or 0 for none."""
        self.irrigation_keys: list[str] = []
        self.irrigation_places: vec[i64] = vec[i64]([0] * (IRRIGATIONS * 5))
        """The cells of an irrigation card as bits, at card * 5 + column of the leftmost card."""
        self.irrigation_points: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]([2, 3, 4])
        self.tool_cost: vec[i64] = vec[i64]([0] * MARKET_LEVELS)
        self.spaces: vec[i64] = vec[i64]([0] * MAX_PLAYERS)
        """Gardener spaces per column, by number of players less one."""
        self.start_gold: i64 = 0
        self.start_tools: i64 = 0
        self.last_player_tools: i64 = 0
        self.supply_gold: i64 = 0
        self.supply_tools: i64 = 0
        self.solo_gold: vec[i64] = vec[i64]([0] * 4)
        self.solo_tools: vec[i64] = vec[i64]([0] * 4)
        self.bands: vec[i64] = vec[i64]([0] * 3)
        self.automaton_numbers: vec[i64] = vec[i64]([0] * (AUTOMATA * COLUMNS))
        """The three printed numbers of an automaton card, left to right, from 0."""
        self.automaton_discard: vec[i64] = vec[i64]([0] * AUTOMATA)
        self.automaton_level: vec[i64] = vec[i64]([0] * AUTOMATA)
        self.automaton_action: vec[i64] = vec[i64]([0] * AUTOMATA)
