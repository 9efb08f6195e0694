"""Lines that somebody types, read beside everything else that happens."""

import asyncio
import os
import sys
import threading

LONGEST = 10_000


class TypedLines:
    """Reads a line when one is wanted; the thread that waits for it keeps nobody from leaving."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty()
        self.wanted = threading.Semaphore(0)
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()
        self.loop = asyncio.get_running_loop()
        self.pending: asyncio.Task[str | None] | None = None
        threading.Thread(target=self.read, name="typed-lines", daemon=True).start()

    def next(self) -> "asyncio.Task[str | None]":
        """The next line, None at the end of the input; asked for twice, it is the same one."""
        if self.pending is None:
            self.wanted.release()
            self.pending = asyncio.ensure_future(self.lines.get())
        return self.pending

    def taken(self) -> None:
        """The line has been used."""
        self.pending = None

    def read(self) -> None:
        # Straight from the descriptor: a thread that waits inside sys.stdin would hold its lock as the program ends.
        rest, is_over = b"", False
        while True:
            self.wanted.acquire()
            while not is_over and b"\n" not in rest and len(rest) < LONGEST:
                data = os.read(0, 4096)
                rest, is_over = rest + data, not data
            text = None if is_over and not rest else rest.partition(b"\n")[0].decode("utf-8", "replace").strip()
            rest = rest.partition(b"\n")[2]
            try:
                self.loop.call_soon_threadsafe(self.lines.put_nowait, text)
            except RuntimeError:
                return  # the table was left
