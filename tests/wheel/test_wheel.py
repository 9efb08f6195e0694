"""The wheel is the whole product: the compiled ring, the texts and the client, without Node and without a compiler."""

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
import sysconfig
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect

ROOT = Path(__file__).parents[2]
RING = [line.removesuffix(".py") for line in (ROOT / "src" / "kiru" / "ring.txt").read_text().split()]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
IS_COMPILED = (ROOT / "src" / f"kiru__mypyc{SUFFIX}").exists()


@pytest.fixture(scope="module")
def wheel() -> Path:
    found = sorted((ROOT / "dist").glob("kiru-*.whl"))
    if not found:
        pytest.skip("no wheel is built: make wheel")
    return found[-1]


def test_it_holds_everything(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    wanted = {"kiru/web_dist/index.html", "kiru/py.typed"}
    for kind in ("*.py", "*.ftl", "*.toml", "*.json", "*.npz"):
        wanted |= {str(file.relative_to(ROOT / "src")) for file in (ROOT / "src" / "kiru").rglob(kind)}
    if IS_COMPILED:
        wanted |= {f"kiru/{module}{SUFFIX}" for module in RING} | {f"kiru__mypyc{SUFFIX}"}
    assert wanted - names == set()
    assert [name for name in names if name.endswith((".svelte", ".ts", ".c", ".o", ".db"))] == []


def test_it_names_no_path_of_this_machine(wheel: Path) -> None:
    private = {str(ROOT), sys.prefix, str(Path.home()) + "/", sys.base_prefix + "/lib"} - {"/", "//", "/usr/lib"}
    found = []
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            content = archive.read(name)
            found += [f"{name}: {path}" for path in private if path.encode() in content]
    assert found == []


def locked() -> list[str]:
    """What the lock file names, without its hashes."""
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    return [line.rstrip(" \\") for line in lines if re.match(r"[a-z]", line)]


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty virtual environment with the wheel in it."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    (folder / "locked.txt").write_text("\n".join(locked()) + "\n")
    install = [folder / "venv/bin/python", "-m", "pip", "install", "-q", "--no-compile", "--disable-pip-version-check"]
    done = subprocess.run([*install, "-c", folder / "locked.txt", wheel], capture_output=True, text=True)
    if done.returncode and re.search(
        "connection|resolution|timed out|No matching distribution", done.stderr, re.IGNORECASE
    ):
        pytest.skip(f"its dependencies cannot be fetched here: {done.stderr[-300:]}")
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def address(home: Path) -> Iterator[str]:
    """`kiru serve` as somebody runs it who has nothing else: no compiler, no Node, no checkout."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {"PATH": f"{home}/venv/bin", "HOME": str(home), "LANG": "C.UTF-8"}
    with (home / "log").open("wb") as log:
        command = [home / "venv/bin/kiru", "serve", "--port", str(port)]
        process = subprocess.Popen(command, cwd=home, env=environment, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    deadline = time.monotonic() + 60
    while True:
        try:
            urllib.request.urlopen(f"{address}/readyz", timeout=5).close()
            break
        except OSError:
            assert process.poll() is None, (home / "log").read_text()
            assert time.monotonic() < deadline, (home / "log").read_text()
            time.sleep(0.1)
    yield address
    process.terminate()
    assert process.wait(30) in (0, -signal.SIGTERM)


def get(address: str, path: str) -> str:
    with urllib.request.urlopen(address + path, timeout=30) as answer:
        return str(answer.read().decode("utf-8", "replace"))


def test_the_engines_are_compiled(home: Path) -> None:
    if not IS_COMPILED:
        pytest.skip("the ring is not compiled here")
    question = "import kiru.core.game as game, kiru; print(game.__file__, kiru.__file__)"
    environment = {"PATH": f"{home}/venv/bin", "HOME": str(home)}
    told = subprocess.check_output([home / "venv/bin/python", "-c", question], cwd=home, env=environment, text=True)
    assert [Path(file).is_relative_to(home) for file in told.split()] == [True, True]
    assert told.split()[0].endswith(SUFFIX)


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


@pytest.mark.parametrize("game", ["hanging_gardens", "babylon"])
def test_a_game_is_played_to_its_end(address: str, game: str) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "novice"}]
    wish = json.dumps({"game": game, "options": {}, "seats": seats, "claim": [0]}).encode()
    request = urllib.request.Request(f"{address}/api/tables", wish, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        made = json.loads(answer.read())
    result = asyncio.run(asyncio.wait_for(to_the_end(address, made), 120))
    assert any("Ada" in line for line in result)
    assert get(address, f"/api/tables/{made['table']}/record").startswith("kiru")
