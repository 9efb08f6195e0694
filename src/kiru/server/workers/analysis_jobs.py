"""Analyses: asked for at any node, carried out by one, and taken over if that one is gone."""

import asyncio
import logging
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, func, insert, select, update

from kiru.core.errors import KiruError
from kiru.protocol.reports import AnalysisJob, Report
from kiru.server.lobby.lobby import Lobby
from kiru.server.store import schema
from kiru.server.store.enums import JobState, TablePhase
from kiru.server.store.models import now_ms
from kiru.server.workers.bots import job_of
from kiru.server.workers.fair_queue import Ticket
from kiru.server.workers.pool import NoAnswer, Pool

log = logging.getLogger("kiru.jobs")
GONE_MS = 30_000
"""A running job that was not touched for so long has lost its node."""
MOST_WAITING = 100
NOTE_SECONDS = 0.5
"""How often the store hears how far an analysis is."""


class AnalysisJobs:
    """One analysis at a time on a node, apart from the bots' workers."""

    def __init__(self, lobby: Lobby, pool: Pool) -> None:
        self.lobby = lobby
        self.pool = pool
        self.tasks: set[asyncio.Task[None]] = set()

    async def ask(self, table: str, asker: str = "", device: bytes | None = None) -> str:
        """An analysis of the table as it stands; the same question has the same answer, whoever asks."""
        room = await self.lobby.room(table)
        if room.table.phase != TablePhase.OVER:
            raise KiruError("error-not-over")
        seq = len(room.match.steps)
        asked = self.same(table, seq)
        job = secrets.token_hex(16)
        jobs = schema.jobs

        def change(connection: Connection) -> str:
            found = connection.execute(asked).scalar()
            if found is not None:
                return str(found)
            self.check_quota(connection, asker, device)
            row = {"id": job, "table_id": table, "state": JobState.WAITING, "progress": 0, "seq": seq, "report": ""}
            now = now_ms()
            own = {"asker": asker, "device": device, "asked_at": now, "touched": now}
            connection.execute(insert(jobs), [row | own])
            return job

        made = await self.lobby.store.write(change)
        await self.take_over()
        return made

    def check_quota(self, connection: Connection, asker: str, device: bytes | None) -> None:
        """Refuse an asker who has enough under way, and everybody when too many wait."""
        jobs, settings = schema.jobs, self.lobby.settings
        rows = connection.execute(select(jobs.c.state, jobs.c.asker, jobs.c.device).where(is_open())).all()
        if sum(row.state == JobState.WAITING for row in rows) >= MOST_WAITING:
            raise KiruError("error-analyses-full")
        of_address = sum(bool(asker) and row.asker == asker for row in rows)
        of_device = sum(device is not None and row.device == device for row in rows)
        if of_address >= settings.max_analyses_per_address or of_device >= settings.max_analyses_per_device:
            raise KiruError("error-analyses-own")

    async def found(self, table: str, seq: int) -> str | None:
        """The analysis of the table after so many decisions, if somebody has asked for it."""
        asked = self.same(table, seq)
        found = await self.lobby.store.read(lambda connection: connection.execute(asked).scalar())
        return None if found is None else str(found)

    @staticmethod
    def same(table: str, seq: int) -> Select[tuple[str]]:
        """Analyses that answer the same question."""
        jobs = schema.jobs
        return select(jobs.c.id).where(jobs.c.table_id == table, jobs.c.seq == seq, jobs.c.state != JobState.FAILED)

    async def show(self, job: str) -> AnalysisJob:
        """How far an analysis is."""
        jobs = schema.jobs
        query = select(jobs).where(jobs.c.id == job)
        row = await self.lobby.store.read(lambda connection: connection.execute(query).mappings().first())
        if row is None:
            raise KiruError("error-job")
        progress = row["progress"] / max(1, row["seq"])
        body: AnalysisJob = {"job": job, "table": row["table_id"], "state": row["state"], "progress": progress}
        if row["report"]:
            body["report"] = msgspec.json.decode(row["report"], type=Report)
        return body

    async def take_over(self) -> None:
        """Take a job that waits or whose node is gone, if this node has none."""
        if self.tasks:
            return
        jobs, now = schema.jobs, now_ms()
        is_gone = (jobs.c.state == JobState.RUNNING) & (jobs.c.touched < now - GONE_MS)
        is_due = (jobs.c.state == JobState.WAITING) | is_gone

        def change(connection: Connection) -> tuple[str, str] | None:
            row = connection.execute(in_turn(is_due)).first()
            if row is None:
                return None
            taken = (
                update(jobs)
                .where(jobs.c.id == row.id, is_due)
                .values(state=JobState.RUNNING, touched=now, started_at=now)
            )
            return (row.id, row.table_id) if connection.execute(taken).rowcount == 1 else None

        waits = await self.lobby.store.read(
            lambda connection: connection.execute(select(jobs.c.id).where(is_due)).first()
        )
        found = await self.lobby.store.write(change) if waits is not None else None
        if found is not None and not self.tasks:
            task = asyncio.create_task(self.carry_out(*found))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def carry_out(self, job: str, table: str) -> None:
        try:
            room = await self.lobby.room(table)
            asked = job_of(room, "analyse", "", 0, self.lobby.settings.analysis_seconds)
            asked.iterations = self.lobby.settings.analysis_iterations
            noted = 0.0
            async with self.pool.turn(Ticket()) as turn:
                async for answer in turn.answers(asked, asked.seconds):
                    if "progress" not in answer:
                        done = {"state": JobState.DONE, "progress": len(asked.actions)}
                        await self.note(job, report=msgspec.json.encode(answer["report"]).decode(), **done)
                    elif time.monotonic() - noted > NOTE_SECONDS:
                        noted = time.monotonic()
                        await self.note(job, progress=answer["progress"])
        except (NoAnswer, KiruError) as error:
            log.warning("analysis failed", extra={"job": job, "reason": repr(error)})
            await self.note(job, state=JobState.FAILED)

    async def note(self, job: str, **change: Any) -> None:
        query = update(schema.jobs).where(schema.jobs.c.id == job).values(touched=now_ms(), **change)
        await self.lobby.store.write(lambda connection: connection.execute(query))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def is_open() -> ColumnElement[bool]:
    """Analyses that wait or run."""
    return schema.jobs.c.state.in_((JobState.WAITING, JobState.RUNNING))


def in_turn(is_due: ColumnElement[bool]) -> Select[tuple[str, str]]:
    """The next of the analyses that are due: of the asker who was served longest ago the oldest."""
    jobs, others = schema.jobs, schema.jobs.alias()
    served = select(func.max(others.c.started_at)).where(others.c.asker == jobs.c.asker).scalar_subquery()
    return select(jobs.c.id, jobs.c.table_id).where(is_due).order_by(served, jobs.c.asked_at).limit(1)
