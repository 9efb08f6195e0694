"""The ring's memory as NumPy arrays, without a copy and for reading only."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kiru.core.observation import PACK


def window(values: Any, dtype: type[np.generic], shape: tuple[int, ...]) -> NDArray[Any]:
    """A table of the ring."""
    return np.frombuffer(values, dtype).reshape(shape)


def packed(words: Any, rows: int, width: int) -> NDArray[np.uint8]:
    """The numbers of observations, eight to a word, the first in its lowest byte."""
    little = np.frombuffer(words, np.dtype("<i8"))
    return little.view(np.uint8).reshape(rows, -(-width // PACK) * PACK)[:, :width]
