"""A TCP proxy before PostgreSQL that breaks a connection at its worst moment: while it commits."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy.engine import make_url

COMMIT = b"COMMIT\x00"
LATE_SECONDS = 0.7


class Proxy:
    """Passes everything on, until it is armed: then the next commit is the connection's last word.

    `answer`: the server commits, nobody hears of it. `request`: the server never hears of it. `late`: the server
    hears of it when the client has come back already. `gone`: the server commits, and then nobody reaches it.
    """

    def __init__(self, port: int) -> None:
        self.port = port
        self.armed = ""
        self.broken = 0
        self.is_gone = False
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.sockets: list[socket.socket] = [self.listener]
        threading.Thread(target=self.accept, daemon=True).start()

    def address_of(self, database: str) -> str:
        """A database's address by way of the proxy."""
        url = make_url(database).set(port=self.listener.getsockname()[1])
        return url.render_as_string(hide_password=False)

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                if self.is_gone:
                    shut(client)
                    continue
                server = socket.create_connection(("127.0.0.1", self.port))
                self.sockets += [client, server]
                link = Link(self, client, server)
                for work in (link.ask, link.answer):
                    threading.Thread(target=work, daemon=True).start()

    def close(self) -> None:
        for one in self.sockets:
            shut(one)


class Link:
    """One connection through the proxy."""

    def __init__(self, proxy: Proxy, client: socket.socket, server: socket.socket) -> None:
        self.proxy = proxy
        self.client = client
        self.server = server
        self.is_mute = False
        """The client hears nothing more."""

    def ask(self) -> None:
        with suppress(OSError):
            while data := self.client.recv(65536):
                if COMMIT in data and self.proxy.armed:
                    self.break_off(data)
                    return
                self.server.sendall(data)
        shut(self.server)

    def break_off(self, data: bytes) -> None:
        how, self.proxy.armed = self.proxy.armed, ""
        self.proxy.broken += 1
        self.is_mute = True
        if how == "gone":
            self.proxy.is_gone = True
            self.server.sendall(data)
            self.proxy.close()
            return
        if how == "answer":
            self.server.sendall(data)
            return
        shut(self.client)
        if how == "late":
            time.sleep(LATE_SECONDS)
            self.server.sendall(data)
            time.sleep(LATE_SECONDS)
        shut(self.server)

    def answer(self) -> None:
        with suppress(OSError):
            while data := self.server.recv(65536):
                if self.is_mute:
                    break
                self.client.sendall(data)
        shut(self.client)


def shut(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()


@contextmanager
def before(port: int) -> Iterator[Proxy]:
    proxy = Proxy(port)
    try:
        yield proxy
    finally:
        proxy.close()
