"""How a tournament stands (docs/clubs.md): points of the tables, then what breaks ties."""

from collections.abc import Collection, Sequence
from fractions import Fraction

import msgspec

PARTS = 24
"""A point has so many parts: a place at a table of two to five is always a whole number of them."""


class SeatScore(msgspec.Struct, frozen=True):
    """What came of a seat."""

    person: int | None
    """None for a bot that only fills a seat."""
    place: int
    """1 for the winner; shared places are the better one."""
    points: int = 0
    """Of the game."""
    forfeit: bool = False
    """Given up, not come, or too slow: no points, whatever the bot has made of it."""


TableScore = Sequence[SeatScore]
"""The seats of a table; a single seat is a bye."""


class Standing(msgspec.Struct, frozen=True):
    """A line of the standings."""

    place: int
    person: int
    points: int
    """In parts of a point."""
    opponents: Fraction
    """How strong the opponents were: for every round the mean of their points, in parts."""
    wins: int
    share: Fraction
    """The share of the games' points, from 0 to 1 for each round."""
    played: int
    """Rounds, byes included."""


def table_parts(table: TableScore) -> list[int]:
    """Everybody's part of a point: what share of the others they are ahead of; a tie counts half, a bye is a win.

    >>> table_parts([SeatScore(0, 1), SeatScore(1, 2), SeatScore(2, 2)])
    [24, 6, 6]
    """
    if len(table) == 1:
        return [0 if table[0].forfeit else PARTS]
    return [0 if seat.forfeit else parts_of(seat, table) for seat in table]


def parts_of(seat: SeatScore, table: TableScore) -> int:
    halves = sum(
        2 if other.forfeit or other.place > seat.place else int(other.place == seat.place)
        for other in table
        if other is not seat
    )
    return PARTS * halves // (2 * (len(table) - 1))


def points_of(people: Collection[int], tables: Sequence[TableScore]) -> dict[int, int]:
    """Everybody's parts of points over all rounds."""
    points = dict.fromkeys(people, 0)
    for table in tables:
        for seat, parts in zip(table, table_parts(table), strict=True):
            if seat.person is not None:
                points[seat.person] += parts
    return points


def standings(people: Collection[int], tables: Sequence[TableScore]) -> list[Standing]:
    """The best first: by points, strength of the opponents, tables won, share of the games' points, order of entry."""
    points = points_of(people, tables)
    own: dict[int, list[tuple[SeatScore, TableScore]]] = {person: [] for person in people}
    for table in tables:
        for seat in table:
            if seat.person is not None:
                own[seat.person].append((seat, table))
    rows = sorted((line_of(person, own[person], points) for person in people), key=order_of)
    placed: list[Standing] = []
    for number, row in enumerate(rows, 1):
        is_equal = bool(placed) and order_of(row)[:-1] == order_of(placed[-1])[:-1]
        placed.append(msgspec.structs.replace(row, place=placed[-1].place if is_equal else number))
    return placed


def order_of(row: Standing) -> tuple[Fraction | int, ...]:
    return -row.points, -row.opponents, -row.wins, -row.share, row.person


def line_of(person: int, own: list[tuple[SeatScore, TableScore]], points: dict[int, int]) -> Standing:
    return Standing(
        place=0,
        person=person,
        points=points[person],
        opponents=sum((strength(seat, table, points) for seat, table in own), Fraction()),
        wins=sum(is_won(seat, table) for seat, table in own),
        share=sum((share(seat, table) for seat, table in own), Fraction()),
        played=len(own),
    )


def strength(seat: SeatScore, table: TableScore, points: dict[int, int]) -> Fraction:
    """The mean of the opponents' points; who has none (a bye, bots that fill) meets somebody of equal strength."""
    others = [points[one.person] for one in table if one is not seat and one.person is not None]
    if not others:
        return Fraction(points[seat.person]) if seat.person is not None else Fraction()
    return Fraction(sum(others), len(others))


def is_won(seat: SeatScore, table: TableScore) -> bool:
    """A table that was played and won alone."""
    return len(table) > 1 and table_parts([seat, *(one for one in table if one is not seat)])[0] == PARTS


def share(seat: SeatScore, table: TableScore) -> Fraction:
    """What part of all points of the table somebody has made; nothing for who gave up, or did not play."""
    everything = sum(max(0, one.points) for one in table)
    if seat.forfeit or len(table) == 1 or not everything:
        return Fraction()
    return Fraction(max(0, seat.points), everything)
