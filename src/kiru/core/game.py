"""What every game gives: a Game makes States; a State knows what may be done, does it and scores it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.rng import Rng

CHANCE: Final = -1
"""The seat that shuffles, refills and reveals."""
NONE: Final = -1
"""No card, no tile, no seat."""
OVER: Final = 0
"""The phase of a finished game, the same in all games."""

HASH_PRIME: Final = 2147483647
HASH_BASE_A: Final = 1103515245
HASH_BASE_B: Final = 1664525


class Hash:
    """A 62-bit polynomial hash of small numbers, the same compiled and interpreted."""

    def __init__(self) -> None:
        self.a: i64 = 1
        self.b: i64 = 1

    def add(self, value: i64) -> None:
        self.a = (self.a * HASH_BASE_A + value + 7) % HASH_PRIME
        self.b = (self.b * HASH_BASE_B + value + 13) % HASH_PRIME

    def add_all(self, values: vec[i64]) -> None:
        for i in range(i64(len(values))):
            self.add(values[i])

    def value(self) -> i64:
        return (self.a << 31) | self.b


def draw(copies: vec[i64], first: i64, end: i64, rng: Rng) -> i64:
    """A place of a row from `first` up to `end`, as likely as it has copies: what `State.deal` draws, asking nobody."""
    left: i64 = 0
    for place in range(first, end):
        left += copies[place]
    left = rng.below(left) - copies[first]
    while left >= 0:
        first += 1
        left -= copies[first]
    return first


class State:
    """Public knowledge at one moment: what has been seen, and the set of what has not."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        """How many people sit at the table; their seats are 0..players-1."""
        self.seat: i64 = CHANCE
        """Who decides now: a seat, or CHANCE."""
        self.phase: i64 = OVER
        """Which question is asked; every game numbers its own phases from 1."""
        self.round: i64 = 1
        """The round that is being played, from 1."""

    @property
    def is_over(self) -> bool:
        return self.phase == OVER

    def legal_actions(self, out: Actions) -> None:
        """Fill `out` with every legal action, in rising order; chance lists an outcome once per copy."""
        raise NotImplementedError

    def why_not(self, action: i64) -> i64:
        """0 if the action is legal now, else the number of the rule that forbids it."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Carry out a legal action; the caller answers for its legality."""
        raise NotImplementedError

    def first_outcome(self) -> i64:
        """The lowest code that the chance decision at hand may bring."""
        raise NotImplementedError

    def end_of_outcomes(self) -> i64:
        """The code after the highest one."""
        raise NotImplementedError

    def copies(self, action: i64) -> i64:
        """How many unseen copies an outcome between these codes has."""
        raise NotImplementedError

    def is_possible(self, action: i64) -> bool:
        """Whether chance may bring this now."""
        if self.seat != CHANCE or action < self.first_outcome() or action >= self.end_of_outcomes():
            return False
        return self.copies(action) > 0

    def outcomes(self, out: Actions) -> None:
        """List every outcome of the chance decision at hand once per unseen copy."""
        for action in range(self.first_outcome(), self.end_of_outcomes()):
            left = self.copies(action)
            while left > 0:
                out.add(action)
                left -= 1

    def deal(self, rng: Rng) -> i64:
        """Draw one of the `outcomes`, each listed copy equally likely, without writing the list."""
        first = self.first_outcome()
        end = self.end_of_outcomes()
        left: i64 = 0
        for action in range(first, end):
            left += self.copies(action)
        left = rng.below(left)
        for action in range(first, end):
            left -= self.copies(action)
            if left < 0:
                return action
        return NONE

    def source(self) -> i64:
        """Which shuffled thing the chance decision draws from: the number of a seeded stream."""
        return self.phase

    def score(self, seat: i64) -> i64:
        """The points of a seat as the game stands: the sum of its score lines."""
        raise NotImplementedError

    def score_lines(self, seat: i64) -> list[int]:
        """The points of a seat line by line, in the order of `Game.score_lines`."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of every seat, 1 for the winner; equal places are shared."""
        raise NotImplementedError

    def clone(self) -> "State":
        raise NotImplementedError

    def key(self) -> i64:
        """A hash of everything that matters: equal states have equal keys."""
        raise NotImplementedError


class Option:
    """A choice made when the table is set: its values, the first of them the default."""

    def __init__(self, name: str, values: list[str]) -> None:
        self.name = name
        self.values = values

    @property
    def default(self) -> str:
        return self.values[0]


class Game:
    """The rules of one game with one box of components."""

    def __init__(self) -> None:
        self.name: str = ""
        self.version: int = 1
        """The ruleset version; once published it never changes meaning."""
        self.rule_letter: str = ""
        self.min_players: int = 1
        self.max_players: int = 1
        self.num_actions: int = 0
        self.num_choices: int = 0
        """The actions below are players' choices; the others are what chance may bring."""
        self.options: list[Option] = []
        self.phases: list[str] = []
        """The word of each phase, by number."""
        self.score_lines: list[str] = []
        """The word of each score line, in the order of the pad."""
        self.sources: list[str] = []
        """The word of each chance source, by number: the names of the seeded streams."""

    def new(self, players: int, options: dict[str, str]) -> State:
        """The first state; `options` holds every option, checked by `options.complete`."""
        raise NotImplementedError

    def rule_id(self, number: int) -> str:
        return f"{self.rule_letter}{number:02}"
