"""`tools/new_game NAME` makes a game that keeps the contract, in a copy of the tree."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = (
    "pyproject.toml",
    "src/kiru",
    "tests/__init__.py",
    "tests/conftest.py",
    "tests/contract",
    "tests/support",
    "tools",
)
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web_dist")
NAME = "red_sea"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources in another place, with a fourth game among them."""
    copy = tmp_path_factory.mktemp("tree")
    for part in PARTS:
        source, target = ROOT / part, copy / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=LEFT_OUT)
        else:
            shutil.copy2(source, target)
    (copy / "tests" / "games").mkdir()
    (copy / "tests" / "games" / "__init__.py").touch()
    done = run(copy, "tools/new_game", NAME, "R")
    assert done.returncode == 0, done.stderr
    return copy


def run(tree: Path, *command: str, **env: str) -> subprocess.CompletedProcess[str]:
    """A Python command in the copy, with its own sources, interpreted."""
    own = os.environ | {"PYTHONPATH": str(tree / "src"), "KIRU_INTERPRETED": "1"} | env
    return subprocess.run(
        [sys.executable, *command], cwd=tree, env=own, capture_output=True, text=True, timeout=300, check=False
    )


def test_the_skeleton_keeps_the_contract_and_its_own_rules(tree: Path) -> None:
    """Golden files and records first, as `make golden` writes them; then every test that knows the game."""
    options = ["-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist"]
    golden = run(tree, *options, "tests/contract", "-k", f"golden and {NAME}", KIRU_GOLDEN="write")
    assert golden.returncode == 0, golden.stdout
    recorded = run(tree, "tools/records.py", NAME)
    assert recorded.returncode == 0, recorded.stderr
    done = run(tree, *options, "tests", "-k", NAME)
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 100


def test_the_new_game_stands_behind_the_three(tree: Path) -> None:
    done = run(tree, "-c", "import kiru; print(*kiru.games())")
    assert done.stdout.split() == ["hanging_gardens", "amyitis", "babylon", NAME]


def test_the_new_game_is_drawn_and_told(tree: Path) -> None:
    program = f"import kiru; match = kiru.new({NAME!r}, players=2, seed='1'); print(match); print(match.describe()[0])"
    done = run(tree, "-c", program)
    assert done.returncode == 0, done.stderr
    assert "Round 1 of 4" in done.stdout


def test_nothing_of_the_skeleton_shines_through(tree: Path) -> None:
    made = [path for path in tree.rglob("*") if NAME in path.as_posix() and path.is_file() and path.suffix != ".pyc"]
    assert len(made) > 35
    for path in made:
        assert "meadow" not in f"{path.relative_to(tree)} {path.read_text('utf-8')}".lower(), path


def test_what_is_made_is_in_order(tree: Path) -> None:
    """Imports in their order, whatever the name, and lines that fit."""
    files = [str(path) for path in tree.rglob("*.py") if NAME in path.as_posix()]
    for command in (["check", "--quiet"], ["format", "--check", "--quiet"]):
        done = run(tree, "-m", "ruff", *command, *files)
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("arguments", [[], ["Babylon"], ["a-b"], ["../x"], ["x", "rr"], ["x", "R", "more"], [""]])
def test_a_name_that_is_none_is_refused(tree: Path, arguments: list[str]) -> None:
    done = run(tree, "tools/new_game", *arguments)
    assert done.returncode == 1
    assert done.stderr.startswith("usage: tools/new_game NAME [LETTER]")


@pytest.mark.parametrize("taken", ["amyitis", NAME])
def test_a_game_that_is_there_is_left_alone(tree: Path, taken: str) -> None:
    before = (tree / "src" / "kiru" / "games" / taken / "kit.py").read_text("utf-8")
    done = run(tree, "tools/new_game", taken)
    assert done.returncode == 1
    assert "is there already" in done.stderr
    assert (tree / "src" / "kiru" / "games" / taken / "kit.py").read_text("utf-8") == before
