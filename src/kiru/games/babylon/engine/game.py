"""Babylon on the contract: which question follows which, and the doors to the rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import CHANCE, NONE, OVER, Game, Option, State
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import decorations, places, quarry, scoring, storing, terraces
from kiru.games.babylon.engine.chance import Chance
from kiru.games.babylon.engine.components import EDITIONS, FLOWER_ORDERS, FLOWER_WORDS, MAX_PLAYERS, SYMBOLS, Box
from kiru.games.babylon.engine.setup import deal_table, set_up

ASKED: Final = vec[i64]([60, 15, 14, 10, 12, 20, 10, 24, 30, 31, 30, 41, 25, 50])
"""For each phase the rule of what is asked in it: the answer to a thing of another step."""
FIRST_ASKED: Final = vec[i64]([
    0, 0, 0, 0, act.REMOVE, act.DIG, 0, act.BUILD_DUG, act.PLACE, act.SUPPORT, act.ROTATE, act.DONE, act.KEEP_DUG, 0,
])  # fmt: skip
END_ASKED: Final = vec[i64]([
    0, 0, 0, 0, act.DIG, act.BUILD_DUG, 0, act.PLACE, act.SUPPORT, act.ROTATE, act.DONE, act.KEEP_DUG, act.FIRST, 0,
])  # fmt: skip
"""The players' actions that a phase asks about; where chance decides, there are none."""


class BabylonState(Chance):
    """A table that knows its rules."""

    def __init__(self, box: Box, players: i64) -> None:
        super().__init__(box, players)

    def clone(self) -> "BabylonState":
        copy = BabylonState(self.box, self.players)
        copy.copy_from(self)
        return copy

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def score_lines(self, seat: i64) -> list[int]:
        return scoring.lines(self, seat)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def legal_actions(self, out: Actions) -> None:
        phase = self.phase
        if phase == act.DIGGING:
            quarry.diggable(self, out)
        elif phase == act.BUILDING:
            terraces.buildable(self, out)
        elif phase == act.PLACING:
            places.add_places(self, out)
        elif phase == act.SUPPORTING:
            terraces.supportable(self, out)
        elif phase == act.ROTATING:
            terraces.rotatable(self, out)
        elif phase == act.DECORATING:
            decorations.decorable(self, out)
        elif phase == act.KEEPING:
            storing.keepable(self, out)
        elif phase == act.REMOVING:
            quarry.removable(self, out)
        elif phase != OVER:
            self.outcomes(out)

    def why_not(self, action: i64) -> i64:
        """The rule against an action: the step that is asked now, or what the action lacks in that step."""
        phase = self.phase
        if action >= act.FIRST and action < act.NUM_ACTIONS and phase != OVER:
            return self.why_not_dealt(action)
        if action < FIRST_ASKED[phase] or action >= END_ASKED[phase]:
            return ASKED[phase]
        if phase == act.DIGGING:
            return quarry.why_not_dig(self, action - act.DIG)
        if phase == act.BUILDING:
            return self.why_not_build(action)
        if phase == act.PLACING:
            code = action - act.PLACE
            return terraces.why_not_place(self, code // act.LEVELS, code % act.LEVELS + 1)
        if phase == act.SUPPORTING:
            return terraces.why_not_feet(self, terraces.feet_at(self, self.spot, self.level), action - act.SUPPORT)
        if phase == act.ROTATING:
            return terraces.why_not_rotate(self, action - act.ROTATE)
        if phase == act.DECORATING:
            return self.why_not_decorate(action)
        if phase == act.KEEPING:
            return storing.why_not_keep(self, action)
        return quarry.why_not_remove(self, action - act.REMOVE)

    def why_not_build(self, action: i64) -> i64:
        if action == act.STOP:
            return 0
        return terraces.why_not_build(self, self.dug if action == act.BUILD_DUG else self.stored[self.seat])

    def why_not_decorate(self, action: i64) -> i64:
        if action == act.DONE:
            return 0
        if action < act.CHANGE:
            return decorations.why_not_decorate(self, action)
        code = action - act.CHANGE
        return decorations.why_not_change(self, code // SYMBOLS, code % SYMBOLS + 1)

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == act.DIGGING:
            quarry.dig(self, action - act.DIG)
            self.look_below()
        elif phase == act.REVEALING:
            quarry.reveal(self, action - act.TILE)
            self.after_reveal()
        elif phase == act.BUILDING:
            if action == act.STOP:
                self.phase = act.KEEPING
            else:
                terraces.build(self, action)
        elif phase == act.PLACING:
            terraces.place(self, action - act.PLACE)
        elif phase == act.SUPPORTING:
            terraces.support(self, action - act.SUPPORT)
        elif phase == act.ROTATING:
            terraces.rotate(self, action - act.ROTATE)
            self.phase = act.DECORATING
        elif phase == act.DECORATING:
            self.apply_decorating(action)
        elif phase == act.KEEPING:
            storing.keep(self, action)
            self.end_turn()
        elif phase == act.REMOVING:
            quarry.remove(self, action - act.REMOVE)
            self.look_below()
        elif phase == act.TURNING_TOKEN:
            self.turn_token(action)
        elif deal_table(self, action):
            self.next_removal()

    def apply_decorating(self, action: i64) -> None:
        """Decorations until the player is done, then the other tile if there is one (B24, B41)."""
        if action >= act.CHANGE:
            decorations.change(self, action - act.CHANGE)
        elif action != act.DONE:
            decorations.decorate(self, action)
        elif storing.has_tile(self):
            self.phase = act.BUILDING
        else:
            self.end_turn()

    def look_below(self) -> None:
        """Let chance turn what lies under a lifted tile, unless it was the last of its column (B10)."""
        if self.heights[self.column]:
            self.seat = CHANCE
            self.phase = act.REVEALING
        else:
            self.column = NONE
            self.after_reveal()

    def after_reveal(self) -> None:
        """Before the game, when nothing was dug, the next removal; in a turn the building."""
        if self.dug == NONE:
            self.turn = (self.turn + 1) % self.players
            self.next_removal()
        else:
            self.seat = self.turn
            self.phase = act.BUILDING

    def next_removal(self) -> None:
        """Players thin the quarry in turn order, then the first round begins (B12)."""
        if self.removals:
            self.seat = self.turn
            self.phase = act.REMOVING
        else:
            self.begin_turn()

    def begin_turn(self) -> None:
        """The pillar of a token first, then the digging (B20, B51)."""
        self.seat = self.turn
        self.phase = act.DIGGING
        self.fresh = self.laid[self.turn]
        quarry.take_token_pillars(self)

    def end_turn(self) -> None:
        """Return what cannot be kept; then the next player, the next round, or the end (B25, B50, B60)."""
        decorations.restore_symbol(self)
        storing.return_pillars(self)
        self.turn = (self.turn + 1) % self.players
        if self.turn != self.first:
            self.begin_turn()
            return
        self.seat = CHANCE
        self.phase = act.TURNING_TOKEN
        if self.round == self.box.rounds[self.players]:
            self.phase = OVER

    def turn_token(self, action: i64) -> None:
        """The revealed token holds for everybody in the round that begins (B50)."""
        self.unseen[action - act.TILE] -= 1
        self.token = action - act.TOKEN
        self.round += 1
        self.begin_turn()


FLOWER_CHOICES = ["seat_order", *("-".join(FLOWER_WORDS[flower] for flower in order) for order in FLOWER_ORDERS[1:])]
"""The words of FLOWER_ORDERS."""


class Babylon(Game):
    """The game with one box."""

    def __init__(self, box: Box, version: int = 1) -> None:
        super().__init__()
        self.version = version
        self.box = box
        self.name = "babylon"
        self.rule_letter = "B"
        self.min_players = 2
        self.max_players = MAX_PLAYERS
        self.num_actions = act.NUM_ACTIONS
        self.num_choices = act.FIRST
        self.options = [
            Option("first", ["random", "1", "2", "3", "4"]),
            Option("flowers", ["dealt", *FLOWER_CHOICES]),
            Option("edition", list(EDITIONS)),
            Option("bridge_gap", ["level", "ground"]),
        ]
        self.phases = list(act.PHASES)
        self.score_lines = list(scoring.LINES)
        self.sources = list(act.SOURCES)

    def new(self, players: int, options: dict[str, str]) -> State:
        state = BabylonState(self.box, players)
        first = options["first"]
        state.chosen_first = NONE if first == "random" else int(first) - 1
        state.dealt_flowers = options["flowers"] == "dealt"
        if not state.dealt_flowers:
            state.flower_order = FLOWER_CHOICES.index(options["flowers"])
        state.edition = EDITIONS.index(options["edition"])
        state.ground_gap = options["bridge_gap"] == "ground"
        set_up(state)
        return state
