"""The one thread that writes: what waits goes into one transaction, so that many tables share one trip to the disk."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from kiru.core.errors import KiruError
from kiru.server import metrics
from kiru.server.store import written
from kiru.server.store.changes import Conflict, Marks, append_all, append_one
from kiru.server.store.faults import Fault, StoreHealth, fault_of
from kiru.server.store.models import TableChange

log = logging.getLogger("kiru.writer")
Work = TableChange | Callable[[Connection], Any]
"""What a table is to become, gathered with that of others; or anything else in a transaction."""
MOST = 256
"""Operations in one transaction."""
CROWD = 3
"""Operations in one transaction that tell of load: then the next one waits for more."""
GAP = 0.03
"""Seconds from the beginning of a crowded transaction to the next: decisions gather, and share the trip."""
TOLD = 200
"""Tables named in one notification, which holds at most 8,000 bytes."""
TRIES = 3
"""How often an operation looks again when another node has come first."""
STOP_PATIENCE = 5.0
"""How many seconds a node that stops waits for a database that is away."""
LAST_WAIT = 15.0
"""How many seconds more it waits for a statement that does not come back."""

NOTIFY = text("select pg_notify('kiru', payload) from unnest(cast(:payloads as text[])) as payload")
FRESH = text("select pg_backend_pid(), set_config('idle_in_transaction_session_timeout', '30s', false)")
"""A transaction whose node is gone must not keep the others waiting."""


class Operation:
    """Something to write, and the future that learns how it went."""

    __slots__ = ("asked", "error", "failure", "future", "in_doubt", "mark", "notify", "result", "work")

    def __init__(self, work: Work, notify: tuple[str, ...], future: "asyncio.Future[Any]", mark: str) -> None:
        self.work = work
        self.notify = notify
        """The tables whose other nodes are to be told."""
        self.future = future
        self.mark = mark
        """Under which the store notes that it was carried out; events have one of their own."""
        self.asked = time.monotonic()
        self.result: Any = None
        self.error: BaseException | None = None
        """What it got wrong itself."""
        self.failure: BaseException | None = None
        """Why it could not be committed."""
        self.in_doubt = False
        """A commit was asked for and not answered."""


class Writer(threading.Thread):
    """Writes in the order of asking and answers after the commit."""

    def __init__(self, engine: Engine, patience: float, health: StoreHealth) -> None:
        super().__init__(name="kiru-writer", daemon=True)
        self.engine = engine
        self.patience = patience
        self.health = health
        self.marks = Marks()
        self.ends = float("inf")
        """When a node that stops waits no longer."""
        self.queue: queue.SimpleQueue[Operation | None] = queue.SimpleQueue()
        self.is_postgres = engine.dialect.name == "postgresql"
        self.backend = 0
        """The server process behind our connection: its notifications are our own."""
        self.connection: Connection | None = None
        self.is_committing = False
        self.on_stored: Callable[[list[str]], None] = lambda notes: None
        """Called after each commit with the tables that have changed, where the database itself tells nobody."""

    def submit(
        self, work: TableChange | Callable[[Connection], Any], notify: tuple[str, ...] = ()
    ) -> "asyncio.Future[Any]":
        """Have something written; the future is done after the commit."""
        future = asyncio.get_running_loop().create_future()
        mark = "" if isinstance(work, TableChange) else self.marks.next()
        self.queue.put(Operation(work, notify, future, mark))
        return future

    def stop(self) -> None:
        """Write what waits, then end; whatever the database does, the end comes."""
        self.ends = time.monotonic() + STOP_PATIENCE
        self.queue.put(None)
        self.join(STOP_PATIENCE + LAST_WAIT)
        if self.is_alive():
            log.critical("database does not come back", extra={"database": self.health.place})

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
        """Commit a batch; what the database refuses of it as a whole it may take one by one."""
        deadline = time.monotonic() + self.patience
        fault = self.persist(batch, deadline)
        if fault not in (None, Fault.AWAY) and len(batch) > 1:
            for operation in batch:
                self.persist([operation], deadline)
        answer(batch)
        # Once for them all: the one that was asked for first has waited longest.
        metrics.APPEND_SECONDS.observe(time.monotonic() - batch[0].asked)

    def persist(self, batch: list[Operation], deadline: float) -> Fault | None:
        """Commit, waiting for a database that is away; if that fails, each operation knows why."""
        together = True
        pause = 0.05
        while True:
            try:
                self.commit(batch, together)
                self.settle(batch, None)
                return None
            except Exception as error:
                fault = fault_of(error)
                self.doubt(batch, fault)
                # One of them is wrong, or the commit may have happened: from here on each looks first.
                is_first, together = together, False
                if fault is Fault.STATEMENT and is_first:
                    continue
                self.disconnect()
                if fault is not Fault.AWAY or time.monotonic() > min(deadline, self.ends):
                    self.settle(batch, error)
                    return fault
            time.sleep(pause)
            pause = min(pause * 2, 1.0)

    def doubt(self, batch: list[Operation], fault: Fault) -> None:
        """A connection that breaks during the commit leaves open whether it has happened."""
        if self.is_committing and fault is Fault.AWAY:
            for operation in batch:
                operation.in_doubt = True

    def settle(self, batch: list[Operation], error: Exception | None) -> None:
        """Note how a batch went, for those who asked and for the node."""
        fault = None if error is None else fault_of(error)
        if error is None:
            self.health.works()
        elif fault is not None and fault is not Fault.STATEMENT:
            self.health.fails(fault, error)
        for operation in batch:
            operation.failure = failure_of(operation, fault, error)

    def connect(self) -> Connection:
        if self.connection is None:
            self.connection = self.engine.connect()
            if self.is_postgres:
                self.backend = self.connection.execute(FRESH).one()[0]
                self.connection.commit()
        return self.connection

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.invalidate()
            self.connection.close()
            self.connection = None

    def commit(self, batch: list[Operation], together: bool) -> None:
        self.is_committing = False
        connection = self.connect()
        try:
            batch = self.not_yet_written(connection, batch)
            appends = [operation for operation in batch if together and isinstance(operation.work, TableChange)]
            if appends:
                self.append(connection, appends)
            for operation in batch:
                if not (together and isinstance(operation.work, TableChange)):
                    self.carry_out(connection, operation)
            if self.is_postgres:
                self.tell(connection, batch)
            self.is_committing = True
            connection.commit()
            if not self.is_postgres:
                self.on_stored(notes_of(batch))
        except BaseException:
            if self.connection is not None and not connection.invalidated:
                connection.rollback()
            raise

    def not_yet_written(self, connection: Connection, batch: list[Operation]) -> list[Operation]:
        """Without what a commit that was not answered has written after all; events know that by their origin.

        SQLite answers every commit, so that nothing has to be noted there.
        """
        marks = [operation.mark for operation in batch if not isinstance(operation.work, TableChange)]
        if not marks or not self.is_postgres:
            return batch
        fresh = written.note(connection, marks)
        return [one for one in batch if isinstance(one.work, TableChange) or one.mark in fresh]

    def append(self, connection: Connection, operations: list[Operation]) -> None:
        """The events of many tables at once."""
        for operation in operations:
            operation.error = None
        work = [operation.work for operation in operations if isinstance(operation.work, TableChange)]
        append_all(connection, sorted(work, key=lambda append: append.table))

    def carry_out(self, connection: Connection, operation: Operation) -> None:
        """One operation by itself: what it gets wrong is its own error, not the batch's."""
        for _ in range(TRIES):
            operation.error = None
            try:
                with connection.begin_nested():
                    if isinstance(operation.work, TableChange):
                        append_one(connection, operation.work)
                    else:
                        operation.result = operation.work(connection)
                return
            except IntegrityError as error:
                # Somebody has come first, perhaps a transaction of ours that was thought lost: look again.
                operation.error = Conflict() if isinstance(operation.work, TableChange) else error
            except DBAPIError as error:
                if fault_of(error) is not Fault.STATEMENT:
                    raise
                operation.error = error
                return
            except Exception as error:
                operation.error = error
                return

    def tell(self, connection: Connection, batch: list[Operation]) -> None:
        """Tell the other nodes which tables have changed, at the moment of the commit."""
        notes = notes_of(batch)
        if notes:
            connection.execute(NOTIFY, {"payloads": notes})


def notes_of(batch: list[Operation]) -> list[str]:
    """The tables that a batch changes, each with how many events it has now."""
    changed: dict[str, int] = {}
    for operation in batch:
        if operation.error is None and isinstance(operation.work, TableChange):
            changed[operation.work.table] = operation.work.first + len(operation.work.events)
        elif operation.error is None:
            for table in operation.notify:
                changed.setdefault(table, -1)
    notes = [f"{table} {number}" for table, number in changed.items()]
    return [";".join(notes[start : start + TOLD]) for start in range(0, len(notes), TOLD)]


def failure_of(operation: Operation, fault: Fault | None, error: Exception | None) -> BaseException | None:
    """What the asker of an operation that could not be committed is told."""
    if error is None or fault is None or fault is Fault.STATEMENT:
        return error
    told = KiruError("error-store-unknown") if operation.in_doubt else fault.error()
    told.__cause__ = error
    return told


def answer(batch: list[Operation]) -> None:
    """Wake the askers, with one call for all of them."""

    def settle() -> None:
        for operation in batch:
            if operation.future.done():
                continue
            error = operation.failure or operation.error
            if error is not None:
                operation.future.set_exception(error)
            else:
                operation.future.set_result(operation.result)

    loop = batch[0].future.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)
