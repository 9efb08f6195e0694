"""Control characters end at the border: none gets into a table, a log or a database, which would refuse it too late."""

import re
from typing import Any

from kiru.core.errors import KiruError

CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters, except those that end and indent lines: boxes and records are texts of many lines."""


def is_plain(text: str) -> bool:
    return CONTROL.search(text) is None


def check(*sent: Any) -> None:
    """Refuse control characters anywhere in what somebody has sent, names of fields included."""
    waiting = list(sent)
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            waiting += one.keys()
            waiting += one.values()
        elif isinstance(one, list | tuple):
            waiting += one
        elif isinstance(one, str) and not is_plain(one):
            raise KiruError("error-control-character")
