"""A random game in PettingZoo: who acts, what is legal, and how it ended.

pip install "kiru[research]"
python examples/random_play.py babylon --players 3
"""

import argparse

import pettingzoo

import kiru.envs  # announces the games to PettingZoo's registry

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("game", nargs="?", default="hanging_gardens")
parser.add_argument("--players", type=int, default=2)
parser.add_argument("--seed", type=int, default=1)
given = parser.parse_args()

env = pettingzoo.make("aec", kiru.envs.registry.pettingzoo_id(given.game), players=given.players, render_mode="ansi")
env.reset(seed=given.seed)
total = dict.fromkeys(env.agents, 0.0)
decisions = 0
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    total[agent] += reward
    if terminated or truncated:
        env.step(None)
        continue
    space = env.action_space(agent)
    space.seed(given.seed + decisions)
    env.step(space.sample(info["action_mask"]))
    decisions += 1
print(env.render())
print(f"{decisions} decisions; shares of the win: {total}")
