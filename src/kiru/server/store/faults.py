"""What goes wrong with a database: what an error means, and what was last heard of it."""

import logging
import sqlite3
import time
from enum import Enum

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from kiru.core.errors import KiruError
from kiru.server import metrics

log = logging.getLogger("kiru.store")


class Fault(Enum):
    """Whose fault an error is, and so what helps."""

    STATEMENT = "statement"
    """One operation is wrong; the others are not."""
    AWAY = "away"
    """Locked, restarting, out of reach: it pays to try again."""
    FULL = "full"
    """No space is left; it works again when there is some."""
    UNWRITABLE = "unwritable"
    """Read-only, or the disk reports errors."""
    DAMAGED = "damaged"
    """What the file holds makes no sense; nothing but a restored backup helps."""

    def error(self) -> KiruError:
        """What a player is told."""
        key = SENTENCES[self]
        return KiruError(key)


SENTENCES = {
    Fault.AWAY: "error-store-away",
    Fault.FULL: "error-store-full",
    Fault.UNWRITABLE: "error-store-unwritable",
    Fault.DAMAGED: "error-store-damaged",
}
OF_SQLITE = {
    sqlite3.SQLITE_CORRUPT: Fault.DAMAGED,
    sqlite3.SQLITE_NOTADB: Fault.DAMAGED,
    sqlite3.SQLITE_FULL: Fault.FULL,
    sqlite3.SQLITE_READONLY: Fault.UNWRITABLE,
    sqlite3.SQLITE_PERM: Fault.UNWRITABLE,
    sqlite3.SQLITE_IOERR: Fault.UNWRITABLE,
}
OF_POSTGRES = {
    "53100": Fault.FULL,
    "25006": Fault.UNWRITABLE,
    "58030": Fault.UNWRITABLE,
    "XX001": Fault.DAMAGED,
    "XX002": Fault.DAMAGED,
}
"""SQLSTATE: disk full; read-only transaction, I/O error; data corrupted, index corrupted."""


def fault_of(error: BaseException) -> Fault:
    """Whether the database or the statement is to blame."""
    if not isinstance(error, DBAPIError):
        return Fault.STATEMENT
    if error.connection_invalidated:
        return Fault.AWAY
    # SQLite's code has what went wrong in its lowest byte, and where above it.
    known = OF_SQLITE.get(getattr(error.orig, "sqlite_errorcode", 0) & 0xFF) or OF_POSTGRES.get(sqlstate(error))
    if known is not None:
        return known
    return Fault.AWAY if isinstance(error, OperationalError | InterfaceError) else Fault.STATEMENT


def sqlstate(error: DBAPIError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""


class StoreHealth:
    """Said by the thread that writes, and by readers; asked by whoever wants to know whether the node is ready."""

    def __init__(self, url: URL) -> None:
        self.place = url.render_as_string(hide_password=True)
        self.name = (url.database or "").replace("\\", "/").rpartition("/")[2]
        """The file or the database, without the way to it: strangers may read it."""
        self.fault: Fault | None = None
        self.written = float("-inf")
        """When something was last committed."""
        metrics.STORE_WRITABLE.set(1)

    @property
    def trouble(self) -> str:
        """What is wrong with which database; empty if nothing is."""
        return "" if self.fault is None else f"{self.name}: {self.fault.value}"

    def works(self) -> None:
        """Something was committed; a damaged file is not mended by that."""
        self.written = time.monotonic()
        if self.fault is not None and self.fault is not Fault.DAMAGED:
            self.fault = None
            metrics.STORE_WRITABLE.set(1)
            log.warning("database works again", extra={"database": self.place})

    def fails(self, fault: Fault, error: BaseException) -> None:
        """The database has refused what it should have taken; said once for each kind of trouble."""
        metrics.STORE_FAILURES.labels(fault.value).inc()
        if self.fault in (fault, Fault.DAMAGED):
            return
        self.fault = fault
        metrics.STORE_WRITABLE.set(0)
        fields = {"database": self.place, "fault": fault.value, "reason": first_line(error)}
        log.critical("database fails", extra=fields)


def first_line(error: BaseException) -> str:
    """The gist of a driver's message, to be put into a sentence."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return next(iter(str(said).splitlines()), type(said).__name__).rstrip(". ")
