"""The source archive, and an isolated build from it: what pip does on a machine that has nothing of ours."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from kiru import ring
from tests.wheel.installed import ROOT, Installed

TRACKED = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "src")
COMPILER = """#!/bin/sh
# Writes what it is asked for, empty: all of the build but the minutes that a compiler takes.
while [ $# -gt 0 ]; do
    if [ "$1" = -o ]; then : >"$2"; fi
    shift
done
"""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive of what git knows, without anything that was built in the work tree."""
    folder = tmp_path_factory.mktemp("sources")
    listed = subprocess.run(["git", "ls-files", *TRACKED], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("this is no clone")
    for name in filter(None, listed.stdout.splitlines()):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes((ROOT / name).read_bytes())
    command = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", folder / "dist", folder]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return next((folder / "dist").glob("*.tar.gz"))


def test_it_holds_every_source_and_nothing_built(archive: Path) -> None:
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    kinds = ("*.py", "*.ftl", "*.toml", "*.json", "*.cjs")
    sources = {path.relative_to(ROOT).as_posix() for kind in kinds for path in (ROOT / "src" / "kiru").rglob(kind)}
    sources = {name for name in sources if "/web_dist/" not in name}
    assert {"setup.py", "pyproject.toml", "README.md", "LICENSE", *sources} - names == set()
    assert [name for name in names if name.endswith((".c", ".so"))] == []


def test_a_wheel_builds_from_it_in_isolation(archive: Path, tmp_path: Path) -> None:
    """Nothing but the build's requirements is there: neither what Kiru needs to run, nor what is installed here."""
    compiler = tmp_path / "compiler"
    compiler.write_text(COMPILER)
    compiler.chmod(0o755)
    Installed(tmp_path).pip(
        "wheel", "--no-deps", "--no-cache-dir", "--wheel-dir", str(tmp_path), str(archive), CC=str(compiler)
    )
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        compiled = [name for name in wheel.namelist() if name.endswith(".so")]
    assert len(compiled) == len(ring.modules()) + 1
