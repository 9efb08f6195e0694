"""`kiru serve` from a wheel alone: the client in it is served, and games are played to their end."""

import asyncio
import json
import re
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.wheel.installed import Installed


@pytest.fixture(scope="module")
def address(base: Installed) -> Iterator[str]:
    """The address of a server that is ready."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    file = base.folder / "log"
    with file.open("wb") as log:
        command = [base.bin / "kiru", "serve", "--port", str(port)]
        process = subprocess.Popen(command, cwd=base.folder, env=base.environ, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    deadline = time.monotonic() + 60
    while True:
        try:
            urllib.request.urlopen(f"{address}/readyz", timeout=5).close()
            break
        except OSError:
            assert process.poll() is None, file.read_text()
            assert time.monotonic() < deadline, file.read_text()
            time.sleep(0.1)
    yield address
    process.terminate()
    assert process.wait(30) in (0, -signal.SIGTERM)


def get(address: str, path: str) -> str:
    with urllib.request.urlopen(address + path, timeout=30) as answer:
        return str(answer.read().decode("utf-8", "replace"))


def test_it_is_healthy(address: str) -> None:
    assert get(address, "/healthz")


def test_the_client_is_served(address: str) -> None:
    page = get(address, "/")
    assets = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert any(path.endswith(".js") for path in assets)
    for path in assets:
        assert get(address, path)
    for path in ("/new/babylon", "/rules/amyitis", "/t/whatever"):
        assert get(address, path) == page


async def to_the_end(address: str, made: dict[str, Any]) -> list[str]:
    """Play every seat of a table by chance; the lines of the result."""
    hand = Random(7)
    seats = {seat["seat"] for seat in made["seats"]}
    tokens = [seat["token"] for seat in made["seats"]]
    async with connect(f"ws{address[4:]}/ws/{made['table']}", max_size=None) as wire:
        await wire.send(json.dumps({"t": "hello", "from": 0, "event": 0, "tokens": tokens, "view": False}))
        async for text in wire:
            ask = json.loads(text)
            if ask["t"] != "ask":
                continue
            if ask["phase"] == "over":
                return list(ask["result"])
            if ask["seat"] in seats and ask["legal"]:
                action = hand.choice(ask["legal"])["action"]
                act = {"t": "act", "key": str(ask["seq"]), "seq": ask["seq"], "seat": ask["seat"], "action": action}
                await wire.send(json.dumps(act))
                await asyncio.sleep(0.05)
    raise AssertionError("the connection was closed")


def set_table(address: str, game: str) -> dict[str, Any]:
    """A table for Ada and a bot, as the server tells of it."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "novice"}]
    wish = json.dumps({"game": game, "options": {}, "seats": seats, "claim": [0]}).encode()
    request = urllib.request.Request(f"{address}/api/tables", wish, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        made: dict[str, Any] = json.loads(answer.read())
    return made


@pytest.mark.parametrize("game", ["hanging_gardens", "babylon"])
async def test_a_game_is_played_to_its_end(address: str, game: str) -> None:
    made = set_table(address, game)
    result = await asyncio.wait_for(to_the_end(address, made), 120)
    assert any("Ada" in line for line in result)
    assert get(address, f"/api/tables/{made['table']}/record").startswith("kiru")
