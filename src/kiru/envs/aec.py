"""PettingZoo: every seat is an agent, one of them acts at a time (AEC)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kiru.envs import config, render
from kiru.envs.messages import message
from kiru.envs.observation_encoder import ObservationEncoder

ILLEGAL_REWARD = -1.0


def env(**kwargs: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's usual guards: an illegal action loses, a wrong order is an error."""
    guarded: AECEnv[str, Any, Any] = raw_env(**kwargs)
    guarded = wrappers.TerminateIllegalWrapper(guarded, illegal_reward=ILLEGAL_REWARD)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv[str, Any, Any], EzPickle):  # noqa: N801 (PettingZoo's name)
    """One table; chance and decisions without a choice happen by themselves."""

    metadata: dict[str, Any] = {"render_modes": render.MODES, "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        box: str | Path | None = None,
        reward: str | None = None,
        form: str = "flat",
        skip_forced: bool = True,
        render_mode: str | None = None,
        version: int | None = None,
    ) -> None:
        EzPickle.__init__(
            self, game, players, options=options, box=box, reward=reward,
            form=form, skip_forced=skip_forced, render_mode=render_mode, version=version,
        )  # fmt: skip
        super().__init__()
        self.config = config.make(game, players, options, box, reward, version)
        self.batch = self.config.batch(1)
        self.batch.auto_reset = False
        self.batch.observing = False
        self.batch.skip_forced = skip_forced
        self.encoder = ObservationEncoder(self.config, self.batch, form)
        self.render_mode = render_mode
        self.metadata = self.metadata | {"name": f"{self.config.kit.game.name}_v{self.config.kit.game.version}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.config.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.encoder.space() for agent in self.possible_agents}
        discrete = gymnasium.spaces.Discrete
        self.action_spaces = {agent: discrete(self.config.choices) for agent in self.possible_agents}
        self.generator: np.random.Generator | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new table; the same seed deals the same."""
        if seed is not None or self.generator is None:
            self.generator, _ = seeding.np_random(seed)
        self.batch.reset(config.chance(str(self.generator.integers(2**62)), 1), [])
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.ask()

    def ask(self) -> None:
        """Turn to the seat that decides now."""
        if not self.batch.states[0].is_over:
            self.agent_selection = self.possible_agents[self.batch.seats[0]]
        seats = enumerate(self.possible_agents)
        self.infos = {agent: {"action_mask": self.encoder.mask(seat)} for seat, agent in seats if agent in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        return self.encoder.observe(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """Carry out the action of `agent_selection`; None for one whose game is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        chosen = int(action)
        if self.batch.refused([chosen]) >= 0:
            rule = self.config.why_not(self.batch.states[0], chosen)
            raise ValueError(message("env-masked", action=str(chosen), rule=rule))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.batch.step([chosen])
        self.rewards = dict(zip(self.possible_agents, self.batch.rewards, strict=True))
        if self.batch.done[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        self.ask()
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as it stands: text with colors, or an image."""
        return render.draw(self.config.kit, self.batch.states[0], self.render_mode)

    def close(self) -> None:
        """Nothing is held that would have to be given back."""
