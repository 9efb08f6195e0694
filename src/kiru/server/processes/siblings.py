"""The processes behind one port, as one of them sees the others."""

import asyncio
import socket
from collections.abc import Callable

import msgspec

from kiru.server.ownership import Share, table_in
from kiru.server.processes.channel import Channel
from kiru.server.settings import Settings

SETUP, READY, COMPLETE, NOTES, BAN, CONNECTION, STOP = b"s", b"r", b"a", b"t", b"b", b"c", b"e"
"""The first byte of a message: settings and share; a process is ready; all are, or not; tables have changed; a
visitor is banned; somebody has come, with what another process has read of the request already; finish."""


class ProcessSetup(msgspec.Struct, frozen=True):
    """What a process is told first."""

    settings: Settings
    share: Share


class Siblings:
    """The way to the others leads through the parent."""

    def __init__(self, share: Share) -> None:
        self.share = share
        self.is_complete = False
        """Every process is ready."""
        self.on_notes: Callable[[str], None] = lambda notes: None
        self.on_ban: Callable[[str], None] = lambda visitor: None
        self.on_connection: Callable[[socket.socket, bytes], None] = lambda connection, said: connection.close()
        self.on_stop: Callable[[], None] = lambda: None
        self.channel: Channel | None = None
        self.loop: asyncio.AbstractEventLoop

    def open(self, end: socket.socket) -> None:
        self.loop = asyncio.get_running_loop()
        self.channel = Channel(end, self.hear, lambda: self.on_stop())

    def close(self) -> None:
        if self.channel is not None:
            self.channel.close()

    def say(self, message: bytes, connection: socket.socket | None = None) -> None:
        if self.channel is not None:
            self.channel.send(message, connection)

    def tell(self, notes: list[str]) -> None:
        """Tell the others which tables have changed; from whatever thread."""
        for note in notes:
            self.loop.call_soon_threadsafe(self.say, NOTES + note.encode())

    def tell_ban(self, visitor: str) -> None:
        """Tell the others whom this process lets in no more."""
        self.say(BAN + visitor.encode())

    def is_elsewhere(self, request: bytes) -> bool:
        """Whether a request is about a table of another process."""
        table = table_in(request)
        return table is not None and not self.share.owns(table.decode())

    def hear(self, message: bytes, connection: socket.socket | None) -> None:
        kind, content = message[:1], message[1:]
        if kind == CONNECTION and connection is not None:
            self.on_connection(connection, content)
        elif kind == NOTES:
            self.on_notes(content.decode())
        elif kind == BAN:
            self.on_ban(content.decode())
        elif kind == COMPLETE:
            self.is_complete = content == b"1"
        elif kind == STOP:
            self.on_stop()
