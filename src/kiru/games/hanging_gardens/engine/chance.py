"""Chance as a player: what it may bring now, with how many unseen copies each, and from which source."""

from mypy_extensions import i64

from kiru.core.game import NONE, draw
from kiru.core.rng import Rng
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine.state import Table


class Chance(Table):
    """A table that knows what chance may bring."""

    def first_outcome(self) -> i64:
        if self.phase == act.DRAWING_FIRST:
            return act.FIRST
        if self.phase == act.DEALING_OBJECTIVES:
            return act.OBJECTIVE
        if self.phase == act.DEALING_IRRIGATION:
            return act.IRRIGATE
        if self.phase == act.AUTOMATON_TURNING:
            return act.AUTOMATON
        if self.is_turning():
            return act.TURN
        return act.DEAL

    def end_of_outcomes(self) -> i64:
        if self.phase == act.DRAWING_FIRST:
            return act.FIRST + self.players
        if self.phase == act.DEALING_OBJECTIVES:
            return act.IRRIGATE
        if self.phase == act.DEALING_IRRIGATION:
            return act.DEAL
        if self.phase == act.AUTOMATON_TURNING:
            return act.NUM_ACTIONS
        if self.is_turning():
            return act.AUTOMATON
        return act.TURN

    def is_turning(self) -> bool:
        """Whether an enhancement comes to light."""
        return (
            self.phase == act.TURNING_STACKS
            or self.phase == act.TURNING_TILE
            or self.phase == act.AUTOMATON_TURNING_TILE
        )

    def copies(self, action: i64) -> i64:
        """How many unseen copies an outcome has; tiles only of the stack at hand."""
        if self.is_turning() and self.box.stack[action - act.DEAL] != self.bought:
            return 0
        return self.unseen[action - act.FIRST]

    def deal(self, rng: Rng) -> i64:
        first = self.first_outcome()
        if first == act.DEAL:
            return self.deal_card(rng)
        if first == act.TURN:
            return self.deal_tile(rng)
        return act.FIRST + draw(self.unseen, first - act.FIRST, self.end_of_outcomes() - act.FIRST, rng)

    def deal_card(self, rng: Rng) -> i64:
        """From the deck, by far the most frequent draw: its size is known."""
        unseen = self.unseen
        card: i64 = act.DEAL - act.FIRST
        left = rng.below(self.deck_left) - unseen[card]
        while left >= 0:
            card += 1
            left -= unseen[card]
        return act.FIRST + card

    def deal_tile(self, rng: Rng) -> i64:
        """From the stack at hand: the tiles of the others lie between them."""
        unseen = self.unseen
        stack = self.box.stack
        left: i64 = 0
        for tile in range(i64(act.TURN), i64(act.AUTOMATON)):
            if stack[tile - act.DEAL] == self.bought:
                left += unseen[tile - act.FIRST]
        left = rng.below(left)
        for tile in range(i64(act.TURN), i64(act.AUTOMATON)):
            if stack[tile - act.DEAL] == self.bought:
                left -= unseen[tile - act.FIRST]
                if left < 0:
                    return tile
        return NONE

    def source(self) -> i64:
        """The seeded stream that the decision draws from."""
        if self.phase == act.DRAWING_FIRST:
            return act.SOURCE_FIRST
        if self.phase == act.DEALING_OBJECTIVES:
            return act.SOURCE_OBJECTIVES
        if self.phase == act.DEALING_IRRIGATION:
            return act.SOURCE_IRRIGATION
        if self.phase == act.AUTOMATON_TURNING:
            return act.SOURCE_AUTOMATON
        return act.SOURCE_STACK + self.bought if self.is_turning() else act.SOURCE_MARKET

    def why_not_dealt(self, action: i64) -> i64:
        """0 for what chance may bring now, else the rule of the thing drawn."""
        if self.is_possible(action):
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
