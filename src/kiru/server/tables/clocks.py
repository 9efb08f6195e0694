"""Whose time runs: deadlines in hours, thinking time in minutes, and who may be waited for no longer."""

from kiru.server.store.enums import ClockKind, SeatKind, SeatStatus, TablePhase
from kiru.server.store.models import Clock, Progress, SeatRow, TableRow

HOUR = 3_600_000
MINUTE = 60_000
SECOND = 1_000


def first_left(clock: Clock) -> int | None:
    """The thinking time of a seat at the start."""
    return round(clock.minutes * MINUTE) if clock.kind == ClockKind.CLOCK else None


def progress(table: TableRow, phase: TablePhase, seq: int, asked: int | None, events: int, now: int) -> Progress:
    """Where the table stands after events: whose turn it is, since when, and until when."""
    is_same_turn = asked is not None and asked == table.asked and table.phase == TablePhase.PLAYING
    bot = asked is not None and table.seats[asked].bot is not None
    left = charged(table, asked, now)
    due = None if asked is None or bot else due_of(table, asked, is_same_turn, left, now)
    return Progress(
        phase=phase,
        seq=seq,
        asked=asked,
        asked_bot=bot,
        asked_at=now if asked is not None else None,
        turn=table.turn if is_same_turn else events,
        due=due,
        falls=due if table.clock.kind == ClockKind.CLOCK else None,
        left=left,
    )


def charged(table: TableRow, asked: int | None, now: int) -> tuple[int, int] | None:
    """What the seat that was asked has left of its thinking time; an increment is added when its turn is over."""
    if (
        table.clock.kind != ClockKind.CLOCK
        or table.asked is None
        or table.asked_at is None
        or table.phase != TablePhase.PLAYING
    ):
        return None
    seat = table.seats[table.asked]
    if seat.left_ms is None or seat.bot is not None:
        return None
    # Time may have been given back since: that wins nobody more than there was.
    left = max(0, seat.left_ms - max(0, now - table.asked_at))
    if asked != table.asked and left:
        left += round(table.clock.increment * SECOND)
    return table.asked, left


def due_of(table: TableRow, asked: int, is_same_turn: bool, left: tuple[int, int] | None, now: int) -> int | None:
    """When the asked seat is late."""
    if table.clock.kind == ClockKind.DEADLINE:
        return table.due if is_same_turn and table.due else now + round(table.clock.hours * HOUR)
    if table.clock.kind == ClockKind.CLOCK:
        own = left[1] if left is not None and left[0] == asked else table.seats[asked].left_ms
        return now + (own or 0)
    return None


def may_be_replaced(table: TableRow, seat: SeatRow, is_here: bool, absent_ms: int, now: int) -> bool:
    """Whether the others may let a bot play on for a seat."""
    if seat.kind != SeatKind.PERSON or seat.bot is not None or table.phase != TablePhase.PLAYING:
        return False
    if seat.status in (SeatStatus.LEFT, SeatStatus.LATE):
        return True
    if table.asked != seat.seat:
        return False
    if table.due is not None:
        return now > table.due
    return not is_here and table.asked_at is not None and now - max(table.asked_at, seat.seen) > absent_ms
