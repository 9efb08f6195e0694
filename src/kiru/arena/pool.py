"""Where work is done: in this process, in a pool of processes, or on a Ray cluster; the results are the same."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from threading import Thread
from typing import TypeVar, cast

from kiru.core.errors import KiruError
from kiru.core.interrupts import ignore_interrupts, uninterrupted

Task = TypeVar("Task")
Result = TypeVar("Result")
Work = Callable[[Task], Result]

WINDOW = 3
"""Tasks handed out at a time, for every worker."""
PATIENCE = 10.0
"""Seconds that a pool may take to close."""
MOST_DEATHS = 20
"""So many dead workers in a row are no accident any more."""


def run(work: Work[Task, Result], tasks: Iterable[Task], jobs: int, cluster: str | None = None) -> Iterator[Result]:
    """Every task's result as it gets done, each once; a task whose worker dies is done again by another."""
    if cluster is not None:
        from kiru.arena import cluster as machines

        return machines.run(work, tasks, cluster)
    return map(work, tasks) if jobs == 1 else run_processes(work, tasks, jobs)


def in_order(results: Iterable[tuple[int, Result]]) -> Iterator[Result]:
    """Numbered results in the order of their numbers, counted from 0 without a gap."""
    early: dict[int, Result] = {}
    following = 0
    for number, result in results:
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


def run_processes(work: Work[Task, Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """A pool of processes; one that breaks is replaced, and what it had in hand is handed out again."""
    coming = iter(tasks)
    again: list[Task] = []
    deaths = 0
    while True:
        pool = ProcessPoolExecutor(jobs, initializer=ignore_interrupts)
        pending: dict[Future[Result], Task] = {}
        is_done = False
        try:
            while hand_out(pool, work, again, coming, pending, jobs * WINDOW):
                for future in wait(pending, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    del pending[future]
                    deaths = 0
                    yield result
            is_done = True
            return
        except BrokenProcessPool as error:
            deaths += 1
            if deaths == MOST_DEATHS:
                raise KiruError("error-workers", count=deaths) from error
            again += pending.values()
        finally:
            # An interruption may come while a task is being handed out, before it is known as pending.
            end(pool, not is_done)


def end(pool: ProcessPoolExecutor, is_busy: bool) -> None:
    """Send the workers home; those that are at work are not waited for."""
    workers = list((pool._processes or {}).values()) if is_busy else []
    manager = cast(Thread | None, pool._executor_manager_thread)
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
    if manager is not None:  # left alone it may be in the middle of closing its pipes when Python ends
        manager.join(PATIENCE)


def hand_out(
    pool: ProcessPoolExecutor,
    work: Work[Task, Result],
    again: list[Task],
    coming: Iterator[Task],
    pending: dict[Future[Result], Task],
    most: int,
) -> bool:
    """Keep the workers busy; false when nothing is left to wait for."""
    fresh = [again.pop() for _ in range(min(len(again), most - len(pending)))]
    fresh += islice(coming, most - len(pending) - len(fresh))
    for place, task in enumerate(fresh):
        try:
            with uninterrupted():
                pending[pool.submit(work, task)] = task
        except BrokenProcessPool:
            again += fresh[place:]
            raise
    return bool(pending)
