"""Priors of The Hanging Gardens: what an action looks worth before any search, for playouts and unexplored nodes."""

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


def prior(s: Table, action: i64) -> i64:
    """The prior of an action, by the question it answers."""
    phase = s.phase
    if phase == act.TAKING:
        return prior_of_card(s, s.market[action]) - 60 * s.box.tool_cost[action % MARKET_LEVELS]
    if phase == act.PLACING:
        return prior_of_place(s, s.hand, action - act.PLACE)
    if phase == act.BUYING:
        return 0 if action == act.SKIP else prior_of_tile(s, action - act.BUY)
    if phase == act.ENHANCING:
        return prior_of_place(s, s.stack_top[s.bought], action - act.ENHANCE)
    if action == act.SKIP:
        return 0
    return 100 * scoring.space_points(s, best_free_space(s, action - act.COMPLETE))


def rounds_left(s: Table) -> i64:
    return ROUNDS - s.round


def prior_of_card(s: Table, card: i64) -> i64:
    """Roughly what a card brings to the garden of the seat, wherever it will lie."""
    total = prior_of_figure(s, card) + prior_of_items(s, card)
    if s.box.kind[card] == EMPTY and s.gold[s.seat] >= 2:
        total += 60
    return total


def prior_of_tile(s: Table, stack: i64) -> i64:
    tile = s.stack_top[stack]
    return prior_of_figure(s, tile) + prior_of_items(s, tile) - 40 * s.box.price[stack] * rounds_left(s)


def prior_of_figure(s: Table, piece: i64) -> i64:
    """The animal on its best level, the next tree of its kind, the visitor's wishes that are there."""
    kind = s.box.kind[piece]
    if kind == ANIMAL:
        best = s.box.points[piece * 3]
        for level in range(i64(1), i64(3)):
            points = s.box.points[piece * 3 + level]
            best = points if points > best else best
        return 90 * best
    if kind == TREE:
        return prior_of_tree(s, piece)
    if kind == VISITOR:
        visitor = s.box.species[piece]
        points = s.box.visitor_points[visitor]
        return points * (100 * scoring.granted(s, s.seat, s.box.visitor_wishes[visitor]) + 40 * rounds_left(s))
    return 0


def prior_of_tree(s: Table, piece: i64) -> i64:
    """What one more tree of its species adds if it joins the others."""
    species = s.box.species[piece]
    standing: i64 = 0
    for cell in range(i64(CELLS)):
        if s.cells[s.seat] >> cell & 1:
            other = scoring.figure(s, s.seat * CELLS + cell)
            standing += i64(s.box.kind[other] == TREE and s.box.species[other] == species)
    row: i64 = species * (MAX_GROUP + 1)
    size = standing % s.box.tree_max[species]
    return 90 * (s.box.tree_points[row + size + 1] - s.box.tree_points[row + size])


def prior_of_items(s: Table, piece: i64) -> i64:
    """Flowers, water, bonuses, and what the open objectives ask for."""
    row: i64 = piece * ITEMS
    items = s.box.items
    total: i64 = 120 * items[row + IRRIGATED] + 80 * items[row + CROWNS]
    total += 35 * rounds_left(s) * (items[row + GOLD] + items[row + TOOLS])
    for color in range(i64(BLUE), i64(RED + 1)):
        total += 75 * items[row + color]
    for slot in range(i64(SLOTS)):
        item = s.box.objective_item[s.objectives[slot]]
        if items[row + item]:
            total += 12 * scoring.space_points(s, slot * 4)
    return total


def prior_of_place(s: Table, piece: i64, cell: i64) -> i64:
    """What a place adds to a piece: its level, its neighbors, the water pattern, the objectives of the level."""
    level = level_of(cell)
    row: i64 = piece * ITEMS
    total = 35 * rounds_left(s) * (level + 1) * (s.box.items[row + GOLD] + s.box.items[row + TOOLS])
    if s.box.kind[piece] == ANIMAL:
        total += 100 * s.box.points[piece * 3 + level]
    total += prior_of_water(s, piece, cell) + prior_of_neighbors(s, piece, cell)
    for slot in range(i64(SLOTS)):
        item = s.box.objective_item[s.objectives[slot]]
        if s.box.items[row + item]:
            total += 40 * s.items[(s.seat * 3 + level) * ITEMS + item]
    return total


def prior_of_water(s: Table, piece: i64, cell: i64) -> i64:
    """An irrigated piece on the own pattern; a dry card there wastes the place a little."""
    if s.irrigation[s.seat] == NONE or not s.cells[s.seat]:
        return 0
    pattern = s.box.irrigation_places[s.irrigation[s.seat] * 5 + leftmost(s.cells[s.seat])]
    if not pattern >> cell & 1:
        return 0
    return 250 if s.box.items[piece * ITEMS + IRRIGATED] else -50


def prior_of_neighbors(s: Table, piece: i64, cell: i64) -> i64:
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
            total += 90 * count if joined else 0
            total += 30 if joined > 1 else 0
    if s.box.kind[piece] == TREE:
        for other in range(i64(CELLS)):
            if near >> other & 1:
                figure = scoring.figure(s, s.seat * CELLS + other)
                if s.box.kind[figure] == TREE and s.box.species[figure] == s.box.species[piece]:
                    total += 300
    return total
