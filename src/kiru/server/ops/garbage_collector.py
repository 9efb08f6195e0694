"""The search for garbage: while it runs nothing else does, so it is kept short whatever the memory holds.

Python gives back at once what is in no ring of references, which is nearly everything here: rooms, connections, views.
For the rest a short search walks over what has come up within the last moment and sets aside what is alive; as long
as such searches find nothing, most moments are set aside unseen. A whole search, which takes the longer the more there
is, waits until nobody is connected, however long that is; where memory has grown meanwhile no moment goes by unseen.
"""

import asyncio
import contextlib
import gc
import logging
import sys
import time
from collections.abc import Callable, Iterator

from kiru.server import metrics

log = logging.getLogger("kiru.garbage")
MOMENT = 0.1
"""Seconds: what a busy node makes in so long and still has is walked over in some milliseconds."""
LITTLE = 50
"""A search that finds no more has been in vain."""
MOST_UNSEEN = 63
"""Moments set aside between two searches, after many that were in vain."""
BETWEEN = 60.0
"""Seconds between two looks at how much memory has grown."""
WORTH_IT = 50_000
"""Blocks of memory that must have come up since the last whole search: about 4 MB."""
GROWN = 4_000_000
"""Blocks of memory after which every moment is searched, while people are always connected: about 300 MB."""


class GarbageCollector:
    """Takes the searches over from Python, for this process."""

    def __init__(self, is_empty: Callable[[], bool]) -> None:
        self.is_empty = is_empty
        """Whether nobody is connected."""
        self.pause = 0
        """Moments that go by unseen after a search in vain."""
        self.unseen = 0
        """How many of them are left."""
        self.blocks = 0
        """Blocks of memory in use after the last whole search."""
        self.has_grown = False
        """So much has come up since then that none of it may be set aside unseen."""
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """What is loaded now stays for good."""
        gc.disable()
        gc.collect()
        gc.freeze()
        self.blocks = sys.getallocatedblocks()
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        gc.unfreeze()
        gc.enable()

    async def run(self) -> None:
        next_look = time.monotonic() + BETWEEN
        while True:
            await asyncio.sleep(MOMENT)
            self.search_newcomers()
            if time.monotonic() > next_look:
                next_look = time.monotonic() + BETWEEN
                self.look_back()

    def search_newcomers(self) -> None:
        """Search what has come up since the last time, or set it aside unseen."""
        if self.unseen and not self.has_grown:
            self.unseen -= 1
        else:
            with measured("newcomers"):
                found = gc.collect()
            self.pause = min(2 * self.pause + 1, MOST_UNSEEN) if found <= LITTLE else 0
            self.unseen = self.pause
        gc.freeze()

    def look_back(self) -> None:
        """See how much has come up since the last whole search; there is another one if nobody has to wait for it."""
        grown = sys.getallocatedblocks() - self.blocks
        if grown >= WORTH_IT and self.is_empty():
            self.search_all(grown)
        elif self.has_grown != (grown >= GROWN):
            self.has_grown = grown >= GROWN
            log.info("memory has grown" if self.has_grown else "memory is given back", extra={"blocks": grown})

    def search_all(self, grown: int) -> None:
        gc.unfreeze()
        with measured("all"):
            found = gc.collect()
        gc.freeze()
        self.blocks, self.has_grown = sys.getallocatedblocks(), False
        log.info("garbage searched", extra={"grown": grown, "found": found})


@contextlib.contextmanager
def measured(what: str) -> Iterator[None]:
    """Note the processor time of a search: other processes on the machine do not count."""
    start = time.thread_time()
    yield
    metrics.GARBAGE_SECONDS.labels(what).observe(time.thread_time() - start)
