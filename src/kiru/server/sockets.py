"""The door for websockets: who may come in, and how many."""

from collections import Counter

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from kiru.server import metrics
from kiru.server.gate import is_own_origin, refuse
from kiru.server.limits import Buckets
from kiru.server.node import Node
from kiru.server.plain_text import is_plain
from kiru.server.session import Session, bearer_tokens, device_of

FOLDER = "/ws/"


class Sockets:
    """One session for each connection, if its page is ours, and neither too many are there nor opened too fast."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.addresses: Counter[str] = Counter()
        self.openings = Buckets(node.settings.connections_per_second, node.settings.connection_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = HTTPConnection(scope)
        address = request.client.host if request.client else ""
        await receive()
        if not self.openings.take(address):
            await refuse(scope, "error-too-many", 429)(scope, receive, send)
            return
        if not is_plain(scope["path"]):
            await refuse(scope, "error-control-character", 400)(scope, receive, send)
            return
        if not scope["path"].startswith(FOLDER) or not self.may_enter(request, address):
            await send({"type": "websocket.close", "code": 1008})
            return
        self.addresses[address] += 1
        metrics.CONNECTIONS.inc()
        try:
            await send({"type": "websocket.accept"})
            session = Session(
                scope, receive, send, self.node, device_of(request.cookies), bearer_tokens(request.headers)
            )
            await session.run(scope["path"].removeprefix(FOLDER))
        finally:
            metrics.CONNECTIONS.dec()
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    def may_enter(self, request: HTTPConnection, address: str) -> bool:
        settings = self.node.settings
        if self.node.is_stopping or not is_own_origin(request.headers, settings.origins):
            return False
        is_full = self.addresses.total() >= settings.max_connections
        return not is_full and self.addresses[address] < settings.max_connections_per_address
