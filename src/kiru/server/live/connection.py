"""One websocket, whatever it is about: frames in within size and rate, frames out, and an end with a code."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from kiru.core.errors import KiruError
from kiru.protocol.frames_in import Frame, Hello, decoder
from kiru.server import metrics
from kiru.server.limits import Bucket
from kiru.server.live.uvicorn_protocol import ABORT, EXTENSION, UvicornWebSocket
from kiru.server.settings import Settings
from kiru.server.tables.client import Client

log = logging.getLogger("kiru.session")
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

    def __init__(
        self, scope: Scope, receive: Receive, send: Send, settings: Settings, client: Client, place: str
    ) -> None:
        self.receive_message = receive
        self.send_message = send
        self.connection: UvicornWebSocket | None = scope.get("extensions", {}).get(EXTENSION, {}).get("connection")
        self.settings = settings
        self.client = client
        self.place = place
        """The table that the connection is about, or the lobby."""
        self.bucket = Bucket(settings.frames_per_second, settings.frame_burst)
        self.is_plain = False
        """Nothing in the frame at hand can be a control character."""
        self.task: asyncio.Task[Any] | None = None
        self.is_deciding = False
        """A decision or a line is being stored: that is finished, even if the connection ends meanwhile."""

    async def run(self) -> None:
        """Until either side closes."""
        self.client.on_close = self.interrupt
        self.task = asyncio.current_task()
        sender = self.open_way()
        code = 1000
        try:
            await self.talk()
        except Closed as closed:
            code = closed.code
        except TimeoutError:
            code = 4400
        except KiruError:
            code = TRY_LATER
        except asyncio.CancelledError:
            if self.client.closing is None:
                raise
            code = self.client.closing
        except Exception:
            log.exception("session failed", extra={"table": self.place[:20]})
            code = FAILED
        finally:
            self.task = None
            self.client.on_close = lambda: None  # it held this session, which holds it
            self.close_way(sender)
            await self.leave()
        metrics.CLOSED.labels(str(code or 1005)).inc()
        if code:
            await self.close(code)

    async def talk(self) -> None:
        """What is said, until the connection is closed by an exception."""
        raise NotImplementedError

    async def leave(self) -> None:
        """What is to be done when nobody listens any more."""

    async def hear_hello(self) -> Hello:
        """The greeting with which every connection begins."""
        frame = await asyncio.wait_for(self.receive(), HELLO_SECONDS)
        if not isinstance(frame, Hello):
            raise Closed(4400)
        return frame

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
