"""Getting along: muting, blocking and reporting people, and what the server's owner sees and does about it."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from kiru.protocol.requests import Body, SeatNumber

Stance = Literal["none", "mute", "block"]
"""What somebody thinks of somebody: muted people are not heard, blocked ones are kept away."""
ReportReason = Literal["insult", "spam", "cheating", "name", "other"]
Deed = Literal["close", "line", "ban", "unban", "report"]
LineNumber = Annotated[int, Field(ge=0, le=10_000_000)]


class StanceAtTable(Body):
    """Whom somebody wants to mute or block: whoever sits at a seat, or said a line of the chat."""

    seat: SeatNumber | None = None
    line: LineNumber | None = None
    stance: Stance


class StanceBody(Body):
    stance: Stance


class Complaint(Body):
    """What every report says."""

    reason: ReportReason
    text: Annotated[str, Field(max_length=500)] = ""


class ReportBody(Complaint):
    """What somebody reports of a person."""


class ReportWish(Complaint):
    """What the server's owner should look at: a line, a seat, or with neither the whole table."""

    seat: SeatNumber | None = None
    line: LineNumber | None = None


class BanWish(Body):
    """Whose browser is to be banned: the one a report is about, or one at a table by its seat or by a line."""

    report: Annotated[str, Field(pattern="^[0-9a-f]{16}$")] | None = None
    table: Annotated[str, Field(max_length=20)] | None = None
    seat: SeatNumber | None = None
    line: LineNumber | None = None


class Companion(TypedDict):
    """Another person at a table, and what the player of this device thinks of them."""

    seat: int
    name: str
    stance: Stance


class AvoidedPerson(TypedDict):
    """Somebody whom the player of this device has muted or blocked."""

    player: str
    name: str
    stance: Stance
    at: str


class Reported(TypedDict):
    """A report has been written down."""

    reported: bool


class ReportShown(TypedDict):
    """A report as moderators read it."""

    id: str
    at: str
    table: str | None
    """Null if it is about a member of a club."""
    club: str | None
    seat: int | None
    line: int | None
    reason: ReportReason
    text: str
    name: str
    """Who is accused, by the name they went by there."""
    mark: str | None
    """Tells browsers apart; null: whoever it was came without one, or it is about a table."""
    quote: str
    """What the line said when it was reported."""
    by: str | None
    """The mark of the browser that reported it; null once its player has deleted everything."""
    banned: bool
    closed: str | None


class Reports(TypedDict):
    """A page of reports, the oldest first of those that are open, the latest first of the others."""

    reports: list[ReportShown]
    more: bool


class ModeratedSeat(TypedDict):
    """A seat as moderators see it."""

    seat: int
    name: str
    mark: str | None
    banned: bool


class ModeratedLine(TypedDict):
    """A line of chat as moderators read it."""

    number: int
    seat: int
    name: str
    text: str
    at: str


class ModeratedTable(TypedDict):
    """A table with its people and its latest lines."""

    table: str
    game: str
    phase: Literal["waiting", "playing", "over"]
    seats: list[ModeratedSeat]
    lines: list[ModeratedLine]


class Ban(TypedDict):
    """A browser that is not let in."""

    mark: str
    name: str
    at: str
    devices: int
    """How many browsers of the same player are shut out with it."""


class LoggedDeed(TypedDict):
    """What a moderator did."""

    number: int
    at: str
    who: str
    """`page` or `command`, and the mark of the address."""
    deed: Deed
    table: str | None
    line: int | None
    mark: str | None
    report: str | None
    done: bool
    """Every node has been told, and what follows from it has been done."""


class Moderated(TypedDict):
    """A deed has been carried out."""

    done: bool
