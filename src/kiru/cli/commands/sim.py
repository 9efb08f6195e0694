"""`kiru sim`: many games between bots, summed up."""

import csv
import io
import json
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich import box as borders
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kiru.arena import sim
from kiru.arena.results import Results, seed_of
from kiru.cli import options as typed
from kiru.cli.seats import console
from kiru.core import dealers, options
from kiru.core.errors import KiruError
from kiru.games import open_kit
from kiru.support.files import write_text
from kiru.support.interrupts import INTERRUPTED
from kiru.text import Texts

app = typed.commands()


@app.command("sim", help="cli-sim")
def run(
    game: typed.Game,
    bots: Annotated[str, typer.Option("--bots", "-b", help="cli-opt-bots")] = "random",
    players: typed.Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="cli-opt-games")] = 1000,
    seed: typed.AnySeed = None,
    game_options: typed.GameOptions = None,
    box: typed.Box = None,
    jobs: typed.Jobs = None,
    max_rounds: typed.MaxRounds = 500,
    csv_file: Annotated[Path | None, typer.Option("--csv", help="cli-opt-csv")] = None,
    records: Annotated[Path | None, typer.Option("--records", help="cli-opt-records")] = None,
    parquet: Annotated[Path | None, typer.Option("--parquet", help="cli-opt-parquet")] = None,
    cluster: typed.Cluster = None,
    as_json: typed.Json = False,
    language: typed.Language = "en",
) -> None:
    """Play the plan and print, or write, what came out."""
    kit = open_kit(game, box)
    plan = sim.SimulationPlan(
        game=kit.game.name,
        bots=seat_bots(bots, players),
        games=games,
        seed=typed.check_seed(seed) if seed is not None else seed_of(parquet) or dealers.fresh_seed(),
        options=tuple(options.parse(game_options or []).items()),
        box=box,
        records=records,
        max_rounds=max_rounds,
        detailed=parquet is not None,
    )
    sim.check(plan)
    jobs = typed.check_jobs(jobs)
    texts = kit.texts(language)
    kept = Results(parquet, plan, kit) if parquet is not None else None
    started = time.perf_counter()
    with keeping(parquet, texts), closing(sim_outcomes(plan, jobs, cluster, kept)) as games_played:
        summary = play_all(plan, games_played, csv_file, texts)
    seconds = time.perf_counter() - started
    if as_json:
        print(json.dumps(report(plan, summary, seconds), indent=2))
    else:
        show(plan, summary, seconds, texts)


@contextmanager
def keeping(folder: Path | None, texts: Texts) -> Iterator[None]:
    """Ctrl-C ends a run; where its games are kept, that is said."""
    try:
        yield
    except KeyboardInterrupt:
        if folder is None:
            raise
        print(texts("arena-interrupted", file=str(folder)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None


def seat_bots(bots: str, players: int | None) -> tuple[str, ...]:
    """The bot of every seat: the named ones in turn, until all seats are taken."""
    named = [bot.strip() for bot in bots.split(",") if bot.strip()]
    if not named:
        raise KiruError("error-bot", found=bots[:40], expected="random, greedy")
    count = players if players is not None else max(2, len(named))
    return tuple(named[seat % len(named)] for seat in range(min(max(count, 0), 99)))


def sim_outcomes(
    plan: sim.SimulationPlan, jobs: int, cluster: str | None, kept: Results | None
) -> Generator[sim.SimulatedGame, None, None]:
    """Every game of the plan; with a folder, first those it holds, and then the others as they are added to it."""
    if kept is None:
        yield from sim.outcomes(plan, jobs, cluster)
        return
    done = set()
    for outcome in kept.outcomes():
        if outcome.number < plan.games:
            done.add(outcome.number)
            yield outcome
    try:
        for outcome in sim.outcomes(plan, jobs, cluster, done):
            kept.add(outcome)
            yield outcome
    finally:
        kept.flush()


def play_all(
    plan: sim.SimulationPlan, games: Iterator[sim.SimulatedGame], csv_file: Path | None, texts: Texts
) -> sim.Summary:
    """Every game in order, with a progress bar where somebody watches."""
    summary = sim.Summary([sim.RunningStats() for _ in plan.bots])
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    seats = range(1, len(plan.bots) + 1)
    table.writerow(
        ["game", "seed", "finished", "decisions", *(f"score_{s}" for s in seats), *(f"place_{s}" for s in seats)]
    )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("sim-progress"), total=plan.games)
        for outcome in games:
            summary.add(outcome)
            if csv_file is not None:
                row = [outcome.number, outcome.seed, int(outcome.finished), outcome.decisions]
                table.writerow([*row, *outcome.scores, *outcome.places])
            progress.advance(bar)
    if csv_file is not None:
        write_text(csv_file, text.getvalue())
    return summary


def report(plan: sim.SimulationPlan, summary: sim.Summary, seconds: float) -> dict[str, object]:
    """The summary for programs."""
    return {
        "game": plan.game,
        "seed": plan.seed,
        "options": dict(plan.options),
        "games": summary.games,
        "unfinished": summary.unfinished,
        "decisions": summary.decisions,
        "seconds": round(seconds, 3),
        "seats": [
            {
                "bot": bot,
                "win_share": line.wins / line.games if line.games else 0.0,
                "mean": line.mean,
                "deviation": line.deviation,
                "lowest": line.lowest if line.games else None,
                "highest": line.highest if line.games else None,
            }
            for bot, line in zip(plan.bots, summary.lines, strict=True)
        ],
    }


def show(plan: sim.SimulationPlan, summary: sim.Summary, seconds: float, texts: Texts) -> None:
    """The summary for people."""
    screen = console()
    game = texts(f"game-{plan.game}")
    title = texts("sim-title", games=summary.games, game=game, players=len(plan.bots), seed=plan.seed)
    table = Table(title=title, box=borders.SIMPLE_HEAD)
    for key in ("seat", "bot", "wins", "mean", "spread", "lowest", "highest"):
        table.add_column(texts(f"sim-{key}"), justify="left" if key == "bot" else "right")
    for seat, (bot, line) in enumerate(zip(plan.bots, summary.lines, strict=True), 1):
        if line.games:
            numbers = (f"{line.wins / line.games:.1%}", f"{line.mean:.2f}", f"{line.deviation:.2f}")
            table.add_row(str(seat), bot, *numbers, str(line.lowest), str(line.highest))
    screen.print(table)
    decisions = f"{summary.decisions / summary.games:.1f}"
    screen.print(texts("sim-decisions", decisions=decisions, rate=f"{summary.games / seconds:.0f}"))
    if summary.unfinished:
        screen.print(texts("sim-unfinished", count=summary.unfinished, rounds=plan.max_rounds))
