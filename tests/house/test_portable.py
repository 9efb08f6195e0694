"""Windows and macOS: what only some systems have is asked for first; without it Kiru plays, simulates and serves."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.portable import MODULES, NAMES, unguarded, without_encoding

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "kiru"
BEHIND_A_GUARD = {
    "server/supervisor.py": "serve.run comes here only if channel.is_possible()",
    "server/processes/channel.py": "the same; is_possible() itself asks for the names",
    "server/processes/acceptor.py": "used by the supervisor alone",
    "ai/root_parallel.py": "think() asks can_have_helpers() first",
    "bench/swarm.py": "server.check_system() has refused before",
}
"""Files that are reached only where a question of another file was answered with yes."""
LINUX_FILES = {"server/processes/family.py", "bench/swarm.py", "bench/server.py"}
"""Files that read what Linux tells in /proc, which is ASCII."""


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


FILES = {name_of(path): path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py"))}


def test_nothing_that_only_some_systems_have_is_used_unasked() -> None:
    found = {name: unguarded(text) for name, text in FILES.items()}
    assert {name: lines for name, lines in found.items() if lines and name not in BEHIND_A_GUARD} == {}
    assert {name for name in BEHIND_A_GUARD if not found[name]} == set(), "what needs no exception has none"


def test_text_is_read_and_written_as_utf_8() -> None:
    found = {name: without_encoding(text) for name, text in FILES.items() if name not in LINUX_FILES}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("import fcntl", 1),
        ("try:\n    import resource\nexcept ImportError:\n    resource = None", 0),
        ("import os\nos.fork()", 1),
        ("import os, sys\nif sys.platform != 'win32':\n    os.fork()", 0),
        ("import os, sys\ndef f():\n    if sys.platform == 'win32':\n        return 0\n    return os.getuid()", 0),
        ("import os, sys\ndef f():\n    if sys.argv:\n        return 0\n    return os.getuid()", 1),
        ("import os\nx = hasattr(os, 'getuid') and os.getuid() == 0", 0),
        ("import os\nx = os.getuid() == 0 and hasattr(os, 'getuid')", 1),
        ("import signal\nloop.add_signal_handler(signal.SIGTERM, stop)", 1),
        ("import subprocess\nsubprocess.Popen([], pass_fds=[1])", 1),
        ("import multiprocessing\nmultiprocessing.get_context('fork')", 1),
    ],
)
def test_a_guard_is_told_from_none(source: str, count: int) -> None:
    assert len(unguarded(source)) == count


def test_a_missing_encoding_is_found() -> None:
    assert without_encoding("open('a')\nopen('a', 'rb')\np.read_text()\np.read_text('utf-8')\np.write_text('a')") == [
        1,
        3,
        5,
    ]


OTHER_SYSTEM = f"""
# What the library of Python itself uses of them is loaded; from here on nobody finds them.
import asyncio, concurrent.futures, logging, multiprocessing.pool, os, pathlib, shutil, signal, socket, subprocess
import sqlite3, sys, tempfile, threading, urllib.request
import numpy, prometheus_client, uvicorn
import multiprocessing.popen_spawn_posix, multiprocessing.resource_tracker
MODULES, NAMES = {MODULES!r}, {NAMES!r}
for name in MODULES:
    sys.modules[name] = None
multiprocessing.set_start_method("spawn")
multiprocessing.get_all_start_methods = lambda: ["spawn"]
needed = {{"os.waitpid", "os.WNOHANG", "os.getuid", "signal.SIGKILL", "signal.SIGCHLD", "os.O_CLOEXEC", "os.sysconf"}}
needed |= {{"os.uname", "socket.AF_UNIX"}}
for module, names in NAMES.items():
    for name in names.split():
        if f"{{module}}.{{name}}" not in needed and hasattr(sys.modules[module], name):
            delattr(sys.modules[module], name)
"""
"""A Python like that of Windows, as far as one can be had here: of the names, those stay that the library itself needs
to start processes. Processes start afresh, as on Windows and macOS, and a name that is missing is an error."""


def run(program: str, folder: Path, stdin: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    own = {"PATH": "", "HOME": str(folder), "KIRU_LANG": "en"} | environ
    command = [sys.executable, "-c", OTHER_SYSTEM + program]
    return subprocess.run(
        command, cwd=folder, env=own, input=stdin, capture_output=True, text=True, errors="replace", timeout=300
    )


def test_every_module_can_be_imported_there(tmp_path: Path) -> None:
    program = """
import importlib, pkgutil, kiru
left_out = ("kiru.__main__", "kiru.bench.peer", "kiru.envs", "kiru.server.store.migrations.")
found = [one.name for one in pkgutil.walk_packages(kiru.__path__, "kiru.") if not one.name.startswith(left_out)]
for name in found:
    importlib.import_module(name)
print(len(found))
"""
    done = run(program, tmp_path)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[-1]) > 300


def test_bots_think_and_games_are_simulated_there(tmp_path: Path) -> None:
    """A strong bot, which elsewhere forks helpers, and a pool whose processes start afresh."""
    program = """
from kiru.cli.app import run
if __name__ == "__main__":
    import kiru
    match = kiru.new("babylon", players=2, seed="1")
    match.play(kiru.bot("novice", seed="1").choose(match))
    sys.exit(run(["sim", "babylon", "--games", "20", "--jobs", "2", "--json"]))
"""
    done = run(program, tmp_path)
    assert done.returncode == 0, done.stderr
    assert '"games": 20' in done.stdout


def test_one_process_serves_there_and_says_so(tmp_path: Path) -> None:
    """`--workers 2` cannot be had; the server starts with one, a bot's worker answers, and Ctrl-C ends it."""
    program = """
import json, urllib.request, _thread
from kiru.server import serve
from kiru.server.settings import Settings
def visit(port):
    def ask():
        address = f"http://127.0.0.1:{port}"
        seats = [{"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "random"}]
        body = json.dumps({"game": "babylon", "seats": seats}).encode()
        asked = urllib.request.Request(f"{address}/api/tables", body, {"content-type": "application/json"})
        table = json.load(urllib.request.urlopen(asked, timeout=60))["table"]
        for _ in range(600):
            seen = json.load(urllib.request.urlopen(f"{address}/api/tables/{table}", timeout=60))
            if seen["seq"] > 40:
                print("a game is played")
                break
            threading.Event().wait(0.1)
        _thread.interrupt_main()
    threading.Thread(target=ask, daemon=True).start()
try:
    serve.run(Settings(database="sqlite:///here.db", port=0, processes=2, notices=False), visit)
except KeyboardInterrupt:
    pass
"""
    done = run(program, tmp_path)
    assert "a game is played" in done.stdout, done.stderr
    assert "one process serves" in done.stderr


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_a_console_that_lacks_letters_ends_nothing(tmp_path: Path, encoding: str) -> None:
    words = ["play", "babylon", "--lang", "pl", "--seat", "Ada", "--seat", "bot:novice", "--seed", "2"]
    program = f"from kiru.cli.app import main\nsys.argv = ['kiru', *{words!r}]\nmain()"
    done = run(program, tmp_path, stdin="quit\n", PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr
    assert "Ada" in done.stdout
