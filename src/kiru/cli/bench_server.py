"""`kiru bench --server`: a swarm of scripted clients on loopback, SQLite and PostgreSQL side by side."""

import json

import msgspec
from rich import box as borders
from rich.console import Console
from rich.table import Table

from kiru.cli.tables import console
from kiru.core.errors import KiruError
from kiru.games import open_kit
from kiru.server import bench
from kiru.server.bench import Figures
from kiru.text import Texts

GAME = "hanging_gardens"
SECONDS = 15.0
MOST_TABLES = 1000
MOST_WORKERS = 64


def run(game: str | None, tables: int, workers: int, seconds: float | None, as_json: bool, language: str) -> None:
    """Measure and show."""
    if not 1 <= tables <= MOST_TABLES:
        raise KiruError("error-number", found=tables, low=1, high=MOST_TABLES)
    if not 1 <= workers <= MOST_WORKERS:
        raise KiruError("error-number", found=workers, low=1, high=MOST_WORKERS)
    seconds = SECONDS if seconds is None else seconds
    if not 0.5 <= seconds <= 120:
        raise KiruError("error-number", found=str(seconds), low=1, high=120)
    name = open_kit(game or GAME).game.name
    texts = Texts(language)
    with Console(stderr=True).status(texts("bench-server-progress")):
        figures = bench.run(name, tables, seconds, workers)
    if as_json:
        report = {"game": name, "tables": tables, "workers": workers, "seconds": seconds, "figures": figures}
        print(json.dumps(msgspec.to_builtins(report), indent=2))
        return
    screen = console()
    screen.print(table_of(figures, texts, name, tables))
    screen.print(texts("bench-server-note", seconds=str(seconds)))


def table_of(figures: list[Figures], texts: Texts, game: str, tables: int) -> Table:
    """A row a figure, a column a store."""
    table = Table(title=texts("bench-server-title", game=game, tables=tables), box=borders.SIMPLE_HEAD)
    table.add_column("")
    for one in figures:
        table.add_column(one.store, justify="right")
    for key in rows(figures[0]):
        table.add_row(texts(f"bench-server-{key}"), *(rows(one)[key] for one in figures))
    return table


def rows(one: Figures) -> dict[str, str]:
    """What is shown of one store, by the key of its line."""
    paced, full = one.paced, one.full
    return {
        "paced": f"{paced['decisions'] / paced['seconds']:,.0f}/s",
        "median": milliseconds(paced["p50"]),
        "p99": milliseconds(paced["p99"]),
        "longest": milliseconds(paced["longest"]),
        "processors": f"{paced['server_processor']:.2f} + {paced['swarm_processor']:.2f}",
        "full": f"{full['decisions'] / full['seconds']:,.0f}/s",
        "full-p99": milliseconds(full["p99"]),
        "idle": f"{one.idle_table / 1000:.0f} KB",
        "opening": f"{milliseconds(one.opening)} ({milliseconds(one.slowest_opening)})",
        "memory": f"{one.memory / 1_000_000:.0f} MB",
        "refused": str(paced["refused"] + full["refused"] + len(paced["errors"]) + len(full["errors"])),
    }


def milliseconds(seconds: float | None) -> str:
    return "–" if seconds is None else f"{1000 * seconds:.0f} ms"
