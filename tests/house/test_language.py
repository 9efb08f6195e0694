"""`tools/language XX` begins a language and tells what one lacks, in a copy of the texts."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from kiru.text import LANGUAGES
from kiru.text.registry import SOURCE

ROOT = Path(__file__).parents[2]
SKELETON = ROOT / "tools" / "skeleton"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The common texts, and the tool."""
    (tmp_path / "tools").mkdir()
    shutil.copy2(ROOT / "tools" / "language", tmp_path / "tools" / "language")
    shutil.copytree(ROOT / "src" / "kiru" / "text", tmp_path / "src" / "kiru" / "text")
    return tmp_path


def run(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/language", *arguments]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True, timeout=120, check=False)


def messages(file: Path) -> list[str]:
    body = FluentParser().parse(file.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def test_a_new_language_has_a_file_beside_every_english_one(tree: Path) -> None:
    done = run(tree, "he")
    assert done.returncode == 0, done.stderr
    text = tree / "src" / "kiru" / "text"
    about = json.loads((text / "he" / "language.json").read_text("utf-8"))
    assert about == {"name": "עברית", "locale": "he-IL", "direction": "rtl", "complete": False}
    english = sorted((text / "en").glob("*.ftl"))
    assert english
    for file in english:
        made = text / "he" / file.name
        assert messages(made) == [], "English stands there as comments only"
        source = made.read_text("utf-8").replace("# ", "")
        assert all(f"{key} =" in source for key in messages(file))


def test_the_comments_without_their_marks_are_the_english_file(tree: Path) -> None:
    run(tree, "he")
    english, made = (tree / "src" / "kiru" / "text" / code / "score.ftl" for code in ("en", "he"))
    lines = made.read_text("utf-8").splitlines()
    made.write_text("\n".join(line.removeprefix("# ") for line in lines), "utf-8")
    assert messages(made) == messages(english)


def test_what_is_missing_and_what_is_too_much_is_told(tree: Path) -> None:
    file = tree / "src" / "kiru" / "text" / "pl" / "score.ftl"
    file.write_text(file.read_text("utf-8").replace("score-place =", "score-where ="), "utf-8")
    done = run(tree, "pl")
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "src/kiru/text/pl/score.ftl: missing: score-place = Place",
        "src/kiru/text/pl/score.ftl: not in English: score-where",
    ]


def test_a_language_that_is_whole_lacks_nothing(tree: Path) -> None:
    done = run(tree, "pl")
    assert (done.returncode, done.stdout) == (0, "")


def test_a_file_that_is_missing_is_made_on_demand(tree: Path) -> None:
    file = tree / "src" / "kiru" / "text" / "pl" / "score.ftl"
    file.unlink()
    assert run(tree, "pl").returncode == 1
    assert not file.exists()
    done = run(tree, "pl", "--write")
    assert "made src/kiru/text/pl/score.ftl" in done.stdout
    assert file.exists()


@pytest.mark.parametrize("arguments", [[], ["EN"], ["xx"], ["../x"], ["pl", "--all"]])
def test_what_is_no_language_is_refused(tree: Path, arguments: list[str]) -> None:
    done = run(tree, *arguments)
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("code", [code for code, language in LANGUAGES.items() if language.complete])
def test_the_skeleton_of_a_game_speaks_every_language_that_is_complete(code: str) -> None:
    english = sorted(SKELETON.rglob(f"{SOURCE}/*.ftl"))
    assert english
    for file in english:
        assert messages(file.parents[1] / code / file.name) == messages(file)
