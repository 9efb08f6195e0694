"""Connections for tests: a server in a process of its own, and websockets to it; or a session without a network."""

import asyncio
import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from kiru.server.node import Node
from kiru.server.postgres import free_port
from kiru.server.session import Session

LOOSE = {
    "KIRU_REQUESTS_PER_SECOND": "10000",
    "KIRU_REQUEST_BURST": "10000",
    "KIRU_TABLES_PER_MINUTE": "100000",
    "KIRU_FRAMES_PER_SECOND": "10000",
    "KIRU_FRAME_BURST": "10000",
    "KIRU_DURABLE": "false",
    "KIRU_LOG_LEVEL": "warning",
}


class Server:
    """`kiru serve` on loopback; it can be killed and started again on the same port."""

    def __init__(self, database: str, **given: str) -> None:
        self.port = free_port()
        self.environ = os.environ | LOOSE | {"KIRU_DATABASE": database, "KIRU_PORT": str(self.port)} | given
        self.process: subprocess.Popen[bytes] | None = None
        self.log = open(f"/tmp/kiru-test-{os.getpid()}-{self.port}.log", "wb+")  # noqa: SIM115
        Path(self.log.name).unlink()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self, wait: bool = True) -> None:
        command = [sys.executable, "-m", "kiru", "serve"]
        self.process = subprocess.Popen(command, env=self.environ, stderr=self.log)
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
                assert self.process is not None
                assert self.process.poll() is None, self.logged()
                time.sleep(0.05)
        raise AssertionError(self.logged())

    def kill(self) -> None:
        """kill -9."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """SIGTERM, and wait for the end."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(30)

    def logged(self) -> str:
        self.log.seek(0)
        return self.log.read().decode()

    def post(self, path: str, body: Any, **headers: str) -> Any:
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"} | headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.address + path, timeout=30) as answer:
            return str(answer.read().decode())

    def table(self, *seats: str, **given: Any) -> dict[str, Any]:
        """A table of persons and `bot:NAME`s; every person's seat is ours."""
        made = [
            {"kind": "bot", "bot": seat[4:]} if seat.startswith("bot:") else {"kind": "person", "name": seat}
            for seat in seats
        ]
        people = [number for number, seat in enumerate(made) if seat["kind"] == "person"]
        body: dict[str, Any] = {"game": "hanging_gardens", "seats": made, "claim": people}
        found: dict[str, Any] = self.post("/api/tables", body | given)
        return found

    def socket(self, table: str, **given: Any) -> Any:
        return connect(f"ws://127.0.0.1:{self.port}/ws/{table}", max_size=None, **given)

    def memory(self) -> int:
        text = Path(f"/proc/{self.pid}/status").read_text()
        return int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024


@contextmanager
def serving(database: str, **given: str) -> Iterator[Server]:
    """A running server for the length of a block."""
    server = Server(database, **given)
    server.start()
    try:
        yield server
    finally:
        server.kill()
        server.log.close()


async def say(socket: ClientConnection, **frame: Any) -> None:
    await socket.send(json.dumps(frame))


async def hear(socket: ClientConnection, kind: str | None = None, seconds: float = 20) -> dict[str, Any]:
    """The next frame (of a kind)."""
    while True:
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), seconds))
        if kind is None or frame["t"] == kind:
            return frame


class Line:
    """A session without a network: what one side puts in, the other takes out."""

    def __init__(self, node: Node, table: str, device: bytes | None = None) -> None:
        self.sent: list[dict[str, Any]] = []
        self.code: int | None = None
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        scope: dict[str, Any] = {"type": "websocket", "extensions": {}}
        self.session = Session(scope, self.incoming.get, self.take, node, device, [])  # type: ignore[arg-type]
        self.task = asyncio.create_task(self.session.run(table))

    async def take(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.code = message["code"]
        else:
            self.sent.append(json.loads(message["text"]))

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


@asynccontextmanager
async def line_to(node: Node, table: str, *tokens: str | None, **hello: Any) -> AsyncIterator[Line]:
    """A session that has said hello and been shown the table."""
    line = Line(node, table)
    line.say(t="hello", tokens=[token for token in tokens if token], **hello)
    while not any(frame["t"] == "ask" for frame in line.sent) and not line.task.done():
        await asyncio.sleep(0.005)
    try:
        yield line
    finally:
        if not line.task.done():
            await line.hang_up()
