"""The records of somebody's finished games as one archive."""

import io
import zipfile
from datetime import UTC, datetime

from sqlalchemy import Connection

from kiru.core import record
from kiru.server.people import own_games
from kiru.server.people.own_games import Wanted
from kiru.server.store.enums import TablePhase
from kiru.server.store.store import read_history
from kiru.server.store.tables import browsers_of, with_seats
from kiru.server.tables import replay

MOST = 200
"""Records in one archive, the latest games first."""
MOST_DECISIONS = 100_000
"""Decisions in one archive: each is played again, which takes a processor a few seconds altogether."""


def archive(connection: Connection, device: bytes) -> bytes:
    """A ZIP of records, each named by its day, game and table."""
    query = own_games.own_tables(browsers_of(connection, device), Wanted(TablePhase.OVER)).limit(MOST)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as target:
        left = MOST_DECISIONS
        for table in with_seats(connection, query):
            left -= table.seq
            if left < 0:
                break
            day = datetime.fromtimestamp(table.changed / 1000, UTC).date().isoformat()
            target.writestr(f"{day}-{table.game}-{table.id}.kiru", record_of(connection, table.id))
    return packed.getvalue()


def record_of(connection: Connection, table: str) -> str:
    history = read_history(connection, table)
    assert history is not None
    kit, match = replay.replayed(history.table, history.steps)
    return record.write(replay.record_of(history.table, match, kit))
