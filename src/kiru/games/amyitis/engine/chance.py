"""Chance as a player: what it may bring now, with how many copies each, and from which source."""

from mypy_extensions import i64

from kiru.core.game import NONE, draw
from kiru.core.rng import Rng
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine.components import CRAFTS, GROUP
from kiru.games.amyitis.engine.garden import count_bits, lowest, quality_for
from kiru.games.amyitis.engine.setup import next_square
from kiru.games.amyitis.engine.state import Table


class Chance(Table):
    """A table that knows what chance may bring."""

    def first_outcome(self) -> i64:
        if self.phase == act.DEALING_CRAFTS:
            return act.CRAFT
        if self.phase == act.DEALING_TILES:
            return act.TILE
        if self.phase == act.DRAWING_FIRST:
            return act.FIRST
        if self.phase == act.DEALING_TOKENS:
            return act.LAY_TOKEN
        if self.phase == act.DEALING_PLANTS:
            return act.PLANT_CARD
        return act.SIDE

    def end_of_outcomes(self) -> i64:
        if self.phase == act.DEALING_CRAFTS:
            return act.NUM_ACTIONS
        if self.phase == act.DEALING_TILES:
            return act.PLANT_CARD
        if self.phase == act.DRAWING_FIRST:
            return act.FIRST + self.players
        if self.phase == act.DEALING_TOKENS:
            return act.TILE
        if self.phase == act.DEALING_PLANTS:
            return act.SIDE
        return act.CRAFT

    def copies(self, action: i64) -> i64:
        """How many undealt copies an outcome of the phase has; tiles only of the quality that the next square takes."""
        if self.phase == act.DEALING_CRAFTS:
            return self.craft_bag[action - act.CRAFT]
        if self.phase == act.DEALING_TILES:
            tile = action - act.TILE
            return self.tile_bag >> tile & i64(self.box.tile_quality[tile] == quality_for(next_square(self)))
        if self.phase == act.DEALING_TOKENS:
            return self.token_bag >> (action - act.LAY_TOKEN) & 1
        if self.phase == act.DEALING_PLANTS:
            return self.plant_bag >> (action - act.PLANT_CARD) & 1
        return 1

    def deal(self, rng: Rng) -> i64:
        if self.phase == act.DEALING_CRAFTS:
            return act.CRAFT + draw(self.craft_bag, 0, CRAFTS, rng)
        if self.phase == act.DEALING_TILES:
            return act.TILE + draw_bit(self.next_tiles(), rng)
        if self.phase == act.DEALING_TOKENS:
            return act.LAY_TOKEN + draw_bit(self.token_bag, rng)
        if self.phase == act.DEALING_PLANTS:
            return act.PLANT_CARD + draw_bit(self.plant_bag, rng)
        return super().deal(rng)

    def next_tiles(self) -> i64:
        """The undealt tiles of the quality that the next square takes, as bits."""
        quality = quality_for(next_square(self))
        bits: i64 = 0
        for tile in range(i64(act.PLANT_CARD - act.TILE)):
            bits |= i64(self.box.tile_quality[tile] == quality) << tile
        return bits & self.tile_bag

    def source(self) -> i64:
        """The seeded stream that the decision draws from: the sources stand in the order of the phases."""
        return self.phase - act.DRAWING_FIRST

    def why_not_dealt(self, action: i64) -> i64:
        """0 for what chance may bring now, else the rule of the thing drawn."""
        if self.is_possible(action):
            return 0
        if action < act.LAY_TOKEN:
            return 14
        if action < act.TILE:
            return 11
        if action < act.PLANT_CARD:
            return 12
        return 13 if action < act.CRAFT else 20


def draw_bit(bits: i64, rng: Rng) -> i64:
    """The number of a set bit, each equally likely: they stand for outcomes with one copy."""
    skipped = rng.below(count_bits(bits))
    while skipped:
        bits &= bits - 1
        skipped -= 1
    return lowest(bits)


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
