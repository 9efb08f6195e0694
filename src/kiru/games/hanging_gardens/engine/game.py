"""The Hanging Gardens on the contract: which question follows which, and the doors to the rules."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import CHANCE, NONE, OVER, Game, Option, State
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine import automaton, objectives, rules, scoring
from kiru.games.hanging_gardens.engine.chance import Chance
from kiru.games.hanging_gardens.engine.components import COLUMNS, GARDENERS, MAX_PLAYERS, ROUNDS, Box
from kiru.games.hanging_gardens.engine.setup import deal_table, set_up
from kiru.games.hanging_gardens.engine.state import AUTOMATON_SEAT

DIFFICULTIES = ["easy", "medium", "advanced", "expert"]


class HangingGardensState(Chance):
    """A table that knows its rules."""

    def __init__(self, box: Box, players: i64) -> None:
        super().__init__(box, players)

    def clone(self) -> "HangingGardensState":
        copy = HangingGardensState(self.box, self.players)
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
        if phase == act.TAKING:
            rules.takeable(self, out)
        elif phase == act.PLACING:
            rules.placeable(self, out)
        elif phase == act.BUYING:
            rules.buyable(self, out)
        elif phase == act.ENHANCING:
            rules.enhanceable(self, out)
        elif phase == act.COMPLETING:
            objectives.completable(self, out)
        elif phase != OVER:
            self.outcomes(out)

    def why_not(self, action: i64) -> i64:
        """The rule against an action: it is not asked now (H09), or what it lacks in its step."""
        phase = self.phase
        if phase == OVER:
            return 23
        if action >= act.FIRST and action < act.NUM_ACTIONS:
            return self.why_not_dealt(action)
        if phase == act.TAKING and action >= act.TAKE and action < act.PLACE:
            return rules.why_not_take(self, action - act.TAKE)
        if phase == act.PLACING and action >= act.PLACE and action < act.SKIP:
            return rules.why_not_place(self, action - act.PLACE)
        if action == act.SKIP and (phase == act.BUYING or phase == act.COMPLETING):
            return 0
        if phase == act.BUYING and action >= act.BUY and action < act.ENHANCE:
            return rules.why_not_buy(self, action - act.BUY)
        if phase == act.ENHANCING and action >= act.ENHANCE and action < act.COMPLETE:
            return 0 if rules.is_empty_card(self, action - act.ENHANCE) else 19
        if phase == act.COMPLETING and action >= act.COMPLETE and action < act.FIRST:
            return objectives.why_not_complete(self, action - act.COMPLETE)
        return 9

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == act.TAKING:
            rules.take(self, action - act.TAKE)
        elif phase == act.PLACING:
            rules.place(self, action - act.PLACE)
            rules.slide(self, self.column)
            self.ask_chance(act.REVEALING)
        elif phase == act.REVEALING:
            rules.reveal(self, action - act.DEAL)
            self.ask(act.BUYING)
        elif phase == act.BUYING:
            if action == act.SKIP:
                self.phase = act.COMPLETING
            else:
                rules.buy(self, action - act.BUY)
        elif phase == act.ENHANCING:
            rules.enhance(self, action - act.ENHANCE)
            self.turn_next_tile(act.TURNING_TILE)
        elif phase == act.TURNING_TILE:
            rules.turn_tile(self, self.bought, action - act.DEAL)
            self.ask(act.COMPLETING)
        elif phase == act.COMPLETING:
            if action != act.SKIP:
                objectives.complete(self, action - act.COMPLETE)
            self.end_turn()
        elif phase >= act.AUTOMATON_TURNING:
            self.apply_automaton(action)
        else:
            self.apply_setup(action)

    def ask(self, phase: i64) -> None:
        """A question to the player whose turn it is."""
        self.phase = phase
        self.seat = self.turn

    def ask_chance(self, phase: i64) -> None:
        self.phase = phase
        self.seat = CHANCE

    def turn_next_tile(self, phase: i64) -> None:
        """Let chance turn the next tile of the stack just used; an empty stack needs none (H03)."""
        if rules.has_more_tiles(self, self.bought):
            self.ask_chance(phase)
        elif phase == act.TURNING_TILE:
            self.ask(act.COMPLETING)
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """The next player, the next round, or the end (H22, H23, H61)."""
        self.bought = NONE
        self.column = NONE
        actors = self.players
        if actors == 1:
            actors = 2
        self.turn = (self.turn + 1) % actors
        if self.placed == GARDENERS * actors:
            self.end_round()
        elif self.players == 1 and self.turn == AUTOMATON_SEAT:
            self.ask_chance(act.AUTOMATON_TURNING)
        else:
            self.ask(act.TAKING)

    def end_round(self) -> None:
        """All gardeners come back; the holder of the marker starts, or the game is scored (H22, H23)."""
        if self.round == ROUNDS:
            self.ask_chance(OVER)
            return
        self.round += 1
        self.placed = 0
        for space in range(i64(COLUMNS * MAX_PLAYERS)):
            self.gardeners[space] = NONE
        self.turn = self.marker
        if self.players == 1 and self.turn == AUTOMATON_SEAT:
            self.ask_chance(act.AUTOMATON_TURNING)
        else:
            self.ask(act.TAKING)

    def apply_setup(self, action: i64) -> None:
        """Chance deals the table; the first player begins when it lies complete (H02 to H07)."""
        if deal_table(self, action):
            self.ask(act.TAKING)

    def apply_automaton(self, action: i64) -> None:
        """The automaton's card, the refill of its column, and the tile under a discarded one (H62, H63)."""
        phase = self.phase
        if phase == act.AUTOMATON_TURNING:
            self.unseen[action - act.FIRST] -= 1
            automaton.take_turn(self, action - act.AUTOMATON)
            self.phase = act.AUTOMATON_REVEALING
        elif phase == act.AUTOMATON_REVEALING:
            rules.reveal(self, action - act.DEAL)
        else:
            rules.turn_tile(self, self.bought, action - act.DEAL)
            self.end_turn()
            return
        if rules.lowest_gap(self, self.column) == NONE:
            self.bought = automaton.top_action(self)
            if self.bought == NONE:
                self.end_turn()
            else:
                self.turn_next_tile(act.AUTOMATON_TURNING_TILE)


class HangingGardens(Game):
    """The game with one box."""

    def __init__(self, box: Box, version: int = 1) -> None:
        super().__init__()
        self.version = version
        self.box = box
        self.name = "hanging_gardens"
        self.rule_letter = "H"
        self.max_players = MAX_PLAYERS
        self.num_actions = act.NUM_ACTIONS
        self.num_choices = act.FIRST
        self.options = [
            Option("first", ["random", "1", "2", "3", "4", "5"]),
            Option("difficulty", ["medium", "easy", "advanced", "expert"]),
            Option("automaton", ["order", "ranks"]),
        ]
        self.phases = list(act.PHASES)
        self.score_lines = list(scoring.LINES)
        self.sources = list(act.SOURCES)

    def new(self, players: int, options: dict[str, str]) -> State:
        state = HangingGardensState(self.box, players)
        first = options["first"]
        state.chosen_first = NONE if first == "random" else int(first) - 1
        state.difficulty = DIFFICULTIES.index(options["difficulty"])
        state.ranks = options["automaton"] == "ranks"
        set_up(state)
        return state
