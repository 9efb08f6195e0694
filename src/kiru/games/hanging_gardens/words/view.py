"""The state as JSON: what any client draws, the same for everybody."""

from functools import lru_cache
from typing import Final, cast

from mypy_extensions import i64

from kiru.core.game import CHANCE, NONE, State
from kiru.core.same import same, same_part
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine import scoring
from kiru.games.hanging_gardens.engine.automaton import column_at
from kiru.games.hanging_gardens.engine.garden import CELLS
from kiru.games.hanging_gardens.engine.state import AUTOMATON_SEAT, Table
from kiru.games.hanging_gardens.words.typed_view import (
    Automaton,
    AutomatonAction,
    AutomatonCard,
    Discard,
    GardensPlayer,
    GardensView,
    MarketColumn,
    Objective,
    PlacedCard,
    SlotBonus,
    Stack,
)
from kiru.games.hanging_gardens.words.view_pieces import irrigation, piece, planted
from kiru.games.kit import SharedView

ACTION_WORDS: Final[tuple[AutomatonAction, ...]] = (
    "crown",
    "objective",
    "enhancement_2",
    "enhancement_3",
    "enhancement_4",
)
ROW: Final = 3 * c.ITEMS
"""What a garden has of every item, level by level: a seat's share of the state's list."""
FIRST_TILE: Final = act.DEAL - act.FIRST + c.CARDS
LAST_TILE: Final = act.DEAL - act.FIRST + c.PIECES
"""Where the enhancements begin and end in the list of what is unseen."""
SLOT_BONUS_WORDS: Final[dict[int, SlotBonus | None]] = {0: None, c.TOOLS: "tool", c.GOLD: "gold"}
FEATURE_WORDS: Final[dict[int, Discard]] = {
    c.ANIMALS: "animal",
    c.TREES: "tree",
    c.IRRIGATED: "irrigation",
    c.VISITORS: "visitor",
}
Numbers = tuple[int, ...]


def view(state: State, before: State | None = None, shown: SharedView | None = None) -> GardensView:
    """The whole table; given the view of a state before, every part that is as it was is the very same."""
    s = table_of(state)
    b = s if before is None else table_of(before)
    # What is shown was made here.
    old = None if before is None else cast(GardensView | None, shown)
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


def market(s: Table, b: Table, old: list[MarketColumn] | None) -> list[MarketColumn]:
    """The columns."""
    columns = range(c.COLUMNS)
    return [old[n] if old is not None and is_same_column(s, b, n) else column_of(s, n) for n in columns]


def column_of(s: Table, number: i64) -> MarketColumn:
    card, space = number * c.MARKET_LEVELS, number * c.MAX_PLAYERS
    seats = tuple(s.gardeners[space : space + s.box.spaces[s.players - 1]])
    return column(s.box, seats, tuple(s.market[card : card + c.MARKET_LEVELS]))


@lru_cache(maxsize=4000)
def column(box: c.Box, seats: Numbers, cards: Numbers) -> MarketColumn:
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


def stacks(s: Table) -> list[Stack]:
    """The stacks of enhancements: the top of each and how many lie below."""
    below = [0] * c.STACKS
    for tile in range(c.CARDS, c.PIECES):
        below[s.box.stack[tile]] += s.unseen[FIRST_TILE - c.CARDS + tile]
    return [
        {"cost": s.box.price[number], "top": piece(s.box, s.stack_top[number]), "below": below[number]}
        for number in range(c.STACKS)
    ]


def objectives(s: Table, b: Table, old: list[Objective] | None) -> list[Objective]:
    """The slots with their tiles."""
    slots = range(c.SLOTS)
    return [old[n] if old is not None and is_same_objective(s, b, n) else objective(s, n) for n in slots]


def objective(s: Table, slot: i64) -> Objective:
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


def player(s: Table, seat: i64, b: Table, old: GardensPlayer | None) -> GardensPlayer:
    """A player's things, garden and live score; `old` is how they were shown before."""
    is_same = old is not None and is_same_garden(s, b, seat)
    if old is not None and is_same and are_same_things(s, b, seat):
        return old
    if old is not None and is_same:
        return {**old, "gold": s.gold[seat], "tools": s.tools[seat], "gardeners": gardeners_left(s, seat)}
    lines = scoring.lines(s, seat)
    return {
        "gold": s.gold[seat],
        "tools": s.tools[seat],
        "gardeners": gardeners_left(s, seat),
        "irrigation": irrigation(s.box, s.irrigation[seat], s.cells[seat]),
        "garden": garden(s, seat),
        "score": dict(zip(scoring.LINES, lines, strict=True)),
        "total": sum(lines),
    }


def gardeners_left(s: Table, seat: i64) -> i64:
    """The gardeners that a seat has not placed."""
    left: i64 = c.GARDENERS
    for space in range(i64(c.COLUMNS * c.MAX_PLAYERS)):
        left -= i64(s.gardeners[space] == seat)
    return left


def garden(s: Table, seat: i64) -> list[PlacedCard]:
    """A player's cards in their cells."""
    first = seat * CELLS
    return [
        planted(s.box, cell, s.cards[first + cell], s.tiles[first + cell])
        for cell in range(CELLS)
        if s.cells[seat] >> cell & 1
    ]


def automaton(s: Table) -> Automaton:
    """The automaton of the solo game: its card with the columns in the order it tries them, and the rank reached."""
    placed = sum(s.gardeners[space] == AUTOMATON_SEAT for space in range(c.COLUMNS * c.MAX_PLAYERS))
    card: AutomatonCard | None = None
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
