"""Chance as a player: what it may bring now, with how many unseen copies each, and from which source."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import CHANCE, NONE
from kiru.core.rng import Rng
from kiru.games.hanging_gardens import actions as act
from kiru.games.hanging_gardens.state import Table


def first_outcome(s: Table) -> i64:
    """The lowest code that the decision at hand may bring."""
    if s.phase == act.DRAWING_FIRST:
        return act.FIRST
    if s.phase == act.DEALING_OBJECTIVES:
        return act.OBJECTIVE
    if s.phase == act.DEALING_IRRIGATION:
        return act.IRRIGATE
    if s.phase == act.AUTOMATON_TURNING:
        return act.AUTOMATON
    return act.TURN if is_turning(s) else act.DEAL


def end_of_outcomes(s: Table) -> i64:
    """The code after the highest one."""
    if s.phase == act.DRAWING_FIRST:
        return act.FIRST + s.players
    if s.phase == act.DEALING_OBJECTIVES:
        return act.IRRIGATE
    if s.phase == act.DEALING_IRRIGATION:
        return act.DEAL
    if s.phase == act.AUTOMATON_TURNING:
        return act.NUM_ACTIONS
    return act.AUTOMATON if is_turning(s) else act.TURN


def is_turning(s: Table) -> bool:
    """Whether an enhancement comes to light."""
    return s.phase == act.TURNING_STACKS or s.phase == act.TURNING_TILE or s.phase == act.AUTOMATON_TURNING_TILE


def copies(s: Table, action: i64) -> i64:
    """How many unseen copies an outcome has; tiles only of the stack at hand."""
    if is_turning(s) and s.box.stack[action - act.DEAL] != s.bought:
        return 0
    return s.unseen[action - act.FIRST]


def outcomes(s: Table, out: Actions) -> None:
    """List every outcome once per unseen copy."""
    for action in range(first_outcome(s), end_of_outcomes(s)):
        for _ in range(copies(s, action)):
            out.add(action)


def draw(s: Table, rng: Rng) -> i64:
    """Pick from the list of `outcomes` without writing it."""
    first = first_outcome(s)
    if first == act.DEAL:
        return draw_card(s, rng)
    end = end_of_outcomes(s)
    left: i64 = 0
    for action in range(first, end):
        left += copies(s, action)
    left = rng.below(left)
    for action in range(first, end):
        left -= copies(s, action)
        if left < 0:
            return action
    return NONE


def draw_card(s: Table, rng: Rng) -> i64:
    """The same for the deck, by far the most frequent draw: its size is known."""
    left = rng.below(s.deck_left)
    action: i64 = act.DEAL
    while True:
        left -= s.unseen[action - act.FIRST]
        if left < 0:
            return action
        action += 1


def source(s: Table) -> i64:
    """The seeded stream that the decision draws from."""
    if s.phase == act.DRAWING_FIRST:
        return act.SOURCE_FIRST
    if s.phase == act.DEALING_OBJECTIVES:
        return act.SOURCE_OBJECTIVES
    if s.phase == act.DEALING_IRRIGATION:
        return act.SOURCE_IRRIGATION
    if s.phase == act.AUTOMATON_TURNING:
        return act.SOURCE_AUTOMATON
    return act.SOURCE_STACK + s.bought if is_turning(s) else act.SOURCE_MARKET


def why_not(s: Table, action: i64) -> i64:
    """0 for what chance may bring now, else the rule of the thing drawn."""
    if s.seat == CHANCE and first_outcome(s) <= action < end_of_outcomes(s) and copies(s, action):
        return 0
    if action < act.OBJECTIVE:
        return 7
    if action < act.IRRIGATE:
        return 4
    if action < act.DEAL:
        return 5
    if action < act.TURN:
        return 2
    return 3 if action < act.AUTOMATON else 62
