"""`kiru serve`: run the server until it is told to stop."""

import asyncio
import errno
import logging
import os
import socket
import sys
from collections.abc import Callable

import uvicorn

from kiru.core.errors import KiruError
from kiru.server.app import make_app
from kiru.server.http.http_protocol import HttpConnection
from kiru.server.live.uvicorn_protocol import UvicornWebSocket
from kiru.server.ops import descriptors, logs
from kiru.server.ops.garbage_collector import GarbageCollector
from kiru.server.processes import channel
from kiru.server.processes.siblings import Siblings
from kiru.server.settings import Settings
from kiru.server.store.migrate import upgrade
from kiru.server.store.store import open_engine, reachable
from kiru.server.supervisor import Supervisor

log = logging.getLogger("kiru.serve")


class Config(uvicorn.Config):
    """uvicorn's settings, which every connection knows, and the other processes behind the port."""

    siblings: Siblings | None = None


def config(settings: Settings, siblings: Siblings | None = None) -> Config:
    """How uvicorn serves us: no access log with addresses, no compression, one websocket implementation."""
    made = Config(
        make_app(settings, siblings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        http=HttpConnection,
        ws=UvicornWebSocket,
        ws_max_size=settings.max_frame * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=10,
    )
    made.siblings = siblings
    return made


class Server(uvicorn.Server):
    """uvicorn's server, which tells when people can come."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce
        self.garbage = GarbageCollector(lambda: not self.server_state.connections)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.garbage.start()
        self.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.garbage.stop()
        await super().shutdown(sockets)


def run(settings: Settings, announce: Callable[[int], None] = lambda port: None) -> None:
    """Serve, announcing the port when all is ready; SIGTERM and SIGINT stop it after finishing what was accepted."""
    open_database(settings)
    sockets = listen(settings.host, settings.port)
    logs.set_up(settings.log_level)
    descriptors.raise_limit(settings.max_connections)
    port = sockets[0].getsockname()[1]
    if settings.processes > 1 and channel.is_possible():
        asyncio.run(Supervisor(settings, sockets, lambda: announce(port)).run())
        return
    if settings.processes > 1:
        log.warning("one process serves", extra={"reason": "this system hands no connections to other processes"})
    make_ready()
    Server(config(settings), lambda: announce(port)).run(sockets)


def make_ready() -> None:
    """A commit is a row of short steps beside the loop: it should not wait 5 ms, Python's default, before each."""
    sys.setswitchinterval(0.0005)


def open_database(settings: Settings) -> None:
    """Find out whether the database is there, and bring it up to date."""
    engine = open_engine(settings)
    try:
        with reachable():
            upgrade(engine)
    finally:
        engine.dispose()


def listen(host: str, port: int) -> list[socket.socket]:
    """A socket for every address of the host; an address that this machine lacks is passed over if it has another."""
    address = f"{host}:{port}"
    try:
        places = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except socket.gaierror as error:
        raise KiruError("error-listen", address=address, reason=str(error.strerror)) from error
    sockets: list[socket.socket] = []
    reason = ""
    for family, _, _, _, place in places:
        try:
            sockets.append(socket.create_server(place, family=family))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise KiruError("error-port-taken", address=address) from error
            reason = os.strerror(error.errno or 0)
    if not sockets:
        raise KiruError("error-listen", address=address, reason=reason)
    return sockets
