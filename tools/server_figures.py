"""Measure the server beside its peers in one run, and write the figures into docs/hosting.md.

`.venv/bin/python tools/server_figures.py [SECONDS]`: one process on SQLite and PostgreSQL, two processes, boardgame.io.
The load of the machine before and after stands with the figures, so that who reads them knows what they are worth.
"""

import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from kiru.bench import server, server_peers
from kiru.bench.server import ServerMeasurement
from kiru.bench.server_peers import Peer
from kiru.support.files import read_text, write_text

DOCUMENT = Path(__file__).parent.parent / "docs" / "hosting.md"
BEGIN = "<!-- figures: written by tools/server_figures.py -->"
END = "<!-- end of figures -->"
GAME = "hanging_gardens"
TABLES = 300
SECONDS = 10.0
STORES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
ROWS = (
    "decisions a second, clients that think a moment",
    "processor time of the server for one of them",
    "half of them have reached everybody within",
    "99 of 100 have reached everybody within",
    "decisions a second, clients that answer at once",
    "processor time of the server for one of them",
    "memory of a table nobody looks at",
    "opening a finished game of Amyitis, median",
)


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.0f} ms"


def swarms(paced: dict[str, Any], full: dict[str, Any]) -> list[str]:
    """What both swarms have found."""
    return [
        f"{paced['decisions'] / paced['seconds']:,.0f}",
        f"{1000 * server.cost(paced):.2f} ms",
        milliseconds(paced["p50"]),
        milliseconds(paced["p99"]),
        f"{full['decisions'] / full['seconds']:,.0f}",
        f"{1000 * server.cost(full):.2f} ms",
    ]


def column(found: ServerMeasurement, workers: int) -> list[str]:
    """A store's column, its title first."""
    store = STORES.get(found.store, found.store)
    title = store if workers == 1 else f"{store}, `--workers {workers}`"
    rest = [f"{found.idle_table / 1000:.0f} KB", milliseconds(found.opening)]
    return [title, *swarms(found.paced, found.full), *rest]


def peer_column(found: Peer) -> list[str]:
    return [found.name, *swarms(found.paced, found.full), "", ""]


def document_part(columns: list[list[str]], seconds: float, loads: tuple[float, float]) -> str:
    """The paragraph and the table between the marks."""
    before, after = loads
    day = datetime.now(UTC).date().isoformat()
    machine = f"Python {platform.python_version()} on {os.cpu_count()} cores"
    said = [
        f"Measured on {day} with {machine}, which server and swarm share: {TABLES} tables",
        f"of The Hanging Gardens, three clients each, {seconds:g} seconds a figure. The machine's load (processes that",
        f"wanted a core) was {before:.1f} before the run and {after:.1f} after it; the run by itself makes about 2.",
    ]
    lines = [["", *(one[0] for one in columns)], ["---"] * (len(columns) + 1)]
    lines += [[name, *(one[row] for one in columns)] for row, name in enumerate(ROWS, start=1)]
    table = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    return "\n\n".join([BEGIN, "\n".join(said), table, END])


def rewritten(text: str, part: str) -> str:
    """A document with a new part between the marks."""
    before, _, rest = text.partition(BEGIN)
    _, mark, after = rest.partition(END)
    if not mark:
        raise SystemExit(f"there is no part to write between {BEGIN} and {END}")
    return before + part + after


def measured(seconds: float) -> list[list[str]]:
    columns = [column(one, 1) for one in server.run(GAME, TABLES, seconds)]
    columns.append(column(server.on_sqlite(GAME, TABLES, seconds, 2), 2))
    return columns + [peer_column(one) for one in server_peers.run(TABLES, seconds)]


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    before = os.getloadavg()[0]
    columns = measured(seconds)
    part = document_part(columns, seconds, (before, os.getloadavg()[0]))
    write_text(DOCUMENT, rewritten(read_text(DOCUMENT), part))
    print(part)


if __name__ == "__main__":
    main()
