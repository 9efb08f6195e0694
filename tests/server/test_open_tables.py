"""Counting the tables under way: by the index, seldom, and never more than the limit."""

from typing import Any

import pytest
from sqlalchemy import event, text, update

from kiru.core.errors import KiruError
from kiru.server.store import schema, tables
from kiru.server.store.models import now_ms
from kiru.server.store.open_tables import RECOUNT_SECONDS
from tests.server.people import node_on, table, wish


async def test_the_index_alone_tells_how_many_tables_are_open(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        query = tables.open_tables(0, 5).compile(node.store.engine, compile_kwargs={"literal_binds": True})
        explain = text(f"explain query plan {query}")
        plan = await node.store.read(lambda connection: [row[3] for row in connection.execute(explain)])
        found = "COVERING INDEX tables_phase_changed (phase=? AND archived=? AND changed>?)"
        assert [found in step for step in plan if "tables" in step] == [True]


async def test_a_table_costs_no_count_of_all_the_others(database: str) -> None:
    """Many tables, one count; after a while it is taken anew, so that what has ended makes room."""
    async with node_on(database, max_tables=12) as node:
        counts: list[str] = []

        def note(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
            counts.extend([statement] if "count(" in statement else [])

        event.listen(node.store.engine, "before_cursor_execute", note)
        now = 0.0
        node.lobby.open_tables.clock = lambda: now
        for _ in range(12):
            await node.lobby.create(wish("Ada", "Bel", claim=[]), None, "en")
        with pytest.raises(KiruError, match="error-full"):
            await table(node, "Ada", "Bel")
        assert len(counts) == 1
        over = update(schema.tables).values(phase="over")
        await node.store.write(lambda connection: connection.execute(over))
        now = RECOUNT_SECONDS
        await table(node, "Ada", "Bel")
        assert len(counts) == 2


async def test_no_more_tables_are_counted_than_the_limit_and_old_ones_do_not_count(database: str) -> None:
    async with node_on(database) as node:
        for _ in range(5):
            await node.lobby.create(wish("Ada", "Bel", claim=[]), None, "en")

        async def count(since: int, most: int) -> int:
            query = tables.open_tables(since, most)
            found: int = await node.store.read(lambda connection: connection.execute(query).scalar_one())
            return found

        assert [await count(0, 100), await count(0, 3), await count(now_ms() + 1000, 100)] == [5, 3, 0]
