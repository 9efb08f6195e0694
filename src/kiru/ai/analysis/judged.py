"""What an analysis finds: how the game stood, what each decision gave away, what each deal gave or took."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kiru.ai.coach import Reason
from kiru.core.game import State

COSTLIEST = 3
Job = tuple[str, int]
"""`decide` or `deal`, and the index of the step."""


@dataclass(frozen=True)
class Standing:
    """What every seat may expect: its share of the win and its final score."""

    win: list[float]
    score: list[float]


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

    def data(self, word: Callable[[int], str]) -> dict[str, Any]:
        """The decision for programs, its actions in notation; whoever shows it numbers it."""
        return {
            "seat": self.seat,
            "action": word(self.action),
            "best": word(self.best),
            "loss": self.loss,
            "score_loss": self.score_loss,
            "line": [word(action) for action in self.line],
            "reasons": [{"line": reason.line, "points": reason.points} for reason in self.reasons],
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

    standings: dict[int, Standing] = field(default_factory=dict)
    """How it stood before each decision, by the number of steps played until then, and at the end."""
    decisions: list[JudgedDecision] = field(default_factory=list)
    deals: list[JudgedDeal] = field(default_factory=list)

    def add(self, job: Job, standing: Standing, judged: JudgedDecision | JudgedDeal) -> None:
        """Take in one judged step; they may come in any order."""
        if isinstance(judged, JudgedDecision):
            self.decisions.append(judged)
            self.standings[job[1]] = standing
        else:
            self.deals.append(judged)

    def finish(self, steps: int, final: State) -> None:
        """Everything is judged: put it in order and add how it ended."""
        if final.is_over:
            self.standings[steps] = standing_at_end(final)
        self.decisions.sort(key=lambda decision: decision.step)
        self.deals.sort(key=lambda deal: deal.step)

    @property
    def costliest(self) -> list[JudgedDecision]:
        """The decisions that gave away most."""
        wrong = [decision for decision in self.decisions if decision.best != decision.action]
        return sorted(wrong, key=lambda decision: (-decision.loss, -decision.score_loss, decision.step))[:COSTLIEST]

    def loss(self, seat: int) -> float:
        """What a seat gave away in all."""
        return sum(decision.loss for decision in self.decisions if decision.seat == seat)

    def mean_loss(self, seat: int) -> float:
        """What a decision of a seat gave away on average."""
        return self.loss(seat) / max(1, sum(decision.seat == seat for decision in self.decisions))

    def luck(self, seat: int) -> float:
        """What chance gave a seat in all, or took."""
        return sum(deal.win[seat] for deal in self.deals)
