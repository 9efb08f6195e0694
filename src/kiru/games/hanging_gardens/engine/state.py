"""The state of The Hanging Gardens: everything on the table, and what has not been seen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import NONE, Hash, State
from kiru.games.hanging_gardens.engine.components import Box

AUTOMATON_SEAT: Final = 1
"""The automaton counts as the second seat wherever a seat is noted; it never decides."""


class Table(State):
    """One table of The Hanging Gardens."""

    def __init__(self, box: Box, players: i64) -> None:
        super().__init__(players)
        self.box = box
        """The printed values; shared by all states of a table."""
        self.chosen_first: i64 = NONE
        """The seat that starts by agreement, or NONE if it is drawn (H07)."""
        self.difficulty: i64 = 0
        """Solo: 0 easy to 3 expert (H60)."""
        self.ranks: bool = False
        """Solo: the automaton's column numbers are ranks rather than an order (H65)."""
        self.turn: i64 = 0
        """Whose turn it is: a seat, or AUTOMATON_SEAT in solo; chance acts within a turn."""
        self.placed: i64 = 0
        """Gardeners placed this round, all players together."""
        self.marker: i64 = 0
        """Who holds the first-player marker."""
        self.hand: i64 = NONE
        """The card taken but not yet placed."""
        self.bought: i64 = NONE
        """The stack bought from while the tile has no place yet, then while its next tile is to be turned."""
        self.column: i64 = NONE
        """The market column that has a gap."""
        self.automaton: i64 = NONE
        """The automaton's latest card; it stays in sight until the next one."""
        self.automaton_objectives: i64 = 0
        """Objectives it has marked, at most four (H63)."""
        self.supply_gold: i64 = 0
        self.supply_tools: i64 = 0
        self.gold: vec[i64] = vec[i64]()
        """Gold coins by seat."""
        self.tools: vec[i64] = vec[i64]()
        """Tools by seat."""
        self.irrigation: vec[i64] = vec[i64]()
        """The irrigation card of each seat."""
        self.market: vec[i64] = vec[i64]()
        """The face at column * 4 + level, or NONE."""
        self.gardeners: vec[i64] = vec[i64]()
        """The seat on each gardener space, at column * 5 + space, or NONE."""
        self.stack_top: vec[i64] = vec[i64]()
        """The visible tile of each stack, or NONE."""
        self.objectives: vec[i64] = vec[i64]()
        """The objective tile of each slot."""
        self.markers: vec[i64] = vec[i64]()
        """The seat on each objective space, at slot * 4 + space, or NONE."""
        self.unseen: vec[i64] = vec[i64]()
        """How many copies chance may still bring, by chance action less FIRST."""
        self.deck_left: i64 = 0
        """How many Garden cards are unseen, all faces together."""
        self.cards: vec[i64] = vec[i64]()
        """The card on each cell, at seat * 24 + cell, or NONE."""
        self.tiles: vec[i64] = vec[i64]()
        """The enhancement on each cell, or NONE."""
        self.cells: vec[i64] = vec[i64]()
        """The occupied cells of each seat as bits."""
        self.items: vec[i64] = vec[i64]()
        """How many of each item a level holds, at (seat * 3 + level) * 10 + item; kept up for speed."""

    def copy_from(self, other: "Table") -> None:
        """Take over every field of another state of the same table."""
        self.seat = other.seat
        self.phase = other.phase
        self.chosen_first = other.chosen_first
        self.difficulty = other.difficulty
        self.ranks = other.ranks
        self.round = other.round
        self.turn = other.turn
        self.placed = other.placed
        self.marker = other.marker
        self.hand = other.hand
        self.bought = other.bought
        self.column = other.column
        self.automaton = other.automaton
        self.automaton_objectives = other.automaton_objectives
        self.supply_gold = other.supply_gold
        self.supply_tools = other.supply_tools
        self.deck_left = other.deck_left
        self.gold = other.gold[:]
        self.tools = other.tools[:]
        self.irrigation = other.irrigation[:]
        self.market = other.market[:]
        self.gardeners = other.gardeners[:]
        self.stack_top = other.stack_top[:]
        self.objectives = other.objectives[:]
        self.markers = other.markers[:]
        self.unseen = other.unseen[:]
        self.cards = other.cards[:]
        self.tiles = other.tiles[:]
        self.cells = other.cells[:]
        self.items = other.items[:]

    def key(self) -> i64:
        """A hash of the fields that the others do not follow from."""
        key = Hash()
        for value in (
            self.seat, self.phase, self.chosen_first, self.difficulty, i64(self.ranks), self.round, self.turn,
            self.placed, self.marker, self.hand, self.bought, self.column, self.automaton, self.automaton_objectives,
        ):  # fmt: skip
            key.add(value)
        key.add_all(self.gold)
        key.add_all(self.tools)
        key.add_all(self.irrigation)
        key.add_all(self.market)
        key.add_all(self.gardeners)
        key.add_all(self.stack_top)
        key.add_all(self.objectives)
        key.add_all(self.markers)
        key.add_all(self.unseen)
        key.add_all(self.cards)
        key.add_all(self.tiles)
        return key.value()
