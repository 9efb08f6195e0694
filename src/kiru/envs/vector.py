"""Many tables as NumPy arrays: one call steps them all, and the arrays are always up to date."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kiru.core.errors import KiruError
from kiru.core.rng import seeded
from kiru.envs import config
from kiru.envs.arrays import packed, window
from kiru.envs.config import EnvConfig
from kiru.envs.messages import message

WHOLE = "uint8"
"""Observations as the ring writes them: whole numbers up to their highest values, no copy."""
DTYPES = ("float32", "float16", WHOLE)


class Tables:
    """N games of one kind; whose turn it is differs from table to table.

    `observations` (from 0 to 1, of the `dtype` float32 or float16; uint8: as `features`), `features` (the same as small
    whole numbers, one byte each), `masks`, `seats`, `rewards`, `dones`
    and `scores` are written in place by every step: copy what has to last. A finished game is followed by a new one
    at once; its rewards and scores stand in the step that ended it. With `opponents`, bots answer for every seat but
    `seat`.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        players: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        box: str | Path | None = None,
        reward: str | None = None,
        opponents: str | Sequence[str] | None = None,
        seat: int = 0,
        dtype: str = "float32",
        skip_forced: bool = True,
        version: int | None = None,
    ) -> None:
        if tables < 1:
            raise KiruError("error-number", found=tables, low=1, high=10**9)
        self.config: EnvConfig = config.make(game, players, options, box, reward, version)
        self.seat = None if opponents is None else seat
        self.names = None if opponents is None else config.seat_bots(self.config, seat, opponents)
        self.tables = tables
        self.players = self.config.players
        self.num_actions = self.config.choices
        self.num_features = self.config.layout.width
        self.batch = self.config.batch(tables)
        self.batch.skip_forced = skip_forced
        self.features = packed(self.batch.rows.words, tables, self.num_features)
        config.one_of(dtype, "dtype", DTYPES)
        self.scale = None if dtype == WHOLE else self.config.scale.astype(dtype)
        self.observations: NDArray[Any] = self.features
        if dtype != WHOLE:
            self.observations = np.zeros(self.features.shape, dtype)
        self.masks = window(self.batch.masks, np.bool_, (tables, self.num_actions))
        self.seats = window(self.batch.seats, np.int64, (tables,))
        self.rewards = window(self.batch.rewards, np.float64, (tables, self.players))
        self.dones = window(self.batch.done, np.bool_, (tables,))
        self.scores = window(self.batch.scores, np.int64, (tables, self.players))
        self.chooser = seeded("sample")
        self.started = False

    def reset(self, seed: int | str = 0) -> NDArray[Any]:
        """New games everywhere; the same seed and the same actions give the same games."""
        bots = [] if self.names is None else [b for n in range(self.tables) for b in self.bots(f"{seed}-{n}")]
        self.batch.reset(config.chance(str(seed), self.tables), bots)
        self.chooser = seeded(str(seed), "sample")
        self.started = True
        return self.look()

    def bots(self, seed: str) -> list[Any]:
        return self.config.bots(self.names or [], seed)

    def step(self, actions: ArrayLike) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Play one action a table: the observations, rewards and dones after it."""
        chosen = self.check(actions)
        self.batch.step(chosen)
        return self.look(), self.rewards, self.dones

    def check(self, actions: ArrayLike) -> list[int]:
        """Refuse wrong shapes and masked-out actions before anything is changed."""
        if not self.started:
            raise RuntimeError(message("env-reset", call="reset()"))
        given = np.asarray(actions)
        if given.shape != (self.tables,) or not np.issubdtype(given.dtype, np.integer):
            shape = str(given.shape)
            raise ValueError(message("env-actions", count=str(self.tables), type=str(given.dtype), shape=shape))
        chosen: list[int] = given.tolist()
        table = self.batch.refused(chosen)
        if table >= 0:
            rule = self.config.why_not(self.batch.states[table], chosen[table])
            raise ValueError(message("env-masked-at", action=str(chosen[table]), table=str(table), rule=rule))
        return chosen

    def look(self) -> NDArray[Any]:
        if self.scale is not None:
            np.multiply(self.features, self.scale, out=self.observations)
        return self.observations

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every table."""
        return np.array(self.batch.sample(self.chooser), np.int64)
