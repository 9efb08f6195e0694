"""Tables at rest: their whole history in one row, and still a table like any other."""

from functools import partial

from sqlalchemy import Connection, delete, insert, select

from kiru.server.lobby.lobby import Lobby
from kiru.server.store import changes, schema
from kiru.server.store.enums import TablePhase
from kiru.server.store.models import Event, apply_event, now_ms
from kiru.server.store.snapshots import pack, unpack
from kiru.server.store.store import read_events

DAY = 86_400_000
MOST = 100


async def archive_old(lobby: Lobby, days: float) -> int:
    """Pack the tables that nobody has changed for so long; how many that were."""
    tables = schema.tables
    old = now_ms() - round(days * DAY)
    query = select(tables.c.id).where(
        tables.c.archived.is_(False), tables.c.changed < old, tables.c.phase == TablePhase.OVER
    )
    found = await lobby.store.read(lambda connection: connection.execute(query.limit(MOST)).scalars().all())
    for table in found:
        if table not in lobby.rooms:
            await lobby.store.write(partial(archive, table=table))
    return len(found)


def archive(connection: Connection, table: str) -> None:
    """Move a table's events into one packed row; the snapshot keeps the decisions in force at hand."""
    events = read_all(connection, table)
    steps: list[Event] = []
    base = connection.execute(select(schema.tables.c.base).where(schema.tables.c.id == table)).scalar() or 0
    snapshots = schema.snapshots
    if base:
        oldest = select(snapshots.c.body).where(snapshots.c.table_id == table).order_by(snapshots.c.events)
        body = connection.execute(oldest).scalar()
        steps = unpack(body)[:base] if body else []
    for event in events:
        apply_event(steps, event)
    count = base + len(events)
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
    connection.execute(insert(snapshots), [{"table_id": table, "events": count, "body": pack(steps)}])
    connection.execute(insert(schema.archives), [{"table_id": table, "events": pack(events), "at": now_ms()}])
    connection.execute(delete(schema.events).where(schema.events.c.table_id == table))
    changes.note_archived(connection, table)


def read_all(connection: Connection, table: str) -> list[Event]:
    """Every event of a table, from its rows or from its archive."""
    archives = schema.archives
    body = connection.execute(select(archives.c.events).where(archives.c.table_id == table)).scalar()
    return unpack(body) if body is not None else read_events(connection, table, 0)
