"""A PostgreSQL server of the tests' own, on loopback, in a directory that is thrown away."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path


def binary(name: str) -> str | None:
    """A program of PostgreSQL, from the newest installation."""
    folders = [*sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True), *glob("/usr/pgsql-*/bin")]
    return shutil.which(name) or next((f"{folder}/{name}" for folder in folders if Path(folder, name).exists()), None)


def is_root() -> bool:
    """Whether everything is allowed here; Windows has no such user."""
    return hasattr(os, "getuid") and os.getuid() == 0


def unprivileged() -> list[str]:
    """PostgreSQL refuses to run as root: the words that make it somebody else."""
    if not is_root():
        return []
    import pwd

    user = next(name for name in ("postgres", "nobody") if any(one.pw_name == name for one in pwd.getpwall()))
    who = pwd.getpwnam(user)
    return ["setpriv", f"--reuid={who.pw_uid}", f"--regid={who.pw_gid}", "--clear-groups"]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Postgres:
    """One running server; `url` names a fresh database for each caller."""

    def __init__(self, folder: Path, safe: bool) -> None:
        self.folder = folder
        self.port = free_port()
        self.safe = safe
        self.count = 0

    def run(self, name: str, *arguments: str) -> None:
        program = binary(name)
        assert program is not None
        command = [*unprivileged(), program, *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT, cwd="/", timeout=60)

    def create(self) -> None:
        self.run("initdb", "-D", f"{self.folder}/data", "-U", "kiru", "-A", "trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self.folder}"
        options += " -c max_connections=60 -c shared_buffers=32MB" + ("" if self.safe else " -c fsync=off")
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-w", "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-m", mode, "-w", "stop")

    def database(self) -> str:
        """The address of a new, empty database."""
        self.count += 1
        name = f"kiru{os.getpid()}_{self.count}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "kiru", name)
        return f"postgresql://kiru@127.0.0.1:{self.port}/{name}"


@contextmanager
def running(safe: bool = False) -> Iterator[Postgres]:
    """A server for the length of a block."""
    folder = Path(tempfile.mkdtemp(prefix="kiru-pg-"))
    try:
        if is_root():
            user = unprivileged()[1].partition("=")[2]
            os.chown(folder, int(user), -1)
        server = Postgres(folder, safe)
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def is_installed() -> bool:
    """Whether there is a PostgreSQL here that can be started, by somebody it lets start it."""
    return binary("initdb") is not None and (not is_root() or shutil.which("setpriv") is not None)
