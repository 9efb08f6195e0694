"""The statements behind every decision and every coming and going, each for many tables at once, in the driver's words.

One statement for all rows, not one for each: between two of them the thread that writes would have to wait for the one
that speaks with the players.
"""

import re
import sqlite3
from collections.abc import Callable
from functools import lru_cache
from itertools import chain
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql

from kiru.server.store import schema
from kiru.server.store.models import PROGRESS, Event

# The driver looks for an adapter of every value other than a plain number or text, and finds out by an exception that
# there is none: for these two it is told at once.
sqlite3.register_adapter(bool, int)
sqlite3.register_adapter(type(None), lambda nothing: nothing)


def typed(table: Table, *names: str) -> dict[str, str]:
    """Columns of the schema by their names, with the types that PostgreSQL knows them by.

    Without lengths: a cast to a length cuts off what is too long, the column itself refuses it.
    """
    return {name: LENGTH.sub("", table.c[name].type.compile(POSTGRES)).lower() for name in names}


LENGTH = re.compile(r"\(\d+\)")
POSTGRES = postgresql.dialect()  # type: ignore[no-untyped-call]
EVENTS = typed(schema.events, "table_id", *Event.__struct_fields__, "origin", "at")
TABLES = typed(schema.tables, "id", *PROGRESS, "events", "changed", "seating")
CLOCKS = typed(schema.seats, "table_id", "seat", "left_ms")
PRESENCES = typed(schema.presences, "table_id", "seat", "node")
SEEN = typed(schema.seats, "table_id", "seat", "seen")
"""The columns of each statement's rows, with their types."""

Row = tuple[Any, ...]
MOST_ROWS = 64
"""Rows in one statement of SQLite, which makes a plan for each number of them: so few plans are kept, and made once."""


def insert_events(connection: Connection, rows: list[Row]) -> None:
    insert(connection, "events", EVENTS, rows)


def update_tables(connection: Connection, rows: list[Row]) -> None:
    sets = ", ".join(f"{name} = given.{name}" for name in TABLES if name not in ("id", "events", "seating"))
    # Seats have changed hands meanwhile: an append without a number of events breaks the rule that there is one.
    sets += ", events = case when tables.seating = given.seating then given.events end"
    execute(connection, TABLES, rows, f"update tables set {sets} from given where tables.id = given.id")


def update_clocks(connection: Connection, rows: list[Row]) -> None:
    same = "seats.table_id = given.table_id and seats.seat = given.seat"
    execute(connection, CLOCKS, rows, f"update seats set left_ms = given.left_ms from given where {same}")


def delete_presences(connection: Connection, rows: list[Row]) -> None:
    names = ", ".join(PRESENCES)
    execute(connection, PRESENCES, rows, f"delete from presences where ({names}) in (select {names} from given)")


def insert_presences(connection: Connection, rows: list[Row]) -> None:
    insert(connection, "presences", PRESENCES, rows)


def update_seen(connection: Connection, rows: list[Row]) -> None:
    """When each seat was last seen, later than before whatever the nodes' time says."""
    later = "case when seats.seen < given.seen then given.seen else seats.seen + 1 end"
    same = "seats.table_id = given.table_id and seats.seat = given.seat"
    execute(connection, SEEN, rows, f"update seats set seen = {later} from given where {same}")


def insert(connection: Connection, table: str, columns: dict[str, str], rows: list[Row]) -> None:
    """Add rows to a table."""
    names = ", ".join(columns)
    if connection.dialect.name == "sqlite":
        execute_parts(connection, rows, lambda count: f"insert into {table} ({names}) {values(len(columns), count)}")
    else:
        execute(connection, columns, rows, f"insert into {table} ({names}) select {names} from given")


def execute(connection: Connection, columns: dict[str, str], rows: list[Row], statement: str) -> None:
    """Carry out a statement on the table `given`, which is the rows."""
    names = ", ".join(columns)
    if connection.dialect.name == "sqlite":
        given = f"with given ({names}) as"
        execute_parts(connection, rows, lambda count: f"{given} ({values(len(columns), count)}) {statement}")
    elif rows:
        arrays = tuple(list(column) for column in zip(*rows, strict=True))
        connection.exec_driver_sql(f"with {arrays_given(tuple(columns.items()))} {statement}", arrays)


def execute_parts(connection: Connection, rows: list[Row], statement: Callable[[int], str]) -> None:
    """Carry out SQLite's statement for so many rows, on some of them at a time."""
    for start in range(0, len(rows), MOST_ROWS):
        part = rows[start : start + MOST_ROWS]
        connection.exec_driver_sql(statement(len(part)), tuple(chain.from_iterable(part)))


@lru_cache(maxsize=500)
def values(width: int, count: int) -> str:
    """The rows as SQLite takes them: value by value."""
    row = f"({', '.join('?' * width)})"
    return f"values {', '.join([row] * count)}"


@lru_cache(maxsize=10)
def arrays_given(columns: tuple[tuple[str, str], ...]) -> str:
    """The rows as PostgreSQL takes them: an array a column."""
    arrays = ", ".join(f"%s::{kind}[]" for _, kind in columns)
    return f"given ({', '.join(name for name, _ in columns)}) as (select * from unnest({arrays}))"
