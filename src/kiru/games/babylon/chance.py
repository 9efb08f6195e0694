"""Chance as a player: what it may bring now, with how many unseen copies each, and from which source."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import CHANCE, NONE
from kiru.core.rng import Rng
from kiru.games.babylon import actions as act
from kiru.games.babylon.components import FLOWERS, LAYER_TILES, LAYERS
from kiru.games.babylon.state import Table


def layer(s: Table) -> i64:
    """The material of the tile that comes to light: what is left of the column tells (B10)."""
    return LAYERS - s.heights[s.column]


def first_outcome(s: Table) -> i64:
    """The lowest code that the decision at hand may bring."""
    if s.phase == act.DRAWING_FIRST:
        return act.FIRST
    if s.phase == act.DEALING_FLOWERS:
        return act.FLOWER
    if s.phase == act.TURNING_TOKEN:
        return act.TOKEN
    return act.TILE + layer(s) * LAYER_TILES


def end_of_outcomes(s: Table) -> i64:
    """The code after the highest one."""
    if s.phase == act.DRAWING_FIRST:
        return act.FIRST + s.players
    if s.phase == act.DEALING_FLOWERS:
        return act.FLOWER + FLOWERS
    if s.phase == act.TURNING_TOKEN:
        return act.NUM_ACTIONS
    return act.TILE + (layer(s) + 1) * LAYER_TILES


def copies(s: Table, action: i64) -> i64:
    """How many unseen copies an outcome has."""
    if action < act.FLOWER:
        return 1
    if action < act.TILE:
        return i64(not is_taken(s, action - act.FLOWER))
    return s.unseen[action - act.TILE]


def is_taken(s: Table, flower: i64) -> bool:
    for seat in range(s.players):
        if s.flowers[seat] == flower:
            return True
    return False


def outcomes(s: Table, out: Actions) -> None:
    """List every outcome once per unseen copy."""
    for action in range(first_outcome(s), end_of_outcomes(s)):
        for _ in range(copies(s, action)):
            out.add(action)


def draw(s: Table, rng: Rng) -> i64:
    """Pick from the list of `outcomes` without writing it."""
    first = first_outcome(s)
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


def source(s: Table) -> i64:
    """The seeded stream that the decision draws from."""
    if s.phase == act.DRAWING_FIRST:
        return act.SOURCE_FIRST
    if s.phase == act.DEALING_FLOWERS:
        return act.SOURCE_FLOWERS
    return act.SOURCE_TOKENS if s.phase == act.TURNING_TOKEN else act.SOURCE_TILES + layer(s)


def why_not(s: Table, action: i64) -> i64:
    """0 for what chance may bring now, else the rule of the thing drawn."""
    if s.seat == CHANCE and first_outcome(s) <= action < end_of_outcomes(s) and copies(s, action):
        return 0
    if action < act.FLOWER:
        return 15
    if action < act.TILE:
        return 14
    return 10 if action < act.TOKEN else 50
