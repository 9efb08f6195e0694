"""How what a table is to become is written: the events of many at once, or one change that looks first."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, select, update

from kiru.core.errors import KiruError
from kiru.server.store import bulk_sql, schema
from kiru.server.store.models import PROGRESS, Event, Progress, TableChange, stored_values

event_values: Callable[[Event], tuple[Any, ...]] = attrgetter(*Event.__struct_fields__)
progress_values: Callable[[Progress | None], tuple[Any, ...]] = attrgetter(
    *("phase.value" if name == "phase" else name for name in PROGRESS)
)
"""The phase as a plain word: SQLite's driver would look for an adapter of the enum every time."""


class Conflict(Exception):
    """Another node has written that event first."""


class Repeated(Exception):
    """The request's key is in the history already: it has been carried out before."""


def append_all(connection: Connection, appends: list[TableChange]) -> None:
    """Many tables' events in two or three statements."""
    rows = [row for append in appends for row in event_rows(append)]
    if rows:
        bulk_sql.insert_events(connection, rows)
    bulk_sql.update_tables(connection, [progress_row(append) for append in appends])
    clocks = [(one.table, *one.progress.left) for one in appends if one.progress and one.progress.left is not None]
    if clocks:
        bulk_sql.update_clocks(connection, clocks)
    for append in appends:
        if append.seats or append.row:
            write_columns(connection, append)


def append_one(connection: Connection, append: TableChange) -> None:
    """One table's events; events of somebody else at that place, or a key used before, refuse it."""
    events = schema.events
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


def event_rows(append: TableChange) -> list[tuple[Any, ...]]:
    table, origin, at = append.table, append.origin, append.at
    return [(table, *event_values(one), origin, at) for one in append.events]


def progress_row(append: TableChange) -> tuple[Any, ...]:
    values = progress_values(append.progress)  # events always tell how far the table is
    return (append.table, *values, append.first + len(append.events), append.at, append.seating)


def write(connection: Connection, change: TableChange) -> None:
    """A change without events: refused if seats have changed hands since, or if it is about an older turn."""
    check_seating(connection, change.table, change.seating)
    progress = change.progress
    if progress is not None:
        if connection.execute(select(schema.tables.c.events).where(own(change.table))).scalar() != change.first:
            raise Conflict
        change_table(connection, change.table, **{name: getattr(progress, name) for name in PROGRESS})
        if progress.left is not None:
            change_seat(connection, change.table, progress.left[0], left_ms=progress.left[1])
    write_columns(connection, change)


def write_columns(connection: Connection, change: TableChange) -> None:
    """The columns that a change names itself."""
    for seat, values in change.seats.items():
        change_seat(connection, change.table, seat, **values)
    if change.row:
        change_table(connection, change.table, **stored_values(change.row))


def own(table: str) -> Any:
    return schema.tables.c.id == table


def change_seat(connection: Connection, table: str, seat: int, **values: Any) -> None:
    """Change a seat; the other nodes read the row when they are told."""
    seats = schema.seats
    connection.execute(update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(**values))


def change_table(connection: Connection, table: str, **values: Any) -> int:
    return connection.execute(update(schema.tables).where(own(table)).values(**values)).rowcount


def check_seating(connection: Connection, table: str, seating: int) -> None:
    """Refuse what was asked for before seats changed hands; until the commit they cannot."""
    query = select(schema.tables.c.seating).where(own(table)).with_for_update(key_share=True)
    if connection.execute(query).scalar() != seating:
        raise KiruError("error-seats-changed")
