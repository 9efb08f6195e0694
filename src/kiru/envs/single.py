"""Gymnasium: one seat for the agent, bots of a chosen level on the others."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

from kiru.envs import config, render
from kiru.envs.messages import message
from kiru.envs.observation_encoder import ObservationEncoder

ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A whole game as an episode; it is asked only where there is a choice.

    `illegal` says what a masked-out action does: "end" the episode with a reward of -1, as PettingZoo does, or "raise".
    """

    metadata: dict[str, Any] = {"render_modes": render.MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, str] | None = None,
        box: str | Path | None = None,
        reward: str | None = None,
        form: str = "flat",
        illegal: str = "end",
        render_mode: str | None = None,
        version: int | None = None,
    ) -> None:
        self.config = config.make(game, players, options, box, reward, version)
        self.seat = seat
        self.names = config.seat_bots(self.config, seat, opponents)
        self.illegal = config.one_of(illegal, "illegal", ("end", "raise"))
        self.batch = self.config.batch(1)
        self.batch.auto_reset = False
        self.batch.observing = False
        self.encoder = ObservationEncoder(self.config, self.batch, form)
        self.observation_space = self.encoder.space()
        self.action_space = gymnasium.spaces.Discrete(self.config.choices)
        self.render_mode = render_mode
        self.running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new table, up to the first own question; the same seed deals the same."""
        super().reset(seed=seed, options=options)
        deal = str(self.np_random.integers(2**62))
        self.batch.reset(config.chance(deal, 1), self.config.bots(self.names, deal))
        self.running = True
        return self.encoder.observe(self.seat), self.info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play, and let the others play on until the next own question or the end."""
        if not self.running:
            raise ResetNeeded(message("env-reset", call="reset()"))
        chosen = self.check(action)
        if self.batch.refused([chosen]) >= 0:
            return self.refuse(chosen)
        self.batch.step([chosen])
        self.running = not self.batch.states[0].is_over
        reward = float(self.batch.rewards[self.seat])
        return self.encoder.observe(self.seat), reward, not self.running, False, self.info()

    def check(self, action: Any) -> int:
        if not self.action_space.contains(np.asarray(action)):
            raise InvalidAction(message("env-action", action=repr(action)[:40], space=str(self.action_space)))
        return int(action)

    def refuse(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """A masked-out action changes nothing at the table."""
        rule = self.config.why_not(self.batch.states[0], action)
        if self.illegal == "raise":
            raise InvalidAction(message("env-masked", action=str(action), rule=rule))
        self.running = False
        return self.encoder.observe(self.seat), ILLEGAL_REWARD, True, False, self.info() | {"illegal": rule}

    def info(self) -> dict[str, Any]:
        """The mask once more; at the end also everybody's points and places."""
        found: dict[str, Any] = {"action_mask": self.action_masks().astype(np.int8)}
        state = self.batch.states[0]
        if state.is_over:
            found["scores"] = [int(state.score(seat)) for seat in range(state.players)]
            found["places"] = state.ranking()
        return found

    def action_masks(self) -> NDArray[np.bool_]:
        """What sb3-contrib asks for."""
        return self.encoder.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as it stands: text with colors, or an image."""
        return render.draw(self.config.kit, self.batch.states[0], self.render_mode)
