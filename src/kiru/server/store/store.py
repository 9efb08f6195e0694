"""The store: everything a server must not forget, in SQLite or PostgreSQL."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from kiru.core.errors import KiruError
from kiru.core.referee import Referee
from kiru.server.settings import Settings
from kiru.server.store import bulk_sql, changes, chat_lines, columns, schema, written
from kiru.server.store.faults import Fault, StoreHealth, fault_of, first_line
from kiru.server.store.models import (
    Event,
    KeyedRequest,
    SeatRow,
    StoredStatus,
    TableChange,
    TableRow,
    apply_event,
    table_of,
    with_fields,
)
from kiru.server.store.service_time import ServiceTime
from kiru.server.store.snapshots import pack_match, unpack
from kiru.server.store.writer import Writer
from kiru.support.private_files import keep_database_private

T = TypeVar("T")
READERS = 4
READ_PATIENCE = 15.0
HEARTBEAT_SECONDS = 5.0
"""How long a commit proves that the database takes more; then a small one is tried, if somebody asks."""
SQLITE_PLANS = 4 * bulk_sql.MOST_ROWS
"""Statements that a connection of SQLite keeps ready: those of decisions differ by their number of rows."""
SQLITE_LOG_PAGES = 4000
"""Pages (4 KB) of SQLite's log before they are carried over to the file: one that many decisions change goes once."""
BEGIN = "sqlite_begin"
"""The execution option with which a connection of SQLite begins its transactions."""


def open_engine(settings: Settings, must_exist: bool = False) -> Engine:
    """The database of the settings; plain postgresql:// addresses mean psycopg 3."""
    try:
        url = make_url(settings.database)
        if url.drivername in ("postgresql", "postgres"):
            url = url.set(drivername="postgresql+psycopg")
        if url.drivername.startswith("sqlite") and must_exist and not Path(url.database or "").is_file():
            raise KiruError("error-database-none", database=settings.database)
        if url.drivername.startswith("sqlite") and url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        # Errors of the database go to the log, what it was given does not: tokens' hashes and keys are among it.
        quiet = {"hide_parameters": True, "pool_pre_ping": not settings.is_sqlite}
        driver = {"cached_statements": SQLITE_PLANS} if settings.is_sqlite else {}
        engine = create_engine(url, pool_size=READERS + 2, max_overflow=4, connect_args=driver, **quiet)
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise KiruError("error-database", reason=first_line(error)) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "do_connect", lambda *_: keep_database_private(url.database or ""))
        event.listen(engine, "connect", lambda connection, _: prepare_sqlite(connection, settings.durable))
        event.listen(engine, "begin", begin_sqlite)
    return engine


def for_writing(engine: Engine) -> Engine:
    """The same database; on SQLite its transactions wait for their turn as they begin, not as they first write."""
    return engine.execution_options(**{BEGIN: "begin immediate"})


def begin_sqlite(connection: Connection) -> None:
    """Begin a transaction: the driver by itself would do so for some statements and not for `with … insert`."""
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "begin"))


@contextmanager
def reachable() -> Iterator[None]:
    """Report a database that cannot be opened, or a file that is not a database, as one clear error."""
    try:
        yield
    except DBAPIError as error:
        raise KiruError("error-database", reason=first_line(error)) from error


def prepare_sqlite(connection: Any, durable: bool) -> None:
    """Readers beside a writer, keys that hold, and as much safety as was asked for; transactions are begun by us."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode = wal")
    cursor.execute(f"pragma synchronous = {'full' if durable else 'normal'}")
    cursor.execute(f"pragma wal_autocheckpoint = {SQLITE_LOG_PAGES}")
    cursor.execute("pragma busy_timeout = 5000")
    cursor.execute("pragma foreign_keys = on")
    cursor.close()


class History:
    """A table as stored: its row, and the decisions in force."""

    def __init__(
        self,
        table: TableRow,
        noted: StoredStatus,
        steps: list[Event],
        keys: dict[str, KeyedRequest],
        snapshot: int,
        chats: int,
    ) -> None:
        self.table = table
        self.steps = steps
        self.noted = noted
        """What the row says; the events know better."""
        self.keys = keys
        """Requests that were carried out lately, by their keys."""
        self.snapshot = snapshot
        """How many events the snapshot holds."""
        self.chats = chats
        """How many lines of chat there are."""


class Store:
    """Reads in threads beside the loop; writes through the one writer."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_engine(settings)
        self.health = StoreHealth(self.engine.url)
        self.writer = Writer(for_writing(self.engine), settings.store_patience, self.health)
        self.marks = changes.Marks()
        self.time = ServiceTime()
        self.readers = ThreadPoolExecutor(READERS, "kiru-reader")
        self.beat: asyncio.Future[None] | None = None
        """The small write that is under way to see whether any is possible."""
        self.next_beat = 0.0

    def start(self) -> None:
        self.writer.start()

    def close(self) -> None:
        """Finish what was accepted."""
        if self.writer.is_alive():
            self.writer.stop()
        self.readers.shutdown()
        self.engine.dispose()

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query beside the loop, waiting a little for a database that is away."""

        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection)

        loop = asyncio.get_running_loop()
        deadline = loop.time() + min(READ_PATIENCE, self.settings.store_patience)
        pause = 0.05
        while True:
            try:
                return await loop.run_in_executor(self.readers, run)
            except (DBAPIError, PoolTimeout) as error:
                fault = fault_of(error) if isinstance(error, DBAPIError) else Fault.AWAY
                if fault is Fault.STATEMENT:
                    raise
                if fault is not Fault.AWAY:
                    self.health.fails(fault, error)
                if fault is not Fault.AWAY or loop.time() > deadline:
                    raise fault.error() from error
            await asyncio.sleep(pause)
            pause = min(pause * 2, 1.0)

    async def write(self, change: Callable[[Connection], T], notify: str = "") -> T:
        """Carry out a change in a transaction; `notify` names the table whose other nodes must know."""
        return await self.write_many(change, (notify,) if notify else ())

    async def write_many(self, change: Callable[[Connection], T], tables: tuple[str, ...]) -> T:
        """Carry out a change of many tables in a transaction; their other nodes must know."""
        result: T = await self.writer.submit(change, tables)
        return result

    async def append(self, append: TableChange) -> None:
        await self.writer.submit(append)

    def keep_snapshot(self, table: str, events: int, match: Referee) -> None:
        """Write a snapshot in place of the older ones; nobody waits for it."""
        body = pack_match(match)

        def change(connection: Connection) -> None:
            snapshots = schema.snapshots
            connection.execute(delete(snapshots).where(snapshots.c.table_id == table, snapshots.c.events <= events))
            connection.execute(insert(snapshots), [{"table_id": table, "events": events, "body": body}])

        self.writer.submit(change).add_done_callback(lambda future: future.exception())

    async def open(self, table: str) -> History | None:
        """A table with its whole history."""
        return await self.read(lambda connection: read_history(connection, table))

    async def head(self, table: str) -> TableRow | None:
        return await self.read(lambda connection: read_table(connection, table))

    async def since(self, table: str, number: int) -> list[Event]:
        """The events from a number on."""
        return await self.read(lambda connection: read_events(connection, table, number))

    async def carried_out(self, table: str, key: str) -> KeyedRequest | None:
        """The request with that key, if it is in the history."""
        return await self.read(lambda connection: read_request(connection, table, key))

    async def is_alive(self) -> bool:
        """Whether the database answers, and takes what is written."""
        try:
            await asyncio.wait_for(self.read(lambda connection: connection.execute(text("select 1")).scalar()), 2)
            await asyncio.wait_for(self.prove_writable(), 2)
        except (SQLAlchemyError, KiruError, TimeoutError):
            return False
        return self.writer.is_alive() and self.health.fault is None

    async def prove_writable(self) -> None:
        """Try a small write, unless something was written lately; however many ask, there is one at a time."""
        now = time.monotonic()
        if self.beat is not None and not self.beat.done():
            await asyncio.shield(self.beat)
        elif now > max(self.next_beat, self.health.written + HEARTBEAT_SECONDS):
            self.next_beat = now + HEARTBEAT_SECONDS
            mark = self.marks.next()
            self.beat = self.writer.submit(lambda connection: written.heartbeat(connection, mark))
            self.beat.add_done_callback(lambda future: future.exception())
            await asyncio.shield(self.beat)


def read_table(connection: Connection, table: str) -> TableRow | None:
    """A table's row with its seats."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
    if row is None:
        return None
    return table_of(dict(row), read_seats(connection, [table])[table])


def read_seats(connection: Connection, tables: list[str]) -> dict[str, list[SeatRow]]:
    seats = schema.seats
    query = select(seats.c.table_id, *columns.named(seats, SeatRow)).where(seats.c.table_id.in_(tables))
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    for table, *values in connection.execute(query.order_by(seats.c.table_id, seats.c.seat)):
        found[table].append(SeatRow(*values))
    return found


def read_events(connection: Connection, table: str, number: int) -> list[Event]:
    events = schema.events
    query = (
        select(*columns.named(events, Event))
        .where(events.c.table_id == table, events.c.number >= number)
        .order_by(events.c.number)
    )
    return [Event(*row) for row in connection.execute(query)]


def read_request(connection: Connection, table: str, key: str) -> KeyedRequest | None:
    """A request of the history by its key; how many decisions there were then follows from what else had happened."""
    events = schema.events
    query = select(events.c.number, events.c.action).where(events.c.table_id == table)
    found = connection.execute(query.where(events.c.key == key)).first()
    if found is None:
        return None
    earlier = query.where(events.c.number < found.number, events.c.action.like("!%")).order_by(events.c.number)
    seq = after = 0
    for number, action in connection.execute(earlier):
        kept = Event(number, 0, action).undo_to
        seq, after = (seq + number - after if kept is None else kept), number + 1
    return KeyedRequest(key, seq + found.number - after, Event(found.number, 0, found.action).word)


def read_history(connection: Connection, table: str) -> History | None:
    """The newest snapshot and the few events after it."""
    row = read_table(connection, table)
    if row is None:
        return None
    noted = StoredStatus(row.phase, row.seq, row.asked, row.events)
    snapshots = schema.snapshots
    newest = select(snapshots.c.events, snapshots.c.body).where(snapshots.c.table_id == table)
    found = connection.execute(newest.order_by(snapshots.c.events.desc()).limit(1)).first()
    steps, first = (unpack(found.body), found.events) if found is not None else ([], 0)
    keys: dict[str, KeyedRequest] = {}
    later = read_events(connection, table, first)
    for event_ in later:
        if event_.key:
            keys[event_.key] = KeyedRequest(event_.key, len(steps), event_.word)
        apply_event(steps, event_)
    row = with_fields(row, {"events": first + len(later)}, {})
    return History(row, noted, steps, keys, first, chat_lines.last_number(connection, table) + 1)
