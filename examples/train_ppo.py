"""Learn The Hanging Gardens with MaskablePPO until random players hardly ever win.

pip install "kiru[research,learn]"
python examples/train_ppo.py
"""

import argparse
import time

import numpy as np
import torch
from sb3_contrib import MaskablePPO

from kiru.envs.sb3 import SeatVecEnv

TABLES = 64


def make_learner(game: str, seed: int) -> MaskablePPO:
    """The reward is what every step adds to the lead, so that credit comes early."""
    tables = SeatVecEnv(game, TABLES, reward="gain", scale=0.1)
    return MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=64,
        batch_size=1024,
        n_epochs=4,
        learning_rate=lambda left: 1e-3 * left + 5e-5,
        gamma=0.99,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )


def win_share(learner: MaskablePPO, game: str, opponents: str, games: int, seed: int) -> float:
    """The share of wins on both seats, half of the games on each; a tie counts half."""
    shares = []
    for seat in (0, 1):
        tables = SeatVecEnv(game, TABLES, seat=seat, opponents=opponents)
        tables.seed(seed)
        seen = tables.reset()
        won: list[float] = []
        # The first games to end are the short ones: let every table finish equally many.
        counts = np.zeros(TABLES, int)
        while counts.min() < max(1, games // 2 // TABLES):
            masks = np.stack(tables.env_method("action_masks"))
            actions, _ = learner.predict(seen, action_masks=masks, deterministic=True)
            seen, rewards, dones, _ = tables.step(actions)
            counts += dones
            won += rewards[dones].tolist()
        shares.append(float(np.mean(won)))
    return float(np.mean(shares))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="hanging_gardens")
    parser.add_argument("--steps", type=int, default=600_000)
    parser.add_argument("--games", type=int, default=2000, help="games to measure the result with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--save", help="file for the trained policy")
    given = parser.parse_args()
    if given.threads:
        torch.set_num_threads(given.threads)
    learner = make_learner(given.game, given.seed)
    print(f"before: {win_share(learner, given.game, 'random', given.games, 7):.1%} against random")
    began = time.perf_counter()
    learner.learn(given.steps)
    print(f"{given.steps} steps in {time.perf_counter() - began:.0f} s")
    for opponents in ("random", "greedy"):
        print(f"after: {win_share(learner, given.game, opponents, given.games, 7):.1%} against {opponents}")
    if given.save:
        learner.save(given.save)


if __name__ == "__main__":
    main()
