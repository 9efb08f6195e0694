"""`kiru sim`: many games between bots, summed up."""

import csv
import io
import json
import os
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import typer
from rich import box as borders
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kiru.arena import sim
from kiru.arena.results import Results, seed_of
from kiru.cli.play import check_seed
from kiru.cli.tables import console
from kiru.core import dealers, options
from kiru.core.errors import KiruError
from kiru.core.files import write_text
from kiru.core.interrupts import INTERRUPTED
from kiru.games import open_kit
from kiru.text import Texts


def run(
    game: str,
    bots: str,
    players: int | None,
    games: int,
    seed: str | None,
    typed_options: list[str],
    box: Path | None,
    jobs: int | None,
    max_rounds: int,
    csv_file: Path | None,
    records: Path | None,
    parquet: Path | None,
    cluster: str | None,
    as_json: bool,
    language: str,
) -> None:
    """Play the plan and print, or write, what came out."""
    kit = open_kit(game, box)
    plan = sim.Plan(
        game=kit.game.name,
        bots=seat_bots(bots, players),
        games=games,
        seed=check_seed(seed) if seed is not None else seed_of(parquet) or dealers.fresh_seed(),
        options=tuple(options.parse(typed_options).items()),
        box=box,
        records=records,
        max_rounds=max_rounds,
        detailed=parquet is not None,
    )
    sim.check(plan)
    jobs = check_jobs(jobs)
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


def check_jobs(jobs: int | None) -> int:
    """How many processes: as typed, or one a core."""
    jobs = jobs if jobs is not None else os.cpu_count() or 1
    if not 1 <= jobs <= 256:
        raise KiruError("error-number", found=jobs, low=1, high=256)
    return jobs


def seat_bots(bots: str, players: int | None) -> tuple[str, ...]:
    """The bot of every seat: the named ones in turn, until all seats are taken."""
    named = [bot.strip() for bot in bots.split(",") if bot.strip()]
    if not named:
        raise KiruError("error-bot", found=bots[:40], expected="random, greedy")
    count = players if players is not None else max(2, len(named))
    return tuple(named[seat % len(named)] for seat in range(min(max(count, 0), 99)))


def sim_outcomes(
    plan: sim.Plan, jobs: int, cluster: str | None, kept: Results | None
) -> Generator[sim.Outcome, None, None]:
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


def play_all(plan: sim.Plan, games: Iterator[sim.Outcome], csv_file: Path | None, texts: Texts) -> sim.Summary:
    """Every game in order, with a progress bar where somebody watches."""
    summary = sim.Summary([sim.Line() for _ in plan.bots])
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


def report(plan: sim.Plan, summary: sim.Summary, seconds: float) -> dict[str, object]:
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


def show(plan: sim.Plan, summary: sim.Summary, seconds: float, texts: Texts) -> None:
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
