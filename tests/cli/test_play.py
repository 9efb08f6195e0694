"""The table in the terminal: over a pipe, to the end, in both languages, with every command."""

from pathlib import Path

import pytest

from kiru.core.rng import seeded
from kiru.games import NAMES

FIRST_CHOICE = "1\n" * 3000
RNG = seeded("answers")
ANSWERS = "".join(f"{RNG.below(9) + 1}\n" for _ in range(20_000))
"""Choices here and there, so that a game goes on: whoever always passes plants nothing."""


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("style", [["--plain"], []])
def test_a_whole_game_over_a_pipe(kiru, game, language, style) -> None:
    ran = kiru("play", game, "--players", "2", "--seed", "5", "--lang", language, *style, stdin=ANSWERS)
    assert ran.code == 0, ran.err
    last = ran.out.strip().splitlines()[-3:]
    assert any(line.startswith("1. ") for line in last), last


@pytest.mark.parametrize(
    ("language", "typed", "edition"),
    [("pl", [], "polish"), ("en", [], "english"), ("pl", ["--option", "edition=english"], "english")],
)
def test_in_polish_babylon_is_played_by_the_polish_edition(kiru, tmp_path, language, typed, edition) -> None:
    """Unless another is asked for; the record says which."""
    file = tmp_path / "game.kiru"
    line = ["play", "babylon", "--players", "2", "--seed", "5", "--plain", "--lang", language, *typed]
    ran = kiru(*line, "--seat", "Ada", "--seat", "Bel", stdin=f"save {file}\nquit\n")
    assert ran.code == 0, ran.err
    assert f"option edition {edition}\n" in file.read_text("utf-8")


def test_people_at_one_keyboard(kiru) -> None:
    seats = ["--seat", "Ada", "--seat", "bot:random", "--seat", "Bel"]
    ran = kiru("play", "hanging_gardens", *seats, "--plain", "--seed", "2", stdin=FIRST_CHOICE)
    assert ran.code == 0
    assert "Ada, send a gardener" in ran.out
    assert "Bel, send a gardener" in ran.out
    assert "random 2, send a gardener" not in ran.out


@pytest.mark.parametrize("difficulty", ["easy", "medium", "advanced", "expert"])
def test_solo(kiru, difficulty) -> None:
    options = ["--players", "1", "--option", f"difficulty={difficulty}", "--plain", "--seed", "3"]
    ran = kiru("play", "hanging_gardens", *options, stdin=FIRST_CHOICE)
    assert ran.code == 0
    assert "rank" in ran.out.strip().splitlines()[-1]


def test_typed_actions_and_every_command(kiru, tmp_path: Path) -> None:
    file = tmp_path / "game.kiru"
    lines = [
        "help", "table", "score", "log", "rules", "rules h13", "rules X99", "why", "why place a2", "why take 1 1",
        "take 9 9", "place e1", "nonsense", "99", "", f"save {file}", "save", "take 1 1", "undo",
        f"load {file}", "quit",
    ]  # fmt: skip
    seats = ["--seat", "Ada", "--seat", "Bel", "--option", "first=1"]
    ran = kiru("play", "hanging_gardens", *seats, "--plain", "--seed", "7", stdin="\n".join(lines) + "\n")
    assert ran.code == 0, ran.err
    for expected in (
        "Commands:",
        "H13, Two cards below",
        "Unknown rule “X99”",
        "“why” needs an action",
        "You hold no card yet. Now take a card from the market.",
        "H09, Steps of a turn",
        "“take 1 1” is possible",
        "“take 9 9” is neither a choice nor a command",
        "“place e1” is not possible now. H09",
        "There is no choice 99",
        "“save” needs a file name",
        f"Saved as {file}",
        f"Loaded {file}",
        "Good bye",
    ):
        assert expected in ran.out.replace("\n", " "), expected
    assert file.read_text().startswith("kiru record 1\n")


def test_undo_goes_back_within_the_turn(kiru) -> None:
    """The last choice of a turn can be taken back until something is revealed."""
    lines = "take 1 1\nskip\nundo\nskip\nquit\n"
    seats = ["--seat", "Ada", "--seat", "Bel", "--option", "first=1"]
    ran = kiru("play", "hanging_gardens", *seats, "--plain", "--seed", "5", stdin=lines)
    assert ran.code == 0
    assert "Taken back" in ran.out


def test_leaving_says_whether_something_is_lost(kiru, tmp_path: Path) -> None:
    file = tmp_path / "game.kiru"
    table = ("play", "hanging_gardens", "-s", "Ada", "-s", "Bel", "-o", "first=1", "--seed", "1", "--plain")
    for typed, is_lost in [
        ("", False),
        ("1\n", True),
        (f"1\nsave {file}\n", False),
        (f"1\nsave {file}\n1\n", True),
        (f"1\n1\nload {file}\n", False),
    ]:
        said = kiru(*table, stdin=f"{typed}quit\n").out
        assert "Good bye." in said
        assert ("not saved" in said) == is_lost, typed
    assert "not saved" not in kiru("play", "--load", str(file), "--plain", stdin="table\nquit\n").out
    assert "not saved" in kiru("play", "--load", str(file), "--plain", stdin="1\nquit\n").out


def test_a_saved_game_goes_on_as_it_would_have(kiru, tmp_path: Path) -> None:
    """Saving and loading changes nothing: the same deals, the same end."""
    file = tmp_path / "game.kiru"
    table = ["play", "hanging_gardens", "--seat", "Ada", "--seat", "Bel", "--plain", "--seed", "11"]
    straight = kiru(*table, stdin=FIRST_CHOICE)
    kiru(*table, stdin="1\n" * 6 + f"save {file}\nquit\n")
    resumed = kiru("play", "--load", str(file), "--plain", stdin=FIRST_CHOICE)
    assert resumed.code == 0
    assert resumed.out.splitlines()[-4:] == straight.out.splitlines()[-4:]


def test_input_that_ends_early_says_so(kiru) -> None:
    ran = kiru("play", "hanging_gardens", "--plain", "--seed", "1", stdin="1\n")
    assert ran.code == 2
    assert "input ended" in ran.err
    assert len(ran.err.strip().splitlines()) == 1
