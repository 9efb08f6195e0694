"""A table of a box as a form: parts, such as a tile or a city, and fields, each with a path into the table."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from kiru.support.toml_box import Table

Entry = Mapping[str, str | int]
"""What has been entered of a table: values by the paths of their fields."""
Words = tuple[str, dict[str, str | int]]
"""A message and its arguments."""
NOTHING = "-"
"""Chosen where a card may show nothing."""


@dataclass(frozen=True)
class Field:
    """One value: a word out of `words`, or else a number."""

    path: str
    """Where it stands in the table: `tiles.0.flower`."""
    label: Words = ("", {})
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 99
    message: str = ""
    """The words are called by the messages that begin so: `flower-`."""
    given: str = ""
    """A value that nobody is asked for; one that was brought along in a file counts instead."""
    is_optional: bool = False
    """`-` leaves it out of the table."""

    @property
    def is_asked(self) -> bool:
        return not self.given

    def takes(self, value: object) -> bool:
        """Whether it is the kind of value that belongs here; whether it fits the box is another matter."""
        if self.given:
            return isinstance(value, str)
        return value in self.words if self.words else type(value) is int


@dataclass(frozen=True)
class Part:
    """Something that is held in one hand: a tile, a card, a city; or a row of numbers."""

    key: str
    title: Words
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Form:
    """A table of a game's box."""

    name: str
    like: str
    """Tables that are alike are drawn and spoken of alike."""
    parts: tuple[Part, ...]
    finish: Callable[[Table], None] | None = None
    """Puts in what follows from the values."""

    def fields(self) -> Iterator[Field]:
        for part in self.parts:
            yield from part.fields


def is_full(part: Part, entry: Entry) -> bool:
    return all(field.takes(entry.get(field.path)) for field in part.fields if field.is_asked)


def is_complete(form: Form, entry: Entry) -> bool:
    return all(is_full(part, entry) for part in form.parts)


def table_of(form: Form, entry: Entry) -> Table:
    """The table that has been entered, as a box file holds it, but for how certain it is."""
    table: Table = {}
    for field in form.fields():
        value = entry.get(field.path)
        if not field.takes(value):
            value = field.given
        if not (field.is_optional and value == NOTHING):
            put(table, field.path.split("."), value)
    if form.finish is not None:
        form.finish(table)
    return table


def put(table: Table, steps: list[str], value: object) -> None:
    """Set a value at the end of a path; a number is a place in a list, and the next free one at most."""
    place: Any = table
    for step, following in zip(steps, [*steps[1:], ""], strict=True):
        inner: Any = value if not following else [] if following.isdigit() else {}
        if isinstance(place, list):
            if int(step) >= len(place) or not following:
                place.append(inner)
            place = place[min(int(step), len(place) - 1)]
        else:
            place.setdefault(step, inner)
            place = place[step]


def entry_of(form: Form, table: Table) -> dict[str, str | int]:
    """What would have to be entered for a table of a box."""
    entry: dict[str, str | int] = {}
    for field in form.fields():
        value = found(table, field.path.split("."))
        if value is None and field.is_optional:
            value = NOTHING
        if field.takes(value):
            entry[field.path] = value
    return entry


def found(table: Table, steps: list[str]) -> Any:
    """What stands at the end of a path."""
    place: Any = table
    for step in steps:
        if isinstance(place, dict):
            place = place.get(step)
        elif isinstance(place, list) and step.isdigit() and int(step) < len(place):
            place = place[int(step)]
        else:
            return None
    return place
