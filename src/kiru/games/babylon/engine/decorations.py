"""Stairways, fountains, bridges and statues, and the tokens that change a symbol for a turn (B41 to B45, B51, B52)."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.components import (
    BRIDGE,
    CHANGE_SYMBOL,
    EMPTY,
    FILL_BLANK,
    FOUNTAIN,
    MAX_LAID,
    STAIRWAY,
    STATUE,
    SYMBOLS,
)
from kiru.games.babylon.engine.garden import (
    CELL_EDGES,
    CELL_SPANS,
    CELLS,
    CORNERS,
    edge_start,
    edge_step,
    first_cell,
    span_start,
    span_step,
)
from kiru.games.babylon.engine.places import renew_places
from kiru.games.babylon.engine.state import RISING_STAIRS, Table
from kiru.games.babylon.engine.terraces import add_item, statue_lines


def is_free(s: Table, place: i64) -> bool:
    """Whether a place (seat * 64 + cell) is a visible space of a tile with nothing on it or over it (B41, B45)."""
    return s.shown[place] != NONE and s.things[place] == EMPTY and s.decks[place] == 0


def is_fresh(s: Table, place: i64) -> bool:
    """Whether the tile seen there was placed this turn (B41)."""
    return s.shown[place] >= s.fresh


def why_not_on(s: Table, symbol: i64, place: i64, other: i64) -> i64:
    """The item in the supply, both spaces free with its symbol, one of them fresh (B41)."""
    if s.symbols[place] != symbol or s.symbols[other] != symbol or not s.supply[symbol]:
        return 41
    if not is_free(s, place) or not is_free(s, other):
        return 41
    if is_fresh(s, place) or is_fresh(s, other):
        return 0
    return 41


def why_not_stairway(s: Table, edge: i64) -> i64:
    """Two tiles one level apart, never the bare board (B42)."""
    place = s.seat * CELLS + edge_start(edge)
    other = place + edge_step(edge)
    rise = s.tops[other] - s.tops[place]
    if rise != 1 and rise != -1:
        return 42
    objection = why_not_on(s, STAIRWAY, place, other)
    if objection and (s.shown[place] == NONE or s.shown[other] == NONE):
        return 42
    return objection


def why_not_fountain(s: Table, edge: i64) -> i64:
    """Two tiles on the same level (B43)."""
    place = s.seat * CELLS + edge_start(edge)
    other = place + edge_step(edge)
    if s.tops[place] != s.tops[other] or s.shown[place] == s.shown[other]:
        return 43
    return why_not_on(s, FOUNTAIN, place, other)


def why_not_bridge(s: Table, span: i64) -> i64:
    """Two tiles on the same level with one empty cell between (B45)."""
    place = s.seat * CELLS + span_start(span)
    gap = place + span_step(span)
    other = gap + span_step(span)
    level = s.tops[place]
    if s.tops[other] != level or s.tops[gap] >= level or s.decks[gap] >= level:
        return 45
    if s.tops[gap] == level - 1 and s.things[gap] != EMPTY:
        return 45
    if s.ground_gap and (s.tops[gap] or s.decks[gap]):
        return 45
    return why_not_on(s, BRIDGE, place, other)


def why_not_statue(s: Table, cell: i64) -> i64:
    """A space for it (B41), in a row or column with a statue, if there is one (B44)."""
    place = s.seat * CELLS + cell
    objection = why_not_on(s, STATUE, place, place)
    if objection:
        return objection
    lines = s.statue_lines[s.seat]
    if lines and not lines & statue_lines(cell):
        return 44
    return 0


def decorable(s: Table, out: Actions) -> None:
    """Offer to be done, every decoration with a space on a fresh tile, and a symbol to change (B41 to B45, B51)."""
    out.add(act.DONE)
    for tile in range(s.fresh, s.laid[s.seat]):
        spot = s.laid_spot[s.seat * MAX_LAID + tile]
        for corner in range(i64(4)):
            cell = first_cell(spot) + CORNERS[corner]
            if s.shown[s.seat * CELLS + cell] == tile:
                decorable_on(s, cell, out)
                changeable(s, cell, out)


def decorable_on(s: Table, cell: i64, out: Actions) -> None:
    """The decorations with a space on one cell, by the symbol seen there."""
    symbol = s.symbols[s.seat * CELLS + cell]
    if symbol == STATUE:
        if why_not_statue(s, cell) == 0:
            insert(out, act.STATUE + cell)
    elif symbol != EMPTY:
        for direction in range(i64(4)):
            code = code_towards(symbol, cell, direction)
            if code != NONE and why_not_decorate(s, code) == 0:
                insert(out, code)


def code_towards(symbol: i64, cell: i64, direction: i64) -> i64:
    """The action that builds a stairway, fountain or bridge from a cell in a direction, or NONE at the border."""
    if symbol == BRIDGE:
        span = CELL_SPANS[cell * 4 + direction]
        if span == NONE:
            return NONE
        return act.BRIDGE + span
    edge = CELL_EDGES[cell * 4 + direction]
    if edge == NONE:
        return NONE
    return act.STAIRWAY + edge if symbol == STAIRWAY else act.FOUNTAIN + edge


def insert(out: Actions, action: i64) -> None:
    """Add an action in rising order, once: two fresh cells may both lead to it."""
    if out.has(action):
        return
    out.add(action)
    index = out.count - 1
    while index > 0 and out.items[index - 1] > action:
        out.items[index] = out.items[index - 1]
        index -= 1
    out.items[index] = action


def why_not_decorate(s: Table, action: i64) -> i64:
    """The rule against building a decoration."""
    if action < act.FOUNTAIN:
        return why_not_stairway(s, action - act.STAIRWAY)
    if action < act.BRIDGE:
        return why_not_fountain(s, action - act.FOUNTAIN)
    if action < act.STATUE:
        return why_not_bridge(s, action - act.BRIDGE)
    return why_not_statue(s, action - act.STATUE)


def decorate(s: Table, action: i64) -> None:
    """Take the item from the supply and put it on its spaces (B42 to B45)."""
    if action < act.FOUNTAIN:
        build_stairway(s, action - act.STAIRWAY)
    elif action < act.BRIDGE:
        build_fountain(s, action - act.FOUNTAIN)
    elif action < act.STATUE:
        build_bridge(s, action - act.BRIDGE)
    else:
        build_statue(s, action - act.STATUE)


def build_stairway(s: Table, edge: i64) -> None:
    place = s.seat * CELLS + edge_start(edge)
    other = place + edge_step(edge)
    if s.tops[place] > s.tops[other]:
        place, other = other, place
    s.things[place] = RISING_STAIRS
    s.things[other] = STAIRWAY
    add_item(s, STAIRWAY, edge, s.tops[place])
    renew_places(s, edge_start(edge), edge_start(edge) + edge_step(edge))


def build_fountain(s: Table, edge: i64) -> None:
    place = s.seat * CELLS + edge_start(edge)
    s.things[place] = FOUNTAIN
    s.things[place + edge_step(edge)] = FOUNTAIN
    add_item(s, FOUNTAIN, edge, s.tops[place])
    renew_places(s, edge_start(edge), edge_start(edge) + edge_step(edge))


def build_bridge(s: Table, span: i64) -> None:
    """The gap below the deck is closed for everything that is not higher (B45)."""
    place = s.seat * CELLS + span_start(span)
    step = span_step(span)
    s.things[place] = BRIDGE
    s.things[place + 2 * step] = BRIDGE
    s.decks[place + step] = s.tops[place]
    add_item(s, BRIDGE, span, s.tops[place])
    renew_places(s, span_start(span), span_start(span) + 2 * step)


def build_statue(s: Table, cell: i64) -> None:
    place = s.seat * CELLS + cell
    s.things[place] = STATUE
    s.statue_lines[s.seat] |= statue_lines(cell)
    add_item(s, STATUE, cell, s.tops[place])
    renew_places(s, cell, cell)


def can_change(s: Table, place: i64) -> bool:
    """Whether the token in force works on a place: a symbol, or a blank, of a fresh tile (B51)."""
    if s.token == CHANGE_SYMBOL:
        return s.symbols[place] != EMPTY
    return s.token == FILL_BLANK and s.symbols[place] == EMPTY


def would_serve(s: Table, cell: i64, symbol: i64) -> bool:
    """Whether a decoration could be built if the cell had a symbol."""
    if not s.supply[symbol]:
        return False
    place = s.seat * CELLS + cell
    printed = s.symbols[place]
    s.symbols[place] = symbol
    serves = False
    if symbol == STATUE:
        serves = why_not_statue(s, cell) == 0
    else:
        for direction in range(i64(4)):
            code = code_towards(symbol, cell, direction)
            if code != NONE and why_not_decorate(s, code) == 0:
                serves = True
                break
    s.symbols[place] = printed
    return serves


def why_not_change(s: Table, cell: i64, symbol: i64) -> i64:
    """Once a turn (B52), by the token, to another symbol on a fresh tile (B51) that serves a decoration (B41)."""
    place = s.seat * CELLS + cell
    if s.changed != NONE:
        return 52
    if not is_fresh(s, place) or not can_change(s, place) or s.symbols[place] == symbol:
        return 51
    if is_free(s, place) and would_serve(s, cell, symbol):
        return 0
    return 41


def changeable(s: Table, cell: i64, out: Actions) -> None:
    """Offer to let a cell of a fresh tile count as another symbol, where a decoration follows (B51)."""
    if s.token != CHANGE_SYMBOL and s.token != FILL_BLANK:
        return
    for symbol in range(i64(1), i64(SYMBOLS + 1)):
        if why_not_change(s, cell, symbol) == 0:
            insert(out, act.CHANGE + cell * SYMBOLS + symbol - 1)


def change(s: Table, code: i64) -> None:
    """Until the end of the turn a cell counts as another symbol (B52)."""
    s.changed = code // SYMBOLS
    s.symbols[s.seat * CELLS + s.changed] = code % SYMBOLS + 1


def restore_symbol(s: Table) -> None:
    """The changed cell shows again what is printed there (B52)."""
    if s.changed == NONE:
        return
    place = s.turn * CELLS + s.changed
    tile = s.turn * MAX_LAID + s.shown[place]
    corner: i64 = 0
    while first_cell(s.laid_spot[tile]) + CORNERS[corner] != s.changed:
        corner += 1
    s.symbols[place] = s.box.corners[s.laid_tile[tile] * 4 + (corner - s.laid_rotation[tile] & 3)]
    s.changed = NONE
