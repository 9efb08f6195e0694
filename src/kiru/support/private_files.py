"""Files with what others must not read, such as the database: for their owner alone, whatever the umask says."""

import contextlib
import os
import stat
from pathlib import Path

PRIVATE = 0o600
BESIDE = ("", "-wal", "-shm", "-journal")
"""How the names of the files end that SQLite keeps beside a database; new ones take over its mode."""


def keep_database_private(database: str) -> None:
    """A database of SQLite is made for its owner alone; one that is there already becomes so, if it is ours."""
    if database in ("", ":memory:"):
        return
    # What goes wrong with the file itself is told by SQLite, which opens it next.
    with contextlib.suppress(OSError):
        os.close(os.open(database, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    for ending in BESIDE:
        tighten(Path(database + ending))


def tighten(file: Path) -> None:
    """Take everybody else's rights to a file away; somebody else's file stays as it is."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        found = file.stat()
        if stat.S_ISREG(found.st_mode) and found.st_mode & 0o077 and found.st_uid == os.geteuid():
            file.chmod(PRIVATE)
