"""Bots of one level with tastes of their own: what a personality likes counts a little more than it is worth.

A game's `personalities.json` says by how much, in hundredths of a point for a unit of a feature. `kiru personalities`
measures that the taste shows and costs no strength.
"""

import json
from functools import cache
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

import kiru.games
from kiru.core.errors import KiruError
from kiru.core.evaluator import Evaluator
from kiru.support.files import read_text

FILE = "personalities.json"
NAMES = ("builder", "trader", "planter", "host", "sculptor", "dreamer")
"""All that there are; each game has some of them."""
Taste = dict[str, int]
"""What a unit of each feature counts more."""


@cache
def tastes_of(game: str) -> dict[str, Taste]:
    """The tastes of a game by personality, in the order in which they are offered; none where there is no file."""
    file = Path(kiru.games.__file__).parent / game / FILE
    if not file.exists():
        return {}
    try:
        given = json.loads(read_text(file))["tastes"]
        return {name: {str(feature): int(more) for feature, more in one.items()} for name, one in given.items()}
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        raise KiruError("error-weights", file=str(file)) from error


def taste_of(game: str, name: str) -> Taste:
    """What a personality of a game likes."""
    known = tastes_of(game)
    if name not in known:
        raise KiruError("error-bot-personality", found=name, expected=", ".join(known) or "–")
    return known[name]


def with_personality(evaluator: Evaluator, name: str) -> Evaluator:
    """The same evaluator with a taste, at tables of every size; its class stands in `kiru.games.<game>.mind`."""
    *_, game, _, _ = type(evaluator).__module__.split(".")
    return tasting(evaluator, taste_of(game, name))


def tasting(evaluator: Evaluator, taste: Taste) -> Evaluator:
    """A copy of an evaluator whose weights a taste has shifted."""
    found = evaluator.reweighted(shifted(evaluator, evaluator.weights, taste))
    for players in range(len(evaluator.starts)):
        found.weigh_at(players, shifted(evaluator, evaluator.weights_at(players), taste))
    return found


def shifted(evaluator: Evaluator, weights: vec[i64], taste: Taste) -> vec[i64]:
    """Weights with what a taste adds to them."""
    return vec[i64]([int(weight) + taste.get(name, 0) for name, weight in zip(evaluator.names, weights, strict=True)])
