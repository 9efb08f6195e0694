"""Which writes have been carried out: noted with them, so that one whose commit was not heard of is not done twice."""

from sqlalchemy import Connection, delete, insert

from kiru.server.store import schema
from kiru.server.store.models import now_ms

KEPT_MS = 600_000
"""A note is of use only until its write has been answered."""

NOTE = "insert into writes (id, at) select unnest(%s::varchar[]), %s on conflict do nothing returning id"


def note(connection: Connection, ids: list[str]) -> set[str]:
    """Note writes on PostgreSQL; those that are left out were committed before.

    A transaction with the same note that is still under way is waited for, whichever way it ends.
    """
    return set(connection.exec_driver_sql(NOTE, (sorted(ids), now_ms())).scalars())


def heartbeat(connection: Connection, mark: str) -> None:
    """A small write of its own, which shows that the database takes any; notes that are no longer needed go."""
    forget_old(connection)
    connection.execute(insert(schema.writes), [{"id": mark, "at": now_ms()}])


def forget_old(connection: Connection) -> None:
    writes = schema.writes
    connection.execute(delete(writes).where(writes.c.at < now_ms() - KEPT_MS))
