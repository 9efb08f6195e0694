"""A connection that speaks plain HTTP: it sends its request in good time, or it ends."""

import asyncio
from http import HTTPStatus
from typing import Any, cast

from fastapi import FastAPI
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kiru.server.http.admission import BANNED, Connections
from kiru.server.limits import visitor

MOST_HEAD = 65_536
"""Bytes of a request before its body."""
HEAD_TOO_LARGE = 431


def short_answer(status: int) -> bytes:
    """An answer without a body, after which the connection ends."""
    phrase = HTTPStatus(status).phrase
    text = f"HTTP/1.1 {status} {phrase}\r\nretry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
    return text.encode()


class HttpConnection(HttpToolsProtocol):
    """uvicorn's connection with an end to waiting: for a whole request, and for somebody who does not read."""

    def __init__(self, config: Config, *args: Any, **given: Any) -> None:
        super().__init__(config, *args, **given)
        self.guard: Connections = cast(FastAPI, config.app).state.connections
        self.deadline: asyncio.TimerHandle | None = None
        self.head_bytes = 0
        """What has come of a request whose headers are not complete."""
        self.who: str | None = None
        """The visitor as which this connection is counted."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        who = visitor(address)
        refusal = self.guard.enter(who, self.guard.is_proxy(address), len(self.connections))
        if refusal is None:
            self.who = who
            self.expect_soon()
        elif refusal == BANNED:
            transport.abort()
        else:
            self.refuse(refusal)

    def connection_lost(self, exc: Exception | None) -> None:
        self.part()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.part()
        super().handle_websocket_upgrade()

    def part(self) -> None:
        """From now on this is a websocket, not a connection of plain HTTP."""
        self.expect_nothing()
        if self.who is not None:
            self.guard.leave(self.who)
            self.who = None

    def expect_soon(self) -> None:
        """Wait for what must come now, and no longer than that."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.guard.settings.request_seconds, self.give_up)

    def expect_nothing(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        self.deadline = None
        self.transport.abort()

    def refuse(self, status: int) -> None:
        self.transport.write(short_answer(status))
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr]
            self.expect_soon()
        self.head_bytes += len(data)
        super().data_received(data)
        if self.head_bytes > MOST_HEAD and not self.transport.is_closing():
            self.refuse(HEAD_TOO_LARGE)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.head_bytes = 0

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self.head_bytes = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.head_bytes = 0
        self.expect_nothing()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.expect_soon()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.expect_nothing()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more is asked; an answer that nobody reads is not kept for long."""
        super().timeout_keep_alive_handler()
        self.expect_soon()
