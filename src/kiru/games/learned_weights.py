"""Weights learned by self-play: a small file in a game's folder, with the command that made it."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.errors import KiruError
from kiru.games.kit import Kit
from kiru.support.files import read_text, write_text

FILE = "weights.json"


@dataclass
class Proof:
    """The test in which learned weights have beaten the hand-made ones."""

    bot: str
    """Who played on both sides, with the same budget."""
    seed: str
    games: int
    share: float
    """What the learned weights won of them."""
    llr: float
    """The log likelihood ratio of at least 20 Elo against none."""


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
    proof: Proof | None = None


def read(file: Path) -> Weights:
    """The weights of a file; anything else in it is one clear error."""
    try:
        given = json.loads(read_text(file))
        proof = given.pop("proof", None)
        found = Weights(**given, proof=Proof(**proof) if proof else None)
        found.weights = [int(weight) for weight in found.weights]
    except (ValueError, TypeError, AttributeError) as error:
        raise KiruError("error-weights", file=str(file)) from error
    return found


def write(file: Path, weights: Weights) -> None:
    write_text(file, json.dumps(asdict(weights), indent=1) + "\n")


def load_into(kit: Kit) -> None:
    """Give a game the learned weights of its folder, if there are any for its features."""
    file = kit.folder / FILE
    if file.exists():
        found = read(file)
        if fits(kit, found):
            kit.evaluator.weights = vec[i64](found.weights)


def fits(kit: Kit, found: Weights) -> bool:
    """Whether weights were learned for this game and these very features; they may serve a later ruleset too."""
    same = found.game == kit.game.name and found.version <= kit.game.version
    return same and found.features == kit.evaluator.names and len(found.weights) == len(found.features)


def apply(kit: Kit, found: Weights) -> None:
    """Give a game these weights, or say that they are not its own."""
    if not fits(kit, found):
        raise KiruError("error-weights-other", game=kit.game.name)
    kit.evaluator.weights = vec[i64](found.weights)
