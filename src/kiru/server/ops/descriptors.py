"""File descriptors: as many as the system gives, and a warning where these are few."""

import logging
import sys

log = logging.getLogger("kiru.serve")
MOST = 1_048_576
RESERVED = 128
"""Kept for the database, the processes that think, and files; the rest is for connections."""


def limit() -> int:
    """How many this process may open now."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else min(soft, MOST)


def for_connections() -> int:
    """How many connections may be open at once, so that there is always a descriptor left for everything else."""
    return max(1, limit() - RESERVED)


def raise_limit(connections: int) -> None:
    """Take all that the system gives; say so in the log if that is too little for so many connections."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
        if limit() < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    if for_connections() < connections:
        log.warning("few file descriptors", extra={"limit": limit(), "wanted": connections + RESERVED})
