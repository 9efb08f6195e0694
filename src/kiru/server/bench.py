"""How fast a server is: 300 tables of three scripted clients each, on loopback."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kiru.core.errors import KiruError
from kiru.server import postgres

SEATS = [{"kind": "person", "name": name} for name in ("Ada", "Bel", "Cyrus")]
LIMITLESS = {
    "KIRU_REQUESTS_PER_SECOND": "100000",
    "KIRU_REQUEST_BURST": "100000",
    "KIRU_TABLES_PER_MINUTE": "1000000",
    "KIRU_MAX_CONNECTIONS_PER_ADDRESS": "5000",
    "KIRU_LOG_LEVEL": "warning",
}


class Figures:
    """What one store has reached."""

    def __init__(self, store: str, swarm: dict[str, Any], server: dict[str, float]) -> None:
        self.store = store
        self.swarm = swarm
        self.server = server


@contextmanager
def served(database: str, **given: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server in a process of its own; its address."""
    port = postgres.free_port()
    environ = os.environ | LIMITLESS | {"KIRU_DATABASE": database, "KIRU_PORT": str(port)} | given
    process = subprocess.Popen([sys.executable, "-m", "kiru", "serve"], env=environ)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{address}/readyz", timeout=5).close()
                break
            except OSError:
                time.sleep(0.1)
        else:
            raise KiruError("error-bench-server")
        yield address, process
    finally:
        process.terminate()
        process.wait(30)


def post(address: str, path: str, body: Any) -> Any:
    data = json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def set_tables(address: str, game: str, count: int) -> list[tuple[str, list[str]]]:
    """So many tables, every seat of which is ours."""
    made = []
    for number in range(count):
        dealer = {"kind": "seeded", "seed": f"bench-{number}"}
        table = post(address, "/api/tables", {"game": game, "seats": SEATS, "claim": [0, 1, 2], "dealer": dealer})
        made.append((table["table"], [seat["token"] for seat in table["seats"]]))
    return made


def memory(process: int) -> int:
    """The bytes a process holds in memory."""
    text = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024


def measure(database: str, game: str, tables: int, seconds: float, pause: float, views: bool) -> Figures:
    """Let the swarm play on a fresh server."""
    store = database.partition(":")[0]
    with served(database) as (address, process):
        set_tables(address, game, 1)
        before = memory(process.pid)
        made = set_tables(address, game, tables)
        idle = (memory(process.pid) - before) / tables
        host, _, port = address.removeprefix("http://").partition(":")
        plan = {"host": host, "port": int(port), "tables": made, "seconds": seconds, "warm_up": 2.0}
        plan |= {"pause": pause, "views": views, "server": process.pid}
        swarm = subprocess.run(
            [sys.executable, "-m", "kiru.server.swarm"],
            input=json.dumps(plan).encode(),
            stdout=subprocess.PIPE,
            check=True,
            timeout=seconds + 120,
        )
        peak = memory(process.pid)
    return Figures(store, json.loads(swarm.stdout), {"idle_table": idle, "memory": peak})


def run(game: str, tables: int, seconds: float, pause: float, views: bool) -> list[Figures]:
    """SQLite, and beside it PostgreSQL if there is one here."""
    folder = Path(tempfile.mkdtemp(prefix="kiru-bench-"))
    try:
        figures = [measure(f"sqlite:///{folder}/kiru.db", game, tables, seconds, pause, views)]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if postgres.is_installed():
        with postgres.running(safe=True) as server:
            figures.append(measure(server.database(), game, tables, seconds, pause, views))
    return figures
