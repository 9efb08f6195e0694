"""Where points come from: the places behind every line of a score pad."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kiru.core.game import State


class ScoreSource(NamedTuple):
    """Points of a score line and the places that bring them together."""

    places: tuple[str, ...]
    """In the words of the view, such as `cell e1`, `tile 3` or `area b1-b2`."""
    points: int


History = Iterable[tuple[State, int]]
"""The state before each decision of a game and the decision; a state is valid until the next one is asked for."""
Pad = list[list[ScoreSource]]
"""The sources of a seat, line by line."""


def merged(sources: Iterable[ScoreSource]) -> list[ScoreSource]:
    """What comes from the same places put together, in the order in which it first came."""
    points: dict[tuple[str, ...], int] = {}
    for source in sources:
        points[source.places] = points.get(source.places, 0) + source.points
    return [ScoreSource(places, count) for places, count in points.items() if count]


def joined(kind: str, words: Sequence[str]) -> tuple[str, ...]:
    """Places of one kind."""
    return tuple(f"{kind} {word}" for word in words)
