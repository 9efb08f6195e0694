"""Work on a Ray cluster: tasks are sent to its workers, and sent again when a worker or its machine dies."""

import logging
import socket
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

from kiru import ring
from kiru.arena.process_pool import MOST_DEATHS, Result, Task, Work
from kiru.core.errors import KiruError
from kiru.version import VERSION

WINDOW = 3
"""Tasks handed out at a time, for every worker: the way to one is long."""
PATIENCE = 5.0
"""Seconds until an address that does not answer counts as unreachable."""


def run(work: Work[Task, Result], tasks: Iterable[Task], address: str) -> Iterator[Result]:
    """Every task's result as it gets done, each once."""
    ray = connect(address)
    try:
        check_version(ray)
        yield from gather(ray, work, iter(tasks))
    finally:
        ray.shutdown()


def connect(address: str) -> Any:
    """Join a cluster: `host:port`, `ray://host:port`, `auto` for the one on this machine, `local` for a new one."""
    if not find_spec("ray"):
        raise KiruError("error-group", what="--cluster", group="research")
    check_reachable(address)
    import ray

    try:
        where = None if address == "local" else address
        ray.init(
            address=where,
            log_to_driver=False,
            logging_level=logging.ERROR,
            include_dashboard=False if where is None else None,
        )
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        raise KiruError("error-cluster", address=address, reason=str(error).splitlines()[0][:200]) from error
    return ray


def check_reachable(address: str) -> None:
    """Find out quickly whether anybody is at home; Ray itself would try for a long time."""
    if address in ("auto", "local"):
        return
    parts = urlsplit(address if "://" in address else f"//{address}")
    try:
        if not parts.hostname or not parts.port:
            raise ValueError("host:port")
        socket.create_connection((parts.hostname, parts.port), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise KiruError("error-cluster", address=address, reason=str(error)) from error


def version() -> str:
    """What must be equal everywhere for equal games: the release, and a digest of the ring."""
    return f"{VERSION} {ring.digest()}"


def check_version(ray: Any) -> None:
    """Refuse a cluster whose workers have no Kiru or another one."""
    try:
        found = ray.get(ray.remote(version).remote())
    except ray.exceptions.RayError as error:
        raise KiruError("error-cluster-kiru", expected=version(), found="-") from error
    if found != version():
        raise KiruError("error-cluster-kiru", expected=version(), found=found)


def gather(ray: Any, work: Work[Task, Result], tasks: Iterator[Task]) -> Iterator[Result]:
    """Keep every worker of the cluster busy and pass on what comes back."""
    remote = ray.remote(num_cpus=1, max_retries=0)(work)
    pending: dict[Any, Task] = {}
    deaths = 0
    while True:
        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * WINDOW
        for task in islice(tasks, max(0, most - len(pending))):
            pending[remote.remote(task)] = task
        if not pending:
            return
        done, _ = ray.wait(list(pending), num_returns=1)
        task = pending.pop(done[0])
        try:
            result = ray.get(done[0])
        except ray.exceptions.RayTaskError as error:
            raise error.as_instanceof_cause() from error
        except ray.exceptions.RayError as error:
            deaths += 1
            if deaths == MOST_DEATHS:
                raise KiruError("error-workers", count=deaths) from error
            pending[remote.remote(task)] = task
            continue
        deaths = 0
        yield result
