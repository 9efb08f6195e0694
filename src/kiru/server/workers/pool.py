"""The processes that think: who gets one next, and what happens when one of them does not come back."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from kiru.server import metrics
from kiru.server.workers.fair_queue import FairQueue, QueueFull, Ticket
from kiru.server.workers.worker_protocol import LENGTH

log = logging.getLogger("kiru.pool")
START_SECONDS = 30.0
"""How long a job waits for its worker to start."""
LONGEST_START = 300.0
"""How long a worker may take to start on a machine that has much else to do; jobs that cannot wait so long give up, and
the next one finds it further on. One that was killed for being slow would begin from nothing, and never get there."""
LONGEST_PAUSE = 30.0
"""Between two attempts to start a worker."""
LONGEST_SAID = 2000
"""Bytes kept of what a worker has said last."""
FAILURES = (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.MsgspecError)


class NoAnswer(Exception):
    """A worker was too slow or crashed, or none was free for as long as the job could wait."""


class WorkerProcess:
    """One process; killed rather than waited for."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.is_busy = False
        """A job is under way: to give it up the worker must be killed, since its answer would reach the next job."""
        self.fault = ""
        """Why it was killed; empty if it ended by itself."""

    @classmethod
    async def start(cls, module: str) -> "WorkerProcess":
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", module, stdin=pipe, stdout=pipe, stderr=pipe
        )
        return cls(process)

    @property
    def is_alive(self) -> bool:
        return self.process.returncode is None and not self.fault

    async def ready(self) -> None:
        """Wait until it has loaded what it needs: that time is not taken from the job's."""
        async with asyncio.timeout(LONGEST_START):
            await self.read()

    async def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(LENGTH), "big")
        answer: dict[str, Any] = msgspec.msgpack.decode(await self.process.stdout.readexactly(size))
        return answer

    async def ask(self, job: msgspec.Struct) -> AsyncIterator[dict[str, Any]]:
        """Send a job; its answers, the last of which has no `progress`."""
        assert self.process.stdin is not None
        data = msgspec.msgpack.encode(job)
        self.is_busy = True
        self.process.stdin.write(len(data).to_bytes(LENGTH, "big") + data)
        await self.process.stdin.drain()
        while self.is_busy:
            answer = await self.read()
            self.is_busy = "progress" in answer
            yield answer

    def kill(self, fault: str) -> None:
        self.fault = self.fault or fault
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def last_words(self) -> str:
        """Wait for the end; the last line of its error output, which after a crash tells what went wrong."""
        assert self.process.stdin is not None
        assert self.process.stderr is not None
        said = b""
        while part := await self.process.stderr.read(LONGEST_SAID):
            said = (said + part)[-LONGEST_SAID:]
        await self.process.wait()
        self.process.stdin.close()
        with contextlib.suppress(OSError):
            await self.process.stdin.wait_closed()
        return said.decode("utf-8", "replace").strip().rpartition("\n")[2]


class Slot:
    """Room for one worker, which is started when it is first needed and again when it is lost."""

    def __init__(self, is_reserved: bool) -> None:
        self.is_reserved = is_reserved
        """For quick jobs alone, so that they never wait for a long one."""
        self.worker: WorkerProcess | None = None
        self.starting: asyncio.Task[WorkerProcess] | None = None
        """A worker that is being started, whether or not the job that needed it still waits."""


class WorkerTurn:
    """A worker for one job: the time to think begins only now."""

    def __init__(self, worker: WorkerProcess, share: float) -> None:
        self.worker = worker
        self.share = share
        """The part of its usual time that a long job should take, so that everybody's turn comes."""

    async def answers(self, job: msgspec.Struct, seconds: float) -> AsyncIterator[dict[str, Any]]:
        """The answers to the job, all within the given time."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        answers = self.worker.ask(job)
        while True:
            try:
                # Not wait_for: before Python 3.12 it drops a cancellation that comes together with the answer.
                async with asyncio.timeout_at(deadline):
                    answer = await anext(answers)
            except StopAsyncIteration:
                return
            except FAILURES as error:
                self.worker.kill("slow" if isinstance(error, TimeoutError) else "crashed")
                raise NoAnswer from error
            yield answer

    async def answer(self, job: msgspec.Struct, seconds: float) -> dict[str, Any]:
        """The last answer to the job."""
        last: dict[str, Any] = {}
        async for answer in self.answers(job, seconds):
            last = answer
        return last


class Pool:
    """So many workers for any job, and so many for quick ones alone; jobs wait in a fair queue."""

    def __init__(self, size: int, module: str, name: str = "", reserved: int = 0, is_private: bool = False) -> None:
        self.size = size
        self.module = module
        self.name = name or module
        """As metrics and log tell it."""
        self.is_private = is_private
        """What the workers say may hold what a person has typed, and is not logged."""
        self.free = [Slot(is_reserved=number >= size) for number in range(size + reserved)]
        self.queue: FairQueue[asyncio.Future[Slot]] = FairQueue(refuse)
        self.workers: set[WorkerProcess] = set()
        self.watchers: set[asyncio.Task[None]] = set()
        self.starts: set[asyncio.Task[WorkerProcess]] = set()

    @contextlib.asynccontextmanager
    async def turn(self, ticket: Ticket) -> AsyncIterator[WorkerTurn]:
        """Wait for a worker, for no longer than the ticket says; a worker that was lost meanwhile is replaced."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        with contextlib.ExitStack() as stack:
            try:
                async with asyncio.timeout(ticket.patience):
                    slot = await self.slot_for(ticket)
                    stack.callback(self.release, slot, ticket, loop.time())
                    worker = await self.staffed(slot)
            except TimeoutError as error:
                raise NoAnswer from error
            metrics.QUEUE_SECONDS.labels(self.name).observe(loop.time() - asked)
            yield WorkerTurn(worker, self.queue.share(ticket, self.size))

    async def slot_for(self, ticket: Ticket) -> Slot:
        """A free slot, the reserved one first for a quick job, or the one that is handed over when it is our turn."""
        fitting = [slot for slot in self.free if ticket.is_quick or not slot.is_reserved]
        if fitting:
            slot = max(fitting, key=lambda one: (one.is_reserved, one.worker is not None))
            self.free.remove(slot)
            self.queue.begin(ticket)
            return slot
        place = self.queue.put(ticket, asyncio.get_running_loop().create_future())
        self.count()
        try:
            return await asyncio.shield(place.item)
        except asyncio.CancelledError:
            if place.item.done() and place.item.exception() is None:
                self.release(place.item.result(), ticket, asyncio.get_running_loop().time())
            elif not place.item.done():
                self.queue.remove(place)
                self.count()
            raise

    def release(self, slot: Slot, ticket: Ticket, since: float) -> None:
        """Hand the slot over to whose turn it is; a worker that was left in the middle of a job is killed."""
        self.queue.end(ticket, asyncio.get_running_loop().time() - since)
        if slot.worker is not None and slot.worker.is_busy:
            slot.worker.kill("given up")
        place = self.queue.take(slot.is_reserved)
        if place is None:
            self.free.append(slot)
        else:
            place.item.set_result(slot)
            self.count()

    def count(self) -> None:
        metrics.QUEUE_LENGTH.labels(self.name).set(len(self.queue))

    async def staffed(self, slot: Slot) -> WorkerProcess:
        """The slot's worker; one that cannot be started is tried again, as nothing is wrong with the job."""
        pause = 0.1
        while slot.worker is None or not slot.worker.is_alive:
            try:
                slot.worker = await self.started(slot)
            except FAILURES as error:
                log.warning("no worker started", extra={"pool": self.name, "reason": type(error).__name__})
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        return slot.worker

    async def started(self, slot: Slot) -> WorkerProcess:
        """A worker for the slot; whoever gives up waiting leaves it to go on starting."""
        if slot.starting is None:
            slot.starting = asyncio.create_task(self.start())
            self.starts.add(slot.starting)
            slot.starting.add_done_callback(self.starts.discard)
        # What waits together: a start that is canceled, as at the end of a node, is no worker for anybody.
        await asyncio.wait([slot.starting])
        starting, slot.starting = slot.starting, None
        return starting.result()

    async def start(self) -> WorkerProcess:
        worker = await WorkerProcess.start(self.module)
        self.workers.add(worker)
        watcher = asyncio.create_task(self.watch(worker))
        self.watchers.add(watcher)
        watcher.add_done_callback(self.watchers.discard)
        try:
            await worker.ready()
        except BaseException:
            worker.kill("not ready")
            raise
        return worker

    async def watch(self, worker: WorkerProcess) -> None:
        """One line for every worker that is lost, whether it thought or was idle."""
        said = await worker.last_words()
        self.workers.discard(worker)
        if worker.fault == "closing":
            return
        metrics.WORKERS_LOST.labels(self.name).inc()
        line = {"pool": self.name, "reason": worker.fault or "ended", "code": worker.process.returncode}
        log.warning("worker lost", extra=line if self.is_private else line | {"said": said[:300]})

    async def answer(self, job: msgspec.Struct, seconds: float) -> dict[str, Any]:
        """The last answer to a job of no owner in particular."""
        try:
            async with self.turn(Ticket(patience=START_SECONDS + seconds)) as turn:
                return await turn.answer(job, seconds)
        except QueueFull as error:
            raise NoAnswer from error

    async def close(self) -> None:
        for worker in self.workers:
            worker.kill("closing")
        for start in self.starts:
            start.cancel()
        await asyncio.gather(*self.starts, return_exceptions=True)
        await asyncio.gather(*self.watchers)


def refuse(future: "asyncio.Future[Slot]") -> None:
    future.set_exception(QueueFull())
