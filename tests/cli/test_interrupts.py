"""Ctrl-C in long commands: one line that says so, exit code 130, nothing left running."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

RECORD = Path(__file__).parent.parent / "games" / "babylon" / "records" / "2-greedy.kiru"
GAME = "hanging_gardens"
pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="watches processes through /proc")


def group(leader: int) -> set[int]:
    """The processes of a process group, and those they have started."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent, own = (folder / "stat").read_text().rpartition(")")[2].split()[1:3]
        except OSError:
            continue
        if leader in (int(parent), int(own)):
            found.add(int(folder.name))
    return found


def has_helpers(process: int) -> bool:
    return len(group(process)) > 1


def processor_seconds(process: int) -> float:
    """The time a process has computed, which a busy machine does not change."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) / os.sysconf("SC_CLK_TCK")


def interrupted(*words: str, is_ready: Callable[[int], bool] = has_helpers, language: str = "en") -> str:
    """What a command says when it is interrupted as by a keyboard: its whole process group, when it is at work."""
    environ = os.environ | {"KIRU_LANG": language}
    command = [sys.executable, "-m", "kiru", *words]
    pipe = subprocess.PIPE
    running = subprocess.Popen(command, env=environ, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    try:
        for _ in range(300):
            time.sleep(0.1)
            if is_ready(running.pid):
                break
        time.sleep(0.5)
        assert running.poll() is None, "there was time to interrupt it"
        os.killpg(running.pid, signal.SIGINT)
        _, told = running.communicate(timeout=60)
    finally:
        running.kill()
        running.wait()
    assert running.returncode == 130, told
    assert group(running.pid) == set(), "no worker is left"
    lines = [line for line in told.splitlines() if line.strip()]
    assert len(lines) == 1, told
    return lines[0]


@pytest.mark.parametrize(
    "words",
    [
        ["sim", GAME, "--bots", "novice", "--games", "1000000", "--jobs", "2"],
        ["report", GAME, "--games", "1000000", "--jobs", "2"],
        ["train", GAME, "--games", "5000", "--jobs", "2"],
        ["analyse", str(RECORD), "--iterations", "100000", "--jobs", "2"],
        ["bench", GAME, "--seconds", "30"],
    ],
    ids=lambda words: words[0],
)
def test_an_interrupted_command_says_so_in_one_line(words: list[str], tmp_path: Path) -> None:
    assert interrupted(*words) == "Interrupted."


def test_an_interrupted_simulation_says_where_its_games_are(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    folder = tmp_path / "games"
    words = ["sim", GAME, "--games", "1000000", "--jobs", "1", "--parquet", str(folder)]
    told = interrupted(*words, is_ready=lambda process: processor_seconds(process) > 5, language="pl")
    assert told.startswith("Przerwano. ")
    assert str(folder) in told
    assert list(folder.glob("part-*.parquet")), "what was played is kept"
