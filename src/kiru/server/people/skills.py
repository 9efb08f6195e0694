"""How a game changes ratings: openskill, counted the same way wherever and however often it is counted."""

from collections.abc import Sequence
from datetime import UTC, datetime

from openskill.models import PlackettLuce

from kiru.arena.bot_ratings import Skill, points, safe

__all__ = ["ALL_TIME", "FRESH", "after_game", "points", "safe", "season_of"]

MODEL = PlackettLuce()
FRESH = Skill(MODEL.mu, MODEL.sigma)
"""Before the first rated game."""
ALL_TIME = ""
"""The season that never ends."""


def after_game(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Everybody's rating after a game."""
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(one.mu, one.sigma) for (one,) in rated]


def season_of(at: int) -> str:
    """The quarter of a moment, such as 2026Q4."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return f"{moment.year}Q{(moment.month + 2) // 3}"
