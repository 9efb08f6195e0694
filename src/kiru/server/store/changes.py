"""Where rows of tables and seats are written: the events of many tables at once, or one change that looks first."""

import secrets
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from operator import attrgetter
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from kiru.core.errors import KiruError
from kiru.server.store import bulk_sql, columns, schema
from kiru.server.store.enums import TablePhase
from kiru.server.store.models import (
    PROGRESS,
    Event,
    Progress,
    SeatValues,
    StoredStatus,
    TableChange,
    stored_values,
)

event_values: Callable[[Event], tuple[Any, ...]] = attrgetter(*Event.__struct_fields__)
progress_values: Callable[[Progress | None], tuple[Any, ...]] = attrgetter(
    *("phase.value" if name == "phase" else name for name in PROGRESS)
)
"""The phase as a plain word: SQLite's driver would look for an adapter of the enum every time."""


class Conflict(Exception):
    """Another node has written that event first."""


class Repeated(Exception):
    """The request's key is in the history already: it has been carried out before."""


class Refused(Exception):
    """What was to be decided in the store is not possible there; nothing has changed."""

    def __init__(self, reason: KiruError) -> None:
        self.reason = reason


def append_all(connection: Connection, appends: list[TableChange]) -> None:
    """What many tables bring, their events or who has come and gone, in a few statements."""
    rows = [row for append in appends for row in event_rows(append)]
    if rows:
        bulk_sql.insert_events(connection, rows)
        bulk_sql.update_tables(connection, [progress_row(append) for append in appends if append.events])
    write_presences(connection, appends)
    clocks = [(one.table, *one.progress.left) for one in appends if one.progress and one.progress.left is not None]
    if clocks:
        bulk_sql.update_clocks(connection, clocks)
    for append in appends:
        if append.seats or append.row:
            write_columns(connection, append)


def append_one(connection: Connection, append: TableChange) -> None:
    """What one table brings; events of somebody else at that place, or a key used before, refuse it."""
    events = schema.events
    if not append.events:
        append_all(connection, [append])
        return
    found = select(events.c.origin).where(events.c.table_id == append.table, events.c.number == append.first)
    origin = connection.execute(found).scalar()
    if origin == append.origin:
        return
    keys = [event.key for event in append.events if event.key]
    if keys:
        used = select(events.c.number).where(events.c.table_id == append.table, events.c.key.in_(keys))
        if connection.execute(used).first() is not None:
            raise Repeated
    if origin is not None:
        raise Conflict
    append_all(connection, [append])


def append_after_newest(connection: Connection, change: TableChange) -> TableChange:
    """A change whose events come after the newest one, whatever node has written that; returned as it was stored."""
    found = status_of(connection, change.table)
    if found is None or found.phase != TablePhase.PLAYING or change.progress is None:
        raise Refused(KiruError("error-not-now"))
    events = [replace(one, number=found.events + index) for index, one in enumerate(change.events)]
    progress = replace(change.progress, seq=found.seq, turn=found.events + len(events))
    stored = replace(change, first=found.events, events=events, progress=progress)
    append_all(connection, [stored])
    return stored


def event_rows(append: TableChange) -> list[tuple[Any, ...]]:
    table, origin, at = append.table, append.origin, append.at
    return [(table, *event_values(one), origin, at) for one in append.events]


def progress_row(append: TableChange) -> tuple[Any, ...]:
    values = progress_values(append.progress)  # events always tell how far the table is
    return (append.table, *values, append.first + len(append.events), append.at, append.seating)


def write_presences(connection: Connection, appends: list[TableChange]) -> None:
    """Which seats have come to a node and gone from it; their `seen` is new then, for others to notice.

    A few statements for all tables: decisions wait behind them when a whole node's people come back at once.
    """
    changes = [(append.table, append.presence) for append in appends if append.presence is not None]
    if not changes:
        return
    come = [(table, seat, one.node) for table, one in changes for seat in one.come]
    gone = [(table, seat, one.node) for table, one in changes for seat in one.gone]
    bulk_sql.delete_presences(connection, come + gone)
    if come:
        bulk_sql.insert_presences(connection, come)
    seen = {(table, seat, one.at) for table, one in changes for seat in (*one.come, *one.gone)}
    bulk_sql.update_seen(connection, sorted(seen))


def write(connection: Connection, change: TableChange) -> TableChange:
    """A change that looks first, as it was stored: refused if seats have changed hands or an older turn was meant."""
    check_seating(connection, change.table, change.seating)
    # Whoever decides sees the rows as they were before.
    stored = change if change.decide is None else replace(change, seats=decided(connection, change))
    progress = change.progress
    if progress is not None:
        if connection.execute(select(schema.tables.c.events).where(own(change.table))).scalar() != change.first:
            raise Conflict
        change_table(connection, change.table, **{name: getattr(progress, name) for name in PROGRESS})
        if progress.left is not None:
            change_seat(connection, change.table, progress.left[0], left_ms=progress.left[1])
    write_columns(connection, stored)
    return stored


def decided(connection: Connection, change: TableChange) -> SeatValues:
    """The fields of seats that change, those included that the store decides."""
    try:
        return change.seats | (change.decide(connection) if change.decide is not None else {})
    except KiruError as reason:
        raise Refused(reason) from reason


def write_columns(connection: Connection, change: TableChange) -> None:
    """The columns that a change names itself."""
    for seat, values in change.seats.items():
        if values:
            change_seat(connection, change.table, seat, **values)
    if change.row:
        change_table(connection, change.table, **stored_values(change.row))


def status_of(connection: Connection, table: str) -> StoredStatus | None:
    """What a table's row says of its game."""
    found = columns.named(schema.tables, StoredStatus)
    row = connection.execute(select(*found).where(own(table))).first()
    return None if row is None else StoredStatus(*row)


def own(table: str) -> Any:
    return schema.tables.c.id == table


def change_seat(connection: Connection, table: str, seat: int, **values: Any) -> None:
    """Change a seat; the other nodes read the row when they are told."""
    seats = schema.seats
    connection.execute(update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(**values))


def change_table(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(update(schema.tables).where(own(table)).values(**values))


def forget_names(connection: Connection, names: Mapping[tuple[str, int], str]) -> None:
    """Seats of people who are to be forgotten get other names; tables in memory read their rows again afterwards."""
    for (table, seat), name in names.items():
        change_seat(connection, table, seat, name=name)


def note_hand_over(connection: Connection, tables_of: Iterable[str]) -> None:
    """Seats of these tables have changed hands; every connection there follows once its node has heard of it."""
    tables = schema.tables
    for table in tables_of:
        connection.execute(update(tables).where(own(table)).values(seating=tables.c.seating + 1))


def note_archived(connection: Connection, table: str) -> None:
    """A table's events are packed away; nobody has it in memory then, and nothing that is shown of it changes."""
    change_table(connection, table, archived=True)


def check_seating(connection: Connection, table: str, seating: int) -> None:
    """Refuse what was asked for before seats changed hands; until the commit they cannot."""
    query = select(schema.tables.c.seating).where(own(table)).with_for_update(key_share=True)
    if connection.execute(query).scalar() != seating:
        raise KiruError("error-seats-changed")


class Marks:
    """Marks of appends: no two are alike, on whatever node they are made."""

    def __init__(self) -> None:
        self.node = secrets.token_hex(4)
        self.count = count()

    def next(self) -> str:
        return f"{self.node}{next(self.count):08x}"
