"""How a duplicate night is ranked (docs/clubs.md): every result against all others of the same deal and seat."""

from collections.abc import Collection, Sequence
from fractions import Fraction

import msgspec

AVERAGE = Fraction(1, 2)
"""For a result with which no other can be compared."""


class DealScore(msgspec.Struct, frozen=True):
    """What somebody has made of a deal at a seat."""

    deal: int
    seat: int
    person: int | None
    """None for a bot that fills a seat: it is compared with, and not ranked."""
    points: int | None
    """None for a game that was not played to its end, or was given up."""


class NightLine(msgspec.Struct, frozen=True):
    """A line of a night's ranking."""

    place: int
    person: int
    share: Fraction
    """The mean of all deals, from 0 to 1; a deal that was not finished counts nothing."""
    deals: dict[int, Fraction]
    """The share of every deal that was finished."""


def deal_shares(points: Sequence[int]) -> list[Fraction]:
    """For every result the share of the others that it beats; equal ones count half.

    >>> [str(one) for one in deal_shares([50, 40, 40, 30])]
    ['1', '1/2', '1/2', '0']
    """
    if len(points) == 1:
        return [AVERAGE]
    others = len(points) - 1
    return [Fraction(sum(2 * (other < own) + (other == own) for other in points) - 1, 2 * others) for own in points]


def shares_by_person(scores: Sequence[DealScore]) -> dict[int, dict[int, Fraction]]:
    """By person and deal, what share of the results at the same seat theirs beats."""
    compared: dict[tuple[int, int], list[DealScore]] = {}
    for score in scores:
        if score.points is not None:
            compared.setdefault((score.deal, score.seat), []).append(score)
    found: dict[int, dict[int, Fraction]] = {}
    for group in compared.values():
        shares = deal_shares([score.points for score in group if score.points is not None])
        for score, share in zip(group, shares, strict=True):
            if score.person is not None:
                found.setdefault(score.person, {})[score.deal] = share
    return found


def ranking(people: Collection[int], deals: int, scores: Sequence[DealScore]) -> list[NightLine]:
    """The best first; equal shares have equal places."""
    shares = shares_by_person(scores)
    total = {person: sum(shares.get(person, {}).values(), Fraction()) / max(1, deals) for person in people}
    order = sorted(people, key=lambda person: (-total[person], person))
    return [
        NightLine(
            place=1 + sum(other > total[person] for other in total.values()),
            person=person,
            share=total[person],
            deals=shares.get(person, {}),
        )
        for person in order
    ]
