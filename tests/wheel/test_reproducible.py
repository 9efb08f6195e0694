"""Two builds of one commit give one wheel: here the interpreted one, which takes seconds; `make reproducible`."""

import runpy
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.wheel.installed import ROOT

TOOL = ROOT / "tools" / "reproducible"


def test_two_builds_are_the_same_and_fit_every_machine(tmp_path: Path) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no clone")
    compiled = sorted((ROOT / "src").rglob("*.so"))
    command = [sys.executable, TOOL, "--interpreted", "--keep", tmp_path]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    wheel = next(tmp_path.glob("*.whl"))
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert [name for name in archive.namelist() if name.endswith((".so", ".pyd"))] == []
    assert sorted((ROOT / "src").rglob("*.so")) == compiled, "what is compiled in place stays"


def test_a_difference_is_named(tmp_path: Path) -> None:
    for name, text in (("one", "a"), ("other", "b")):
        (tmp_path / name).mkdir()
        with zipfile.ZipFile(tmp_path / name / "kiru.whl", "w") as archive:
            archive.writestr("kiru/same.py", "")
            archive.writestr("kiru/file.py", text)
    differences = runpy.run_path(str(TOOL))["differences"]
    found = differences(tmp_path / "one" / "kiru.whl", tmp_path / "other" / "kiru.whl")
    assert "differs: kiru/file.py" in found
    assert differences(tmp_path / "one" / "kiru.whl", tmp_path / "one" / "kiru.whl") == []
