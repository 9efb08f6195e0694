"""How large the games are, counted in seeded play: python -m kiru.bench.complexity docs/complexity.md.

The size of a game tree is estimated as usual: the product of the choices that one game offers, on average over many
games, told as a power of ten; once for the players' choices alone, once with chance's outcomes among them.
"""

import argparse
import math
import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from kiru.ai import bots
from kiru.ai.bot import Bot
from kiru.core import options
from kiru.core.actions import Actions
from kiru.core.game import CHANCE, State
from kiru.core.rng import Rng, seeded
from kiru.games import NAMES, open_kit
from kiru.support.templates import filled

GAMES = 200
MOST_ROUNDS = 500
PLAYERS = ("random", "novice")
"""Who plays: at random, as sizes are usually told, and as somebody who wants points."""
NINETY = 0.9


@dataclass
class Sizes:
    """What the games of one table were like."""

    choices: list[int] = field(default_factory=list)
    """Legal actions of every decision that is a choice."""
    decisions: list[int] = field(default_factory=list)
    """By game, those with a single answer included."""
    asked: list[int] = field(default_factory=list)
    """By game, real choices only."""
    chance: list[int] = field(default_factory=list)
    """By game, steps of chance."""
    tree: list[float] = field(default_factory=list)
    """By game, the product of the choices as a power of ten."""
    outcomes: list[float] = field(default_factory=list)
    """By game, the product of chance's outcomes as a power of ten."""


@dataclass(frozen=True)
class Variant:
    """A table whose size is told."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        return ", ".join(f"{name}={value}" for name, value in self.options) or "–"


def variants() -> Iterator[Variant]:
    """Every game at every number of players, and with every other rule where it has an effect."""
    for game in NAMES:
        rules = open_kit(game).game
        counts = range(rules.min_players, rules.max_players + 1)
        yield from (Variant(game, players) for players in counts)
        for option in rules.options:
            if option.name not in ("first", "flowers"):
                yield from (Variant(game, counts[0], ((option.name, value),)) for value in option.values[1:])


def count(variant: Variant, player: str, games: int, seed: str) -> Sizes:
    """Play so many games at a table and count."""
    kit = open_kit(variant.game)
    chosen = options.complete(kit.game, variant.players, dict(variant.options))
    start = kit.game.new(variant.players, chosen)
    sizes = Sizes()
    for number in range(games):
        rng = seeded(f"{seed}-{number}", "complexity")
        seats = [bots.make(player, f"{seed}-{number}", seat, kit.evaluator) for seat in range(variant.players)]
        count_game(start.clone(), rng, seats, sizes)
    return sizes


def count_game(state: State, rng: Rng, seats: list[Bot], sizes: Sizes) -> None:
    """One game to its end; a standstill is left after MOST_ROUNDS."""
    out = Actions()
    decisions, asked, chance, tree, outcomes = 0, 0, 0, 0.0, 0.0
    while not state.is_over and state.round <= MOST_ROUNDS:
        out.clear()
        state.legal_actions(out)
        if state.seat == CHANCE:
            chance += 1
            outcomes += math.log10(len(out))
            state.apply(state.deal(rng))
            continue
        decisions += 1
        if len(out) > 1:
            asked += 1
            tree += math.log10(len(out))
            sizes.choices.append(len(out))
        state.apply(seats[state.seat].choose(state))
    sizes.decisions.append(decisions)
    sizes.asked.append(asked)
    sizes.chance.append(chance)
    sizes.tree.append(tree)
    sizes.outcomes.append(outcomes)


def row(variant: Variant, player: str, sizes: Sizes) -> str:
    """A line of the table."""
    ordered = sorted(sizes.choices)
    cells = [
        variant.game,
        str(variant.players),
        variant.name,
        player,
        f"{statistics.mean(ordered):.1f}",
        str(ordered[int(len(ordered) * NINETY)]),
        str(ordered[-1]),
        f"{statistics.mean(sizes.asked):.0f}",
        f"{statistics.mean(sizes.decisions):.0f}",
        f"{statistics.mean(sizes.chance):.0f}",
        f"10^{statistics.mean(sizes.tree):.0f}",
        f"10^{statistics.mean(sizes.tree) + statistics.mean(sizes.outcomes):.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def text(games: int, seed: str) -> str:
    rows = [row(variant, player, count(variant, player, games, seed)) for variant in variants() for player in PLAYERS]
    return filled("kiru.bench", "complexity.md.j2", rows=rows, games=games, seed=seed)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m kiru.bench.complexity")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    chosen.file.write_text(text(chosen.games, chosen.seed), encoding="utf-8")


if __name__ == "__main__":
    main()
