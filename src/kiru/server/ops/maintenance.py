"""What has to be done at a node without anybody asking: bots of lost nodes, clocks, messages, tidying up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from sqlalchemy import select

from kiru.server import metrics
from kiru.server.clubs.driver import ContestDriver
from kiru.server.lobby import abandoned, rematch, repair, seating
from kiru.server.lobby.lobby import Lobby
from kiru.server.notifications.service import NotificationService
from kiru.server.ops import archive
from kiru.server.people.result_keeper import ResultKeeper
from kiru.server.store import schema, written
from kiru.server.store.enums import TablePhase
from kiru.server.store.models import now_ms
from kiru.server.workers.analysis_jobs import AnalysisJobs

log = logging.getLogger("kiru.maintenance")
TICK = 1.0
MOST = 200
"""Tables looked after in one round."""


class Maintenance:
    """Small duties, each in a task of its own: one that is slow or fails keeps no other waiting."""

    def __init__(
        self,
        lobby: Lobby,
        jobs: AnalysisJobs,
        notifications: NotificationService,
        results: ResultKeeper,
        contests: ContestDriver,
        is_alone: bool,
    ) -> None:
        self.lobby = lobby
        self.results = results
        self.jobs = jobs
        self.notifications = notifications
        self.is_alone = is_alone
        """No other node shares the store: whatever waits, waits for us."""
        self.duties: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (1, self.play_bots),
            (1, self.watch_clocks),
            (2, self.jobs.take_over),
            (5, self.send_messages),
            (2, self.lobby.presence.bury),
            (2, self.results.note_finished),
            (1, contests.drive),
            (5, self.free_kept_seats),
            (20, self.forget_idle),
            (30, self.close_abandoned),
            (60, self.forget_writes),
            (3600, self.notifications.forget_old),
            (3600, self.archive_old),
            (3600, self.mend_rows),
        ]
        self.tasks: list[asyncio.Task[None]] = []
        self.falling: dict[str, asyncio.Task[None]] = {}
        """Tables whose clock has run out and is being seen to."""
        self.is_stopping = False
        self.failing: dict[str, str] = {}
        """The duties that failed when they were last tried, and why."""

    def add_duty(self, every: float, duty: Callable[[], Awaitable[None]]) -> None:
        """One more duty, every so many seconds."""
        self.duties.append((every, duty))

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.repeat(every, duty)) for every, duty in self.duties]

    async def stop(self) -> None:
        self.is_stopping = True
        tasks = [*self.tasks, *self.falling.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def repeat(self, every: float, duty: Callable[[], Awaitable[None]]) -> None:
        """A duty again and again; the others do not wait for it."""
        while True:
            await self.attempt(duty.__name__, duty())
            # A cancellation may get lost in what the duty waits for (asyncio.wait_for before Python 3.12 drops one
            # that comes together with the answer): then this is the end all the same.
            if self.is_stopping:
                return
            await asyncio.sleep(every)

    def now(self) -> int:
        return self.lobby.store.time.now()

    async def attempt(self, duty: str, work: Awaitable[None]) -> None:
        """What fails is tried again in the next round; why is said when it begins to fail, not in every round."""
        try:
            await work
            self.failing.pop(duty, None)
        except Exception as error:
            reason = repr(error)[:200]
            if self.failing.get(duty) != reason:
                self.failing[duty] = reason
                log.warning("duty failed", extra={"duty": duty, "reason": reason})

    async def play_bots(self) -> None:
        """Bots' turns that nobody has played for too long: their node may be gone."""
        tables, now, settings = schema.tables, self.now(), self.lobby.settings
        patience = 2 * TICK if settings.is_sqlite else settings.takeover_seconds
        asked = (tables.c.phase == TablePhase.PLAYING, tables.c.asked_bot.is_(True))
        waiting = (*asked, tables.c.asked_at < now - round(patience * 1000))
        # Those that wait in the queue already must not keep the others from being looked at.
        most = MOST + self.lobby.bots.thinking()
        query = select(tables.c.id, tables.c.asked_at).where(*waiting).order_by(tables.c.asked_at).limit(most)
        for table, asked_at in await self.lobby.store.read(lambda connection: connection.execute(query).all()):
            if now - asked_at > self.lobby.patience_ms(table) and not self.lobby.bots.is_busy(table):
                await self.attempt("play_bots", self.wake_bots(table))

    async def wake_bots(self, table: str) -> None:
        room = await self.lobby.room(table)
        if not self.is_alone:
            await room.catch_up()
        if now_ms() >= room.bots_paused_until:
            self.lobby.bots.wake(room)

    async def watch_clocks(self) -> None:
        """Seats whose time is over; each table by itself, so that none waits for another that is busy."""
        tables = schema.tables
        is_over = (
            tables.c.phase == TablePhase.PLAYING,
            tables.c.falls < self.now(),
            tables.c.id.not_in(list(self.falling)),
        )
        query = select(tables.c.id).where(*is_over).order_by(tables.c.falls).limit(MOST)
        for table in await self.lobby.store.read(lambda connection: connection.execute(query).scalars().all()):
            task = asyncio.create_task(self.attempt("watch_clocks", seating.run_out(self.lobby, table)))
            self.falling[table] = task
            task.add_done_callback(partial(self.fallen, table))

    def fallen(self, table: str, _: asyncio.Task[None]) -> None:
        del self.falling[table]

    async def send_messages(self) -> None:
        if self.lobby.settings.notices:
            await self.notifications.send_due()

    async def free_kept_seats(self) -> None:
        await rematch.free_kept(self.lobby)

    async def close_abandoned(self) -> None:
        await abandoned.close_abandoned(self.lobby)

    async def forget_idle(self) -> None:
        self.lobby.forget_idle(round(self.lobby.settings.idle_seconds * 1000))
        metrics.ROOMS.set(len(self.lobby.rooms))

    async def forget_writes(self) -> None:
        """Notes of writes are for minutes; only PostgreSQL needs them at all."""
        if not self.is_alone:
            await self.lobby.store.write(written.forget_old)

    async def mend_rows(self) -> None:
        """Open the tables whose rows have fallen behind their events, which mends them."""
        for table in await self.lobby.store.read(repair.suspects):
            await self.lobby.room(table)

    async def archive_old(self) -> None:
        await archive.archive_old(self.lobby, self.lobby.settings.archive_days)
