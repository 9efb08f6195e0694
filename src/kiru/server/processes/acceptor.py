"""The one port of several processes: takes connections in and looks at the first line of each."""

import asyncio
import logging
import socket
from collections.abc import Callable

log = logging.getLogger("kiru.acceptor")
AT_ONCE = 64
"""Connections taken in before others have their turn."""
LOOKED_AT = 400
"""Bytes of a request that are looked at; they stay where they are."""
SILENT_SECONDS = 15.0
"""How long a connection may say nothing at all."""
MOST_SILENT = 2_000
"""Connections that may say nothing at once; the oldest one goes."""
REST_SECONDS = 0.5
"""How long nobody is let in when the machine has no descriptor left."""


class Acceptor:
    """Never waits for anybody: the loop comes back to a connection that has not said anything yet."""

    def __init__(self, sockets: list[socket.socket], route: Callable[[socket.socket, bytes], None]) -> None:
        self.sockets = sockets
        self.route = route
        """Called with a connection and the beginning of what it says, which is still to be read."""
        self.silent: dict[socket.socket, float] = {}
        """Connections that have not spoken yet, and until when they may wait; the oldest first."""
        self.loop = asyncio.get_running_loop()
        self.sweeping: asyncio.Handle | None = None

    def start(self) -> None:
        for each in self.sockets:
            each.setblocking(False)
            self.loop.add_reader(each, self.accept, each)
        self.sweep()

    def close(self) -> None:
        if self.sweeping is not None:
            self.sweeping.cancel()
        for each in self.sockets:
            self.loop.remove_reader(each)
            each.close()
        for connection in list(self.silent):
            self.drop(connection)

    def accept(self, listener: socket.socket) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _ = listener.accept()
            except (BlockingIOError, ConnectionAbortedError):
                return
            except OSError as error:
                log.warning("no connection taken in", extra={"reason": error.strerror})
                self.loop.remove_reader(listener)
                self.loop.call_later(REST_SECONDS, self.go_on, listener)
                return
            self.listen_to(connection)

    def go_on(self, listener: socket.socket) -> None:
        if listener.fileno() >= 0:
            self.loop.add_reader(listener, self.accept, listener)

    def listen_to(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        if len(self.silent) >= MOST_SILENT:
            self.drop(next(iter(self.silent)))
        self.silent[connection] = self.loop.time() + SILENT_SECONDS
        self.loop.add_reader(connection, self.look, connection)

    def look(self, connection: socket.socket) -> None:
        """Something was said; a line that is cut off finds any process, and that one hands it on."""
        try:
            said = connection.recv(LOOKED_AT, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if not said:
            self.drop(connection)
            return
        del self.silent[connection]
        self.loop.remove_reader(connection)
        self.route(connection, said)

    def drop(self, connection: socket.socket) -> None:
        del self.silent[connection]
        self.loop.remove_reader(connection)
        connection.close()

    def sweep(self) -> None:
        """Send away who has said nothing for too long."""
        now = self.loop.time()
        for connection in [one for one, end in self.silent.items() if end < now]:
            self.drop(connection)
        self.sweeping = self.loop.call_later(1.0, self.sweep)
