"""The door for websockets: who may come in, and how many."""

from collections import Counter

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from kiru.server import metrics
from kiru.server.http.admission import Connections
from kiru.server.http.credentials import bearer_tokens, device_of
from kiru.server.http.middleware import is_own_origin, refuse
from kiru.server.limits import Buckets, visitor
from kiru.server.live.lobby_session import LOBBY, LobbySession
from kiru.server.live.websocket_session import WebSocketSession
from kiru.server.moderation.patrol import BANNED
from kiru.server.node import Node
from kiru.support.plain_text import is_plain

FOLDER = "/ws/"


class WebSocketEndpoint:
    """One session for each connection, if its page is ours, and neither too many are there nor opened too fast."""

    def __init__(self, node: Node, connections: Connections) -> None:
        self.node = node
        self.bans = connections.bans
        self.visitors: Counter[str] = Counter()
        self.openings = Buckets(node.settings.connections_per_second, node.settings.connection_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = HTTPConnection(scope)
        who = visitor(request.client.host) if request.client else ""
        await receive()
        if who in self.bans or not self.openings.take(who):
            await refuse(scope, "error-too-many", 429)(scope, receive, send)
            return
        if not is_plain(scope["path"]):
            await refuse(scope, "error-control-character", 400)(scope, receive, send)
            return
        if not scope["path"].startswith(FOLDER) or not self.may_enter(request, who):
            await send({"type": "websocket.close", "code": 1008})
            return
        self.visitors[who] += 1
        metrics.CONNECTIONS.inc()
        try:
            await send({"type": "websocket.accept"})
            device, place = device_of(request.cookies), scope["path"].removeprefix(FOLDER)
            if device in self.node.patrol.banned:
                await send({"type": "websocket.close", "code": BANNED})
            elif place == LOBBY:
                await LobbySession(scope, receive, send, self.node, who, device).run()
            else:
                session = WebSocketSession(
                    scope, receive, send, self.node, place, device, bearer_tokens(request.headers)
                )
                await session.run()
        finally:
            metrics.CONNECTIONS.dec()
            self.visitors[who] -= 1
            if not self.visitors[who]:
                del self.visitors[who]

    def may_enter(self, request: HTTPConnection, who: str) -> bool:
        settings = self.node.settings
        if self.node.is_stopping or not is_own_origin(request.headers, settings.origins):
            return False
        is_full = self.visitors.total() >= settings.max_connections
        return not is_full and self.visitors[who] < settings.max_connections_per_address
