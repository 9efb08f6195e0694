"""Memory is given back without a search; what a search must find it finds, and it walks over little."""

import asyncio
import gc
import json
import socket
import sys
import urllib.error
import urllib.request
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
import uvloop
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from kiru.bench.postgres import free_port
from kiru.server.live.uvicorn_protocol import UvicornWebSocket
from kiru.server.live.websocket_session import WebSocketSession
from kiru.server.ops import garbage_collector
from kiru.server.ops.garbage_collector import MOST_UNSEEN, GarbageCollector
from kiru.server.serve import config
from kiru.server.tables.client import Client
from kiru.server.tables.room import Room
from tests.server.people import at_table, node_on, play, settings, table, until, wish


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def by_hand() -> Iterator[None]:
    """No search but ours."""
    gc.collect()
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def rings(count: int) -> list["weakref.ref[Ring]"]:
    return [weakref.ref(Ring()) for _ in range(count)]


def alive(things: list["weakref.ref[Ring]"]) -> int:
    return sum(one() is not None for one in things)


def test_rings_are_found_among_newcomers(by_hand: None) -> None:
    collector = GarbageCollector(lambda: False)
    for _ in range(5):
        made = rings(garbage_collector.LITTLE + 1)
        collector.search_newcomers()
        assert alive(made) == 0
        assert collector.unseen == 0


def test_what_was_found_alive_is_not_walked_over_again(by_hand: None) -> None:
    collector = GarbageCollector(lambda: False)
    kept = [[number] for number in range(100_000)]
    collector.search_newcomers()
    assert len(gc.get_objects()) < 1000
    assert len(kept) == 100_000


def test_searches_in_vain_become_rare_and_one_that_finds_something_brings_them_back(by_hand: None) -> None:
    collector = GarbageCollector(lambda: False)
    searched = []
    for _ in range(400):
        before = collector.unseen
        collector.search_newcomers()
        searched.append(before == 0)
    assert 5 <= sum(searched) < 15
    while collector.unseen:
        collector.search_newcomers()
    made = rings(garbage_collector.LITTLE + 1)
    collector.search_newcomers()
    assert (alive(made), collector.unseen) == (0, 0)


def test_what_was_set_aside_is_found_when_nobody_is_there(by_hand: None) -> None:
    collector = GarbageCollector(lambda: True)
    collector.look_back()
    collector.unseen = MOST_UNSEEN
    made = rings(2 * garbage_collector.WORTH_IT)
    collector.search_newcomers()
    assert alive(made) == len(made)
    collector.look_back()
    assert alive(made) == 0
    made = rings(1000)
    gc.freeze()
    collector.look_back()
    assert alive(made) == 1000, "that little is not worth a search of everything"


def test_while_somebody_is_connected_nothing_is_walked_over_but_what_is_new(
    by_hand: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = ["Ada"]
    collector = GarbageCollector(lambda: not people)
    collector.blocks = sys.getallocatedblocks()
    collector.unseen = MOST_UNSEEN
    lost = rings(2 * garbage_collector.WORTH_IT)
    collector.search_newcomers()
    collector.look_back()
    assert alive(lost) == len(lost), "a whole search would have stopped everybody"
    assert (collector.has_grown, collector.unseen) == (False, MOST_UNSEEN - 1)
    monkeypatch.setattr(garbage_collector, "GROWN", garbage_collector.WORTH_IT)
    collector.look_back()
    for _ in range(3):
        found = rings(10)
        collector.search_newcomers()
        assert alive(found) == 0, "no moment goes by unseen any more"
        assert len(gc.get_objects()) < 1000
    people.clear()
    collector.look_back()
    assert (alive(lost), collector.has_grown) == (0, False)


def test_memory_that_was_given_back_is_no_growth(by_hand: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collector, "GROWN", 50_000)
    collector = GarbageCollector(lambda: False)
    collector.blocks = sys.getallocatedblocks()
    kept = [[number] for number in range(100_000)]
    collector.look_back()
    assert collector.has_grown
    kept.clear()
    collector.look_back()
    assert not collector.has_grown


async def test_a_forgotten_room_is_given_back_without_a_search(sqlite: str, by_hand: None) -> None:
    async with node_on(sqlite) as node:
        rooms: list[weakref.ref[Room]] = []
        for seed in range(5):
            room, _ = await table(node, "Ada", "Bel")
            client = at_table(room, 0, 1)
            await play(room, 40, seed)
            room.attendance.leave(client)
            rooms.append(weakref.ref(room))
        del room, client
        gc.freeze()
        assert node.lobby.forget_idle(-1) == 5
        await until(lambda: not any(one() is not None for one in rooms))


@asynccontextmanager
async def served(database: str) -> AsyncIterator[str]:
    """The server's address; it runs in this process, on the loop that `kiru serve` runs on."""
    chosen = settings(database, port=free_port(), log_level="error")
    server = uvicorn.Server(config(chosen))
    running = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    try:
        yield f"127.0.0.1:{chosen.port}"
    finally:
        server.should_exit = True
        await running


def visit(address: str, made: str, tokens: list[str]) -> None:
    """Look on, say goodbye."""
    with connect(f"ws://{address}/ws/{made}", max_size=None, compression=None) as wire:
        wire.send(json.dumps({"t": "hello", "tokens": tokens}))
        while json.loads(wire.recv(20))["t"] != "ask":
            pass


def drop(address: str, made: str, tokens: list[str]) -> None:
    """Look on, and be gone."""
    with connect(f"ws://{address}/ws/{made}", max_size=None, compression=None) as wire:
        wire.send(json.dumps({"t": "hello", "tokens": tokens}))
        wire.recv(20)
        wire.socket.shutdown(socket.SHUT_RDWR)


def mistake(address: str, made: str, tokens: list[str]) -> None:
    """Ask for a table that does not exist, as a page and as a request."""
    with suppress(WebSocketException), connect(f"ws://{address}/ws/nothing", max_size=None) as wire:
        wire.send(json.dumps({"t": "hello", "tokens": tokens}))
        wire.recv(20)
    with pytest.raises(urllib.error.HTTPError):
        urllib.request.urlopen(f"http://{address}/api/tables/nothing", timeout=20)


def held() -> Counter[str]:
    """What is in memory of connections."""
    return Counter(
        type(one).__name__
        for one in gc.get_objects()
        if type(one) in (WebSocketSession, UvicornWebSocket, HttpToolsProtocol, Client)
    )


@pytest.mark.parametrize("come", [visit, drop, mistake])
def test_a_connection_is_given_back_without_a_search(
    come: Callable[[str, str, list[str]], None], sqlite: str, by_hand: None
) -> None:
    async def run() -> None:
        async with served(sqlite) as address:
            body = wish("Ada", "Bel").model_dump_json().encode()
            request = urllib.request.Request(f"http://{address}/api/tables", body, {"content-type": "application/json"})
            made: Any = json.loads(await asyncio.to_thread(lambda: urllib.request.urlopen(request, timeout=20).read()))
            tokens = [seat["token"] for seat in made["seats"]]
            for _ in range(10):
                await asyncio.to_thread(come, address, made["table"], tokens)
            await until(lambda: not held())

    uvloop.run(run())
