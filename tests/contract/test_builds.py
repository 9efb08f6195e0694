"""Compiled equals interpreted: the same seeded games, move for move."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import kiru
from tests.contract.cases import CASES, Case

ROOT = Path(__file__).parents[2]
SOURCES = Path(kiru.__file__).parent
GAMES, ROWS = 100, 10
"""1,000 games of each case, in rows so that a difference is found sooner."""


def start(case: Case, interpreted: bool, games: int = GAMES, rows: int = ROWS) -> subprocess.Popen[str]:
    env = {name: value for name, value in os.environ.items() if name != "KIRU_INTERPRETED"}
    if interpreted:
        env["KIRU_INTERPRETED"] = "1"
    command = [sys.executable, "-m", "tests.contract.signature", str(games), str(rows), json.dumps(case)]
    return subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finish(process: subprocess.Popen[str]) -> dict[str, Any]:
    out, err = process.communicate(timeout=300)
    assert process.returncode == 0, err
    found: dict[str, Any] = json.loads(out)
    return found


@cache
def compiled_ring() -> dict[str, bool]:
    """Which modules of the ring are compiled in a process without KIRU_INTERPRETED."""
    ring: dict[str, bool] = finish(start(CASES[0], False, 0, 0))["ring"]
    return ring


def stale() -> list[str]:
    """Modules whose source is newer than their compiled file, for the message only."""
    found = []
    for line in (SOURCES / "ring.txt").read_text().split():
        source = SOURCES / line
        built = list(source.parent.glob(f"{source.stem}.*.so")) + list(source.parent.glob(f"{source.stem}.*.pyd"))
        if built and built[0].stat().st_mtime < source.stat().st_mtime:
            found.append(line)
    return found


def needs_build() -> None:
    if not any(compiled_ring().values()):
        pytest.skip("no compiled build of the ring here: only the interpreted one can be tested")


def test_the_whole_ring_is_compiled() -> None:
    needs_build()
    missing = [name for name, compiled in compiled_ring().items() if not compiled]
    assert not missing, f"in ring.txt but not compiled; rebuild: {missing}"


def test_kiru_interpreted_takes_the_sources() -> None:
    ring = finish(start(CASES[0], True, 0, 0))["ring"]
    assert not any(ring.values()), ring


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_compiled_equals_interpreted(case: Case) -> None:
    needs_build()
    slow, quick = start(case, True), start(case, False)
    expected, found = finish(slow)["rows"], finish(quick)["rows"]
    assert len(expected) == ROWS
    for row in range(ROWS):
        assert expected[row][0] == GAMES
        assert found[row] == expected[row], f"{case}, row {row}; older than their sources: {stale() or 'none'}"
