"""The store's rows as the server handles them."""

import time
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from sqlalchemy import Connection, String

from kiru.ai.bots import LONGEST_BOT
from kiru.server.store.columns import KEY, Moment, SeatNumber, TableId, json_fields
from kiru.server.store.enums import ClockKind, DealerKind, LessonState, SeatKind, SeatStatus, TablePhase


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Clock(msgspec.Struct, frozen=True):
    """No clock, a deadline for every turn in hours, or thinking time in minutes with an increment in seconds."""

    kind: ClockKind = ClockKind.NONE
    hours: float = 0
    minutes: float = 0
    increment: float = 0


class Allow(msgspec.Struct, frozen=True):
    """What the table permits."""

    undo: bool = True
    hints: bool = True
    spectators: bool = True
    chat: bool = True
    rated: bool = False
    """The game counts: nobody is given hints, and nothing is taken back once the turn is over."""


class Offer(msgspec.Struct, frozen=True):
    """A wish to end the game as it stands."""

    seats: tuple[int, ...]
    """Who wants it so far."""
    events: int
    """How many events there were then: as soon as there is another one, the wish is void."""


class Series(msgspec.Struct, frozen=True):
    """Several games of which the most wins count."""

    best_of: int
    wins: tuple[int, ...]
    """Games won by each seat; this one among them as soon as it is over."""

    @property
    def is_decided(self) -> bool:
        return max(self.wins) > self.best_of // 2


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: whose it is, and who decides for it now. Its fields are columns."""

    seat: Annotated[SeatNumber, KEY]
    kind: SeatKind
    bot: Annotated[str, String(LONGEST_BOT)] | None
    """The bot that decides for the seat now; for a person's seat: while the person is away."""
    name: Annotated[str, String(60)]
    status: SeatStatus = SeatStatus.TAKEN
    muted: bool = False
    left_ms: Moment | None = None
    """Thinking time left, at a table with a clock."""
    seen: Moment = 0
    """When the seat was last connected or disconnected, in the nodes' time."""
    notified: int = -1
    """The turn (its first event) for which an earlier version has sent a message; now `told_notices` knows."""
    pick: Annotated[str, String(20)] | None = None
    """What the seat has picked for itself before the game, such as a flower; None: what the deal brings."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table: how it was set, where its game stands, and whom it waits for. Its fields are columns.

    A row is a value: a table that changes gets another one.
    """

    id: Annotated[TableId, KEY]
    game: Annotated[str, String(30)]
    ruleset: int
    box: Annotated[str, String(60)]
    box_text: str = ""
    """The TOML of an owner's box; empty for the standard box."""
    players: SeatNumber
    options: dict[str, str]
    dealer: DealerKind
    seed: Annotated[str, String(80)]
    base: int = 0
    """How many decisions were brought along from a record; the seed deals only what follows."""
    look: bool = False
    """A record to look at; nobody plays on."""
    listed: bool = False
    allow: Allow = Allow()
    clock: Clock = Clock()
    created: Moment
    changed: Moment
    phase: TablePhase = TablePhase.WAITING
    ended: dict[str, Any] | None = None
    """How a table ended before its game did."""
    events: int = 0
    seq: int = 0
    asked: SeatNumber | None = None
    asked_bot: bool = False
    asked_at: Moment | None = None
    turn: int = 0
    """The event with which the asked seat's turn began."""
    due: Moment | None = None
    """When the asked seat is late."""
    falls: Moment | None = None
    """The same, at a table with a clock: then a bot plays on at once."""
    next: TableId | None = None
    archived: bool = False
    seating: int = 0
    """How often seats have changed hands: what was asked for under another number is refused."""
    maker: Annotated[str, String(10)] = ""
    """Whose share of the workers the table's bots use: a mark of its maker's address (`owners`)."""
    sealed: bool = False
    """Other tables have the same deal: the seed is told to nobody, even after the game, until this is taken back."""
    offer: Offer | None = None
    """A wish to end the game by agreement; void after another event."""
    series: Series | None = None
    close_hours: int = 0
    """After so long without anybody at the table its game is closed; 0: after the server's own limit."""
    lesson: LessonState = LessonState.NONE
    """A guided first game, both seats of which are its learner's."""
    seats: tuple[SeatRow, ...] = ()


class Event(msgspec.Struct, frozen=True):
    """One line of a table's history. Its fields are columns."""

    number: Annotated[int, KEY]
    seat: SeatNumber
    action: Annotated[str, String(80)]
    """A decision in notation, `!undo N` (only the first N decisions remain in force), `!resign`, `!agree`, `!decline`
    or `!end`."""
    forced: bool = False
    key: Annotated[str, String(60)] | None = None

    @property
    def is_step(self) -> bool:
        return not self.action.startswith("!")

    @property
    def undo_to(self) -> int | None:
        word, _, rest = self.action.partition(" ")
        return int(rest) if word == "!undo" else None

    @property
    def word(self) -> str:
        """What was asked for: a decision in notation, or the first word of anything else, such as `!undo`."""
        return self.action if self.is_step else self.action.partition(" ")[0]


def apply_event(steps: list[Event], event: Event) -> None:
    """Carry an event over to the list of decisions in force."""
    if event.is_step:
        steps.append(event)
    elif event.undo_to is not None:
        del steps[event.undo_to :]


class KeyedRequest(msgspec.Struct, frozen=True):
    """A request that came with a key: after how many decisions, and what it asked for."""

    key: str
    seq: int
    action: str


class StoredStatus(msgspec.Struct, frozen=True):
    """What a table's row says of its game."""

    phase: TablePhase
    seq: int
    asked: int | None
    events: int


class Progress(msgspec.Struct, frozen=True):
    """Where a table stands after an append."""

    phase: TablePhase
    seq: int
    asked: int | None
    asked_bot: bool
    asked_at: int | None
    turn: int
    due: int | None
    falls: int | None
    left: tuple[int, int] | None = None
    """The seat whose clock has run, and what it has left."""


PROGRESS = tuple(name for name in Progress.__struct_fields__ if name != "left")
"""The columns of a table that change with every decision."""


SeatValues = dict[int, dict[str, Any]]
"""Fields of seats that change, by the seat and the field's name."""


class PresenceChange(msgspec.Struct, frozen=True):
    """Which seats of a table have come to a node, and which have gone from it."""

    node: str
    come: list[int]
    gone: list[int]
    at: int
    """In the time that the nodes share."""


class TableChange(msgspec.Struct):
    """What is to become of a table: planned, stored all or none, and only then taken over into memory."""

    table: str
    first: int
    """The number of the first event; somebody else's event with that number refuses the change."""
    events: list[Event]
    """What is added to the history; nothing where only seats change."""
    progress: Progress | None
    """Where the table stands then; None if whose turn it is stays as it is."""
    origin: str
    """A mark of this change, to recognize it after a lost connection."""
    at: int
    seating: int
    """How often seats had changed hands when it was made; if they have since, it is refused."""
    request: KeyedRequest | None = None
    """Who asked for it with a key."""
    seats: SeatValues = {}
    row: dict[str, Any] = {}
    """Fields of the table itself that change besides its progress."""
    decide: Callable[[Connection], SeatValues] | None = None
    """What only the store can tell, such as who gets a seat: called in the same transaction, it writes what belongs to
    the change, or refuses it, and returns which fields of seats change as well."""
    presence: PresenceChange | None = None
    """Who has come and gone; such a change has nothing else."""
    is_after_newest: bool = False
    """The events come after whatever other nodes have written meanwhile: the store gives them their numbers."""


STRUCTURED = json_fields(TableRow)


def table_of(row: dict[str, Any], seats: list[SeatRow]) -> TableRow:
    """A table from its database row; the structured columns are JSON."""
    for name, kind in STRUCTURED.items():
        row[name] = msgspec.json.decode(row[name], type=kind)
    return TableRow(**row, seats=tuple(seats))


def with_fields(table: TableRow, row: dict[str, Any], seats: SeatValues) -> TableRow:
    """The row with other fields, of its own and of its seats."""
    if seats:
        kept = [msgspec.structs.replace(seat, **seats.get(seat.seat, {})) for seat in table.seats]
        return msgspec.structs.replace(table, **row, seats=tuple(kept))
    return msgspec.structs.replace(table, **row)


def row_of(table: TableRow) -> dict[str, Any]:
    """The database row of a table, without its seats."""
    row = {name: getattr(table, name) for name in TableRow.__struct_fields__ if name != "seats"}
    return stored_values(row)


def stored_values(row: dict[str, Any]) -> dict[str, Any]:
    """Fields of a table as the store takes them."""
    return {name: msgspec.json.encode(value).decode() if name in STRUCTURED else value for name, value in row.items()}
