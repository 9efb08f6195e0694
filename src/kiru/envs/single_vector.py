"""Gymnasium's vector environment: one seat at each of many tables, stepped together inside the ring."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kiru.envs.observation_encoder import unit
from kiru.envs.vector import Tables


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """The observation is the flat row, the mask stands in the info; a new game begins in the step that ends one."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.tables = Tables(game, num_envs, players, opponents=opponents, seat=seat, **settings)
        self.num_envs = num_envs
        self.seat = seat
        self.render_mode = render_mode
        self.single_observation_space = unit(self.tables.num_features)
        self.single_action_space = gymnasium.spaces.Discrete(self.tables.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """New games everywhere; a list of seeds counts as one seed."""
        one = hash(tuple(seed)) & (2**62 - 1) if isinstance(seed, list) else seed
        super().reset(seed=one, options=options)
        return self.tables.reset(int(self.np_random.integers(2**62))).copy(), self.info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action a table; a masked-out one is an error and changes nothing."""
        seen, rewards, dones = self.tables.step(actions)
        return seen.copy(), rewards[:, self.seat].copy(), dones.copy(), np.zeros_like(dones), self.info()

    def info(self) -> dict[str, Any]:
        """The masks, and the points of the games that have just ended."""
        found: dict[str, Any] = {"action_mask": self.tables.masks.astype(np.int8)}
        if self.tables.dones.any():
            found |= {"scores": self.tables.scores.copy(), "_scores": self.tables.dones.copy()}
        return found
