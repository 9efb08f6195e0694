"""The Hanging Gardens for PettingZoo: `hanging_gardens_v1.env(players=3)`."""

from functools import partial

from kiru.envs import aec

env = partial(aec.env, game="hanging_gardens", version=1)
raw_env = partial(aec.raw_env, game="hanging_gardens", version=1)
