"""The store: migrations up from the first, backup and restore, archives, snapshots."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, create_engine, func, insert, inspect, select, text

from kiru.bench.postgres import Postgres
from kiru.cli.app import run as kiru
from kiru.core.errors import KiruError
from kiru.server.ops import archive, backup
from kiru.server.settings import Settings
from kiru.server.store import migrate, schema, tokens
from kiru.server.store.chat_lines import ChatLine
from kiru.server.store.store import open_engine
from tests.server.connections import Server
from tests.server.people import act, node_on, play, reopen, table, undo

FIRST = "0001"


def old_rows(number: int) -> dict[str, list[dict[str, Any]]]:
    """A table as the first version of the store wrote it: two seats, a token, no decision yet."""
    name = f"oldtable{number:02d}"
    row = {"id": name, "game": "hanging_gardens", "ruleset": 1, "box": "standard", "box_text": "", "players": 2}
    row |= {"options": "{}", "dealer": "seeded", "seed": "semiramis", "base": 0, "look": False, "listed": True}
    row |= {"allow": "{}", "clock": "{}", "created": 1, "changed": 1, "phase": "waiting", "ended": "null", "events": 0}
    row |= {"seq": 0, "asked_bot": False, "turn": 0, "archived": False}
    seat = {"table_id": name, "kind": "person", "status": "taken", "muted": False, "seen": 0, "notified": -1}
    seats = [seat | {"seat": number, "name": word} for number, word in enumerate(("Ada", "Bel"))]
    token = {"hash": tokens.hashed("secret"), "table_id": name, "kind": "seat", "seat": 0, "used": False}
    return {"tables": [row], "seats": seats, "tokens": [token]}


async def test_migrations_run_up_from_the_first_and_keep_what_was_there(database: str) -> None:
    engine = open_engine(Settings(database=database))
    assert migrate.current(engine) is None
    migrate.upgrade(engine, FIRST)
    assert migrate.current(engine) == FIRST
    known = MetaData()
    known.reflect(engine)
    with engine.begin() as connection:
        for name, rows in old_rows(1).items():
            connection.execute(insert(known.tables[name]), rows)
    engine.dispose()
    async with node_on(database) as node:
        assert migrate.current(node.store.engine) == migrate.newest()
        room = await node.lobby.room("oldtable01")
        await room.begin()
        assert (await node.lobby.rights("oldtable01", None, ["secret"])).seats == {0}
        assert await play(room) > 20
        assert room.table.phase == "over"


def test_the_migrations_end_in_the_schema_the_server_uses(database: str) -> None:
    engine = open_engine(Settings(database=database))
    migrate.upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        for one in schema.metadata.sorted_tables:
            assert {column["name"] for column in inspect(connection).get_columns(one.name)} == set(one.columns.keys())
    migrate.upgrade(engine)
    engine.dispose()


def test_two_nodes_may_migrate_at_once(postgres_server: Postgres, tmp_path: Path) -> None:
    database = postgres_server.database()
    nodes = [Server(database, tmp_path) for _ in range(2)]
    try:
        for node in nodes:
            node.start(wait=False)
        for node in nodes:
            node.wait()
            assert "Traceback" not in node.logged()
    finally:
        for node in nodes:
            node.kill()
    engine = open_engine(Settings(database=database))
    assert migrate.current(engine) == migrate.newest()
    engine.dispose()


async def busy_store(database: str) -> tuple[str, str, list[Any]]:
    """A store with a finished game, one under way with undone decisions and chat; the ids of both and the steps."""
    async with node_on(database, snapshot_every=20) as node:
        over, _ = await table(node, "Ada", "Bel")
        await play(over)
        room, made = await table(node, "Cyrus", "Dido")
        for number in range(30):
            await play(room, 1, seed=number)
            seat = room.loaded.undo_seat()
            if seat is not None and number % 4 == 0:
                await room.undo(seat, undo(room, seat))
        await room.say(ChatLine(0, "Cyrus", "hello", "", 1, "0 k1"))
        return over.table.id, made.table, list(room.match.steps)


def counted(database: str) -> dict[str, int]:
    engine = open_engine(Settings(database=database))
    with engine.connect() as connection:
        found = {one.name: connection.execute(select(func.count()).select_from(one)).scalar_one() for one in TABLES}
    engine.dispose()
    return found


TABLES = schema.metadata.sorted_tables


async def test_a_backup_goes_from_either_store_into_either(
    postgres_server: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two, three = f"sqlite:///{tmp_path}/1.db", postgres_server.database(), f"sqlite:///{tmp_path}/3.db"
    over, playing, steps = await busy_store(one)
    assert kiru(["backup", str(tmp_path / "a.kiru.gz"), "--database", one]) == 0
    assert kiru(["restore", str(tmp_path / "a.kiru.gz"), "--database", two]) == 0
    assert kiru(["backup", str(tmp_path / "b.kiru.gz"), "--database", two]) == 0
    assert kiru(["restore", str(tmp_path / "b.kiru.gz"), "--database", three]) == 0
    assert counted(one) == counted(two) == counted(three)
    assert kiru(["restore", str(tmp_path / "b.kiru.gz"), "--database", three]) == 2
    assert "not empty" in capsys.readouterr().err

    async def run(database: str) -> None:
        async with node_on(database) as node:
            assert (await node.lobby.room(over)).table.phase == "over"
            room = await node.lobby.room(playing)
            assert room.match.steps == steps
            await play(room)
            assert room.table.phase == "over"

    for database in (two, three):
        await run(database)


def test_a_backup_of_no_database_is_refused_and_makes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert kiru(["backup", "out.kiru.gz"]) == 2
    assert kiru(["backup", "out.kiru.gz", "--database", f"sqlite:///{tmp_path}/deep/none.db"]) == 2
    assert list(tmp_path.iterdir()) == []
    create_engine(f"sqlite:///{tmp_path}/other.db").connect().exec_driver_sql("create table birds (name)").close()
    assert kiru(["backup", "out.kiru.gz", "--database", f"sqlite:///{tmp_path}/other.db"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert all("There is no database of Kiru at sqlite:///" in line for line in lines)
    (tmp_path / "text.db").write_text("no database at all, whatever its name says\n" * 50)
    assert kiru(["backup", "out.kiru.gz", "--database", f"sqlite:///{tmp_path}/text.db"]) == 2
    assert kiru(["backup", "out.kiru.gz", "--database", "postgresql://kiru@127.0.0.1:1/kiru"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert all("cannot be opened" in line for line in lines)
    assert not (tmp_path / "out.kiru.gz").exists()


async def test_a_backup_is_taken_while_the_server_runs(sqlite: str, tmp_path: Path) -> None:
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel")
        playing = asyncio.create_task(play(room))
        settings = Settings(database=sqlite)
        await asyncio.to_thread(backup.backup, settings, tmp_path / "live.gz")
        await playing
        copy = Settings(database=f"sqlite:///{tmp_path}/copy.db")
        backup.restore(copy, tmp_path / "live.gz")
        async with node_on(copy.database) as other:
            then = await other.lobby.room(made.table)
            assert then.match.steps == room.match.steps[: len(then.match.steps)]
            await play(then)
            assert then.table.phase == "over"


async def test_a_damaged_backup_is_refused_and_leaves_nothing_behind(sqlite: str, tmp_path: Path) -> None:
    await busy_store(sqlite)
    whole = tmp_path / "whole.gz"
    backup.backup(Settings(database=sqlite), whole)
    inner = gzip.decompress(whole.read_bytes())
    damaged = {
        "cut": whole.read_bytes()[:-2000],
        "short": gzip.compress(inner[: len(inner) // 2]),
        "no end": gzip.compress(inner[:-10]),
        "foreign": gzip.compress(b"\0\0\0\4\x81\xa1a\1"),
        "plain": b"this is no backup",
        "empty": b"",
    }
    for name, data in damaged.items():
        file = tmp_path / "damaged.gz"
        file.write_bytes(data)
        target = f"sqlite:///{tmp_path}/{name.replace(' ', '-')}.db"
        with pytest.raises(KiruError, match="error-backup"):
            backup.restore(Settings(database=target), file)
        engine = create_engine(target)
        with engine.connect() as connection:
            is_there = inspect(connection).has_table("tables")
            assert not is_there or connection.execute(text("select count(*) from tables")).scalar() == 0
        engine.dispose()
    with pytest.raises(KiruError, match="error-file-unreadable"):
        backup.restore(Settings(database=f"sqlite:///{tmp_path}/x.db"), tmp_path / "nowhere.gz")


async def test_old_tables_are_archived_and_never_lost(database: str) -> None:
    over, playing, steps = await busy_store(database)
    async with node_on(database) as node:
        room = await node.lobby.room(over)
        before, events = list(room.match.steps), room.table.events
        assert await archive.archive_old(node.lobby, 1) == 0, "yesterday is not old"
        node.lobby.rooms.clear()
        assert await archive.archive_old(node.lobby, -1) == 1
        assert await archive.archive_old(node.lobby, -1) == 0, "once is enough"
        rows = select(func.count()).select_from(schema.events).where(schema.events.c.table_id == over)
        assert await node.store.read(lambda one: one.execute(rows).scalar()) == 0
        room = await node.lobby.room(over)
        assert (room.match.steps, room.table.events, room.table.phase) == (before, events, "over")
        kept = await node.store.read(lambda one: archive.read_all(one, over))
        assert len(kept) == events
        assert (await node.lobby.room(playing)).match.steps == steps


async def test_a_table_opens_from_its_snapshot_and_few_events(database: str) -> None:
    """However long a game has become, opening reads one snapshot and at most `snapshot_every` events."""
    async with node_on(database, snapshot_every=15) as node:
        room, made = await table(node, "Ada", "Bel", "Cyrus")
        for number in range(40):
            await play(room, 1, seed=number)
            await node.store.write(lambda connection: None)
            history = await node.store.open(made.table)
            assert history is not None
            assert [event.action for event in history.steps] == [
                room.match.notation.text(step.action) for step in room.match.steps
            ]
            assert room.table.events - history.snapshot < 15 + 8
        assert history.snapshot > 15
        await play(room)
        await node.store.write(lambda connection: None)
        opened = await reopen(node, made.table)
        assert opened.snapshot == opened.table.events
        assert opened.match.state.key() == room.match.state.key()


async def test_a_store_that_stays_away_is_an_error_and_not_a_loss(postgres_server: Postgres) -> None:
    async with node_on(postgres_server.database(), store_patience=0.3) as node:
        room, _ = await table(node, "Ada", "Bel")
        await play(room, 3)
        steps = list(room.match.steps)
        request = act(room, key="while away")
        postgres_server.stop("immediate")
        try:
            with pytest.raises(KiruError, match="error-store-away"):
                await room.act(request.seat, request)
        finally:
            postgres_server.start()
        await room.act(request.seat, request)
        assert room.match.steps[: len(steps)] == steps
        assert len(room.match.steps) > len(steps)
        length = len(room.match.steps)
        await room.act(request.seat, request)
        assert len(room.match.steps) == length
