"""Amyitis for PettingZoo by its first ruleset, in which a standstill has no end: `amyitis_v1.env(players=3)`."""

from functools import partial

from kiru.envs import aec

env = partial(aec.env, game="amyitis", version=1)
raw_env = partial(aec.raw_env, game="amyitis", version=1)
