"""A race between the ends of a turn: all get the same luck, and who is clearly behind the leader drops out."""

import math
from collections.abc import Sequence

from kiru.core.game import State
from kiru.games.kit import Kit
from kiru.puzzles.continuation import FinalMargin, play_on

SIGMAS = 3.0
"""So many standard errors behind the leader is clearly behind."""
FEWEST = 6
"""Games on which nothing is decided yet."""
LEAST_DEVIATION = 0.25
"""Results of equal games differ by nothing: still no line is thrown out for less than this, in points."""


class Race:
    """The results of every runner, game by game."""

    def __init__(self, kit: Kit, ends: Sequence[State], seat: int, luck: int) -> None:
        self.kit = kit
        self.ends = ends
        self.seat = seat
        self.luck = luck
        """The number of the first game's luck."""
        self.results: list[list[FinalMargin]] = [[] for _ in ends]
        self.alive: set[int] = set()

    def run(self, runner: int, games: int) -> None:
        """Let a runner have played so many games."""
        own = self.results[runner]
        while len(own) < games:
            own.append(play_on(self.kit, self.ends[runner], self.seat, self.luck + len(own)))

    def mean(self, runner: int) -> float:
        own = self.results[runner]
        return sum(one.margin for one in own) / len(own)

    @property
    def leader(self) -> int:
        """The best of those still in the race."""
        return max(self.alive, key=lambda runner: (self.mean(runner), -runner))

    def behind(self, runner: int, leader: int) -> tuple[float, float]:
        """How many points a runner is behind the leader in the games that both have played, and the standard error."""
        pairs = zip(self.results[leader], self.results[runner], strict=False)
        return mean_and_error([first.margin - other.margin for first, other in pairs])

    def behind_in_wins(self, runner: int, leader: int) -> tuple[float, float]:
        """The same in shares of the win."""
        pairs = zip(self.results[leader], self.results[runner], strict=False)
        return mean_and_error([first.share - other.share for first, other in pairs])

    def is_clearly_behind(self, runner: int, leader: int) -> bool:
        points, error = self.behind(runner, leader)
        games = min(len(self.results[runner]), len(self.results[leader]))
        return games >= FEWEST and points > max(SIGMAS * error, LEAST_DEVIATION)

    def heat(self, games: int) -> None:
        """Let all who are left have played so many games, and drop those who are clearly behind."""
        for runner in sorted(self.alive):
            self.run(runner, games)
        leader = self.leader
        self.alive -= {one for one in self.alive if one != leader and self.is_clearly_behind(one, leader)}

    @property
    def played(self) -> int:
        """How many games all have played together."""
        return sum(map(len, self.results))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of paired differences and its standard error; too few values are taken to scatter by a point more."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    prior = 1.0 if any(value != values[0] for value in values) else 0.0
    return mean, math.sqrt((spread + prior) / count)
