"""Learn a game by playing against oneself: PPO with masked actions in one file, with nothing but PyTorch.

pip install "kiru[research,learn]"
python examples/self_play.py --game hanging_gardens --steps 2000000

One network plays every seat. A transition belongs to the seat that was asked; its reward is what its lead has
changed by until it is asked again. `--curve FILE` writes how it fares while it learns, as CSV; `--save FILE` keeps it,
as `.npz` in the form that `kiru arena --bots policy,...` plays.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from kiru.arena import policies
from kiru.core import observation_layout
from kiru.envs.vector import Tables

GAMMA, TRACE, CLIP = 0.997, 0.95, 0.2
EPOCHS, BATCHES, LENGTH = 3, 8, 128
ENTROPY, VALUE = 0.01, 0.5
POINTS = 0.1
"""Points are rewarded in tenths, so that values stay near one."""


class Player(nn.Module):
    """Logits of the actions and the lead to be expected."""

    def __init__(self, features: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        found = self.body(seen)
        logits = self.policy(found).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(found).squeeze(-1)


def tensors(tables: Tables) -> tuple[torch.Tensor, torch.Tensor]:
    """What the asked seats see, copied: the next step writes over it."""
    return torch.from_numpy(tables.observations.copy()), torch.from_numpy(tables.masks.copy())


@torch.no_grad()
def collect(player: Player, tables: Tables, steps: int) -> dict[str, torch.Tensor]:
    """Play on at every table; what was seen, done and expected, with advantages and returns."""
    kept: dict[str, list[torch.Tensor]] = {name: [] for name in ("seen", "masks", "actions", "chances", "values")}
    seats, rewards, dones = [], [], []
    for _ in range(steps):
        seen, masks = tensors(tables)
        policy, value = player(seen, masks)
        action = policy.sample()
        rows = (seen, masks, action, policy.log_prob(action), value)
        for name, row in zip(kept, rows, strict=True):
            kept[name].append(row)
        seats.append(tables.seats.copy())
        _, reward, done = tables.step(action.numpy())
        rewards.append(reward.copy() * POINTS)
        dones.append(done.copy())
    last = player(*tensors(tables))[1].numpy()
    values = torch.stack(kept["values"]).numpy()
    gained = advantages(seats, rewards, dones, values, tables.seats.copy(), last)
    flat = {name: torch.cat(rows) for name, rows in kept.items()}
    flat["advantages"] = torch.from_numpy(gained.astype(np.float32)).flatten()
    flat["returns"] = flat["advantages"] + flat["values"]
    return flat


def advantages(
    seats: list[np.ndarray],
    rewards: list[np.ndarray],
    dones: list[np.ndarray],
    values: np.ndarray,
    next_seats: np.ndarray,
    last: np.ndarray,
) -> np.ndarray:
    """Generalized advantages, each seat along its own decisions, from the newest back to the oldest."""
    count, players = rewards[0].shape
    table = np.arange(count)
    gained = np.zeros_like(values)
    owed, ahead, trace = (np.zeros((count, players)) for _ in range(3))
    known = np.zeros((count, players), bool)
    """Whether a seat's next decision is among those seen; what follows the last one is left out of its trace."""
    ahead[table, next_seats], known[table, next_seats] = last, True
    for step in reversed(range(len(seats))):
        over = dones[step]
        owed[over], ahead[over], trace[over], known[over] = 0.0, 0.0, 0.0, True
        owed += rewards[step]
        at = table, seats[step]
        follows = np.where(known[at], ahead[at], values[step])
        delta = owed[at] + GAMMA * follows - values[step]
        gained[step] = np.where(known[at], delta + GAMMA * TRACE * trace[at], 0.0)
        owed[at], ahead[at], trace[at], known[at] = 0.0, values[step], gained[step], True
    return gained


def improve(player: Player, optimizer: torch.optim.Optimizer, rows: dict[str, torch.Tensor]) -> None:
    """A few passes over what was played."""
    gained = rows["advantages"]
    gained = (gained - gained.mean()) / (gained.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gained)).chunk(BATCHES):
            policy, value = player(rows["seen"][part], rows["masks"][part])
            ratio = (policy.log_prob(rows["actions"][part]) - rows["chances"][part]).exp()
            gain = torch.min(ratio * gained[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gained[part]).mean()
            missed = (value - rows["returns"][part]).square().mean()
            loss = -gain + VALUE * missed - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def win_share(player: Player, game: str, players: int, opponents: str, games: int, seed: int) -> float:
    """The share of the win against bots, equally many games on every seat."""
    won: list[float] = []
    for seat in range(players):
        tables = Tables(game, 64, players, opponents=opponents, seat=seat)
        tables.reset(seed)
        counts = np.zeros(64, int)
        # The first games to end are the short ones: let every table finish equally many.
        while counts.min() < max(1, games // (64 * players)):
            logits = player(*tensors(tables))[0].logits
            _, rewards, dones = tables.step(logits.argmax(-1).numpy())
            counts += dones
            won += rewards[dones, seat].tolist()
    return float(np.mean(won))


def learn(player: Player, chosen: argparse.Namespace) -> None:
    """Play and improve by turns, ever more carefully; the curve is measured twenty times on the way."""
    tables = Tables(chosen.game, chosen.tables, chosen.players, reward="gain")
    tables.reset(chosen.seed)
    optimizer = torch.optim.Adam(player.parameters(), lr=5e-4, eps=1e-5)
    rounds = max(1, chosen.steps // (chosen.tables * LENGTH))
    lines = ["steps,seconds,random,novice"]
    spent = 0.0
    for turn in range(rounds):
        began = time.process_time()
        optimizer.param_groups[0]["lr"] = 5e-4 * (1 - turn / rounds) + 2e-5
        improve(player, optimizer, collect(player, tables, LENGTH))
        spent += time.process_time() - began
        if chosen.curve and turn % max(1, rounds // 20) == 0:
            lines.append(measured(player, chosen, (turn + 1) * chosen.tables * LENGTH, spent))
            chosen.curve.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{rounds * chosen.tables * LENGTH:,} steps in {spent:.0f} s of processor time")


def measured(player: Player, chosen: argparse.Namespace, steps: int, spent: float) -> str:
    """A line of the curve."""
    shares = [win_share(player, chosen.game, chosen.players, bot, chosen.games, 7) for bot in ("random", "novice")]
    return f"{steps},{spent:.0f},{shares[0]:.3f},{shares[1]:.3f}"


def save(player: Player, file: Path, tables: Tables) -> None:
    """The whole network for PyTorch, or its policy for contests."""
    if file.suffix != ".npz":
        torch.save(player.state_dict(), file)
        return
    layers = [layer for layer in (*player.body, player.policy) if isinstance(layer, nn.Linear)]
    numbers = [(layer.weight.detach().numpy(), layer.bias.detach().numpy()) for layer in layers]
    policies.write(file, numbers, observation_layout.fingerprint(tables.config.layout))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="hanging_gardens")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path)
    parser.add_argument("--save", type=Path)
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(1)
    shape = Tables(chosen.game, 1, chosen.players)
    player = Player(shape.num_features, shape.num_actions, chosen.width)
    learn(player, chosen)
    for bot in ("random", "novice"):
        share = win_share(player, chosen.game, chosen.players, bot, chosen.games, chosen.seed)
        print(f"against {bot}: {share:.1%} won")
    if chosen.save:
        save(player, chosen.save, shape)


if __name__ == "__main__":
    main()
