"""What an agent is shown: the row of numbers as one array or as named groups, with the mask of legal actions."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kiru.arena.batch import Batch
from kiru.envs.arrays import packed, window
from kiru.envs.config import EnvConfig, one_of

FORMS = ("flat", "dict")


class ObservationEncoder:
    """Turns the ring's row into an observation of its own, which the caller may keep."""

    def __init__(self, config: EnvConfig, batch: Batch, form: str) -> None:
        self.config = config
        self.batch = batch
        self.form = one_of(form, "form", FORMS)
        self.scale = config.scale
        self.legal = window(batch.masks, np.int8, (config.choices,))
        self.features = packed(batch.rows.words, 1, config.layout.width)[0]

    def space(self) -> spaces.Dict:
        """Numbers between 0 and 1, and a mask of zeros and ones."""
        mask = spaces.Box(0, 1, (self.config.choices,), np.int8)
        return spaces.Dict({"observation": self.numbers_space(), "action_mask": mask})

    def numbers_space(self) -> spaces.Space[Any]:
        if self.form == "flat":
            return unit(self.config.layout.width)
        return spaces.Dict({group.name: unit(group.size) for group in self.config.layout.groups})

    def observe(self, seat: int) -> dict[str, Any]:
        """The table as a seat sees it, and what that seat may do now."""
        self.batch.look(0, seat)
        numbers = self.features * self.scale
        seen: Any = numbers
        if self.form == "dict":
            groups = self.config.layout.groups
            seen = {group.name: numbers[group.start : group.start + group.size] for group in groups}
        return {"observation": seen, "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Ones for legal actions; all zeros for a seat that is not asked."""
        return self.legal.copy() if self.batch.seats[0] == seat else np.zeros_like(self.legal)


def unit(size: int) -> spaces.Box:
    return spaces.Box(0.0, 1.0, (size,), np.float32)
