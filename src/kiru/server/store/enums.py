"""The words that stand in the store's columns, and a column type for each of them."""

from enum import StrEnum
from typing import Any, Generic, TypeVar

from sqlalchemy import Dialect, String
from sqlalchemy.types import TypeDecorator

LONGEST = 10
"""Letters of a word that the columns have room for."""


class TablePhase(StrEnum):
    """Where a table stands."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class SeatKind(StrEnum):
    """For whom a seat was set."""

    PERSON = "person"
    BOT = "bot"


class SeatStatus(StrEnum):
    """`open` until a person claims it; `kept` for who played here before; `taken`; `left`; `resigned`; `late` when its
    clock has run out."""

    OPEN = "open"
    KEPT = "kept"
    TAKEN = "taken"
    LEFT = "left"
    RESIGNED = "resigned"
    LATE = "late"


class ClockKind(StrEnum):
    """No clock, a deadline for every turn, or thinking time."""

    NONE = "none"
    DEADLINE = "deadline"
    CLOCK = "clock"


class DealerKind(StrEnum):
    """By a sealed seed, by a chosen one, or, for decisions that were brought along, by a script."""

    RANDOM = "random"
    SEEDED = "seeded"
    SCRIPTED = "scripted"
    SYSTEM = "system"


class TokenKind(StrEnum):
    """What a token is good for."""

    SEAT = "seat"
    INVITE = "invite"
    LINK = "link"
    OWNER = "owner"


class LessonState(StrEnum):
    """Whether a table is a guided first game, and whether it is through."""

    NONE = "none"
    BEGUN = "begun"
    FINISHED = "finished"


class JobState(StrEnum):
    """How far an analysis is."""

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


UNDER_WAY = (TablePhase.WAITING, TablePhase.PLAYING)
EMPTY = (SeatStatus.OPEN, SeatStatus.KEPT)
"""Seats at which nobody sits yet."""
GIVEN_UP = (SeatStatus.RESIGNED, SeatStatus.LATE)
"""Seats whose persons play no more."""

E = TypeVar("E", bound=StrEnum)


class EnumColumn(TypeDecorator[E], Generic[E]):
    """A column of one kind of words; any other word is an error at once, not a surprise further on."""

    impl = String(LONGEST)
    cache_ok = True

    def __init__(self, kind: type[E]) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else self.kind(value).value

    def process_result_value(self, value: Any, dialect: Dialect) -> E | None:
        return None if value is None else self.kind(value)
