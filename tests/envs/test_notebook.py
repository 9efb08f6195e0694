"""examples/first_steps.ipynb runs from its first cell to its last, in a process of its own."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

FILE = Path(__file__).parents[2] / "examples" / "first_steps.ipynb"


def test_every_cell_runs(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    cells = json.loads(FILE.read_text("utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert all(cell.get("outputs", []) == [] for cell in cells), "it is kept without what it has printed"
    done = subprocess.run(
        [sys.executable, "-c", "\n\n".join(code)], cwd=tmp_path, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "points.png").stat().st_size > 1000
    assert "positions: off by" in done.stdout
