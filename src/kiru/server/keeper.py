"""What has to be done at a node without anybody asking: bots of lost nodes, clocks, messages, tidying up."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import bindparam, select, update

from kiru.server import archive, metrics, schema, seating
from kiru.server.jobs import Jobs
from kiru.server.lobby import Lobby
from kiru.server.messages import Messages
from kiru.server.rows import now_ms

log = logging.getLogger("kiru.keeper")
TICK = 1.0
MOST = 200
"""Tables looked after in one round."""


class Keeper:
    """Rounds of small duties; one that fails is tried again in the next round."""

    def __init__(self, lobby: Lobby, jobs: Jobs, messages: Messages, is_alone: bool) -> None:
        self.lobby = lobby
        self.jobs = jobs
        self.messages = messages
        self.is_alone = is_alone
        """No other node shares the store: whatever waits, waits for us."""
        self.rounds: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (1, self.play_bots),
            (1, self.watch_clocks),
            (2, self.jobs.take_over),
            (5, self.send_messages),
            (20, self.note_presence),
            (20, self.forget_idle),
            (3600, self.archive_old),
        ]
        self.next = [0.0] * len(self.rounds)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        while True:
            for index, (every, duty) in enumerate(self.rounds):
                if time.monotonic() >= self.next[index]:
                    self.next[index] = time.monotonic() + every
                    try:
                        await duty()
                    except Exception as error:
                        log.warning("duty failed", extra={"duty": duty.__name__, "reason": repr(error)[:200]})
            await asyncio.sleep(TICK)

    async def play_bots(self) -> None:
        """Bots' turns that nobody has played for too long: their node may be gone."""
        tables, now, settings = schema.tables, now_ms(), self.lobby.settings
        patience = 2 * TICK if settings.is_sqlite else settings.takeover_seconds
        asked = (tables.c.phase == "playing", tables.c.asked_bot.is_(True))
        waiting = (*asked, tables.c.asked_at < now - round(patience * 1000))
        query = select(tables.c.id, tables.c.asked_at).where(*waiting).order_by(tables.c.asked_at).limit(MOST)
        for table, asked_at in await self.lobby.store.read(lambda connection: connection.execute(query).all()):
            if now - asked_at > self.lobby.patience_ms(table) and not self.lobby.bots.is_busy(table):
                room = await self.lobby.room(table)
                if not self.is_alone:
                    await room.catch_up()
                self.lobby.bots.wake(room)

    async def watch_clocks(self) -> None:
        """Seats whose time is over."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.phase == "playing", tables.c.falls < now_ms()).limit(MOST)
        for table in await self.lobby.store.read(lambda connection: connection.execute(query).scalars().all()):
            await seating.run_out(self.lobby, table)

    async def send_messages(self) -> None:
        if self.lobby.settings.notices:
            await self.messages.send_due()

    async def note_presence(self) -> None:
        """Let the other nodes know who is here."""
        seats, now = schema.seats, now_ms()
        here = [(table, seat) for table, room in self.lobby.rooms.items() for seat in room.here]
        rows = [{"on_table": table, "on_seat": seat} for table, seat in here]
        change = update(seats).where(seats.c.table_id == bindparam("on_table"), seats.c.seat == bindparam("on_seat"))
        if rows and not self.is_alone:
            await self.lobby.store.write(lambda connection: connection.execute(change.values(seen=now), rows))

    async def forget_idle(self) -> None:
        self.lobby.forget_idle(round(self.lobby.settings.idle_seconds * 1000))
        metrics.ROOMS.set(len(self.lobby.rooms))

    async def archive_old(self) -> None:
        await archive.archive_old(self.lobby, self.lobby.settings.archive_days)
