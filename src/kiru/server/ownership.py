"""Which of several processes behind one port a table belongs to, and each one's share of the limits."""

import math
import re
from zlib import crc32

import msgspec

from kiru.server.settings import Settings
from kiru.server.store import tokens

ADDRESSED = re.compile(rb"[A-Z]{1,10} [^ ?\r\n]{0,200}?/(?:ws|api/tables)/([A-Za-z0-9]{10})[/? ]")
"""The first line of a request about a table."""
DIVIDED = (
    "workers",
    "max_connections",
    "max_connections_per_address",
    "max_listeners",
    "max_listeners_per_address",
    "max_http_per_address",
    "connection_burst",
    "request_burst",
)
"""Limits of a node in whole numbers, of which each process has its part."""
RATES = (
    "connections_per_second",
    "requests_per_second",
    "tables_per_minute",
    "waits_per_minute",
    "sign_ins_per_minute",
)


class Share(msgspec.Struct, frozen=True):
    """One of so many processes; a process of its own owns everything."""

    index: int = 0
    count: int = 1

    def owns(self, table: str) -> bool:
        return owner(table.encode(), self.count) == self.index

    def table_id(self) -> str:
        """The id of a new table that belongs to this process."""
        while True:
            table = tokens.table_id()
            if self.owns(table):
                return table


def owner(table: bytes, count: int) -> int:
    """The process that has a table, the same whoever asks."""
    return crc32(table) % count


def table_in(request: bytes) -> bytes | None:
    """The table that a request begins to speak of."""
    found = ADDRESSED.match(request)
    return found[1] if found else None


def divided(settings: Settings, count: int) -> Settings:
    """The settings of one process: all of them together keep within the limits of the node."""
    parts = {name: math.ceil(getattr(settings, name) / count) for name in DIVIDED}
    parts |= {name: getattr(settings, name) / count for name in RATES}
    return msgspec.structs.replace(settings, processes=1, **parts)
