"""The wheel in an empty virtual environment: where it is used, there is no compiler, no Node and no checkout."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UNREACHABLE = re.compile("connection|name resolution|timed out|from versions: none", re.IGNORECASE)
"""What pip says where no index answers; anything else is a fault of the wheel."""


def locked() -> list[str]:
    """What the lock file names, without its hashes."""
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    return [line.rstrip(" \\") for line in lines if re.match(r"[a-z]", line)]


class Installed:
    """A virtual environment, and commands in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        self.environ = {"PATH": str(self.bin), "HOME": str(folder), "LANG": "C.UTF-8", "KIRU_LANG": "en"}
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)

    def install(self, wheel: Path, group: str = "") -> None:
        """The wheel with one of its groups, or alone, and what it declares; from wherever pip takes things here."""
        constraints = self.folder / "locked.txt"
        constraints.write_text("\n".join(locked()) + "\n")
        what = f"kiru{group and f'[{group}]'} @ {wheel.as_uri()}"
        self.pip("install", "--no-compile", "-c", str(constraints), what)

    def pip(self, *words: str, **environ: str) -> None:
        """pip with the settings that its user has here; without an index that answers there is nothing to test."""
        command = [self.bin / "python", "-m", "pip", "-q", "--disable-pip-version-check", *words]
        settings = {name: value for name, value in os.environ.items() if not name.startswith("KIRU_")}
        done = subprocess.run(command, env=settings | environ, capture_output=True, text=True)
        if done.returncode and UNREACHABLE.search(done.stderr):
            pytest.skip(f"what is needed cannot be fetched here: {done.stderr[-300:]}")
        assert done.returncode == 0, done.stderr

    def run(self, program: str, *words: str, stdin: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
        """A command to its end; its exit code and what it printed."""
        return subprocess.run(
            [self.bin / program, *words],
            cwd=self.folder,
            env=self.environ | environ,
            input=stdin,
            capture_output=True,
            text=True,
            timeout=300,
        )

    def kiru(self, *words: str, stdin: str = "") -> str:
        """What a command of Kiru prints, when it has done what was asked."""
        done = self.run("kiru", *words, stdin=stdin)
        assert done.returncode == 0, done.stderr
        return str(done.stdout)
