"""Where work is done: in this process, in a pool of processes, or on a Ray cluster; the results are the same."""

from collections.abc import Iterable, Iterator

from kiru.arena.process_pool import ProcessPool, Result, Task, Work


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
    with ProcessPool(work, tasks, jobs) as pool:
        yield from pool.results()
