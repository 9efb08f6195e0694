"""Stable-Baselines3: one seat at each of many tables, with the masks that sb3-contrib's MaskablePPO asks for."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from stable_baselines3.common.vec_env import VecEnv

from kiru.envs.observation_encoder import unit
from kiru.envs.vector import Tables

MASKS = "action_masks"
"""What sb3-contrib calls."""


class SeatVecEnv(VecEnv):
    """A learner's tables; its rewards are multiplied by `scale`, since learners like small numbers."""

    def __init__(
        self,
        game: str,
        tables: int,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        scale: float = 1.0,
        **settings: Any,
    ) -> None:
        self.tables = Tables(game, tables, players, opponents=opponents, seat=seat, **settings)
        self.seat = seat
        self.scale = scale
        self.render_mode = None
        self.waiting: Any = None
        actions = spaces.Discrete(self.tables.num_actions)
        self.gained = np.zeros(tables, np.float32)
        self.lasted = np.zeros(tables, np.int64)
        self.shown = self.tables.observations
        """What the learner was given last."""
        super().__init__(tables, unit(self.tables.num_features), actions)

    def reset(self) -> Any:
        """New games everywhere, by the seed that was set."""
        seed = self._seeds[0] if self._seeds[0] is not None else np.random.default_rng().integers(2**62)
        self._reset_seeds()
        self._reset_options()
        self.gained[:] = 0
        self.lasted[:] = 0
        self.shown = self.tables.reset(int(seed)).copy()
        return self.shown

    def step_async(self, actions: Any) -> None:
        self.waiting = actions

    def step_wait(self) -> Any:
        """One action a table; a finished game is followed by a new one at once."""
        seen, rewards, dones = self.tables.step(self.waiting)
        earned = (rewards[:, self.seat] * self.scale).astype(np.float32)
        self.gained += earned
        self.lasted += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for table in np.flatnonzero(dones).tolist():
            infos[table] = self.ended(table)
        self.shown = seen.copy()
        return self.shown, earned, dones.copy(), infos

    def ended(self, table: int) -> dict[str, Any]:
        """The game that has just ended, as Stable-Baselines3 sums games up, and its points."""
        episode = {"r": float(self.gained[table]), "l": int(self.lasted[table]), "t": 0.0}
        self.gained[table] = self.lasted[table] = 0
        return {
            "episode": episode,
            "terminal_observation": self.shown[table],
            "TimeLimit.truncated": False,
            "scores": self.tables.scores[table].tolist(),
        }

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Only the masks are asked for like that."""
        if method_name != MASKS:
            raise AttributeError(method_name)
        masks = self.tables.masks.copy()
        return [masks[index] for index in self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == MASKS or hasattr(self, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Nothing is held that would have to be given back."""
