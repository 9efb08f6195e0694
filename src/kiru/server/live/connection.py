"""One websocket, whatever it is about: frames in within size and rate, frames out, and an end with a code."""

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from kiru.protocol.frames_in import Frame, decoder
from kiru.server.limits import Bucket
from kiru.server.live.uvicorn_protocol import ABORT, EXTENSION, UvicornWebSocket
from kiru.server.settings import Settings
from kiru.server.tables.client import Client

HELLO_SECONDS = 15
CLOSE_SECONDS = 2
TRY_LATER = 1013
FAILED = 1011


def is_plain_json(text: str) -> bool:
    """Whether nothing in a JSON text can be or become a control character; false where a closer look is needed."""
    return text.isascii() and text.isprintable() and "\\" not in text


class Closed(Exception):
    """The connection is to be closed with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """What every session on a websocket does alike."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, settings: Settings, client: Client) -> None:
        self.receive_message = receive
        self.send_message = send
        self.connection: UvicornWebSocket | None = scope.get("extensions", {}).get(EXTENSION, {}).get("connection")
        self.settings = settings
        self.client = client
        self.bucket = Bucket(settings.frames_per_second, settings.frame_burst)
        self.is_plain = False
        """Nothing in the frame at hand can be a control character."""
        self.task: asyncio.Task[Any] | None = None
        self.is_deciding = False
        """A decision or a line is being stored: that is finished, even if the connection ends meanwhile."""

    def open_way(self) -> asyncio.Task[None] | None:
        """Let frames go straight to the connection, or, where the server is not uvicorn with ours, through a task."""
        if self.connection is None:
            return asyncio.create_task(self.send())
        self.client.deliver = self.connection.deliver
        self.connection.on_writable = self.client.flush
        return None

    def close_way(self, sender: asyncio.Task[None] | None) -> None:
        if sender is not None:
            sender.cancel()
        if self.connection is not None:
            self.client.deliver = self.connection.on_writable = None

    def interrupt(self) -> None:
        """The client has fallen behind: wait for nothing any more but what is being stored."""
        if self.task is not None and not self.is_deciding:
            self.task.cancel()

    async def send(self) -> None:
        """Send what waits."""
        with contextlib.suppress(OSError):
            while frames := await self.client.next_frames():
                for frame in frames:
                    await self.send_message({"type": "websocket.send", "text": frame.decode()})

    async def close(self, code: int) -> None:
        """Say why, if the other side still listens."""
        message = {"type": "websocket.close", "code": code, "reason": ""}
        try:
            await asyncio.wait_for(self.send_message(message), CLOSE_SECONDS)
        except TimeoutError:
            if self.connection is not None:
                await self.send_message({"type": ABORT})
        except OSError:
            pass

    async def receive(self) -> Frame:
        """The next frame, within size and rate."""
        message = await self.receive_message()
        if message["type"] != "websocket.receive":
            raise Closed(0)
        data: str | bytes = message.get("text") or message.get("bytes") or b""
        if len(data) > self.settings.max_frame:
            raise Closed(4413)
        if not self.bucket.take():
            raise Closed(4429)
        self.is_plain = isinstance(data, str) and is_plain_json(data)
        try:
            frame: Frame = decoder.decode(data)
            return frame
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Closed(4400) from error
