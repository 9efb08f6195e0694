"""How fair and how varied a game is: what a balance report says, summed up game by game."""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from kiru.arena.sim import RunningStats, SimulatedGame, share

ORDER = "order"
"""The trait that holds a seat's place in the order of play."""
SIGMAS = 1.959964
"""An interval of so many standard errors to each side holds the true value 95 times in 100."""


class Estimate(NamedTuple):
    """A measured value with its 95 % confidence interval, from so many samples."""

    value: float
    low: float
    high: float
    samples: int


def win_estimate(line: RunningStats) -> Estimate:
    """A share of wins with Wilson's interval, which stays between 0 and 1."""
    n, p = line.games, line.wins / line.games
    spread = SIGMAS**2 / n
    middle = (p + spread / 2) / (1 + spread)
    half = SIGMAS / (1 + spread) * math.sqrt(p * (1 - p) / n + spread / n / 4)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half), n)


def mean_estimate(line: RunningStats) -> Estimate:
    """A mean score with the interval of its standard error."""
    half = SIGMAS * line.deviation / math.sqrt(line.games)
    return Estimate(line.mean, line.mean - half, line.mean + half, line.games)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """By how much the other value is higher; the halves of independent intervals add up as squares do."""
    value = other.value - one.value
    low = math.hypot(other.value - other.low, one.high - one.value)
    high = math.hypot(other.high - other.value, one.value - one.low)
    return Estimate(value, value - low, value + high, min(one.samples, other.samples))


@dataclass
class Taken:
    """A kind of action over all games: how often it was offered and taken, and how those fared who did and did not."""

    offered: int = 0
    taken: int = 0
    takers: RunningStats = field(default_factory=RunningStats)
    """The seats that took it at least once ..."""
    leavers: RunningStats = field(default_factory=RunningStats)
    """... and those that never did although it was offered."""


@dataclass
class Source:
    """A line of the score pad: its points in the hands of winners and of the others."""

    won: int = 0
    lost: int = 0


@dataclass
class Balance:
    """All games of one plan; its size does not grow with their number."""

    players: int
    lines: tuple[str, ...]
    """The names of the score lines."""
    games: int = 0
    unfinished: int = 0
    everybody: RunningStats = field(default_factory=RunningStats)
    winners: RunningStats = field(default_factory=RunningStats)
    others: RunningStats = field(default_factory=RunningStats)
    leads: RunningStats = field(default_factory=RunningStats)
    """How far the first was ahead of the second."""
    rounds: RunningStats = field(default_factory=RunningStats)
    decisions: RunningStats = field(default_factory=RunningStats)
    scores: Counter[int] = field(default_factory=Counter)
    won: Counter[int] = field(default_factory=Counter)
    """The scores that won, alone or shared."""
    lengths: Counter[int] = field(default_factory=Counter)
    """Rounds, game by game ..."""
    efforts: Counter[int] = field(default_factory=Counter)
    """... and players' decisions."""
    sources: list[Source] = field(default_factory=list)
    traits: dict[str, dict[str, RunningStats]] = field(default_factory=dict)
    firsts: dict[str, dict[str, RunningStats]] = field(default_factory=dict)
    """By trait and value how whoever began fared."""
    actions: dict[str, Taken] = field(default_factory=dict)
    """By kind, where offers were counted."""
    differing: set[str] = field(default_factory=set)
    """The traits whose value differs between the seats of some game; the others are the table's own."""

    def __post_init__(self) -> None:
        self.sources = [Source() for _ in self.lines]

    def add(self, outcome: SimulatedGame) -> None:
        """Count a game; one that was not finished only as such."""
        self.games += 1
        if not outcome.finished:
            self.unfinished += 1
            return
        self.rounds.add(outcome.rounds, 0.0)
        self.decisions.add(outcome.decisions, 0.0)
        self.lengths[outcome.rounds] += 1
        self.efforts[outcome.decisions] += 1
        if self.players > 1:
            first, second = sorted(outcome.scores, reverse=True)[:2]
            self.leads.add(first - second, 0.0)
        for seat in range(self.players):
            self.add_seat(outcome, seat)
        self.add_differing(outcome)

    def add_seat(self, outcome: SimulatedGame, seat: int) -> None:
        score, part, winner = outcome.scores[seat], share(outcome, seat), outcome.places[seat] == 1
        self.everybody.add(score, part)
        (self.winners if winner else self.others).add(score, part)
        self.scores[score] += 1
        if winner:
            self.won[score] += 1
        for source, points in zip(self.sources, outcome.lines[seat], strict=True):
            if winner:
                source.won += points
            else:
                source.lost += points
        for name, value in outcome.traits[seat].items():
            self.traits.setdefault(name, {}).setdefault(value, RunningStats()).add(score, part)
            if outcome.traits[seat][ORDER] == "1":
                self.firsts.setdefault(name, {}).setdefault(value, RunningStats()).add(score, part)
        for name, offer in (outcome.offers[seat] if outcome.offers else {}).items():
            action = self.actions.setdefault(name, Taken())
            action.offered += offer.offered
            action.taken += offer.taken
            (action.takers if offer.taken else action.leavers).add(score, part)

    def add_differing(self, outcome: SimulatedGame) -> None:
        first = outcome.traits[0]
        for traits in outcome.traits[1:]:
            self.differing |= {name for name, value in traits.items() if value != first[name]}

    @property
    def finished(self) -> int:
        return self.games - self.unfinished

    def values(self, trait: str) -> list[str]:
        """The values of a trait that were seen: numbers in their order, words by how often they came."""
        found = self.traits.get(trait, {})
        if all(value.isdigit() for value in found):
            return sorted(found, key=int)
        return sorted(found, key=lambda value: (-found[value].games, value))

    def source_means(self, line: int) -> tuple[float, float]:
        """The points of a line on average: in winners' hands, and in the others'."""
        source = self.sources[line]
        return source.won / max(1, self.winners.games), source.lost / max(1, self.others.games)


def sum_up(players: int, lines: Iterable[str], outcomes: Iterable[SimulatedGame]) -> Balance:
    """The balance of a row of games."""
    found = Balance(players, tuple(lines))
    for outcome in outcomes:
        found.add(outcome)
    return found


def quantile(counts: Counter[int], part: float) -> int:
    """The smallest value that at least so large a part does not exceed."""
    wanted = part * counts.total()
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return max(counts, default=0)
