"""`kiru puzzles`: a run goes on where it stopped, and a file is proven again."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from kiru.puzzles.shelf import read, shelf, written
from tests.cli.conftest import Ran


def test_a_full_file_needs_no_more(kiru: Callable[..., Ran], tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_text(written(shelf("hanging_gardens")[0]) + "\n", encoding="utf-8")
    before = file.read_text(encoding="utf-8")
    ran = kiru("puzzles", "make", "hanging_gardens", "--count", "1", "--out", str(file))
    assert ran.code == 0
    assert "1 puzzle" in ran.out
    assert file.read_text(encoding="utf-8") == before


def test_a_run_goes_on_behind_the_last_game(kiru: Callable[..., Ran], tmp_path: Path) -> None:
    """The file begins with a puzzle of the game before one that is known to bring another."""
    known = min(shelf("hanging_gardens"), key=lambda puzzle: len(puzzle.losses))
    run, _, number = known.seed.rpartition("-")
    other = next(puzzle for puzzle in shelf("hanging_gardens") if puzzle.seed != known.seed)
    file = tmp_path / "kept.jsonl"
    file.write_text(written(replace(other, seed=f"{run}-{int(number) - 1}")) + "\n", encoding="utf-8")
    assert kiru("puzzles", "make", "hanging_gardens", "--count", "2", "--seed", run, "--out", str(file)).code == 0
    made = read("hanging_gardens", file.read_text(encoding="utf-8").splitlines())
    assert len(made) == 2
    assert int(made[1].seed.rpartition("-")[2]) >= int(number)
    ran = kiru("puzzles", "check", "hanging_gardens", "--out", str(file), "--json")
    assert ran.code == 0
    assert json.loads(ran.out) == {"checked": 2, "faults": []}


def test_a_bad_puzzle_is_named(kiru: Callable[..., Ran], tmp_path: Path) -> None:
    good = shelf("amyitis")[0]
    file = tmp_path / "bad.jsonl"
    file.write_text(written(replace(good, losses=good.losses + "B")) + "\n", encoding="utf-8")
    ran = kiru("puzzles", "check", "amyitis", "--out", str(file))
    assert ran.code == 2
    assert good.seed in ran.out
    file.write_text("{}\n", encoding="utf-8")
    ran = kiru("puzzles", "check", "amyitis", "--out", str(file))
    assert ran.code == 2
    assert "cannot be read" in ran.err
