"""Whose turn it is at the few workers: every owner has the same share, however many tables it has set.

Start-time fair queueing: an owner's account holds the seconds of work it was given, and the smallest account is served
next. An owner that comes back after a pause starts where the last one served stood, so that nobody saves up for a rush.
"""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
QUICK_SECONDS = 0.05
"""A job that takes no longer may use the worker that is kept free for such jobs."""
AGED_SECONDS = 30.0
"""A job that nobody waits for counts like any other after so long, so that it is never put off for ever."""
MOST_WAITING = 1000
MOST_OF_OWNER = 100


class QueueFull(Exception):
    """Too many jobs wait, of this owner or of all; nothing is wrong with the workers."""


@dataclass(frozen=True)
class Ticket:
    """What a job tells about itself while it waits."""

    owner: str = ""
    """Whose share it uses."""
    is_awaited: bool = True
    """A person waits for it; jobs without one come after those."""
    seconds: float = 0.0
    """How long it will probably take."""
    patience: float | None = None
    """Seconds to wait for a worker before giving up; None: as long as it takes."""

    @property
    def is_quick(self) -> bool:
        return self.seconds <= QUICK_SECONDS


class Place(Generic[T]):
    """A place in the queue."""

    def __init__(self, ticket: Ticket, item: T, since: float) -> None:
        self.ticket = ticket
        self.item = item
        self.since = since


class FairQueue(Generic[T]):
    """Jobs that wait and jobs under way, with an account for each owner."""

    def __init__(self, refuse: Callable[[T], None], clock: Callable[[], float] = time.monotonic) -> None:
        self.refuse = refuse
        """Told of a job that has lost its place to an owner with fewer."""
        self.clock = clock
        self.waiting: list[Place[T]] = []
        self.running: list[Ticket] = []
        self.accounts: dict[str, float] = {}
        self.level = 0.0
        """The account of the last owner served, as it stood then, or a smaller one that waits: nobody starts below."""

    def __len__(self) -> int:
        return len(self.waiting)

    def put(self, ticket: Ticket, item: T) -> Place[T]:
        """Wait at the end of the owner's own line; in a full queue the newest job of the longest line makes room."""
        lines = Counter(place.ticket.owner for place in self.waiting)
        own = lines[ticket.owner]
        if own >= MOST_OF_OWNER:
            raise QueueFull
        if len(self.waiting) >= MOST_WAITING:
            longest, length = lines.most_common(1)[0]
            if length <= own + 1:
                raise QueueFull
            self.make_room(longest)
        place = Place(ticket, item, self.clock())
        self.waiting.append(place)
        self.open(ticket.owner)
        return place

    def make_room(self, owner: str) -> None:
        newest = next(place for place in reversed(self.waiting) if place.ticket.owner == owner)
        self.remove(newest)
        self.refuse(newest.item)

    def remove(self, place: Place[T]) -> None:
        """Give up waiting."""
        self.waiting.remove(place)
        self.forget()

    def take(self, only_quick: bool = False) -> Place[T] | None:
        """The job whose turn it is at a worker that has become free; it counts as under way from now on."""
        found = [place for place in self.waiting if place.ticket.is_quick or not only_quick]
        if not found:
            return None
        place = min(found, key=self.order)
        self.waiting.remove(place)
        self.begin(place.ticket)
        return place

    def order(self, place: Place[T]) -> tuple[bool, float, float]:
        """Jobs that somebody waits for, then the owner who has had least, then the oldest."""
        is_pressing = place.ticket.is_awaited or self.clock() - place.since >= AGED_SECONDS
        return not is_pressing, self.accounts[place.ticket.owner], place.since

    def begin(self, ticket: Ticket) -> None:
        """A job is under way: what it will probably take is charged at once, so that other workers know of it."""
        self.running.append(ticket)
        self.open(ticket.owner)
        least = min((self.accounts[place.ticket.owner] for place in self.waiting), default=self.accounts[ticket.owner])
        self.level = max(self.level, min(least, self.accounts[ticket.owner]))
        self.accounts[ticket.owner] += ticket.seconds

    def end(self, ticket: Ticket, seconds: float) -> None:
        """A job is done: what it really took is charged."""
        self.running.remove(ticket)
        self.accounts[ticket.owner] += seconds - ticket.seconds
        self.forget()

    def open(self, owner: str) -> None:
        """Nobody is below the level."""
        self.accounts[owner] = max(self.accounts.get(owner, 0.0), self.level)

    def forget(self) -> None:
        """Close the accounts of those who are gone once the level has passed them, or nobody else is there."""
        present = {place.ticket.owner for place in self.waiting} | {ticket.owner for ticket in self.running}
        kept = {owner for owner, had in self.accounts.items() if owner in present or (present and had > self.level)}
        self.accounts = {owner: self.accounts[owner] for owner in kept}

    def share(self, ticket: Ticket, workers: int) -> float:
        """The part of its usual time that a long job gets: owners share the workers, an owner's jobs its part."""
        under_way = [*self.running, *(place.ticket for place in self.waiting)]
        rivals = [one for one in under_way if not one.is_quick and one.is_awaited >= ticket.is_awaited]
        owners = len({one.owner for one in rivals} | {ticket.owner})
        own = sum(one.owner == ticket.owner for one in rivals)
        return min(1.0, workers / (owners * max(1, own)))
