"""File descriptors: as many as the system gives, and a warning where these are few."""

import logging
from importlib.util import find_spec

log = logging.getLogger("kiru.serve")
MOST = 1_048_576
IS_LIMITED = find_spec("resource") is not None
"""Windows counts none."""
RESERVED = 128
"""Kept for the database, the processes that think, and files; the rest is for connections."""


def limit() -> int:
    """How many this process may open now."""
    if not IS_LIMITED:
        return MOST
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else min(soft, MOST)


def most() -> int:
    """How many this process may have if it asks."""
    if not IS_LIMITED:
        return MOST
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)


def for_connections() -> int:
    """How many connections may be open at once, so that there is always a descriptor left for everything else."""
    return max(1, limit() - RESERVED)


def raise_limit(connections: int) -> None:
    """Take all that the system gives; say so in the log if that is too little for so many connections."""
    if IS_LIMITED:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if limit() < most():
            resource.setrlimit(resource.RLIMIT_NOFILE, (most(), hard))
    if for_connections() < connections:
        log.warning("few file descriptors", extra={"limit": limit(), "wanted": connections + RESERVED})
