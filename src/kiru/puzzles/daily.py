"""The puzzle of the day: a date leads to a number, the same everywhere."""

from datetime import date

from kiru.core.rng import seeded

FIRST_DAY = date(2026, 1, 1)


def number_of(day: date, count: int) -> int:
    """Which of so many puzzles a day has: all of them in an order of their own, then again in another."""
    passed = (day - FIRST_DAY).days
    cycle, place = divmod(passed, count)
    return shuffled(count, cycle)[place]


def shuffled(count: int, cycle: int) -> list[int]:
    """The numbers up to a count in the order of a cycle."""
    rng = seeded(f"puzzles {cycle}")
    numbers = list(range(count))
    for last in range(count - 1, 0, -1):
        other = int(rng.below(last + 1))
        numbers[last], numbers[other] = numbers[other], numbers[last]
    return numbers
