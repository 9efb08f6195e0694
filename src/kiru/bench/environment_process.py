"""The side of a benchmark that steps environments: a process on one core, one JSON line a job."""

import json
import os
import sys
import time

from kiru.bench import environment_peers
from kiru.envs.vector import Tables


def stay_on_one_core() -> None:
    """Libraries that would use more are held to what the others have."""
    os.environ |= {"OMP_NUM_THREADS": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false", "JAX_PLATFORMS": "cpu"}
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def stepped(game: str, batch: int, seconds: float) -> environment_peers.Result:
    """Our tables with two players, every step with observations, masks and rewards."""
    tables = Tables(game, batch, 2)
    tables.reset(1)
    steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        tables.step(tables.sample())
        steps += batch
    return {"cpu": time.process_time() - began, "steps": steps}


def main() -> None:
    """Answer jobs until the input ends; what libraries print must not come between the answers."""
    stay_on_one_core()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    for line in sys.stdin:
        job = json.loads(line)
        measure = stepped if job["what"] == "tables" else environment_peers.measure
        answers.write(json.dumps(measure(job["game"], job["batch"], job["seconds"])) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
