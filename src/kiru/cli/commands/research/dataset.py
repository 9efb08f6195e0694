"""`kiru dataset make`: self-play with what the search made of every choice, as Parquet files with a data sheet."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kiru.arena.dataset import self_play
from kiru.arena.dataset.self_play import DatasetPlan
from kiru.cli import options as typed
from kiru.core import options
from kiru.games import open_kit
from kiru.support.interrupts import INTERRUPTED
from kiru.text import Texts

app = typed.commands()
dataset = typed.commands()
app.add_typer(dataset, name="dataset", help="cli-dataset")


@dataset.command("make", help="cli-dataset-make")
def make(
    game: typed.Game,
    folder: Annotated[Path, typer.Option("--out", help="cli-opt-dataset-out")],
    players: typed.Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="cli-opt-games")] = 1000,
    iterations: Annotated[int, typer.Option("--iterations", help="cli-opt-dataset-iterations")] = 60,
    seed: typed.DealsSeed = "1",
    game_options: typed.GameOptions = None,
    jobs: typed.Jobs = None,
    language: typed.Language = "en",
) -> None:
    """Play what is missing; an interrupted run goes on by the same command."""
    texts = Texts(language)
    rules = open_kit(game).game
    plan = DatasetPlan(
        game=rules.name,
        players=players if players is not None else max(2, rules.min_players),
        games=games,
        iterations=iterations,
        seed=typed.check_seed(seed),
        options=tuple(sorted(options.parse(game_options or []).items())),
    )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task(texts("sim-progress"), total=games)
            for done in self_play.make(folder, plan, typed.check_jobs(jobs)):
                progress.update(bar, completed=done)
    except KeyboardInterrupt:
        print(texts("arena-interrupted", file=str(folder)))
        raise typer.Exit(INTERRUPTED) from None
    print(texts("analyse-written", file=str(folder)))
