"""The Meadow for PettingZoo: `meadow_v1.env(players=3)`."""

from functools import partial

from kiru.envs import aec

env = partial(aec.env, game="meadow", version=1)
raw_env = partial(aec.raw_env, game="meadow", version=1)
