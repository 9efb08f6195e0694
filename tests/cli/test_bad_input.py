"""Bad input: one clear line, exit code 2, nothing half-written."""

from pathlib import Path

import pytest

RECORD = Path(__file__).parent.parent / "games" / "hanging_gardens" / "records" / "2-greedy.kiru"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["play", "chess"], "Unknown game “chess”"),
        (["sim", "chess"], "Unknown game “chess”"),
        (["play", "hanging_gardens", "--players", "6"], "1 to 5 players, not 6"),
        (["play", "hanging_gardens", "--players", "0"], "1 to 5 players, not 0"),
        (["sim", "hanging_gardens", "--players", "9"], "1 to 5 players, not 9"),
        (["play", "hanging_gardens", "--option", "wind=east"], "Unknown option “wind”"),
        (["play", "hanging_gardens", "--option", "first=9"], "for the option first"),
        (["play", "hanging_gardens", "--players", "2", "--option", "first=3"], "for the option first"),
        (["play", "hanging_gardens", "--option", "first"], "name=value"),
        (["play", "hanging_gardens", "--seat", "bot:oracle", "--seat", "Ada"], "Unknown bot “oracle”"),
        (["play", "hanging_gardens", "--players", "3", "--seat", "Ada"], "You named 1 seats"),
        (["play", "hanging_gardens", "--seed", "two words"], "as a seed"),
        (["sim", "hanging_gardens", "--bots", "oracle"], "Unknown bot “oracle”"),
        (["sim", "hanging_gardens", "--games", "0"], "a number from 1"),
        (["sim", "hanging_gardens", "--jobs", "0"], "a number from 1 to 256"),
        (["perft", "hanging_gardens", "--depth", "99"], "a number from 1 to 12"),
        (["bench", "--repeat", "0"], "a number from 1 to 100"),
        (["rules", "hanging_gardens", "H99"], "Unknown rule “H99”"),
        (["rules", "hanging_gardens", "--lang", "xx"], "Unknown language “xx”"),
        (["replay", "nowhere.kiru"], "cannot be read"),
        (["play", "--load", "nowhere.kiru"], "cannot be read"),
        (["box", "check", "nowhere.toml"], "cannot be read"),
        (["score", "hanging_gardens", "nowhere.txt"], "cannot be read"),
        (["dance"], "--help"),
        (["sim", "hanging_gardens", "--games", "many"], "--help"),
    ],
)  # fmt: skip
def test_one_clear_line(kiru, arguments, expected) -> None:
    ran = kiru(*arguments)
    assert ran.code == 2
    assert expected in ran.err
    assert len(ran.err.strip().splitlines()) == 1
    assert ran.out == ""


@pytest.mark.parametrize(("language", "hint"), [("en", ". See “kiru --help”"), ("pl", ". Zobacz „kiru --help”")])
def test_a_reason_ends_before_the_hint_begins(kiru, language, hint) -> None:
    for words in (["sim", "hanging_gardens", "--budget", "1"], ["dance"], ["sim"]):
        said = kiru("--lang", language, *words).err
        assert hint in said
        assert ".." not in said


@pytest.mark.parametrize("words", [[], ["box"]])
def test_no_command_is_answered_with_the_help_alone(kiru, words) -> None:
    ran = kiru(*words)
    assert ran.code == 2
    assert ran.err.startswith("Usage: kiru")
    assert "explains" not in ran.err


def write(folder: Path, data: bytes) -> str:
    file = folder / "file"
    file.write_bytes(data)
    return str(file)


@pytest.mark.parametrize("command", [["replay"], ["box", "check"], ["play", "--load"], ["score", "hanging_gardens"]])
@pytest.mark.parametrize("data", [b"\xff\xfe\x00binary", b"\0" * 100, b"a" * 4_000_001], ids=["latin", "zeros", "huge"])
def test_files_that_are_no_text(kiru, tmp_path: Path, command, data) -> None:
    ran = kiru(*command, write(tmp_path, data))
    assert ran.code == 2
    assert len(ran.err.strip().splitlines()) == 1


def test_a_truncated_and_an_edited_record(kiru, tmp_path: Path) -> None:
    text = RECORD.read_text()
    cut = kiru("replay", write(tmp_path, "\n".join(text.splitlines()[:60]).encode()))
    assert cut.code == 2
    assert "Line 60: the record breaks off" in cut.err
    lines = text.splitlines()
    number = next(index for index, line in enumerate(lines) if line.startswith("1 take"))
    lines[number] = "1 place a3"
    edited = kiru("replay", write(tmp_path, "\n".join(lines).encode()))
    assert edited.code == 2
    assert f"Line {number + 1}, “place a3”" in edited.err


def test_a_box_with_a_missing_table_or_a_wrong_count(kiru, tmp_path: Path) -> None:
    missing = kiru("box", "check", write(tmp_path, b'box = "mine"\ngame = "hanging_gardens"\n'))
    assert missing.code == 2
    assert "no table [setup]" in missing.err
    wrong = b'box = "mine"\ngame = "hanging_gardens"\nextends = "standard"\n[enhancements]\ntiles = []\n'
    counted = kiru("box", "check", write(tmp_path, wrong))
    assert counted.code == 2
    assert "the booklet says 25" in counted.err


def test_nothing_is_written_where_it_cannot_be(kiru, tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("keep me")
    table = ["sim", "hanging_gardens", "--games", "1", "--jobs", "1"]
    for target in (["--csv", str(occupied / "a.csv")], ["--records", str(occupied)]):
        ran = kiru(*table, *target)
        assert ran.code == 2
        assert "cannot be written" in ran.err
    assert occupied.read_text() == "keep me"
    assert list(tmp_path.iterdir()) == [occupied]


USAGE = [
    ("dance", "Unknown command “dance”.", "Nieznane polecenie „dance”."),
    ("pla", "Did you mean play, replay?", "Może chodziło o: play, replay?"),
    ("sim babylon --wind 1", "Unknown option “--wind”.", "Nieznana opcja „--wind”."),
    ("sim babylon --playerz 2", "Did you mean --players?", "Może chodziło o: --players?"),
    ("sim", "The argument “game” is missing.", "Brakuje argumentu „game”."),
    ("perft babylon -d deep", "The option --depth takes a number", "Opcja --depth wymaga liczby"),
    ("perft babylon -d 1.5", "The option --depth takes a number", "Opcja --depth wymaga liczby"),
]


@pytest.mark.parametrize(("line", "english", "polish"), USAGE)
def test_a_line_that_cannot_be_read_is_refused_in_both_languages(kiru, line, english, polish) -> None:
    for language, expected in (("en", english), ("pl", polish)):
        ran = kiru(*line.split(), "--lang", language)
        assert ran.code == 2
        assert expected in ran.err
        assert len(ran.err.strip().splitlines()) == 1
