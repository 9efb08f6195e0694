"""Analyses of finished games, a decision at a time, so that a page is answered in between."""

import secrets
from collections.abc import Iterator

from kiru.ai.analysis.judged import Analysis
from kiru.ai.analysis.replayed_game import ReplayedGame, replayed_game
from kiru.core.errors import KiruError
from kiru.offline.table import LocalTable
from kiru.protocol.reports import AnalysisJob
from kiru.server.workers import analysis

ITERATIONS = 64
"""Iterations a position: a browser has a thirtieth of a server's speed, and one who waits for it."""
MOST_KEPT = 20


class AnalysisOfTable:
    """One analysis, under way or done."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table.saved.id
        self.seq = len(table.match.steps)
        self.job = secrets.token_hex(16)
        self.progress = 0.0
        actions = [int(step.action) for step in table.match.steps]
        self.replayed: ReplayedGame = replayed_game(table.kit, table.match.players, table.match.options, actions)
        self.left: Iterator[tuple[int, int] | Analysis] = analysis.judge(self.replayed, ITERATIONS)
        self.found: Analysis | None = None

    def go_on(self) -> None:
        """Judge one more decision."""
        found = next(self.left)
        if isinstance(found, Analysis):
            self.found, self.progress = found, 1.0
        else:
            self.progress = found[0] / found[1]

    def told(self) -> AnalysisJob:
        body: AnalysisJob = {
            "job": self.job,
            "table": self.table,
            "state": "running" if self.found is None else "done",
            "progress": self.progress,
        }
        if self.found is not None:
            body["report"] = analysis.report(self.replayed, self.found)
        return body


class Analyses:
    """The analyses of this browser; they last as long as its page."""

    def __init__(self) -> None:
        self.jobs: dict[str, AnalysisOfTable] = {}

    def find(self, table: LocalTable) -> AnalysisOfTable | None:
        """The one that answers the same question."""
        seq = len(table.match.steps)
        return next((job for job in self.jobs.values() if (job.table, job.seq) == (table.saved.id, seq)), None)

    def ask(self, table: LocalTable) -> str:
        if table.phase != "over":
            raise KiruError("error-not-over")
        found = self.find(table)
        if found is None:
            found = AnalysisOfTable(table)
            if not found.replayed.jobs():
                raise KiruError("error-analyse-empty")
            while len(self.jobs) >= MOST_KEPT:
                self.jobs.pop(next(iter(self.jobs)))
            self.jobs[found.job] = found
        return found.job

    def told(self, job: str) -> AnalysisJob:
        if job not in self.jobs:
            raise KiruError("error-job")
        return self.jobs[job].told()

    def go_on(self) -> bool:
        """One step of the oldest analysis that is not done; false if there is none."""
        for one in self.jobs.values():
            if one.found is None:
                one.go_on()
                return True
        return False
