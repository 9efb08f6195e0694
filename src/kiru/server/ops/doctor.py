"""What is wrong with an installation, and what is only worth a look: one finding a question, each with its fact."""

import os
import shutil
import socket
import sysconfig
from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import urlopen

from sqlalchemy import make_url

from kiru.core import game
from kiru.core.errors import KiruError
from kiru.server.ops import descriptors
from kiru.server.settings import Settings
from kiru.server.store.migrate import current, newest
from kiru.server.store.store import open_engine, reachable

LITTLE_SPACE = 200_000_000
"""Bytes; below this a busy evening may fill the disk."""
PATIENCE = 5.0
"""Seconds that a server has to answer."""


class Grade(StrEnum):
    """How a finding is to be taken; a server with a fault does not serve, or not safely."""

    FINE = "fine"
    WARNING = "warning"
    FAULT = "fault"


class Finding(NamedTuple):
    """The key of a sentence, what it says, and the error if it is one."""

    grade: Grade
    key: str
    facts: dict[str, str | int]
    error: KiruError | None = None


def fine(key: str, **facts: str | int) -> Finding:
    return Finding(Grade.FINE, f"doctor-{key}", facts)


def warning(key: str, **facts: str | int) -> Finding:
    return Finding(Grade.WARNING, f"doctor-{key}", facts)


def fault(key: str, **facts: str | int) -> Finding:
    return Finding(Grade.FAULT, f"doctor-{key}", facts)


def examine(settings: Settings) -> Iterator[Finding]:
    """One finding after the other, as they are made; nothing is changed on the way."""
    for question in QUESTIONS:
        yield from question(settings)


def engines(settings: Settings) -> Iterator[Finding]:
    """Compiled engines let bots think 20 to 60 times as much."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    yield fine("compiled") if str(game.__file__).endswith(suffix) else warning("interpreted")


def client(settings: Settings) -> Iterator[Finding]:
    if (settings.client_folder / "index.html").is_file():
        yield fine("client")
    else:
        yield fault("no-client", folder=str(settings.client_folder))


def database(settings: Settings) -> Iterator[Finding]:
    """Whether the database is there, answers, and is of this version; for SQLite also its place."""
    if settings.is_sqlite:
        yield from sqlite_place(Path(make_url(settings.database).database or ""))
    try:
        engine = open_engine(settings, must_exist=True)
        try:
            with reachable():
                revision = current(engine)
        finally:
            engine.dispose()
    except KiruError as error:
        if error.key == "error-database-none":
            yield warning("no-database")
        else:
            yield Finding(Grade.FAULT, error.key, {}, error)
        return
    if revision is None:
        yield warning("no-database")
    elif revision > newest():
        yield fault("database-newer", found=revision, newest=newest())
    elif revision < newest():
        yield warning("database-older", found=revision, newest=newest())
    else:
        yield fine("database", revision=revision)


def sqlite_place(file: Path) -> Iterator[Finding]:
    """Whether the folder takes what is written, and has space for it."""
    folder = file.absolute().parent
    known = next(one for one in (folder, *folder.parents) if one.is_dir())
    if not os.access(known, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
        yield fault("folder", folder=str(known))
        return
    space = shutil.disk_usage(known).free
    grade = fine if space > LITTLE_SPACE else warning
    key = "space" if space > LITTLE_SPACE else "little-space"
    yield grade(key, folder=str(known), megabytes=space // 1_000_000)


def listening(settings: Settings) -> Iterator[Finding]:
    """A server that runs must be ready; where none runs, the port must be free."""
    address = local_address(settings)
    try:
        with urlopen(f"{address}/readyz", timeout=PATIENCE):
            yield fine("runs", address=address)
    except HTTPError as error:
        yield fault("not-ready", address=address, answer=error.read(200).decode("utf-8", "replace").strip())
    except OSError:
        yield free_port(settings)


def free_port(settings: Settings) -> Finding:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            return fault("port", port=str(settings.port), reason=error.strerror or str(error))
    return fine("port-free", port=str(settings.port))


def proxy(settings: Settings) -> Iterator[Finding]:
    """What a server that people reach from outside needs: its address, HTTPS, and a proxy whose word counts."""
    if not settings.public_url:
        if settings.host not in LOOPBACK:
            yield warning("no-public-url")
        return
    scheme = urlsplit(settings.public_url).scheme
    if scheme not in ("http", "https"):
        yield fault("public-url", found=settings.public_url)
        return
    if scheme == "https" and not settings.secure_cookies:
        yield warning("open-cookies")
    if scheme == "http" and settings.secure_cookies:
        yield fault("closed-cookies")
    if not settings.trusted_proxies:
        yield warning("no-proxy")
    yield fine("public", address=settings.home)


def room(settings: Settings) -> Iterator[Finding]:
    """Processors for the processes, and descriptors for the connections."""
    cores = os.cpu_count() or 1
    wanted = settings.processes + settings.workers
    if wanted > 2 * cores:
        yield warning("many-processes", processes=wanted, cores=cores)
    if descriptors.most() - descriptors.RESERVED < settings.max_connections:
        yield warning("few-descriptors", limit=descriptors.most(), wanted=settings.max_connections)


def is_alive(settings: Settings) -> bool:
    """Whether the server of these settings answers."""
    try:
        with urlopen(f"{local_address(settings)}/healthz", timeout=PATIENCE):
            return True
    except OSError:
        return False


def local_address(settings: Settings) -> str:
    """Where the server of this machine answers; one that listens everywhere does so on loopback, too."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"


LOOPBACK = ("127.0.0.1", "::1", "localhost")
QUESTIONS: tuple[Callable[[Settings], Iterator[Finding]], ...] = (engines, client, database, listening, proxy, room)
