"""`kiru benchmark`: docs/benchmark.md, made in one go or in pieces: speed beside all peers, and the leaderboard."""

import datetime
import json
import shlex
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kiru.arena.run import BotContest
from kiru.bench import engines, machine
from kiru.bench.leaderboard import page, tables
from kiru.bench.leaderboard.tables import LeaderboardSettings, Standing
from kiru.cli import options as typed
from kiru.cli.commands.contests.strength import cache_folder
from kiru.core.errors import KiruError
from kiru.games import NAMES, open_kit
from kiru.support.files import read_text, write_text
from kiru.support.interrupts import INTERRUPTED
from kiru.text import Texts

SPEED = "speed.json"
REPEAT, SECONDS = 5, 0.3
MOST = 1_000_000

app = typed.commands()


@app.command("benchmark", help="cli-benchmark")
def run(
    game: typed.AnyGame = None,
    out: Annotated[Path | None, typer.Option("--out", help="cli-opt-benchmark-out")] = None,
    games: typed.PairedGames = 100,
    players: Annotated[list[int] | None, typer.Option("--players", "-p", help="cli-opt-report-players")] = None,
    royal: Annotated[int, typer.Option("--royal", help="cli-opt-benchmark-royal")] = 200,
    playouts: Annotated[int, typer.Option("--playouts", help="cli-opt-benchmark-playouts")] = 10,
    speed: Annotated[bool, typer.Option("--speed", help="cli-opt-benchmark-speed")] = False,
    folder: Annotated[Path | None, typer.Option("--folder", help="cli-opt-strength-folder")] = None,
    seed: typed.DealsSeed = "1",
    jobs: typed.Jobs = None,
    language: typed.Language = "en",
) -> None:
    """Measure or play what is missing, then write the document; Ctrl-C keeps what is done."""
    for number in (games, royal, playouts + 1):
        typed.check_number(number, 1, MOST)
    texts = Texts(language)
    chosen = [open_kit(game).game.name] if game is not None else list(NAMES)
    folder = folder or cache_folder().with_name("benchmark")
    settings = LeaderboardSettings(games, royal, playouts, typed.check_seed(seed))
    interrupted, standings = False, list[Standing]()
    try:
        if speed:
            measure(folder / SPEED, texts)
        standings = play(chosen, players, settings, folder, typed.check_jobs(jobs), texts)
    except KeyboardInterrupt:
        interrupted = True
        standings = standings_of(chosen, players, settings, folder)
    document = page.text(command(game, games, royal, playouts, seed), measured(folder / SPEED), standings)
    if out is None:
        print(document, end="")
    else:
        write_text(out, document)
        print(texts("analyse-written", file=str(out)))
    if interrupted:
        print(texts("arena-interrupted", file=str(folder)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def command(game: str | None, games: int, royal: int, playouts: int, seed: str) -> str:
    """The line that makes the same document."""
    words = ["kiru", "benchmark", *([game] if game is not None else []), "--games", str(games)]
    words += ["--royal", str(royal), "--playouts", str(playouts), "--seed", seed, "--speed"]
    return shlex.join([*words, "--out", "docs/benchmark.md"])


def measure(file: Path, texts: Texts) -> None:
    """Everything that can be measured here, in one run; kept with the machine, the day and the load."""
    before = machine.load()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        figures = engines.measure([], True, REPEAT, SECONDS, shown(progress, texts))
        figures += engines.measure_steps([], True, REPEAT, SECONDS, shown(progress, texts))
    found = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": machine.described(),
        "repeat": REPEAT,
        "seconds": SECONDS,
        "load": [f"{before:.1f}", f"{machine.load():.1f}"],
        "figures": [asdict(figure) for figure in figures],
    }
    write_text(file, json.dumps(found, indent=1) + "\n")


def shown(progress: Progress, texts: Texts) -> Callable[[int, int], None]:
    """A bar that is told how far a measurement is."""
    bar = progress.add_task(texts("bench-progress"))
    return lambda done, total: progress.update(bar, completed=done, total=total)


def measured(file: Path) -> dict[str, Any] | None:
    """What was measured last, if anything was."""
    if not file.exists():
        return None
    try:
        found: dict[str, Any] = json.loads(read_text(file))
    except ValueError as error:
        raise KiruError("error-file-unreadable", file=str(file), reason=str(error)) from error
    return found


Contests = dict[tuple[str, int], list[BotContest]]


def contests(chosen: list[str], players: list[int] | None, settings: LeaderboardSettings, folder: Path) -> Contests:
    """Every leaderboard's contests, with the games that were played before."""
    return {
        (game, count): [tables.open_contest(folder, plan) for plan in tables.plans(game, count, settings)]
        for game in chosen
        for count in tables.counts(game)
        if players is None or count in players
    }


def standings_of(
    chosen: list[str], players: list[int] | None, settings: LeaderboardSettings, folder: Path
) -> list[Standing]:
    """What the games so far come to."""
    found = []
    for (game, count), boards in contests(chosen, players, settings, folder).items():
        played = [(contest.plan, contest.results) for contest in boards if contest.results]
        if played:
            found.append(tables.standing(game, count, played))
    return found


def play(
    chosen: list[str], players: list[int] | None, settings: LeaderboardSettings, folder: Path, jobs: int, texts: Texts
) -> list[Standing]:
    """Every game that is missing, with a progress bar where somebody watches."""
    every = [contest for boards in contests(chosen, players, settings, folder).values() for contest in boards]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("arena-progress"), total=sum(contest.total for contest in every))
        for contest in every:
            contest.play(jobs, lambda _: progress.update(bar, completed=sum(len(each.results) for each in every)))
            if contest.interrupted:
                raise KeyboardInterrupt
    return standings_of(chosen, players, settings, folder)
