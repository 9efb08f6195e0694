"""What a question to the judge is made of: a situation with fields, and the board it is tapped in on."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from kiru.companion.opened import kit_of
from kiru.core import options
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE, State
from kiru.text import Texts

Values = Mapping[str, str]
"""What is given, by field; every field of the situation is there."""
MOST_PLACES: Final = 64
YES: Final = "yes"
NO: Final = "no"


class OneOf(NamedTuple):
    """One of several words; the first is what is meant if nothing is said."""

    name: str
    values: Sequence[str]
    title: Callable[[Texts, str], str] | None = None
    """What a value is called; by default its own text."""

    def read(self, given: str | None) -> str:
        if given is None:
            return self.values[0]
        if given not in self.values:
            raise KiruError("error-judge-value", field=self.name, value=given[:20])
        return given

    def shown(self, texts: Texts, value: str) -> dict[str, Any]:
        titles = [self.title(texts, one) if self.title else texts(f"judge-option-{one}") for one in self.values]
        choices = [{"value": one, "title": title} for one, title in zip(self.values, titles, strict=True)]
        return {"kind": "choice", "choices": choices}


class Number(NamedTuple):
    """A count of something."""

    name: str
    low: int
    high: int
    usual: int

    def read(self, given: str | None) -> str:
        if given is None:
            return str(self.usual)
        if not given.isdecimal() or len(given) > 3 or not self.low <= int(given) <= self.high:
            raise KiruError("error-judge-value", field=self.name, value=given[:20])
        return str(int(given))

    def shown(self, texts: Texts, value: str) -> dict[str, Any]:
        return {"kind": "number", "low": self.low, "high": self.high}


class Places(NamedTuple):
    """Places of the board: those that are filled, or the one that is asked about."""

    name: str
    known: Sequence[str]
    many: bool
    usual: str = ""

    def read(self, given: str | None) -> str:
        found = (self.usual if given is None else given).split()[:MOST_PLACES]
        if any(one not in self.known for one in found) or (len(found) > 1 and not self.many):
            raise KiruError("error-judge-value", field=self.name, value=" ".join(found)[:20])
        return " ".join(dict.fromkeys(found))

    def shown(self, texts: Texts, value: str) -> dict[str, Any]:
        return {"kind": "places" if self.many else "place"}


Field = OneOf | Number | Places


class Asked(NamedTuple):
    """A table of the engine, and what somebody would like to do there."""

    state: State
    action: int


class Situation(NamedTuple):
    """A question that people have at a table."""

    name: str
    fields: Callable[[Values], list[Field]]
    """What must be known; some of it only depending on the rest."""
    ask: Callable[[Values], Asked | None]
    """The engine's table for these values; None while the place that is asked about is not given."""
    rules: Sequence[str]
    """What allows it, if nothing forbids it."""
    board: Callable[[Values], list[dict[str, Any]]] | None = None
    """The places of the picture."""


def yes_no(name: str, usual: str = YES) -> OneOf:
    return OneOf(name, (usual, NO if usual == YES else YES))


def plain(texts: Texts, value: str) -> str:
    """A value that is its own name, such as a number."""
    return value


def numbers(name: str, values: Sequence[int]) -> OneOf:
    return OneOf(name, [str(value) for value in values], plain)


def dealt_table(game: str, players: int, wanted: dict[str, str] | None = None) -> State:
    """A table that is laid out, at its first question: what the values say is changed on it."""
    kit = kit_of(game)
    state = kit.game.new(players, options.complete(kit.game, players, {"first": "1"} | (wanted or {})))
    dealer, outcomes = SeededDealer("judge", kit.game.sources), Actions()
    while state.seat == CHANCE:
        state.apply(dealer.deal(state, outcomes))
    return state


def place_box(key: str, x: float, y: float, width: float, height: float, **more: Any) -> dict[str, Any]:
    """A place of a picture; `field` names what a tap on it fills, none for what is only drawn."""
    return {"key": key, "x": x, "y": y, "width": width, "height": height, "fields": [], "label": key} | more
