"""Whether rows of numbers are the same: what a view may take over from the one before."""

from librt.vecs import vec
from mypy_extensions import i64


def same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two rows of one length hold the same numbers."""
    return same_part(one, other, 0, i64(len(one)))


def same_part(one: vec[i64], other: vec[i64], start: i64, end: i64) -> bool:
    """Whether two rows hold the same numbers from `start` up to `end`."""
    for i in range(start, end):
        if one[i] != other[i]:
            return False
    return True
