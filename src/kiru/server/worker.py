"""A process that thinks: reads jobs, writes answers, and may be killed at any moment.

Start it as `python -m kiru.server.worker`; jobs and answers are msgpack with their length before them.
"""

import os
import signal
import sys
from typing import IO, Any

import msgspec

from kiru.ai import bots
from kiru.core.game import State
from kiru.server.kits import kit_of

LENGTH = 4


class Job(msgspec.Struct):
    """Something to think about: a position, given by the decisions that led to it."""

    kind: str
    """`choose`, `hint` or `analyse`."""
    game: str
    box_text: str
    players: int
    options: dict[str, str]
    actions: list[int]
    bot: str
    seat: int
    seed: str
    seconds: float


def read_exactly(source: IO[bytes], count: int) -> bytes:
    data = source.read(count)
    if len(data) != count:
        raise EOFError
    return data


def position(job: Job) -> State:
    """The state after the job's decisions."""
    state = kit_of(job.game, job.box_text).game.new(job.players, job.options)
    for action in job.actions:
        state.apply(action)
    return state


def choose(job: Job) -> dict[str, Any]:
    """A bot's decision."""
    return {"action": int(bots.make(job.bot, job.seed, job.seat).choose(position(job)))}


def serve(source: IO[bytes], target: IO[bytes]) -> None:
    """Answer jobs until the other side goes away."""
    decoder = msgspec.msgpack.Decoder(Job)
    while True:
        try:
            size = int.from_bytes(read_exactly(source, LENGTH), "big")
            job = decoder.decode(read_exactly(source, size))
        except EOFError:
            return
        data = msgspec.msgpack.encode(choose(job))
        target.write(len(data).to_bytes(LENGTH, "big") + data)
        target.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
