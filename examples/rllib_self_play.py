"""Learn a game by self-play with RLlib: every seat is an agent, one policy plays them all, masks on the logits.

pip install "kiru[research,learn]" "ray[rllib]"
python examples/rllib_self_play.py --game hanging_gardens --players 3 --iterations 20
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from kiru.envs.vector import Tables

POINTS = 0.1
"""Points of lead are rewarded in tenths, so that values stay near one."""


class SeatsEnv(MultiAgentEnv):
    """One table; the seat that is asked acts, and a seat is paid for what its lead has changed by since it acted."""

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__()
        self.tables = Tables(config["game"], 1, config["players"], reward="gain")
        self.possible_agents = [f"seat_{seat}" for seat in range(self.tables.players)]
        self.agents = self.possible_agents[:]
        box = gymnasium.spaces.Box(0.0, 1.0, (self.tables.num_features,), np.float32)
        mask = gymnasium.spaces.Box(0.0, 1.0, (self.tables.num_actions,), np.float32)
        seen = gymnasium.spaces.Dict({"observations": box, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        action = gymnasium.spaces.Discrete(self.tables.num_actions)
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self.games = 0

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.games += 1
        self.tables.reset(f"{seed or 0}-{self.games}")
        self.agents = self.possible_agents[:]
        return self.asked(), {}

    def asked(self) -> dict[str, Any]:
        """What the seat that is asked sees and may do."""
        row = {
            "observations": self.tables.observations[0].copy(),
            "action_mask": self.tables.masks[0].astype(np.float32),
        }
        return {self.possible_agents[int(self.tables.seats[0])]: row}

    def step(self, action_dict: dict[str, int]) -> tuple[dict[str, Any], ...]:
        (action,) = action_dict.values()
        _, rewards, dones = self.tables.step(np.array([action]))
        paid = {agent: float(rewards[0, seat]) * POINTS for seat, agent in enumerate(self.possible_agents)}
        over = {"__all__": bool(dones[0])}
        return ({} if dones[0] else self.asked()), paid, over, {"__all__": False}, {}


def algorithm(game: str, players: int, batch: int) -> Any:
    """PPO with one masked policy for all seats."""
    register_env("kiru_seats", SeatsEnv)
    table = {"game": game, "players": players}
    spaces = SeatsEnv(table)
    seat = spaces.possible_agents[0]
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        observation_space=spaces.observation_spaces[seat],
        action_space=spaces.action_spaces[seat],
        model_config={"head_fcnet_hiddens": [128, 128]},
    )
    # RLlib's check of an environment plays actions that are masked out.
    settings = (
        PPOConfig()
        .environment("kiru_seats", env_config=table, disable_env_checking=True)
        .env_runners(num_env_runners=0)
        .multi_agent(policies={"everybody"}, policy_mapping_fn=lambda agent, episode, **more: "everybody")
        .rl_module(rl_module_spec=module)
        .training(train_batch_size_per_learner=batch, minibatch_size=min(batch, 512), num_epochs=4, lr=3e-4)
    )
    return settings.build_algo()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="hanging_gardens")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--batch", type=int, default=4000)
    chosen = parser.parse_args()
    learner = algorithm(chosen.game, chosen.players, chosen.batch)
    for number in range(1, chosen.iterations + 1):
        found = learner.train()["env_runners"]
        print(
            f"iteration {number}: {found['num_env_steps_sampled_lifetime']:.0f} steps, "
            f"{found['episode_len_mean']:.0f} decisions a game"
        )
    learner.stop()


if __name__ == "__main__":
    main()
