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
from kiru import ring
from tests.contract.cases import CASES, Case
from tests.support.effort import IS_THOROUGH

ROOT = Path(__file__).parents[2]
SOURCES = Path(kiru.__file__).parent
GAMES, ROWS = 50, 20
"""1,000 games of each case, in rows so that a difference is found sooner ..."""
SECONDS = 2.5 if IS_THOROUGH else 1.2
"""... but of a slow game only as many rows as fit into so much computing."""


def run(case: Case, interpreted: bool, rows: int = ROWS, seconds: float = 600.0) -> dict[str, Any]:
    """What a process of that build prints."""
    env = {name: value for name, value in os.environ.items() if name != "KIRU_INTERPRETED"}
    if interpreted:
        env["KIRU_INTERPRETED"] = "1"
    options = [str(GAMES), str(rows), str(seconds), json.dumps(case)]
    command = [sys.executable, "-m", "tests.contract.signature", *options]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@cache
def compiled_ring() -> dict[str, bool]:
    """Which modules of the ring are compiled in a process without KIRU_INTERPRETED."""
    ring: dict[str, bool] = run(CASES[0], False, rows=0)["ring"]
    return ring


def stale() -> list[str]:
    """Modules whose source is newer than their compiled file, for the message only."""
    found = []
    for line in ring.modules():
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
    assert not missing, f"in the ring but not compiled; rebuild: {missing}"


def test_kiru_interpreted_takes_the_sources() -> None:
    ring = run(CASES[0], True, rows=0)["ring"]
    assert not any(ring.values()), ring


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_compiled_equals_interpreted(case: Case) -> None:
    needs_build()
    expected = run(case, True, seconds=SECONDS)["rows"]
    found = run(case, False, rows=len(expected))["rows"]
    assert len(found) == len(expected) > 0
    for row, (one, other) in enumerate(zip(found, expected, strict=True)):
        assert one[0] == GAMES
        assert one == other, f"{case}, row {row}; older than their sources: {stale() or 'none'}"
