"""Weights learned by self-play: a small file in a game's folder, with the command that made it."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.errors import KiruError
from kiru.core.evaluator import Evaluator
from kiru.games.kit import Kit
from kiru.support.files import read_text, write_text

FILE = "weights.json"
DIALS = "dials.json"


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
class Priors:
    """What a unit of each term of a prior is worth, and where the numbers come from."""

    command: str
    seed: str
    date: str
    games: int
    """How many games of self-play the last round had whose searches they were fitted to."""
    terms: dict[str, int]
    proof: Proof | None = None
    """The test in which they have beaten the version before, with the same weights."""


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
    by_players: dict[str, list[int]] = field(default_factory=dict)
    """Weights that hold at a table of so many players, instead of those above."""
    priors: Priors | None = None
    """Learned priors; none: the guessed ones."""


def read(file: Path) -> Weights:
    """The weights of a file; anything else in it is one clear error."""
    try:
        given = json.loads(read_text(file))
        priors = given.pop("priors", None)
        found = Weights(**given | {"proof": read_proof(given)})
        found.priors = Priors(**priors | {"proof": read_proof(priors)}) if priors else None
        found.weights = [int(weight) for weight in found.weights]
        found.by_players = {
            str(int(players)): [int(weight) for weight in row] for players, row in found.by_players.items()
        }
    except (ValueError, TypeError, AttributeError) as error:
        raise KiruError("error-weights", file=str(file)) from error
    return found


def read_proof(given: dict[str, Any]) -> Proof | None:
    return Proof(**given["proof"]) if given.get("proof") else None


def write(file: Path, weights: Weights) -> None:
    write_text(file, json.dumps(asdict(weights), indent=1) + "\n")


def load_into(kit: Kit) -> None:
    """Give a game the learned weights and the dials of its folder, and those it had before, by the version's name."""
    install(kit, kit.evaluator, FILE, DIALS)
    for file in sorted(kit.folder.glob("weights-v*.json")):
        name = file.stem.removeprefix("weights-")
        kit.evaluator.earlier[name] = kit.evaluator.fresh()
        install(kit, kit.evaluator.earlier[name], file.name, f"dials-{name}.json")


def install(kit: Kit, evaluator: Evaluator, weights: str, dials: str) -> None:
    """Load what a folder has for this game into an evaluator."""
    if (kit.folder / weights).exists():
        found = read(kit.folder / weights)
        if fits(kit, found):
            weigh(evaluator, found)
    if (kit.folder / dials).exists():
        evaluator.dials = read_dials(kit.folder / dials)


def weigh(evaluator: Evaluator, found: Weights) -> None:
    """Weigh as a file says; features that were not known when it was learned count nothing."""
    evaluator.weights = row_of(evaluator, found.features, found.weights)
    evaluator.tables, evaluator.starts = vec[i64](), vec[i64]()
    for players, weights in found.by_players.items():
        evaluator.weigh_at(int(players), row_of(evaluator, found.features, weights))
    if found.priors is not None:
        guessed = zip(evaluator.prior_names, evaluator.prior_weights, strict=True)
        evaluator.prior_weights = vec[i64]([found.priors.terms.get(name, weight) for name, weight in guessed])


def row_of(evaluator: Evaluator, features: list[str], weights: list[int]) -> vec[i64]:
    """Weights by name in the order of an evaluator's features."""
    known = dict(zip(features, weights, strict=True))
    return vec[i64]([known.get(name, 0) for name in evaluator.names])


def read_dials(file: Path) -> dict[int, dict[str, float]]:
    """The dials of a file, by number of players; 0 holds for every other number."""
    try:
        given = json.loads(read_text(file))["dials"]
        found = {
            int(players): {str(dial): float(value) for dial, value in row.items()} for players, row in given.items()
        }
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        raise KiruError("error-weights", file=str(file)) from error
    return found


def write_dials(file: Path, game: str, players: int, turned: dict[str, float], why: str) -> None:
    """Add dials for one number of players to a file, and how they were found."""
    rows = read_dials(file) if file.exists() else {}
    known = json.loads(read_text(file)).get("why", "") if file.exists() else ""
    rows[players] = rows.get(players, {}) | turned
    reasons = "; ".join(reason for reason in (known, why) if reason)
    found = {"game": game, "why": reasons, "dials": {str(number): rows[number] for number in sorted(rows)}}
    write_text(file, json.dumps(found, indent=1) + "\n")


def fits(kit: Kit, found: Weights) -> bool:
    """Whether weights were learned for this game and features it has; they may serve a later ruleset too."""
    same = found.game == kit.game.name and found.version <= kit.game.version
    rows = [found.weights, *found.by_players.values()]
    return (
        same
        and (found.priors is None or set(found.priors.terms) <= set(kit.evaluator.prior_names))
        and set(found.features) <= set(kit.evaluator.names)
        and all(len(row) == len(found.features) for row in rows)
    )


def apply(kit: Kit, found: Weights) -> None:
    """Give a game these weights, or say that they are not its own."""
    if not fits(kit, found):
        raise KiruError("error-weights-other", game=kit.game.name)
    weigh(kit.evaluator, found)
