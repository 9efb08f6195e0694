"""The bots by name: two simple ones and four levels, each with what it may spend behind hyphens.

`royal-2s` thinks two seconds, `royal-500` for 500 iterations, `royal-x2` in two processes; `royal-builder` has a taste
of its own (`personalities.py`), `royal-plain` weighs by hand although learned weights are there, `royal-explicit` keeps
the outcomes of chance apart, `royal-v1` has the weights and dials of an earlier version, so that what is said of
progress can be measured again.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from kiru.ai import personalities
from kiru.ai.bot import Bot, GreedyBot, RandomBot
from kiru.ai.root_parallel import ParallelSearchBot
from kiru.ai.search.bot import PriorBot, SearchBot
from kiru.core.errors import KiruError
from kiru.core.evaluator import Evaluator
from kiru.core.rng import Rng, seeded

MAKERS: dict[str, Callable[[Rng], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The simple ones, that need no more than a generator."""
PLAIN, EXPLICIT = "plain", "explicit"
"""Suffixes that measure what the usual way is worth: hand-made weights, a node for each outcome of chance."""
EARLIER = re.compile(r"v[1-9]\d?")
"""The suffix of a mind that a later one has beaten."""
BUDGET = re.compile(r"(\d{1,9})|(\d{1,4}(?:\.\d{1,3})?)s")
PROCESSES = re.compile(r"x([1-9]\d?)")
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
    "gardener": Level(8, 0.0),
    "architect": Level(60, 0.0),
    "royal": Level(ENDLESS, 0.9),
}
NAMES = (*MAKERS, *LEVELS)
LONGEST_BOT = 40
"""Letters of a bot's name, with its budget and manner: `architect-20000-plain`."""
ABSORBED = "gardener"
"""The level that errs as people do: absorbed by its own board, it overlooks what the others are after."""


@dataclass(frozen=True)
class BotSpec:
    """A bot's name taken apart."""

    level: str
    budget: Level | None
    processes: int = 1
    variants: frozenset[str] = frozenset()
    """Which of the suffixes it has."""

    @property
    def personality(self) -> str:
        """Its personality; empty for the usual one."""
        return next((word for word in personalities.NAMES if word in self.variants), "")


@lru_cache(maxsize=256)
def parse(name: str) -> BotSpec:
    """Level, budget, processes and variants of a name such as `royal-2s` or `royal-500-x2-plain`."""
    level, *rest = name.split("-")
    if level not in NAMES:
        raise KiruError("error-bot", found=name[:40], expected=", ".join(NAMES))
    if level in MAKERS or level == "novice":
        if rest:
            raise KiruError("error-bot-budget-none", bot=level)
        return BotSpec(level, None)
    known = (PLAIN, EXPLICIT, *personalities.NAMES)
    variants = frozenset(word for word in rest if word in known or EARLIER.fullmatch(word))
    processes = [int(found[1]) for word in rest if (found := PROCESSES.fullmatch(word))]
    budgets = [budget(word) for word in rest if word not in variants and not PROCESSES.fullmatch(word)]
    if len(budgets) + len(processes) + len(variants) < len(rest) or len(budgets) > 1 or len(processes) > 1:
        raise KiruError("error-bot", found=name[:40], expected=", ".join(NAMES))
    if len(variants & set(personalities.NAMES)) > 1:
        raise KiruError("error-bot", found=name[:40], expected=", ".join(NAMES))
    return BotSpec(level, budgets[0] if budgets else LEVELS[level], processes[0] if processes else 1, variants)


def budget(text: str) -> Level:
    """A budget as typed: a number of iterations, or seconds with an s."""
    found = BUDGET.fullmatch(text)
    if not found:
        raise KiruError("error-bot-budget", found=text[:20])
    level = Level(int(found[1]), 0.0) if found[1] else Level(ENDLESS, float(found[2]))
    if not level.iterations or (found[2] and not 0 < level.seconds <= LONGEST_SECONDS):
        raise KiruError("error-bot-budget", found=text[:20])
    return level


def check(name: str, game: str) -> None:
    """Refuse a bot that there is not in a game."""
    personality = parse(name).personality
    if personality:
        personalities.taste_of(game, personality)


def in_one_process(name: str) -> str:
    """The same bot in one process: `royal-2s` for `royal-2s-x4`."""
    return "-".join(word for word in name.split("-") if not PROCESSES.fullmatch(word))


def make(name: str, seed: str, seat: int, evaluator: Evaluator, most_seconds: float = 0.0) -> Bot:
    """The bot of that name, weighing by a game's evaluator; its own randomness follows from the seed and the seat.

    With `most_seconds` a bot that searches has a clock, whatever its budget; the shorter of two clocks counts.
    """
    spec = parse(name)
    rng = seeded(seed, f"bot {seat + 1}")
    if spec.level in MAKERS:
        return MAKERS[spec.level](rng)
    if spec.budget is None:
        return PriorBot(evaluator, rng)
    for word in spec.variants - {PLAIN, EXPLICIT, spec.personality}:
        if word not in evaluator.earlier:
            raise KiruError("error-bot-version", found=word, expected=", ".join(evaluator.earlier) or "–")
        evaluator = evaluator.earlier[word]
    if PLAIN in spec.variants:
        evaluator = evaluator.reweighted(evaluator.default_weights)
    if spec.personality:
        evaluator = personalities.with_personality(evaluator, spec.personality)
    seconds = min((limit for limit in (spec.budget.seconds, most_seconds) if limit), default=0.0)
    bot = SearchBot(evaluator, rng, None, spec.budget.iterations, seconds)
    bot.explicit_chance = EXPLICIT in spec.variants
    bot.overlooks_rivals = spec.level == ABSORBED
    return ParallelSearchBot(bot, spec.processes) if spec.processes > 1 else bot
