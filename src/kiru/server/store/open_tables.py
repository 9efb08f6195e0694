"""How many tables are under way: counted seldom and beside the writer, and kept in step with every table made here."""

import asyncio
import time
from collections.abc import Callable

from kiru.core.errors import KiruError
from kiru.server.settings import Settings
from kiru.server.store import tables
from kiru.server.store.models import now_ms
from kiru.server.store.store import Store

DAY = 86_400_000
RECOUNT_SECONDS = 10.0
"""So long a count is good: what other nodes have made and what has ended since then is not in it."""


class OpenTables:
    """The limit on tables under way; a new table costs no count of all the others."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.count = 0
        self.counted_at: float | None = None
        self.lock = asyncio.Lock()

    async def add(self) -> None:
        """Take up the place of a new table, if there is one."""
        async with self.lock:
            if self.counted_at is None or self.clock() - self.counted_at >= RECOUNT_SECONDS:
                await self.recount()
        if self.count >= self.settings.max_tables:
            raise KiruError("error-full")
        self.count += 1

    async def recount(self) -> None:
        """Look in the store; no more rows are read than the limit."""
        since = now_ms() - round(self.settings.archive_days * DAY)
        query = tables.open_tables(since, self.settings.max_tables)
        self.count = await self.store.read(lambda connection: connection.execute(query).scalar_one())
        self.counted_at = self.clock()
