"""Websocket frames straight to the wire: many frames, made once for everybody, in one write."""

import os
import socket
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kiru.server.siblings import CONNECTION, Siblings

EXTENSION = "kiru.frames"
"""The ASGI message that carries several text frames as bytes."""
ABORT = "kiru.abort"
"""The ASGI message that ends a connection whose other side does not read."""


def header(size: int) -> bytes:
    """The head of a whole text frame from a server."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's websocket with one more message; what it holds is given back at once when it ends."""

    def connection_made(self, transport: Any) -> None:
        # The connection began as a request: its parser and what it calls hold each other.
        transport.get_protocol().parser = None
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # What reads frames is a generator of the connection it belongs to.
        self.conn.parser.close()

    def handle_connect(self, event: Any) -> None:
        siblings: Siblings | None = getattr(self.config, "siblings", None)
        if siblings is not None and siblings.is_elsewhere(event.serialize()):
            self.hand_over(siblings, event.serialize())
            return
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope)["extensions"][EXTENSION] = {}

    def hand_over(self, siblings: Siblings, said: bytes) -> None:
        """Somebody came here on an open connection for a table of another process."""
        own = self.transport.get_extra_info("socket")
        siblings.say(CONNECTION + said, socket.socket(fileno=os.dup(own.fileno())))
        self.transport.abort()

    async def send(self, message: Any) -> None:
        if message["type"] == ABORT:
            self.transport.abort()
            return
        if message["type"] != EXTENSION:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        pieces: list[bytes] = []
        for frame in message["frames"]:
            pieces.append(header(len(frame)))
            pieces.append(frame)
        self.transport.write(b"".join(pieces))
