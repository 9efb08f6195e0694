"""`kiru train`: weights learned by self-play, and whether they beat the hand-made ones."""

import datetime
import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import fmean
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kiru.ai import bots
from kiru.arena import pool, ratings, sprt, train
from kiru.arena.contest import ContestPlan
from kiru.arena.run import BotContest
from kiru.arena.train import Lesson, Rows
from kiru.cli import options as typed
from kiru.cli.commands.contests import arena
from kiru.games import learned_weights, open_kit
from kiru.games.kit import Kit
from kiru.games.learned_weights import Proof, Weights
from kiru.support.files import write_text
from kiru.support.interrupts import INTERRUPTED
from kiru.text import Texts

BOUNDS = sprt.Bounds(0.0, 20.0)
"""Learned weights are taken only if they are clearly better than the hand-made ones."""


app = typed.commands()


@app.command("train", help="cli-train")
def run(
    game: typed.Game,
    games: Annotated[int, typer.Option("--games", "-n", help="cli-opt-train-games")] = 600,
    iterations: Annotated[int, typer.Option("--iterations", "-i", help="cli-opt-train-iterations")] = 60,
    rounds: Annotated[int, typer.Option("--rounds", help="cli-opt-train-rounds")] = 2,
    players: Annotated[int | None, typer.Option("--players", "-p", help="cli-opt-train-players")] = None,
    seed: typed.Seed = "1",
    out: Annotated[Path | None, typer.Option("--out", help="cli-opt-train-out")] = None,
    budget: Annotated[str, typer.Option("--budget", help="cli-opt-train-budget")] = "0.05s",
    most: Annotated[int, typer.Option("--test", help="cli-opt-train-most")] = 2000,
    jobs: typed.Jobs = None,
    install: Annotated[bool, typer.Option("--install", help="cli-opt-train-install")] = False,
    language: typed.Language = "en",
) -> None:
    """Learn, write the weights, and let them play against the hand-made ones."""
    kit = open_kit(game)
    name = kit.game.name
    rival = f"royal-{budget}"
    bots.parse(rival)
    jobs = typed.check_jobs(jobs)
    texts = kit.texts(language)
    seed = typed.check_seed(seed)
    file = out or Path(f"{name}.weights.json")
    command = f"kiru train {name} --games {games} --iterations {iterations} --rounds {rounds} --seed {seed}"
    if players is not None:
        typed.check_number(players, 2, kit.game.max_players)
        command += f" --players {players}"
    date = datetime.datetime.now(datetime.UTC).date().isoformat()
    known = Rounds(file.with_name(f"{file.name}.rounds"), command)
    sizes = [players] if players is not None else []
    found = study(kit, games, iterations, rounds, seed, jobs, texts, known, sizes)
    base = [int(weight) for weight in kit.evaluator.weights]
    row = Weights(name, kit.game.version, command, seed, date, games * rounds, kit.evaluator.names, base)
    rows = {size: [int(weight) for weight in kit.evaluator.weights_at(size)] for size in train.tables(kit.game)}
    row.by_players = {str(size): weights for size, weights in (rows | found).items()}
    learned_weights.write(file, row)
    known.forget()
    print(texts("train-written", file=str(file)))
    if most:
        prove(row, file, rival, most, jobs, install, texts)


class Rounds:
    """The rounds that are done, kept beside the weights so that an interrupted training goes on."""

    def __init__(self, file: Path, command: str) -> None:
        self.file = file
        self.command = command
        self.rows: list[train.RowsByPlayers] = []
        with suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
            found = json.loads(file.read_text("utf-8"))
            if found["command"] == command:
                self.rows = [{int(players): row for players, row in rows.items()} for rows in found["rounds"]]

    def add(self, rows: train.RowsByPlayers) -> None:
        self.rows.append(rows)
        write_text(self.file, json.dumps({"command": self.command, "rounds": self.rows}) + "\n")

    def forget(self) -> None:
        self.file.unlink(missing_ok=True)


def study(
    kit: Kit,
    games: int,
    iterations: int,
    rounds: int,
    seed: str,
    jobs: int,
    texts: Texts,
    known: Rounds,
    sizes: list[int],
) -> train.RowsByPlayers:
    """The learned weights, with a progress bar where somebody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("train-progress"), total=games * rounds, completed=games * len(known.rows))

        def played(tasks: list[Lesson]) -> Iterator[tuple[Rows, Rows]]:
            for result in pool.in_order(pool.run(numbered_lesson, list(enumerate(tasks)), jobs)):
                progress.advance(bar)
                yield result

        def tell(number: int, error: float, positions: int, rows: train.RowsByPlayers) -> None:
            known.add(rows)
            digits = f"{error:.2f}".replace(".", texts("decimal-mark"))
            progress.console.print(texts("train-round", number=number, error=digits, positions=positions))

        return train.learn(kit, games, iterations, rounds, seed, played, tell, tuple(known.rows), sizes)


def numbered_lesson(task: tuple[int, Lesson]) -> tuple[int, tuple[Rows, Rows]]:
    """A game of self-play with its number, so that sums are made in one order whatever the workers do."""
    return task[0], train.play_lesson(task[1])


def prove(row: Weights, file: Path, rival: str, most: int, jobs: int, install: bool, texts: Texts) -> None:
    """Play the learned weights against the version before, or hand-made ones, until the test has its verdict."""
    before = [*open_kit(row.game).evaluator.earlier][-1:] or [bots.PLAIN]
    plan = ContestPlan(row.game, (rival, f"{rival}-{before[0]}"), 2, most, row.seed, weights=file)
    contest = BotContest(plan, None, BOUNDS)
    arena.play(contest, jobs, texts)
    shares = ratings.duel_shares(plan.bots, contest.results)
    if shares:
        arena.show(contest, texts)
    if contest.interrupted:
        print(texts("arena-interrupted", file=str(contest.store.file)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)
    if contest.verdict != "accepted":
        print(texts("train-refused"))
        return
    llr = sprt.log_likelihood_ratio(shares, BOUNDS)
    row.proof = Proof(rival, row.seed, len(contest.results), round(fmean(shares), 3), round(llr, 2))
    learned_weights.write(file, row)
    if install:
        target = open_kit(row.game).folder / learned_weights.FILE
        write_text(target, file.read_text(encoding="utf-8"))
        print(texts("train-installed", file=str(target)))
    else:
        print(texts("train-accepted"))
