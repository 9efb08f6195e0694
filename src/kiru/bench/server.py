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

import msgspec
from websockets.sync.client import connect

from kiru.arena import sim
from kiru.bench import postgres
from kiru.core.errors import KiruError
from kiru.server.processes.family import family

SEATS = [{"kind": "person", "name": name} for name in ("Ada", "Bel", "Cyrus")]
LIMITLESS = {
    "KIRU_REQUESTS_PER_SECOND": "100000",
    "KIRU_REQUEST_BURST": "100000",
    "KIRU_TABLES_PER_MINUTE": "1000000",
    "KIRU_MAX_CONNECTIONS_PER_ADDRESS": "5000",
    "KIRU_CONNECTIONS_PER_SECOND": "100000",
    "KIRU_CONNECTION_BURST": "100000",
    "KIRU_LOG_LEVEL": "warning",
}


FULL = 0.0
"""A pause of nothing: every client answers at once, and what comes out is what the server can carry."""
WARM_UP = 2.0
"""Seconds that a swarm plays before it is measured, at most."""
PACED = 0.25
"""Clients that think a moment: 300 tables then ask for a little more than 1,000 decisions a second."""
FINISHED = 12
"""Finished games that are opened one after the other."""


class ServerMeasurement(msgspec.Struct):
    """What one store has reached."""

    store: str
    paced: dict[str, Any]
    """The swarm at about a thousand decisions a second: how long a decision takes to reach everybody."""
    full: dict[str, Any]
    """The swarm answering at once: how many decisions get through."""
    idle_table: float
    """Bytes of memory a table costs that nobody looks at."""
    memory: int
    """Bytes of memory the server has in the end."""
    opening: float
    """Seconds from connecting to a finished table of Amyitis that no memory holds to having all of it: the median."""
    slowest_opening: float


@contextmanager
def served(database: str, **given: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server in a process of its own; its address."""
    port = postgres.free_port()
    environ = os.environ | LIMITLESS | {"KIRU_DATABASE": database, "KIRU_PORT": str(port)} | given
    command = [sys.executable, "-m", "kiru", "serve"]
    process = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL, start_new_session=True)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(1200):
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


Tables = list[tuple[str, list[str]]]
"""Each table with the token of each seat."""


def set_tables(address: str, game: str, count: int) -> Tables:
    """So many tables, every seat of which is ours."""
    made = []
    for number in range(count):
        dealer = {"kind": "seeded", "seed": f"bench-{number}"}
        table = post(address, "/api/tables", {"game": game, "seats": SEATS, "claim": [0, 1, 2], "dealer": dealer})
        made.append((table["table"], [seat["token"] for seat in table["seats"]]))
    return made


def memory(process: int) -> int:
    """The bytes a process and its children hold in memory."""
    texts = [Path(f"/proc/{one}/status").read_text() for one in family(process)]
    sizes = [line.split()[1] for text in texts for line in text.splitlines() if line.startswith("VmRSS")]
    return sum(map(int, sizes)) * 1024


def rooms(address: str) -> int:
    """How many tables the server has in memory."""
    with urllib.request.urlopen(f"{address}/metrics", timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    return round(float(next(line.split()[1] for line in lines if line.startswith("kiru_rooms "))))


def finished_games(address: str) -> list[str]:
    """Tables with the records of finished games of Amyitis, four players each."""
    made = []
    for number in range(FINISHED):
        plan = sim.SimulationPlan("amyitis", ("greedy", "random") * 2, 1, f"bench-{number}", records=Path())
        text = sim.play_one(sim.prepare(sim.check(plan), plan), 0).record or ""
        request = urllib.request.Request(f"{address}/api/records", text.encode(), {"content-type": "text/plain"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            made.append(json.load(answer)["table"])
    return made


def open_tables(address: str, tables: list[str]) -> list[float]:
    """How long each takes from connecting to the question at hand, the first one left out: it loads the game."""
    taken = []
    for table in tables:
        start = time.perf_counter()
        with connect(f"{address.replace('http', 'ws', 1)}/ws/{table}", max_size=None, compression=None) as socket:
            socket.send('{"t":"hello"}')
            while json.loads(socket.recv())["t"] != "ask":
                pass
            taken.append(time.perf_counter() - start)
    return sorted(taken[1:])


def warm_up(seconds: float) -> float:
    """How long clients play before they are measured: a few tables are soon played to their end."""
    return min(WARM_UP, seconds / 5)


def cost(found: dict[str, Any]) -> float:
    """The processor seconds that a server has used for a decision."""
    return float(found["server_processor"] * found["seconds"] / max(1, found["decisions"]))


def swarm(address: str, process: int, tables: Tables, seconds: float, pause: float) -> dict[str, Any]:
    """Let scripted clients play in a process of their own."""
    host, _, port = address.removeprefix("http://").partition(":")
    plan = {"host": host, "port": int(port), "tables": tables, "seconds": seconds, "warm_up": warm_up(seconds)}
    plan |= {"pause": pause, "server": process}
    done = subprocess.run(
        [sys.executable, "-m", "kiru.bench.swarm"],
        input=json.dumps(plan).encode(),
        stdout=subprocess.PIPE,
        start_new_session=True,
        check=True,
        timeout=seconds + 120,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def check_system() -> None:
    """Memory and processor time of a server are read where Linux tells them."""
    if not Path("/proc/self/stat").exists():
        raise KiruError("error-bench-system")


def measure(database: str, game: str, tables: int, seconds: float, workers: int = 1) -> ServerMeasurement:
    """Let the swarm play on a fresh server, then open finished games on one that has just started."""
    with served(database, KIRU_PROCESSES=str(workers)) as (address, process):
        finished = finished_games(address)
        set_tables(address, game, 1)
        before = memory(process.pid)
        made = set_tables(address, game, tables)
        idle = (memory(process.pid) - before) / tables
        paced = swarm(address, process.pid, made, seconds, PACED)
        full = swarm(address, process.pid, set_tables(address, game, tables), seconds, FULL)
        peak = memory(process.pid)
    with served(database, KIRU_PROCESSES=str(workers)) as (address, _):
        opened = open_tables(address, finished)
    store = database.partition(":")[0]
    return ServerMeasurement(store, paced, full, idle, peak, opened[len(opened) // 2], opened[-1])


def on_sqlite(game: str, tables: int, seconds: float, workers: int = 1) -> ServerMeasurement:
    """On a database file of its own."""
    folder = Path(tempfile.mkdtemp(prefix="kiru-bench-"))
    try:
        return measure(f"sqlite:///{folder}/kiru.db", game, tables, seconds, workers)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(game: str, tables: int, seconds: float, workers: int = 1) -> list[ServerMeasurement]:
    """SQLite, and beside it PostgreSQL if there is one here."""
    figures = [on_sqlite(game, tables, seconds, workers)]
    if postgres.is_installed():
        with postgres.running(safe=True) as server:
            figures.append(measure(server.database(), game, tables, seconds, workers))
    return figures
