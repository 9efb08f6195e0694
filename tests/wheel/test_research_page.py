"""docs/research.md from nothing: its first block word for word in an empty environment, then its commands in short."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.wheel.installed import ROOT, UNREACHABLE

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
FIRST = BLOCKS[0]
REPOSITORY = "<this repository>"
SHORT = {
    "kiru report babylon": "--games 4 --bots novice",
    "kiru report babylon --compare edition=polish": "--games 4 --bots novice --html compared.html",
    "kiru dataset make hanging_gardens --games 1000 --iterations 60 --out gardens-60": "--games 2 --iterations 4",
    "kiru bench --peers": "--repeat 1 --seconds 0.01",
}
"""Commands further down, and what makes them short; the last of two equal options counts."""
MADE = ("scores.png", "games", "babylon-balance.html", "compared.html", "gardens-60")


def lend_ring(folder: Path) -> None:
    """What is compiled here already, so that pip does not compile it for minutes; it compares the sources itself."""
    stamp = ROOT / "build" / "ring"
    modules = list((ROOT / "src").rglob("*.so")) if stamp.exists() else []
    for file in (stamp, *modules):
        if file.exists():
            copy = folder / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, copy)


def script(lent: Path) -> str:
    """The page's lines for a shell that stops at the first error; the lent modules follow the clone."""
    clone, *rest = FIRST.replace(REPOSITORY, str(ROOT)).splitlines()
    short = [f"{command} {more}" for command, more in SHORT.items()]
    return "\n".join(["set -e", clone, f"cp -r {lent}/. .", *rest, *short, f"ls -d {' '.join(MADE)}"])


def test_the_page_holds_what_is_run_here() -> None:
    lines = {line.partition("#")[0].strip() for block in BLOCKS for line in block.splitlines()}
    assert REPOSITORY in FIRST
    assert set(SHORT) - lines == set()


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_the_page_works_from_an_empty_environment(tmp_path: Path) -> None:
    if not (ROOT / ".git").exists() or not shutil.which("bash") or not shutil.which("git"):
        pytest.skip("this is no clone, or there is no bash or git")
    lend_ring(tmp_path / "lent")
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("KIRU_", "VIRTUAL_ENV"))}
    done = subprocess.run(
        ["bash", "-c", script(tmp_path / "lent")],
        cwd=tmp_path,
        env=environ | {"KIRU_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=1700,
    )
    if done.returncode and UNREACHABLE.search(done.stderr):
        pytest.skip(f"what is needed cannot be fetched here: {done.stderr[-300:]}")
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-3000:]
    assert (tmp_path / "kiru" / "scores.png").read_bytes().startswith(b"\x89PNG")
