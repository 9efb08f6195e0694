"""The whole store in one file, from SQLite or PostgreSQL and into either."""

import gzip
import os
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import CompileError, DataError, IntegrityError

from kiru.core.errors import KiruError
from kiru.server.settings import Settings
from kiru.server.store.migrate import existing, upgrade
from kiru.server.store.store import for_writing, open_engine, reachable
from kiru.server.store.whole import whole_store
from kiru.support import sealing

MAGIC = "kiru backup 2"
UNSEALED = "kiru backup 1"
"""What older versions wrote: only the checksum of gzip guards it."""
CHUNK = 500
LENGTH = 4
LONGEST = 1 << 30
READ = 1 << 20


def backup(settings: Settings, file: Path) -> int:
    """Write everything as it is at one moment, while the server runs; how many rows that were."""
    try:
        with existing(settings) as engine, engine.connect() as connection:
            begin_snapshot(connection)
            return write_file(connection, file)
    except OSError as error:
        raise KiruError("error-file-unwritable", file=str(file), reason=error.strerror or str(error)) from error


def write_file(connection: Connection, file: Path) -> int:
    """Write beside the file and put it in its place when it is whole."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, aside = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "w+b") as target:
            with gzip.GzipFile(fileobj=target, mode="wb") as packed:
                count = write_all(connection, packed)
            target.seek(0)
            target.write(sealing.seal_of(sealing.digest_of(target)))
            target.flush()
            os.fsync(target.fileno())
        os.replace(aside, file)
    except BaseException:
        os.unlink(aside)
        raise
    return count


def begin_snapshot(connection: Connection) -> None:
    """From here on the connection sees one moment; on SQLite every transaction does."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("set transaction isolation level repeatable read, read only"))


def write_all(connection: Connection, target: gzip.GzipFile) -> int:
    revision = connection.execute(text("select version_num from alembic_version")).scalar()
    put(target, {"magic": MAGIC, "revision": revision})
    count = 0
    for table in whole_store.sorted_tables:
        result = connection.execution_options(yield_per=CHUNK).execute(select(table)).mappings()
        for rows in result.partitions(CHUNK):
            put(target, {"table": str(table.name), "rows": [{str(name): row[name] for name in row} for row in rows]})
            count += len(rows)
    put(target, {"end": count})
    return count


def put(target: gzip.GzipFile, message: dict[str, Any]) -> None:
    data = msgspec.msgpack.encode(message)
    target.write(len(data).to_bytes(LENGTH, "big") + data)


def messages(source: gzip.GzipFile) -> Iterator[dict[str, Any]]:
    """The parts of a backup; one that breaks off is refused."""
    while True:
        size = int.from_bytes(source.read(LENGTH), "big")
        data = source.read(size) if 0 < size < LONGEST else b""
        if not data or len(data) != size:
            raise KiruError("error-backup")
        message = msgspec.msgpack.decode(data)
        if not isinstance(message, dict):
            raise KiruError("error-backup")
        yield message
        if "end" in message:
            return


def restore(settings: Settings, file: Path) -> int:
    """Fill an empty store from a backup, all or nothing; a backup of an older version is brought up to date."""
    try:
        with file.open("rb") as source:
            is_sealed = sealing.is_sealed(source)
            source.seek(0)
            check_whole(source, is_sealed)
            source.seek(0)
            return restore_from(settings, gzip.GzipFile(fileobj=source))
    except DAMAGE as error:
        raise KiruError("error-backup") from error
    except OSError as error:
        raise KiruError("error-file-unreadable", file=str(file), reason=error.strerror or str(error)) from error


DAMAGE = (EOFError, zlib.error, gzip.BadGzipFile, msgspec.MsgspecError, ValueError, TypeError, LookupError)
"""What comes up while something is read that no backup holds."""


def check_whole(source: BinaryIO, is_sealed: bool) -> None:
    """Refuse a backup of which a byte is not as it was written, before anything is done with it."""
    with gzip.GzipFile(fileobj=source) as packed:
        magic = next(messages(packed)).get("magic")
        if magic not in (MAGIC, UNSEALED) or (magic == MAGIC and not is_sealed):
            raise KiruError("error-backup")
        while packed.read(READ):
            pass


def restore_from(settings: Settings, source: gzip.GzipFile) -> int:
    engine = open_engine(settings)
    try:
        parts = messages(source)
        revision = str(next(parts)["revision"])
        with reachable():
            upgrade(engine, revision)
            count = fill(engine, parts)
            upgrade(engine)
        return count
    finally:
        engine.dispose()


def fill(engine: Engine, parts: Iterator[dict[str, Any]]) -> int:
    known = MetaData()
    known.reflect(engine)
    count = 0
    with for_writing(engine).begin() as connection:
        if connection.execute(select(func.count()).select_from(known.tables["tables"])).scalar():
            raise KiruError("error-restore-full")
        for own in ("secrets", "nodes"):
            connection.execute(known.tables[own].delete()) if own in known.tables else None
        for part in parts:
            if "end" in part:
                if part["end"] != count:
                    raise KiruError("error-backup")
                break
            count += insert_rows(connection, known.tables.get(str(part.get("table"))), part.get("rows"))
    return count


def insert_rows(connection: Connection, table: Table | None, rows: Any) -> int:
    if table is None or not isinstance(rows, list):
        raise KiruError("error-backup")
    try:
        if rows:
            connection.execute(insert(table), rows)
    except (CompileError, DataError, IntegrityError) as error:
        raise KiruError("error-backup") from error
    return len(rows)
