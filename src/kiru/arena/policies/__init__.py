"""Trained policies that come with Kiru: one small network a game and number of players, run by NumPy alone.

`examples/self_play.py` trains them and writes these files; a sparring partner `policy` plays by them.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from mypy_extensions import i64
from numpy.typing import NDArray

from kiru.ai.bot import Bot
from kiru.core import observation_layout
from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.core.game import Game, State
from kiru.core.observation import Observation, Observer
from kiru.games.kit import Kit

NAME = "policy"
FOLDER = Path(__file__).parent
STEPS = 127
"""Weights are kept as whole numbers of so many steps to each side of zero, with one scale a neuron."""

Numbers = NDArray[np.float32]
Layer = tuple[Numbers, Numbers]
"""The weights, a row a neuron, and the biases."""


@dataclass(frozen=True)
class Policy:
    """A network from an observation to a number for every action."""

    layers: tuple[Layer, ...]
    layout: str
    """The fingerprint of the observations it was trained on."""

    def logits(self, seen: Numbers) -> Numbers:
        for weights, biases in self.layers[:-1]:
            seen = np.maximum(weights @ seen + biases, 0)
        weights, biases = self.layers[-1]
        return weights @ seen + biases


def write(file: Path, layers: Sequence[Layer], layout: str) -> None:
    """Keep a network, its weights in a byte each."""
    kept: dict[str, Any] = {"layout": np.array(layout)}
    for number, (weights, biases) in enumerate(layers):
        scale = np.abs(weights).max(axis=1, keepdims=True) / STEPS + 1e-12
        kept[f"weights{number}"] = np.round(weights / scale).astype(np.int8)
        kept[f"scale{number}"] = scale.astype(np.float32)
        kept[f"biases{number}"] = biases.astype(np.float32)
    np.savez_compressed(file, **kept)


def read(file: Path) -> Policy:
    """The network of a file."""
    with np.load(file, allow_pickle=False) as kept:
        layers = [
            (kept[f"weights{number}"].astype(np.float32) * kept[f"scale{number}"], kept[f"biases{number}"])
            for number in range(sum(name.startswith("weights") for name in kept))
        ]
        return Policy(tuple(layers), str(kept["layout"]))


def file_of(game: str, players: int) -> Path:
    return FOLDER / f"{game}-{players}.npz"


def is_there(game: str, players: int) -> bool:
    return file_of(game, players).exists()


@cache
def shipped(game: str, players: int) -> Policy:
    return read(file_of(game, players))


def check(game: str, players: int) -> None:
    """Refuse a table that no policy was trained for."""
    if not is_there(game, players):
        known = [str(count) for count in range(1, 9) if is_there(game, count)]
        raise KiruError("error-policy", players=players, expected=", ".join(known) or "–")


def digest(game: str, players: int) -> str:
    """Changes with the policy."""
    return hashlib.blake2b(file_of(game, players).read_bytes(), digest_size=8).hexdigest()


class PolicyBot(Bot):
    """Takes the action that the network likes best among the legal ones; no luck, no search."""

    def __init__(self, policy: Policy, game: Game, observer: Observer, players: int) -> None:
        layout = observation_layout.measure(game, observer, players)
        if observation_layout.fingerprint(layout) != policy.layout:
            raise KiruError("error-policy-layout", game=game.name)
        self.policy = policy
        self.observer = observer
        self.scale = (1 / np.array(layout.highs)).astype(np.float32)
        self.row = Observation(1, layout.width)

    def choose(self, state: State) -> i64:
        out = Actions()
        state.legal_actions(out)
        listed = list(out)
        if len(listed) == 1:
            return listed[0]
        found = self.policy.logits(self.seen(state))
        return listed[int(np.argmax(found[listed]))]

    def seen(self, state: State) -> Numbers:
        """The table as the asked seat sees it, every number between 0 and 1."""
        self.row.begin(0)
        self.observer.observe(state, state.seat, self.row)
        words: Any = self.row.words
        features = np.frombuffer(words, np.dtype("<i8")).view(np.uint8)[: len(self.scale)]
        return features * self.scale


def bot(kit: Kit, players: int) -> PolicyBot:
    """The policy of a game at a table of so many, as a bot."""
    check(kit.game.name, players)
    return PolicyBot(shipped(kit.game.name, players), kit.game, kit.observer, players)
