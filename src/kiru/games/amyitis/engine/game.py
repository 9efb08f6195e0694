"""Amyitis on the contract: its options, its rulesets, and new tables."""

from kiru.core.game import NONE, Game, Option, State
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import evening, scoring
from kiru.games.amyitis.engine.components import MAX_PLAYERS, MIN_PLAYERS, Box
from kiru.games.amyitis.engine.garden import AREAS
from kiru.games.amyitis.engine.setup import set_up
from kiru.games.amyitis.engine.turns import AmyitisState


class Amyitis(Game):
    """The game with one box; ruleset 2 brought the end of a standstill (A74)."""

    def __init__(self, box: Box, version: int = 2) -> None:
        super().__init__()
        self.version = version
        self.box = box
        self.name = "amyitis"
        self.rule_letter = "A"
        self.min_players = MIN_PLAYERS
        self.max_players = MAX_PLAYERS
        self.num_actions = act.NUM_ACTIONS
        self.num_choices = act.FIRST
        self.options = [
            Option("first", ["random", "1", "2", "3", "4"]),
            Option("twin_areas", ["series", "parallel"]),
            Option("court_2p", ["standard", "three_player_counts"]),
        ]
        self.phases = list(act.PHASES)
        self.score_lines = list(scoring.LINES)
        self.sources = list(act.SOURCES)

    def new(self, players: int, options: dict[str, str]) -> State:
        state = AmyitisState(self.box, players)
        first = options["first"]
        state.chosen_first = NONE if first == "random" else int(first) - 1
        if self.version > 1:
            state.patience = evening.PATIENCE
        state.twins = AREAS if options["twin_areas"] == "parallel" else 0
        if players == 2 and options["court_2p"] == "three_player_counts":
            state.court_column = 1
        set_up(state)
        return state
