"""How strong each bot is on the scale of rated tables: a small table made once by contests, and shipped."""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from kiru.arena import ratings
from kiru.arena.contest import ContestPlan, Result
from kiru.games import NAMES
from kiru.support.files import read_text

FILE = Path(__file__).with_name("bot_ratings.toml")
BOTS = ("random", "greedy", "novice", "gardener", "architect", "royal")
Crowd = Literal["two", "more"]
"""How many play: two, or more than two; the skills that decide differ."""
CROWDS: dict[Crowd, int] = {"two": 2, "more": 3}
"""Each with the number of players that bots were measured with."""
DEVIATIONS = 3
"""A rating less so many deviations is what a player is worth at least."""
FIRST_POINTS, POINTS = 1000, 40
"""What is shown: points that begin here, and how many of them are one of openskill's."""


class Skill(NamedTuple):
    """A rating as openskill counts it: a mean, and how unsure that is."""

    mu: float
    sigma: float


def safe(skill: Skill) -> float:
    """How strong a player is at least; after few games that is little."""
    return skill.mu - DEVIATIONS * skill.sigma


def points(worth: float) -> int:
    """The number that people see."""
    return round(FIRST_POINTS + POINTS * worth)


def crowd_of(players: int) -> Crowd:
    return "two" if players == 2 else "more"


@cache
def shipped() -> dict[tuple[str, Crowd], dict[str, Skill]]:
    """The ratings of all bots, by game and number of players; those of a new game have not been measured yet."""
    data = tomllib.loads(read_text(FILE))
    keys = [(game, crowd) for game in NAMES for crowd in CROWDS]
    rows = {(game, crowd): data.get(game, {}).get(crowd, {}) for game, crowd in keys}
    return {key: {bot: Skill(*row) for bot, row in found.items()} for key, found in rows.items()}


def plans(games: int, royal: str, seed: str) -> Iterator[tuple[Crowd, ContestPlan]]:
    """The contests behind the table."""
    bots = (*BOTS[:-1], royal)
    for game in NAMES:
        for crowd, players in CROWDS.items():
            yield crowd, ContestPlan(game, bots, players, games, seed)


def rated(bots: Sequence[str], results: Sequence[Result]) -> dict[str, Skill]:
    """Each bot's rating after a contest; whatever royal was lent, it is royal."""
    found = ratings.skills(bots, results)
    return {bot.partition("-")[0]: Skill(*found[bot]) for bot in bots}


def written(options: str, found: dict[tuple[str, Crowd], dict[str, Skill]]) -> str:
    """The table as TOML."""
    lines = [f"# kiru ratings bots {options}", "# mu, sigma"]
    for (game, crowd), skills in found.items():
        lines += ["", f"[{game}.{crowd}]"]
        lines += [f"{bot} = [{skill.mu:.3f}, {skill.sigma:.3f}]" for bot, skill in skills.items()]
    return "\n".join(lines) + "\n"
