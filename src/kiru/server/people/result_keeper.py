"""The duty of noting what came of finished games; no decision waits for it, and no game is noted twice."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, exists, select

from kiru.server.lobby.lobby import Lobby
from kiru.server.people import ledger
from kiru.server.people.finished import DETAIL, finished_in
from kiru.server.store import schema
from kiru.server.store.enums import TablePhase
from kiru.server.store.models import now_ms
from kiru.server.store.people.schema import results

log = logging.getLogger("kiru.results")
MOST = 40
"""Games that are replayed in one round."""
OVERLAP_MS = 600_000
"""How far the clocks of two nodes, or a commit and its moment, may lie apart."""


class ResultKeeper:
    """Looks for finished games that nobody has noted: first those of old, then whatever ends."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.since = {True: 0, False: 0}
        """From which moment on it looks, among tables that are archived and those that are not."""
        self.is_archive_done = False
        self.is_complete = False
        """Nothing is left of what earlier versions have noted in less detail."""
        self.completed_to = ""
        """Up to which table that was looked through."""
        self.failed: set[str] = set()
        """Tables whose records cannot be replayed."""

    async def note_finished(self) -> None:
        """One round of looking."""
        if not self.is_archive_done:
            self.is_archive_done = await self.look(archived=True) < MOST
        await self.look(archived=False)
        if not self.is_complete:
            self.is_complete = await self.complete() == 0

    async def look(self, archived: bool) -> int:
        """Note some games; how many there were."""
        limit = MOST + len(self.failed)
        since = self.since[archived]
        found = await self.lobby.store.read(lambda connection: unnoted(connection, archived, since, limit))
        for table in (row.id for row in found if row.id not in self.failed):
            if self.lobby.share.owns(table):
                await self.settle(table)
        self.since[archived] = found[-1].changed if len(found) == limit else now_ms() - OVERLAP_MS
        return len(found)

    async def complete(self) -> int:
        """Note more of some games that were noted by an earlier version; how many there were."""
        found = await self.lobby.store.read(partial(sparse, after=self.completed_to))
        for table in found:
            if self.lobby.share.owns(table):
                await self.settle(table)
        self.completed_to = found[-1] if found else ""
        return len(found)

    async def settle(self, table: str) -> None:
        """Note a game if it is over; asking again changes nothing."""
        history = await self.lobby.store.open(table)
        try:
            game = await asyncio.to_thread(finished_in, history)
        except Exception as error:
            log.warning("record cannot be replayed", extra={"table": table, "reason": repr(error)[:200]})
            self.failed.add(table)
            return
        if game is not None:
            await self.lobby.store.write(partial(ledger.note, game=game))


def unnoted(connection: Connection, archived: bool, since: int, limit: int) -> Sequence[Any]:
    """Finished games without a note, the oldest first; the index leads to the moment."""
    tables = schema.tables
    is_over = (tables.c.phase == TablePhase.OVER, tables.c.archived.is_(archived), tables.c.changed >= since)
    is_new = ~exists().where(results.c.table_id == tables.c.id)
    query = select(tables.c.id, tables.c.changed).where(*is_over, tables.c.look.is_(False), is_new)
    return connection.execute(query.order_by(tables.c.changed).limit(limit)).all()


def sparse(connection: Connection, after: str) -> list[str]:
    """Games of which not everything is noted, in the order of their tables."""
    query = select(results.c.table_id).where(results.c.detail < DETAIL, results.c.table_id > after)
    return list(connection.execute(query.order_by(results.c.table_id).limit(MOST)).scalars())
