"""`kiru hint`, `kiru analyse`, `kiru train` and `kiru strength`: what they print and write, and what they refuse."""

import json
from pathlib import Path

import pytest

RECORD = Path(__file__).parent.parent / "games" / "hanging_gardens" / "records" / "2-greedy.kiru"


def cut(folder: Path, steps: int) -> str:
    """The record broken off after so many steps."""
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    file = folder / "cut.kiru"
    file.write_text("\n".join([*lines[: lines.index("begin") + 1 + steps], "open"]) + "\n", encoding="utf-8")
    return str(file)


def test_a_hint_at_a_step(kiru, tmp_path: Path) -> None:
    ran = kiru("hint", str(RECORD), "--step", "22", "--iterations", "60")
    assert ran.code == 0
    assert "1. " in ran.out
    assert " %" in ran.out
    found = json.loads(kiru("hint", cut(tmp_path, 22), "--iterations", "60", "--json").out)
    assert found[0]["action"].startswith("take ")
    assert {"visits", "win", "score", "reasons"} <= set(found[0])


def test_an_analysis_as_text_json_and_page(kiru, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    file = cut(tmp_path, 45)
    common = ("analyse", file, "--iterations", "4", "--jobs", "1")
    text = kiru(*common)
    assert text.code == 0
    assert "ends before the game does" in " ".join(text.out.split())
    data = json.loads(kiru(*common, "--json").out)
    assert data["finished"] is False
    assert len(data["decisions"]) > 3
    assert kiru(*common, "--html", str(page)).code == 0
    html = page.read_text(encoding="utf-8")
    assert html.startswith("<!doctype html>")
    assert "<svg" in html
    assert "<script" not in html
    assert "http" not in html.replace("http://www.w3.org", ""), "the page needs nothing else"


def test_weights_are_learned_and_tested(kiru, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    ran = kiru(
        "train", "hanging_gardens", "--games", "3", "--iterations", "2", "--rounds", "1", "--test", "4",
        "--budget", "4", "--jobs", "1", "--out", str(out),
    )  # fmt: skip
    assert ran.code == 0, ran.err
    kept = json.loads(out.read_text())
    assert kept["command"] == "kiru train hanging_gardens --games 3 --iterations 2 --rounds 1 --seed 1"
    assert kept["date"]
    assert "not proven stronger" in " ".join(ran.out.split())


def test_a_table_of_strengths(kiru, tmp_path: Path) -> None:
    out = tmp_path / "strength.md"
    common = (
        "strength",
        "hanging_gardens",
        "--games",
        "2",
        "--budget",
        "2",
        "--jobs",
        "1",
        "--folder",
        str(tmp_path / "games"),
    )
    assert kiru(*common, "--out", str(out)).code == 0
    text = out.read_text(encoding="utf-8")
    assert "kiru strength hanging_gardens --games 2 --budget 2 --seed 1" in text
    for words in ("## The Hanging Gardens", "royal-2-explicit", "expert"):
        assert words in text
    rows = json.loads(kiru(*common, "--json").out)
    assert {row["kind"] for row in rows} == {"ladder", "before", "rush", "greedy", "weights", "solo", "chance"}


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["hint", str(RECORD), "--step", "9999"], "a number from 0"),
        (["hint", str(RECORD)], "nothing to advise"),
        (["hint", str(RECORD), "--step", "22", "--seconds", "0"], "more than zero"),
        (["hint", str(RECORD), "--step", "22", "--iterations", "0"], "more than zero"),
        (["analyse", str(RECORD), "--iterations", "0"], "a number from 1"),
        (["analyse", "nowhere.kiru"], "cannot be read"),
        (["arena", "hanging_gardens", "--bots", "oracle,random"], "Unknown bot “oracle”"),
        (["arena", "hanging_gardens", "--bots", "royal-0,random"], "read the budget"),
        (["arena", "hanging_gardens", "--sprt", "20,0"], "read the test"),
        (["train", "chess"], "Unknown game “chess”"),
        (["train", "amyitis", "--games", "0"], "a number from 1"),
        (["train", "amyitis", "--budget", "0s"], "read the budget"),
        (["strength", "--budget", "0"], "read the budget"),
    ],
)
def test_one_clear_line(kiru, arguments, expected) -> None:
    ran = kiru(*arguments)
    assert ran.code == 2
    assert expected in ran.err
    assert len(ran.err.strip().splitlines()) == 1
