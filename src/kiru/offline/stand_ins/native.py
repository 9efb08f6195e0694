"""`mypy_extensions` where nothing is compiled: whole numbers are Python's own, which saves a call for each cast."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
i64 = i32 = i16 = u8 = int


def mypyc_attr(*_names: str, **_given: object) -> Callable[[T], T]:
    """What a compiler would want to know of a class."""
    return lambda marked: marked


def trait(marked: T) -> T:
    return marked
