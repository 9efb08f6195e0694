"""Messages between processes of one node, with a connection attached where one is handed over."""

import array
import asyncio
import socket
from collections import deque
from collections.abc import Callable

LONGEST = 100_000
"""Bytes of a message."""
AT_ONCE = 64
"""Messages read before others have their turn."""
MOST_WAITING = 10_000
"""Messages that wait for a process which does not read."""

Taken = Callable[[bytes, socket.socket | None], None]


def pair() -> tuple[socket.socket, socket.socket]:
    """Two ends; a message comes out whole, and an end that is closed is noticed at the other."""
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)


def is_possible() -> bool:
    """Whether this machine can hand connections from process to process."""
    if not hasattr(socket, "AF_UNIX") or not hasattr(socket, "CMSG_SPACE"):
        return False
    try:
        ends = pair()
    except OSError:
        return False
    for end in ends:
        end.close()
    return True


def receive(end: socket.socket) -> tuple[bytes, socket.socket | None]:
    """The next message; empty when the other end is closed."""
    data, extra, _, _ = end.recvmsg(LONGEST, socket.CMSG_SPACE(4))
    numbers = array.array("i")
    for level, kind, content in extra:
        if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
            numbers.frombytes(content[: len(content) - len(content) % numbers.itemsize])
    return data, socket.socket(fileno=numbers[0]) if numbers else None


class Channel:
    """One end, in a loop; what the other side does not take yet waits in order."""

    def __init__(self, end: socket.socket, on_message: Taken, on_end: Callable[[], None]) -> None:
        self.end = end
        self.on_message = on_message
        self.on_end = on_end
        self.waiting: deque[tuple[bytes, socket.socket | None]] = deque()
        self.loop = asyncio.get_running_loop()
        end.setblocking(False)
        self.loop.add_reader(end, self.read)

    def send(self, data: bytes, connection: socket.socket | None = None) -> None:
        """Send a message; a connection given with it is the other process's from now on."""
        if self.end.fileno() < 0 or len(self.waiting) >= MOST_WAITING:
            if connection is not None:
                connection.close()
            return
        self.waiting.append((data, connection))
        if len(self.waiting) == 1:
            self.write()

    def write(self) -> None:
        try:
            while self.waiting:
                data, connection = self.waiting[0]
                socket.send_fds(self.end, [data], [connection.fileno()] if connection is not None else [])
                self.waiting.popleft()
                if connection is not None:
                    connection.close()
        except BlockingIOError:
            self.loop.add_writer(self.end, self.write)
            return
        except OSError:
            self.close()
            return
        self.loop.remove_writer(self.end)

    def read(self) -> None:
        for _ in range(AT_ONCE):
            try:
                data, connection = receive(self.end)
            except BlockingIOError:
                return
            except OSError:
                data, connection = b"", None
            if not data:
                self.close()
                self.on_end()
                return
            self.on_message(data, connection)

    def close(self) -> None:
        """Nothing more comes or goes; connections that wait are closed."""
        if self.end.fileno() < 0:
            return
        self.loop.remove_reader(self.end)
        self.loop.remove_writer(self.end)
        self.end.close()
        for _, connection in self.waiting:
            if connection is not None:
                connection.close()
        self.waiting.clear()
