"""The processes that think, and what happens when one of them does not come back."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from kiru.server import metrics
from kiru.server.pipes import LENGTH

log = logging.getLogger("kiru.pool")
START_SECONDS = 30.0
"""How long a worker may take to start on a machine that has much else to do."""


class NoAnswer(Exception):
    """A worker was too slow, crashed, or none was free in time."""


class Worker:
    """One process; killed rather than waited for."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, module: str) -> "Worker":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return cls(process)

    async def ready(self) -> None:
        """Wait until it has loaded what it needs: that time is not taken from the job's."""
        await asyncio.wait_for(self.read(), START_SECONDS)

    async def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(LENGTH), "big")
        answer: dict[str, Any] = msgspec.msgpack.decode(await self.process.stdout.readexactly(size))
        return answer

    async def ask(self, job: msgspec.Struct) -> AsyncIterator[dict[str, Any]]:
        """Send a job; its answers, the last of which has no `progress`."""
        assert self.process.stdin is not None
        data = msgspec.msgpack.encode(job)
        self.process.stdin.write(len(data).to_bytes(LENGTH, "big") + data)
        await self.process.stdin.drain()
        while True:
            answer = await self.read()
            yield answer
            if "progress" not in answer:
                return

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()


class Pool:
    """So many workers, started when they are first needed and again when one is lost."""

    def __init__(self, size: int, module: str) -> None:
        self.size = size
        self.module = module
        self.free: asyncio.Queue[Worker | None] = asyncio.Queue()
        self.workers: set[Worker] = set()
        self.lost: set[Worker] = set()
        """Killed, and not yet seen to be dead."""
        for _ in range(size):
            self.free.put_nowait(None)

    async def run(self, job: msgspec.Struct, seconds: float) -> AsyncIterator[dict[str, Any]]:
        """The answers to a job, all within the given time; a worker that fails is replaced."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        try:
            worker = await asyncio.wait_for(self.free.get(), seconds)
        except TimeoutError as error:
            raise NoAnswer from error
        is_good = False
        try:
            if worker is None or worker.process.returncode is not None:
                self.workers.discard(worker) if worker is not None else None
                worker = await Worker.start(self.module)
                self.workers.add(worker)
                await worker.ready()
                deadline = loop.time() + seconds
            answers = worker.ask(job)
            while True:
                try:
                    answer = await asyncio.wait_for(anext(answers), deadline - loop.time())
                except StopAsyncIteration:
                    break
                yield answer
            is_good = True
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            log.warning("worker lost", extra={"reason": type(error).__name__, "pool": self.module})
            raise NoAnswer from error
        finally:
            if not is_good and worker is not None:
                metrics.WORKERS_LOST.labels(self.module).inc()
                worker.kill()
                self.workers.discard(worker)
                self.lost = {one for one in self.lost if one.process.returncode is None} | {worker}
                worker = None
            self.free.put_nowait(worker)

    async def answer(self, job: msgspec.Struct, seconds: float) -> dict[str, Any]:
        """The last answer to a job."""
        last: dict[str, Any] = {}
        async for answer in self.run(job, seconds):
            last = answer
        return last

    async def close(self) -> None:
        for worker in self.workers | self.lost:
            worker.kill()
            await worker.process.wait()
        self.workers.clear()
        self.lost.clear()
