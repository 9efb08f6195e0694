"""What the coach found out about a finished game."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict


class Reason(TypedDict):
    """A line of the score pad on which two actions differ, by so many points ± `error`."""

    line: str
    points: float
    error: NotRequired[float]


class Standing(TypedDict):
    """Each seat's share of the win and final score to be expected after so many decisions; of a deal, its change."""

    seq: int
    win: list[float]
    score: list[float]


class Decision(TypedDict):
    """Decision number `seq` was `action`; `best` was worth `loss` ± `error` of the win more, in solo points."""

    seq: int
    seat: int
    action: str
    best: str
    loss: float
    error: float
    mark: Literal["", "inaccuracy", "mistake", "blunder"]
    score_loss: float
    score_error: float
    line: list[str]
    reasons: list[Reason]


class TriedAnswer(TypedDict):
    """What another answer is worth: `best`, as `good`, `better` than what was played, `worse`, or the `same`.

    Where it is proven to give something away against the best one: how much ± how far that may be off, and why.
    """

    verdict: Literal["best", "good", "better", "worse", "same"]
    loss: float
    error: float
    score_loss: float
    score_error: float
    reasons: list[Reason]


class Account(TypedDict):
    """What a result is made of, in shares of the win (in solo: points): the first four add up to the last."""

    start: float
    luck: float
    own: float
    rivals: float
    result: float


class SeatReport(TypedDict):
    """What a seat's result is made of, and its decisions: the `choices` that mattered, the best ones `found`, marks.

    `accuracy` is how much of what was at stake it kept: 0 for choices at random, 1 for the best found.
    """

    seat: int
    decisions: int
    choices: int
    found: int
    inaccuracies: int
    mistakes: int
    blunders: int
    loss: float
    accuracy: NotRequired[float | None]
    account: Account


class Report(TypedDict):
    """The analysis of a game."""

    standings: list[Standing]
    decisions: list[Decision]
    deals: list[Standing]
    seats: list[SeatReport]


class AnalysisJob(TypedDict):
    """How far an analysis is; when it is done, its report."""

    job: str
    table: str
    state: Literal["waiting", "running", "done", "failed"]
    progress: float
    report: NotRequired[Report]
