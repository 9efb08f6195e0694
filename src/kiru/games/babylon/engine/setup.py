"""The first state: an empty quarry and empty gardens, everything random still to be dealt (B10 to B15)."""

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import CHANCE, NONE
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.components import (
    COLUMNS,
    EFFECTS,
    FLOWER_ORDERS,
    LAYERS,
    MAX_LAID,
    PIECES,
    QUARRY_TILES,
    SYMBOLS,
)
from kiru.games.babylon.engine.garden import CELLS, EDGES, SPANS, SPOTS
from kiru.games.babylon.engine.places import place_on
from kiru.games.babylon.engine.quarry import reveal
from kiru.games.babylon.engine.state import Table


def fill(size: i64, value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(size)])


def set_up(s: Table) -> None:
    """Lay out an empty table; the first chance decision is already asked."""
    s.heights = fill(COLUMNS, LAYERS)
    s.quarry = fill(COLUMNS, NONE)
    s.supply = fill(PIECES, 0)
    for piece in range(i64(PIECES)):
        s.supply[piece] = s.box.supply[s.edition * PIECES + piece]
    s.unseen = fill(QUARRY_TILES + EFFECTS, 1)
    for effect in range(i64(EFFECTS)):
        s.unseen[QUARRY_TILES + effect] = s.box.tokens[effect]
    s.flowers = fill(s.players, NONE)
    s.singles = fill(s.players, 0)
    s.stored = fill(s.players, NONE)
    lay_out_gardens(s)
    s.removals = s.players * s.box.removed_each[s.players]
    s.seat = CHANCE
    s.phase = act.DRAWING_FIRST
    if s.chosen_first != NONE:
        start(s, s.chosen_first)


def lay_out_gardens(s: Table) -> None:
    """An empty board for everybody (B14)."""
    s.laid = fill(s.players, 0)
    s.laid_tile = fill(s.players * MAX_LAID, NONE)
    s.laid_spot = fill(s.players * MAX_LAID, NONE)
    s.laid_level = fill(s.players * MAX_LAID, 0)
    s.laid_rotation = fill(s.players * MAX_LAID, 0)
    s.laid_feet = fill(s.players * MAX_LAID, 0)
    s.items = fill(s.players, 0)
    s.item_kind = fill(s.players * CELLS, 0)
    s.item_place = fill(s.players * CELLS, NONE)
    s.item_level = fill(s.players * CELLS, 0)
    s.tops = fill(s.players * CELLS, 0)
    s.shown = fill(s.players * CELLS, NONE)
    s.symbols = fill(s.players * CELLS, 0)
    s.things = fill(s.players * CELLS, 0)
    s.decks = fill(s.players * CELLS, 0)
    s.spots = fill(s.players, 0)
    s.places = fill(s.players * SPOTS, place_on(s, 0))
    s.highest = fill(s.players, 0)
    s.statue_lines = fill(s.players, 0)


def start(s: Table, seat: i64) -> None:
    """Note the first player; flowers are dealt, or given as they were chosen (B14, B15)."""
    s.first = seat
    s.turn = seat
    s.phase = act.DEALING_FLOWERS
    if not s.dealt_flowers:
        for player in range(s.players):
            give_flower(s, FLOWER_ORDERS[s.flower_order][player])


def give_flower(s: Table, flower: i64) -> None:
    """The next seat gets a flower and its starting tile; the quarry follows when everybody has one (B14)."""
    seat: i64 = 0
    while s.flowers[seat] != NONE:
        seat += 1
    s.flowers[seat] = flower
    s.stored[seat] = QUARRY_TILES + flower
    if seat == s.players - 1:
        s.column = 0
        s.phase = act.LAYING_CLAY


def deal_table(s: Table, action: i64) -> bool:
    """Carry out one deal of the set-up; true when the quarry lies complete (B10, B14, B15)."""
    if s.phase == act.DRAWING_FIRST:
        start(s, action - act.FIRST)
    elif s.phase == act.DEALING_FLOWERS:
        give_flower(s, action - act.FLOWER)
    else:
        column = s.column
        reveal(s, action - act.TILE)
        if column == COLUMNS - 1:
            return True
        s.column = column + 1
    return False


assert act.PLACE + SPOTS * act.LEVELS == act.SUPPORT
assert act.STAIRWAY + EDGES == act.FOUNTAIN
assert act.FOUNTAIN + EDGES == act.BRIDGE
assert act.BRIDGE + SPANS == act.STATUE
assert act.STATUE + CELLS == act.CHANGE
assert act.CHANGE + CELLS * SYMBOLS == act.KEEP_DUG
assert act.TILE + QUARRY_TILES == act.TOKEN
assert act.TOKEN + EFFECTS == act.NUM_ACTIONS
