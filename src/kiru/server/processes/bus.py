"""How nodes hear of each other: PostgreSQL's LISTEN and NOTIFY, with pairs (table, events) and nothing else."""

import asyncio
import logging

import psycopg
from sqlalchemy.engine import make_url

from kiru.server.lobby.lobby import Lobby
from kiru.server.settings import Settings

log = logging.getLogger("kiru.bus")
LONGEST_PAUSE = 5.0


class Listener:
    """Has tables catch up that others have changed."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.pending: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.listening = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        raise NotImplementedError

    async def stop(self) -> None:
        tasks = [task for task in (self.task, *self.tasks) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def hear(self, notes: str) -> None:
        """Pairs of table and events, from one commit elsewhere."""
        for one in notes.split(";"):
            self.look(one.partition(" ")[0])

    def look(self, table: str) -> None:
        """Have a table catch up, unless that is about to happen anyway."""
        if table in self.lobby.rooms and table not in self.pending:
            self.pending.add(table)
            task = asyncio.create_task(self.catch_up(table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def catch_up(self, table: str) -> None:
        room = self.lobby.rooms.get(table)
        try:
            if room is not None:
                async with room.lock:
                    self.pending.discard(table)
                await room.catch_up()
        except Exception as error:
            if room is not None:
                room.is_stale = True
            log.warning("table not caught up", extra={"table": table, "reason": repr(error)[:200]})
        finally:
            self.pending.discard(table)


class Bus(Listener):
    """Listens for changes by other nodes; after a lost connection it looks at every open table."""

    def __init__(self, lobby: Lobby, settings: Settings) -> None:
        super().__init__(lobby)
        url = make_url(settings.database)
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        pause = 0.1
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
                    await connection.execute("listen kiru")
                    self.listening.set()
                    pause = 0.1
                    for table in list(self.lobby.rooms):
                        self.look(table)
                    async for note in connection.notifies():
                        if note.pid != self.lobby.store.writer.backend:
                            self.hear(note.payload)
            except (psycopg.Error, OSError) as error:
                self.listening.clear()
                log.warning("bus lost", extra={"reason": type(error).__name__})
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
