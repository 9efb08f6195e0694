"""A pool of processes: one that dies is replaced, and the task it had in hand is done again by another."""

import atexit
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from kiru.core.errors import KiruError
from kiru.support.interrupts import ignore_interrupts, uninterrupted

Task = TypeVar("Task")
Result = TypeVar("Result")
Work = Callable[[Task], Result]

MOST_DEATHS = 20
"""After so many dead workers in a row the work itself must be at fault."""


class WorkerDied(Exception):
    """Its task is not done."""


class Worker(Generic[Task, Result]):
    """A process that does one task at a time, and the pipe to it."""

    def __init__(self, work: Work[Task, Result]) -> None:
        self.pipe, theirs = Pipe()
        self.process = Process(target=serve, args=(work, theirs, self.pipe))
        self.process.start()
        theirs.close()

    def send(self, task: Task) -> None:
        self.task = task
        with suppress(OSError):  # a worker that is dead already is noticed by whoever waits for its answer
            self.pipe.send(task)

    def result(self) -> Result:
        """What became of the task: its result, its error, or that the worker has died over it."""
        try:
            result, error = self.pipe.recv()
        except (EOFError, OSError) as lost:
            raise WorkerDied from lost
        if error is not None:
            raise error
        return result  # type: ignore[no-any-return]

    def end(self) -> None:
        """At once, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


def serve(work: Work[Any, Any], pipe: "Connection[Any, Any]", others_end: "Connection[Any, Any]") -> None:
    """What a worker does until it is killed, or until nobody holds the other end any more."""
    ignore_interrupts()
    others_end.close()
    with suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(outcome(work, pipe.recv()))


def outcome(work: Work[Any, Any], task: Any) -> tuple[Any, Exception | None]:
    """The result of a task, or its error with the place where it happened."""
    try:
        return work(task), None
    except Exception as error:
        error.add_note(traceback.format_exc())
        return None, error


class ProcessPool(Generic[Task, Result]):
    """Up to `jobs` workers; leaving the block ends them all."""

    def __init__(self, work: Work[Task, Result], tasks: Iterable[Task], jobs: int) -> None:
        self.work = work
        self.coming = iter(tasks)
        self.jobs = jobs
        self.workers: list[Worker[Task, Result]] = []
        self.idle: list[Worker[Task, Result]] = []
        self.busy: dict[Any, Worker[Task, Result]] = {}
        self.again: list[Task] = []
        """Tasks whose worker has died."""

    def __enter__(self) -> Self:
        # A run that was never finished must not keep Python from ending: it waits for every process it has started.
        atexit.register(self.end)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.end()
        atexit.unregister(self.end)

    def end(self) -> None:
        while self.workers:
            self.workers.pop().end()

    def results(self) -> Iterator[Result]:
        """Every task's result as it gets done, each once."""
        deaths = 0
        self.hand_out()
        while self.busy:
            for pipe in wait(list(self.busy)):
                worker = self.busy.pop(pipe)
                try:
                    result = worker.result()
                except WorkerDied as error:
                    deaths += 1
                    if deaths == MOST_DEATHS:
                        raise KiruError("error-workers", count=deaths) from error
                    self.replace(worker)
                    continue
                deaths = 0
                self.idle.append(worker)
                self.hand_out()  # first, so that the worker does not wait for what is done with its result
                yield result

    def hand_out(self) -> None:
        """A task for every worker, as long as there are tasks; workers are started when they are needed."""
        while len(self.busy) < self.jobs and (task := self.next_task()):
            worker = self.idle.pop() if self.idle else self.start()
            worker.send(*task)
            self.busy[worker.pipe] = worker

    def next_task(self) -> list[Task]:
        """The next task, or nothing."""
        return [self.again.pop()] if self.again else list(islice(self.coming, 1))

    def start(self) -> Worker[Task, Result]:
        with uninterrupted():  # an interruption comes before the worker is there, or when it is known
            worker = Worker(self.work)
            self.workers.append(worker)
        return worker

    def replace(self, worker: Worker[Task, Result]) -> None:
        """Have the task of a dead worker done by another."""
        self.workers.remove(worker)
        worker.end()
        self.again.append(worker.task)
        self.hand_out()
