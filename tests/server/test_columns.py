"""The store's columns: named once, as wide as what they take, and words only where words are meant."""

import asyncio

import msgspec
import pytest
from sqlalchemy import select, text, update
from sqlalchemy.exc import StatementError

from kiru.server.store import bulk_sql, schema
from kiru.server.store.enums import SeatStatus, TablePhase
from kiru.server.store.models import PROGRESS, Event, Progress, SeatRow, TableRow
from kiru.server.tables.create_table import bot_named
from tests.server.people import node_on, table, wish

LONG_NAME = "architect-20000-plain"


def fields(kind: type[msgspec.Struct]) -> set[str]:
    return set(kind.__struct_fields__)


def test_every_column_of_a_table_is_a_field_of_its_row() -> None:
    assert fields(TableRow) - {"seats"} == set(schema.tables.c.keys())
    assert fields(SeatRow) == set(schema.seats.c.keys()) - {"table_id"}
    assert fields(Event) == set(schema.events.c.keys()) - {"table_id", "origin", "at"}
    assert set(PROGRESS) == fields(Progress) - {"left"}
    assert set(PROGRESS) < set(schema.tables.c.keys())


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
    assert bot_named(LONG_NAME) == LONG_NAME
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


def test_a_word_too_long_for_its_column_is_refused_not_cut(database: str) -> None:
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

    asyncio.run(run())
