"""What everybody may know of a table."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Phase = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "bot"]
SeatStatus = Literal["open", "kept", "taken", "left", "resigned", "late"]


class ListedSeat(TypedDict):
    """A seat as lists of tables show it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    """The bot that decides for the seat now, a person's seat included."""
    status: SeatStatus


class Seat(ListedSeat):
    """A seat of a table."""

    here: bool
    """Whether the person is connected."""
    away: str | None
    """Since when a person who was connected is not any more."""
    kept: str | None
    """Until when the seat is kept for who played here before."""
    muted: bool
    """Silenced by the owner."""
    left: float | None
    """Seconds left on the clock."""
    replaceable: bool
    """The others may let a bot play on."""
    pick: str | None
    """What the seat has picked for itself before the game, one of the head's `picks`; null: what the deal brings."""


class Permissions(TypedDict):
    """What the table permits."""

    undo: bool
    hints: bool
    spectators: bool
    chat: bool
    rated: bool
    """The game counts for ratings."""


class Deadline(TypedDict):
    """So many hours for every turn."""

    kind: Literal["deadline"]
    hours: float


class ThinkingTime(TypedDict):
    """So many minutes for the whole game, and an increment of seconds for every decision."""

    kind: Literal["clock"]
    minutes: float
    increment: float


Clock = Deadline | ThinkingTime


class DealerInfo(TypedDict):
    """Who deals: a random seed is sealed by its hash until the game is over, a chosen one is open to all."""

    kind: Literal["random", "seeded", "scripted"]
    hash: NotRequired[str]
    seed: NotRequired[str | None]


class Ending(TypedDict):
    """How a table ended before its game did."""

    kind: Literal["resigned", "agreed", "abandoned", "ended", "stuck", "closed"]
    """`closed`: by whoever moderates the server."""
    seat: NotRequired[int]


class SeriesScore(TypedDict):
    """Several games of which the most wins count."""

    best_of: int
    wins: list[int]
    """Games won by each seat; this one among them as soon as it is over."""


class ListedTable(TypedDict):
    """One line of a list of tables."""

    table: str
    game: str
    players: int
    seats: list[ListedSeat]
    phase: Phase
    seq: int
    asked: int | None
    created: str
    changed: str
    ended: Ending | None


class OwnTable(ListedTable):
    """A table of this device."""

    you: list[int]
    your_turn: bool


class Head(TypedDict):
    """The public head of a table."""

    table: str
    game: str
    players: int
    options: dict[str, str]
    box: str
    seats: list[Seat]
    phase: Phase
    seq: int
    asked: int | None
    since: str | None
    """Since when the asked seat is asked."""
    due: str | None
    """Until when it may think."""
    created: str
    listed: bool
    look: bool
    """A record to look at: nobody plays."""
    base: int
    """So many decisions were brought along."""
    allow: Permissions
    clock: Clock | None
    dealer: DealerInfo
    ended: Ending | None
    next: str | None
    """The rematch."""
    offer: list[int] | None
    """The seats that want to end the game as it stands; null: nobody has offered it."""
    series: SeriesScore | None
    """How many games of a series everybody has won."""
    lesson: Literal["begun", "finished"] | None
    """A guided first game: its learner plays the first seat, the companion the others."""
    picks: list[str]
    """What a seat may pick for itself while the table waits, such as its flower."""
    spectators: NotRequired[int]
    """How many connections to this node watch without a seat."""
