"""All tables of a node: opened when needed, forgotten when idle; and everything done to them but playing."""

import asyncio
from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import Connection

from kiru.core.errors import KiruError
from kiru.server import heads, metrics, setting, tables, tokens
from kiru.server.bodies import Claimed, NewTable, SeatGiven, TableMade
from kiru.server.kits import plain_texts
from kiru.server.ownership import Share
from kiru.server.room import Room
from kiru.server.rows import Event, TableRow, now_ms
from kiru.server.settings import Settings
from kiru.server.store import Store
from kiru.server.tables import OWNER, Rights
from kiru.server.thinking import Bots

DAY = 86_400_000


class Lobby:
    """The node's rooms by table."""

    def __init__(self, store: Store, bots: Bots, settings: Settings, is_alone: bool, share: Share) -> None:
        self.store = store
        self.is_alone = is_alone
        """No other process shares the store."""
        self.share = share
        """The tables of this process, among those behind one port."""
        self.bots = bots
        self.settings = settings
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
        room = Room(self.store, history, self.bots.wake)
        self.rooms[table] = room
        metrics.ROOMS.set(len(self.rooms))
        if now_ms() - (room.table.asked_at or 0) > self.patience_ms(table):
            self.bots.wake(room)
        return room

    def patience_ms(self, table: str) -> int:
        """How long a bot's turn waits for somebody else to play it: not at all where only we could."""
        is_ours = self.store.settings.is_sqlite and self.share.owns(table)
        return -1 if is_ours else round(self.settings.takeover_seconds * 1000)

    def forget_idle(self, idle_ms: int) -> int:
        """Close the rooms nobody has looked at for so long."""
        old = now_ms() - idle_ms
        idle = [
            table
            for table, room in self.rooms.items()
            if not room.clients and room.used < old and not room.lock.locked() and not self.bots.is_busy(table)
        ]
        for table in idle:
            del self.rooms[table]
        return len(idle)

    async def row(self, table: str) -> TableRow:
        """A table's row, from memory or store."""
        if table in self.rooms:
            return self.rooms[table].table
        row = await self.store.head(table) if tokens.is_table_id(table) else None
        if row is None:
            raise KiruError("error-table", table=table[:20])
        return row

    async def head(self, table: str) -> dict[str, Any]:
        room = self.rooms.get(table)
        if room is not None:
            return room.head()
        absent = round(self.settings.absent_seconds * 1000)
        return heads.head_of(await self.row(table), (), absent, now_ms())

    async def rights(self, table: str, device: bytes | None, given: list[str]) -> Rights:
        hashes = [tokens.hashed(token) for token in given]
        return await self.store.read(lambda connection: tables.rights(connection, table, device, hashes))

    async def create(self, wish: NewTable, device: bytes | None, language: str) -> TableMade:
        """Set a table; the claimed seats are the maker's."""
        # A box of one's own takes a moment to check: beside the loop, so that nobody waits for it.
        texts = plain_texts(language)
        row = await asyncio.to_thread(setting.new_table, wish, texts) if wish.box else setting.new_table(wish, texts)
        return await self.write_table(row, [], device, wish.claim)

    async def write_table(
        self,
        row: TableRow,
        steps: list[Event],
        device: bytes | None,
        claimed: Collection[int],
        extra: Callable[[Connection], None] = lambda connection: None,
    ) -> TableMade:
        """Store a new table and start it if everybody is there; `extra` belongs to the same transaction."""
        if not self.share.owns(row.id):
            row.id = self.share.table_id()
        owner = tokens.token()
        given: list[SeatGiven] = []
        for seat in row.seats:
            if seat.seat in claimed:
                given.append(SeatGiven(seat=seat.seat, token=tokens.token()))
            elif seat.status == "open":
                given.append(SeatGiven(seat=seat.seat, invite=tokens.token()))

        since = now_ms() - round(self.settings.archive_days * DAY)

        def change(connection: Connection) -> None:
            if tables.count_open(connection, since) >= self.settings.max_tables:
                raise KiruError("error-full")
            tables.create(connection, row, steps)
            tables.add_token(connection, row.id, tokens.hashed(owner), "owner", None)
            tables.bind(connection, device, row.id, OWNER)
            for one in given:
                secret = one.token or one.invite or ""
                kind = "seat" if one.token else "invite"
                tables.add_token(connection, row.id, tokens.hashed(secret), kind, one.seat)
                if one.token:
                    tables.bind(connection, device, row.id, one.seat)
            extra(connection)

        await self.store.write(change)
        metrics.TABLES_MADE.labels(row.game).inc()
        if row.phase == "waiting" and not any(seat.status == "open" for seat in row.seats):
            await (await self.room(row.id)).begin()
        return TableMade(table=row.id, seats=given, owner=owner)

    async def claim(self, table: str, invite: str, name: str, device: bytes | None) -> Claimed:
        """Sit down on an invite; the last one to sit down starts the game."""
        clean, invited = setting.clean_name(name), tokens.hashed(invite)
        return await self.sit_down(
            table, lambda connection, token: tables.claim(connection, table, invited, clean, token, device)
        )

    async def join(self, table: str, name: str, device: bytes | None) -> Claimed:
        """Sit down at a table that is listed for everybody."""
        clean = setting.clean_name(name)
        return await self.sit_down(
            table, lambda connection, token: tables.join(connection, table, clean, token, device)
        )

    async def sit_down(self, table: str, take: Callable[[Connection, bytes], int]) -> Claimed:
        await self.row(table)
        token = tokens.token()
        hashed = tokens.hashed(token)
        seat = await self.store.write(lambda connection: take(connection, hashed), notify=table)
        room = await self.room(table)
        await room.catch_up()
        await room.begin()
        return Claimed(seat=seat, token=token)

    async def move(self, table: str, token: str, device: bytes) -> int:
        hashed = tokens.hashed(token)
        return await self.store.write(lambda connection: tables.move(connection, table, hashed, device))
