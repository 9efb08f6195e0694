"""The statements behind every decision and every coming and going, each for many tables at once, in the driver's words.

One statement for all rows, not one for each: between two of them the thread that writes would have to wait for the one
that speaks with the players.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection

EVENTS = {
    "table_id": "varchar",
    "number": "integer",
    "seat": "smallint",
    "action": "varchar",
    "forced": "boolean",
    "key": "varchar",
    "origin": "varchar",
    "at": "bigint",
}
TABLES = {
    "id": "varchar",
    "phase": "varchar",
    "seq": "integer",
    "asked": "smallint",
    "asked_bot": "boolean",
    "asked_at": "bigint",
    "turn": "integer",
    "due": "bigint",
    "falls": "bigint",
    "events": "integer",
    "changed": "bigint",
    "seating": "integer",
}
CLOCKS = {"table_id": "varchar", "seat": "smallint", "left_ms": "bigint"}
PRESENCES = {"table_id": "varchar", "seat": "smallint", "node": "varchar"}
SEEN = {"table_id": "varchar", "seat": "smallint", "at": "bigint"}
"""The columns of each statement's rows, with their types."""

Row = tuple[Any, ...]
MOST_VALUES = 20_000
"""Values in one statement; SQLite takes 32,766."""


def insert_events(connection: Connection, rows: list[Row]) -> None:
    names = ", ".join(EVENTS)
    execute(connection, EVENTS, rows, f"insert into events ({names}) select {names} from given")


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
    names = ", ".join(PRESENCES)
    execute(connection, PRESENCES, rows, f"insert into presences ({names}) select {names} from given")


def update_seen(connection: Connection, rows: list[Row]) -> None:
    """When each seat was last seen, later than before whatever the nodes' time says."""
    later = "case when seats.seen < given.at then given.at else seats.seen + 1 end"
    same = "seats.table_id = given.table_id and seats.seat = given.seat"
    execute(connection, SEEN, rows, f"update seats set seen = {later} from given where {same}")


def execute(connection: Connection, columns: dict[str, str], rows: list[Row], statement: str) -> None:
    """Carry out a statement on the table `given`, which is the rows."""
    for part in parts(rows, MOST_VALUES // len(columns)):
        if connection.dialect.name == "sqlite":
            values = tuple(value for row in part for value in row)
            connection.exec_driver_sql(f"with {values_given(tuple(columns), len(part))} {statement}", values)
        else:
            arrays = tuple(list(column) for column in zip(*part, strict=True))
            connection.exec_driver_sql(f"with {arrays_given(tuple(columns.items()))} {statement}", arrays)


def parts(rows: list[Row], size: int) -> Iterator[list[Row]]:
    for start in range(0, len(rows), size):
        yield rows[start : start + size]


@lru_cache(maxsize=500)
def values_given(columns: tuple[str, ...], count: int) -> str:
    """The rows as SQLite takes them: value by value."""
    row = f"({', '.join('?' * len(columns))})"
    return f"given ({', '.join(columns)}) as (values {', '.join([row] * count)})"


@lru_cache(maxsize=10)
def arrays_given(columns: tuple[tuple[str, str], ...]) -> str:
    """The rows as PostgreSQL takes them: an array a column."""
    arrays = ", ".join(f"%s::{kind}[]" for _, kind in columns)
    return f"given ({', '.join(name for name, _ in columns)}) as (select * from unnest({arrays}))"
