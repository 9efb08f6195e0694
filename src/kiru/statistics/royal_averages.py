"""What royal scores on average, line by line: a small table made by games of royal against itself, and shipped."""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from kiru.arena.sim import SimulatedGame, SimulationPlan
from kiru.games import NAMES, open_kit
from kiru.support.files import read_text

FILE = Path(__file__).with_name("royal_averages.toml")
Kind = tuple[str, int]
"""A game, and how many play."""


class RoyalAverage(NamedTuple):
    """Royal's points on average, at the end of a game of so many."""

    mean: float
    lines: dict[str, float]


@cache
def shipped() -> dict[Kind, RoyalAverage]:
    """The averages by game and number of players; a game that has not been measured yet has none."""
    data = tomllib.loads(read_text(FILE))
    found: dict[Kind, RoyalAverage] = {}
    for game, counts in data.items():
        for players, lines in counts.items():
            found[game, int(players)] = RoyalAverage(sum(lines.values()), lines)
    return found


def plans(games: int, budget: str, seed: str) -> Iterator[SimulationPlan]:
    """The games behind the table: royal on every seat, for every game and number of players."""
    for game in NAMES:
        rules = open_kit(game).game
        for players in range(rules.min_players, rules.max_players + 1):
            yield SimulationPlan(game, (f"royal-{budget}",) * players, games, seed, detailed=True)


def averages(names: Sequence[str], played: Sequence[SimulatedGame]) -> dict[str, float]:
    """The mean of each score line over all seats of the games that came to their end."""
    pads = [pad for game in played if game.finished for pad in game.lines]
    return {name: fmean(pad[number] for pad in pads) if pads else 0.0 for number, name in enumerate(names)}


def written(options: str, day: str, found: dict[Kind, dict[str, float]]) -> str:
    """The table as TOML, with the command and the day that made it."""
    lines = [f"# kiru ratings averages {options}", f"# {day}"]
    for (game, players), means in found.items():
        lines += ["", f"[{game}.{players}]"]
        lines += [f"{name} = {mean:.3f}" for name, mean in means.items()]
    return "\n".join(lines) + "\n"
