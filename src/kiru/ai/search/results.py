"""What an end or a cut-off is worth to each seat: win share with a small part of score margin; solo, the score."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.ai.search.settings import Settings
from kiru.core.actions import Actions
from kiru.core.game import State

SOLO_SCALE: Final = 10000.0
"""Hundredths of a point that count as 1 in solo: results stay linear in the score."""
MARGIN_SCALE: Final = 10000.0
"""The margin, in hundredths, between a result of 0 and one of 1 by margin alone."""
DOUBT_TO_SCALE: Final = 0.55
"""A logistic curve of scale s has about the shape of a normal one with a deviation of 1.8 s."""


def judge(state: State, settings: Settings, out: Actions, points: vec[float], results: vec[float]) -> None:
    """Fill `results` by seat, each between 0 and 1 where there are rivals; `out` and `points` are room to count in."""
    if state.players == 1:
        expected = 100 * state.score(0) if state.is_over else state.worth(0, out)
        results[0] = float(expected) / SOLO_SCALE
        return
    if state.is_over:
        share_wins(state, points, results)
    else:
        estimate_wins(state, out, points, results)
    add_margins(state.players, settings.margin_part, points, results)


def share_wins(state: State, points: vec[float], results: vec[float]) -> None:
    """A finished game: the winners share one win."""
    places = state.ranking()
    winners = 0
    for place in places:
        winners += place == 1
    for seat in range(state.players):
        points[seat] = 100.0 * float(state.score(seat))
        results[seat] = 1.0 / float(winners) if places[seat] == 1 else 0.0


def estimate_wins(state: State, out: Actions, points: vec[float], results: vec[float]) -> None:
    """A game cut off: shares by expected score, the softer the more can still happen."""
    best = -1e9
    for seat in range(state.players):
        points[seat] = float(state.worth(seat, out))
        best = points[seat] if points[seat] > best else best
    scale = float(state.doubt()) * DOUBT_TO_SCALE
    total = 0.0
    for seat in range(state.players):
        results[seat] = math.exp((points[seat] - best) / scale)
        total += results[seat]
    for seat in range(state.players):
        results[seat] /= total


def add_margins(players: i64, part: float, points: vec[float], results: vec[float]) -> None:
    """Mix in how far each seat is ahead of its best rival, so that it goes on fighting when all is won or lost."""
    for seat in range(players):
        rival = -1e9
        for other in range(players):
            if other != seat and points[other] > rival:
                rival = points[other]
        margin = 0.5 + (points[seat] - rival) / MARGIN_SCALE
        margin = 0.0 if margin < 0.0 else margin
        margin = 1.0 if margin > 1.0 else margin
        results[seat] = (1.0 - part) * results[seat] + part * margin
