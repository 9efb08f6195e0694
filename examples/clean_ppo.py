"""PPO in one file from top to bottom, in the manner of CleanRL: one seat learns against bots, masks on the logits.

pip install "kiru[research,learn]"
python examples/clean_ppo.py --game amyitis --opponents novice --steps 500000
"""

import argparse
import time

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import kiru.envs  # noqa: F401  announces the games

NAMES = {"hanging_gardens": "HangingGardens", "amyitis": "Amyitis", "babylon": "Babylon"}


class Agent(nn.Module):
    """An actor and a critic that share nothing."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.critic = nn.Sequential(
            nn.Linear(features, 128), nn.Tanh(), nn.Linear(128, 64), nn.Tanh(), nn.Linear(64, 1)
        )
        self.actor = nn.Sequential(
            nn.Linear(features, 128), nn.Tanh(), nn.Linear(128, 64), nn.Tanh(), nn.Linear(64, actions)
        )

    def policy(self, seen: torch.Tensor, masks: torch.Tensor) -> Categorical:
        return Categorical(logits=self.actor(seen).masked_fill(~masks, -1e9))

    def value(self, seen: torch.Tensor) -> torch.Tensor:
        return self.critic(seen).squeeze(-1)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=NAMES, default="hanging_gardens")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=500_000)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--length", type=int, default=64, help="steps of a table between two updates")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def advantages(
    rewards: torch.Tensor, values: torch.Tensor, dones: torch.Tensor, last: torch.Tensor, gamma: float, trace: float
) -> torch.Tensor:
    """Generalized advantages; `dones[t]` tells that step t ended its game."""
    found, running = torch.zeros_like(rewards), torch.zeros_like(last)
    for step in reversed(range(len(rewards))):
        ahead = last if step == len(rewards) - 1 else values[step + 1]
        goes_on = 1.0 - dones[step]
        running = rewards[step] + gamma * ahead * goes_on - values[step] + gamma * trace * goes_on * running
        found[step] = running
    return found


def masks_of(info: dict[str, np.ndarray]) -> torch.Tensor:
    return torch.from_numpy(info["action_mask"].astype(bool))


def main() -> None:
    chosen = arguments()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(1)
    envs = gymnasium.make_vec(
        f"kiru/{NAMES[chosen.game]}-v{2 if chosen.game == 'amyitis' else 1}",
        num_envs=chosen.tables,
        vectorization_mode="vector_entry_point",
        players=chosen.players,
        opponents=chosen.opponents,
    )
    agent = Agent(envs.single_observation_space.shape[0], envs.single_action_space.n)
    optimizer = torch.optim.Adam(agent.parameters(), lr=5e-4, eps=1e-5)
    shape = (chosen.length, chosen.tables)
    found, info = envs.reset(seed=chosen.seed)
    seen, masks = torch.from_numpy(found), masks_of(info)
    updates = max(1, chosen.steps // (chosen.tables * chosen.length))
    began, won = time.perf_counter(), list[float]()
    for update in range(updates):
        optimizer.param_groups[0]["lr"] = 5e-4 * (1 - update / updates)
        rows_seen = torch.zeros((*shape, seen.shape[1]))
        rows_masks = torch.zeros((*shape, masks.shape[1]), dtype=torch.bool)
        actions = torch.zeros(shape, dtype=torch.long)
        chances, rewards, dones, values = (torch.zeros(shape) for _ in range(4))
        for step in range(chosen.length):
            rows_seen[step], rows_masks[step] = seen, masks
            with torch.no_grad():
                policy = agent.policy(seen, masks)
                actions[step] = policy.sample()
                chances[step], values[step] = policy.log_prob(actions[step]), agent.value(seen)
            found, reward, over, _, info = envs.step(actions[step].numpy())
            rewards[step], dones[step] = torch.from_numpy(reward), torch.from_numpy(over.astype(np.float32))
            seen, masks = torch.from_numpy(found), masks_of(info)
            won += reward[over].tolist()
        with torch.no_grad():
            gained = advantages(rewards, values, dones, agent.value(seen), 0.999, 0.95).flatten()
        returns = gained + values.flatten()
        gained = (gained - gained.mean()) / (gained.std() + 1e-8)
        flat_seen, flat_masks = rows_seen.flatten(0, 1), rows_masks.flatten(0, 1)
        for _ in range(4):
            for part in torch.randperm(len(gained)).chunk(4):
                policy = agent.policy(flat_seen[part], flat_masks[part])
                ratio = (policy.log_prob(actions.flatten()[part]) - chances.flatten()[part]).exp()
                gain = torch.min(ratio * gained[part], ratio.clamp(0.8, 1.2) * gained[part]).mean()
                missed = (agent.value(flat_seen[part]) - returns[part]).square().mean()
                loss = -gain + 0.5 * missed - 0.01 * policy.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()
        if won and (update + 1) % max(1, updates // 20) == 0:
            steps = (update + 1) * chosen.tables * chosen.length
            print(f"{steps:,} steps, {time.perf_counter() - began:.0f} s: {np.mean(won):.1%} of {len(won)} games won")
            won.clear()


if __name__ == "__main__":
    main()
