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
    assert "%" in ran.out
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


def test_mistakes_are_asked_about_one_after_the_other(kiru) -> None:
    """The first is seen after a wrong word and an answer, the second is shown, then nobody wants to go on."""
    ran = kiru(
        "analyse", str(RECORD), "--iterations", "12", "--jobs", "1", "--learn", "--seat", "2", stdin="x\n1\n\n\nq\n"
    )
    assert ran.code == 0, ran.err
    words = " ".join(ran.out.split())
    assert "1 of " in words
    assert "Played: " in words
    assert "Better: " in words
    assert kiru("analyse", str(RECORD), "--iterations", "2", "--learn", "--seat", "3").code == 2


def test_the_coach_marks_bots(kiru, tmp_path: Path) -> None:
    out = tmp_path / "coach.md"
    out.write_text("# Mine\n\n<!-- marks hanging_gardens -->\nold\n<!-- /marks hanging_gardens -->\n\nThe end.\n")
    command = ("coach", "hanging_gardens", "--games", "2", "--iterations", "2", "--jobs", "1")
    assert kiru(*command, "--out", str(out)).code == 0
    written = out.read_text()
    assert written.startswith("# Mine\n\n<!-- marks hanging_gardens -->\n\n**The Hanging Gardens**")
    assert written.endswith("<!-- /marks hanging_gardens -->\n\nThe end.\n"), "the rest stays as it was"
    assert "old" not in written
    assert [line.split(" | ")[0] for line in written.splitlines() if line.startswith("| ")] == [
        "| Bot", "| ---", "| random", "| novice", "| gardener", "| royal-150",
    ]  # fmt: skip
    assert kiru("coach", "hanging_gardens", "--games", "1").code == 2


def test_chances_are_calibrated_and_drawn(kiru, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    command = ("calibrate", "hanging_gardens", "--games", "4", "--iterations", "2", "--jobs", "1")
    ran = kiru(*command, "--plot", str(plot))
    assert ran.code == 0, ran.err
    assert "Brier, equal chances" in ran.out
    assert plot.read_text().startswith("<?xml")
    again = kiru(*command, "--plot", str(tmp_path / "again.svg"))
    assert again.out.replace("again", "plot") == ran.out, "the same seed, the same figures"


def test_openings_are_told_for_every_number_of_players(kiru, tmp_path: Path) -> None:
    out = tmp_path / "openings.md"
    ran = kiru("openings", "amyitis", "--deals", "8", "--iterations", "20", "--jobs", "1", "--out", str(out))
    assert ran.code == 0, ran.err
    written = out.read_text()
    for players in (2, 3, 4):
        assert f"### {players} players" in written
    assert any(" % |" in line for line in written.splitlines() if line.startswith("| "))


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
    assert {row["kind"] for row in rows} == {"ladder", "before", "rush", "many", "greedy", "weights", "solo", "chance"}
    larger = [row for row in rows if row["kind"] == "many"]
    assert [(row["players"], row["aim"]) for row in larger] == [(3, 0.5), (4, 0.375), (5, 0.3)]


def test_tuning_records_its_steps_and_an_unfinished_one_goes_on(kiru, tmp_path: Path) -> None:
    log = tmp_path / "tune.jsonl"
    common = ("tune", "hanging_gardens", "-i", "2", "-n", "2", "--rounds", "1", "--dials", "spread", "-j", "1")
    first = kiru(*common, "--out", str(log))
    assert first.code == 0
    assert "everything stays" in first.out
    assert first.err.count("spread: 1 →") == 2
    lines = log.read_text(encoding="utf-8").splitlines()
    head = json.loads(lines[0])
    assert head["command"] == (
        "kiru tune hanging_gardens --players 2 --iterations 2 --deals 2 --rounds 1 --dials spread --elo 40 --seed 1"
    )
    log.write_text("\n".join(lines[:3]) + "\n", encoding="utf-8")
    assert kiru(*common, "--out", str(log)).code == 0
    again = log.read_text(encoding="utf-8").splitlines()
    shares = [json.loads(line).get("share") for line in lines], [json.loads(line).get("share") for line in again]
    assert shares[1][:4] == shares[0][:4]


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
        (["train", "amyitis", "--players", "9"], "a number from 2"),
        (["tune", "amyitis", "--dials", "color"], "no dial “color”"),
        (["tune", "amyitis", "--players", "1"], "a number from 2"),
        (["tune", "amyitis", "--deals", "0"], "a number from 1"),
        (["arena", "amyitis", "--bots", "random,greedy,novice", "--alone"], "exactly two bots"),
    ],
)
def test_one_clear_line(kiru, arguments, expected) -> None:
    ran = kiru(*arguments)
    assert ran.code == 2
    assert expected in ran.err
    assert len(ran.err.strip().splitlines()) == 1
