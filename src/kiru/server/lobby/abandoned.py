"""Tables whose people are gone: closed after the limit that their owners have set, or the server's own."""

from contextlib import suppress
from functools import partial

from sqlalchemy import BigInteger, ColumnElement, Connection, case, cast, select

from kiru.core.errors import KiruError
from kiru.core.game import CHANCE
from kiru.server.lobby.lobby import Lobby
from kiru.server.store import schema
from kiru.server.store.enums import TablePhase
from kiru.server.store.models import Event, now_ms, with_fields
from kiru.server.tables.room import Room

MOST = 100
"""Tables closed in one round."""
HOUR_MS = 3_600_000
ABANDONED = {"kind": "abandoned"}


async def close_abandoned(lobby: Lobby) -> None:
    """Close the games that nobody has looked at for too long; one that goes on elsewhere meanwhile goes on."""
    usual = round(lobby.settings.abandoned_hours * HOUR_MS)
    for table in await lobby.store.read(partial(abandoned, usual=usual, now=now_ms())):
        room = await lobby.room(table)
        with suppress(KiruError):
            await close(room, usual)


async def close(room: Room, usual: int) -> None:
    """Close a table, if it is still abandoned."""
    async with room.lock:
        await room.ready()
        await room.read_on()
        table = room.table
        if await room.store.read(partial(abandoned, usual=usual, now=now_ms(), table=table.id)):
            row = {"phase": TablePhase.OVER, "ended": ABANDONED}
            plan = room.plan([Event(table.events, CHANCE, "!end")], None, with_fields(table, row, {}))
            plan.row = row
            await room.change(plan, room.broadcaster.show_turn)


def abandoned(connection: Connection, usual: int, now: int, table: str | None = None) -> list[str]:
    """Games under way without a decision or a person since their limit; whose turn still has time is waited for."""
    rows, seats, presences = schema.tables, schema.seats, schema.presences
    since = now - limit_of(usual)
    is_still = (rows.c.phase == TablePhase.PLAYING, rows.c.archived.is_(False), rows.c.changed < since)
    # No limit is shorter than an hour: that leads the index to the moment.
    is_old = rows.c.changed < now - HOUR_MS
    is_due = rows.c.due.is_(None) | (rows.c.due < now)
    seen = select(seats.c.seat).where(seats.c.table_id == rows.c.id, seats.c.seen >= since).exists()
    here = select(presences.c.seat).where(presences.c.table_id == rows.c.id).exists()
    query = select(rows.c.id).where(*is_still, is_old, is_due, ~seen, ~here)
    if not usual:
        query = query.where(rows.c.close_hours > 0)
    if table is not None:
        query = query.where(rows.c.id == table)
    return list(connection.execute(query.order_by(rows.c.changed).limit(MOST)).scalars())


def limit_of(usual: int) -> ColumnElement[int]:
    """How long a table waits for its people, in milliseconds: as its owner has said, else as long as every other."""
    hours = schema.tables.c.close_hours
    return case((hours > 0, cast(hours, BigInteger) * HOUR_MS), else_=usual)
