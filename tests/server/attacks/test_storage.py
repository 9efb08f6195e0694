"""A process that dies between two statements, rows that were tampered with, backups of which a byte was flipped."""

import asyncio
import gzip
import logging
import os
import shutil
import signal
import sqlite3
import threading
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, delete, event, select, update

from kiru.cli.app import run as kiru
from kiru.core.errors import KiruError
from kiru.protocol.frames_in import Act, Undo
from kiru.server.lobby import seating
from kiru.server.node import Node
from kiru.server.ops import backup
from kiru.server.settings import Settings
from kiru.server.store import migrate, schema
from kiru.server.store.tables import Rights
from kiru.support import sealing
from tests.server.connections import FORKS
from tests.server.people import act, node_on, play, reopen, settings, table, undo

SEEDED = {"dealer": {"kind": "seeded", "seed": "semiramis"}}
CLOCK = {"clock": {"kind": "clock", "minutes": 60}}
MOST_STATEMENTS = 20
"""One decision takes far fewer."""


async def before_the_end(database: str) -> tuple[str, Act]:
    """A table one decision before its end, and that decision."""
    async with node_on(database) as node:
        over, _ = await table(node, "Ada", "Bel", **SEEDED, **CLOCK)
        decisions = await play(over)
        room, made = await table(node, "Ada", "Bel", **SEEDED, **CLOCK)
        await play(room, decisions - 1)
        seq, asked = len(room.match.steps), room.asked
        assert asked is not None
        return made.table, Act("last", seq, asked, over.match.notation.text(over.match.steps[seq].action))


def decide_and_die(database: str, table: str, decision: Act, statement: int) -> None:
    """Decide at a node whose process is killed as its writer begins the given statement."""

    async def run() -> None:
        node = Node(settings(database))
        begun = 0
        is_armed = False

        def trace(_: str) -> None:
            nonlocal begun
            if is_armed and threading.current_thread() is node.store.writer:
                begun += 1
                if begun == statement:
                    os.kill(os.getpid(), signal.SIGKILL)

        event.listen(node.store.engine, "connect", lambda connection, _: connection.set_trace_callback(trace))
        await node.start()
        await node.maintenance.stop()
        room = await node.lobby.room(table)
        is_armed = True
        await room.act(decision.seat, decision)
        await node.stop()

    asyncio.run(run())


def stored(file: Path, table: str) -> tuple[Any, ...]:
    """Where a table stands: by its row, by its events, by its clocks."""
    with sqlite3.connect(file) as connection:
        row = connection.execute("select phase, seq, asked, events from tables where id = ?", [table]).fetchone()
        events = connection.execute("select count(*) from events where table_id = ?", [table]).fetchone()
        clocks = connection.execute("select left_ms from seats where table_id = ? order by seat", [table]).fetchall()
    return *row, *events, *(left is not None for left in clocks)


async def test_a_process_that_dies_between_two_statements_leaves_all_or_nothing(tmp_path: Path) -> None:
    whole = tmp_path / "whole.db"
    name, decision = await before_the_end(f"sqlite:///{whole}")
    before = stored(whole, name)
    assert before[0] == "playing"
    found = []
    for statement in range(1, MOST_STATEMENTS):
        copy = tmp_path / f"{statement}.db"
        shutil.copy(whole, copy)
        process = FORKS.Process(target=decide_and_die, args=(f"sqlite:///{copy}", name, decision, statement))
        process.start()
        process.join(60)
        found.append(stored(copy, name))
        assert process.exitcode in (0, -signal.SIGKILL)
        if process.exitcode == 0:
            break
    after = found[-1]
    assert process.exitcode == 0, "the last one lived to tell the end"
    assert (after[0], after[3]) == ("over", after[4])
    assert len(found) > 4, "begin, events, row, clock and commit are statements of their own"
    assert set(found) == {before, after}


async def change_row(node: Node, table: str, **change: Any) -> None:
    await node.store.write(
        lambda connection: connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**change))
    )


COLUMNS = ("phase", "seq", "asked", "asked_bot", "events", "turn")


async def row_of(node: Node, table: str) -> dict[str, Any]:
    row = await node.store.head(table)
    assert row is not None
    return {name: getattr(row, name) for name in COLUMNS}


@pytest.mark.parametrize("decisions", [10, 10_000], ids=["under way", "over"])
async def test_a_row_that_disagrees_with_its_events_is_mended_from_them(
    database: str, decisions: int, caplog: pytest.LogCaptureFixture
) -> None:
    other = "over" if decisions == 10 else "playing"
    damages: list[dict[str, Any]] = [
        {"phase": other},
        {"seq": 1},
        {"events": 1},
        {"events": 10_000},
        {"asked": 1, "phase": "waiting"},
        {"phase": "playing", "seq": 3, "events": 4, "asked": None, "asked_bot": True},
    ]
    caplog.set_level(logging.WARNING)
    async with node_on(database, snapshot_every=40) as node:
        await node.maintenance.stop()
        room, made = await table(node, "Ada", "Bel")
        await play(room, decisions)
        await node.store.write(lambda connection: None)
        good = await row_of(node, made.table)
        for damage in damages:
            await change_row(node, made.table, **damage)
            caplog.clear()
            for _ in range(2):
                opened = await reopen(node, made.table)
                found = await row_of(node, made.table)
                assert {name: found[name] for name in good if name != "turn"} == {
                    name: good[name] for name in good if name != "turn"
                }, damage
                assert opened.table.phase == good["phase"]
                assert opened.match.steps == room.match.steps
            mended = [record for record in caplog.records if record.message == "table mended from its events"]
            assert len(mended) == 1, damage
        assert await play(opened, 1) == (decisions == 10), "it goes on"


async def test_a_finished_game_whose_row_was_left_behind_is_mended_without_being_opened(database: str) -> None:
    """What dying between two commits has left in stores of older versions."""

    async def prepare() -> str:
        async with node_on(database) as node:
            room, made = await table(node, "Ada", "Bel")
            await play(room)
            asked = {"phase": "playing", "asked": 0, "seq": room.table.seq - 1, "events": room.table.events - 1}
            await change_row(node, made.table, **asked)
            return made.table

    async def run(name: str) -> None:
        async with node_on(database) as node:
            for _ in range(500):
                if (await row_of(node, name))["phase"] == "over":
                    return
                await asyncio.sleep(0.02)
            raise AssertionError("nobody has mended it")

    await run(await prepare())


async def test_a_seat_that_gave_up_has_given_up_even_if_its_row_has_not_heard_of_it(database: str) -> None:
    async with node_on(database) as node:
        await node.maintenance.stop()
        room, made = await table(node, "Ada", "Bel")
        await play(room, 5)
        noted = {"phase": "playing", "seq": room.table.seq, "asked": room.asked, "events": room.table.events}
        await seating.resign(node.lobby, made.table, Rights({0}, False), 0)

        def forget(connection: Connection) -> None:
            seats = schema.seats
            taken = update(seats).where(seats.c.table_id == made.table, seats.c.seat == 0)
            connection.execute(taken.values(status="taken", bot=None))
            connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == made.table))

        await node.store.write(forget)
        await change_row(node, made.table, ended="null", **noted)
        await reopen(node, made.table)
        row = await node.store.head(made.table)
        assert row is not None
        assert (row.phase, row.ended, row.asked) == ("over", {"kind": "resigned", "seat": 0}, None)
        assert row.seats[0].status == "resigned"


async def test_a_key_that_was_used_for_something_else_is_refused(database: str) -> None:
    """For decisions and for taking them back, known from memory or from the store alone."""
    async with node_on(database, snapshot_every=5) as node:
        room, made = await table(node, "Ada", "Bel")
        first = act(room, key="mine")
        await room.act(first.seat, first)
        await play(room, 12)
        for forget in (False, True):
            if forget:
                room = await reopen(node, made.table)
                room.keys.clear()
            steps = list(room.match.steps)
            await room.act(first.seat, first)
            loud = Act("mine", first.seq, first.seat, f"  {first.action.upper()} ")
            await room.act(first.seat, loud)
            while room.asked != first.seat:
                await play(room, 1)
            steps = list(room.match.steps)
            for other in (
                Act("mine", first.seq, first.seat, "pass the salt"),
                Act("mine", first.seq + 1, first.seat, first.action),
                Act("mine", len(steps), first.seat, act(room).action),
            ):
                with pytest.raises(KiruError, match="error-key-used"):
                    await room.act(other.seat, other)
            with pytest.raises(KiruError, match="error-key-used"):
                await room.undo(first.seat, Undo("mine", first.seq, first.seat))
            assert room.match.steps == steps, "nothing has happened"


async def test_the_seq_of_an_old_request_is_found_behind_undone_decisions(database: str) -> None:
    async with node_on(database) as node:
        room, made = await table(node, "Ada", "Bel")
        sent: list[Act] = []
        random = Random(3)
        while len(sent) < 25 and room.asked is not None:
            request = act(room, random=random)
            await room.act(request.seat, request)
            sent.append(request)
            seat = room.loaded.undo_seat()
            if seat is not None and random.random() < 0.3:
                await room.undo(seat, undo(room, seat))
        for request in sent:
            found = await node.store.carried_out(made.table, f"{request.seat} {request.key}")
            assert found is not None
            assert (found.seq, found.action) == (request.seq, request.action)
        assert await node.store.carried_out(made.table, "0 never") is None


@pytest.fixture(scope="module")
def sealed(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup with a game in it."""
    folder = tmp_path_factory.mktemp("backup")

    async def run() -> None:
        async with node_on(f"sqlite:///{folder}/kiru.db") as node:
            room, _ = await table(node, "Ada", "Bel")
            await play(room, 20)

    asyncio.run(run())
    backup.backup(Settings(database=f"sqlite:///{folder}/kiru.db"), folder / "whole.gz")
    return (folder / "whole.gz").read_bytes()


def unsealed(sealed: bytes) -> bytes:
    """The same backup as an older version wrote it."""
    inner = gzip.decompress(sealed[: -sealing.LENGTH])
    return gzip.compress(inner.replace(backup.MAGIC.encode(), backup.UNSEALED.encode(), 1))


def unpacked(data: bytes) -> bytes:
    """What is packed, or nothing where the packing is broken."""
    try:
        return gzip.decompress(data)
    except (OSError, EOFError, zlib.error):
        return b""


def flipped(data: bytes, random: Random, count: int) -> list[tuple[int, bytes]]:
    """Copies with one byte changed: everywhere in head and tail, here and there between."""
    ends = [*range(40), *range(len(data) - 120, len(data))]
    places = [*ends, *(random.randrange(len(data)) for _ in range(count))]
    return [(at, data[:at] + bytes([data[at] ^ random.randrange(1, 256)]) + data[at + 1 :]) for at in places]


def test_a_flipped_byte_in_a_backup_is_one_sentence(
    sealed: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, target = tmp_path / "flipped.gz", tmp_path / "new.db"
    for at, data in flipped(sealed, Random(5), 250):
        file.write_bytes(data)
        assert kiru(["restore", str(file), "--database", f"sqlite:///{target}"]) == 2, at
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1), (at, err)
        assert "backup" in err
        assert not target.exists(), "nothing is begun"
    file.write_bytes(sealed)
    assert kiru(["restore", str(file), "--database", f"sqlite:///{target}"]) == 0


def test_a_backup_of_an_older_version_is_restored_or_refused_in_one_sentence(sealed: bytes, tmp_path: Path) -> None:
    """Its checksum guards what is packed, not the packing: there, a change may change nothing."""
    old = unsealed(sealed)
    file = tmp_path / "old.gz"
    file.write_bytes(old)
    whole = backup.restore(Settings(database=f"sqlite:///{tmp_path}/new.db"), file)
    assert whole > 20
    refused = 0
    for number, (at, data) in enumerate(flipped(old, Random(6), 60)):
        file.write_bytes(data)
        target = Settings(database=f"sqlite:///{tmp_path}/{number}.db")
        if unpacked(data) == unpacked(old):
            assert backup.restore(target, file) == whole, at
        else:
            refused += 1
            with pytest.raises(KiruError, match="error-backup"):
                backup.restore(target, file)
    assert refused > 200, "a change of what is packed is always noticed"


def test_a_backup_without_its_seal_is_refused(sealed: bytes, tmp_path: Path) -> None:
    file = tmp_path / "cut.gz"
    file.write_bytes(sealed[: -sealing.LENGTH])
    with pytest.raises(KiruError, match="error-backup"):
        backup.restore(Settings(database=f"sqlite:///{tmp_path}/new.db"), file)


def test_rows_that_fit_no_table_make_no_traceback(sealed: bytes, tmp_path: Path) -> None:
    """A backup that is whole, and yet made by somebody else."""
    inner = gzip.decompress(sealed[: -sealing.LENGTH])
    newest, unknown = migrate.newest().encode(), b"99" + migrate.newest()[2:].encode()
    for old, new in ((b"game", b"gane"), (newest, unknown), (b"tables", b"tablet"), (b"revision", b"revizion")):
        body = gzip.compress(inner.replace(old, new))
        file = tmp_path / "foreign.gz"
        file.write_bytes(body)
        with file.open("rb") as source:
            file.write_bytes(body + sealing.seal_of(sealing.digest_of(source)))
        with pytest.raises(KiruError, match=r"error-(backup|database)"):
            backup.restore(Settings(database=f"sqlite:///{tmp_path}/{new.decode()}.db"), file)


async def test_notes_of_writes_are_forgotten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with node_on(database) as node:
        monkeypatch.setattr("kiru.server.store.store.HEARTBEAT_SECONDS", 0.0)
        for _ in range(5):
            await table(node, "Ada", "Bel")
        monkeypatch.setattr("kiru.server.store.written.KEPT_MS", -1_000)
        assert await node.store.is_alive()
        count = await node.store.read(lambda one: len(one.execute(select(schema.writes.c.id)).all()))
        assert count <= 2
