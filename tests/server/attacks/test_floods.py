"""Floods below the frames of the protocol: control frames, empty pieces, single bytes; and who counts as one."""

import asyncio
import socket
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from kiru.server.limits import MOST_ADDRESSES, Bans, visitor
from tests.server.connections import Server, hear, say, serving
from tests.server.test_hostile import good_game, shake_hands

PONG = bytes([0x8A, 0x80, 0, 0, 0, 0])
PING = bytes([0x89, 0x80, 0, 0, 0, 0])
FIRST_PIECE = bytes([0x01, 0x80, 0, 0, 0, 0])
EMPTY_PIECE = bytes([0x00, 0x80, 0, 0, 0, 0])
USUAL: dict[str, Any] = {"frames_per_second": 1.0, "frame_burst": 3}
PLENTY = 20_000
ROOMY = 100_000
"""So large a frame may be that a flood of small ones has not too many bytes: only their number ends it."""


def flood(server: Server, table: str, data: bytes, times: int, **headers: str) -> bool:
    """Send the same again and again without reading; whether the server has hung up."""
    with socket.create_connection(("127.0.0.1", server.port), 30) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        shake_hands(raw, table, server.port, **headers)
        try:
            for _ in range(times):
                raw.sendall(data)
            while raw.recv(65_536):
                pass
        except TimeoutError:
            return False
        except OSError:
            pass
        return True


async def cut_off(server: Server) -> int:
    """How many floods the server has ended; asked from an address of its own."""
    lines = (await fetched(server, "/metrics", "127.0.0.9")).text.splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("kiru_cut_off_total"))


async def fetched(server: Server, path: str, address: str = "127.0.0.1", **headers: str) -> httpx.Response:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(transport=transport, base_url=server.address, timeout=30) as browser:
        return await browser.get(path, headers=headers)


@pytest.mark.parametrize(
    ("data", "times", "max_frame"),
    [
        pytest.param(PONG * 1000, PLENTY // 1000, ROOMY, id="pongs"),
        pytest.param(PING * 1000, PLENTY // 1000, ROOMY, id="pings"),
        pytest.param(FIRST_PIECE + EMPTY_PIECE * 1000, PLENTY // 1000, ROOMY, id="empty pieces"),
        pytest.param(bytes([0x01, 0xFE, 0xEA, 0x60, 0, 0, 0, 0]) + bytes(60_000), 20, 15_000, id="bytes"),
    ],
)
async def test_a_flood_of_control_frames_is_cut_off_and_banned(
    sqlite: str, data: bytes, times: int, max_frame: int
) -> None:
    with serving(sqlite, ban_seconds=2.0, max_frame=max_frame, **USUAL) as server:
        made = server.table("Ada", "Bel")
        assert flood(server, made["table"], data, times)
        assert await cut_off(server) == 1
        with socket.create_connection(("127.0.0.1", server.port), 30) as raw, pytest.raises(ConnectionError):
            shake_hands(raw, made["table"], server.port)
        async with server.socket(made["table"], local_addr=("127.0.0.2", 0)) as other:
            await say(other, t="hello")
            await hear(other, "ask")
        server.wait()
        assert server.head(made["table"])["table"] == made["table"], "a ban ends"


async def test_others_play_on_under_eight_floods(sqlite: str) -> None:
    with serving(sqlite, ban_seconds=0.0, frames_per_second=20.0, frame_burst=200) as server:
        made = server.table("Ada", "Bel")
        floods = [asyncio.to_thread(flood, server, made["table"], PONG * 10_000, 10) for _ in range(8)]
        await asyncio.gather(*floods, good_game(server))
        assert await cut_off(server) == 8


async def test_a_flood_through_a_proxy_bans_whoever_it_came_from(sqlite: str) -> None:
    with serving(sqlite, trusted_proxies="127.0.0.1", **USUAL) as server:
        made = server.table("Ada", "Bel")
        bad, good = {"X-Forwarded-For": "2001:db8:0:7::1"}, {"X-Forwarded-For": "2001:db8:0:8::1"}
        assert flood(server, made["table"], PONG * 1000, PLENTY // 1000, **bad)
        async with server.socket(made["table"], additional_headers=good) as other:
            await say(other, t="hello")
            await hear(other, "ask")
        neighbor = {"X-Forwarded-For": "2001:db8:0:7:ffff::2"}
        with pytest.raises(InvalidStatus) as refused:
            async with server.socket(made["table"], additional_headers=neighbor):
                pass
        assert refused.value.response.status_code == 429
        assert (await fetched(server, "/api/games", **neighbor)).status_code == 429
        assert (await fetched(server, "/api/games", **good)).status_code == 200


async def test_addresses_of_one_network_count_as_one(sqlite: str) -> None:
    assert visitor("2001:db8:1:2:3:4:5:6") == visitor("2001:db8:1:2::") != visitor("2001:db8:1:3::")
    assert visitor("::ffff:192.0.2.1") == visitor("192.0.2.1") != visitor("192.0.2.2")
    assert visitor("") == ""
    with serving(sqlite, trusted_proxies="127.0.0.1", requests_per_second=0.01, request_burst=3) as server:
        hosts = [f"2001:db8:1:2::{number}" for number in range(5)]
        answers = [await fetched(server, "/api/daily", **{"X-Forwarded-For": host}) for host in hosts]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
        other = await fetched(server, "/api/daily", **{"X-Forwarded-For": "2001:db8:1:3::1"})
        assert other.status_code == 200


async def test_only_the_probes_themselves_have_a_limit_of_their_own(sqlite: str) -> None:
    with serving(sqlite, requests_per_second=0.01, request_burst=4) as server:
        paths = ["/healthzx", "/metrics/x", "/readyz/../x", "/healthz/", "/metricsx"]
        codes = [(await fetched(server, path, "127.0.0.3")).status_code for path in paths]
        assert codes[-1] == 429
        assert [(await fetched(server, "/healthz", "127.0.0.3")).status_code for _ in range(5)] == [200] * 4 + [429]


def test_the_table_of_bans_has_an_end() -> None:
    bans = Bans(60)
    for number in range(MOST_ADDRESSES + 10):
        bans.add(str(number))
    assert len(bans.until) == MOST_ADDRESSES
    assert "0" not in bans
    assert str(MOST_ADDRESSES) in bans
    assert "x" not in Bans(0)
