"""A record and the box it was played with in one text, for links and for who hands a game over."""

import json

from kiru.core.errors import KiruError


def apart(text: str) -> tuple[str, str]:
    """The record and its box: out of `{"record": …, "box": …}`, or a record alone, whose box is the standard one."""
    if not text.startswith("{"):
        return text, ""
    try:
        found = json.loads(text)
        record, box = found["record"], found["box"]
    except (ValueError, KeyError, TypeError, RecursionError):
        record = box = None
    if not isinstance(record, str) or not isinstance(box, str):
        raise KiruError("error-record-bundle")
    return record, box
