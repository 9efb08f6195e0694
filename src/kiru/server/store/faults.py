"""What an error of the database means: the statement's own, a database that is away, or one that cannot be written."""

import sqlite3
from enum import Enum

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from kiru.core.errors import KiruError


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
