"""Instructions a decision by commit, so that a busy machine changes no figure: python -m kiru.bench.history FILE.

Each row is a commit and a game; a game that costs notably more than in the newest commit before is told as a warning.
`--keep` compares without writing.
"""

import argparse
import csv
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from kiru.bench.instructions import count
from kiru.games import NAMES

PLAYERS = 2
NOTABLE = 0.05
"""A rise by this share is worth a warning; the same build always gives the same number."""
COLUMNS = ("commit", "game", "instructions")


@dataclass(frozen=True)
class CommitFigure:
    """What a decision of a game cost at a commit."""

    commit: str
    game: str
    instructions: int


def read(file: Path) -> list[CommitFigure]:
    """The rows of a file, the oldest first; none if there is no file yet."""
    if not file.exists():
        return []
    with file.open(encoding="utf-8", newline="") as lines:
        return [CommitFigure(row["commit"], row["game"], int(row["instructions"])) for row in csv.DictReader(lines)]


def write(file: Path, rows: list[CommitFigure]) -> None:
    with file.open("w", encoding="utf-8", newline="") as lines:
        table = csv.writer(lines, lineterminator="\n")
        table.writerow(COLUMNS)
        table.writerows((row.commit, row.game, row.instructions) for row in rows)


def with_commit(rows: list[CommitFigure], commit: str, figures: dict[str, int]) -> list[CommitFigure]:
    """The history with the figures of a commit as its newest; a commit that is measured again has one set of rows."""
    others = [row for row in rows if row.commit != commit]
    return others + [CommitFigure(commit, game, instructions) for game, instructions in figures.items()]


def risen(rows: list[CommitFigure], commit: str, figures: dict[str, int]) -> dict[str, float]:
    """By game the share by which it costs more than at the commit before, where that is notable."""
    before = {row.game: row.instructions for row in rows if row.commit != commit}
    changes = {game: now / before[game] - 1 for game, now in figures.items() if game in before}
    return {game: change for game, change in changes.items() if change >= NOTABLE}


def this_commit() -> str:
    done = subprocess.run(["git", "rev-parse", "--short=10", "HEAD"], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m kiru.bench.history")
    parser.add_argument("file", type=Path)
    parser.add_argument("--keep", action="store_true")
    chosen = parser.parse_args()
    commit, rows = this_commit(), read(chosen.file)
    figures = {game: count(game, PLAYERS).per_decision for game in NAMES}
    for game, instructions in figures.items():
        print(f"{commit} {game:16} {instructions:6,}")
    for game, change in risen(rows, commit, figures).items():
        print(f"::warning::{game} {change:+.1%}", file=sys.stderr)
    if not chosen.keep:
        write(chosen.file, with_commit(rows, commit, figures))


if __name__ == "__main__":
    main()
