"""Limits on what one client may ask for."""

import time
from collections import OrderedDict

MOST_ADDRESSES = 20_000


class Bucket:
    """Fills with time up to its size; every request takes one out."""

    __slots__ = ("at", "level", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address; those unused longest are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.kept.get(address)
        if bucket is None:
            bucket = self.kept[address] = Bucket(self.rate, self.size)
            if len(self.kept) > MOST_ADDRESSES:
                self.kept.popitem(last=False)
        self.kept.move_to_end(address)
        return bucket.take()
