"""Priors of The Hanging Gardens: what an action looks worth before any search, for playouts and unexplored nodes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine import scoring
from kiru.games.hanging_gardens.engine.components import (
    ANIMAL,
    BLUE,
    CROWNS,
    EMPTY,
    GOLD,
    IRRIGATED,
    ITEMS,
    MARKET_LEVELS,
    MAX_GROUP,
    RED,
    ROUNDS,
    SLOTS,
    TOOLS,
    TREE,
    VISITOR,
)
from kiru.games.hanging_gardens.engine.garden import CELLS, TOUCHING, leftmost, level_of
from kiru.games.hanging_gardens.engine.objectives import best_free_space
from kiru.games.hanging_gardens.engine.state import Table

TOOL_PAID: Final = 0
EMPTY_CARD: Final = 1
PRICE_BY_ROUNDS: Final = 2
ANIMAL_POINT: Final = 3
TREE_POINT: Final = 4
VISITOR_POINT: Final = 5
VISITOR_BY_ROUNDS: Final = 6
WATER: Final = 7
CROWN: Final = 8
SUPPLY_BY_ROUNDS: Final = 9
FLOWER: Final = 10
OBJECTIVE_ITEM: Final = 11
LEVEL_SUPPLY: Final = 12
LEVEL_POINT: Final = 13
LEVEL_ITEMS: Final = 14
ON_PATTERN: Final = 15
DRY_ON_PATTERN: Final = 16
FLOWER_JOINED: Final = 17
FLOWERS_JOINED: Final = 18
TREE_JOINED: Final = 19
COMPLETE_POINT: Final = 20
BUY: Final = 21
OFF_PATTERN: Final = 22
PRIORS: Final = [
    "tool_paid", "empty_card", "price_by_rounds", "animal_point", "tree_point", "visitor_point", "visitor_by_rounds",
    "water", "crown", "supply_by_rounds", "flower", "objective_item", "level_supply", "level_point", "level_items",
    "on_pattern", "dry_on_pattern", "flower_joined", "flowers_joined", "tree_joined", "complete_point", "buy",
    "off_pattern",
]  # fmt: skip
PRIOR_WEIGHTS: Final = [
    -60, 60, -40, 90, 90, 100, 40, 120, 80, 35, 75, 12, 35, 100, 40, 250, -50, 90, 30, 300, 100, 0, 0,
]  # fmt: skip
"""Guessed from playing: what a unit of each term is worth, in hundredths of a point."""


def prior(s: Table, action: i64, w: vec[i64]) -> i64:
    """The prior of an action, by the question it answers and what each term of PRIORS is worth."""
    phase = s.phase
    if phase == act.TAKING:
        return prior_of_card(s, s.market[action], w) + w[TOOL_PAID] * s.box.tool_cost[action % MARKET_LEVELS]
    if phase == act.PLACING:
        return prior_of_place(s, s.hand, action - act.PLACE, w)
    if phase == act.BUYING:
        return 0 if action == act.SKIP else prior_of_tile(s, action - act.BUY, w)
    if phase == act.ENHANCING:
        return prior_of_place(s, s.stack_top[s.bought], action - act.ENHANCE, w)
    if action == act.SKIP:
        return 0
    return w[COMPLETE_POINT] * scoring.space_points(s, best_free_space(s, action - act.COMPLETE))


def rounds_left(s: Table) -> i64:
    return ROUNDS - s.round


def prior_of_card(s: Table, card: i64, w: vec[i64]) -> i64:
    """Roughly what a card brings to the garden of the seat, wherever it will lie."""
    total = prior_of_figure(s, card, w) + prior_of_items(s, card, w)
    if s.box.kind[card] == EMPTY and s.gold[s.seat] >= 2:
        total += w[EMPTY_CARD]
    return total


def prior_of_tile(s: Table, stack: i64, w: vec[i64]) -> i64:
    tile = s.stack_top[stack]
    total = prior_of_figure(s, tile, w) + prior_of_items(s, tile, w) + w[BUY]
    return total + w[PRICE_BY_ROUNDS] * s.box.price[stack] * rounds_left(s)


def prior_of_figure(s: Table, piece: i64, w: vec[i64]) -> i64:
    """The animal on its best level, the next tree of its kind, the visitor's wishes that are there."""
    kind = s.box.kind[piece]
    if kind == ANIMAL:
        best = s.box.points[piece * 3]
        for level in range(i64(1), i64(3)):
            points = s.box.points[piece * 3 + level]
            best = points if points > best else best
        return w[ANIMAL_POINT] * best
    if kind == TREE:
        return prior_of_tree(s, piece, w)
    if kind == VISITOR:
        visitor = s.box.species[piece]
        points = s.box.visitor_points[visitor]
        granted = scoring.granted(s, s.seat, s.box.visitor_wishes[visitor])
        return points * (w[VISITOR_POINT] * granted + w[VISITOR_BY_ROUNDS] * rounds_left(s))
    return 0


def prior_of_tree(s: Table, piece: i64, w: vec[i64]) -> i64:
    """What one more tree of its species adds if it joins the others."""
    species = s.box.species[piece]
    standing: i64 = 0
    for cell in range(i64(CELLS)):
        if s.cells[s.seat] >> cell & 1:
            other = scoring.figure(s, s.seat * CELLS + cell)
            standing += i64(s.box.kind[other] == TREE and s.box.species[other] == species)
    row: i64 = species * (MAX_GROUP + 1)
    size = standing % s.box.tree_max[species]
    return w[TREE_POINT] * (s.box.tree_points[row + size + 1] - s.box.tree_points[row + size])


def prior_of_items(s: Table, piece: i64, w: vec[i64]) -> i64:
    """Flowers, water, bonuses, and what the open objectives ask for."""
    row: i64 = piece * ITEMS
    items = s.box.items
    total = w[WATER] * items[row + IRRIGATED] + w[CROWN] * items[row + CROWNS]
    total += w[SUPPLY_BY_ROUNDS] * rounds_left(s) * (items[row + GOLD] + items[row + TOOLS])
    for color in range(i64(BLUE), i64(RED + 1)):
        total += w[FLOWER] * items[row + color]
    for slot in range(i64(SLOTS)):
        item = s.box.objective_item[s.objectives[slot]]
        if items[row + item]:
            total += w[OBJECTIVE_ITEM] * scoring.space_points(s, slot * 4)
    return total


def prior_of_place(s: Table, piece: i64, cell: i64, w: vec[i64]) -> i64:
    """What a place adds to a piece: its level, its neighbors, the water pattern, the objectives of the level."""
    level = level_of(cell)
    row: i64 = piece * ITEMS
    total = w[LEVEL_SUPPLY] * rounds_left(s) * (level + 1) * (s.box.items[row + GOLD] + s.box.items[row + TOOLS])
    if s.box.kind[piece] == ANIMAL:
        total += w[LEVEL_POINT] * s.box.points[piece * 3 + level]
    total += prior_of_water(s, piece, cell, w) + prior_of_neighbors(s, piece, cell, w)
    for slot in range(i64(SLOTS)):
        item = s.box.objective_item[s.objectives[slot]]
        if s.box.items[row + item]:
            total += w[LEVEL_ITEMS] * s.items[(s.seat * 3 + level) * ITEMS + item]
    return total


def prior_of_water(s: Table, piece: i64, cell: i64, w: vec[i64]) -> i64:
    """An irrigated piece on the own pattern; a dry card there wastes the place a little."""
    if s.irrigation[s.seat] == NONE or not s.cells[s.seat]:
        return 0
    pattern = s.box.irrigation_places[s.irrigation[s.seat] * 5 + leftmost(s.cells[s.seat])]
    if not pattern >> cell & 1:
        return w[OFF_PATTERN] if s.box.items[piece * ITEMS + IRRIGATED] else 0
    return w[ON_PATTERN] if s.box.items[piece * ITEMS + IRRIGATED] else w[DRY_ON_PATTERN]


def prior_of_neighbors(s: Table, piece: i64, cell: i64, w: vec[i64]) -> i64:
    """Flowers and trees that join those beside, above and below."""
    total: i64 = 0
    near = TOUCHING[cell] & s.cells[s.seat]
    for color in range(i64(BLUE), i64(RED + 1)):
        count = s.box.items[piece * ITEMS + color]
        if count:
            joined: i64 = 0
            for other in range(i64(CELLS)):
                if near >> other & 1 and scoring.carries(s, s.seat * CELLS + other, color):
                    joined += 1
            total += w[FLOWER_JOINED] * count if joined else 0
            total += w[FLOWERS_JOINED] if joined > 1 else 0
    if s.box.kind[piece] == TREE:
        for other in range(i64(CELLS)):
            if near >> other & 1:
                figure = scoring.figure(s, s.seat * CELLS + other)
                if s.box.kind[figure] == TREE and s.box.species[figure] == s.box.species[piece]:
                    total += w[TREE_JOINED]
    return total


assert len(PRIORS) == len(PRIOR_WEIGHTS)
