"""The websocket to a table: it comes back by itself, and asks again what was not answered."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from kiru.cli.remote.table_link import TableLink
from kiru.core.errors import KiruError
from kiru.protocol.frames_in import Act, Chat, Describe, Hello, Hint, Undo, Why

LARGEST = 8_000_000
"""Bytes of a frame: many times the largest view."""
FIRST_PAUSE, LONGEST_PAUSE = 0.3, 10.0
PATIENCE = 300.0
"""Seconds after which a server that does not come back is given up."""
NOT_ALLOWED, NO_TABLE, NOT_UNDERSTOOD = 4401, 4404, 4400
"""Codes after which trying again makes no sense."""

Question = Act | Undo | Why | Hint | Describe | Chat
Frame = dict[str, Any]


def new_key() -> str:
    return secrets.token_hex(8)


class TableConnection:
    """Frames of a table, across lost connections."""

    def __init__(self, link: TableLink, token: str, language: str, on_line: Callable[[bool], None]) -> None:
        self.link = link
        self.token = token
        self.language = language
        self.on_line = on_line
        """Called with whether the server is there, when that changes."""
        self.seq, self.event, self.chat = 0, 0, 0
        """What has been heard so far, to go on from there."""
        self.waiting: dict[str, tuple[Question, asyncio.Future[Frame]]] = {}
        self.socket: ClientConnection | None = None

    async def frames(self) -> AsyncIterator[Frame]:
        """Everything that the server says, until somebody stops listening."""
        pause, lost = FIRST_PAUSE, 0.0
        loop = asyncio.get_running_loop()
        while True:
            try:
                async with connect(self.link.socket, max_size=LARGEST, open_timeout=20) as socket:
                    await self.greet(socket)
                    async for text in socket:
                        frame = json.loads(text)
                        if frame["t"] == "table":
                            if lost:
                                self.on_line(True)
                            pause, lost = FIRST_PAUSE, 0.0
                            await self.ask_again(socket)
                        if not self.answered(frame):
                            self.follow(frame)
                            yield frame
                    code = socket.close_code
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else None
            except (OSError, InvalidHandshake, InvalidURI, TimeoutError):
                code = None
            self.socket = None
            self.check_code(code)
            if not lost:
                lost = loop.time()
                self.on_line(False)
            if loop.time() - lost > PATIENCE:
                raise KiruError("remote-gone", server=self.link.server)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    def check_code(self, code: int | None) -> None:
        """Refuse to try again where that would end the same way."""
        if code == NOT_ALLOWED:
            raise KiruError("remote-not-allowed")
        if code == NO_TABLE:
            raise KiruError("remote-no-table", server=self.link.server, table=self.link.table)
        if code == NOT_UNDERSTOOD:
            raise KiruError("remote-foreign-words", server=self.link.server)

    async def greet(self, socket: ClientConnection) -> None:
        self.socket = socket
        tokens = [self.token] if self.token else []
        hello = Hello(lang=self.language, start=self.seq, event=self.event or None, chat=self.chat, tokens=tokens)
        await socket.send(msgspec.json.encode(hello).decode())

    def follow(self, frame: Frame) -> None:
        """Remember how far the game is."""
        if frame["t"] in ("table", "undone"):
            self.seq, self.event = frame["seq"], frame["event"]
        elif frame["t"] == "step":
            self.seq, self.event = frame["step"]["seq"] + 1, frame["event"] + 1
        elif frame["t"] == "chat":
            self.chat = frame["number"] + 1

    async def ask(self, question: Question) -> Frame:
        """The answer to a question, even across a lost connection: its key makes asking again harmless."""
        future: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self.waiting[question.key] = question, future
        if self.socket is not None:
            await self.send(self.socket, question)
        return await future

    async def ask_again(self, socket: ClientConnection) -> None:
        for question, _ in list(self.waiting.values()):
            await self.send(socket, question)

    async def send(self, socket: ClientConnection, question: Question) -> None:
        try:
            await socket.send(msgspec.json.encode(question).decode())
        except ConnectionClosed:
            return  # it is asked again with the next connection

    def answered(self, frame: Frame) -> bool:
        """Whether a frame is an answer, which goes to whoever asked."""
        if frame["t"] == "pong":
            return True
        if frame["t"] not in ("ok", "no", "answer"):
            return False
        _, future = self.waiting.pop(frame["key"], (None, None))
        if future is not None and not future.done():
            future.set_result(frame)
        return True
