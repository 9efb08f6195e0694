"""The state as JSON: what any client draws, the same for everybody."""

from functools import lru_cache
from typing import Any, Final

from mypy_extensions import i64

from kiru.core.game import CHANCE, NONE, State
from kiru.core.same import same, same_part
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine import scoring
from kiru.games.hanging_gardens.engine.automaton import column_at
from kiru.games.hanging_gardens.engine.garden import CELLS, leftmost, level_of
from kiru.games.hanging_gardens.engine.state import AUTOMATON_SEAT, Table
from kiru.games.hanging_gardens.words.notation import CELL_WORDS

BONUS_WORDS = (("crown", c.CROWNS), ("gold", c.GOLD), ("tool", c.TOOLS))
ACTION_WORDS = ("crown", "objective", "enhancement_2", "enhancement_3", "enhancement_4")
ROW: Final = 3 * c.ITEMS
"""What a garden has of every item, level by level: a seat's share of the state's list."""
FIRST_TILE: Final = act.DEAL - act.FIRST + c.CARDS
LAST_TILE: Final = act.DEAL - act.FIRST + c.PIECES
"""Where the enhancements begin and end in the list of what is unseen."""
SLOT_BONUS_WORDS = {0: None, c.TOOLS: "tool", c.GOLD: "gold"}
FEATURE_WORDS = {c.ANIMALS: "animal", c.TREES: "tree", c.IRRIGATED: "irrigation", c.VISITORS: "visitor"}
Numbers = tuple[int, ...]
View = dict[str, Any]


def view(state: State, before: State | None = None, shown: View | None = None) -> View:
    """The whole table; given the view of a state before, every part that is as it was is the very same."""
    s = table_of(state)
    b, old = (s, None) if before is None else (table_of(before), shown)
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
        "market": market(s, b, old["market"] if old else None),
        "stacks": old["stacks"] if old and are_same_stacks(s, b) else stacks(s),
        "objectives": objectives(s, b, old["objectives"] if old else None),
        "hand": piece(s.box, s.hand),
        "bought": piece(s.box, s.stack_top[s.bought]) if s.phase == act.ENHANCING else None,
        "players": [player(s, seat, b, old["players"][seat] if old else None) for seat in range(s.players)],
        "automaton": automaton(s) if s.players == 1 else None,
    }


def is_same_column(s: Table, b: Table, number: i64) -> bool:
    card, space = number * c.MARKET_LEVELS, number * c.MAX_PLAYERS
    if not same_part(s.market, b.market, card, card + c.MARKET_LEVELS):
        return False
    return same_part(s.gardeners, b.gardeners, space, space + c.MAX_PLAYERS)


def are_same_stacks(s: Table, b: Table) -> bool:
    return same(s.stack_top, b.stack_top) and same_part(s.unseen, b.unseen, FIRST_TILE, LAST_TILE)


def is_same_objective(s: Table, b: Table, slot: i64) -> bool:
    tile, space = s.objectives[slot], slot * c.SLOT_SPACES
    if s.marker != b.marker or tile != b.objectives[slot]:
        return False
    if not same_part(s.markers, b.markers, space, space + c.SLOT_SPACES):
        return False
    item: i64 = s.box.objective_item[tile] if tile != NONE else 0
    for row in range(s.players * 3):
        if s.items[row * c.ITEMS + item] != b.items[row * c.ITEMS + item]:
            return False
    return True


def are_same_things(s: Table, b: Table, seat: i64) -> bool:
    if s.gold[seat] != b.gold[seat] or s.tools[seat] != b.tools[seat]:
        return False
    return gardeners_left(s, seat) == gardeners_left(b, seat)


def is_same_garden(s: Table, b: Table, seat: i64) -> bool:
    """Whether irrigation card and garden are, and the pad, which follows from them and from the objectives."""
    if s.cells[seat] != b.cells[seat] or s.irrigation[seat] != b.irrigation[seat]:
        return False
    first, last = seat * CELLS, (seat + 1) * CELLS
    is_same_garden = same_part(s.cards, b.cards, first, last) and same_part(s.tiles, b.tiles, first, last)
    return is_same_garden and same(s.markers, b.markers)


def table_of(state: State) -> Table:
    if not isinstance(state, Table):
        raise TypeError(type(state))
    return state


@lru_cache(maxsize=10_000)
def piece(box: c.Box, number: int) -> View | None:
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


def wish(box: c.Box, visitor: int) -> View:
    """What a visitor pays for: points per item, or per set of items."""
    items = [word for item, word in enumerate(c.ITEM_WORDS) if box.visitor_wishes[visitor] >> item & 1]
    return {"points": box.visitor_points[visitor], "items": items}


def market(s: Table, b: Table, old: list[View] | None) -> list[View]:
    """The columns."""
    columns = range(c.COLUMNS)
    return [old[n] if old is not None and is_same_column(s, b, n) else column_of(s, n) for n in columns]


def column_of(s: Table, number: i64) -> View:
    card, space = number * c.MARKET_LEVELS, number * c.MAX_PLAYERS
    seats = tuple(s.gardeners[space : space + s.box.spaces[s.players - 1]])
    return column(s.box, seats, tuple(s.market[card : card + c.MARKET_LEVELS]))


@lru_cache(maxsize=4000)
def column(box: c.Box, seats: Numbers, cards: Numbers) -> View:
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


def stacks(s: Table) -> list[View]:
    """The stacks of enhancements: the top of each and how many lie below."""
    below = [0] * c.STACKS
    for tile in range(c.CARDS, c.PIECES):
        below[s.box.stack[tile]] += s.unseen[FIRST_TILE - c.CARDS + tile]
    return [
        {"cost": s.box.price[number], "top": piece(s.box, s.stack_top[number]), "below": below[number]}
        for number in range(c.STACKS)
    ]


def objectives(s: Table, b: Table, old: list[View] | None) -> list[View]:
    """The slots with their tiles."""
    slots = range(c.SLOTS)
    return [old[n] if old is not None and is_same_objective(s, b, n) else objective(s, n) for n in slots]


def objective(s: Table, slot: i64) -> View:
    """A slot: its tile, what it asks of every seat (H32), its spaces, and how far every garden is, level by level."""
    box, tile = s.box, s.objectives[slot]
    is_there = tile != NONE
    required = box.objective_required[tile] if is_there else 0
    item = box.objective_item[tile] if is_there else 0
    spaces = [(scoring.space_points(s, space), s.markers[space]) for space in range(*spaces_of(slot))]
    return {
        "key": box.objective_keys[tile] if is_there else None,
        "item": c.ITEM_WORDS[item] if is_there else None,
        "required": required if is_there else None,
        "needed": [required - int(s.marker == seat) for seat in range(s.players)] if is_there else None,
        "bonus": SLOT_BONUS_WORDS[box.slot_bonus[slot]],
        "spaces": [{"points": worth, "seat": None if seat == NONE else seat} for worth, seat in spaces if worth],
        "progress": [[s.items[seat * ROW + level * c.ITEMS + item] for level in range(3)] for seat in range(s.players)],
    }


def spaces_of(slot: i64) -> tuple[int, int]:
    return slot * c.SLOT_SPACES, (slot + 1) * c.SLOT_SPACES


def player(s: Table, seat: i64, b: Table, old: View | None) -> View:
    """A player's things, garden and live score; `old` is how they were shown before."""
    is_same = old is not None and is_same_garden(s, b, seat)
    if old is not None and is_same and are_same_things(s, b, seat):
        return old
    things: View = {"gold": s.gold[seat], "tools": s.tools[seat], "gardeners": gardeners_left(s, seat)}
    return old | things if old is not None and is_same else things | garden(s, seat)


def gardeners_left(s: Table, seat: i64) -> i64:
    """The gardeners that a seat has not placed."""
    left: i64 = c.GARDENERS
    for space in range(i64(c.COLUMNS * c.MAX_PLAYERS)):
        left -= i64(s.gardeners[space] == seat)
    return left


def garden(s: Table, seat: i64) -> View:
    """A player's irrigation card and cards, with what they are worth."""
    first = seat * CELLS
    lines = scoring.lines(s, seat)
    return {
        "irrigation": irrigation(s.box, s.irrigation[seat], s.cells[seat]),
        "garden": [
            planted(s.box, cell, s.cards[first + cell], s.tiles[first + cell])
            for cell in range(CELLS)
            if s.cells[seat] >> cell & 1
        ],
        "score": dict(zip(scoring.LINES, lines, strict=True)),
        "total": sum(lines),
    }


@lru_cache(maxsize=50_000)
def planted(box: c.Box, cell: int, card: int, tile: int) -> View:
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


def irrigation(box: c.Box, card: int, cells: int) -> View | None:
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


def automaton(s: Table) -> View:
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
