"""How strong somebody is beside the bots: the skill under which their results against them are most likely."""

import math
from collections.abc import Mapping
from typing import NamedTuple

from kiru.arena.bot_ratings import Skill

MU, SIGMA, BETA = 25.0, 25.0 / 3, 25.0 / 6
"""Openskill's own: what is believed before the first game, and how much luck there is in one."""
LOWEST, HIGHEST = -200.0, 300.0
ROUNDS = 60
"""Halvings of the span in which the skill is looked for."""
LEAST = 3
"""Results without which nothing is said."""


class BotScore(NamedTuple):
    """Results against a bot."""

    won: int = 0
    tied: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.tied + self.lost


def spread(bot: Skill) -> float:
    return math.sqrt(bot.sigma**2 + 2 * BETA**2)


def chance(mu: float, bot: Skill) -> float:
    """How likely somebody of skill `mu` ends above a bot."""
    return 1 / (1 + math.exp(-(mu - bot.mu) / spread(bot)))


def measured(scores: Mapping[str, BotScore], bots: Mapping[str, Skill]) -> Skill | None:
    """The skill that explains the results best, and how unsure that is; None where there are too few of them."""
    known = {bot: score for bot, score in scores.items() if bot in bots}
    if sum(score.games for score in known.values()) < LEAST:
        return None
    low, high = LOWEST, HIGHEST
    for _ in range(ROUNDS):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle, known, bots) > 0 else (low, middle)
    return Skill(low, 1 / math.sqrt(weight(low, known, bots)))


def slope(mu: float, scores: Mapping[str, BotScore], bots: Mapping[str, Skill]) -> float:
    """Above 0 while a greater skill would explain the results better."""
    total = (MU - mu) / SIGMA**2
    for bot, score in scores.items():
        share = score.won + score.tied / 2
        total += (share - score.games * chance(mu, bots[bot])) / spread(bots[bot])
    return total


def weight(mu: float, scores: Mapping[str, BotScore], bots: Mapping[str, Skill]) -> float:
    """How much the results tell at this skill: the inverse of a variance."""
    total = 1 / SIGMA**2
    for bot, score in scores.items():
        likely = chance(mu, bots[bot])
        total += score.games * likely * (1 - likely) / spread(bots[bot]) ** 2
    return total


def nearest(skill: Skill, bots: Mapping[str, Skill]) -> str:
    """The bot that is about as strong."""
    return min(bots, key=lambda bot: abs(bots[bot].mu - skill.mu))
