"""`kiru serve`, `kiru backup`, `kiru restore`, `kiru doctor`: what the operator of a server does."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from kiru.cli import options as typed
from kiru.server import settings
from kiru.text import Texts

app = typed.commands()

UNWELL = 1
"""The exit code of a doctor who has found a fault."""

BackupFile = Annotated[Path, typer.Argument(help="cli-arg-backup", show_default=False)]


@app.command("serve", help="cli-serve")
def serve(
    config: typed.Config = None,
    host: Annotated[str | None, typer.Option("--host", help="cli-opt-host")] = None,
    port: Annotated[int | None, typer.Option("--port", help="cli-opt-port")] = None,
    database: typed.Database = None,
    workers: Annotated[int | None, typer.Option("--workers", help="cli-opt-processes")] = None,
    language: typed.Language = "en",
) -> None:
    """Serve until somebody stops it, and say where."""
    from kiru.server import serve as server

    chosen = settings.load(config, host=host, port=port, database=database, processes=workers)
    texts = Texts(language)
    host = f"[{chosen.host}]" if ":" in chosen.host else chosen.host
    with suppress(KeyboardInterrupt):  # announced as the way to stop it
        server.run(chosen, lambda port: print(texts("serve-address", address=f"http://{host}:{port}"), flush=True))


@app.command("backup", help="cli-backup")
def backup(
    file: BackupFile, config: typed.Config = None, database: typed.Database = None, language: typed.Language = "en"
) -> None:
    """Write all rows into one file."""
    from kiru.server.ops import backup as store

    count = store.backup(settings.load(config, database=database), file)
    print(Texts(language)("backup-done", rows=count, file=str(file)))


@app.command("restore", help="cli-restore")
def restore(
    file: BackupFile, config: typed.Config = None, database: typed.Database = None, language: typed.Language = "en"
) -> None:
    """Fill an empty database from that file."""
    from kiru.server.ops import backup as store

    count = store.restore(settings.load(config, database=database), file)
    print(Texts(language)("restore-done", rows=count, file=str(file)))


@app.command("doctor", help="cli-doctor")
def examine(
    config: typed.Config = None,
    database: typed.Database = None,
    alive: Annotated[bool, typer.Option("--alive", help="cli-opt-alive")] = False,
    language: typed.Language = "en",
) -> None:
    """A line a finding; exit code 1 if something is wrong."""
    from rich.console import Console
    from rich.text import Text

    from kiru.server.ops import doctor
    from kiru.server.ops.doctor import Grade

    marks = {Grade.FINE: ("✓", "green"), Grade.WARNING: ("!", "yellow"), Grade.FAULT: ("✗", "bold red")}
    chosen = settings.load(config, database=database)
    if alive:
        raise typer.Exit(0 if doctor.is_alive(chosen) else UNWELL)
    texts, console = Texts(language), Console(highlight=False)
    grades = []
    for finding in doctor.examine(chosen):
        mark, style = marks[finding.grade]
        said = texts.error(finding.error) if finding.error else texts(finding.key, **finding.facts)
        console.print(Text(mark, style), Text(said), soft_wrap=True)
        grades.append(finding.grade)
    faults = grades.count(Grade.FAULT)
    console.print(texts("doctor-sum", faults=faults, warnings=grades.count(Grade.WARNING)))
    raise typer.Exit(UNWELL if faults else 0)
