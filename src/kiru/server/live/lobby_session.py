"""The websocket of the lobby: it tells what is listed and what has become of the own wait; it is told nothing."""

import asyncio
import logging

from starlette.types import Receive, Scope, Send

from kiru.core.errors import KiruError
from kiru.protocol.frames_in import Hello, Ping
from kiru.protocol.frames_out import PongFrame, encode
from kiru.server import metrics
from kiru.server.live.connection import FAILED, HELLO_SECONDS, TRY_LATER, Closed, Connection
from kiru.server.meeting.lobby_feed import LobbyListener
from kiru.server.node import Node
from kiru.server.tables.client import Client

log = logging.getLogger("kiru.lobby_session")
PONG = encode(PongFrame())
LOBBY = "lobby"
"""What stands in the place of a table in the address."""


class LobbySession(Connection):
    """One browser that has the lobby open."""

    def __init__(
        self, scope: Scope, receive: Receive, send: Send, node: Node, visitor: str, device: bytes | None
    ) -> None:
        settings = node.settings
        super().__init__(scope, receive, send, settings, Client(settings.backlog, settings.backlog_bytes))
        self.listener = LobbyListener(visitor, device, self.client)
        self.feed = node.feed

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
            log.exception("lobby session failed")
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
        """A greeting first; then nothing but the question whether anybody is there."""
        if not isinstance(await asyncio.wait_for(self.receive(), HELLO_SECONDS), Hello):
            raise Closed(4400)
        if self.feed.is_full(self.listener.visitor):
            raise Closed(TRY_LATER)
        await self.feed.enter(self.listener)
        while True:
            if not isinstance(await self.receive(), Ping):
                raise Closed(4400)
            self.client.push(PONG)

    async def leave(self) -> None:
        try:
            await self.feed.leave(self.listener)
        except KiruError as error:
            log.info("visit not closed", extra={"reason": error.key})
