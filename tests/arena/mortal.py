"""Work that kills its own worker, once: what a crash in the middle of a simulation looks like."""

import os
import signal
from pathlib import Path

from kiru.arena import sim

Task = tuple[str, tuple[sim.SimulationPlan, int, list[int]]]


def play(task: Task) -> tuple[int, list[sim.SimulatedGame]]:
    """Play a chunk; the first worker that meets chunk 1 dies over it, with half of it played."""
    flag, chunk = task
    if chunk[1] == 1 and not Path(flag).exists():
        Path(flag).touch()
        sim.play_chunk((chunk[0], chunk[1], chunk[2][::2]))
        os.kill(os.getpid(), signal.SIGKILL)
    return sim.play_chunk(chunk)


def always_die(task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return task


def fail(task: int) -> int:
    raise ValueError(f"task {task}")


def tasks(plan: sim.SimulationPlan, flag: Path, size: int) -> list[Task]:
    starts = range(0, plan.games, size)
    return [
        (str(flag), (plan, number, list(range(start, min(start + size, plan.games)))))
        for number, start in enumerate(starts)
    ]
