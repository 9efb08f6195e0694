"""What the coach found out about a finished game."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict


class Reason(TypedDict):
    """A line of the score pad on which two actions differ."""

    line: str
    points: float


class Standing(TypedDict):
    """Each seat's share of the win and final score to be expected after so many decisions; of a deal, its change."""

    seq: int
    win: list[float]
    score: list[float]


class Decision(TypedDict):
    """Decision number `seq` was `action`; `best` would have been worth `loss` more of the win, in solo points."""

    seq: int
    seat: int
    action: str
    best: str
    loss: float
    score_loss: float
    line: list[str]
    reasons: list[Reason]


class SeatReport(TypedDict):
    """What a seat owes to chance, and what its own decisions cost."""

    seat: int
    decisions: int
    exact: int
    loss: float
    luck: float
    score_luck: float


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
