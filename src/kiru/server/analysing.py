"""A finished game as the coach sees it, for the page after the game."""

from collections.abc import Iterator, Sequence
from typing import Any

from kiru.ai.analyse import Analysis, Analyst, Course
from kiru.core import dealers, record
from kiru.core.match import Match
from kiru.games.kit import Kit


def course_of(kit: Kit, players: int, options: dict[str, str], actions: Sequence[int]) -> Course:
    """The course of a game that is given by its decisions."""
    match = Match(kit.game, kit.notation, players, options, dealers.SystemDealer())
    for action in actions:
        match.repeat(int(match.state.seat), action)
    seats = [record.Seat("person", str(number)) for number in range(1, players + 1)]
    return Course(record.of_match(match, kit.box, seats), kit)


def judge(course: Course, iterations: int) -> Iterator[tuple[int, int] | Analysis]:
    """Go through the game: how many steps of how many are judged, at last the analysis."""
    analyst, found, jobs = Analyst(course, iterations), Analysis(), course.jobs()
    for done, job in enumerate(jobs, 1):
        found.add(*analyst.judge(job))
        yield done, len(jobs)
    found.finish(course)
    yield found


def report(course: Course, found: Analysis) -> dict[str, Any]:
    """The analysis as clients read it (docs/protocol.md)."""
    standings = sorted(found.standings.items())
    word = course.kit.notation.text
    return {
        "standings": [{"seq": seq, "win": one.win, "score": one.score} for seq, one in standings],
        "decisions": [{"seq": decision.step} | decision.data(word) for decision in found.decisions],
        "deals": [{"seq": deal.step, "win": deal.win, "score": deal.score} for deal in found.deals],
        "seats": [seat_row(found, seat) for seat in range(course.record.players)],
    }


def seat_row(found: Analysis, seat: int) -> dict[str, Any]:
    """What a seat owes to chance and what its own decisions cost."""
    own = [decision for decision in found.decisions if decision.seat == seat]
    return {
        "seat": seat,
        "decisions": len(own),
        "exact": sum(decision.best == decision.action for decision in own),
        "loss": found.loss(seat),
        "luck": found.luck(seat),
        "score_luck": sum(deal.score[seat] for deal in found.deals),
    }
