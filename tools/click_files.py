"""Which of our files a click touches: `KIRU_INTERPRETED=1 .venv/bin/python tools/click_files.py [--count]`.

A server runs here, with one player and one spectator on real websockets. From the moment the player's decision is sent
until both have been shown the next question, every function of ours that is called is noted by its file. Interpreted,
because compiled functions are not seen by a tracer. The same click is made at several tables, and what all of them
need counts: what a server does of itself meanwhile does not. The way through the client is written down, and checked:
each file must import the next.
"""

import asyncio
import json
import os
import re
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from kiru.server import serve
from kiru.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
SERVER = str(ROOT / "src" / "kiru") + os.sep
CLIENT = ROOT / "web" / "src"
CLIENT_WAY = [
    ("boards/hanging_gardens/Market.svelte", "input/action-spot.ts"),
    ("input/action-spot.ts", "store/table/table-store.svelte.ts"),
    ("store/table/table-store.svelte.ts", "net/socket.ts"),
    ("net/socket.ts", "net/patch.ts"),
    ("store/table/table-store.svelte.ts", "store/table/step-queue.svelte.ts"),
    ("store/table/table-store.svelte.ts", "store/table/step-delay.ts"),
    ("pages/TablePage.svelte", "store/table/table-store.svelte.ts"),
    ("pages/TablePage.svelte", "boards/board.ts"),
    ("boards/hanging_gardens/index.ts", "boards/hanging_gardens/GardensBoard.svelte"),
    ("boards/hanging_gardens/GardensBoard.svelte", "boards/hanging_gardens/Market.svelte"),
]
"""From the card that is pressed to the socket, and from the socket back to the board; each pair is an import."""
CLICKS = 4
QUIET = 0.3
"""Seconds for what a server does of itself after it has started."""
TABLE = {
    "game": "hanging_gardens",
    "seats": [{"kind": "person"}, {"kind": "person"}],
    "claim": [0, 1],
    "options": {"first": "1"},
    "dealer": {"kind": "seeded", "seed": "click"},
}
"""The same table every time."""


def client_files() -> list[str]:
    """The files of the way through the client; a step that is no import any more is an error."""
    for one, other in CLIENT_WAY:
        wanted = re.escape(Path(other).name.removesuffix(".ts"))
        if not re.search(rf"""from ["'][./\w-]*\b{wanted}["']""", (CLIENT / one).read_text("utf-8")):
            raise SystemExit(f"web/src/{one} does not import web/src/{other}: the way of a click has changed.")
    return sorted({f"web/src/{file}" for pair in CLIENT_WAY for file in pair})


def has_begun(frame: FrameType) -> bool:
    """Whether a call is a new one, not the resumption of a coroutine."""
    return frame.f_lineno == frame.f_code.co_firstlineno


class Tracer:
    """Notes the files of the functions that are called, in every thread, while it is on."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.clicks: list[Counter[str]] = []
        """The calls of each click."""
        self.is_on = False

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        """A coroutine that only hands on what its caller waits for is called, too, but not from its beginning."""
        if self.is_on and event == "call" and frame.f_code.co_filename.startswith(SERVER) and has_begun(frame):
            self.calls["src/kiru/" + frame.f_code.co_filename.removeprefix(SERVER)] += 1

    def install(self) -> None:
        """In this thread and in all that are started from now on."""
        threading.setprofile(self)
        sys.setprofile(self)

    @contextmanager
    def on(self) -> Iterator[None]:
        self.is_on = True
        try:
            yield
        finally:
            self.is_on = False
            self.clicks.append(self.calls)
            self.calls = Counter()


async def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next frame of a kind."""
    while True:
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if frame["t"] == kind:
            return frame


async def greet(socket: ClientConnection, tokens: list[str]) -> dict[str, Any]:
    """Say hello as the client does, and hear the first question."""
    await socket.send(json.dumps({"t": "hello", "lang": "en", "from": 0, "tokens": tokens, "view": "patch"}))
    return await hear(socket, "ask")


async def click(port: int, tracer: Tracer) -> None:
    """The second player's first click, when everything is loaded: a card is taken, placed, and another one dealt."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as browser:
        made = (await browser.post("/api/tables", json=TABLE)).raise_for_status().json()
    tokens = [seat["token"] for seat in made["seats"]]
    address = f"ws://127.0.0.1:{port}/ws/{made['table']}"
    async with connect(address) as player, connect(address) as spectator:
        await greet(spectator, [])
        ask = await greet(player, tokens)
        while ask["seat"] == 0:
            ask = await decide(player, spectator, ask)
        await asyncio.sleep(QUIET)
        with tracer.on():
            await decide(player, spectator, ask)


async def decide(player: ClientConnection, spectator: ClientConnection, ask: dict[str, Any]) -> dict[str, Any]:
    """The first thing that is offered; both hear the next question."""
    action = ask["legal"][0]["action"]
    key = f"click {ask['seq']}"
    await player.send(json.dumps({"t": "act", "key": key, "seq": ask["seq"], "seat": ask["seat"], "action": action}))
    found, _ = await asyncio.gather(hear(player, "ask"), hear(spectator, "ask"))
    return found


async def serve_and_click(settings: Settings, tracer: Tracer) -> None:
    sockets = serve.listen(settings.host, 0)
    ready = asyncio.Event()
    server = serve.Server(serve.config(settings), ready.set)
    running = asyncio.create_task(server.serve(sockets))
    await asyncio.wait_for(ready.wait(), 60)
    try:
        for _ in range(CLICKS):
            await click(sockets[0].getsockname()[1], tracer)
    finally:
        server.should_exit = True
        await running


def server_files() -> Counter[str]:
    """The server's files with how often a function of each was called."""
    tracer = Tracer()
    tracer.install()
    with tempfile.TemporaryDirectory(prefix="kiru-click-") as folder:
        settings = Settings(database=f"sqlite:///{folder}/kiru.db")
        serve.open_database(settings)
        asyncio.run(serve_and_click(settings, tracer))
    first, *others = tracer.clicks
    return Counter({file: count for file, count in first.items() if all(file in other for other in others)})


def main() -> None:
    if not os.environ.get("KIRU_INTERPRETED"):
        sys.exit("Set KIRU_INTERPRETED=1: what is compiled cannot be traced.")
    calls, client = server_files(), client_files()
    if "--count" not in sys.argv:
        for file in client:
            print(f"      {file}")
        for file, count in sorted(calls.items()):
            print(f"{count:5} {file}")
    print(f"{len(client)} files of the client, {len(calls)} of the server: {len(client) + len(calls)}")


if __name__ == "__main__":
    main()
