"""A table's row that disagrees with its events is mended from them: the events are what happened."""

import logging

import msgspec
from sqlalchemy import Connection, func, select

from kiru.core.errors import KiruError
from kiru.server.store import changes, schema, tables
from kiru.server.store.enums import UNDER_WAY, SeatStatus, TablePhase
from kiru.server.store.models import SeatValues, StoredStatus, TableChange, TableRow, now_ms, with_fields
from kiru.server.tables import clocks
from kiru.server.tables.room import Room

log = logging.getLogger("kiru.repair")
MOST = 200
"""Tables mended in one round; the others are when somebody opens them."""


def suspects(connection: Connection) -> list[str]:
    """Tables under way whose rows count another number of events than there are."""
    rows, events, snapshots = schema.tables, schema.events, schema.snapshots
    newest = select(func.max(events.c.number) + 1).where(events.c.table_id == rows.c.id).scalar_subquery()
    packed = select(func.max(snapshots.c.events)).where(snapshots.c.table_id == rows.c.id).scalar_subquery()
    is_open = (rows.c.archived.is_(False), rows.c.phase.in_(UNDER_WAY))
    query = select(rows.c.id).where(*is_open, rows.c.events != func.coalesce(newest, packed, 0))
    return list(connection.execute(query.limit(MOST)).scalars())


async def mend(room: Room, noted: StoredStatus) -> None:
    """Compare a table that was just opened with what its row says, and put the row right."""
    unheard = await room.store.since(room.table.id, noted.events) if noted.events < room.table.events else []
    row = mended(room, noted, [event.seat for event in unheard if event.action == "!resign"])
    found = StoredStatus(row.phase, len(room.match.steps), room.loaded.asked_in(row), row.events)
    if found == noted:
        room.loaded.replace_row(row, row.events)
        return
    try:
        async with room.lock:
            await room.change(plan_mending(room, row, noted, found), lambda: None)
    except KiruError:
        # Another node has moved on meanwhile, or nothing can be written: a disk that is full keeps nobody from
        # looking on. It is read again before it is used.
        room.is_stale = True
        return
    fields = {"was": msgspec.to_builtins(noted), "mended": msgspec.to_builtins(found)}
    log.warning("table mended from its events", extra={"table": row.id} | fields)


def mended(room: Room, noted: StoredStatus, resigned: list[int]) -> TableRow:
    """The row as the events have it: who gave up, and how far the table is."""
    row = room.table
    for seat in resigned:
        bot = row.seats[seat].bot or tables.STAND_IN
        row = with_fields(row, {}, {seat: {"status": SeatStatus.RESIGNED, "bot": bot}})
        if tables.ends_by_resigning(row, seat):
            row = with_fields(row, {"ended": {"kind": "resigned", "seat": seat}}, {})
    return with_fields(row, {"phase": phase_of(row, noted, room.match.state.is_over)}, {})


def plan_mending(room: Room, row: TableRow, noted: StoredStatus, found: StoredStatus) -> TableChange:
    """The row anew, unless somebody else has written it since it was read."""

    def decide(connection: Connection) -> SeatValues:
        if changes.status_of(connection, row.id) != noted:
            raise KiruError("error-stale", seq=found.seq, found=noted.seq)
        return {}

    plan = room.plan_without_events()
    plan.first, plan.decide = noted.events, decide
    # Nobody's clock pays for the time in which the row was wrong.
    nobody_asked = with_fields(row, {"asked": None}, {})
    plan.progress = clocks.progress(nobody_asked, found.phase, found.seq, found.asked, found.events, now_ms())
    plan.row = {"events": found.events, "ended": row.ended}
    changed = zip(row.seats, room.table.seats, strict=True)
    plan.seats = {one.seat: {"status": one.status, "bot": one.bot} for one, was in changed if one != was}
    return plan


def phase_of(table: TableRow, noted: StoredStatus, is_over: bool) -> TablePhase:
    """The phase that a table's events lead to; a record that is only looked at is over from the start."""
    if table.look or table.ended is not None or is_over:
        return TablePhase.OVER
    if table.events > table.base:
        return TablePhase.PLAYING
    return noted.phase if noted.phase in UNDER_WAY else TablePhase.WAITING
