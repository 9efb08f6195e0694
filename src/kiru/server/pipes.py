"""How a process of ours is given jobs and answers them: msgpack, with its length before it."""

import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from typing import IO, Any, TypeVar

import msgspec

from kiru.server.logs import Lines

log = logging.getLogger("kiru.worker")
LENGTH = 4
FAILED = 1
J = TypeVar("J")


def read_exactly(source: IO[bytes], count: int) -> bytes:
    data = source.read(count)
    if len(data) != count:
        raise EOFError
    return data


def send(target: IO[bytes], answer: dict[str, Any]) -> None:
    data = msgspec.msgpack.encode(answer)
    target.write(len(data).to_bytes(LENGTH, "big") + data)
    target.flush()


def log_by_lines() -> None:
    """Say what goes wrong here as the node does, a line each; libraries stay as they are."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    log.addHandler(handler)
    log.propagate = False


def serve(kind: type[J], work: Callable[[J], Iterator[dict[str, Any]]]) -> None:
    """Answer jobs until the other side goes away; whatever else is printed goes to the error output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    source, target = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    log_by_lines()
    decoder = msgspec.msgpack.Decoder(kind)
    send(target, {"ready": True})
    while True:
        try:
            size = int.from_bytes(read_exactly(source, LENGTH), "big")
            job = decoder.decode(read_exactly(source, size))
            for answer in work(job):
                send(target, answer)
        except (EOFError, BrokenPipeError):
            return
        except Exception:
            log.exception("worker failed")
            sys.exit(FAILED)
