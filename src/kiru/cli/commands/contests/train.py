"""`kiru train`: weights learned by self-play, and whether they beat the hand-made ones."""

import datetime
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kiru.ai import bots
from kiru.arena import pool, prior_fit, ratings, sprt, train
from kiru.arena.contest import ContestPlan
from kiru.arena.prior_fit import Choice
from kiru.arena.run import BotContest
from kiru.arena.train import Lesson, Rows
from kiru.cli import options as typed
from kiru.cli.commands.contests import arena
from kiru.games import learned_weights, open_kit
from kiru.games.kit import Kit
from kiru.games.learned_weights import Priors, Proof, Weights
from kiru.support.files import write_text
from kiru.support.interrupts import INTERRUPTED
from kiru.text import Texts

BOUNDS = sprt.Bounds(0.0, 20.0)
"""Learned weights are taken only if they are clearly better than the hand-made ones."""


ALL_TABLES = 0
"""Under this number of players a round of priors is kept: they hold at every table."""
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
    priors: Annotated[bool, typer.Option("--priors", help="cli-opt-train-priors")] = False,
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
    command += " --priors" if priors else ""
    known = Rounds(file.with_name(f"{file.name}.rounds"), command)
    course = Course(kit, games, iterations, rounds, seed, jobs, [players] if players is not None else [])
    row = row_with_priors(course, command, known, texts) if priors else row_with_weights(course, command, known, texts)
    learned_weights.write(file, row)
    known.forget()
    print(texts("train-written", file=str(file)))
    if most:
        prove(row, file, rival, most, jobs, install, texts, row.priors if priors and row.priors else row)


@dataclass(frozen=True)
class Course:
    """What is learned, and from how much play."""

    kit: Kit
    games: int
    iterations: int
    rounds: int
    seed: str
    jobs: int
    sizes: list[int]


def today() -> str:
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def row_with_weights(course: Course, command: str, known: "Rounds", texts: Texts) -> Weights:
    """New weights, beside the priors that the game has."""
    kit = course.kit
    found = study(course, texts, known)
    base = [int(weight) for weight in kit.evaluator.weights]
    games = course.games * course.rounds
    row = Weights(kit.game.name, kit.game.version, command, course.seed, today(), games, kit.evaluator.names, base)
    rows = {size: [int(weight) for weight in kit.evaluator.weights_at(size)] for size in train.tables(kit.game)}
    row.by_players = {str(size): weights for size, weights in (rows | found).items()}
    if (kit.folder / learned_weights.FILE).exists():
        row.priors = learned_weights.read(kit.folder / learned_weights.FILE).priors
    return row


def row_with_priors(course: Course, command: str, known: "Rounds", texts: Texts) -> Weights:
    """New priors, beside the weights that the game has."""
    kit = course.kit
    row = learned_weights.read(kit.folder / learned_weights.FILE)
    found = study_priors(course, texts, known)
    terms = dict(zip(kit.evaluator.prior_names, found, strict=True))
    row.priors = Priors(command, course.seed, today(), course.games * course.rounds, terms)
    return row


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


@contextmanager
def bar(course: Course, texts: Texts, done: int) -> Iterator[tuple[Console, Callable[[], None]]]:
    """A progress bar where somebody watches: where to print above it, and how to move it on by a game."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(
            texts("train-progress"), total=course.games * course.rounds, completed=course.games * done
        )
        yield progress.console, lambda: progress.advance(task)


def study(course: Course, texts: Texts, known: Rounds) -> train.RowsByPlayers:
    """The learned weights."""
    with bar(course, texts, len(known.rows)) as (console, advance):

        def played(tasks: list[Lesson]) -> Iterator[tuple[Rows, Rows]]:
            for result in pool.in_order(pool.run(numbered_lesson, list(enumerate(tasks)), course.jobs)):
                advance()
                yield result

        def tell(number: int, error: float, positions: int, rows: train.RowsByPlayers) -> None:
            known.add(rows)
            digits = f"{error:.2f}".replace(".", texts("decimal-mark"))
            console.print(texts("train-round", number=number, error=digits, positions=positions))

        size = (course.games, course.iterations, course.rounds, course.seed)
        return train.learn(course.kit, *size, played, tell, tuple(known.rows), course.sizes)


PriorTask = tuple[Lesson, tuple[int, ...]]


def study_priors(course: Course, texts: Texts, known: Rounds) -> list[int]:
    """The learned priors."""
    with bar(course, texts, len(known.rows)) as (console, advance):

        def played(tasks: list[PriorTask]) -> Iterator[list[Choice]]:
            for result in pool.in_order(pool.run(numbered_choices, list(enumerate(tasks)), course.jobs)):
                advance()
                yield result

        def tell(progress: prior_fit.RoundOfPriors, weights: list[int]) -> None:
            known.add({ALL_TABLES: weights})
            before, after = (
                f"{loss:.3f}".replace(".", texts("decimal-mark")) for loss in (progress.before, progress.after)
            )
            numbers = {"number": progress.number, "decisions": progress.decisions}
            console.print(texts("train-priors-round", before=before, after=after, **numbers))

        size = (course.games, course.iterations, course.rounds, course.seed)
        done = [rows[ALL_TABLES] for rows in known.rows]
        return prior_fit.learn(course.kit, *size, played, tell, done, course.sizes)


def numbered_choices(task: tuple[int, PriorTask]) -> tuple[int, list[Choice]]:
    """The choices of a game of self-play with its number."""
    return task[0], prior_fit.play_lesson(task[1])


def numbered_lesson(task: tuple[int, Lesson]) -> tuple[int, tuple[Rows, Rows]]:
    """A game of self-play with its number, so that sums are made in one order whatever the workers do."""
    return task[0], train.play_lesson(task[1])


def prove(
    row: Weights, file: Path, rival: str, most: int, jobs: int, install: bool, texts: Texts, proven: Weights | Priors
) -> None:
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
    proven.proof = Proof(rival, row.seed, len(contest.results), round(fmean(shares), 3), round(llr, 2))
    learned_weights.write(file, row)
    if install:
        target = open_kit(row.game).folder / learned_weights.FILE
        write_text(target, file.read_text(encoding="utf-8"))
        print(texts("train-installed", file=str(target)))
    else:
        print(texts("train-accepted"))
