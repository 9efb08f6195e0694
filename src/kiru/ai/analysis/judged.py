"""What an analysis finds: how the game stood, what each decision gave away, what each deal gave or took."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from kiru.ai.analysis.account import Account, Position, accounts
from kiru.ai.analysis.marks import LEAST_LOSS, MARKS, accuracy
from kiru.ai.reasons import Reason
from kiru.core.game import CHANCE, State

COSTLIEST = 3
Job = tuple[str, int]
"""`decide` or `deal`, and the index of the step."""


@dataclass(frozen=True)
class Standing:
    """What every seat may expect: its share of the win and its final score."""

    win: list[float]
    score: list[float]

    @property
    def values(self) -> list[float]:
        """What counts: shares of the win, or the points of who plays alone."""
        return self.win if len(self.win) > 1 else self.score

    def less(self, other: "Standing") -> "Standing":
        """How far this one lies above another."""
        win = [own - its for own, its in zip(self.win, other.win, strict=True)]
        return Standing(win, [own - its for own, its in zip(self.score, other.score, strict=True)])


@dataclass(frozen=True)
class JudgedDecision:
    """One decision of a player that had a choice."""

    step: int
    """Its number in the record, from 1."""
    seat: int
    action: int
    best: int
    """The better action, or the one played if there is none."""
    loss: float
    """The share of the win that it gave away against the best action."""
    score_loss: float
    """The points of the player's final score that it gave away; hindering others may be worth some."""
    line: list[int]
    """The better line: the best action and what would follow it before the next chance."""
    reasons: list[Reason]
    """The score lines on which the better action would end ahead or behind."""
    change: list[float]
    """How far the decision moved what each seat may expect, against the best action."""
    error: float
    """How far the loss may be off, at 95 %; a loss below it counts as none."""
    score_error: float
    mark: str
    """`inaccuracy`, `mistake`, `blunder`, or nothing."""
    matters: bool
    """Whether a choice at random would have cost something here."""
    lost: float = 0.0
    """What it fell behind the best action by, win and lead together, whether proven or not (`marks.worth`)."""
    stake: float = 0.0
    """What an action drawn at random fell behind it by, so measured."""

    @property
    def is_found(self) -> bool:
        """Whether it is as good as the best: nothing better is proven, and it did not even seem to fall behind."""
        return self.best == self.action and self.lost <= LEAST_LOSS

    @property
    def is_points(self) -> bool:
        """Whether points are what it is proven to have cost, rather than a part of the win."""
        return len(self.change) == 1 or self.loss < self.error

    def data(self, word: Callable[[int], str]) -> dict[str, Any]:
        """The decision for programs, its actions in notation; whoever shows it numbers it."""
        return {
            "seat": self.seat,
            "action": word(self.action),
            "best": word(self.best),
            "loss": self.loss,
            "error": self.error,
            "mark": self.mark,
            "score_loss": self.score_loss,
            "score_error": self.score_error,
            "line": [word(action) for action in self.line],
            "reasons": [asdict(reason) for reason in self.reasons],
        }


@dataclass(frozen=True)
class JudgedDeal:
    """What one row of chance decisions gave or took, against other deals."""

    step: int
    """The number of its last step."""
    win: list[float]
    score: list[float]


Judged = tuple[Job, Standing, JudgedDecision | JudgedDeal]
"""A job with what was found: the standing before a decision or after a deal, and what the step was worth."""


def standing_at_end(state: State) -> Standing:
    """A finished game."""
    places = state.ranking()
    win = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    return Standing(win, [float(state.score(seat)) for seat in range(state.players)])


@dataclass
class Analysis:
    """A whole game."""

    accounts: list[Account] = field(default_factory=list)
    """What each seat's result is made of."""
    positions: dict[int, Position] = field(default_factory=dict)
    """What was found before each decision and each deal, by the number of steps played until then."""

    standings: dict[int, Standing] = field(default_factory=dict)
    """How it stood before each decision, by the number of steps played until then, and at the end."""
    decisions: list[JudgedDecision] = field(default_factory=list)
    deals: list[JudgedDeal] = field(default_factory=list)

    def add(self, job: Job, standing: Standing, judged: JudgedDecision | JudgedDeal) -> None:
        """Take in one judged step; they may come in any order."""
        if isinstance(judged, JudgedDecision):
            self.decisions.append(judged)
            self.standings[job[1]] = standing
            self.positions[job[1]] = Position(standing.values, judged.seat, judged.change)
        else:
            self.deals.append(judged)
            luck = Standing(judged.win, judged.score)
            self.positions[job[1]] = Position(standing.less(luck).values, CHANCE, luck.values)

    def finish(self, steps: int, final: State) -> None:
        """Everything is judged: put it in order and add how it ended."""
        if final.is_over:
            self.standings[steps] = standing_at_end(final)
        self.decisions.sort(key=lambda decision: decision.step)
        self.deals.sort(key=lambda deal: deal.step)
        row = [position for _, position in sorted(self.positions.items())]
        self.accounts = accounts(row, standing_at_end(final).values if final.is_over else row[-1].after)

    @property
    def costliest(self) -> list[JudgedDecision]:
        """The decisions that gave away most."""
        wrong = [decision for decision in self.decisions if decision.best != decision.action]
        return sorted(wrong, key=lambda decision: (-decision.loss, -decision.score_loss, decision.step))[:COSTLIEST]

    def loss(self, seat: int) -> float:
        """What a seat gave away in all."""
        return sum(decision.loss for decision in self.decisions if decision.seat == seat)

    def accuracy(self, seat: int) -> float | None:
        """How much of what was at stake a seat kept: choosing at random comes to 0, the best found to 1."""
        own = [decision for decision in self.decisions if decision.seat == seat]
        return accuracy([decision.lost for decision in own], [decision.stake for decision in own])

    def choices(self, seat: int) -> list[JudgedDecision]:
        """The decisions of a seat where it mattered what was chosen."""
        return [decision for decision in self.decisions if decision.seat == seat and decision.matters]

    def found(self, seat: int) -> int:
        """In how many of these nothing better was there."""
        return sum(decision.is_found for decision in self.choices(seat))

    def marks(self, seat: int) -> dict[str, int]:
        """How many decisions of a seat have each mark."""
        own = [decision.mark for decision in self.decisions if decision.seat == seat]
        return {mark: own.count(mark) for mark in MARKS}
