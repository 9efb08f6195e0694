"""The websocket of the lobby: it tells what is listed and what has become of the own wait; it is told nothing."""

import logging

from starlette.types import Receive, Scope, Send

from kiru.core.errors import KiruError
from kiru.protocol.frames_in import Ping
from kiru.protocol.frames_out import PongFrame, encode
from kiru.server.live.connection import TRY_LATER, Closed, Connection
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
        super().__init__(scope, receive, send, settings, Client(settings.backlog, settings.backlog_bytes), LOBBY)
        self.listener = LobbyListener(visitor, device, self.client)
        self.feed = node.feed

    async def talk(self) -> None:
        """A greeting first; then nothing but the question whether anybody is there."""
        await self.hear_hello()
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
