"""What came of a finished game: read from its record, never from what somebody says."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from kiru.core.referee import Referee
from kiru.games.kit import Kit
from kiru.server.store.enums import GIVEN_UP, DealerKind, SeatKind, SeatStatus, TablePhase
from kiru.server.store.models import SeatRow, TableRow
from kiru.server.store.store import History, read_history
from kiru.server.tables import replay
from kiru.statistics import played

BROKEN_OFF = ("stuck", "agreed", "abandoned", "closed")
"""Ends that say nothing about who would have won: points in the middle of a game are no measure of strength."""
DETAIL = 1
"""How much is noted of a finished game; with every number more."""


class FinishedSeat(msgspec.Struct, frozen=True):
    """A seat at the end: a person's, or a bot's."""

    name: str
    bot: str | None
    """The bot for which the seat was set; None for a person, whoever played on."""
    place: int
    lines: list[int]
    """The points of every score line."""
    is_whole: bool
    """Whoever sat there has played to the end by the rules."""
    opening: dict[str, str]
    """How the seat began, in the words of the game's traits."""


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that is over."""

    table: str
    game: str
    at: int
    is_rated: bool
    is_counted: bool
    """It belongs into the statistics of its players."""
    is_begun: bool
    """Somebody played; a table that was closed before its first deal brought nobody together."""
    seats: list[FinishedSeat]


def read_finished(connection: Connection, table: str) -> FinishedGame | None:
    return finished_in(read_history(connection, table))


def finished_in(history: History | None) -> FinishedGame | None:
    """The game of a table, replayed from its decisions; None for one that is not over, or is only looked at."""
    if history is None or history.table.phase != TablePhase.OVER or history.table.look:
        return None
    return finished_of(history.table, *replay.replayed(history.table, history.steps))


def finished_of(row: TableRow, kit: Kit, match: Referee) -> FinishedGame:
    state, began = match.state, played.openings(kit, match)
    places = places_of(row.seats, list(state.ranking()))
    seats = [
        FinishedSeat(
            name=seat.name,
            bot=(seat.bot or "") if seat.kind == SeatKind.BOT else None,
            place=places[number],
            lines=list(map(int, state.score_lines(number))),
            is_whole=state.is_over and not has_given_up(seat),
            opening=began[number],
        )
        for number, seat in enumerate(row.seats)
    ]
    return FinishedGame(row.id, row.game, row.changed, is_rated(row), is_counted(row), row.seq > 0, seats)


def is_rated(row: TableRow) -> bool:
    """Whether a finished game changes ratings: one that was rated from its first deal to an end by the rules."""
    return row.allow.rated and not row.base and row.players > 1 and not is_broken_off(row)


def is_counted(row: TableRow) -> bool:
    """Whether it counts for statistics: the standard box, a deal that nobody knew, played from its beginning on."""
    is_known = row.dealer == DealerKind.SEEDED
    return not (row.base or row.look or row.box_text or is_known or is_broken_off(row))


def is_broken_off(row: TableRow) -> bool:
    """Whether it is unknown who would have won: also where a table was ended while somebody still played."""
    kind = (row.ended or {}).get("kind")
    is_played = any(seat.kind == SeatKind.PERSON and not has_given_up(seat) for seat in row.seats)
    return kind in BROKEN_OFF or (kind == "ended" and is_played)


def places_of(seats: Sequence[SeatRow], ranking: list[int]) -> list[int]:
    """Everybody's place; a person who gave up or left the seat to a bot is last, however well the bot has played."""
    keys = [(has_given_up(seat), 0 if has_given_up(seat) else ranking[seat.seat]) for seat in seats]
    return [1 + sum(other < key for other in keys) for key in keys]


def has_given_up(seat: SeatRow) -> bool:
    if seat.kind != SeatKind.PERSON:
        return False
    return seat.status in (*GIVEN_UP, SeatStatus.LEFT) or seat.bot is not None
