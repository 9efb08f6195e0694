"""`kiru analyse`: what a recorded game was like, as text, JSON or a page."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box as borders
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kiru.ai.analysis.analyse import analyse
from kiru.ai.analysis.judged import Analysis
from kiru.ai.analysis.replayed_game import ReplayedGame
from kiru.cli import options as typed
from kiru.cli.analysis_words import costly_words, figure_keys, names_of, seat_figures
from kiru.cli.commands.coaching.learn import learn as ask_again
from kiru.cli.pages import analysis
from kiru.cli.seats import console
from kiru.support.files import read_text, write_text
from kiru.text import Texts

app = typed.commands()


@app.command("analyse", help="cli-analyse")
def run(
    file: typed.Record,
    box: typed.Box = None,
    iterations: Annotated[int, typer.Option("--iterations", "-i", help="cli-opt-iterations")] = 800,
    jobs: typed.Jobs = None,
    as_json: typed.Json = False,
    html: Annotated[Path | None, typer.Option("--html", help="cli-opt-html")] = None,
    learn: Annotated[bool, typer.Option("--learn", help="cli-opt-learn")] = False,
    seat: Annotated[int | None, typer.Option("--seat", help="cli-opt-learn-seat")] = None,
    language: typed.Language = "en",
) -> None:
    """Analyse a record and show, print or write what was found."""
    jobs = typed.check_jobs(jobs)
    text = read_text(file)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(Texts(language)("analyse-progress"), total=None)
        replayed, found = analyse(
            text, box, iterations, jobs, lambda done, total: progress.update(bar, completed=done, total=total)
        )
    texts = replayed.kit.texts(language)
    if html is not None:
        write_text(html, analysis.page(replayed, found, texts))
        print(texts("analyse-written", file=str(html)))
    elif as_json:
        print(json.dumps(data(replayed, found), indent=2, ensure_ascii=False))
    else:
        show(replayed, found, texts)
        if learn:
            if seat is not None:
                typed.check_number(seat, 1, replayed.record.players)
            ask_again(replayed, found, None if seat is None else seat - 1, iterations, texts, console())


def data(replayed: ReplayedGame, found: Analysis) -> dict[str, Any]:
    """The analysis for programs."""
    word = replayed.kit.notation.text
    return {
        "game": replayed.record.game,
        "players": replayed.record.players,
        "names": names_of(replayed),
        "finished": replayed.final.is_over,
        "scores": [int(replayed.final.score(seat)) for seat in range(replayed.record.players)],
        "standings": [
            {"step": step, "win": standing.win, "score": standing.score}
            for step, standing in sorted(found.standings.items())
        ],
        "decisions": [{"step": decision.step} | decision.data(word) for decision in found.decisions],
        "costliest": [decision.step for decision in found.costliest],
        "deals": [{"step": deal.step, "win": deal.win, "score": deal.score} for deal in found.deals],
        "accounts": [asdict(account) for account in found.accounts],
        "accuracy": [found.accuracy(seat) for seat in range(replayed.record.players)],
        "loss": [found.loss(seat) for seat in range(replayed.record.players)],
    }


def show(replayed: ReplayedGame, found: Analysis, texts: Texts) -> None:
    """The analysis for people: a line a seat, then the costliest decisions."""
    screen = console()
    if not replayed.final.is_over:
        screen.print(texts("analyse-unfinished"))
    title = texts("analyse-title", game=texts(f"game-{replayed.record.game}"), decisions=len(found.decisions))
    table = Table(title=title, box=borders.SIMPLE_HEAD)
    for key in ("player", *figure_keys(replayed)):
        table.add_column(texts(f"analyse-{key}"), justify="left" if key == "player" else "right")
    for seat, name in enumerate(names_of(replayed)):
        table.add_row(name, *seat_figures(replayed, found, seat, texts))
    screen.print(table)
    screen.print(texts("analyse-note" if replayed.record.players > 1 else "analyse-note-solo"))
    for rank, decision in enumerate(found.costliest, 1):
        screen.print(f"\n{rank}. {costly_words(replayed, decision, texts)}")
