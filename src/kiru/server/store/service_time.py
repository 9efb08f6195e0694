"""The time in which players' clocks run."""

import time

from kiru.server.store.models import now_ms

LEASE = 6.0
"""Seconds for which time goes on after the store was last heard of."""
NOTICED = 1000
"""A difference from the wall clock that people notice, in milliseconds."""


class ServiceTime:
    """Milliseconds that pass only while a node is up and reaches the store, whatever the wall clock does meanwhile."""

    def __init__(self) -> None:
        self.skew = 0
        """How far the wall clock is ahead; it is followed in steps, so that a moment is always told alike."""
        self.begin(now_ms())

    def begin(self, at: int) -> None:
        """Go on from where the nodes' time stood."""
        self.base = at
        self.since = time.monotonic()

    def now(self) -> int:
        passed = time.monotonic() - self.since
        return self.base + int(1000 * (passed if passed < LEASE else LEASE))

    def confirm(self, stored: int) -> None:
        """The store was reached, and has heard of so much time from all nodes: never go back, never stay behind."""
        self.begin(max(stored, self.now()))

    def wall(self, at: int) -> int:
        """What the wall clock shows, has shown or will show at a moment."""
        skew = now_ms() - self.now()
        if abs(skew - self.skew) > NOTICED:
            self.skew = skew
        return at + self.skew
