"""The websocket of a table: frames in, frames out."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from kiru.core.errors import KiruError
from kiru.protocol.frames_in import (
    Act,
    At,
    Chat,
    Earlier,
    Hello,
    Hint,
    Look,
    Ping,
    React,
    Request,
    Sources,
    Undo,
)
from kiru.protocol.frames_out import Answer, HintAnswer, NoFrame, OkFrame, PongFrame, encode
from kiru.server.kits import error_body
from kiru.server.limits import Bucket
from kiru.server.live import queries
from kiru.server.live.connection import TRY_LATER, Closed, Connection
from kiru.server.node import Node
from kiru.server.store import tokens
from kiru.server.tables import chat
from kiru.server.tables.attendance import NOT_ALLOWED
from kiru.server.tables.client import Client
from kiru.server.tables.history import price_of_history, price_of_moment, price_of_telling
from kiru.server.tables.room import Room
from kiru.support import plain_text

log = logging.getLogger("kiru.session")
PONG = encode(PongFrame())
PRICE_OF_A_LOOK = 1.0
"""A look tries a piece on every place of a garden."""


class WebSocketSession(Connection):
    """One connection to one table."""

    def __init__(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        node: Node,
        table: str,
        device: bytes | None,
        bearer: list[str],
    ) -> None:
        settings = node.settings
        super().__init__(scope, receive, send, settings, Client(settings.backlog, settings.backlog_bytes), table)
        self.node = node
        self.lobby = node.lobby
        self.device = device
        client = scope.get("client")
        self.owner = node.owners.of(client[0] if client else "")
        """Whose share of the workers the hints use."""
        self.bearer = bearer
        self.work = Bucket(settings.frames_per_second, settings.frame_burst)
        """What questions cost that take the longer the longer the game is."""
        self.room: Room | None = None

    async def talk(self) -> None:
        """A greeting, then requests; another greeting begins anew."""
        await self.hello(await self.hear_hello())
        while True:
            frame = await self.receive()
            await (self.hello(frame) if isinstance(frame, Hello) else self.answer(frame))

    async def leave(self) -> None:
        if self.room is not None:
            self.room.attendance.leave(self.client)

    async def hello(self, frame: Hello) -> None:
        """Find out whose connection this is, and show the table."""
        if not all(plain_text.is_plain(word) for word in (frame.lang, *frame.tokens)):
            raise Closed(4400)
        try:
            room = await self.lobby.room(self.place)
        except KiruError as error:
            raise Closed(4404 if error.key == "error-table" else TRY_LATER) from error
        self.room = room
        await self.pay(price_of_telling(len(room.match.steps) - frame.start))
        client = self.client
        client.asker = tokens.asker(self.device, [*self.bearer, *frame.tokens])
        client.greet(frame.lang, client.seats, client.is_owner, frame.view)
        try:
            await room.begin()
            await room.join(client, frame.start, frame.event, frame.chat)
        except KiruError as error:
            raise Closed(NOT_ALLOWED if error.key == "error-not-yours" else TRY_LATER) from error

    async def pay(self, cost: float) -> None:
        """Let a client that asks for much and often wait, and nobody else."""
        wait = self.work.owe(cost)
        if wait > 0:
            await asyncio.sleep(wait)

    async def answer(self, frame: Request | Ping) -> None:
        """Carry out a request and say how it went."""
        if isinstance(frame, Ping):
            self.client.push(PONG)
            return
        assert self.room is not None
        try:
            if not self.is_plain:
                plain_text.check(*msgspec.structs.astuple(frame))
            reply = encode(await self.carry_out(self.room, frame))
        except KiruError as error:
            texts = self.room.presenter.texts(self.client.language)
            reply = encode(NoFrame(frame.key, error_body(error, texts)))
        self.client.push(reply)

    async def carry_out(self, room: Room, frame: Request) -> OkFrame | Answer:
        if isinstance(frame, Act):
            await self.finish(room.act(frame.seat, frame, self.client))
            return OkFrame(frame.key)
        if isinstance(frame, Undo):
            await self.finish(room.undo(frame.seat, frame, self.client))
            return OkFrame(frame.key)
        if isinstance(frame, Hint):
            return await self.hint(room, frame)
        if isinstance(frame, Chat | React):
            line = chat.line_of(room.table, self.client, frame)
            if not self.node.chats.take(f"{room.table.id} {line.seat}"):
                raise KiruError("error-too-many")
            self.lobby.words.check(line.text)
            await self.finish(room.say(line, self.client))
            return OkFrame(frame.key)
        if isinstance(frame, Look):
            await self.pay(PRICE_OF_A_LOOK)
        if isinstance(frame, At):
            await self.pay(price_of_moment(frame.seq))
        if isinstance(frame, Sources):
            await self.pay(price_of_history(frame.seq))
        if isinstance(frame, Earlier):
            await self.pay(price_of_telling(frame.end - frame.start))
        async with room.lock:
            await room.ready()
            return queries.answer(room, frame, self.client.language)

    async def finish(self, doing: Coroutine[Any, Any, None]) -> None:
        """See something through to its end; only then find out whether the client is to be sent away."""
        self.is_deciding = True
        try:
            await doing
        finally:
            self.is_deciding = False
            if self.client.closing is not None:
                raise Closed(self.client.closing)

    async def hint(self, room: Room, frame: Hint) -> HintAnswer:
        """What a bot would do, for the player who is asked and for nobody else."""
        seat = frame.seat
        await room.check_asker(self.client, seat)
        if not room.table.allow.hints:
            raise KiruError("error-no-hints")
        if not self.node.hints.take(f"{room.table.id} {seat}"):
            raise KiruError("error-too-many")
        return HintAnswer(frame.key, await self.node.bots.hint(room, seat, self.client.language, self.owner))
