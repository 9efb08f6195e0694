"""Weights learned by self-play: a small file in a game's folder, with the command that made it."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.errors import KiruError
from kiru.core.files import read_text, write_text
from kiru.games.kit import Kit

FILE = "weights.json"


@dataclass
class Weights:
    """What a unit of each feature is worth, and where the numbers come from."""

    game: str
    version: int
    command: str
    seed: str
    date: str
    games: int
    """How many games of self-play the numbers were fitted to."""
    features: list[str]
    weights: list[int]


def read(file: Path) -> Weights:
    """The weights of a file; anything else in it is one clear error."""
    try:
        found = Weights(**json.loads(read_text(file)))
        found.weights = [int(weight) for weight in found.weights]
    except (ValueError, TypeError) as error:
        raise KiruError("error-weights", file=str(file)) from error
    return found


def write(file: Path, weights: Weights) -> None:
    write_text(file, json.dumps(asdict(weights), indent=1) + "\n")


def bring(kit: Kit) -> None:
    """Give a game the learned weights of its folder, if there are any for its features."""
    file = kit.folder / FILE
    if not file.exists():
        return
    found = read(file)
    if found.version == kit.game.version and found.features == list(kit.game.features):
        kit.game.weights = vec[i64](found.weights)
