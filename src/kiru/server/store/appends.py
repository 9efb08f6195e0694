"""Events at the end of tables' histories: many tables at once, or one that looks first."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, select

from kiru.server.store import bulk_sql, schema
from kiru.server.store.models import PROGRESS, Append, Event, Progress

event_values: Callable[[Event], tuple[Any, ...]] = attrgetter(*Event.__struct_fields__)
progress_values: Callable[[Progress], tuple[Any, ...]] = attrgetter(
    *("phase.value" if name == "phase" else name for name in PROGRESS)
)
"""The phase as a plain word: SQLite's driver would look for an adapter of the enum every time."""


class Conflict(Exception):
    """Another node has written that event first."""


class Repeated(Exception):
    """The request's key is in the history already: it has been carried out before."""


def append_all(connection: Connection, appends: list[Append]) -> None:
    """Many tables' events in two or three statements."""
    rows = [row for append in appends for row in event_rows(append)]
    if rows:
        bulk_sql.insert_events(connection, rows)
    bulk_sql.update_tables(connection, [progress_row(append) for append in appends])
    clocks = [(append.table, *append.progress.left) for append in appends if append.progress.left is not None]
    if clocks:
        bulk_sql.update_clocks(connection, clocks)
    for append in appends:
        if append.extra is not None:
            append.extra(connection)


def append_one(connection: Connection, append: Append) -> None:
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


def event_rows(append: Append) -> list[tuple[Any, ...]]:
    table, origin, at = append.table, append.origin, append.at
    return [(table, *event_values(one), origin, at) for one in append.events]


def progress_row(append: Append) -> tuple[Any, ...]:
    values = progress_values(append.progress)
    return (append.table, *values, append.first + len(append.events), append.at, append.seating)
