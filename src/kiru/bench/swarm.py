"""A swarm of scripted clients on loopback, in a process of its own (`python -m kiru.bench.swarm`).

Its websocket client is as small as the protocol allows, so that what is measured is the server: a frame is recognized
by its first bytes, and only questions are read in full.
"""

import asyncio
import base64
import os
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec

from kiru.server.processes.family import family

STEP = b'{"t":"step"'
ASK = b'{"t":"ask"'
NO = b'{"t":"no"'
FEW = 20
"""One table of so many may be played to its end while the others are measured."""
TICK = 0.05


class LegalAction(msgspec.Struct):
    action: str


class Ask(msgspec.Struct):
    """As much of a question as a scripted client reads."""

    seq: int
    seat: int | None
    phase: str
    legal: list[LegalAction]


class SwarmPlan(msgspec.Struct):
    """What the swarm is to do; given on standard input as JSON."""

    host: str
    port: int
    tables: list[tuple[str, list[str]]]
    """Each table with the token of each seat."""
    seconds: float
    warm_up: float
    pause: float = 0.0
    """How long a client thinks on average: half as long to half as long again, since people do not move in step."""
    server: int = 0
    """The server's process, to see how much of a processor it uses."""


class SwarmClient(asyncio.Protocol):
    """One connection to one table, holding one seat."""

    decoder = msgspec.json.Decoder(Ask)

    def __init__(self, swarm: "Swarm", table: int, seat: int, token: str) -> None:
        self.swarm = swarm
        self.table = table
        self.seat = seat
        self.token = token
        self.buffer = bytearray()
        self.upgraded = False
        self.transport: asyncio.Transport
        self.steps = 0
        self.first: Ask | None = None
        """The question that stood when the client came."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        plan = self.swarm.plan
        path = f"/ws/{plan.tables[self.table][0]}"
        self.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {plan.host}:{plan.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:20]:
                self.swarm.fail(f"handshake refused: {bytes(self.buffer[:60])!r}")
                return
            del self.buffer[: end + 4]
            self.upgraded = True
            hello = {"t": "hello", "lang": "en", "from": 0, "tokens": [self.token], "view": "patch"}
            self.say(hello)
        self.read_frames()

    def read_frames(self) -> None:
        """Every whole frame in the buffer."""
        buffer, start = self.buffer, 0
        view = memoryview(buffer)
        while len(buffer) - start >= 2:
            size, head = buffer[start + 1] & 127, 2
            if size == 126:
                head = 4
                size = int.from_bytes(view[start + 2 : start + 4], "big")
            elif size == 127:
                head = 10
                size = int.from_bytes(view[start + 2 : start + 10], "big")
            if len(buffer) - start < head + size:
                break
            begin = start + head
            self.frame(buffer[start] & 15, view[begin : begin + size])
            start = begin + size
        view.release()
        del buffer[:start]

    def frame(self, opcode: int, payload: memoryview) -> None:
        if opcode == 9:
            self.transport.write(masked(10, bytes(payload)))
        elif opcode == 8:
            self.swarm.fail(f"closed with {int.from_bytes(payload[:2], 'big')}")
        elif bytes(payload[: len(STEP)]) == STEP:
            self.steps += 1
            self.swarm.frames += 1
        elif bytes(payload[: len(ASK)]) == ASK:
            self.swarm.frames += 1
            self.asked(self.decoder.decode(payload))
        elif bytes(payload[: len(NO)]) == NO:
            self.swarm.refused += 1

    def asked(self, ask: Ask) -> None:
        self.swarm.received(self.table, self.seat, ask.seq)
        if ask.phase == "over":
            self.swarm.over(self.table)
        elif not self.swarm.playing:
            self.first = ask
            self.swarm.ready += 1
        else:
            self.decide(ask)

    def decide(self, ask: Ask) -> None:
        if ask.legal and ask.seat == self.seat and not self.swarm.stopping:
            action = self.swarm.random.choice(ask.legal).action
            pause = self.swarm.plan.pause * self.swarm.random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(pause, self.act, ask.seq, action)

    def act(self, seq: int, action: str) -> None:
        if self.swarm.stopping or self.transport.is_closing():
            return
        key = f"{self.swarm.name}{seq}"
        self.swarm.sent(self.table, seq)
        self.say({"t": "act", "key": key, "seq": seq, "seat": self.seat, "action": action})

    def say(self, frame: dict[str, Any]) -> None:
        self.transport.write(masked(1, msgspec.json.encode(frame)))

    def connection_lost(self, error: Exception | None) -> None:
        if not self.swarm.stopping:
            self.swarm.fail(f"connection lost: {error}")


def processor(process: int) -> float:
    """The processor seconds a process and its children have used."""
    rows = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in family(process)]
    return sum(int(fields[11]) + int(fields[12]) for fields in rows) / os.sysconf("SC_CLK_TCK")


def masked(opcode: int, payload: bytes) -> bytes:
    """A frame as clients send it; a mask of zeros is a mask."""
    size = len(payload)
    if size < 126:
        return bytes([128 | opcode, 128 | size, 0, 0, 0, 0]) + payload
    return bytes([128 | opcode, 128 | 126]) + size.to_bytes(2, "big") + b"\0\0\0\0" + payload


class Swarm:
    """All clients, and what they have seen."""

    def __init__(self, plan: SwarmPlan) -> None:
        self.plan = plan
        self.random = Random(1)
        self.name = os.urandom(4).hex()
        self.ready = 0
        self.playing = False
        """All clients are there: the games begin."""
        self.stopping = False
        self.frames = 0
        self.refused = 0
        self.waiting: list[list[tuple[int, float, set[int]]]] = [[] for _ in plan.tables]
        """For each table the decisions under way: sequence number, when it was sent, which seats still wait for it."""
        self.done: list[tuple[float, float]] = []
        """Each decision that has reached everybody: when, and after how long."""
        self.finished: set[int] = set()
        self.errors: list[str] = []
        self.clients: list[SwarmClient] = []

    def sent(self, table: int, seq: int) -> None:
        self.waiting[table].append((seq, time.perf_counter(), set(range(len(self.plan.tables[table][1])))))

    def received(self, table: int, seat: int, seq: int) -> None:
        """A client has the question that follows a decision."""
        under_way = self.waiting[table]
        for sent, at, seats in under_way:
            if sent < seq:
                seats.discard(seat)
                if not seats:
                    now = time.perf_counter()
                    self.done.append((now, now - at))
        self.waiting[table] = [one for one in under_way if one[2]]

    def over(self, table: int) -> None:
        self.finished.add(table)

    def fail(self, reason: str) -> None:
        if len(self.errors) < 10:
            self.errors.append(reason)

    async def play_on(self, end: float) -> None:
        """Until a moment, or until so many tables are over that the server has less to do."""
        while time.perf_counter() < end and len(self.finished) * FEW < len(self.plan.tables):
            await asyncio.sleep(TICK)

    async def run(self) -> dict[str, Any]:
        loop = asyncio.get_running_loop()
        for number, (_, tokens) in enumerate(self.plan.tables):
            for seat, token in enumerate(tokens):
                made = SwarmClient(self, number, seat, token)
                await loop.create_connection(lambda made=made: made, self.plan.host, self.plan.port)  # type: ignore[misc]
                self.clients.append(made)
        while self.ready < len(self.clients) and not self.errors:
            await asyncio.sleep(0.05)
        self.playing = True
        for client in self.clients:
            if client.first is not None:
                client.decide(client.first)
        await asyncio.sleep(self.plan.warm_up)
        start, frames = time.perf_counter(), self.frames
        own, theirs = time.process_time(), processor(self.plan.server)
        steps = sum(client.steps for client in self.clients)
        await self.play_on(start + self.plan.seconds)
        end = time.perf_counter()
        own, theirs = time.process_time() - own, processor(self.plan.server) - theirs
        steps = sum(client.steps for client in self.clients) - steps
        self.stopping = True
        for client in self.clients:
            client.transport.abort()
        taken = sorted(took for at, took in self.done if start <= at < end)
        return {
            "seconds": end - start,
            "decisions": len(taken),
            "steps": steps // max(1, len(self.plan.tables[0][1])),
            "frames": self.frames - frames,
            "p50": taken[len(taken) // 2] if taken else None,
            "p99": taken[len(taken) * 99 // 100] if taken else None,
            "longest": taken[-1] if taken else None,
            "over": len(self.finished),
            "refused": self.refused,
            "errors": self.errors,
            "swarm_processor": own / (end - start),
            "server_processor": theirs / (end - start),
        }


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=SwarmPlan)
    print(msgspec.json.encode(run(Swarm(plan).run())).decode())


def run(work: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    """On the loop that the server has, where this system has it."""
    if sys.platform == "win32":
        return asyncio.run(work)
    import uvloop

    return uvloop.run(work)


if __name__ == "__main__":
    main()
