"""`kiru serve`: run the server until it is told to stop."""

import gc
import sys

import uvicorn

from kiru.server import logs
from kiru.server.app import make_app
from kiru.server.settings import Settings
from kiru.server.wire import Wire


def config(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves us: no access log with addresses, no compression, one websocket implementation."""
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws=Wire,
        ws_max_size=settings.max_frame * 4,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=10,
    )


def run(settings: Settings) -> None:
    """Serve; SIGTERM and SIGINT stop it after finishing what was accepted."""
    logs.set_up(settings.log_level)
    server = uvicorn.Server(config(settings))
    # What is loaded now stays for good. A search for garbage walks over all tables and stops everything meanwhile: it
    # is left to quiet minutes (the keeper's), unless half a million things have come up that nobody has given back.
    gc.freeze()
    gc.set_threshold(500_000, 20, 50)
    # A commit is a row of short steps beside the loop: it should not wait 5 ms, Python's default, before each of them.
    sys.setswitchinterval(0.0005)
    server.run()
