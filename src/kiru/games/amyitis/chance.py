"""Chance as a player: what it may bring now, with how many copies each, and from which source."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import CHANCE, NONE
from kiru.core.rng import Rng
from kiru.games.amyitis import actions as act
from kiru.games.amyitis.components import CRAFTS, GROUP
from kiru.games.amyitis.garden import quality_for
from kiru.games.amyitis.setup import next_square
from kiru.games.amyitis.state import Table


def first_outcome(s: Table) -> i64:
    """The lowest code that the decision at hand may bring."""
    if s.phase == act.DEALING_CRAFTS:
        return act.CRAFT
    if s.phase == act.DEALING_TILES:
        return act.TILE
    if s.phase == act.DRAWING_FIRST:
        return act.FIRST
    if s.phase == act.DEALING_TOKENS:
        return act.LAY_TOKEN
    return act.PLANT_CARD if s.phase == act.DEALING_PLANTS else act.SIDE


def end_of_outcomes(s: Table) -> i64:
    """The code after the highest one."""
    if s.phase == act.DEALING_CRAFTS:
        return act.NUM_ACTIONS
    if s.phase == act.DEALING_TILES:
        return act.PLANT_CARD
    if s.phase == act.DRAWING_FIRST:
        return act.FIRST + s.players
    if s.phase == act.DEALING_TOKENS:
        return act.TILE
    return act.SIDE if s.phase == act.DEALING_PLANTS else act.CRAFT


def copies(s: Table, action: i64) -> i64:
    """How many undealt copies an outcome of the phase has; tiles only of the quality that the next square takes."""
    if s.phase == act.DEALING_CRAFTS:
        return s.craft_bag[action - act.CRAFT]
    if s.phase == act.DEALING_TILES:
        tile = action - act.TILE
        return s.tile_bag >> tile & i64(s.box.tile_quality[tile] == quality_for(next_square(s)))
    if s.phase == act.DEALING_TOKENS:
        return s.token_bag >> (action - act.LAY_TOKEN) & 1
    if s.phase == act.DEALING_PLANTS:
        return s.plant_bag >> (action - act.PLANT_CARD) & 1
    return 1


def outcomes(s: Table, out: Actions) -> None:
    """List every outcome once per copy."""
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
    """The seeded stream that the decision draws from: the sources stand in the order of the phases."""
    return s.phase - act.DRAWING_FIRST


def why_not(s: Table, action: i64) -> i64:
    """0 for what chance may bring now, else the rule of the thing drawn."""
    if s.seat == CHANCE and first_outcome(s) <= action < end_of_outcomes(s) and copies(s, action):
        return 0
    if action < act.LAY_TOKEN:
        return 14
    if action < act.TILE:
        return 11
    if action < act.PLANT_CARD:
        return 12
    return 13 if action < act.CRAFT else 20


def gather_crafts(s: Table) -> None:
    """All craft cards of this number of players are shuffled for a new round (A10, A20)."""
    s.turned = 0
    for place in range(s.players * GROUP):
        s.crafts[place] = NONE
    for craft in range(i64(CRAFTS)):
        s.craft_bag[craft] = s.box.craft_copies[s.column * CRAFTS + craft]


def deal_craft(s: Table, craft: i64) -> bool:
    """Lay a craft card on the next place of the groups; true when they are complete (A20)."""
    s.craft_bag[craft] -= 1
    place: i64 = 0
    while s.crafts[place] != NONE:
        place += 1
    s.crafts[place] = craft
    return place == s.players * GROUP - 1
