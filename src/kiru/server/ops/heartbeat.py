"""That a node is alive, noted in the store; from these notes all nodes have one time."""

import asyncio
import logging
from collections.abc import Callable
from random import uniform

from sqlalchemy import Connection, func, insert, select, update

from kiru.server.store import schema
from kiru.server.store.store import Store

log = logging.getLogger("kiru.heartbeat")
BEAT = 2.0
"""Seconds between two notes; so much may be given back to the players when every node dies."""
STOP_SECONDS = 2.0


class Heartbeat:
    """The time of the nodes is the latest that any of them has noted: it stands still while none can note anything."""

    def __init__(self, store: Store, on_lost: Callable[[], None]) -> None:
        self.store = store
        self.on_lost = on_lost
        """Called when the others had given up this node."""
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up the time where it was left."""
        stored = await self.store.read(newest)
        if stored is not None:
            self.store.time.begin(stored)
        await self.beat()
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is None:
            return
        self.task.cancel()
        await asyncio.gather(self.task, asyncio.wait_for(self.beat(), STOP_SECONDS), return_exceptions=True)

    async def run(self) -> None:
        while True:
            # Out of step with the other nodes: each sooner or later reads a note right after it was written.
            await asyncio.sleep(BEAT * uniform(0.5, 1.5))
            try:
                if not await self.beat():
                    self.on_lost()
            except Exception as error:
                log.warning("no heartbeat", extra={"reason": repr(error)[:200]})

    async def beat(self) -> bool:
        """Note how late it is; whether the store still knew this node."""
        node, now = self.store.marks.node, self.store.time.now()
        known, stored = await self.store.write(lambda connection: note(connection, node, now))
        self.store.time.confirm(stored)
        return known


def newest(connection: Connection) -> int | None:
    """The latest note of all nodes."""
    return connection.execute(select(func.max(schema.nodes.c.at))).scalar()


def note(connection: Connection, node: str, now: int) -> tuple[bool, int]:
    """Write a node's time; whether it was known, and the latest of all."""
    nodes = schema.nodes
    known = connection.execute(update(nodes).where(nodes.c.id == node).values(at=now)).rowcount == 1
    if not known:
        connection.execute(insert(nodes), [{"id": node, "at": now}])
    return known, newest(connection) or now
