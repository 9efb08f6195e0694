"""How hard a puzzle is: which of the bots find the solution, and the rating that follows from it."""

from collections import Counter
from collections.abc import Container, Sequence

from kiru.ai import bots
from kiru.core.game import State
from kiru.games.kit import Kit
from kiru.puzzles.turn import Line, is_turn_over

LEVELS = {"novice": 900, "gardener": 1200, "architect": 1500, "royal-400": 1800}
"""The bots that try, and what their ratings are taken to be; royal without a clock, so that it plays the same again."""
TRIES = 5
EASIEST, HARDEST = 600, 2400
SCALE = 400.0


def tries_of(kit: Kit, state: State, lines: Sequence[Line], level: str, seed: str) -> list[int]:
    """The lines that a level plays in so many tries, each with luck of its own."""
    numbers = {int(line.state.key()): number for number, line in enumerate(lines)}
    return [numbers[turn_of(kit, state, level, f"{seed} {number}")] for number in range(TRIES)]


def turn_of(kit: Kit, state: State, level: str, seed: str) -> int:
    """The key of the state in which a bot's turn ends."""
    seat = int(state.seat)
    bot = bots.make(level, seed, seat, kit.evaluator)
    after = state.clone()
    while True:
        after.apply(bot.choose(after))
        if is_turn_over(kit.evaluator, after, seat):
            return int(after.key())


def usual(found: Sequence[int]) -> int:
    """The line that is played most often, the first of equals."""
    return Counter(found).most_common(1)[0][0]


def hits_of(found: Sequence[int], solutions: Container[int]) -> int:
    return sum(number in solutions for number in found)


def difficulty(hits: Sequence[int]) -> int:
    """1 to 4: how many of the levels usually miss it, the novice aside if all do."""
    found = sum(2 * count > TRIES for count in hits)
    return min(4, max(1, len(hits) - found))


def rating(hits: Sequence[int]) -> int:
    """The rating at which the levels may be expected to find it as often as they did, one hit and miss added."""
    low, high = EASIEST, HARDEST
    wanted = sum(hits) + 0.5
    levels = [*LEVELS.values(), sum(LEVELS.values()) // len(LEVELS)]
    weights = [*(TRIES for _ in LEVELS), 1]
    while high - low > 1:
        middle = (low + high) // 2
        expected = sum(
            weight / (1 + 10 ** ((middle - level) / SCALE)) for level, weight in zip(levels, weights, strict=True)
        )
        low, high = (middle, high) if expected > wanted else (low, middle)
    return low
