"""The history of instructions by commit."""

from pathlib import Path

from kiru.bench import history
from kiru.bench.history import CommitFigure

FIGURES = [("aaa", "babylon", 1000), ("aaa", "amyitis", 900), ("bbb", "babylon", 1100), ("bbb", "amyitis", 910)]
ROWS = [CommitFigure(*figure) for figure in FIGURES]


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "history.csv"
    assert history.read(file) == []
    history.write(file, ROWS)
    assert history.read(file) == ROWS


def test_a_rise_of_five_percent_over_the_commit_before_is_told() -> None:
    assert history.risen(ROWS, "ccc", {"babylon": 1155, "amyitis": 955}) == {"babylon": 1155 / 1100 - 1}
    assert history.risen(ROWS, "ccc", {"babylon": 1154, "amyitis": 800}) == {}


def test_a_commit_is_not_compared_with_itself_nor_written_twice() -> None:
    assert history.risen(ROWS, "bbb", {"babylon": 1040}) == {}
    assert history.with_commit(ROWS, "bbb", {"babylon": 1040}) == [*ROWS[:2], CommitFigure("bbb", "babylon", 1040)]


def test_the_history_of_this_project_can_be_read() -> None:
    rows = history.read(Path(__file__).parents[2] / "docs" / "instructions.csv")
    assert {row.game for row in rows} == {"hanging_gardens", "amyitis", "babylon"}
