"""What the balance reports of all games look for in the row of decisions."""

from collections.abc import Sequence

Traits = dict[str, str]
"""By name the value of each trait; the same names in every game of a kind."""


def order_of(players: int, seats: Sequence[int]) -> list[int]:
    """By seat the place in the order of play, 1 for whoever decides first."""
    first = next((seat for seat in seats if seat >= 0), 0)
    return [(seat - first) % players + 1 for seat in range(players)]


def first_in(seat: int, start: int, size: int, seats: Sequence[int], actions: Sequence[int]) -> int | None:
    """The first action of a seat within a range of codes."""
    return next((a for s, a in zip(seats, actions, strict=True) if s == seat and start <= a < start + size), None)


def count_in(seat: int, start: int, size: int, seats: Sequence[int], actions: Sequence[int]) -> int:
    """How many actions of a seat lie within a range of codes."""
    return sum(s == seat and start <= a < start + size for s, a in zip(seats, actions, strict=True))


def last_dealt(start: int, size: int, actions: Sequence[int]) -> int | None:
    """The latest action of anybody within a range of codes."""
    return next((action for action in reversed(actions) if start <= action < start + size), None)
