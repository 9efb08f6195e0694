"""The generator behind every seeded shuffle: xoshiro128++, frozen.

Its definition never changes, so that a seed printed today deals the same game in ten years.
All words have 32 bits and no intermediate value leaves 63, so compiled and interpreted code agree.
"""

from hashlib import blake2b
from struct import unpack
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """Four words of state; `below` is exact (Lemire's method with rejection)."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def next32(self) -> i64:
        total = (self.a + self.d) & WORD
        result = (((total << 7) & WORD) | (total >> 25)) + self.a
        shifted = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & WORD) | (self.d >> 21)
        return result & WORD

    def below(self, n: i64) -> i64:
        """A number in 0..n-1, every one equally likely (n < 2**31)."""
        product = self.next32() * n
        low = product & WORD
        if low < n:
            threshold = (WORD + 1 - n) % n
            while low < threshold:
                product = self.next32() * n
                low = product & WORD
        return product >> 32

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)


def seeded(seed: str, stream: str = "") -> Rng:
    """The generator of a seed and a stream: the four little-endian words of BLAKE2b-128("seed/stream")."""
    digest = blake2b(f"{seed}/{stream}".encode(), digest_size=16).digest()
    words: tuple[i64, i64, i64, i64] = unpack("<4I", digest)
    a, b, c, d = words
    if not a | b | c | d:
        a = 1
    return Rng(a, b, c, d)
