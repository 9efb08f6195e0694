"""OpenSpiel: every game as a Python game with explicit chance, `python_kiru_hanging_gardens` and so on.

Importing this module registers them. Players' actions have Kiru's codes; chance outcomes are counted from 0.
"""

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from kiru.core.actions import Actions
from kiru.core.game import CHANCE
from kiru.core.observation import Observation
from kiru.envs import config
from kiru.envs.arrays import packed
from kiru.envs.messages import message
from kiru.games import NAMES, open_kit

LONGEST = 20_000
"""No game is anywhere near as long."""
MOST_POINTS = 1000.0
DEFAULTS: dict[str, Any] = {"players": 2, "options": "default", "reward": "default", "box": "standard"}
"""Options are written as in `first:2;difficulty:easy`; the reward is `win` by default, and `margin` for one player."""


def short_name(game: str) -> str:
    return f"python_kiru_{game}"


@cache
def game_type(game: str, reward: str) -> Any:
    """Perfect information, since nothing is known to one player alone; only chance is in the dark."""
    rules = open_kit(game).game
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Kiru: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if reward == "win" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_players,
        min_num_players=rules.min_players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class SpielGame(pyspiel.Game):
    """The rules and the table's settings."""

    kiru_name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        chosen = {name: None if value == DEFAULTS[name] else value for name, value in given.items()}
        options = dict(pair.split(":", 1) for pair in (chosen["options"] or "").split(";") if ":" in pair)
        self.config = config.make(self.kiru_name, given["players"], options, chosen["box"], chosen["reward"])
        rules = self.config.kit.game
        players = self.config.players
        is_win = self.config.reward == "win"
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.num_choices,
            max_chance_outcomes=rules.num_actions - rules.num_choices,
            num_players=players,
            min_utility=-1.0 if is_win else -MOST_POINTS,
            max_utility=players - 1.0 if is_win else MOST_POINTS,
            utility_sum=0.0 if is_win else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.kiru_name, self.config.reward), info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.config)


class Held:
    """A state with its history: cloned where Python would copy it piece by piece, replayed where it would pickle it."""

    def __init__(self, table: config.EnvConfig, actions: Sequence[int] = ()) -> None:
        self.table = table
        self.state = table.start()
        self.actions: list[int] = []
        for action in actions:
            self.apply(action)

    def apply(self, action: int) -> None:
        self.state.apply(action)
        self.actions.append(action)

    def __deepcopy__(self, memo: Any) -> "Held":
        copy = Held.__new__(Held)
        copy.table, copy.state, copy.actions = self.table, self.state.clone(), self.actions.copy()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (self.table.args, self.actions)


def revive(args: config.ConfigArgs, actions: list[int]) -> Held:
    """A pickled state, played anew."""
    return Held(config.make(*args), actions)


class SpielState(pyspiel.State):
    """One position; chance is a player of its own."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.config)

    def current_player(self) -> int:
        state = self.held.state
        if state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.seat == CHANCE else int(state.seat)

    def listed(self) -> list[int]:
        out = Actions()
        self.held.state.legal_actions(out)
        return list(out)

    def _legal_actions(self, player: int) -> list[int]:
        return self.listed()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome once, as likely as it has copies."""
        listed = self.listed()
        first = self.held.table.choices
        return [(action - first, count / len(listed)) for action, count in Counter(listed).items()]

    def _apply_action(self, action: int) -> None:
        state, table = self.held.state, self.held.table
        code = action + table.choices if state.seat == CHANCE and not state.is_over else action
        if not 0 <= code < table.kit.game.num_actions or state.why_not(code):
            raise pyspiel.SpielError(message("env-masked", action=str(action), rule=table.why_not(state, code)))
        self.held.apply(code)

    def _action_to_string(self, player: int, action: int) -> str:
        code = action + self.held.table.choices if player == pyspiel.PlayerId.CHANCE else action
        return self.held.table.kit.notation.text(code)

    def is_terminal(self) -> bool:
        return bool(self.held.state.is_over)

    def returns(self) -> list[float]:
        """Winning as a game of sum zero: the winners share what everybody has staked; or the margin in points."""
        state = self.held.state
        if not state.is_over:
            return [0.0] * self.held.table.players
        if self.held.table.reward == "win":
            places = state.ranking()
            return [len(places) / places.count(1) - 1.0 if place == 1 else -1.0 for place in places]
        return [config.margin(state, seat) for seat in range(self.held.table.players)]

    def __str__(self) -> str:
        """The decisions so far, in notation."""
        return "\n".join(self.held.table.kit.notation.text(action) for action in self.held.actions)


class SpielObserver:
    """The row of numbers of a seat, as one tensor and as named groups of it."""

    def __init__(self, table: config.EnvConfig) -> None:
        self.row = Observation(1, table.layout.width)
        self.observer = table.kit.observer
        self.scale = table.scale
        self.features = packed(self.row.words, 1, table.layout.width)[0]
        self.tensor = np.zeros(table.layout.width, np.float32)
        groups = table.layout.groups
        self.dict = {group.name: self.tensor[group.start : group.start + group.size] for group in groups}

    def set_from(self, state: SpielState, player: int) -> None:
        self.row.begin(0)
        self.observer.observe(state.held.state, player, self.row)
        np.multiply(self.features, self.scale, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The table as every client gets it, in JSON."""
        return json.dumps(state.held.table.kit.shared_view(state.held.state))


def register(name: str) -> type[SpielGame]:
    """Make a game known to OpenSpiel, under a class of its own so that it can be pickled."""
    label = "".join(word.capitalize() for word in name.split("_"))
    made = type(label, (SpielGame,), {"kiru_name": name, "__module__": __name__})
    pyspiel.register_game(game_type(name, "win"), made)
    return made


for registered in map(register, NAMES):
    globals()[registered.__name__] = registered
