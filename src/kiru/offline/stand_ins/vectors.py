"""`librt.vecs` where nothing is compiled: a vector is a list, and as fast as one."""

from typing import TypeVar

T = TypeVar("T")


class Kinds(dict[object, type[list[object]]]):
    """`vec[i64]` is looked up by the million: a dictionary answers without a call of Python."""

    def __missing__(self, kind: object) -> type[list[object]]:
        self[kind] = list
        return list


vec = Kinds()


def append(items: list[T], item: T) -> list[T]:
    """The vector with one more at its end."""
    items.append(item)
    return items
