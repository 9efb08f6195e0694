"""The first state: players equipped, everything random still to be dealt (H01 to H07, H60)."""

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import CHANCE, NONE
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine.components import (
    AUTOMATA,
    CARDS,
    COLUMNS,
    IRRIGATIONS,
    ITEMS,
    MARKET_LEVELS,
    MAX_PLAYERS,
    OBJECTIVES,
    PIECES,
    SLOT_SPACES,
    SLOTS,
    STACKS,
)
from kiru.games.hanging_gardens.engine.garden import CELLS
from kiru.games.hanging_gardens.engine.rules import lowest_gap, reveal, turn_tile
from kiru.games.hanging_gardens.engine.state import Table


def fill(size: i64, value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(size)])


def set_up(s: Table) -> None:
    """Lay out an empty table; the first chance decision is already asked."""
    s.irrigation = fill(s.players, NONE)
    s.market = fill(COLUMNS * MARKET_LEVELS, NONE)
    s.gardeners = fill(COLUMNS * MAX_PLAYERS, NONE)
    s.stack_top = fill(STACKS, NONE)
    s.objectives = fill(SLOTS, NONE)
    s.markers = fill(SLOTS * SLOT_SPACES, NONE)
    s.cards = fill(s.players * CELLS, NONE)
    s.tiles = fill(s.players * CELLS, NONE)
    s.cells = fill(s.players, 0)
    s.items = fill(s.players * 3 * ITEMS, 0)
    put_into_bags(s)
    equip(s)
    s.seat = CHANCE
    if s.players > 1 and s.chosen_first == NONE:
        s.phase = act.DRAWING_FIRST
    else:
        start(s, s.chosen_first if s.players > 1 else 0)


def put_into_bags(s: Table) -> None:
    """What chance may bring: 75 Garden cards, 25 tiles, 10 objectives, 5 irrigation cards, 18 automaton cards."""
    s.unseen = fill(act.NUM_ACTIONS - act.FIRST, 1)
    s.deck_left = 0
    for piece in range(i64(PIECES)):
        s.unseen[act.DEAL - act.FIRST + piece] = s.box.copies[piece]
        if piece < CARDS:
            s.deck_left += s.box.copies[piece]


def equip(s: Table) -> None:
    """Gold and tools for everybody; the tool of the last player comes with `start` (H06, H60)."""
    gold = s.box.start_gold
    tools = s.box.start_tools
    if s.players == 1:
        gold = s.box.solo_gold[s.difficulty]
        tools = s.box.solo_tools[s.difficulty]
    s.gold = fill(s.players, gold)
    s.tools = fill(s.players, tools)
    s.supply_gold = s.box.supply_gold - gold * s.players
    s.supply_tools = s.box.supply_tools - tools * s.players


def start(s: Table, seat: i64) -> None:
    """Give the marker to the first player and the extra tool to the last (H06, H07)."""
    s.marker = seat
    s.turn = seat
    if s.players > 1:
        s.tools[(seat + s.players - 1) % s.players] += s.box.last_player_tools
        s.supply_tools -= s.box.last_player_tools
    s.phase = act.DEALING_OBJECTIVES


def deal_table(s: Table, action: i64) -> bool:
    """Carry out one deal of the set-up; true when the table lies complete (H02 to H07)."""
    if s.phase == act.DRAWING_FIRST:
        start(s, action - act.FIRST)
    elif s.phase == act.DEALING_OBJECTIVES:
        s.unseen[action - act.FIRST] -= 1
        if fill_next(s.objectives, action - act.OBJECTIVE):
            s.phase = act.DEALING_IRRIGATION
    elif s.phase == act.DEALING_IRRIGATION:
        s.unseen[action - act.FIRST] -= 1
        if fill_next(s.irrigation, action - act.IRRIGATE):
            s.column = 0
            s.phase = act.DEALING_MARKET
    elif s.phase == act.DEALING_MARKET:
        reveal(s, action - act.DEAL)
        if lowest_gap(s, s.column) == NONE:
            s.column += 1
            if s.column == COLUMNS:
                s.column = NONE
                s.bought = 0
                s.phase = act.TURNING_STACKS
    else:
        turn_tile(s, s.bought, action - act.DEAL)
        s.bought += 1
        if s.bought == STACKS:
            s.bought = NONE
            return True
    return False


def fill_next(row: vec[i64], value: i64) -> bool:
    """Put a value on the first empty place of a row; true when that was the last one."""
    place: i64 = 0
    while row[place] != NONE:
        place += 1
    row[place] = value
    return place == i64(len(row)) - 1


assert act.OBJECTIVE + OBJECTIVES == act.IRRIGATE
assert act.IRRIGATE + IRRIGATIONS == act.DEAL
assert act.DEAL + PIECES == act.AUTOMATON
assert act.AUTOMATON + AUTOMATA == act.NUM_ACTIONS
