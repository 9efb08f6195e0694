"""People who are to hear of something: few at a time, each once at a time, slow ones after the others."""

import asyncio
import random
import time
from collections import OrderedDict
from typing import Any

SENDERS = 3
"""Messages under way at once, each in a process of its own."""
MOST_WAITING = 1000
MOST_REMEMBERED = 10_000
REST_SECONDS = 30.0
"""How long an address rests after its first failure; twice as long after every other one."""
LONGEST_REST = 3600.0


class BoundedMemory(OrderedDict[bytes, Any]):
    """The newest of what was learned; what is older than a bound is forgotten."""

    def learn(self, key: bytes, value: Any) -> None:
        self[key] = value
        self.move_to_end(key)
        if len(self) > MOST_REMEMBERED:
            self.popitem(last=False)


class Outbox:
    """Who waits to be told something, in a fair order. Nothing here is a promise: the store knows what is due."""

    def __init__(self) -> None:
        self.waiting: dict[bytes, bytes] = {}
        """People, each with one of their browsers, those who have waited longest first."""
        self.busy: set[bytes] = set()
        """People with a message under way."""
        self.served = BoundedMemory()
        """When somebody had their last turn here, in turns of everybody."""
        self.count = 0
        self.reached = BoundedMemory()
        """People whose last message came through."""
        self.changed = asyncio.Event()
        self.is_closed = False

    @property
    def is_quiet(self) -> bool:
        return not self.waiting and not self.busy

    def put(self, person: bytes, device: bytes) -> bool:
        """Take somebody in; nobody is here twice, and a full box takes none."""
        if self.is_closed or person in self.waiting or person in self.busy or len(self.waiting) >= MOST_WAITING:
            return False
        self.waiting[person] = device
        self.changed.set()
        return True

    async def take(self) -> tuple[bytes, bytes] | None:
        """Whoever is next, until the box is closed; `done` lets them be taken in again."""
        while (person := self.next_person()) is None and not self.is_closed:
            self.changed.clear()
            await self.changed.wait()
        if person is None or self.is_closed:
            return None
        device = self.waiting.pop(person)
        self.busy.add(person)
        self.count += 1
        self.served.learn(person, self.count)
        return person, device

    def next_person(self) -> bytes | None:
        """Of those who were reached before the others, and among them whoever has waited longest.

        One sender is kept for those who were reached: slow addresses of strangers can hold up the others only.
        """
        strangers = sum(1 for person in self.busy if person not in self.reached)
        may_come = [
            (person not in self.reached, self.served.get(person, 0), person)
            for person in self.waiting
            if person in self.reached or strangers < SENDERS - 1
        ]
        return min(may_come, key=lambda one: one[:2])[2] if may_come else None

    def done(self, person: bytes, was_reached: bool | None) -> None:
        """The person's turn is over; None: nothing was sent, and nothing learned."""
        self.busy.discard(person)
        if was_reached:
            self.reached.learn(person, True)
        elif was_reached is False:
            self.reached.pop(person, None)
        self.changed.set()

    def close(self) -> None:
        """What waits is forgotten here; the store still knows it."""
        self.is_closed = True
        self.waiting.clear()
        self.changed.set()


class Cooldowns:
    """Addresses that failed, and until when they are left alone."""

    def __init__(self) -> None:
        self.until = BoundedMemory()

    def is_resting(self, address: bytes) -> bool:
        return bool(self.until.get(address, 0.0) > time.monotonic())

    def failed(self, address: bytes, failures: int) -> None:
        """Not all at once again: what failed together is tried again at different times."""
        rest = min(LONGEST_REST, REST_SECONDS * 2.0**failures)
        self.until.learn(address, time.monotonic() + rest * random.uniform(0.75, 1.25))

    def succeeded(self, address: bytes) -> None:
        self.until.pop(address, None)
