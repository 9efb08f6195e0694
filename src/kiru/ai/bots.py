"""The bots by name: two simple ones and four levels, a budget of thought behind a hyphen: `royal-2s`, `royal-500`."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from kiru.ai.bot import Bot, GreedyBot, RandomBot
from kiru.ai.search.bot import GlanceBot, SearchBot
from kiru.ai.search.settings import Settings
from kiru.core.errors import KiruError
from kiru.core.game import Game
from kiru.core.rng import Rng, seeded

MAKERS: dict[str, Callable[[Rng], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The simple ones, that need no more than a generator."""
PLAIN = "plain"
"""The suffix of a bot that weighs by hand-made weights although learned ones are there."""
BUDGET = re.compile(r"(\d{1,9})|(\d{1,4}(?:\.\d{1,3})?)s")
LONGEST_SECONDS = 600.0
ENDLESS = 10**12
"""Iterations that only a clock ends."""


@dataclass(frozen=True)
class Level:
    """How hard a bot thinks: at most so many iterations and so many seconds a decision."""

    iterations: int
    seconds: float
    """0: no clock, so that the same seed plays the same game on every machine."""


LEVELS = {
    "novice": Level(0, 0.0),
    "gardener": Level(24, 0.0),
    "architect": Level(240, 0.0),
    "royal": Level(4000, 0.9),
}
NAMES = (*MAKERS, *LEVELS)


@dataclass(frozen=True)
class Choice:
    """A bot's name taken apart."""

    level: str
    budget: Level | None
    plain: bool


def parse(name: str) -> Choice:
    """Level, budget and weights of a name such as `royal-2s` or `royal-500-plain`."""
    level, *rest = name.split("-")
    if level not in NAMES:
        raise KiruError("error-bot", found=name[:40], expected=", ".join(NAMES))
    plain = bool(rest) and rest[-1] == PLAIN
    rest = rest[:-1] if plain else rest
    if level in MAKERS or level == "novice":
        if rest or plain:
            raise KiruError("error-bot-budget-none", bot=level)
        return Choice(level, None, False)
    if len(rest) > 1:
        raise KiruError("error-bot", found=name[:40], expected=", ".join(NAMES))
    return Choice(level, budget(rest[0]) if rest else LEVELS[level], plain)


def budget(text: str) -> Level:
    """A budget as typed: a number of iterations, or seconds with an s."""
    found = BUDGET.fullmatch(text)
    if not found:
        raise KiruError("error-bot-budget", found=text[:20])
    level = Level(int(found[1]), 0.0) if found[1] else Level(ENDLESS, float(found[2]))
    if not level.iterations or (found[2] and not 0 < level.seconds <= LONGEST_SECONDS):
        raise KiruError("error-bot-budget", found=text[:20])
    return level


def make(name: str, seed: str, seat: int, game: Game | None = None) -> Bot:
    """The bot of that name; its own randomness follows from the seed and the seat."""
    choice = parse(name)
    rng = seeded(seed, f"bot {seat + 1}")
    if choice.level in MAKERS:
        return MAKERS[choice.level](rng)
    if choice.budget is None:
        return GlanceBot(rng)
    settings = Settings()
    if choice.plain and game is not None:
        settings.weights = game.handmade
    return SearchBot(rng, settings, choice.budget.iterations, choice.budget.seconds)
