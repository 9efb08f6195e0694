"""Somebody connected to a table: what is theirs, and what waits to be sent to them."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet

from kiru.server.kits import spoken
from kiru.server.store.tokens import Asker
from kiru.server.tables.presenter import Form

Deliver = Callable[[Iterable[bytes]], bool]
"""Sends frames at once, or says that it cannot now."""


class Client:
    """A queue of frames with an end: who falls behind too far is sent away and comes back."""

    def __init__(self, most_frames: int, most_bytes: int) -> None:
        self.language = "en"
        self.seats: frozenset[int] = frozenset()
        self.is_owner = False
        self.asker = Asker()
        """Whose connection this is: with every change of seats, what is theirs is looked up anew."""
        self.view: bool | str = True
        """How views are sent: whole, as patches, or not at all."""
        self.waiting: deque[bytes] = deque()
        self.waiting_bytes = 0
        self.most_frames = most_frames
        self.most_bytes = most_bytes
        self.wake = asyncio.Event()
        self.deliver: Deliver | None = None
        """Hands frames straight to the connection; where there is no such way a task takes them from the queue."""
        self.is_due = False
        """What waits will be delivered as soon as the loop comes round: more may join it."""
        self.closing: int | None = None
        """The code with which the connection is to be closed."""
        self.on_close: Callable[[], None] = lambda: None

    def greet(self, language: str, seats: AbstractSet[int], is_owner: bool, view: bool | str) -> None:
        self.language = spoken(language)
        self.seats = frozenset(seats)
        self.is_owner = is_owner
        self.view = view

    @property
    def rights(self) -> tuple[AbstractSet[int], bool]:
        """The seats for which it speaks, and whether it does for the table's owner."""
        return self.seats, self.is_owner

    @property
    def form(self) -> Form:
        return self.language, self.view

    def push(self, *frames: bytes) -> None:
        """Queue frames; never waits."""
        if self.closing is not None:
            return
        self.waiting.extend(frames)
        for frame in frames:
            self.waiting_bytes += len(frame)
        if len(self.waiting) > self.most_frames or self.waiting_bytes > self.most_bytes:
            self.close(4408)
        elif self.deliver is None:
            self.wake.set()
        elif not self.is_due:
            self.is_due = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Deliver what waits, in one piece, if the connection takes it; else it waits for the connection."""
        self.is_due = False
        if self.waiting and self.deliver is not None and self.deliver(self.waiting):
            self.waiting.clear()
            self.waiting_bytes = 0

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self.waiting.clear()
            self.wake.set()
            self.on_close()

    async def next_frames(self) -> list[bytes]:
        """What waits to be sent; nothing when the connection is to be closed."""
        while not self.waiting and self.closing is None:
            self.wake.clear()
            await self.wake.wait()
        frames = list(self.waiting)
        self.waiting.clear()
        self.waiting_bytes = 0
        return frames
