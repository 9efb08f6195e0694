"""What every environment is set up from: the game, who plays, and what is rewarded."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kiru.ai import bots as all_bots
from kiru.ai.bot import Bot
from kiru.arena import batch
from kiru.arena.batch import Batch
from kiru.core import observation_layout, options
from kiru.core.errors import KiruError
from kiru.core.game import State
from kiru.core.rng import Rng, seeded
from kiru.games import open_kit
from kiru.games.kit import Kit

REWARDS = {"win": batch.WIN, "margin": batch.MARGIN, "gain": batch.GAIN}


ConfigArgs = tuple[str, int, dict[str, str], str | None, str, int]
"""What a configuration can be made from again: the arguments of `make`."""


@dataclass(frozen=True)
class EnvConfig:
    """A checked table that many games can be played at."""

    args: ConfigArgs
    kit: Kit
    players: int
    options: dict[str, str]
    reward: str
    layout: observation_layout.Layout

    @property
    def choices(self) -> int:
        return self.kit.game.num_choices

    @property
    def scale(self) -> NDArray[np.float32]:
        """What each number of a row is multiplied by to lie between 0 and 1."""
        return (1 / np.array(self.layout.highs)).astype(np.float32)

    def start(self) -> State:
        """The state before anything is dealt."""
        return self.kit.game.new(self.players, self.options)

    def batch(self, count: int) -> Batch:
        """So many tables, ready to be reset."""
        made = Batch(self.start(), self.kit.observer, count, self.choices, self.layout.width, REWARDS[self.reward])
        made.keep_rows(self.layout.sections)
        return made

    def why_not(self, state: State, action: int) -> str:
        """The rule against an action."""
        game = self.kit.game
        return game.rule_id(state.why_not(action if 0 <= action < game.num_actions else -1))

    def bots(self, names: Sequence[str | None], seed: str) -> list[Bot | None]:
        """A bot of its own for every named seat."""
        mind = self.kit.evaluator
        return [name if name is None else all_bots.make(name, seed, seat, mind) for seat, name in enumerate(names)]


def make(
    game: str,
    players: int | None = None,
    given: Mapping[str, str] | None = None,
    box: str | Path | None = None,
    reward: str | None = None,
    version: int | None = None,
) -> EnvConfig:
    """Open the game and check everything; alone, the points are the reward, else the share of the win."""
    kit = open_kit(game, Path(box) if box is not None else None, version)
    count = players if players is not None else max(2, kit.game.min_players)
    chosen = options.complete(kit.game, count, dict(given or {}))
    reward = reward if reward is not None else "margin" if count == 1 else "win"
    one_of(reward, "reward", [name for name in REWARDS if count > 1 or name != "win"])
    args = (kit.game.name, count, chosen, None if box is None else str(box), reward, kit.game.version)
    return EnvConfig(args, kit, count, chosen, reward, observation_layout.measure(kit.game, kit.observer, count))


def one_of(found: str, what: str, expected: Sequence[str]) -> str:
    """A word that is one of those expected."""
    if found not in expected:
        raise KiruError("error-argument", what=what, found=str(found)[:40], expected=", ".join(expected))
    return found


def seat_bots(config: EnvConfig, seat: int, opponents: str | Sequence[str]) -> list[str | None]:
    """Who sits where: the learner (None) on its seat, the named bots in turn on the others."""
    if not 0 <= seat < config.players:
        raise KiruError("error-number", found=seat, low=0, high=config.players - 1)
    named = [opponents] if isinstance(opponents, str) else list(opponents)
    others = config.players - 1
    if others and len(named) not in (1, others):
        raise KiruError("error-seats", found=len(named) + 1, expected=config.players)
    filled: list[str | None] = [named[other % len(named)] for other in range(others)] if others else []
    filled.insert(seat, None)
    config.bots(filled, "check")
    return filled


def chance(seed: str, tables: int) -> list[Rng]:
    """The generators of so many tables."""
    return [seeded(seed, f"table {table}") for table in range(tables)]


def margin(state: State, seat: int) -> float:
    """The distance to the best other seat; alone, the points."""
    others = [int(state.score(other)) for other in range(state.players) if other != seat]
    return float(int(state.score(seat)) - max(others, default=0))
