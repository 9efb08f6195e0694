"""The decisions of a match, a number each: a long history costs little memory and no garbage collector's time."""

from array import array
from collections.abc import Iterator, Sequence
from typing import Final, overload

SEATS = 16
"""Seats that a number tells apart, chance (-1) among them."""


class Step:
    """One decision that was carried out.

    Written out: what makes a dataclass is interpreted code, and every move makes a score of these.
    """

    def __init__(self, seat: int, action: int, forced: bool) -> None:
        self.seat: Final[int] = seat
        self.action: Final[int] = action
        self.forced: Final[bool] = forced
        """The only legal action: taken without asking."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and packed(self) == packed(other)

    def __hash__(self) -> int:
        return packed(self)

    def __repr__(self) -> str:
        return f"Step(seat={self.seat}, action={self.action}, forced={self.forced})"


def packed(step: Step) -> int:
    return (step.action * SEATS + step.seat + 1) * 2 + step.forced


def unpacked(number: int) -> Step:
    action, seat = divmod(number >> 1, SEATS)
    return Step(seat - 1, action, bool(number & 1))


class Steps(Sequence[Step]):
    """Reads like a list of steps; each is made when somebody looks at it."""

    __slots__ = ("cuts", "numbers")

    def __init__(self) -> None:
        self.numbers = array("q")
        self.cuts = array("q")
        """What was left after each time that steps were taken back."""

    def append(self, step: Step) -> None:
        self.numbers.append(packed(step))

    def cut(self, length: int) -> None:
        """Take back all but the first so many."""
        del self.numbers[length:]
        self.cuts.append(length)

    def clone(self) -> "Steps":
        copy = Steps()
        copy.numbers, copy.cuts = self.numbers[:], self.cuts[:]
        return copy

    def unchanged_since(self, cuts: int) -> int:
        """How many steps stand as they stood when they had been cut so many times."""
        return min([len(self.numbers), *self.cuts[cuts:]])

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[Step]:
        return map(unpacked, self.numbers)

    @overload
    def __getitem__(self, place: int) -> Step: ...
    @overload
    def __getitem__(self, place: slice) -> list[Step]: ...
    def __getitem__(self, place: int | slice) -> Step | list[Step]:
        found = self.numbers[place]
        return unpacked(found) if isinstance(found, int) else [unpacked(number) for number in found]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Steps):
            return self.numbers == other.numbers
        return isinstance(other, list) and list(self) == other

    __hash__ = None  # type: ignore[assignment]  # it grows
