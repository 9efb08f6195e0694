"""Who is connected: stored within a moment, and so known to every node; arrivals are shown at once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, select

from kiru.server.store import schema
from kiru.server.store.enums import TablePhase
from kiru.server.store.models import PresenceChange, TableChange, now_ms
from kiru.server.tables.attendance import Attendance

if TYPE_CHECKING:
    from kiru.server.lobby.lobby import Lobby

log = logging.getLogger("kiru.presence")
PAUSE = 0.3
"""Seconds between two rounds, so that somebody who reloads the page has not been away."""
WATCH = 1.0
"""Seconds between two looks at whose absence has become too long."""
GONE_MS = 7_000
"""A node that has noted nothing for so long is gone, and with it whoever was connected to it."""
MOST = 200
"""Tables written in one round, and rows of lost nodes looked at."""
STOP_SECONDS = 2.0


class Presence:
    """The connections of this node's tables, as they are and as the store has them."""

    def __init__(self, lobby: "Lobby") -> None:
        self.lobby = lobby
        self.node = lobby.store.marks.node
        self.stored: dict[str, frozenset[int]] = {}
        """The seats of each table that the store knows to be connected here."""
        self.unwritten: dict[str, set[int]] = {}
        """Tables at which somebody has come or gone, in that order, and the seats that have gone."""
        self.untold: set[Attendance] = set()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        duties = ((PAUSE, self.tell), (PAUSE, self.write), (WATCH, self.watch))
        self.tasks = [asyncio.create_task(repeat(pause, duty)) for pause, duty in duties]

    async def stop(self) -> None:
        """Nobody is connected here any more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        nobody: frozenset[int] = frozenset()
        leaving = asyncio.create_task(self.write_tables(dict.fromkeys(sorted(self.stored), nobody), {}))
        await asyncio.wait([leaving], timeout=STOP_SECONDS)

    def changed(self, attendance: Attendance, gone: Collection[int]) -> None:
        """Somebody has come or gone."""
        self.untold.add(attendance)
        self.unwritten.setdefault(attendance.loaded.table.id, set()).update(gone)

    def write_all_again(self) -> None:
        """The other nodes had given us up: write down everybody again."""
        self.stored.clear()
        for room in self.lobby.rooms.values():
            self.changed(room.attendance, ())

    async def tell(self) -> None:
        """Tell everybody at this node who has come and gone."""
        untold, self.untold = self.untold, set()
        for attendance in untold:
            attendance.broadcaster.show_standing()

    async def watch(self) -> None:
        """Tell where the time that an absent player has got is over."""
        for room in self.lobby.rooms.values():
            if room.broadcaster.clients and room.table.phase == TablePhase.PLAYING:
                room.broadcaster.show_standing()

    async def write(self) -> None:
        """Write down who has come and gone at many tables."""
        tables = sorted(list(self.unwritten)[:MOST])
        gone = {table: self.unwritten.pop(table) for table in tables}
        await self.write_tables({table: self.connected(table) for table in tables}, gone)

    def connected(self, table: str) -> frozenset[int]:
        room = self.lobby.rooms.get(table)
        return frozenset(room.broadcaster.connected) if room is not None else frozenset()

    async def write_tables(self, here: dict[str, frozenset[int]], gone: dict[str, set[int]]) -> None:
        """Note the seats that are here at each table, and those that have gone; the writer takes them together."""
        writing = [self.write_table(table, seats, gone.get(table, set())) for table, seats in here.items()]
        for failure in await asyncio.gather(*writing, return_exceptions=True):
            if failure is not None:
                raise failure

    async def write_table(self, table: str, here: frozenset[int], gone: set[int]) -> None:
        """Note what is new at a table; of those that have gone some may have come since the last time."""
        before = self.stored.get(table, frozenset())
        come, left = sorted(here - before), sorted((before | gone) - here)
        try:
            await self.change(table, PresenceChange(self.node, come, left, self.lobby.store.time.now()), here)
        except BaseException:
            self.unwritten.setdefault(table, set()).update(gone)
            raise
        if here:
            self.stored[table] = here
        else:
            self.stored.pop(table, None)

    async def change(self, table: str, presence: PresenceChange, here: frozenset[int] | None) -> None:
        """Have it stored and shown; a table that is not open here has nobody to be shown it."""
        if not presence.come and not presence.gone:
            return
        room, store = self.lobby.rooms.get(table), self.lobby.store
        if room is not None:
            await room.change_presence(presence, here)
        else:
            await store.append(TableChange(table, 0, [], None, store.marks.next(), now_ms(), 0, presence=presence))

    async def bury(self) -> None:
        """Nobody is connected to a node that is gone; should it come back, it finds that it is not known any more."""
        store = self.lobby.store
        # Where no other node shares the store, every other one is gone.
        limit = None if self.lobby.is_alone else store.time.now() - GONE_MS
        gone, lost = await store.read(partial(lost_nodes, node=self.node, limit=limit))
        if gone:
            forget = delete(schema.nodes).where(schema.nodes.c.id.in_(gone))
            await store.write(lambda connection: connection.execute(forget))
        for (table, node), seats in sorted(lost.items()):
            await self.change(table, PresenceChange(node, [], seats, store.time.now()), None)
        for table, _ in lost:
            if table in self.lobby.rooms:
                await self.lobby.rooms[table].catch_up()


async def repeat(pause: float, duty: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again; what fails is tried again."""
    while True:
        try:
            await duty()
        except Exception as error:
            log.warning("duty failed", extra={"duty": duty.__name__, "reason": repr(error)[:200]})
        await asyncio.sleep(pause)


def lost_nodes(
    connection: Connection, node: str, limit: int | None
) -> tuple[list[str], dict[tuple[str, str], list[int]]]:
    """Other nodes that were not alive since `limit`, or all of them; and by table and node the seats of such nodes."""
    nodes, presences = schema.nodes, schema.presences
    alive = (nodes.c.id == node) if limit is None else (nodes.c.id == node) | (nodes.c.at >= limit)
    gone = connection.execute(select(nodes.c.id).where(~alive).limit(MOST)).scalars()
    found: dict[tuple[str, str], list[int]] = {}
    seats = select(presences).where(presences.c.node != node, presences.c.node.not_in(select(nodes.c.id).where(alive)))
    for row in connection.execute(seats.limit(MOST)):
        found.setdefault((row.table_id, row.node), []).append(row.seat)
    return list(gone), found
