"""A node follows the moderators' log: it shows what was taken away, closes tables, and sends the banned away."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, func, or_, select, update

from kiru.core.errors import KiruError
from kiru.protocol.frames_out import ChatFrame
from kiru.server.lobby import ending, seating
from kiru.server.lobby.lobby import Lobby
from kiru.server.people import bans
from kiru.server.profile import forgetting
from kiru.server.store import schema
from kiru.server.store.enums import TokenKind
from kiru.server.store.models import SeatValues, now_ms
from kiru.server.store.people.manners_schema import moderation_log
from kiru.server.store.tables import OWNER, browsers_of
from kiru.server.tables.client import Client
from kiru.server.tables.heads import moment

log = logging.getLogger("kiru.moderation")
MOST = 200
"""Deeds followed in one round."""
BANNED = 4403
"""The code with which a banned browser's websocket is closed."""
FINAL = ("error-table", "error-not-now", "error-not-yours")
"""Refusals that stay: there is nothing left to do."""
FIRST = -1
"""Nothing of the log has been followed yet."""


class Patrol:
    """Every node has one; who does not find anything to do any more does nothing."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.banned: frozenset[bytes] = frozenset()
        """The browsers that are not let in, as far as this node knows."""
        self.seen = FIRST
        """The last deed of the log that this node has followed."""
        self.lock = asyncio.Lock()
        self.visitors: Callable[[], list[tuple[bytes | None, Client]]] = list
        """Who has the lobby open here."""

    async def follow(self) -> None:
        """Read on in the log and do what it says; who comes at once waits for the other."""
        async with self.lock:
            rows, newest = await self.lobby.store.read(partial(news, seen=self.seen))
            if rows or self.seen == FIRST:
                self.banned = await self.lobby.store.read(bans.banned_devices)
                self.send_away()
            for row in rows:
                await self.carry_out(row)
            self.seen = newest

    def send_away(self) -> None:
        """Close the connections of the banned."""
        here = [
            (client.asker.device, client) for room in self.lobby.rooms.values() for client in room.broadcaster.clients
        ]
        for device, client in (*here, *self.visitors()):
            if device in self.banned:
                client.close(BANNED)

    async def carry_out(self, row: Any) -> None:
        """What follows from a deed; what fails for good is not tried again, anything else in the next round."""
        try:
            if row.deed == "line":
                self.show_removed(row.table_id, row.line)
            elif row.deed == "close":
                await self.close_table(row.table_id, row.done is not None)
            elif row.deed == "ban" and row.done is None:
                await self.vacate(row.device)
        except KiruError as error:
            log.info("deed not carried out", extra={"deed": row.number, "reason": error.key})
            if error.key not in FINAL:
                return
        if row.done is None:
            await self.lobby.store.write(partial(finish, number=row.number))

    def show_removed(self, table: str, line: int) -> None:
        """A line without words: clients take it out of the chat."""
        room = self.lobby.rooms.get(table)
        if room is not None:
            room.broadcaster.tell(ChatFrame(line, 0, "", "", moment(now_ms())))

    async def close_table(self, table: str, is_closed: bool) -> None:
        """Close a table, or hear that it has been closed."""
        if not is_closed:
            await ending.close(await self.lobby.room(table))
        elif table in self.lobby.rooms:
            await self.lobby.rooms[table].catch_up()

    async def vacate(self, device: bytes) -> None:
        """A banned browser's seats are given up, and no token speaks for them any more."""
        lobby = self.lobby
        for own in await lobby.store.read(partial(forgetting.under_way, device=device)):
            rights = await lobby.rights(own.table, device, [])
            try:
                await seating.leave(lobby, own.table, rights, own.seat)
            except KiruError as error:
                if error.key not in FINAL:
                    raise
            await lobby.hand_over(own.table, partial(void_tokens, table=own.table, seat=own.seat))
        for table in await lobby.store.read(partial(owned_tables, device=device)):
            await lobby.hand_over(table, partial(void_tokens, table=table, seat=OWNER))


def news(connection: Connection, seen: int) -> tuple[list[Any], int]:
    """What this node has not followed yet, or nobody has carried out, and up to where that is; a node that starts has
    shown nobody anything yet."""
    if seen == FIRST:
        seen = connection.execute(select(func.max(moderation_log.c.number))).scalar() or 0
    is_new = or_(moderation_log.c.done.is_(None), moderation_log.c.number > seen)
    query = select(moderation_log).where(is_new).order_by(moderation_log.c.number).limit(MOST)
    rows = list(connection.execute(query))
    return rows, max([seen, *(row.number for row in rows)])


def finish(connection: Connection, number: int) -> None:
    this = (moderation_log.c.number == number, moderation_log.c.done.is_(None))
    connection.execute(update(moderation_log).where(*this).values(done=now_ms()))


def owned_tables(connection: Connection, device: bytes) -> list[str]:
    """The tables under way that a browser, or another one of the same player, has set."""
    devices, tables = schema.devices, schema.tables
    own = (devices.c.hash.in_(browsers_of(connection, device)), devices.c.seat == OWNER, tables.c.phase != "over")
    query = select(devices.c.table_id).join(tables, tables.c.id == devices.c.table_id)
    return list(connection.execute(query.where(*own).distinct()).scalars())


def void_tokens(connection: Connection, table: str, seat: int) -> SeatValues:
    """No token speaks for a seat, or for the owner, any more."""
    tokens = schema.tokens
    kinds = (TokenKind.OWNER,) if seat == OWNER else (TokenKind.SEAT, TokenKind.LINK)
    whose = tokens.c.seat.is_(None) if seat == OWNER else tokens.c.seat == seat
    connection.execute(delete(tokens).where(tokens.c.table_id == table, tokens.c.kind.in_(kinds), whose))
    return {}
