"""`kiru serve --workers 2`: several processes behind one port, a table always in one of them."""

import asyncio
import http.client
import json
import os
import signal
import socket
import time
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from kiru.server.ownership import ADDRESSED, Share, divided, owner, table_in
from kiru.server.processes import channel
from kiru.server.processes.family import family
from kiru.server.settings import Settings
from tests.server.attacks.test_floods import PONG, fetched, flood
from tests.server.connections import Server, hear, say, serving
from tests.server.robots import Robot, check, decided, robots_at
from tests.server.test_hostile import shake_hands

pytestmark = pytest.mark.skipif(not channel.is_possible(), reason="this system hands no connections to other processes")
TWO: dict[str, Any] = {"processes": 2}
KILLS = 2
BETWEEN = 12
"""Decisions that are accepted between two blows."""
THINKS = 0.2
"""Seconds a robot thinks, so that games are not over before the last blow."""


def is_server(process: int) -> bool:
    try:
        return b"kiru.server.server_process" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def processes(server: Server) -> list[int]:
    """The server processes of a node, the first one first."""
    return sorted(one for one in family(server.pid) if is_server(one))


def wait_for(check: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


def connected(server: Server) -> dict[int, int]:
    """How many connections each process has open with the outside."""
    found = {}
    for process in processes(server):
        links = [os.readlink(file) for file in Path(f"/proc/{process}/fd").iterdir() if file.exists()]
        inodes = {link[8:-1] for link in links if link.startswith("socket:[")}
        rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        port = f"{server.port:04X}"
        found[process] = sum(row[9] in inodes and row[1].endswith(f":{port}") and row[3] == "01" for row in rows)
    return found


def tables_of_each(server: Server, count: int) -> list[list[dict[str, Any]]]:
    """So many tables of two persons at least for each of the two processes."""
    found: list[list[dict[str, Any]]] = [[], []]
    for _ in range(50):
        made = server.table("Ada", "Bel")
        found[owner(made["table"].encode(), 2)].append(made)
        if min(map(len, found)) >= count:
            return found
    raise AssertionError("tables are not spread over the processes")


def test_a_request_is_recognized_by_its_first_line() -> None:
    for line in (
        b"GET /ws/abcdefghij HTTP/1.1\r\n",
        b"GET /api/tables/abcdefghij HTTP/1.1\r\n",
        b"POST /api/tables/abcdefghij/claim HTTP/1.1\r\n",
        b"GET /kiru/ws/abcdefghij?x=1 HTTP/1.1\r\n",
    ):
        assert table_in(line) == b"abcdefghij", line
    for line in (b"", b"GET / HTTP/1.1", b"GET /ws/abc HTTP/1.1", b"GET /ws/abcdefghij", b"POST /api/tables HTTP/1.1",
                 b"GET /?next=/ws/abcdefghij HTTP/1.1", b"\x00\xff" * 200, b"GET " + b"/" * 400):  # fmt: skip
        assert table_in(line) is None, line
    assert ADDRESSED.match(b"GET /" + b"a/" * 500 + b"ws/abcdefghij HTTP/1.1") is None


def test_every_table_has_one_owner_and_new_ones_are_the_makers() -> None:
    shares = [Share(index, 3) for index in range(3)]
    for share in shares:
        for _ in range(20):
            table = share.table_id()
            assert [one.owns(table) for one in shares] == [one is share for one in shares]
    assert Share().owns("abcdefghij")


def test_limits_of_a_node_are_shared_among_its_processes() -> None:
    whole = Settings(processes=3)
    part = divided(whole, 3)
    for name in ("max_connections", "max_connections_per_address", "request_burst", "connection_burst"):
        assert getattr(whole, name) <= 3 * getattr(part, name) < getattr(whole, name) + 3
    for name in ("requests_per_second", "connections_per_second", "tables_per_minute", "sign_ins_per_minute"):
        assert 3 * getattr(part, name) == pytest.approx(getattr(whole, name))
    assert (part.workers, part.processes) == (1, 1)
    assert part.frames_per_second == whole.frames_per_second, "what one connection may do stays as it is"


async def test_a_whole_game_and_everybody_of_a_table_in_one_process(database: str) -> None:
    """Tables of both processes; requests on kept connections find either, and all agree."""
    with serving(database, **TWO) as server:
        assert len(processes(server)) == 2
        made = [*chain(*tables_of_each(server, 2)), server.table("Ada", "bot:random")]
        robots = {table["table"]: robots_at([server], table) for table in made}
        await asyncio.wait_for(asyncio.gather(*(one.play() for each in robots.values() for one in each)), 120)
        wire = http.client.HTTPConnection(f"127.0.0.1:{server.port}", timeout=30)
        for table, players in robots.items():
            record = server.get(f"/api/tables/{table}/record")
            check(players, record)
            wire.request("GET", f"/api/tables/{table}/record")
            assert wire.getresponse().read().decode() == record, "a process that does not have the table agrees"
        wire.close()
        text = server.get("/metrics")
        decisions = sum(float(line.split()[1]) for line in text.splitlines() if line.startswith("kiru_decisions_total"))
        assert decisions == sum(len(players[0].steps) for players in robots.values()), "counted by both together"
        assert server.stop() == 0
        assert "Traceback" not in server.logged()


async def greeted(server: Server, made: dict[str, Any], seat: int, **given: Any) -> ClientConnection:
    socket_: ClientConnection = await server.socket(made["table"], **given)
    await say(socket_, t="hello", tokens=[made["seats"][seat]["token"]])
    assert (await hear(socket_, "table"))["you"] == [seat]
    return socket_


async def test_clients_of_one_table_meet_in_one_process_however_they_come(sqlite: str) -> None:
    with serving(sqlite, **TWO) as server:
        for number, tables in enumerate(tables_of_each(server, 1)):
            made = tables[0]
            one = await greeted(server, made, 0)
            # A connection that was kept open after a request may be in any process when it becomes a websocket.
            others = [await greeted(server, made, 1, sock=kept_open(server)) for _ in range(4)]
            counts = connected(server)
            assert sorted(counts.values()) == [0, 5], counts
            assert counts[by_number(server)[number]] == 5
            for each in (one, *others):
                await each.close()


def by_number(server: Server) -> list[int]:
    """The processes by their number, the channel of the first having been opened first."""
    return sorted(processes(server), key=lambda one: int(Path(f"/proc/{one}/cmdline").read_bytes().split(b"\0")[-2]))


def kept_open(server: Server) -> socket.socket:
    """A connection on which a request was answered, and which is still open."""
    kept = socket.create_connection(("127.0.0.1", server.port), 20)
    kept.sendall(b"GET /healthz HTTP/1.1\r\nHost: kiru\r\n\r\n")
    said = b""
    while not said.endswith(b"ok"):
        said += kept.recv(1000)
    kept.setblocking(False)
    return kept


def test_a_line_sent_in_pieces_finds_its_table(sqlite: str) -> None:
    with serving(sqlite, **TWO) as server:
        made = [tables[0]["table"] for tables in tables_of_each(server, 1)]
        for table in made * 3:
            with socket.create_connection(("127.0.0.1", server.port), 20) as wire:
                for piece in (b"GET /api/ta", b"bles/" + table.encode(), b" HTTP/1.1\r\nHost: kiru\r\n", b"\r\n"):
                    wire.sendall(piece)
                    time.sleep(0.02)
                assert wire.recv(100).startswith(b"HTTP/1.1 200")


def test_silent_and_half_sent_connections_hold_nobody_up(sqlite: str) -> None:
    with serving(sqlite, max_http_per_address=2000, **TWO) as server:
        idle = [socket.create_connection(("127.0.0.1", server.port), 20) for _ in range(300)]
        for wire in idle[::2]:
            wire.sendall(b"GET /ws/abcdef")
        for _ in range(10):
            assert server.get("/healthz") == "ok"
        for wire in idle:
            wire.close()
        assert server.get("/healthz") == "ok"


def is_turned_away(server: Server, table: str) -> bool:
    """Whether a connection from this address is closed without a word, by whichever process has a table."""
    with socket.create_connection(("127.0.0.1", server.port), 20) as raw:
        try:
            shake_hands(raw, table, server.port)
        except OSError:
            return True
    return False


async def test_who_floods_one_process_is_banned_by_all(sqlite: str) -> None:
    with serving(sqlite, frames_per_second=1.0, frame_burst=3, ban_seconds=600.0, **TWO) as server:
        here, there = (tables[0]["table"] for tables in tables_of_each(server, 1))
        assert not is_turned_away(server, there)
        assert flood(server, here, PONG * 1000, 20)
        wait_for(lambda: is_turned_away(server, here) and is_turned_away(server, there))
        others = [await fetched(server, f"/api/tables/{table}", "127.0.0.9") for table in (here, there)]
        assert [answer.status_code for answer in others] == [200, 200], "who sits elsewhere has done nothing"


def come_back(server: Server, killed: int) -> None:
    """Wait until another process is in the place of one that was killed."""
    wait_for(lambda: killed not in processes(server))
    server.wait()


async def test_a_killed_process_comes_back_and_nothing_accepted_is_lost(database: str) -> None:
    with serving(database, takeover_seconds=2.0, **TWO) as server:
        both = tables_of_each(server, 2)
        made = [*both[0][:2], *both[1][:2], server.table("Ada", "Bel", "bot:random"), server.table("Ada", "bot:random")]
        robots = {table["table"]: robots_at([server], table) for table in made}
        everybody: list[Robot] = [robot for each in robots.values() for robot in each]
        for robot in everybody:
            robot.thinks = THINKS

        async def disturb() -> None:
            for kill in range(KILLS):
                await decided(everybody, BETWEEN, f"kill {kill + 1}")
                victim = processes(server)[kill % 2]
                os.kill(victim, signal.SIGKILL)
                await asyncio.to_thread(
                    wait_for, lambda v=victim: v not in (now := processes(server)) and len(now) == 2
                )
                await asyncio.to_thread(server.wait)
            for robot in everybody:
                robot.thinks = 0.0

        playing = [asyncio.create_task(robot.play()) for robot in everybody]
        await disturb()
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        for table, players in robots.items():
            check(players, server.get(f"/api/tables/{table}/record"))
        assert server.logged().count("server process lost") == KILLS


async def test_the_other_process_plays_on_while_one_is_away(sqlite: str) -> None:
    with serving(sqlite, **TWO) as server:
        tables = tables_of_each(server, 1)
        stopped, other = by_number(server)
        os.kill(stopped, signal.SIGSTOP)
        try:
            players = robots_at([server], tables[1][0])
            await asyncio.wait_for(asyncio.gather(*(one.play() for one in players)), 60)
            assert all(player.over and player.connections == 1 for player in players)
        finally:
            os.kill(stopped, signal.SIGCONT)
        assert other in processes(server)


def readiness(server: Server) -> int:
    """What the node says of itself; nothing from a process that dies while it is asked."""
    wire = http.client.HTTPConnection(f"127.0.0.1:{server.port}", timeout=30)
    try:
        wire.request("GET", "/readyz")
        return wire.getresponse().status
    except (OSError, http.client.HTTPException):
        return 0
    finally:
        wire.close()


def test_a_node_is_ready_when_all_its_processes_are(sqlite: str) -> None:
    with serving(sqlite, **TWO) as server:
        victim = processes(server)[0]
        os.kill(victim, signal.SIGKILL)
        wait_for(lambda: readiness(server) == 503)
        server.wait()
        assert len(processes(server)) == 2


async def test_stopping_ends_every_process_and_finishes_what_was_accepted(sqlite: str) -> None:
    with serving(sqlite, **TWO) as server:
        made = [table for tables in tables_of_each(server, 1) for table in tables[:1]]
        robots = [robot for table in made for robot in robots_at([server], table)]
        playing = [asyncio.create_task(robot.play()) for robot in robots]
        while sum(len(robot.accepted) for robot in robots) < 20:
            await asyncio.sleep(0.01)
        old = processes(server)
        assert await asyncio.to_thread(server.stop) == 0
        assert not any(is_server(one) for one in old)
        await asyncio.to_thread(server.start)
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        for number, table in enumerate(made):
            check(robots[2 * number : 2 * number + 2], server.get(f"/api/tables/{table['table']}/record"))
        assert "Traceback" not in server.logged()


def test_processes_whose_parent_is_killed_do_not_stay(sqlite: str) -> None:
    with serving(sqlite, **TWO) as server:
        left = processes(server)
        server.kill()
        wait_for(lambda: not any(is_server(one) for one in left))
        server.start()
        assert json.loads(server.get("/api/games"))
