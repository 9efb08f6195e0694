"""Ctrl-C is for the process that keeps the results; its workers leave it to that one."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def ignore_interrupts() -> None:
    """For a worker: whoever started it ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """A worker that is started in here never hears Ctrl-C, not even before it can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
