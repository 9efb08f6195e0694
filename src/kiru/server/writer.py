"""The one thread that writes: what waits goes into one transaction, so that many tables share one trip to the disk."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from kiru.core.errors import KiruError
from kiru.server import batches, schema
from kiru.server.rows import Append

MOST = 256
"""Operations in one transaction."""
CROWD = 3
"""Operations in one transaction that tell of load: then the next one waits for more."""
GAP = 0.02
"""Seconds from the beginning of a crowded transaction to the next: decisions gather, and share the trip."""
TOLD = 200
"""Tables named in one notification, which holds at most 8,000 bytes."""

NOTIFY = text("select pg_notify('kiru', payload) from unnest(cast(:payloads as text[])) as payload")


class Conflict(Exception):
    """Another node has written that event first."""


class Repeated(Exception):
    """The request's key is in the history already: it has been carried out before."""


class Operation:
    """Something to write, and the future that learns how it went."""

    def __init__(self, work: Append | Callable[[Connection], Any], notify: str, future: "asyncio.Future[Any]") -> None:
        self.work = work
        self.notify = notify
        """The table whose other nodes are to be told; empty for none."""
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None


class Writer(threading.Thread):
    """Writes in the order of asking and answers after the commit."""

    def __init__(self, engine: Engine, patience: float) -> None:
        super().__init__(name="kiru-writer", daemon=True)
        self.engine = engine
        self.patience = patience
        self.queue: queue.SimpleQueue[Operation | None] = queue.SimpleQueue()
        self.is_postgres = engine.dialect.name == "postgresql"
        self.backend = 0
        """The server process behind our connection: its notifications are our own."""
        self.connection: Connection | None = None

    def submit(self, work: Append | Callable[[Connection], Any], notify: str = "") -> "asyncio.Future[Any]":
        """Have something written; the future is done after the commit."""
        future = asyncio.get_running_loop().create_future()
        self.queue.put(Operation(work, notify, future))
        return future

    def stop(self) -> None:
        """Write what waits, then end."""
        self.queue.put(None)
        self.join()

    def run(self) -> None:
        running = True
        earliest = 0.0
        while running:
            first = self.queue.get()
            time.sleep(max(0.0, earliest - time.monotonic()))
            began = time.monotonic()
            batch = [] if first is None else [first]
            running = first is not None
            while running and len(batch) < MOST:
                try:
                    more = self.queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    running = False
                else:
                    batch.append(more)
            earliest = began + GAP if CROWD <= len(batch) < MOST else began
            if batch:
                self.write(batch)
        self.disconnect()

    def write(self, batch: list[Operation]) -> None:
        """Commit a batch, waiting for the database to come back if it is away."""
        deadline = time.monotonic() + self.patience
        together = True
        pause = 0.05
        while True:
            try:
                self.commit(batch, together)
                break
            except DBAPIError as error:
                # The commit may have happened before the connection broke: from here on each append looks first.
                together = False
                if not is_lost(error):
                    continue
                self.disconnect()
                if time.monotonic() > deadline:
                    for operation in batch:
                        operation.error = KiruError("error-store-away")
                        operation.error.__cause__ = error
                    break
                time.sleep(pause)
                pause = min(pause * 2, 1.0)
        answer(batch)

    def connect(self) -> Connection:
        if self.connection is None:
            self.connection = self.engine.connect()
            if self.is_postgres:
                self.backend = self.connection.execute(text("select pg_backend_pid()")).scalar_one()
                self.connection.commit()
        return self.connection

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.invalidate()
            self.connection.close()
            self.connection = None

    def commit(self, batch: list[Operation], together: bool) -> None:
        connection = self.connect()
        try:
            work = [operation.work for operation in batch if isinstance(operation.work, Append)] if together else []
            if work:
                append_all(connection, sorted(work, key=lambda append: append.table))
            for operation in batch:
                if not (together and isinstance(operation.work, Append)):
                    self.carry_out(connection, operation)
            if self.is_postgres:
                self.tell(connection, batch)
            connection.commit()
        except BaseException:
            if self.connection is not None and not connection.invalidated:
                connection.rollback()
            raise

    def carry_out(self, connection: Connection, operation: Operation) -> None:
        """One operation by itself: what it gets wrong is its own error, not the batch's."""
        operation.error = None
        try:
            with connection.begin_nested():
                if isinstance(operation.work, Append):
                    append_one(connection, operation.work)
                else:
                    operation.result = operation.work(connection)
        except DBAPIError as error:
            if is_lost(error):
                raise
            is_taken = isinstance(error, IntegrityError) and isinstance(operation.work, Append)
            operation.error = Conflict() if is_taken else error
        except Exception as error:
            operation.error = error

    def tell(self, connection: Connection, batch: list[Operation]) -> None:
        """Tell the other nodes which tables have changed, at the moment of the commit."""
        changed: dict[str, int] = {}
        for operation in batch:
            if operation.error is None and isinstance(operation.work, Append):
                changed[operation.work.table] = operation.work.first + len(operation.work.events)
            elif operation.error is None and operation.notify:
                changed.setdefault(operation.notify, -1)
        if changed:
            notes = [f"{table} {number}" for table, number in changed.items()]
            payloads = [";".join(notes[start : start + TOLD]) for start in range(0, len(notes), TOLD)]
            connection.execute(NOTIFY, {"payloads": payloads})


def is_lost(error: DBAPIError) -> bool:
    """Whether the database, not the statement, is to blame: it pays to try again."""
    return error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)


def append_all(connection: Connection, appends: list[Append]) -> None:
    """Many tables' events in two or three statements."""
    rows = [row for append in appends for row in event_rows(append)]
    if rows:
        batches.insert_events(connection, rows)
    batches.update_tables(connection, [progress_row(append) for append in appends])
    clocks = [(append.table, *append.progress.left) for append in appends if append.progress.left is not None]
    if clocks:
        batches.update_clocks(connection, clocks)
    for append in appends:
        if append.extra is not None:
            append.extra(connection)


def append_one(connection: Connection, append: Append) -> None:
    """One table's events; events of somebody else at that place, or a key used before, refuse it."""
    events = schema.events
    found = select(events.c.origin).where(events.c.table_id == append.table, events.c.number == append.first)
    origin = connection.execute(found).scalar()
    if origin == append.origin:
        return
    keys = [event.key for event in append.events if event.key]
    if keys:
        used = select(events.c.number).where(events.c.table_id == append.table, events.c.key.in_(keys))
        if connection.execute(used).first() is not None:
            raise Repeated
    if origin is not None:
        raise Conflict
    append_all(connection, [append])


def event_rows(append: Append) -> list[tuple[Any, ...]]:
    table, origin, at = append.table, append.origin, append.at
    return [(table, one.number, one.seat, one.action, one.forced, one.key, origin, at) for one in append.events]


def progress_row(append: Append) -> tuple[Any, ...]:
    to = append.progress
    asked = (to.phase, to.seq, to.asked, to.asked_bot, to.asked_at, to.turn, to.due, to.falls)
    return (append.table, *asked, append.first + len(append.events), append.at)


def answer(batch: list[Operation]) -> None:
    """Wake the askers, with one call for all of them."""

    def settle() -> None:
        for operation in batch:
            if operation.future.done():
                continue
            if operation.error is not None:
                operation.future.set_exception(operation.error)
            else:
                operation.future.set_result(operation.result)

    loop = batch[0].future.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)
