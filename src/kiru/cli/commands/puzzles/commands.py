"""`kiru puzzles make` and `kiru puzzles check`: cut puzzles from strong games, and prove them again."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from kiru.cli import options as typed
from kiru.core.errors import KiruError
from kiru.games import NAMES, open_kit
from kiru.games.kit import Kit
from kiru.puzzles import check as checking
from kiru.puzzles.maker import cuts, puzzle_of
from kiru.puzzles.shelf import FILE, Puzzle, read, written
from kiru.support.files import read_text
from kiru.support.interrupts import INTERRUPTED
from kiru.text import Texts

app = typed.commands()
puzzles = typed.commands()
app.add_typer(puzzles, name="puzzles", help="cli-puzzles")

MOST_PUZZLES = 2000
MOST_GAMES = 1_000_000
LUCK_OF_A_GAME = 1000
"""The numbers of games played on that belong to one game of a run."""
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
Out = Annotated[Path | None, typer.Option("--out", help="cli-opt-puzzles-out")]
Count = Annotated[int, typer.Option("--count", "-n", help="cli-opt-puzzles-count")]
Sample = Annotated[int | None, typer.Option("--sample", help="cli-opt-puzzles-sample")]


@puzzles.command("make", help="cli-puzzles-make")
def make(
    game: typed.Game, count: Count = 365, seed: typed.Seed = "shelf", out: Out = None, language: typed.Language = "en"
) -> None:
    """Add puzzles to a file until it has so many; it goes on behind the last game that brought one."""
    kit = open_kit(game)
    typed.check_seed(seed)
    typed.check_number(count, 1, MOST_PUZZLES)
    file = out or kit.folder / FILE
    kept = read(kit.game.name, read_text(file).splitlines()) if file.exists() else []
    texts = Texts(language)
    with interrupted(texts), Progress(*COLUMNS, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("puzzles-making"), total=count, completed=len(kept))
        for puzzle in fresh(kit, seed, next_game(kept, seed)):
            if len(kept) >= count:
                break
            kept.append(puzzle)
            with file.open("a", encoding="utf-8") as lines:
                lines.write(written(puzzle) + "\n")
            progress.update(bar, completed=len(kept))
    print(texts("puzzles-made", count=len(kept), file=str(file)))


def next_game(kept: list[Puzzle], seed: str) -> int:
    """The first game of a run that has not brought a puzzle yet, nor one behind it."""
    of_run = [puzzle.seed.rpartition("-") for puzzle in kept]
    return 1 + max((int(number) for run, _, number in of_run if run == seed), default=-1)


def fresh(kit: Kit, seed: str, first: int) -> Iterator[Puzzle]:
    """The puzzles of a run, game by game."""
    for number in range(first, MOST_GAMES):
        own = f"{seed}-{number}"
        for cut in cuts(kit, own, number * LUCK_OF_A_GAME):
            if cut is not None:
                yield puzzle_of(kit, cut, own)


@contextmanager
def interrupted(texts: Texts) -> Iterator[None]:
    """Ctrl-C ends a run; what was found is kept."""
    try:
        yield
    except KeyboardInterrupt:
        print(texts("puzzles-interrupted"), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None


@puzzles.command("check", help="cli-puzzles-check")
def check(
    game: typed.AnyGame = None,
    out: Out = None,
    sample: Sample = None,
    as_json: typed.Json = False,
    language: typed.Language = "en",
) -> None:
    """Prove every puzzle again, or every so many; exit code 2 if one is not proven."""
    texts = Texts(language)
    names = [open_kit(game).game.name] if game else list(NAMES)
    found = [puzzle for name in names for puzzle in some(kept_of(name, out), sample)]
    faults: list[tuple[Puzzle, str]] = []
    with interrupted(texts), Progress(*COLUMNS, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("puzzles-checking"), total=len(found))
        for puzzle in found:
            fault = checking.fault(puzzle)
            if fault:
                faults.append((puzzle, fault))
            progress.advance(bar)
    if as_json:
        bad = [{"game": one.game, "seed": one.seed, "steps": one.steps, "fault": key} for one, key in faults]
        print(json.dumps({"checked": len(found), "faults": bad}, indent=2))
    else:
        for one, key in faults:
            print(texts("puzzles-fault", game=one.game, seed=one.seed, step=one.steps, fault=texts(key)))
        print(texts("puzzles-checked", count=len(found), faults=len(faults)))
    if faults:
        raise typer.Exit(2)


def kept_of(game: str, out: Path | None) -> list[Puzzle]:
    """The puzzles of a game's file, or of another."""
    file = out or open_kit(game).folder / FILE
    if not file.exists():
        raise KiruError("error-puzzle-none", game=game)
    return read(game, read_text(file).splitlines())


def some(kept: list[Puzzle], sample: int | None) -> list[Puzzle]:
    """All, or so many spread over the file."""
    if sample is None or sample >= len(kept):
        return kept
    typed.check_number(sample, 1, MOST_PUZZLES)
    return [kept[place * len(kept) // sample] for place in range(sample)]
