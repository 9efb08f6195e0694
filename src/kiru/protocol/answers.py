"""What HTTP requests are answered, besides heads, reports and errors."""

from pydantic import BaseModel
from typing_extensions import TypedDict


class OptionValue(TypedDict):
    """A value that can be chosen."""

    value: str
    title: str


class OptionInfo(TypedDict):
    """Something that can be chosen for a table."""

    name: str
    title: str
    values: list[OptionValue]
    default: str
    players: tuple[int, int]
    """It means something with so many players, at least and at most."""


class LineInfo(TypedDict):
    """A line of the score pad."""

    key: str
    title: str


class GameInfo(TypedDict):
    """A game with what can be chosen."""

    name: str
    title: str
    summary: str
    players: tuple[int, int]
    """At least and at most."""
    options: list[OptionInfo]
    lines: list[LineInfo]
    bots: list[str]
    personalities: dict[str, list[OptionValue]]
    """By bot, what may be put behind its name with a hyphen: bots of equal strength with tastes of their own."""


class TermInfo(TypedDict):
    """A word of our rules and what the printed booklet calls the same thing."""

    key: str
    word: str
    printed: str
    language: str
    """The booklet's: the language asked for, or English where its edition's term is not known."""
    reported: bool
    """Whether it is known only from what others write about that edition."""


class RuleInfo(TypedDict):
    """A rule of the rulebook, in our own words."""

    id: str
    title: str
    text: str
    terms: list[TermInfo]
    """What the booklet calls the things that it speaks of."""


class Invited(BaseModel):
    """A fresh invitation to a seat."""

    seat: int
    invite: str


class Claimed(BaseModel):
    """A seat and the token that speaks for it."""

    seat: int
    token: str


class SeatGiven(BaseModel):
    """A seat of a new table: its token for who claimed it at once, else the invite."""

    seat: int
    token: str | None = None
    invite: str | None = None


class TableMade(BaseModel):
    """A new table; `owner` is the owner's token, unless somebody else had made the table already."""

    table: str
    seats: list[SeatGiven]
    owner: str | None = None


class RematchOffer(TypedDict):
    """Somebody wants to play again: a seat is kept for this device."""

    table: str
    game: str
    seat: int
    names: list[str]
    """Who has sat down already."""
    until: str
    """Until when the seat is kept."""


class RematchOffers(TypedDict):
    """Who wants to play again with this device."""

    offers: list[RematchOffer]
    again: float
    """After how many seconds to ask the next time: soon where a game has just ended, else seldom."""


class SeatMoved(TypedDict):
    """The seat that belongs to this device now."""

    seat: int


class AnalysisStarted(TypedDict):
    """An analysis to ask about."""

    job: str


class AnalysisFound(TypedDict):
    """The analysis that is there; null: nobody has asked for one yet."""

    job: str | None
