"""Chance as a player: what it may bring now, with how many unseen copies each, and from which source."""

from mypy_extensions import i64

from kiru.core.game import draw
from kiru.core.rng import Rng
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.components import FLOWERS, LAYER_TILES, LAYERS
from kiru.games.babylon.engine.state import Table


class Chance(Table):
    """A table that knows what chance may bring."""

    def layer(self) -> i64:
        """The material of the tile that comes to light: what is left of the column tells (B10)."""
        return LAYERS - self.heights[self.column]

    def first_outcome(self) -> i64:
        if self.phase == act.DRAWING_FIRST:
            return act.FIRST
        if self.phase == act.DEALING_FLOWERS:
            return act.FLOWER
        if self.phase == act.TURNING_TOKEN:
            return act.TOKEN
        return act.TILE + self.layer() * LAYER_TILES

    def end_of_outcomes(self) -> i64:
        if self.phase == act.DRAWING_FIRST:
            return act.FIRST + self.players
        if self.phase == act.DEALING_FLOWERS:
            return act.FLOWER + FLOWERS
        if self.phase == act.TURNING_TOKEN:
            return act.NUM_ACTIONS
        return act.TILE + (self.layer() + 1) * LAYER_TILES

    def copies(self, action: i64) -> i64:
        """How many unseen copies an outcome has."""
        if action < act.FLOWER:
            return 1
        if action < act.TILE:
            return i64(not self.is_taken(action - act.FLOWER))
        return self.unseen[action - act.TILE]

    def deal(self, rng: Rng) -> i64:
        first = self.first_outcome() - act.TILE
        if first < 0:
            return super().deal(rng)
        return act.TILE + draw(self.unseen, first, self.end_of_outcomes() - act.TILE, rng)

    def is_taken(self, flower: i64) -> bool:
        for seat in range(self.players):
            if self.flowers[seat] == flower:
                return True
        return False

    def source(self) -> i64:
        """The seeded stream that the decision draws from."""
        if self.phase == act.DRAWING_FIRST:
            return act.SOURCE_FIRST
        if self.phase == act.DEALING_FLOWERS:
            return act.SOURCE_FLOWERS
        if self.phase == act.TURNING_TOKEN:
            return act.SOURCE_TOKENS
        return act.SOURCE_TILES + self.layer()

    def why_not_dealt(self, action: i64) -> i64:
        """0 for what chance may bring now, else the rule of the thing drawn."""
        if self.is_possible(action):
            return 0
        if action < act.FLOWER:
            return 15
        if action < act.TILE:
            return 14
        return 10 if action < act.TOKEN else 50
