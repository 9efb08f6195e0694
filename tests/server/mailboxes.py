"""Message services on loopback: one that keeps what it is sent, and one that never answers."""

import asyncio
import base64
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socket import create_server, socket
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from kiru.server.node import Node
from tests.server.people import until

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bel"}]
TABLE: dict[str, Any] = {"game": "hanging_gardens", "seats": SEATS, "claim": [0, 1]}
"""A table whose seats are both ours."""
PATIENCE = 240
"""Seconds for what happens in other processes, on a machine with much else to do."""


class Mailbox:
    """A message service on loopback; it keeps what it was sent."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("content-length", 0))
                headers = {name.lower(): value for name, value in self.headers.items()}
                box.got.append((self.path, headers, self.rfile.read(length)))
                self.send_response(box.status)
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]


@contextmanager
def mailbox_open() -> Iterator[Mailbox]:
    box = Mailbox()
    thread = threading.Thread(target=box.server.serve_forever, daemon=True)
    thread.start()
    yield box
    box.server.shutdown()
    box.server.server_close()


class Tarpit:
    """Takes every connection and says nothing, for as long as the other side likes; it may be told to drip."""

    def __init__(self, drip: bytes = b"") -> None:
        self.drip = drip
        self.callers: list[socket] = []
        self.listener = create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.is_open = True
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        self.listener.settimeout(0.2)
        while self.is_open:
            try:
                self.callers.append(self.listener.accept()[0])
            except TimeoutError:
                self.feed()

    def feed(self) -> None:
        for caller in self.callers:
            try:
                caller.sendall(self.drip)
            except OSError:
                continue

    def close(self) -> None:
        self.is_open = False
        self.thread.join()
        for one in (self.listener, *self.callers):
            one.close()


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Subscription:
    """What a browser gives a page that wants to send it messages."""

    def __init__(self, port: int) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        public = self.key.public_key().public_bytes(*form)
        keys = {"p256dh": plain(public), "auth": plain(self.secret)}
        self.body = {"endpoint": f"http://127.0.0.1:{port}/push/1", "keys": keys, "expirationTime": None}

    def read(self, data: bytes) -> dict[str, Any]:
        """What the browser deciphers."""
        text = http_ece.decrypt(data, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        return dict(json.loads(text))


async def hand_over(node: Node) -> None:
    """Begin to tell everybody who is to be told."""
    # A turn that began in this very millisecond is not due yet.
    await asyncio.sleep(0.005)
    await node.notifications.send_due()


async def tell(node: Node) -> None:
    """Tell everybody who is to be told, and wait until that is done."""
    await hand_over(node)
    await until(lambda: node.notifications.outbox.is_quiet, PATIENCE)


async def tell_until(node: Node, is_so: Callable[[], bool]) -> None:
    """Tell everybody, again if need be: on a busy machine the process that sends may not be there yet."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await tell(node)
