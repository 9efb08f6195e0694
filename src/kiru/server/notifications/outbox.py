"""Turns that somebody is to hear of: few at a time, one of a device at a time, slow ones after the others."""

import asyncio
import random
import time
from collections import OrderedDict
from typing import Any, NamedTuple

SENDERS = 3
"""Messages under way at once, each in a process of its own."""
MOST_WAITING = 1000
MOST_OF_DEVICE = 20
"""Turns of one device that wait here; the others wait in the store."""
MOST_REMEMBERED = 10_000
REST_SECONDS = 30.0
"""How long an address rests after its first failure; twice as long after every other one."""
LONGEST_REST = 3600.0


class DueTurn(NamedTuple):
    """A turn of a seat that nobody was told of yet."""

    table: str
    seat: int
    turn: int


class BoundedMemory(OrderedDict[bytes, Any]):
    """The newest of what was learned; what is older than a bound is forgotten."""

    def learn(self, key: bytes, value: Any) -> None:
        self[key] = value
        self.move_to_end(key)
        if len(self) > MOST_REMEMBERED:
            self.popitem(last=False)


class Outbox:
    """What waits to be sent, in a fair order. Nothing here is a promise: the store knows what is due."""

    def __init__(self) -> None:
        self.waiting: dict[DueTurn, bytes] = {}
        """Turns with the device that is to hear of them, oldest first."""
        self.busy: dict[bytes, DueTurn] = {}
        """Devices with a message under way."""
        self.served = BoundedMemory()
        """When a device had its last turn here, in turns of everybody."""
        self.count = 0
        self.reached = BoundedMemory()
        """Devices whose last message came through."""
        self.changed = asyncio.Event()
        self.is_closed = False

    @property
    def is_quiet(self) -> bool:
        return not self.waiting and not self.busy

    def put(self, turn: DueTurn, device: bytes) -> bool:
        """Take a turn in; one that is here already is not taken twice, and a full box takes none."""
        if turn in self.waiting or turn in self.busy.values() or len(self.waiting) >= MOST_WAITING:
            return False
        if sum(1 for other in self.waiting.values() if other == device) >= MOST_OF_DEVICE:
            return False
        self.waiting[turn] = device
        self.changed.set()
        return True

    async def take(self) -> tuple[DueTurn, bytes] | None:
        """The next turn, until the box is closed; `done` gives the device free again."""
        while (turn := self.next_turn()) is None and not self.is_closed:
            self.changed.clear()
            await self.changed.wait()
        if turn is None or self.is_closed:
            return None
        device = self.waiting.pop(turn)
        self.busy[device] = turn
        self.count += 1
        self.served.learn(device, self.count)
        return turn, device

    def next_turn(self) -> DueTurn | None:
        """Of the devices that were reached before the others, and among them whichever has waited longest.

        One sender is kept for those that were reached: slow addresses of strangers can hold up the others only.
        """
        strangers = sum(1 for device in self.busy if device not in self.reached)
        may_come = [
            (device not in self.reached, self.served.get(device, 0), turn)
            for turn, device in self.waiting.items()
            if device not in self.busy and (device in self.reached or strangers < SENDERS - 1)
        ]
        return min(may_come, key=lambda one: one[:2])[2] if may_come else None

    def done(self, device: bytes, was_reached: bool | None) -> None:
        """The device's turn is over; None: nothing was sent, and nothing learned."""
        del self.busy[device]
        if was_reached:
            self.reached.learn(device, True)
        elif was_reached is False:
            self.reached.pop(device, None)
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
