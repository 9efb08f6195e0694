"""The store's columns: named once, as wide as what they take, and words only where words are meant."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import select, text, update
from sqlalchemy.exc import StatementError

import kiru
from kiru.server.lobby.seat_names import bot_named
from kiru.server.store import bulk_sql, schema
from kiru.server.store.enums import SeatStatus, TablePhase
from kiru.server.store.models import PROGRESS, STRUCTURED, Progress, StoredStatus
from tests.server.people import node_on, table, wish

LONG_NAME = "architect-20000-explicit-plain-builder"


SCRATCH = """
import asyncio, sys
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from kiru.server.settings import Settings
from kiru.server.store import schema, tables
from kiru.server.store.enums import DealerKind, SeatKind
from kiru.server.store.migrate import upgrade
from kiru.server.store.models import SeatRow, TableRow
from kiru.server.store.people.schema import whole_store
from kiru.server.store.store import Store

store = Store(Settings(database=sys.argv[1]))
upgrade(store.engine)
seats = (SeatRow(0, SeatKind.PERSON, None, "Ada", mood="calm"), SeatRow(1, SeatKind.PERSON, None, "Bel"))
row = TableRow(id="scratch123", game="babylon", ruleset=1, box="", players=2, options={}, dealer=DealerKind.RANDOM,
               seed="1", created=1, changed=1, seats=seats, wish={"quiet": 1})

async def run():
    store.start()
    await store.write(lambda connection: tables.create(connection, row, []))
    assert await store.head(row.id) == row, await store.head(row.id)
    store.close()

asyncio.run(run())
with store.engine.connect() as connection:
    assert compare_metadata(MigrationContext.configure(connection), whole_store) == []
print(schema.tables.c.wish.type, schema.seats.c.mood.type)
"""
MIGRATION = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "9999", "{last}"
def upgrade() -> None:
    op.add_column("tables", sa.Column("wish", sa.Text, nullable=False, server_default="null"))
    op.add_column("seats", sa.Column("mood", sa.String(20)))
"""


def test_a_new_column_is_one_line_and_a_migration(tmp_path: Path) -> None:
    """In a copy of the sources; columns that hold JSON included."""
    source, copy = Path(kiru.__file__).parent, tmp_path / "kiru"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__", "web_dist"))
    models = copy / "server/store/models.py"
    text = models.read_text("utf-8")
    for old, line in (
        ("    muted: bool = False\n", "    mood: Annotated[str, String(20)] | None = None\n"),
        ("    listed: bool = False\n", "    wish: dict[str, int] | None = None\n"),
    ):
        assert text.count(old) == 1
        text = text.replace(old, old + line)
    models.write_text(text, "utf-8")
    versions = copy / "server/store/migrations/versions"
    last = max(path.name.partition("_")[0] for path in versions.glob("0*.py"))
    (versions / "9999_scratch.py").write_text(MIGRATION.format(last=last), "utf-8")
    env = os.environ | {"PYTHONPATH": str(tmp_path), "KIRU_INTERPRETED": "1"}
    command = [sys.executable, "-c", SCRATCH, f"sqlite:///{tmp_path}/scratch.db"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (0, "TEXT VARCHAR(20)\n"), done.stderr


def test_rows_that_name_a_few_columns_name_columns_of_the_table() -> None:
    assert set(PROGRESS) == set(Progress.__struct_fields__) - {"left"}
    for kind in (Progress, StoredStatus):
        assert set(kind.__struct_fields__) - {"left"} < set(schema.tables.c.keys())
    assert set(STRUCTURED) == {"options", "allow", "clock", "ended", "offer", "series"}


def test_statements_take_names_and_types_from_the_schema() -> None:
    assert bulk_sql.typed(schema.tables, "id", "phase", "asked", "due", "look") == {
        "id": "varchar",
        "phase": "varchar",
        "asked": "smallint",
        "due": "bigint",
        "look": "boolean",
    }
    assert set(bulk_sql.EVENTS) == set(schema.events.c.keys())


async def test_the_longest_name_of_a_bot_is_stored_whole(database: str) -> None:
    assert bot_named(LONG_NAME, "hanging_gardens") == LONG_NAME
    async with node_on(database) as node:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": LONG_NAME}]
        made = await node.lobby.create(wish(seats=seats, claim=[0]), None, "en")
        row = await node.store.head(made.table)
        assert row is not None
        assert row.seats[1].bot == LONG_NAME


async def test_words_of_the_store_are_enums_when_they_are_read(database: str) -> None:
    async with node_on(database) as node:
        room, _ = await table(node, "Ada", "Bel")
        row = await node.store.head(room.table.id)
        assert row is not None
        assert row.phase is TablePhase.PLAYING
        assert [seat.status for seat in row.seats] == [SeatStatus.TAKEN] * 2
        wrong = update(schema.tables).values(phase="asleep")
        with pytest.raises(StatementError, match="asleep"):
            await node.store.write(lambda connection: connection.execute(wrong))
        plain = await node.store.read(lambda connection: connection.execute(text("select phase from tables")).all())
        assert [tuple(one) for one in plain] == [("playing",)]


async def test_a_word_too_long_for_its_column_is_refused_not_cut(database: str) -> None:
    """A cast to the column's length would cut it off in silence."""

    async def run() -> None:
        async with node_on(database) as node:
            room, _ = await table(node, "Ada", "Bel")
            if node.store.settings.is_sqlite:
                return
            row = (room.table.id, 0, "n" * 17)
            with pytest.raises(Exception, match="too long"):
                await node.store.write(lambda connection: bulk_sql.insert_presences(connection, [row]))
            kept = select(schema.presences.c.node)
            assert "n" * 16 not in await node.store.read(lambda found: found.execute(kept).scalars().all())

    await run()
