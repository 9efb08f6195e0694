"""Requests that are begun and not finished, answers that nobody reads, and the descriptors they would use up."""

import json
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from kiru.server.ops import descriptors
from kiru.server.settings import Settings
from tests.server.attacks.test_floods import fetched
from tests.server.connections import FORKS, Server, serve, serving

HALF = b"GET /api/daily HTTP/1.1\r\nHost: x\r\nX-Slow: "
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
BODY = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nkiru"
FEW = descriptors.RESERVED + 40


@contextmanager
def raw_to(server: Server, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), 30, (address, 0)) as raw:
        yield raw


def is_ended(raw: socket.socket, drip: bytes, seconds: float = 20) -> bool:
    """Whether the server hangs up, however long a little more comes now and then."""
    raw.settimeout(0.2)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if raw.recv(65_536) == b"":
                return True
        except TimeoutError:
            pass
        except OSError:
            return True
        try:
            raw.sendall(drip)
        except OSError:
            return True
    return False


def status(raw: socket.socket) -> int:
    """The status of the next answer; 0 if there is none."""
    raw.settimeout(20)
    try:
        answer = raw.recv(65_536)
    except OSError:
        return 0
    return int(answer.split()[1]) if answer else 0


@pytest.mark.parametrize(
    ("before", "drip"),
    [
        pytest.param(b"", b"", id="nothing"),
        pytest.param(b"", b"\r\n", id="empty lines"),
        pytest.param(HALF, b"x", id="headers"),
        pytest.param(BODY, b"x", id="body"),
        pytest.param(WHOLE + HALF, b"x", id="second request"),
    ],
)
def test_a_request_that_does_not_come_to_its_end_is_ended(sqlite: str, before: bytes, drip: bytes) -> None:
    with serving(sqlite, request_seconds=1.0) as server, raw_to(server) as raw:
        raw.sendall(before)
        assert is_ended(raw, drip)
        assert server.get("/healthz") == "ok"


def test_headers_without_an_end_are_refused(sqlite: str) -> None:
    with serving(sqlite) as server, raw_to(server) as raw:
        before = server.memory()
        try:
            raw.sendall(HALF)
            for _ in range(1000):
                raw.sendall(b"x" * 65_536)
        except OSError:
            pass
        assert server.memory() - before < 30_000_000
        assert server.get("/healthz") == "ok"


async def test_an_answer_that_nobody_reads_is_given_up(sqlite: str) -> None:
    with serving(sqlite, request_seconds=1.0, max_http_per_address=1) as server, raw_to(server, "127.0.0.2") as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.settimeout(2)
        try:
            for _ in range(400):
                raw.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
        except OSError:
            pass
        end = time.monotonic() + 30
        while (await fetched(server, "/healthz", "127.0.0.2")).status_code != 200:
            assert time.monotonic() < end, "the connection is still held"
            time.sleep(0.1)


async def test_one_address_has_so_many_connections_and_no_more(sqlite: str) -> None:
    with serving(sqlite, max_http_per_address=5) as server, ExitStack() as held:
        for _ in range(5):
            held.enter_context(raw_to(server, "127.0.0.2")).sendall(HALF)
        with raw_to(server, "127.0.0.2") as raw:
            assert status(raw) == 429
        assert server.get("/healthz") == "ok", "others are let in"
        held.close()
        end = time.monotonic() + 20
        while (await fetched(server, "/healthz", "127.0.0.2")).status_code != 200:
            assert time.monotonic() < end
            time.sleep(0.05)


def serve_on_few(settings: Settings, log: str) -> None:
    """A server on a system that gives few descriptors."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW - 10, FEW))
    serve(settings, log)


def test_connections_are_refused_before_the_descriptors_end(sqlite: str, tmp_path: Path) -> None:
    """Half-sent requests of many addresses: newcomers hear 503 at once, the log says so, and soon they are let in."""
    server = Server(sqlite, tmp_path, request_seconds=6.0, max_http_per_address=1000)
    server.process = FORKS.Process(target=serve_on_few, args=(server.settings, str(server.log)))
    server.process.start()
    try:
        server.wait()
        with ExitStack() as held:
            for number in range(120):
                held.enter_context(raw_to(server, f"127.0.0.{number + 2}")).sendall(HALF)
            with raw_to(server) as raw:
                assert status(raw) == 503
            end = time.monotonic() + 60
            while status_of_newcomer(server) != 200:
                assert time.monotonic() < end
                time.sleep(0.1)
        made = server.table("Ada", "Bel")
        assert server.head(made["table"])["phase"] == "playing", "the store still opens its files"
    finally:
        server.kill()
    events = [json.loads(line) for line in server.logged().splitlines()]
    assert [line["limit"] for line in events if line["event"] == "few file descriptors"] == [FEW]
    refusals = [line for line in events if line["event"] == "connections refused"]
    assert 1 <= len(refusals) <= 10
    assert refusals[0]["full"] == 1


def status_of_newcomer(server: Server) -> int:
    with raw_to(server, "127.0.0.200") as raw:
        try:
            raw.sendall(WHOLE)
        except OSError:
            return 0
        return status(raw)
