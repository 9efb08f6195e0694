"""A finished game as the coach sees it, for the page after the game."""

from collections.abc import Callable, Iterator
from dataclasses import asdict

import msgspec

from kiru.ai.analysis.analyst import Analyst
from kiru.ai.analysis.judged import Analysis, JudgedDecision
from kiru.ai.analysis.replayed_game import ReplayedGame
from kiru.protocol.reports import Account, Decision, Report, SeatReport


def judge(replayed: ReplayedGame, iterations: int) -> Iterator[tuple[int, int] | Analysis]:
    """Go through the game: how many steps of how many are judged, at last the analysis."""
    analyst, found, jobs = Analyst(replayed, iterations), Analysis(), replayed.jobs()
    for done, job in enumerate(jobs, 1):
        found.add(*analyst.judge(job))
        yield done, len(jobs)
    found.finish(len(replayed.steps), replayed.final)
    yield found


def report(replayed: ReplayedGame, found: Analysis) -> Report:
    """The analysis as clients read it (docs/protocol.md)."""
    standings = sorted(found.standings.items())
    word = replayed.kit.notation.text
    return {
        "standings": [{"seq": seq, "win": one.win, "score": one.score} for seq, one in standings],
        "decisions": [decision_row(decision, word) for decision in found.decisions],
        "deals": [{"seq": deal.step, "win": deal.win, "score": deal.score} for deal in found.deals],
        "seats": [seat_row(found, seat) for seat in range(replayed.record.players)],
    }


def decision_row(decision: JudgedDecision, word: Callable[[int], str]) -> Decision:
    """A decision with its number, its actions in notation."""
    return msgspec.convert({"seq": decision.step} | decision.data(word), Decision)


def seat_row(found: Analysis, seat: int) -> SeatReport:
    """What a seat's result is made of and what its own decisions cost."""
    own, marks = [decision for decision in found.decisions if decision.seat == seat], found.marks(seat)
    return {
        "seat": seat,
        "decisions": len(own),
        "choices": len(found.choices(seat)),
        "found": found.found(seat),
        "inaccuracies": marks["inaccuracy"],
        "mistakes": marks["mistake"],
        "blunders": marks["blunder"],
        "loss": found.loss(seat),
        "accuracy": found.accuracy(seat),
        "account": msgspec.convert(asdict(found.accounts[seat]), Account),
    }
