"""What comes in on a websocket: the short way of whole messages and the long way of the parser lead to the same."""

import asyncio
from random import Random
from typing import Any, cast

import anyio
import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from kiru.server.live import uvicorn_protocol
from kiru.server.live.uvicorn_protocol import UvicornWebSocket
from kiru.server.serve import config
from tests.server.people import settings

HANDSHAKE = (
    b"GET /ws/abc HTTP/1.1\r\nHost: kiru.test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire:
    """A transport that keeps what is written."""

    parser: Any = None

    def __init__(self) -> None:
        self.written = b""
        self.is_over = False

    def get_protocol(self) -> "Wire":
        return self

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.is_over

    def abort(self) -> None:
        self.is_over = True

    close = abort

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


async def opened(sqlite: str, **given: Any) -> tuple[UvicornWebSocket, Wire]:
    """A connection after its handshake; nobody takes what comes in out of its queue."""
    setup = config(settings(sqlite, **given))
    setup.load()
    made, wire = UvicornWebSocket(setup, ServerState(), {}), Wire()
    made.run_asgi = asyncio.Event().wait  # type: ignore[method-assign,assignment]
    made.connection_made(wire)
    made.data_received(HANDSHAKE)
    made.queue.get_nowait()
    await made.send({"type": "websocket.accept"})
    wire.written = b""
    return made, wire


def sent(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def arrivals(random: Random) -> list[bytes]:
    """Frames as they may come: texts of all lengths, pieces with pings between them, bytes, and nonsense at last."""
    made: list[bytes] = []
    for _ in range(30):
        text = "ą{}x".format("y" * random.choice([0, 1, 100, 118, 119, 120, 121, 122, 300, 5000])).encode()
        kind = random.randrange(8)
        if kind == 0:
            made += [sent(Opcode.TEXT, text, False), sent(Opcode.PING, b"there?"), sent(Opcode.CONT, text)]
        elif kind == 1:
            made.append(sent(Opcode.BINARY, text))
        elif kind == 2:
            made.append(sent(Opcode.PING, b"p"))
        else:
            made.append(sent(Opcode.TEXT, text if random.randrange(9) else b""))
    bad = [
        sent(Opcode.TEXT, b"\xff\xfe"),
        Frame(Opcode.TEXT, b"bare").serialize(mask=False),
        sent(Opcode.TEXT, b"a", False) + sent(Opcode.TEXT, b"b"),
        sent(Opcode.CLOSE, b"\x03\xe8"),
        b"\xf1\x81\0\0\0\0a",
    ]
    return [*made, random.choice(bad), sent(Opcode.TEXT, b"too late")]


def cut(frames: list[bytes], random: Random) -> list[bytes]:
    """The same bytes as a network may bring them: frame by frame, several at once, or torn."""
    if not random.randrange(3):
        return frames
    whole, parts = b"".join(frames), []
    while whole:
        size = random.choice([1, 2, 3, 5, 7, 50, 128, 4000])
        parts.append(whole[:size])
        whole = whole[size:]
    return parts if random.randrange(2) else [b"".join(frames[:9]), *frames[9:]]


async def taken(sqlite: str, parts: list[bytes]) -> tuple[list[Any], bytes, bool]:
    connection, wire = await opened(sqlite, max_frame=100_000)
    for part in parts:
        if not wire.is_over:
            connection.data_received(part)
    queue = connection.queue
    return [queue.get_nowait() for _ in range(queue.qsize())], wire.written, wire.is_over


@pytest.mark.parametrize("seed", range(40))
def test_both_ways_of_a_message_lead_to_the_same(seed: int, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(seed)
    parts = cut(arrivals(random), random)
    short = anyio.run(taken, sqlite, parts)
    monkeypatch.setattr(uvicorn_protocol, "only_text", lambda data: None)
    assert short == anyio.run(taken, sqlite, parts)
    assert len(short[0]) > 3
    assert short[2], "the end was noticed"


def test_a_whole_message_does_not_pass_the_parser(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        connection, _ = await opened(sqlite)
        monkeypatch.setattr(connection.conn, "receive_data", None)
        for text in ("x", "x" * 125, "x" * 126, "x" * 2000):
            connection.data_received(sent(Opcode.TEXT, text.encode()))
            assert connection.queue.get_nowait() == {"type": "websocket.receive", "text": text}

    anyio.run(run)


def test_messages_on_the_short_way_are_counted(sqlite: str) -> None:
    async def run() -> None:
        connection, wire = await opened(sqlite, frames_per_second=0.001, frame_burst=3, max_frame=1_000_000)
        for _ in range(100):
            if not wire.is_over:
                connection.data_received(sent(Opcode.TEXT, b"x"))
        assert wire.is_over
        assert connection.queue.qsize() == uvicorn_protocol.MORE_FRAMES * 3 - 1, "with the handshake"

    anyio.run(run)


def test_only_a_silent_line_is_asked_whether_anybody_is_there(sqlite: str) -> None:
    async def run() -> None:
        connection, wire = await opened(sqlite, ping_seconds=1000.0)
        connection.data_received(sent(Opcode.TEXT, b"x"))
        connection.send_keepalive_ping()
        assert wire.written == b"", "somebody has just spoken"
        timer = cast(asyncio.TimerHandle, connection.ping_timer)
        assert 0 < timer.when() - asyncio.get_running_loop().time() <= 1000
        connection.bytes_left.at -= 1001
        connection.send_keepalive_ping()
        assert wire.written[0] == 0x89
        assert not wire.is_over
        connection.keepalive_timeout()
        assert wire.is_over

    anyio.run(run)
