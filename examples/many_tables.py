"""Many tables stepped by one call, on NumPy arrays that are written in place.

python examples/many_tables.py amyitis --tables 256
"""

import argparse
import time

import numpy as np

from kiru.envs.vector import Tables

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("game", nargs="?", default="hanging_gardens")
parser.add_argument("--tables", type=int, default=256)
parser.add_argument("--seconds", type=float, default=3.0)
given = parser.parse_args()

tables = Tables(given.game, given.tables)
tables.reset(seed=1)
rng = np.random.default_rng(1)
steps, games, points = 0, 0, 0.0
began = time.perf_counter()
while time.perf_counter() - began < given.seconds:
    # The same as tables.sample(), written out: a random number where an action is legal, and the highest wins.
    actions = np.where(tables.masks, rng.random(tables.masks.shape, np.float32), -1).argmax(axis=1)
    observations, rewards, dones = tables.step(actions)
    steps += given.tables
    games += int(dones.sum())
    points += float(tables.scores[dones].mean(axis=1).sum())  # copy what has to last: the next step overwrites it
print(f"{steps} steps and {games} games, {steps / (time.perf_counter() - began):,.0f} steps a second")
print(f"an observation has {tables.num_features} numbers, {tables.num_actions} actions can be asked for")
if games:
    print(f"{points / games:.1f} points a player on average")
