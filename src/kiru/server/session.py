"""The websocket of a table: frames in, frames out."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kiru.core.errors import KiruError
from kiru.server import answers, chat, metrics, tokens
from kiru.server.client import Client
from kiru.server.frames import Act, Chat, Frame, Hello, Hint, Ping, React, Request, Undo, decoder, encode
from kiru.server.kits import error_body
from kiru.server.limits import Bucket
from kiru.server.node import Node
from kiru.server.room import Room

log = logging.getLogger("kiru.session")
PONG = encode({"t": "pong"})
HELLO_SECONDS = 15


class Closed(Exception):
    """The connection is to be closed with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Session:
    """One connection to one table."""

    def __init__(self, socket: WebSocket, node: Node, device: bytes | None, bearer: list[str]) -> None:
        settings = node.settings
        self.socket = socket
        self.node = node
        self.lobby = node.lobby
        self.device = device
        self.bearer = bearer
        self.client = Client(settings.backlog, settings.backlog_bytes)
        self.bucket = Bucket(settings.frames_per_second, settings.frame_burst)
        self.chats = Bucket(settings.chats_per_minute / 60, settings.chats_per_minute)
        self.hints = Bucket(settings.hints_per_minute / 60, settings.hints_per_minute)
        self.room: Room | None = None

    async def run(self, table: str) -> None:
        """Until either side closes."""
        sender = asyncio.create_task(self.send())
        code = 1000
        try:
            frame = await asyncio.wait_for(self.receive(), HELLO_SECONDS)
            if not isinstance(frame, Hello):
                raise Closed(4400)
            await self.hello(table, frame)
            while True:
                frame = await self.receive()
                await (self.hello(table, frame) if isinstance(frame, Hello) else self.answer(frame))
        except Closed as closed:
            code = closed.code
        except TimeoutError:
            code = 4400
        except (WebSocketDisconnect, RuntimeError):
            code = 0
        finally:
            if self.room is not None:
                self.room.leave(self.client)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender
            metrics.CLOSED.labels(str(self.client.closing or code or 1000)).inc()
            if code and self.client.closing is None:
                with contextlib.suppress(Exception):
                    await self.socket.close(code)

    async def send(self) -> None:
        """Send what waits; a client that fell behind is closed here."""
        while (frame := await self.client.next_frame()) is not None:
            await self.socket.send_text(frame)
        await self.socket.close(self.client.closing or 1000)

    async def receive(self) -> Frame:
        """The next frame, within size and rate."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        data: str | bytes = message.get("text") or message.get("bytes") or b""
        if len(data) > self.lobby.settings.max_frame:
            raise Closed(4413)
        if not self.bucket.take():
            raise Closed(4429)
        try:
            frame: Frame = decoder.decode(data)
            return frame
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Closed(4400) from error

    async def hello(self, table: str, frame: Hello) -> None:
        """Find out whose connection this is, and show the table."""
        try:
            room = await self.lobby.room(table)
        except KiruError as error:
            raise Closed(4404) from error
        rights = await self.lobby.rights(table, self.device, [*self.bearer, *frame.tokens])
        if not rights.seats and not rights.is_owner and not room.table.allow.spectators:
            raise Closed(4401)
        is_new = self.room is None
        self.room = room
        self.client.greet(frame.lang, rights.seats, rights.is_owner, frame.view)
        await room.join(self.client, frame.start, frame.event, frame.chat)
        if is_new and rights.seats:
            room.show_head()

    async def answer(self, frame: Request | Ping) -> None:
        """Carry out a request and say how it went."""
        if isinstance(frame, Ping):
            self.client.push(PONG)
            return
        assert self.room is not None
        try:
            body = await self.carry_out(self.room, frame)
            reply: dict[str, Any] = {"t": "ok" if body is None else "answer", "key": frame.key} | (body or {})
        except KiruError as error:
            texts = self.room.showing.texts(self.client.language)
            reply = {"t": "no", "key": frame.key, "error": error_body(error, texts)}
        self.client.push(encode(reply))

    async def carry_out(self, room: Room, frame: Request) -> dict[str, Any] | None:
        if isinstance(frame, Act | Undo):
            if frame.seat not in self.client.seats:
                raise KiruError("error-not-yours")
            doing = room.act(frame.seat, frame) if isinstance(frame, Act) else room.undo(frame.seat, frame)
            # What was begun is finished, even if the connection ends meanwhile.
            await asyncio.shield(asyncio.ensure_future(doing))
            return None
        if isinstance(frame, Hint):
            return await self.hint(room, frame.seat)
        if isinstance(frame, Chat | React):
            line = chat.line_of(room.table, self.client, frame)
            if not self.chats.take():
                raise KiruError("error-too-many")
            await asyncio.shield(asyncio.ensure_future(room.say(line)))
            return None
        async with room.lock:
            await room.ready()
            return answers.answer(room, frame, self.client.language)

    async def hint(self, room: Room, seat: int) -> dict[str, Any]:
        """What a bot would do, for the player who is asked and for nobody else."""
        if seat not in self.client.seats:
            raise KiruError("error-not-yours")
        if not room.table.allow.hints:
            raise KiruError("error-no-hints")
        if not self.hints.take():
            raise KiruError("error-too-many")
        return await self.node.bots.hint(room, seat, self.client.language)


def bearer_tokens(headers: Any) -> list[str]:
    """The token of an Authorization header."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return [token.strip()[:100]] if kind.lower() == "bearer" and token.strip() else []


def device_of(cookies: dict[str, str]) -> bytes | None:
    """The hash of the device's id in its cookie."""
    device = cookies.get("kiru", "")
    return tokens.hashed(device) if len(device) == tokens.TOKEN_LENGTH else None
