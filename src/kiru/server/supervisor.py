"""`kiru serve --workers N`: the parent of several server processes, which hands each connection to one of them."""

import asyncio
import contextlib
import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
from collections import deque
from collections.abc import Callable
from functools import partial

import msgspec
from prometheus_client import multiprocess

from kiru.server.ownership import Share, divided, owner, table_in
from kiru.server.processes.acceptor import Acceptor
from kiru.server.processes.channel import Channel, pair
from kiru.server.processes.siblings import BAN, COMPLETE, CONNECTION, NOTES, READY, SETUP, STOP, ProcessSetup
from kiru.server.settings import Settings

log = logging.getLogger("kiru.supervisor")
STOP_SECONDS = 25.0
"""How long processes may finish what they have accepted."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds before a lost process is started again; twice as many each time it does not get ready."""
HUNG_UP = b""
"""What is heard from a process that is gone."""
MOST_HELD = 1_000
"""Connections that wait for a process to come back."""


class ServerProcess:
    """One process and the way to it; what is meant for it waits while it is not there."""

    def __init__(self, share: Share, settings: Settings, hear: "Hear") -> None:
        self.share = share
        self.settings = settings
        self.hear = hear
        self.is_ready = False
        self.was_ready = False
        """Whether it got that far this time."""
        self.process: asyncio.subprocess.Process | None = None
        self.channel: Channel | None = None
        self.held: deque[tuple[socket.socket, bytes]] = deque()

    async def run_once(self, environ: dict[str, str]) -> int:
        """Start the process and wait for its end; its exit code."""
        self.was_ready = False
        ours, theirs = pair()
        self.channel = Channel(ours, partial(self.hear, self), lambda: self.hear(self, HUNG_UP, None))
        self.channel.send(SETUP + msgspec.json.encode(ProcessSetup(self.settings, self.share)))
        try:
            with theirs:
                self.process = await self.spawn(theirs.fileno(), environ)
            return await self.process.wait()
        finally:
            self.is_ready = False
            self.channel.close()

    @staticmethod
    async def spawn(end: int, environ: dict[str, str]) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            *("-P", "-m", "kiru.server.server_process", str(end)),
            stdin=asyncio.subprocess.DEVNULL,
            pass_fds=[end],
            env=environ,
            start_new_session=True,  # an interrupt at the terminal is for the parent, which tells the others
        )

    def say(self, message: bytes) -> None:
        if self.channel is not None:
            self.channel.send(message)

    def give(self, connection: socket.socket, said: bytes) -> None:
        """Hand a connection over, now or when the process is there."""
        if self.is_ready and self.channel is not None:
            self.channel.send(CONNECTION + said, connection)
            return
        self.held.append((connection, said))
        if len(self.held) > MOST_HELD:
            self.held.popleft()[0].close()

    def greet(self) -> None:
        """The process is ready: everybody who waits for it may come."""
        self.is_ready = self.was_ready = True
        while self.held:
            self.give(*self.held.popleft())

    def dismiss(self) -> None:
        """Have the process finish what it has accepted; nobody waits for it any more."""
        self.say(STOP)
        while self.held:
            self.held.popleft()[0].close()

    def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()


Hear = Callable[[ServerProcess, bytes, socket.socket | None], None]


class Supervisor:
    """Starts the processes, starts lost ones again, and stops all of them."""

    def __init__(self, settings: Settings, sockets: list[socket.socket], announce: Callable[[], None]) -> None:
        count = settings.processes
        shares = [Share(index, count) for index in range(count)]
        self.processes = [ServerProcess(share, divided(settings, count), self.hear) for share in shares]
        self.turn = 0
        """The process that was last given a connection of no table."""
        self.sockets = sockets
        self.announce: Callable[[], None] | None = announce
        self.stopping = asyncio.Event()
        self.metrics = tempfile.mkdtemp(prefix="kiru-metrics-")
        """Where the processes count, so that each of them can tell what all have counted."""

    async def run(self) -> None:
        """Until SIGTERM or SIGINT."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.stopping.set)
        acceptor = Acceptor(self.sockets, self.route)
        keeping = [asyncio.create_task(self.keep(process)) for process in self.processes]
        acceptor.start()
        try:
            await self.stopping.wait()
        finally:
            acceptor.close()
            await self.stop(keeping)
            shutil.rmtree(self.metrics, ignore_errors=True)

    async def keep(self, process: ServerProcess) -> None:
        """Have a process running for as long as the node runs."""
        environ = os.environ | {"PROMETHEUS_MULTIPROC_DIR": self.metrics}
        pause = FIRST_PAUSE
        while not self.stopping.is_set():
            reason = await self.end_of(process, environ)
            self.tell_complete()
            if self.stopping.is_set():
                return
            log.warning("server process lost", extra={"number": process.share.index, "reason": reason})
            pause = FIRST_PAUSE if process.was_ready else min(pause * 2, LONGEST_PAUSE)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), pause)

    async def end_of(self, process: ServerProcess, environ: dict[str, str]) -> str:
        """Run a process; why it has ended."""
        try:
            code = await process.run_once(environ)
        except OSError as error:  # the machine has no room for it now
            return str(error.strerror)
        if process.process is not None:
            multiprocess.mark_process_dead(process.process.pid, self.metrics)  # type: ignore[no-untyped-call]
        return f"exit code {code}"

    async def stop(self, keeping: list[asyncio.Task[None]]) -> None:
        """Let every process finish; one that does not is ended."""
        for process in self.processes:
            process.dismiss()
        _, late = await asyncio.wait(keeping, timeout=STOP_SECONDS)
        if late:
            for process in self.processes:
                process.kill()
            await asyncio.wait(late)

    def route(self, connection: socket.socket, said: bytes, read: bytes = b"") -> None:
        """A table's connections to the process that has it, all others in turn; `read` is no longer to be read."""
        table = table_in(said)
        chosen = self.next_ready() if table is None else self.processes[owner(table, len(self.processes))]
        chosen.give(connection, read)

    def next_ready(self) -> ServerProcess:
        """Another one each time, and if possible one that is there."""
        self.turn = (self.turn + 1) % len(self.processes)
        order = self.processes[self.turn :] + self.processes[: self.turn]
        return next((process for process in order if process.is_ready), order[0])

    def hear(self, sender: ServerProcess, message: bytes, connection: socket.socket | None) -> None:
        kind, content = message[:1], message[1:]
        if kind in (NOTES, BAN):
            for process in self.processes:
                if process is not sender:
                    process.say(message)
        elif kind == CONNECTION and connection is not None:
            self.route(connection, content, content)
        elif kind == READY:
            sender.greet()
            self.tell_complete()
        elif message == HUNG_UP:  # whoever comes now waits for the next process
            sender.is_ready = False
            self.tell_complete()

    def tell_complete(self) -> None:
        """Everybody hears whether all are ready: only then is the node."""
        is_complete = all(process.is_ready for process in self.processes)
        for process in self.processes:
            process.say(COMPLETE + (b"1" if is_complete else b"0"))
        if is_complete and self.announce is not None:
            self.announce()
            self.announce = None
