"""A table's row that disagrees with its events is mended from them: the events are what happened."""

import logging

import msgspec
from sqlalchemy import Connection, func, select, update

from kiru.core.errors import KiruError
from kiru.server.store import changes, schema, tables
from kiru.server.store.enums import UNDER_WAY, SeatStatus, TablePhase
from kiru.server.store.models import PROGRESS, Progress, StoredStatus, TableRow, now_ms
from kiru.server.tables import clocks
from kiru.server.tables.loaded_table import set_fields
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
    resigned = [event.seat for event in unheard if event.action == "!resign"]
    row = mended(room, noted, resigned)
    found = StoredStatus(row.phase, len(room.match.steps), room.loaded.asked_in(row), row.events)
    if found == noted:
        room.loaded.replace_row(row, row.events)
        return
    # Nobody's clock pays for the time in which the row was wrong.
    row.asked = None
    progress = clocks.progress(row, found.phase, found.seq, found.asked, found.events, now_ms())
    try:
        is_mended = await room.store.write(lambda connection: store(connection, row, noted, progress, resigned))
    except KiruError:
        # A disk that is full keeps nobody from looking on; the next opening tries again.
        is_mended = False
    if is_mended:
        fields = {"was": msgspec.to_builtins(noted), "mended": msgspec.to_builtins(found)}
        log.warning("table mended from its events", extra={"table": row.id} | fields)
        set_fields(row, {}, {name: getattr(progress, name) for name in PROGRESS})
        room.loaded.replace_row(row, found.events)
    else:
        # Another node has moved on meanwhile, or nothing can be written: read it again before it is used.
        room.is_stale = True


def mended(room: Room, noted: StoredStatus, resigned: list[int]) -> TableRow:
    """The row as the events have it: who gave up, and how far the table is."""
    row = room.loaded.planned({}, {})
    for seat in resigned:
        given_up = row.seats[seat]
        given_up.status, given_up.bot = SeatStatus.RESIGNED, given_up.bot or tables.STAND_IN
        if tables.ends_by_resigning(row, seat):
            row.ended = {"kind": "resigned", "seat": seat}
    row.phase = phase_of(row, noted, room.match.state.is_over)
    return row


def phase_of(table: TableRow, noted: StoredStatus, is_over: bool) -> TablePhase:
    """The phase that a table's events lead to; a record that is only looked at is over from the start."""
    if table.look or table.ended is not None or is_over:
        return TablePhase.OVER
    if table.events > table.base:
        return TablePhase.PLAYING
    return noted.phase if noted.phase in UNDER_WAY else TablePhase.WAITING


def store(
    connection: Connection, table: TableRow, noted: StoredStatus, progress: Progress, resigned: list[int]
) -> bool:
    """Write the row anew, unless somebody else has done so since it was read."""
    rows = schema.tables
    same = (rows.c.phase == noted.phase, rows.c.seq == noted.seq, rows.c.events == noted.events)
    as_read = (rows.c.id == table.id, *same, rows.c.asked.is_not_distinct_from(noted.asked))
    values = {name: getattr(progress, name) for name in PROGRESS}
    values |= {"events": table.events, "ended": msgspec.json.encode(table.ended).decode()}
    if connection.execute(update(rows).where(*as_read).values(**values)).rowcount != 1:
        return False
    for seat in resigned:
        changes.change_seat(connection, table.id, seat, status=SeatStatus.RESIGNED, bot=table.seats[seat].bot)
    return True
