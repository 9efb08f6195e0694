"""What everybody may know of a table: its head."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Literal, cast

from kiru.protocol import heads
from kiru.protocol.heads import Head, ListedSeat, ListedTable, Permissions, Phase, Seat
from kiru.protocol.meeting import LobbyTable
from kiru.server.kits import kit_of
from kiru.server.store import tokens
from kiru.server.store.enums import ClockKind, DealerKind, LessonState, SeatKind, SeatStatus, TablePhase
from kiru.server.store.models import Allow, Clock, SeatRow, Series, TableRow
from kiru.server.store.service_time import ServiceTime
from kiru.server.tables import agreement, clocks

KEPT_MS = 600_000
"""How long the seats of a rematch are kept for those who played."""


def moment(at: int) -> str:
    """A time as clients read it."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")


def moment_of(at: int | None, time: ServiceTime) -> str | None:
    """A moment of the nodes' time as clients read it."""
    return None if at is None else moment(time.wall(at))


def head_of(table: TableRow, here: Collection[int], absent_ms: int, time: ServiceTime) -> Head:
    """The public head; `here` are the seats with a connection."""
    return {
        "table": table.id,
        "game": table.game,
        "players": table.players,
        "options": table.options,
        "box": table.box,
        "seats": [seat_of(table, seat, seat.seat in here, absent_ms, time) for seat in table.seats],
        "phase": phase_of(table),
        "seq": table.seq,
        "asked": table.asked if table.phase == TablePhase.PLAYING else None,
        "since": moment_of(table.asked_at, time),
        "due": moment_of(table.due, time),
        "created": moment(table.created),
        "listed": table.listed,
        "look": table.look,
        "base": table.base,
        "allow": allow_of(table.allow),
        "clock": clock_of(table.clock),
        "dealer": dealer_of(table),
        "ended": cast(heads.Ending | None, table.ended),
        "next": table.next,
        "offer": offer_of(table),
        "series": series_of(table.series),
        "lesson": lesson_of(table.lesson),
        "picks": list(picks_of(table)),
    }


def seat_of(table: TableRow, seat: SeatRow, here: bool, absent_ms: int, time: ServiceTime) -> Seat:
    here = here and seat.kind == SeatKind.PERSON
    is_away = not here and seat.kind == SeatKind.PERSON and seat.status == SeatStatus.TAKEN and seat.seen
    return {
        **listed_seat(seat),
        "here": here,
        "away": moment_of(seat.seen, time) if is_away else None,
        "kept": moment(table.created + KEPT_MS) if seat.status == SeatStatus.KEPT else None,
        "muted": seat.muted,
        "left": None if seat.left_ms is None else seat.left_ms / 1000,
        "replaceable": clocks.may_be_replaced(table, seat, here, absent_ms, time.now()),
        "pick": seat.pick,
    }


def lesson_of(lesson: LessonState) -> Literal["begun", "finished"] | None:
    if lesson == LessonState.NONE:
        return None
    return "begun" if lesson == LessonState.BEGUN else "finished"


def picks_of(table: TableRow) -> Sequence[str]:
    """What a seat may pick for itself now: nothing once the game has begun, or where decisions were brought along."""
    picks = kit_of(table.game).picks
    return () if picks is None or table.phase != TablePhase.WAITING or table.base else picks.choices


def offer_of(table: TableRow) -> list[int] | None:
    """The seats that want to end the game as it stands."""
    offer = agreement.standing(table)
    return None if offer is None else list(offer.seats)


def series_of(series: Series | None) -> heads.SeriesScore | None:
    return None if series is None else {"best_of": series.best_of, "wins": list(series.wins)}


def listed_seat(seat: SeatRow) -> ListedSeat:
    return {
        "seat": seat.seat,
        "kind": seat.kind.value,
        "name": seat.name,
        "bot": seat.bot,
        "status": seat.status.value,
    }


def phase_of(table: TableRow) -> Phase:
    return table.phase.value


def allow_of(allow: Allow) -> Permissions:
    return {
        "undo": allow.undo,
        "hints": allow.hints,
        "spectators": allow.spectators,
        "chat": allow.chat,
        "rated": allow.rated,
    }


def clock_of(clock: Clock) -> heads.Clock | None:
    """The clock as it was asked for."""
    if clock.kind == ClockKind.DEADLINE:
        return {"kind": "deadline", "hours": clock.hours}
    if clock.kind == ClockKind.CLOCK:
        return {"kind": "clock", "minutes": clock.minutes, "increment": clock.increment}
    return None


def dealer_of(table: TableRow) -> heads.DealerInfo:
    """A random seed is sealed until the end; a chosen one is open to all."""
    if table.dealer == DealerKind.RANDOM:
        seed = table.seed if table.phase == TablePhase.OVER and not table.sealed else None
        return {"kind": "random", "hash": tokens.seal(table.seed), "seed": seed}
    if table.dealer == DealerKind.SEEDED:
        return {"kind": "seeded", "seed": table.seed}
    return {"kind": "scripted"}


def waits_for(table: TableRow, seats: Collection[int]) -> bool:
    """Whether the table waits for one of these seats, and not for a bot in it."""
    return table.phase == TablePhase.PLAYING and table.asked in seats and not table.asked_bot


def short_head(table: TableRow) -> ListedTable:
    """One line of a list of tables."""
    return {
        "table": table.id,
        "game": table.game,
        "players": table.players,
        "seats": [listed_seat(seat) for seat in table.seats],
        "phase": phase_of(table),
        "seq": table.seq,
        "asked": table.asked if table.phase == TablePhase.PLAYING else None,
        "created": moment(table.created),
        "changed": moment(table.changed),
        "ended": cast(heads.Ending | None, table.ended),
    }


def lobby_table(table: TableRow) -> LobbyTable:
    """A line of the lobby, with what people choose by."""
    return {
        **short_head(table),
        "rated": table.allow.rated,
        "clock": clock_of(table.clock),
        "spectators": table.allow.spectators,
    }
