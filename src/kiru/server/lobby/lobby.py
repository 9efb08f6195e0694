"""All tables of a node: opened when needed, forgotten when idle; and everything done to them but playing."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Protocol

from sqlalchemy import Connection

from kiru.core.errors import KiruError
from kiru.protocol.answers import Claimed, TableMade
from kiru.protocol.heads import Head
from kiru.protocol.requests import NewTable, PersonSeat
from kiru.server import metrics
from kiru.server.kits import plain_texts
from kiru.server.lobby import create_table, repair, seat_names
from kiru.server.lobby.create_table import UnsavedTable
from kiru.server.lobby.presence import Presence
from kiru.server.ownership import Share
from kiru.server.settings import Settings
from kiru.server.store import tables, tokens
from kiru.server.store.enums import EMPTY, TablePhase
from kiru.server.store.models import Event, SeatValues, TableRow, with_fields
from kiru.server.store.open_tables import OpenTables
from kiru.server.store.people import avoiding
from kiru.server.store.store import History, Store
from kiru.server.store.tables import Rights
from kiru.server.tables import heads
from kiru.server.tables.room import Room
from kiru.server.word_filter import WordFilter

LONG = 1000
"""Decisions of a game that is longer than most."""
HAND_OVER_TRIES = 20
"""How often seats may change hands at other nodes at the very same moment."""


class BotCaller(Protocol):
    """Whoever makes the bots of tables think: the workers stand above the tables."""

    def wake(self, room: Room) -> None: ...

    def is_busy(self, table: str) -> bool: ...

    def thinking(self) -> int: ...


class Lobby:
    """The node's rooms by table."""

    def __init__(self, store: Store, bots: BotCaller, settings: Settings, is_alone: bool, share: Share) -> None:
        self.store = store
        self.is_alone = is_alone
        """No other process shares the store."""
        self.share = share
        """The tables of this process, among those behind one port."""
        self.bots = bots
        self.settings = settings
        self.words = WordFilter(settings.forbidden_words)
        """What may not stand in names and in chat."""
        self.presence = Presence(self)
        self.open_tables = OpenTables(store, settings)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Future[Room]] = {}

    async def room(self, table: str) -> Room:
        """The room of a table, opened if need be; asking twice at once opens it once."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        pending = self.opening.get(table)
        if pending is None:
            pending = asyncio.ensure_future(self.open(table))
            self.opening[table] = pending
            pending.add_done_callback(lambda _: self.opening.pop(table, None))
        try:
            return await asyncio.shield(pending)
        finally:
            del pending  # an error that it holds would hold this frame, and so itself

    async def open(self, table: str) -> Room:
        history = await self.store.open(table) if tokens.is_table_id(table) else None
        if history is None:
            raise KiruError("error-table", table=table[:20])
        room = await self.seated(history)
        await repair.mend(room, history.noted)
        self.rooms[table] = room
        metrics.ROOMS.set(len(self.rooms))
        if not self.is_alone:
            # What was changed elsewhere while the table was being opened was told to nobody here.
            await room.catch_up()
        if self.store.time.now() - (room.table.asked_at or 0) > self.patience_ms(table):
            self.bots.wake(room)
        return room

    async def seated(self, history: History) -> Room:
        """The room of a history; a long one is replayed beside the loop, so that nobody waits for it."""
        told = self.bots.wake, self.presence.changed
        if len(history.steps) < LONG:
            return Room(self.store, history, *told)
        return await asyncio.to_thread(Room, self.store, history, *told)

    def patience_ms(self, table: str) -> int:
        """How long a bot's turn waits for somebody else to play it: not at all where only we could."""
        is_ours = self.store.settings.is_sqlite and self.share.owns(table)
        return -1 if is_ours else round(self.settings.takeover_seconds * 1000)

    def forget_idle(self, idle_ms: int) -> int:
        """Close the rooms nobody has looked at for so long."""
        old = self.store.time.now() - idle_ms
        idle = [
            table
            for table, room in self.rooms.items()
            if not room.broadcaster.clients
            and room.attendance.used < old
            and not room.lock.locked()
            and not self.bots.is_busy(table)
        ]
        for table in idle:
            self.rooms.pop(table).pages.drop()
        return len(idle)

    async def row(self, table: str) -> TableRow:
        """A table's row, from memory or store."""
        if table in self.rooms:
            return self.rooms[table].table
        row = await self.store.head(table) if tokens.is_table_id(table) else None
        if row is None:
            raise KiruError("error-table", table=table[:20])
        return row

    async def head(self, table: str) -> Head:
        room = self.rooms.get(table)
        if room is not None:
            return room.broadcaster.head()
        row, absent = await self.row(table), round(self.settings.absent_seconds * 1000)
        here = await self.store.read(lambda connection: tables.connected_elsewhere(connection, table, ""))
        return heads.head_of(row, here, absent, self.store.time)

    async def rights(self, table: str, device: bytes | None, given: list[str]) -> Rights:
        asker = tokens.asker(device, given)
        return await self.store.read(lambda connection: tables.rights_of(connection, table, [asker])[0])

    async def create(self, wish: NewTable, device: bytes | None, language: str, maker: str = "") -> TableMade:
        """Set a table; the claimed seats are the maker's, as is the share of the workers that its bots use."""
        # A box of one's own takes a moment to check: beside the loop, so that nobody waits for it.
        self.check_names(wish)
        texts = plain_texts(language)
        row = (
            await asyncio.to_thread(create_table.new_table, wish, texts)
            if wish.box
            else create_table.new_table(wish, texts)
        )
        return await self.write_table(with_fields(row, {"maker": maker}, {}), [], device, wish.claim)

    def check_names(self, wish: NewTable) -> None:
        """Refuse names of people at a new table that are not wanted here."""
        self.words.check(*(seat.name for seat in wish.seats if isinstance(seat, PersonSeat)))

    def prepare(
        self, row: TableRow, steps: list[Event], device: bytes | None, claimed: Collection[int]
    ) -> UnsavedTable:
        """A new table of this process, ready to be stored."""
        own = row if self.share.owns(row.id) else with_fields(row, {"id": self.share.table_id()}, {})
        return UnsavedTable(own, steps, device, claimed)

    async def write_table(
        self, row: TableRow, steps: list[Event], device: bytes | None, claimed: Collection[int]
    ) -> TableMade:
        """Store a new table and start it if everybody is there."""
        new = self.prepare(row, steps, device, claimed)
        await self.open_tables.add()
        await self.store.write(new.write)
        return await self.begin_new(new)

    async def begin_new(self, new: UnsavedTable) -> TableMade:
        """Start a table that has just been stored, if everybody is there."""
        metrics.TABLES_MADE.labels(new.row.game).inc()
        if new.row.phase == TablePhase.WAITING and not any(seat.status in EMPTY for seat in new.row.seats):
            await (await self.room(new.row.id)).begin()
        return TableMade(table=new.row.id, seats=new.given, owner=new.owner)

    async def claim(self, table: str, invite: str, name: str, device: bytes | None) -> Claimed:
        """Sit down on an invite; the last one to sit down starts the game."""
        self.words.check(name)
        clean, invited = seat_names.clean_name(name), tokens.hashed(invite)

        def take(connection: Connection, token: bytes) -> SeatValues:
            avoiding.check_welcome(connection, table, device)
            return tables.claim(connection, table, invited, clean, token, device)

        return await self.sit_down(table, take)

    async def join(self, table: str, name: str, device: bytes | None, given: Sequence[str] = ()) -> Claimed:
        """Sit down at a table that is listed for everybody; only its owner may take a second seat."""
        self.words.check(name)
        clean, asker = seat_names.clean_name(name), tokens.asker(device, given)

        def take(connection: Connection, token: bytes) -> SeatValues:
            avoiding.check_welcome(connection, table, device)
            return tables.join(connection, table, clean, token, asker)

        return await self.sit_down(table, take)

    async def sit_down(self, table: str, take: Callable[[Connection, bytes], SeatValues]) -> Claimed:
        """Take a seat, and start the game if it was the last one."""
        token = tokens.token()
        hashed = tokens.hashed(token)
        seat = await self.hand_over(table, lambda connection: take(connection, hashed))
        # The seat is taken, whatever becomes of the start: then the next one to come in starts the game.
        with suppress(KiruError):
            await (await self.room(table)).begin()
        return Claimed(seat=seat, token=token)

    async def move(self, table: str, token: str, device: bytes) -> int:
        hashed = tokens.hashed(token)
        return await self.hand_over(table, lambda connection: tables.move(connection, table, hashed, device))

    async def hand_over(self, table: str, decide: Callable[[Connection], SeatValues]) -> int:
        """Let a seat of a table change hands, whatever other seats have done so at other nodes meanwhile."""
        room = await self.room(table)
        async with room.lock:
            for _ in range(HAND_OVER_TRIES):
                await room.ready()
                try:
                    return await room.hand_over(decide)
                except KiruError as error:
                    if error.key != "error-seats-changed":
                        raise
        raise KiruError("error-seats-changed")
