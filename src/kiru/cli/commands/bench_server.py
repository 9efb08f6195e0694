"""`kiru bench --server`: a swarm of scripted clients on loopback, SQLite and PostgreSQL side by side."""

import json
from typing import Any

import msgspec
from rich import box as borders
from rich.console import Console
from rich.table import Table

from kiru.bench import server, server_peers
from kiru.bench.server import ServerMeasurement
from kiru.bench.server_peers import Peer
from kiru.cli import options as typed
from kiru.cli.seats import console
from kiru.core.errors import KiruError
from kiru.games import open_kit
from kiru.text import Texts

GAME = "hanging_gardens"
SECONDS = 15.0
MOST_TABLES = 1000
MOST_WORKERS = 64


def run(
    game: str | None,
    tables: int,
    workers: int,
    seconds: float | None,
    with_peers: bool,
    as_json: bool,
    language: str,
) -> None:
    """Measure and show."""
    typed.check_number(tables, 1, MOST_TABLES)
    typed.check_number(workers, 1, MOST_WORKERS)
    seconds = SECONDS if seconds is None else seconds
    if not 0.5 <= seconds <= 120:
        raise KiruError("error-number", found=str(seconds), low=1, high=120)
    server.check_system()
    name = open_kit(game or GAME).game.name
    texts = Texts(language)
    with Console(stderr=True).status(texts("bench-server-progress")):
        figures = server.run(name, tables, seconds, workers)
        others = server_peers.run(tables, seconds) if with_peers else []
    if as_json:
        report = {"game": name, "tables": tables, "workers": workers, "seconds": seconds}
        report |= {"figures": figures, "peers": others}
        print(json.dumps(msgspec.to_builtins(report), indent=2))
        return
    screen = console()
    screen.print(table_of(figures, texts, name, tables))
    screen.print(texts("bench-server-note", seconds=str(seconds)))
    if with_peers:
        screen.print(peer_table(figures, others, texts) if others else texts("bench-server-no-peers"))


def table_of(figures: list[ServerMeasurement], texts: Texts, game: str, tables: int) -> Table:
    """A row a figure, a column a store."""
    table = Table(title=texts("bench-server-title", game=game, tables=tables), box=borders.SIMPLE_HEAD)
    table.add_column("")
    for one in figures:
        table.add_column(one.store, justify="right")
    for key in rows(figures[0]):
        table.add_row(texts(f"bench-server-{key}"), *(rows(one)[key] for one in figures))
    return table


def rows(one: ServerMeasurement) -> dict[str, str]:
    """What is shown of one store, by the key of its line."""
    paced, full = one.paced, one.full
    return {
        "paced": rate_of(paced),
        "median": milliseconds(paced["p50"]),
        "p99": milliseconds(paced["p99"]),
        "cost": cost_of(paced),
        "longest": milliseconds(paced["longest"]),
        "processors": f"{paced['server_processor']:.2f} + {paced['swarm_processor']:.2f}",
        "full": rate_of(full),
        "full-cost": cost_of(full),
        "full-p99": milliseconds(full["p99"]),
        "idle": f"{one.idle_table / 1000:.0f} KB",
        "opening": f"{milliseconds(one.opening)} ({milliseconds(one.slowest_opening)})",
        "memory": f"{one.memory / 1_000_000:.0f} MB",
        "refused": str(paced["refused"] + full["refused"] + len(paced["errors"]) + len(full["errors"])),
    }


def peer_table(figures: list[ServerMeasurement], others: list[Peer], texts: Texts) -> Table:
    """A row a server: decisions a second and what one costs, with clients that think and with clients that do not."""
    table = Table(title=texts("bench-server-peers"), box=borders.SIMPLE_HEAD)
    table.add_column("")
    for key in ("paced", "cost", "p99", "full", "full-cost"):
        table.add_column(texts(f"bench-server-{key}"), justify="right")
    sides = [(f"Kiru, {one.store}", one.paced, one.full) for one in figures]
    for name, paced, full in [*sides, *((one.name, one.paced, one.full) for one in others)]:
        row = (rate_of(paced), cost_of(paced), milliseconds(paced["p99"]), rate_of(full), cost_of(full))
        table.add_row(name, *row)
    return table


def rate_of(found: dict[str, Any]) -> str:
    return f"{found['decisions'] / found['seconds']:,.0f}/s"


def cost_of(found: dict[str, Any]) -> str:
    return f"{1000 * server.cost(found):.2f} ms"


def milliseconds(seconds: float | None) -> str:
    return "–" if seconds is None else f"{1000 * seconds:.0f} ms"
