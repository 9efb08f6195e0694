"""Connections for tests: a server in a process of its own, and websockets to it; or a session without a network."""

import asyncio
import json
import multiprocessing
import os
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kiru.bench.postgres import free_port
from kiru.server.live.websocket_session import WebSocketSession
from kiru.server.node import Node
from kiru.server.serve import run
from kiru.server.settings import Settings
from tests.server.conformance import checked, faults_of
from tests.server.people import settings, wish

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["kiru.server.serve", "kiru.games.hanging_gardens.kit"])


def serve(settings: Settings, log: str) -> None:
    """A server in a process of its own that has everything imported already, so that starting it again is cheap."""
    with open(log, "ab") as file:
        os.dup2(file.fileno(), 2)
    run(settings)


class Server:
    """A server on loopback; it can be killed and started again on the same port."""

    def __init__(self, database: str, folder: Path, **given: Any) -> None:
        self.port = free_port()
        quiet = {"log_level": "warning", "max_connections_per_address": 1000}
        self.settings = settings(database, port=self.port, **(quiet | given))
        self.log = folder / f"server-{self.port}.log"
        self.process: Any = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return int(self.process.pid)

    def start(self, wait: bool = True) -> None:
        self.process = FORKS.Process(target=serve, args=(self.settings, str(self.log)))
        self.process.start()
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it is ready."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.address}/readyz", timeout=5).close()
                return
            except OSError:
                assert self.process.is_alive(), self.logged()
                time.sleep(0.02)
        raise AssertionError(self.logged())

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.process.join()

    def stop(self) -> int:
        """SIGTERM, and wait for the end."""
        self.process.terminate()
        self.process.join(30)
        return int(self.process.exitcode)

    def logged(self) -> str:
        return self.log.read_text() if self.log.exists() else ""

    def post(self, path: str, body: Any, **headers: str) -> Any:
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"} | headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def get(self, path: str, **headers: str) -> str:
        request = urllib.request.Request(self.address + path, headers=headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return str(answer.read().decode())

    def head(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.get(f"/api/tables/{table}"))
        return found

    def table(self, *seats: str, **given: Any) -> dict[str, Any]:
        """A table of persons and `bot:NAME`s; every person's seat is ours."""
        found: dict[str, Any] = self.post("/api/tables", wish(*seats, **given).model_dump(mode="json"))
        return found

    def websocket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/{table}"

    def socket(self, table: str, **given: Any) -> Any:
        return connect(self.websocket(table), max_size=None, **given)

    def memory(self) -> int:
        text = Path(f"/proc/{self.pid}/status").read_text()
        return int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024


@contextmanager
def serving(database: str, **given: Any) -> Iterator[Server]:
    """A running server for the length of a block."""
    with tempfile.TemporaryDirectory(prefix="kiru-log-") as folder:
        server = Server(database, Path(folder), **given)
        server.start()
        try:
            yield server
        finally:
            server.kill()


async def say(socket: ClientConnection, **frame: Any) -> None:
    await socket.send(json.dumps(frame))


async def hear(socket: ClientConnection, kind: str | None = None, seconds: float = 20) -> dict[str, Any]:
    """The next frame (of a kind)."""
    while True:
        frame = checked(json.loads(await asyncio.wait_for(socket.recv(), seconds)))
        if kind is None or frame["t"] == kind:
            return frame


async def closing_code(socket: ClientConnection) -> int | None:
    """The code with which the server closes a connection."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None


class SocketClient:
    """A session without a network: what one side puts in, the other takes out."""

    def __init__(self, node: Node, table: str, device: bytes | None = None) -> None:
        self.sent: list[dict[str, Any]] = []
        self.faults: list[str] = []
        """What was sent and does not stand in the protocol: an error here would be the session's."""
        self.code: int | None = None
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        scope: dict[str, Any] = {"type": "websocket", "extensions": {}}
        receive: Any = self.incoming.get
        self.session = WebSocketSession(scope, receive, self.take, node, table, device, [])
        self.task = asyncio.create_task(self.session.run())

    async def take(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.code = message["code"]
        else:
            self.sent.append(json.loads(message["text"]))
            self.faults += faults_of(self.sent[-1])

    def put(self, data: str | bytes) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text" if isinstance(data, str) else "bytes": data})

    def say(self, **frame: Any) -> None:
        self.put(json.dumps(frame))

    async def answered(self, key: str, seconds: float = 20) -> dict[str, Any]:
        """The answer to a request."""
        end = asyncio.get_running_loop().time() + seconds
        while True:
            for frame in self.sent:
                if frame.get("key") == key:
                    return frame
            assert asyncio.get_running_loop().time() < end, "no answer"
            await asyncio.sleep(0.005)

    async def hang_up(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


def kinds(line: SocketClient) -> list[str]:
    """The kinds of frames that a session has sent so far."""
    return [frame["t"] for frame in line.sent]


def last(line: SocketClient, kind: str) -> dict[str, Any]:
    """The newest frame of a kind."""
    return [frame for frame in line.sent if frame["t"] == kind][-1]


@asynccontextmanager
async def connect_to(
    node: Node, table: str, *tokens: str | None, device: bytes | None = None, **hello: Any
) -> AsyncIterator[SocketClient]:
    """A session that has said hello and been shown the table."""
    line = SocketClient(node, table, device)
    line.say(t="hello", tokens=[token for token in tokens if token], **hello)
    while not any(frame["t"] == "ask" for frame in line.sent) and not line.task.done():
        await asyncio.sleep(0.005)
    try:
        yield line
    finally:
        if not line.task.done():
            await line.hang_up()
        assert not line.faults, line.faults
