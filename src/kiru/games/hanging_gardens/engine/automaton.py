"""The automaton of the solo game: its card, its discards and its top action (H61 to H63, H65)."""

from mypy_extensions import i64

from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine.components import (
    BLUE,
    COLUMNS,
    CROWN_ACTION,
    DISCARD_STACK,
    FLOWERS_FEATURE,
    ITEMS,
    MARKET_LEVELS,
    OBJECTIVE_ACTION,
    RED,
    SLOTS,
    YELLOW,
)
from kiru.games.hanging_gardens.engine.objectives import best_free_space
from kiru.games.hanging_gardens.engine.rules import free_space, send_gardener, slide
from kiru.games.hanging_gardens.engine.state import AUTOMATON_SEAT, Table


def column_at(s: Table, card: i64, position: i64) -> i64:
    """Which column the card names at a position of its order; read as ranks, the column with that rank (H65)."""
    if not s.ranks:
        return s.box.automaton_numbers[card * COLUMNS + position]
    for column in range(i64(COLUMNS)):
        if s.box.automaton_numbers[card * COLUMNS + column] == position:
            return column
    return NONE


def first_open_column(s: Table, card: i64) -> i64:
    """The first column in the card's order with a free gardener space (H62)."""
    for position in range(i64(COLUMNS)):
        column = column_at(s, card, position)
        if free_space(s, column) != NONE:
            return column
    return NONE


def shows(s: Table, face: i64, feature: i64) -> bool:
    """Whether a card has the feature that the automaton looks for."""
    row = face * ITEMS
    if feature == FLOWERS_FEATURE:
        return s.box.items[row + BLUE] + s.box.items[row + RED] + s.box.items[row + YELLOW] > 0
    return s.box.items[row + feature] > 0


def discard(s: Table, card: i64, column: i64) -> None:
    """Discard the lowest card with the feature, else the printed level; flowers: every card that has some (H62)."""
    feature = s.box.automaton_discard[card]
    found = False
    for place in range(column * MARKET_LEVELS, (column + 1) * MARKET_LEVELS):
        if shows(s, s.market[place], feature) and (not found or feature == FLOWERS_FEATURE):
            s.market[place] = NONE
            found = True
    if not found and feature != FLOWERS_FEATURE:
        s.market[column * MARKET_LEVELS + s.box.automaton_level[card]] = NONE


def take_turn(s: Table, card: i64) -> None:
    """Place the gardener and clear cards; the column then waits to be refilled (H62)."""
    s.automaton = card
    s.column = first_open_column(s, card)
    send_gardener(s, s.column)
    discard(s, card, s.column)
    slide(s, s.column)


def top_action(s: Table) -> i64:
    """Carry out the card's top action; the stack whose next tile must be turned, or NONE (H63)."""
    action = s.box.automaton_action[s.automaton]
    if action == CROWN_ACTION:
        s.marker = AUTOMATON_SEAT
    elif action == OBJECTIVE_ACTION:
        mark_objective(s)
    elif s.stack_top[action - DISCARD_STACK] != NONE:
        s.stack_top[action - DISCARD_STACK] = NONE
        return action - DISCARD_STACK
    return NONE


def mark_objective(s: Table) -> None:
    """Its next marker: slots 1 to 4 in turn, the best free space; a fifth does nothing (H63)."""
    if s.automaton_objectives == SLOTS:
        return
    space = best_free_space(s, s.automaton_objectives)
    if space != NONE:
        s.markers[space] = AUTOMATON_SEAT
    s.automaton_objectives += 1
