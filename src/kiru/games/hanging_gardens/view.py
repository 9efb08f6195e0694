"""The state as JSON: what any client draws, the same for everybody."""

from functools import lru_cache
from typing import Any

from kiru.core.game import CHANCE, NONE, State
from kiru.games.hanging_gardens import actions as act
from kiru.games.hanging_gardens import components as c
from kiru.games.hanging_gardens import scoring
from kiru.games.hanging_gardens.automaton import column_at
from kiru.games.hanging_gardens.garden import CELLS, leftmost, level_of
from kiru.games.hanging_gardens.notation import CELL_WORDS
from kiru.games.hanging_gardens.state import AUTOMATON_SEAT, Table

BONUS_WORDS = (("crown", c.CROWNS), ("gold", c.GOLD), ("tool", c.TOOLS))
ACTION_WORDS = ("crown", "objective", "enhancement_2", "enhancement_3", "enhancement_4")
ROW = 3 * c.ITEMS
"""What a garden has of every item, level by level: a seat's share of the state's list."""
TILES = slice(act.DEAL - act.FIRST + c.CARDS, act.DEAL - act.FIRST + c.PIECES)
"""Where the enhancements stand in the list of what is unseen."""
Numbers = tuple[int, ...]
KEPT = 4000
"""Parts of tables that are kept: most of a table is as it was a decision ago and need not be made again."""
FEATURE_WORDS = {c.ANIMALS: "animal", c.TREES: "tree", c.IRRIGATED: "irrigation", c.VISITORS: "visitor"}


def view(state: State) -> dict[str, Any]:
    """The whole table."""
    s = table_of(state)
    gardeners = tuple(s.gardeners)
    points = tuple([scoring.space_points(s, space) for space in range(c.SLOTS * c.SLOT_SPACES)])
    return {
        "game": "hanging_gardens",
        "phase": act.PHASES[s.phase],
        "seat": None if s.seat == CHANCE else s.seat,
        "turn": s.turn,
        "round": s.round,
        "rounds": c.ROUNDS,
        "marker": s.marker,
        "supply": {"gold": s.supply_gold, "tools": s.supply_tools},
        "deck": s.deck_left,
        "market": market(s.box, s.players, gardeners, tuple(s.market)),
        "stacks": stacks_of(s),
        "objectives": objectives(
            s.box, s.players, tuple(s.objectives), s.marker, points, tuple(s.markers), tuple(s.items[: s.players * ROW])
        ),
        "hand": piece(s.box, s.hand),
        "bought": piece(s.box, s.stack_top[s.bought]) if s.phase == act.ENHANCING else None,
        "players": [player(s, seat, gardeners) for seat in range(s.players)],
        "automaton": automaton(s) if s.players == 1 else None,
    }


def table_of(state: State) -> Table:
    if not isinstance(state, Table):
        raise TypeError(type(state))
    return state


@lru_cache(maxsize=10_000)
def piece(box: c.Box, number: int) -> dict[str, Any] | None:
    """A card or an enhancement with everything printed on it; made once and never changed."""
    if number == NONE:
        return None
    row = number * c.ITEMS
    kind = box.kind[number]
    species = {c.ANIMAL: c.ANIMAL_SPECIES, c.TREE: c.TREE_SPECIES, c.VISITOR: box.visitor_keys}.get(kind)
    return {
        "key": box.keys[number],
        "kind": c.KINDS[kind],
        "species": species[box.species[number]] if species else None,
        "flowers": {
            "blue": box.items[row + c.BLUE],
            "red": box.items[row + c.RED],
            "yellow": box.items[row + c.YELLOW],
        },
        "irrigated": bool(box.items[row + c.IRRIGATED]),
        "bonuses": [word for word, item in BONUS_WORDS for _ in range(box.items[row + item])],
        "points": [box.points[number * 3 + level] for level in range(3)] if kind == c.ANIMAL else None,
        "groups": groups(box, box.species[number]) if kind == c.TREE else None,
        "wish": wish(box, box.species[number]) if kind == c.VISITOR else None,
    }


def groups(box: c.Box, tree: int) -> list[int]:
    """What a connected group of a tree is worth, from one tree up."""
    row = tree * (c.MAX_GROUP + 1)
    return [box.tree_points[row + size] for size in range(1, box.tree_max[tree] + 1)]


def wish(box: c.Box, visitor: int) -> dict[str, Any]:
    """What a visitor pays for: points per item, or per set of items."""
    items = [word for item, word in enumerate(c.ITEM_WORDS) if box.visitor_wishes[visitor] >> item & 1]
    return {"points": box.visitor_points[visitor], "items": items}


@lru_cache(maxsize=KEPT)
def market(box: c.Box, players: int, gardeners: Numbers, cards: Numbers) -> list[dict[str, Any]]:
    """The columns."""
    rows = range(0, c.COLUMNS * c.MARKET_LEVELS, c.MARKET_LEVELS)
    spaces = box.spaces[players - 1]
    return [
        column(box, gardeners[number * c.MAX_PLAYERS :][:spaces], cards[row : row + c.MARKET_LEVELS])
        for number, row in enumerate(rows)
    ]


@lru_cache(maxsize=KEPT)
def column(box: c.Box, seats: Numbers, cards: Numbers) -> dict[str, Any]:
    """A market column: gardener spaces below, cards from level 1 up."""
    return {
        "gardeners": [None if seat == NONE else seat for seat in seats],
        "cards": [piece(box, card) for card in cards],
        "costs": costs(box),
    }


@lru_cache(maxsize=100)
def costs(box: c.Box) -> list[int]:
    """The tools a card costs, by its level in the market."""
    return [box.tool_cost[level] for level in range(c.MARKET_LEVELS)]


def stacks_of(s: Table) -> list[dict[str, Any]]:
    """The stacks as they stand."""
    return stacks(s.box, tuple(s.stack_top), tuple(s.unseen[TILES]))


@lru_cache(maxsize=KEPT)
def stacks(box: c.Box, tops: Numbers, unseen: Numbers) -> list[dict[str, Any]]:
    """The stacks of enhancements: the top of each and how many lie below."""
    below = [0] * c.STACKS
    for tile, count in enumerate(unseen, start=c.CARDS):
        below[box.stack[tile]] += count
    return [
        {"cost": box.price[number], "top": piece(box, top), "below": below[number]} for number, top in enumerate(tops)
    ]


@lru_cache(maxsize=KEPT)
def objectives(
    box: c.Box, players: int, tiles: Numbers, marker: int, points: Numbers, markers: Numbers, items: Numbers
) -> list[dict[str, Any]]:
    """The slots with their tiles; `items` is what every garden has, level by level."""
    found = []
    for slot, tile in enumerate(tiles):
        spaces = slice(slot * c.SLOT_SPACES, (slot + 1) * c.SLOT_SPACES)
        item = box.objective_item[tile] if tile != NONE else 0
        progress = tuple(items[row + item : row + ROW : c.ITEMS] for row in range(0, players * ROW, ROW))
        found.append(objective(box, slot, tile, marker, points[spaces], markers[spaces], progress))
    return found


@lru_cache(maxsize=KEPT)
def objective(
    box: c.Box, slot: int, tile: int, marker: int, points: Numbers, markers: Numbers, progress: tuple[Numbers, ...]
) -> dict[str, Any]:
    """A slot: its tile, what it asks of every seat (H32), its spaces, and how far every garden is, level by level."""
    is_there = tile != NONE
    required = box.objective_required[tile] if is_there else 0
    seats = range(len(progress))
    spaces = zip(points, markers, strict=True)
    return {
        "key": box.objective_keys[tile] if is_there else None,
        "item": c.ITEM_WORDS[box.objective_item[tile]] if is_there else None,
        "required": required if is_there else None,
        "needed": [required - (marker == seat) for seat in seats] if is_there else None,
        "bonus": {0: None, c.TOOLS: "tool", c.GOLD: "gold"}[box.slot_bonus[slot]],
        "spaces": [{"points": worth, "seat": None if seat == NONE else seat} for worth, seat in spaces if worth],
        "progress": [list(levels) for levels in progress],
    }


def player(s: Table, seat: int, gardeners: Numbers) -> dict[str, Any]:
    """A player's things, garden and live score."""
    things = (s.gold[seat], s.tools[seat], c.GARDENERS - gardeners.count(seat))
    cells = slice(seat * CELLS, (seat + 1) * CELLS)
    pieces = tuple(s.cards[cells]), tuple(s.tiles[cells])
    return player_of(s.box, things, s.irrigation[seat], s.cells[seat], *pieces, tuple(scoring.lines(s, seat)))


@lru_cache(maxsize=KEPT)
def player_of(
    box: c.Box, things: Numbers, water: int, cells: int, cards: Numbers, tiles: Numbers, lines: Numbers
) -> dict[str, Any]:
    """The same from what it is made of: gold, tools and gardeners, the irrigation card, the cells and their pieces."""
    return {
        "gold": things[0],
        "tools": things[1],
        "gardeners": things[2],
        "irrigation": irrigation(box, water, cells),
        "garden": [planted(box, cell, cards[cell], tiles[cell]) for cell in cells_in(cells)],
        "score": dict(zip(scoring.LINES, lines, strict=True)),
        "total": sum(lines),
    }


@lru_cache(maxsize=50_000)
def planted(box: c.Box, cell: int, card: int, tile: int) -> dict[str, Any]:
    """A card in its cell; made once and never changed."""
    shown = [one for one in (card, tile) if one != NONE]
    return {
        "cell": CELL_WORDS[cell],
        "level": level_of(cell) + 1,
        "card": piece(box, card),
        "tile": piece(box, tile),
        "irrigated": any(box.items[one * c.ITEMS + c.IRRIGATED] for one in shown),
    }


@lru_cache(maxsize=10_000)
def cells_in(bits: int) -> list[int]:
    """The cells of a set of bits."""
    return [cell for cell in range(CELLS) if bits >> cell & 1]


def irrigation(box: c.Box, card: int, cells: int) -> dict[str, Any] | None:
    """The irrigation card and the cells it lies on as the garden stands."""
    if card == NONE:
        return None
    left = leftmost(cells) if cells else 2
    places = box.irrigation_places[card * 5 + left]
    return {
        "key": box.irrigation_keys[card],
        "left": CELL_WORDS[left],
        "cells": [CELL_WORDS[cell] for cell in cells_in(places)],
    }


def automaton(s: Table) -> dict[str, Any]:
    """The automaton of the solo game: its card with the columns in the order it tries them, and the rank reached."""
    placed = sum(s.gardeners[space] == AUTOMATON_SEAT for space in range(c.COLUMNS * c.MAX_PLAYERS))
    card = None
    if s.automaton != NONE:
        card = {
            "number": s.automaton + 1,
            "columns": [column_at(s, s.automaton, position) + 1 for position in range(c.COLUMNS)],
            "level": s.box.automaton_level[s.automaton] + 1,
            "discard": FEATURE_WORDS.get(s.box.automaton_discard[s.automaton], "flowers"),
            "action": ACTION_WORDS[s.box.automaton_action[s.automaton]],
        }
    return {
        "gardeners": c.GARDENERS - placed,
        "objectives": s.automaton_objectives,
        "card": card,
        "rank": scoring.solo_rank(s),
    }
