"""Limits on what one client may ask for."""

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

MOST_ADDRESSES = 20_000
NETWORK_BITS = 64
"""What one household or one machine has of IPv6: whoever holds an address there holds all of them."""


@lru_cache(MOST_ADDRESSES)
def visitor(address: str) -> str:
    """Who counts as one: an IPv4 address, also one written as IPv6; of IPv6 the network of 64 bits."""
    try:
        place = ip_address(address)
    except ValueError:
        return address[:100]
    if not isinstance(place, IPv6Address):
        return str(place)
    if place.ipv4_mapped is not None:
        return str(place.ipv4_mapped)
    return f"{IPv6Address(int(place) >> NETWORK_BITS << NETWORK_BITS)}/{NETWORK_BITS}"


class Bucket:
    """Fills with time up to its size; every request takes out what it costs."""

    __slots__ = ("at", "level", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = time.monotonic()

    def fill(self) -> None:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is enough in it."""
        self.fill()
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def owe(self, cost: float) -> float:
        """Take out what a deed costs, whatever there is; how many seconds to wait until that is made up for."""
        self.fill()
        self.level -= cost
        return max(0.0, -self.level / self.rate) if self.rate > 0 else 0.0


class Buckets:
    """A bucket for each visitor; those unused longest are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self.kept.get(who)
        if bucket is None:
            bucket = self.kept[who] = Bucket(self.rate, self.size)
            if len(self.kept) > MOST_ADDRESSES:
                self.kept.popitem(last=False)
        self.kept.move_to_end(who)
        return bucket.take()


class Bans:
    """Visitors who are not let in for a while; of too many the oldest bans are forgotten."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.until: OrderedDict[str, float] = OrderedDict()

    def add(self, who: str) -> None:
        self.until[who] = time.monotonic() + self.seconds
        self.until.move_to_end(who)
        if len(self.until) > MOST_ADDRESSES:
            self.until.popitem(last=False)

    def __contains__(self, who: str) -> bool:
        end = self.until.get(who)
        if end is None:
            return False
        if end > time.monotonic():
            return True
        del self.until[who]
        return False
