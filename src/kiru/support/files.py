"""Reading what users bring and writing what they keep, safely."""

import os
import tempfile
from pathlib import Path

from kiru.core.errors import KiruError

LIMIT = 4_000_000
"""No record and no box is anywhere near this many bytes."""


def read_text(path: Path) -> str:
    """The text of a file a user named; a missing, enormous or binary one is one clear error."""
    try:
        with path.open("rb") as file:
            data = file.read(LIMIT + 1)
    except (OSError, ValueError) as error:
        raise KiruError("error-file-unreadable", file=str(path), reason=reason_of(error)) from error
    if len(data) > LIMIT:
        raise KiruError("error-file-too-large", file=str(path), limit=LIMIT)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise KiruError("error-file-not-text", file=str(path)) from error
    if "\0" in text:
        raise KiruError("error-file-not-text", file=str(path))
    return text


def write_text(path: Path, text: str) -> None:
    """Write aside and rename, so that the file is either the old one or the new one, never half."""
    try:
        data = text.encode("utf-8")
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, aside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except (OSError, ValueError) as error:
        raise KiruError("error-file-unwritable", file=str(path), reason=reason_of(error)) from error
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(aside, 0o666 & ~current_umask())
        os.replace(aside, path)
    except BaseException as error:
        Path(aside).unlink(missing_ok=True)
        if not isinstance(error, OSError):
            raise
        raise KiruError("error-file-unwritable", file=str(path), reason=reason_of(error)) from error


def current_umask() -> int:
    """The rights that new files do not get here; the system tells it only by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def reason_of(error: Exception) -> str:
    """The system's words for what went wrong."""
    return getattr(error, "strerror", None) or str(error)
