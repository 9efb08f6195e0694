"""The tools of the house: what `make check` tests, and what a click touches."""

import importlib.util
import os
import re
import runpy
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CHECK: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "check"))


def folders(top: str) -> list[str]:
    """Every folder of source below another one."""
    return sorted({path.parent.relative_to(ROOT).as_posix() for path in (ROOT / top).rglob("*.py")})


class TestCheck:
    def test_every_test_it_knows_exists(self) -> None:
        named = {test for tests in CHECK["TESTS"].values() for test in tests} | set(CHECK["ALWAYS"])
        assert [test for test in named if not (ROOT / test).exists()] == []

    @pytest.mark.parametrize("folder", folders("src/kiru"))
    def test_every_folder_of_source_has_tests(self, folder: str) -> None:
        assert CHECK["suites"]([f"{folder}/any.py"])

    def test_a_game_is_tested_by_its_rules_and_by_the_contract(self) -> None:
        found = CHECK["suites"](["src/kiru/games/babylon/engine/terraces.py"])
        assert {"tests/games/babylon", "tests/contract", "tests/text"} <= set(found)
        assert "tests/games/amyitis" not in found

    def test_a_changed_test_comes_first_and_nothing_twice(self) -> None:
        own = "tests/server/test_fair.py"
        found = CHECK["suites"](["src/kiru/core/rng.py", own, "tests/core/test_rng.py"])
        assert found[0] == own
        assert "tests/core" in found
        assert "tests/core/test_rng.py" not in found

    def test_what_takes_too_long_is_interrupted_and_named_so(self, tmp_path: Path) -> None:
        note = tmp_path / "note"
        program = f"""
import pathlib, time
try:
    time.sleep(60)
finally:
    pathlib.Path({str(note)!r}).write_text("tidied up")
"""
        assert CHECK["run"]([sys.executable, "-c", program], time.monotonic() + 2) == "stopped"
        assert note.read_text() == "tidied up"
        assert CHECK["run"]([sys.executable, "-c", "pass"], time.monotonic() + 60) == "passed"
        assert CHECK["run"]([sys.executable, "-c", "raise SystemExit(1)"], time.monotonic() + 60) == "failed"

    def test_what_has_changed_is_found_committed_or_not(self, tmp_path: Path) -> None:
        (tmp_path / "tools").mkdir()
        shutil.copy2(ROOT / "tools" / "check", tmp_path / "tools" / "check")
        git(tmp_path, "init", "--quiet", "--initial-branch", "main")
        commit(tmp_path, "old.py")
        git(tmp_path, "checkout", "--quiet", "-b", "work")
        commit(tmp_path, "new.py")
        (tmp_path / "old.py").write_text("changed")
        (tmp_path / "unknown.py").write_text("")
        changed = runpy.run_path(str(tmp_path / "tools" / "check"))["changed"]
        assert sorted(changed("main")) == ["new.py", "old.py", "unknown.py"]


def git(folder: Path, *command: str) -> None:
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@kiru.test"]
    subprocess.run(["git", *who, *command], cwd=folder, check=True, capture_output=True)


def commit(folder: Path, name: str) -> None:
    (folder / name).write_text("")
    git(folder, "add", "-A")
    git(folder, "commit", "--quiet", "-m", name)


def test_a_click_touches_no_more_files_than_the_papers_say() -> None:
    told = re.search(r"\*\*(\d+) files\*\*", (ROOT / "ARCHITECTURE.md").read_text("utf-8"))
    env = os.environ | {"KIRU_INTERPRETED": "1"}
    command = [sys.executable, "tools/click_files.py"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    assert told is not None
    assert int(done.stdout.split()[-1]) <= int(told[1]) < 53, done.stdout


class TestBuildMarks:
    """What is edited while it is built is built again."""

    @pytest.fixture
    def scratch(self, tmp_path: Path) -> Path:
        """Our Makefile over a ring of one file, with tools that note that they ran."""
        shutil.copy2(ROOT / "Makefile", tmp_path)
        for file in ("requirements.lock", "pyproject.toml", "setup.py", "src/kiru/engine.py"):
            (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / file).write_text("")
        (tmp_path / "src/kiru/ring.py").write_text("print('engine.py')\n")
        (tmp_path / "tools").mkdir()
        self.tool(tmp_path, "deps", "mkdir -p .venv")
        return tmp_path

    def tool(self, folder: Path, name: str, command: str) -> None:
        path = folder / "tools" / name
        path.write_text(f"#!/bin/sh\nset -eu\n{command}\necho {name} >>built\n")
        path.chmod(0o755)
        # Older than what is built with it, however coarse the clock of the disk is.
        os.utime(path, (1, 1))

    def build(self, folder: Path) -> list[str]:
        subprocess.run(["make", "--silent", "setup"], cwd=folder, check=True, capture_output=True, timeout=60)
        return (folder / "built").read_text().split()

    def test_what_stays_as_it_is_is_built_once(self, scratch: Path) -> None:
        self.tool(scratch, "ring", "true")
        assert self.build(scratch) == ["deps", "ring"]
        assert self.build(scratch) == ["deps", "ring"]

    def test_a_source_edited_during_the_build_is_built_again(self, scratch: Path) -> None:
        # The first build edits its own source after it has read it.
        self.tool(scratch, "ring", "[ -s src/kiru/engine.py ] || { sleep 0.05; echo edited >src/kiru/engine.py; }")
        assert self.build(scratch) == ["deps", "ring"]
        assert self.build(scratch) == ["deps", "ring", "ring"]
        assert self.build(scratch) == ["deps", "ring", "ring"]


def test_figures_of_the_server_stand_where_the_document_has_room_for_them() -> None:
    loaded = importlib.util.spec_from_file_location("server_figures", ROOT / "tools" / "server_figures.py")
    assert loaded is not None
    assert loaded.loader is not None
    tool = importlib.util.module_from_spec(loaded)
    loaded.loader.exec_module(tool)
    swarm = {"decisions": 3000, "seconds": 2.0, "server_processor": 0.6, "p50": 0.01, "p99": 0.04}
    found = tool.ServerMeasurement("sqlite", swarm, swarm, 7_100, 1, 0.016, 0.02)
    columns = [tool.column(found, 1), tool.column(found, 2), tool.peer_column(tool.Peer("other", swarm, swarm))]
    text = tool.DOCUMENT.read_text("utf-8")
    before, after = text.split(tool.BEGIN)[0], text.split(tool.END)[1]
    written = tool.rewritten(text, tool.document_part(columns, 10.0, (0.5, 2.25)))
    assert written.startswith(before)
    assert written.endswith(after)
    assert "| | SQLite | SQLite, `--workers 2` | other |" in written.replace("|  |", "| |")
    assert "| processor time of the server for one of them | 0.40 ms | 0.40 ms | 0.40 ms |" in written
    assert "was 0.5 before the run and 2.2 after it" in written
    assert tool.rewritten(written, tool.document_part(columns, 10.0, (0.5, 2.25))) == written
