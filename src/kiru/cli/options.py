"""What several commands let you type, declared once; the help of each is the key of its text."""

import os
from pathlib import Path
from typing import Annotated

import typer

from kiru.core.errors import KiruError

LONGEST_SEED = 60
"""A simulation adds the number of the game, and a record holds 80."""
MOST_JOBS = 256


def commands() -> typer.Typer:
    """Where a module registers its commands, each with the key of its help."""
    return typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)


def chosen_language(context: typer.Context, typed: str) -> str:
    """The language of the whole line, wherever on it `--lang` was typed."""
    return str(context.obj.language)


Language = Annotated[str, typer.Option("--lang", help="cli-lang", show_default=False, callback=chosen_language)]

Game = Annotated[str, typer.Argument(help="cli-arg-game", show_default=False)]
AnyGame = Annotated[str | None, typer.Argument(help="cli-arg-game", show_default=False)]
Record = Annotated[Path, typer.Argument(help="cli-arg-record", show_default=False)]

Players = Annotated[int | None, typer.Option("--players", "-p", help="cli-opt-players")]
GameOptions = Annotated[list[str] | None, typer.Option("--option", "-o", help="cli-opt-option")]
Box = Annotated[Path | None, typer.Option("--box", help="cli-opt-box")]
Seed = Annotated[str, typer.Option("--seed", help="cli-opt-seed")]
AnySeed = Annotated[str | None, typer.Option("--seed", help="cli-opt-seed")]
DealsSeed = Annotated[str, typer.Option("--seed", help="cli-opt-arena-seed")]

PairedGames = Annotated[int, typer.Option("--games", "-n", help="cli-opt-arena-games")]
MaxRounds = Annotated[int, typer.Option("--max-rounds", help="cli-opt-max-rounds")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", help="cli-opt-jobs")]
Cluster = Annotated[str | None, typer.Option("--cluster", help="cli-opt-cluster")]

Json = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
Plain = Annotated[bool, typer.Option("--plain", help="cli-opt-plain")]

Config = Annotated[Path | None, typer.Option("--config", help="cli-opt-config")]
Database = Annotated[str | None, typer.Option("--database", help="cli-opt-database")]


def check_seed(seed: str) -> str:
    """A seed is one printable word, so that a record can hold it."""
    if not seed.isprintable() or not 1 <= len(seed) <= LONGEST_SEED or " " in seed:
        raise KiruError("error-seed", found=seed[:80])
    return seed


def check_jobs(jobs: int | None) -> int:
    """How many processes: as typed, or one a core."""
    jobs = jobs if jobs is not None else os.cpu_count() or 1
    check_number(jobs, 1, MOST_JOBS)
    return jobs


def check_number(found: int, low: int, high: int) -> None:
    """A whole number within its bounds."""
    if not low <= found <= high:
        raise KiruError("error-number", found=found, low=low, high=high)
