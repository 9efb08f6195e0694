"""Everybody against everybody: the circle method for two at a table, as evenly as possible for more."""

from collections.abc import Collection, Sequence

from kiru.server.clubs import pairing
from kiru.server.clubs.pairing import Past, Tables


def rounds_of(people: int, most: int) -> int:
    """How many rounds it takes until everybody can have met everybody.

    >>> rounds_of(8, 2), rounds_of(7, 2), rounds_of(9, 3)
    (7, 7, 4)
    """
    if people < 2:
        return 0
    if most == 2:
        return people - 1 + people % 2
    return -(-(people - 1) // (most - 1))


def pair(entered: Sequence[int], here: Collection[int], past: Past, number: int, most: int, seed: str) -> Tables:
    """The tables of round `number` (from 1); whoever should meet somebody who has dropped out has a bye."""
    if most > 2:
        level = Past(dict.fromkeys(entered, 0), past.tables, past.apart)
        return pairing.pair([one for one in entered if one in here], level, 2, most, f"{seed}/{number}")
    tables = []
    for two in circle(list(entered), number):
        table = [person for person in two if person in here]
        if table:
            tables.append(table)
    return tables


def circle(people: list[int], number: int) -> Tables:
    """One round of the circle: the first stays, everybody else moves on; the odd one out rests."""
    ring: list[int | None] = [*people, None] if len(people) % 2 else [*people]
    turn = (number - 1) % (len(ring) - 1)
    ring = [ring[0], *ring[len(ring) - turn :], *ring[1 : len(ring) - turn]]
    tables = []
    for place in range(len(ring) // 2):
        first, second = ring[place], ring[-1 - place]
        # The first of the circle would always sit first otherwise.
        two = (second, first) if number % 2 == 0 else (first, second)
        tables.append([person for person in two if person is not None])
    return tables
