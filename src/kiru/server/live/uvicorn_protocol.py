"""Websocket frames straight to the wire: many, made once for everybody, in one write; and counted as they come."""

import os
import socket
import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import chain
from typing import Any, cast

from fastapi import FastAPI
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # compiled, where there is a compiled one
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from kiru.server.http.admission import Connections
from kiru.server.limits import Bucket, visitor
from kiru.server.processes.siblings import CONNECTION, Siblings

EXTENSION = "kiru.connection"
"""The ASGI extension that holds the connection itself, for who has frames to deliver."""
ABORT = "kiru.abort"
"""The ASGI message that ends a connection whose other side does not read."""
PIECE = 4096
"""Bytes that are parsed before their frames are counted: an empty frame has six."""
LEAST = 512
"""Every arrival counts as at least so many bytes, so that sending single bytes does not get around the limit."""
MORE_FRAMES = 4
"""So many times the frames that a session allows may come: control frames are among them, and who sends just a little
too much is told so (4429) rather than cut off."""


WHOLE_TEXT = 0x81
"""The first byte of a text that comes in one frame."""
MASKED = 0x80
LONG = 126
"""The size that says: the size follows in two bytes."""
BETWEEN_FRAMES = StreamReader.at_eof.__code__
"""What the parser waits in where one frame is over and no byte of the next has come."""


@lru_cache(maxsize=4096)
def header(size: int) -> bytes:
    """The head of a whole text frame from a server; a frame goes to everybody at a table, so its size comes again."""
    if size < LONG:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def only_text(data: bytes) -> bytes | None:
    """What a client says, if what has come is one short text and nothing else; None for anything besides."""
    size = len(data)
    if size < 6 or data[0] != WHOLE_TEXT:
        return None
    if data[1] == MASKED | size - 6 and size - 6 < LONG:
        return bytes(apply_mask(data[6:], data[2:6]))
    if data[1] == MASKED | LONG and size >= LONG + 8 and int.from_bytes(data[2:4], "big") == size - 8:
        return bytes(apply_mask(data[8:], data[4:8]))
    return None


class UvicornWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's websocket with a shorter way for frames, a bound on what comes in, and nothing held when it ends."""

    on_writable: Callable[[], None] | None = None
    """Called when the other side has read enough to take more."""
    is_writable = True
    """The other side reads what is written."""

    def __init__(self, config: Config, *args: Any, **given: Any) -> None:
        super().__init__(config, *args, **given)
        self.guard: Connections = cast(FastAPI, config.app).state.connections
        settings = self.guard.settings
        frames, burst = settings.frames_per_second, settings.frame_burst
        self.frames_left = Bucket(MORE_FRAMES * frames, MORE_FRAMES * burst)
        self.bytes_left = Bucket(settings.max_frame * frames, settings.max_frame * burst)

    def data_received(self, data: bytes) -> None:
        """Piece by piece, so that what is too much costs no more than its first piece; one short text at once."""
        if not self.bytes_left.take(max(len(data), LEAST)):
            self.cut_off()
        elif len(data) <= PIECE and self.is_between_messages and (text := only_text(data)) is not None:
            self.receive_text(text)
            return
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    @property
    def is_between_messages(self) -> bool:
        """Whether the connection is open, and nothing of a message has come that is not whole yet."""
        if self.conn.state is not OPEN or self.conn.current_size is not None or self.transport.is_closing():
            return False
        waits_in: Any = self.conn.parser
        while waits_in.gi_yieldfrom is not None:
            waits_in = waits_in.gi_yieldfrom
        return waits_in.gi_code is BETWEEN_FRAMES

    def receive_text(self, text: bytes) -> None:
        """Take a whole message past the parser, which goes byte by byte through what nearly always comes like this."""
        if not self.frames_left.take():
            self.cut_off()
            return
        self.curr_msg_data_type = "text"
        self.frames = [text]
        self.send_receive_event_to_app()

    def send_keepalive_ping(self) -> None:
        """Ask whether the other side is still there, unless it has just said something."""
        quiet = time.monotonic() - self.bytes_left.at
        if quiet < self.guard.settings.ping_seconds:
            self.ping_timer = self.loop.call_later(self.guard.settings.ping_seconds - quiet, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Nobody is there: what waits to be sent must not keep the connection, as it would if it were closed."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_events(self) -> None:
        if self.frames_left.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.cut_off()

    def handle_cont(self, event: Any) -> None:
        if event.data or event.fin:
            super().handle_cont(event)

    def cut_off(self) -> None:
        """End a flood at once; before the handshake nobody knows yet whose it is."""
        self.transport.abort()
        if self.handshake_complete and self.scope["client"]:
            self.guard.ban(visitor(self.scope["client"][0]))

    def connection_made(self, transport: Any) -> None:
        # The connection began as a request: its parser and what it calls hold each other.
        transport.get_protocol().parser = None
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # What reads frames is a generator of the connection it belongs to, and the scope holds the connection itself.
        self.conn.parser.close()
        self.on_writable = None
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope)["extensions"].pop(EXTENSION, None)

    def handle_connect(self, event: Any) -> None:
        siblings: Siblings | None = getattr(self.config, "siblings", None)
        if siblings is not None and siblings.is_elsewhere(event.serialize()):
            self.hand_over(siblings, event.serialize())
            return
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope)["extensions"][EXTENSION] = {"connection": self}

    def send_receive_event_to_app(self) -> None:
        """Read on while a message at most waits to be handled; uvicorn would stop and start with each of them."""
        is_first = self.queue.empty() and not self.read_paused
        self.read_paused = self.read_paused or is_first
        super().send_receive_event_to_app()
        if is_first:
            self.read_paused = False

    def deliver(self, frames: Iterable[bytes]) -> bool:
        """Write text frames in one piece; false if the other side does not read, or no more."""
        if not self.is_writable or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        whole = tuple(frames)
        self.transport.write(b"".join(chain.from_iterable(zip(map(header, map(len, whole)), whole, strict=True))))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self.on_writable is not None:
            self.on_writable()

    def hand_over(self, siblings: Siblings, said: bytes) -> None:
        """Somebody came here on an open connection for a table of another process."""
        own = self.transport.get_extra_info("socket")
        siblings.say(CONNECTION + said, socket.socket(fileno=os.dup(own.fileno())))
        self.transport.abort()

    async def send(self, message: Any) -> None:
        if message["type"] == ABORT:
            self.transport.abort()
            return
        await super().send(message)
