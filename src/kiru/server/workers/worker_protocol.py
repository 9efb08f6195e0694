"""How a process of ours is given jobs and answers them: msgpack, with its length before it."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from typing import IO, Any, TypeVar

import msgspec

LENGTH = 4
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


def serve(kind: type[J], work: Callable[[J], Iterator[dict[str, Any]]]) -> None:
    """Answer jobs until the other side goes away; whatever else is printed goes to the error output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    source, target = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    decoder = msgspec.msgpack.Decoder(kind)
    send(target, {"ready": True})
    while True:
        try:
            size = int.from_bytes(read_exactly(source, LENGTH), "big")
            job = decoder.decode(read_exactly(source, size))
        except EOFError:
            return
        for answer in work(job):
            send(target, answer)
