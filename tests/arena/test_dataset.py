"""Data sets: the same command writes the same rows, goes on after an interruption, and never mixes two plans."""

from dataclasses import replace
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from kiru.arena.dataset import files, self_play
from kiru.arena.dataset.self_play import DatasetPlan
from kiru.core.errors import KiruError
from kiru.games import NAMES, open_kit

PLAN = DatasetPlan("hanging_gardens", 2, 3, 6, "4")


def made(folder: Path, plan: DatasetPlan = PLAN) -> list[dict]:
    assert list(self_play.make(folder, plan, 1))[-1] == plan.games
    return pq.read_table(folder).to_pylist()


@pytest.mark.parametrize("game", NAMES)
def test_a_row_holds_what_the_search_found(game: str) -> None:
    rows = self_play.play(DatasetPlan(game, 2, 1, 6, "4"), 0)
    kit = open_kit(game)
    for row in rows:
        assert len(row["legal"]) > 1
        assert set(row["tried"]) <= set(row["legal"])
        assert row["visits"][row["tried"].index(row["action"])] == max(row["visits"])
        assert len(row["tried"]) == len(row["visits"]) == len(row["shares"]) == len(row["scores"])
        assert all(0 <= share <= 1 for share in row["shares"])
        assert row["phase"] in kit.game.phases
    ends = {row["seat"]: row["share"] for row in rows}
    assert sum(ends.values()) == pytest.approx(1)
    assert [row["step"] for row in rows] == list(range(len(rows)))


def test_the_same_command_writes_the_same_rows(tmp_path: Path) -> None:
    assert made(tmp_path / "one") == made(tmp_path / "two")
    sheet = (tmp_path / "one" / files.DATASHEET).read_text(encoding="utf-8")
    assert "kiru dataset make hanging_gardens --players 2 --games 3 --iterations 6 --seed 4" in sheet


def test_an_interrupted_run_goes_on_and_more_games_are_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "CHUNK", 2)
    whole = made(tmp_path / "whole", replace(PLAN, games=5))
    parts = tmp_path / "parts"
    next(self_play.make(parts, PLAN, 1))  # stopped before the first file was there
    made(parts)
    assert made(parts, replace(PLAN, games=5)) == whole
    self_play.file_of(parts, 1).unlink()
    assert made(parts, replace(PLAN, games=5)) == whole


@pytest.mark.parametrize("other", [replace(PLAN, seed="5"), replace(PLAN, iterations=7), replace(PLAN, players=3)])
def test_another_plan_is_refused(tmp_path: Path, other: DatasetPlan) -> None:
    made(tmp_path)
    with pytest.raises(KiruError, match="error-dataset-other"):
        list(self_play.make(tmp_path, other, 1))
    assert len(list(tmp_path.glob("*.parquet"))) == 1


@pytest.mark.parametrize("bad", [replace(PLAN, games=0), replace(PLAN, iterations=0), replace(PLAN, players=9)])
def test_what_cannot_be_played_is_refused_before_anything_is_written(tmp_path: Path, bad: DatasetPlan) -> None:
    with pytest.raises(KiruError):
        list(self_play.make(tmp_path / "none", bad, 1))
    assert not (tmp_path / "none").exists()
