"""Hostile clients: malformed, oversized, slow and flooding. The server stays up, the others notice nothing."""

import asyncio
import json
import os
import resource
import socket
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.connections import Server, SocketClient, connect_to, hear, say, serving
from tests.server.people import node_on, play, table

LONG = bool(os.environ.get("KIRU_LONG"))
MALFORMED = 60_000 if LONG else 6_000
HOSTILE = 40_000 if LONG else 4_000
"""A tenth of the hundred thousand frames always, all of them with KIRU_LONG=1."""
WORDS = [
    "hello",
    "act",
    "undo",
    "why",
    "preview",
    "hint",
    "at",
    "describe",
    "chat",
    "react",
    "ping",
    "",
    "ACT",
    "\u0000",
]
VALUES: list[Any] = [
    None, True, -1, 0, 1, 9, 10, 2**31, 2**63, -(2**70), 1e308, "", "0", "take 1 1", "place e1", "x" * 79, "x" * 3000,
    "'; drop table events; --", "<script>alert(1)</script>", "\u202e\u0000", [], [[]], {}, {"t": "act"}, ["a"] * 50,
]  # fmt: skip
FIELDS = [
    "t",
    "key",
    "seq",
    "seat",
    "action",
    "text",
    "reaction",
    "tokens",
    "from",
    "event",
    "lang",
    "chat",
    "view",
    "x",
]


def malformed(random: Random) -> str | bytes:
    """Something that is no frame: noise, broken JSON, wrong types, bottomless nesting."""
    kind = random.randrange(6)
    if kind == 0:
        return random.randbytes(random.randrange(200))
    if kind == 1:
        whole = json.dumps({"t": random.choice(WORDS), "key": "k", "seq": 1, "seat": 0, "action": "skip"})
        return whole[: random.randrange(len(whole))]
    if kind == 2:
        return random.choice("[{") * random.randrange(1, 3000)
    if kind == 3:
        return random.choice(["NaN", "Infinity", "-", "1e999", '"\\ud800"', "null", "[]", '{"t":1}', '{"t":"hello"}}'])
    if kind == 4:
        return json.dumps({"t": "hello", random.choice(FIELDS[7:12]): random.choice([*VALUES[10:13], -1, 2**63, {}])})
    return json.dumps({random.choice(FIELDS[1:]): random.choice(VALUES) for _ in range(4)})


def hostile(random: Random, seq: int) -> dict[str, Any]:
    """A frame in due form that asks for what it must not get."""
    frame: dict[str, Any] = {
        "t": random.choice(["act", "act", "undo", "why", "preview", "at", "hint", "react", "chat"])
    }
    frame["key"] = f"h{random.randrange(10**9)}"
    frame["seq"] = random.choice([seq, seq - 1, 0, 1_000_000, random.randrange(400)])
    frame["seat"] = random.randrange(10)
    frame["action"] = random.choice(["take 1 1", "place e1", "skip", "deal monkey", "first 1", "", "\u0000", "x" * 80])
    frame["text"] = random.choice(["", "hi", "<b>", "\u202e", "x" * 2000])
    frame["reaction"] = random.choice(["bravo", "<script>", ""])
    return frame


async def test_malformed_and_hostile_frames_by_the_thousand_change_nothing(sqlite: str) -> None:
    async with node_on(sqlite, chats_per_minute=60.0, frames_per_second=1e9, frame_burst=1_000_000_000) as node:
        victim, made = await table(node, "Ada", "Bel")
        other, _ = await table(node, "Cyrus", "Dido")
        seq, events = len(victim.match.steps), victim.table.events
        random = Random(11)
        for _ in range(MALFORMED // 100):
            lines = [SocketClient(node, made.table) for _ in range(100)]
            for line in lines:
                line.put(malformed(random))
                line.incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})
            await asyncio.gather(*(line.task for line in lines))
            assert all(line.code in (4400, 4413, None) for line in lines)
        start = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        async with connect_to(node, made.table) as stranger:
            for number in range(HOSTILE):
                stranger.say(**hostile(random, seq))
                if number % 500 == 499:
                    stranger.say(t="describe", key=f"end{number}")
                    await stranger.answered(f"end{number}", 60)
                    assert not any(frame["t"] == "ok" for frame in stranger.sent)
                    stranger.sent.clear()
            assert stranger.code is None
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - start
        assert grown < 100_000, f"{grown} KB more"
        assert (len(victim.match.steps), victim.table.events) == (seq, events)
        assert await play(other) > 20
        assert other.table.phase == "over"


async def good_game(server: Server, seconds: float = 60) -> None:
    """A game that nobody disturbs, played to the end."""
    made = server.table("Ada", "Bel")
    tokens = [seat["token"] for seat in made["seats"]]
    async with server.socket(made["table"]) as mine:
        await say(mine, t="hello", tokens=tokens, view=False)
        number = 0
        while True:
            ask = await hear(mine, "ask", seconds)
            if ask["phase"] == "over":
                return
            number += 1
            choice = ask["legal"][number % len(ask["legal"])]["action"]
            await say(mine, t="act", key=f"g{number}", seq=ask["seq"], seat=ask["seat"], action=choice)


async def test_oversized_frames_and_bodies_are_refused(sqlite: str) -> None:
    with serving(sqlite) as server:
        made = server.table("Ada", "Bel")
        async with server.socket(made["table"]) as large:
            await large.send("x" * 20_000)
            await large.wait_closed()
            assert large.close_code == 4413
        async with server.socket(made["table"]) as huge:
            with_noise = "x" * 5_000_000
            try:
                await huge.send(with_noise)
                await huge.wait_closed()
            except (OSError, ConnectionClosed):
                pass
            assert huge.close_code in (1006, 1009)
        await good_game(server)
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n")
            assert b" 413 " in raw.recv(100)
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(b"POST /api/records HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            try:
                for _ in range(40):
                    raw.sendall(b"10000\r\n" + b"x" * 0x10000 + b"\r\n")
                raw.sendall(b"0\r\n\r\n")
            except OSError:
                pass
            raw.settimeout(10)
            assert b" 413 " in raw.recv(100)


async def test_a_client_that_does_not_read_is_sent_away_and_costs_no_memory(sqlite: str) -> None:
    with serving(sqlite, backlog=200, backlog_bytes=1_000_000) as server:
        made = server.table("Ada", "Bel")
        await good_game(server)
        before, sleepers = server.memory(), []
        for _ in range(3):
            raw = socket.socket()
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.connect(("127.0.0.1", server.port))
            shake_hands(raw, made["table"], server.port)
            raw.sendall(masked(b'{"t":"hello"}') * 1000)
            sleepers.append(raw)
        await good_game(server)
        for _ in range(600):
            if sent_away(server) == len(sleepers):
                break
            await asyncio.sleep(0.1)
        assert sent_away(server) == len(sleepers)
        assert server.memory() - before < 60_000_000
        for raw in sleepers:
            raw.close()


async def test_a_flooding_client_is_cut_off_and_the_others_play_on(sqlite: str) -> None:
    with serving(sqlite, frames_per_second=20.0, frame_burst=200, max_connections_per_address=6) as server:

        def flood(table: str) -> bytes:
            with socket.create_connection(("127.0.0.1", server.port), 60) as raw:
                shake_hands(raw, table, server.port)
                raw.sendall(masked(b'{"t":"hello"}'))
                raw.sendall(masked(b'{"t":"describe","key":"k"}') * 500)
                heard = b""
                while more := raw.recv(65_536):
                    heard = heard[-10:] + more
                return heard[-4:]

        made = server.table("Ada", "Bel")
        floods = [asyncio.to_thread(flood, made["table"]) for _ in range(4)]
        closed = b"\x88\x02" + (4429).to_bytes(2, "big")
        assert await asyncio.gather(*floods, good_game(server)) == [closed] * 4 + [None]
        while "kiru_connections 0.0" not in server.get("/metrics"):
            await asyncio.sleep(0.05)
        held = []
        refused = 0
        for _ in range(9):
            try:
                held.append(await server.socket(made["table"]))
            except InvalidStatus:
                refused += 1
        assert refused == 3
        for one in held:
            await one.close()


async def test_who_opens_connections_without_pause_is_refused_alone(sqlite: str) -> None:
    with serving(sqlite, connections_per_second=0.01, connection_burst=5) as server:
        answers = []
        for _ in range(8):
            try:
                async with server.socket("nosuchtabl"):
                    answers.append(101)
            except InvalidStatus as error:
                answers.append(error.response.status_code)
        assert answers == [101] * 5 + [429] * 3
        async with server.socket(server.table("Ada", "Bel")["table"], local_addr=("127.0.0.2", 0)) as other:
            await say(other, t="hello")
            await hear(other, "ask")


def sent_away(server: Server) -> int:
    """How many clients were closed because they had fallen behind."""
    lines = server.get("/metrics").splitlines()
    return sum(int(float(line.split()[1])) for line in lines if line.startswith('kiru_closed_total{code="4408"}'))


def shake_hands(raw: socket.socket, table: str, port: int, **headers: str) -> None:
    """Open a websocket by hand."""
    more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    raw.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        letter = raw.recv(1)
        if not letter:
            raise ConnectionResetError
        answer += letter
    assert b" 101 " in answer


def masked(payload: bytes) -> bytes:
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload
