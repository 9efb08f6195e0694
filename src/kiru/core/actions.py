"""A reusable list of actions: the answer to "what may I do?"."""

from collections.abc import Iterator

from librt.vecs import append, vec
from mypy_extensions import i64

Action = i64
"""A decision as a small number; each game's notation gives it a word."""


class Actions:
    """The actions listed by `State.legal_actions`, in rising order; chance names an outcome once per copy."""

    def __init__(self) -> None:
        self.count: i64 = 0
        """How many of the items are in use."""
        self.items: vec[i64] = vec[i64]()
        """The storage; it grows and is never given back, so that listing allocates nothing."""

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        if self.count < i64(len(self.items)):
            self.items[self.count] = action
        else:
            self.items = append(self.items, action)
        self.count += 1

    def has(self, action: i64) -> bool:
        for i in range(self.count):
            if self.items[i] == action:
                return True
        return False

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[int]:
        return iter([self.items[i] for i in range(self.count)])

    def __getitem__(self, index: int) -> int:
        if index < 0 or index >= self.count:
            raise IndexError(index)
        return self.items[index]
