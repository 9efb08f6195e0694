"""The live lobby: everybody who has it open is told of every change, by frames that are made once for all of them."""

import asyncio
import logging
from collections import Counter

from sqlalchemy import Connection

from kiru.protocol.frames_out import encoder
from kiru.protocol.meeting import LobbyChangeFrame, LobbyFrame, LobbyTable, OwnWait, WaitFrame, WaitingGroup
from kiru.server.lobby.lobby import Lobby
from kiru.server.meeting import visits, waits
from kiru.server.meeting.matchmaker import Matchmaker
from kiru.server.meeting.waits import Wait
from kiru.server.store import tables
from kiru.server.tables import heads
from kiru.server.tables.client import Client

log = logging.getLogger("kiru.lobby_feed")
PAUSE = 0.5
"""Seconds between two looks at the store; while nobody listens there are none."""
LISTED = 200
"""Tables that the lobby shows, the newest of them."""
BEAT_MS = 1_000
"""How often it is noted that people who wait are still there."""
VISIT_MS = 5_000
"""The same for people who have the lobby open."""


class LobbyListener:
    """Somebody who has the lobby open."""

    def __init__(self, visitor: str, device: bytes | None, client: Client) -> None:
        self.client = client
        self.visitor = visitor
        self.device = device
        self.wait: OwnWait | None = None
        """What it was last told of its own wait."""


class LobbyFeed:
    """The listeners of this node, and what all of them have been shown."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.matchmaker = Matchmaker(lobby)
        self.listeners: set[LobbyListener] = set()
        self.of_visitor: Counter[str] = Counter()
        self.shown: dict[str, LobbyTable] | None = None
        """The tables as everybody was shown them; None while nobody has been."""
        self.groups: list[WaitingGroup] = []
        self.lock = asyncio.Lock()
        self.beat = self.visited = 0
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        while True:
            try:
                await self.refresh()
            except Exception as error:
                log.warning("lobby not read", extra={"reason": repr(error)[:200]})
            await asyncio.sleep(PAUSE)

    def is_full(self, visitor: str) -> bool:
        settings = self.lobby.settings
        is_crowded = len(self.listeners) >= settings.max_listeners
        return is_crowded or self.of_visitor[visitor] >= settings.max_listeners_per_address

    async def enter(self, listener: LobbyListener) -> None:
        """Show somebody the lobby, and from then on every change of it."""
        async with self.lock:
            if self.shown is None:
                await self.read()
            self.listeners.add(listener)
            self.of_visitor[listener.visitor] += 1
            frame = LobbyFrame(tables=list((self.shown or {}).values()), groups=self.groups)
            listener.client.push(encoder.encode(frame))
        if listener.device is not None:
            self.beat = self.visited = 0

    async def leave(self, listener: LobbyListener) -> None:
        """Whoever has closed the lobby is not there any more, and no longer waits."""
        if listener not in self.listeners:
            return
        self.listeners.discard(listener)
        self.of_visitor[listener.visitor] -= 1
        if not self.of_visitor[listener.visitor]:
            del self.of_visitor[listener.visitor]
        device = listener.device
        if device is None or device in self.devices():
            return
        node = self.lobby.store.marks.node

        def note(connection: Connection) -> None:
            waits.part(connection, [device], node)
            visits.part(connection, device, node)

        await self.lobby.store.write(note)

    def devices(self) -> set[bytes]:
        """The browsers that have the lobby open here."""
        return {listener.device for listener in self.listeners if listener.device is not None}

    def visitors(self) -> list[tuple[bytes | None, Client]]:
        """Everybody who has the lobby open here, with their browsers."""
        return [(listener.device, listener.client) for listener in self.listeners]

    async def refresh(self) -> None:
        """Note who is here, seat whoever can play, and tell everybody what has changed."""
        if not self.listeners:
            self.shown = None
            return
        async with self.lock:
            own = await self.note_present()
            waiting = await self.read()
            if own and any(wait.table_id is None for wait in own.values()):
                await self.matchmaker.seat(waiting)
                own = await self.lobby.store.read(lambda connection: waits.of_devices(connection, own))
            self.tell_waits(own, waiting)

    async def note_present(self) -> dict[bytes, Wait]:
        """Write down who is here, now and then; the waits of those who are."""
        store, devices = self.lobby.store, self.devices()
        if not devices:
            return {}
        now, node = store.time.now(), store.marks.node
        own = await store.read(lambda connection: waits.of_devices(connection, devices))
        open_waits = [device for device, wait in own.items() if wait.table_id is None]
        if open_waits and now - self.beat >= BEAT_MS:
            self.beat = now
            await store.write(lambda connection: waits.see(connection, open_waits, node, now))
        if now - self.visited >= VISIT_MS:
            self.visited = now
            await store.write(lambda connection: visits.see(connection, devices, node, now))
        return own

    async def read(self) -> list[Wait]:
        """Read what is listed and who waits; whoever listens is told the difference."""
        store = self.lobby.store
        now = store.time.now()

        def look(connection: Connection) -> tuple[dict[str, LobbyTable], list[Wait]]:
            found = tables.listed(connection, LISTED)
            return {table.id: heads.lobby_table(table) for table in found}, waits.present(connection, now)

        listed, waiting = await store.read(look)
        before, self.shown = self.shown or {}, listed
        groups, self.groups = self.groups, waits.groups_of(waiting)
        changed = [table for name, table in listed.items() if before.get(name) != table]
        gone = [name for name in before if name not in listed]
        if self.listeners and (changed or gone or groups != self.groups):
            frame = encoder.encode(LobbyChangeFrame(tables=changed, gone=gone, groups=self.groups))
            for listener in self.listeners:
                listener.client.push(frame)
        return waiting

    def tell_waits(self, own: dict[bytes, Wait], waiting: list[Wait]) -> None:
        """Tell each browser what has become of its own wait."""
        people = Counter(wait.wish for wait in waiting)
        for listener in self.listeners:
            wait = own.get(listener.device) if listener.device is not None else None
            told = None if wait is None else waits.shown(wait, max(1, people[wait.wish]), self.lobby.store.time)
            if told != listener.wait:
                listener.wait = told
                listener.client.push(encoder.encode(WaitFrame(wait=told)))
