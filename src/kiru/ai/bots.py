"""The bots by name."""

from collections.abc import Callable

from kiru.ai.bot import Bot, GreedyBot, RandomBot
from kiru.core.errors import KiruError
from kiru.core.rng import Rng, seeded

MAKERS: dict[str, Callable[[Rng], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make(name: str, seed: str, seat: int) -> Bot:
    """The bot of that name; its own randomness follows from the seed and the seat."""
    if name not in MAKERS:
        raise KiruError("error-bot", found=name[:40], expected=", ".join(MAKERS))
    return MAKERS[name](seeded(seed, f"bot {seat + 1}"))
