"""Learning from mistakes: somebody tries another answer at a decision that the analysis of a finished game judged."""

import msgspec

from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.protocol.reports import Decision, TriedAnswer
from kiru.server.lobby.lobby import Lobby
from kiru.server.store.enums import TablePhase
from kiru.server.tables.room import Room
from kiru.server.workers.analysis_jobs import AnalysisJobs
from kiru.server.workers.bots import HINT_PATIENCE, Bots, job_of
from kiru.server.workers.fair_queue import Ticket

USUAL_SECONDS = 1.0
"""How long a worker usually looks at an answer."""


async def judged_decision(jobs: AnalysisJobs, table: str, last: int, seq: int) -> Decision:
    """What the analysis of a game found of one decision; there must be one, and it must have lost something."""
    job = await jobs.found(table, last)
    report = (await jobs.show(job)).get("report") if job is not None else None
    for decision in report["decisions"] if report is not None else []:
        if decision["seq"] == seq and decision["action"] != decision["best"]:
            return decision
    raise KiruError("error-no-mistake")


async def try_answer(
    lobby: Lobby, jobs: AnalysisJobs, bots: Bots, table: str, seq: int, word: str, owner: str
) -> TriedAnswer:
    """Have a worker judge another answer at a decision of a finished game."""
    room = await lobby.room(table)
    if room.table.phase != TablePhase.OVER:
        raise KiruError("error-not-over")
    decision = await judged_decision(jobs, table, len(room.match.steps), seq)
    async with room.lock:
        await room.ready()
        answer = legal_answer(room, seq, word)
        job = job_of(room, "answer", "", decision["seat"], 0.0)
    job.actions = job.actions[: seq - 1]
    job.iterations = lobby.settings.analysis_iterations
    code = room.match.notation.action
    job.answers = [answer, code(decision["best"]), code(decision["action"])]
    found = await bots.advise(job, Ticket(owner, True, USUAL_SECONDS, HINT_PATIENCE))
    return msgspec.convert(found["answer"], TriedAnswer)


def legal_answer(room: Room, seq: int, word: str) -> int:
    """An answer that could have been given at that decision."""
    listed = Actions()
    room.pages.checkpoints.state_at(seq - 1).legal_actions(listed)
    action = room.match.notation.action(word)
    if action not in list(listed):
        raise KiruError("error-no-choice", found=word[:40])
    return action
