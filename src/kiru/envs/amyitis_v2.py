"""Amyitis for PettingZoo: `amyitis_v2.env(players=3)`."""

from functools import partial

from kiru.envs import aec

env = partial(aec.env, game="amyitis", version=2)
raw_env = partial(aec.raw_env, game="amyitis", version=2)
