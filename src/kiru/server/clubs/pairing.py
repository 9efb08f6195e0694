"""Who meets whom in a round: no rematch that can be avoided, equals against equals, at most one bye each.

Everything here is a function of its arguments: the same people, past rounds and seed give the same tables on every
node. A person is a small number.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from random import Random

import msgspec

from kiru.server.clubs import matching

REMATCH = 100_000
"""What meeting again costs, or meeting somebody one has blocked; being some points apart costs their square, which is
always less."""
MOST_PASSES = 60
RESTARTS = 8
"""From how many orders tables of more than two people are looked for."""
Tables = list[list[int]]


class Past(msgspec.Struct, frozen=True):
    """What earlier rounds mean for the next one."""

    points: Mapping[int, int]
    tables: Sequence[Sequence[int]]
    """Who sat at which table, in the order of the seats; one person alone is a bye."""
    apart: Collection[tuple[int, int]] = ()
    """Pairs, the smaller number first, of whom one has blocked the other."""

    def meetings(self) -> dict[tuple[int, int], int]:
        """How often two people have met; being blocked counts as having met once more."""
        met = Counter(pair for table in self.tables for pair in combinations(sorted(table), 2))
        met.update(self.apart)
        return met

    def byes(self) -> dict[int, int]:
        found: dict[int, int] = {}
        for table in self.tables:
            if len(table) == 1:
                found[table[0]] = found.get(table[0], 0) + 1
        return found


def table_sizes(people: int, least: int, most: int) -> list[int]:
    """How many sit at every table, as evenly as possible; whoever is left over (few as can be) has a bye.

    >>> table_sizes(9, 2, 4)
    [3, 3, 3]
    >>> table_sizes(9, 2, 2)
    [2, 2, 2, 2]
    >>> table_sizes(5, 3, 4)
    [4]
    """
    for seated in range(people, 0, -1):
        tables = -(-seated // most)
        if tables * least <= seated:
            return [seated // tables + (number < seated % tables) for number in range(tables)]
    return []


def pair(people: Sequence[int], past: Past, least: int, most: int, seed: str) -> Tables:
    """The tables of the next round, each in the order of its seats; tables of one are byes."""
    rng = Random(seed)
    sizes = table_sizes(len(people), least, most)
    order = sorted(people)
    rng.shuffle(order)
    order.sort(key=lambda person: -past.points.get(person, 0))
    meetings = past.meetings()
    best: tuple[int, Tables] | None = None
    for resting in bye_choices(order, past, len(people) - sum(sizes)):
        playing = [person for person in order if person not in resting]
        tables = Round(playing, sizes, past.points, meetings, rng).tables()
        again = rematches(tables, meetings)
        if best is None or again < best[0]:
            best = again, [*tables, *([person] for person in resting)]
        if again == 0:
            break
    found = best[1] if best is not None else []
    return [seat_order(table, past, rng) for table in found]


def bye_choices(order: Sequence[int], past: Past, count: int) -> Iterable[list[int]]:
    """Who may rest, the fairest choice first: whoever had the fewest byes, of those the last in the standings."""
    if count == 0:
        return [[]]
    had = past.byes()
    place = {person: number for number, person in enumerate(order)}
    last = sorted(order, key=lambda person: (had.get(person, 0), -place[person]))
    fewest = had.get(last[count - 1], 0)
    fixed = [person for person in last if had.get(person, 0) < fewest]
    equal = [person for person in last if had.get(person, 0) == fewest]
    missing = count - len(fixed)
    return [fixed + equal[start : start + missing] for start in range(len(equal) - missing + 1)]


def rematches(tables: Tables, meetings: Mapping[tuple[int, int], int]) -> int:
    """How many pairs of a round have met before."""
    return sum(meetings.get(two, 0) > 0 for table in tables for two in combinations(sorted(table), 2))


class Round:
    """A search for the cheapest tables: people change places as long as that helps."""

    def __init__(
        self,
        order: Sequence[int],
        sizes: Sequence[int],
        points: Mapping[int, int],
        meetings: Mapping[tuple[int, int], int],
        rng: Random,
    ) -> None:
        self.order = order
        """The people, the best first."""
        self.sizes = sizes
        self.rng = rng
        self.is_new = [[a != b and not meetings.get((min(a, b), max(a, b)), 0) for b in order] for a in order]
        self.cost = [
            [
                REMATCH * meetings.get((min(a, b), max(a, b)), 0) ** 2 + (points.get(a, 0) - points.get(b, 0)) ** 2
                for b in order
            ]
            for a in order
        ]

    def tables(self) -> Tables:
        """The best tables that were found."""
        found = min(self.candidates(), key=self.total, default=[])
        return [[self.order[place] for place in table] for table in found]

    def candidates(self) -> Iterable[Tables]:
        places = list(range(len(self.order)))
        first = self.improved(self.cut(places))
        yield first
        if self.total(first) < REMATCH:
            return
        if all(size == 2 for size in self.sizes):
            yield self.improved(self.matched())
            return
        for _ in range(RESTARTS):
            self.rng.shuffle(places)
            yield self.improved(self.cut(places))

    def cut(self, places: Sequence[int]) -> Tables:
        """Neighbors sit together."""
        ends = [0]
        for size in self.sizes:
            ends.append(ends[-1] + size)
        return [list(places[start:end]) for start, end in pairwise(ends)]

    def matched(self) -> Tables:
        """Pairs with as few rematches as there can be."""
        fresh = [[b for b, is_new in enumerate(row) if is_new] for row in self.is_new]
        mate = matching.most_pairs(fresh)
        left = [place for place, other in enumerate(mate) if other == matching.NONE]
        pairs = [[place, other] for place, other in enumerate(mate) if place < other]
        return pairs + [left[start : start + 2] for start in range(0, len(left), 2)]

    def improved(self, tables: Tables) -> Tables:
        """Exchange two people wherever that makes the round cheaper."""
        for _ in range(MOST_PASSES):
            changed = [self.improve(one, other) for one, other in combinations(tables, 2)]
            if not any(changed):
                break
        return tables

    def improve(self, one: list[int], other: list[int]) -> bool:
        """Exchange people between two tables; whether anything changed."""
        is_changed = False
        for i in range(len(one)):
            for j in range(len(other)):
                a, b = one[i], other[j]
                before = self.at(a, one, a) + self.at(b, other, b)
                if self.at(b, one, a) + self.at(a, other, b) < before:
                    one[i], other[j] = b, a
                    is_changed = True
        return is_changed

    def at(self, person: int, table: list[int], instead: int) -> int:
        """What somebody costs at a table, in the place of one who sits there."""
        row = self.cost[person]
        return sum(row[other] for other in table if other != instead)

    def total(self, tables: Tables) -> int:
        return sum(self.cost[a][b] for table in tables for a, b in combinations(table, 2))


def seat_order(table: list[int], past: Past, rng: Random) -> list[int]:
    """Whoever has sat late so far sits early now."""
    late = dict.fromkeys(table, 0)
    for seats in past.tables:
        for seat, person in enumerate(seats):
            if person in late:
                late[person] += seat
    order = list(table)
    rng.shuffle(order)
    return sorted(order, key=lambda person: -late[person])
