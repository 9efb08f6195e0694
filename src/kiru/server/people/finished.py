"""What came of a finished game: read from its record, never from what somebody says."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from kiru.core.referee import Referee
from kiru.server.store.enums import GIVEN_UP, SeatKind, SeatStatus, TablePhase
from kiru.server.store.models import SeatRow, TableRow
from kiru.server.store.store import History, read_history
from kiru.server.tables import replay

BROKEN_OFF = ("stuck", "agreed", "abandoned")
"""Ends that say nothing about who would have won: points in the middle of a game are no measure of strength."""


class FinishedSeat(msgspec.Struct, frozen=True):
    """A seat at the end: a person's, or a bot's."""

    name: str
    bot: str | None
    """The bot for which the seat was set; None for a person, whoever played on."""
    place: int
    lines: list[int]
    """The points of every score line."""


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that is over."""

    table: str
    game: str
    at: int
    is_rated: bool
    seats: list[FinishedSeat]


def read_finished(connection: Connection, table: str) -> FinishedGame | None:
    return finished_in(read_history(connection, table))


def finished_in(history: History | None) -> FinishedGame | None:
    """The game of a table, replayed from its decisions; None for one that is not over, or is only looked at."""
    if history is None or history.table.phase != TablePhase.OVER or history.table.look:
        return None
    return finished_of(history.table, replay.replayed(history.table, history.steps)[1])


def finished_of(row: TableRow, match: Referee) -> FinishedGame:
    state = match.state
    places = places_of(row.seats, list(state.ranking()))
    seats = [
        FinishedSeat(
            name=seat.name,
            bot=(seat.bot or "") if seat.kind == SeatKind.BOT else None,
            place=places[number],
            lines=list(map(int, state.score_lines(number))),
        )
        for number, seat in enumerate(row.seats)
    ]
    return FinishedGame(row.id, row.game, row.changed, counts(row), seats)


def counts(row: TableRow) -> bool:
    """Whether a finished game changes ratings: one that was rated from its first deal to an end by the rules."""
    is_broken_off = row.ended is not None and row.ended.get("kind") in BROKEN_OFF
    return row.allow.rated and not row.base and row.players > 1 and not is_broken_off


def places_of(seats: Sequence[SeatRow], ranking: list[int]) -> list[int]:
    """Everybody's place; a person who gave up or left the seat to a bot is last, however well the bot has played."""
    keys = [(has_given_up(seat), 0 if has_given_up(seat) else ranking[seat.seat]) for seat in seats]
    return [1 + sum(other < key for other in keys) for key in keys]


def has_given_up(seat: SeatRow) -> bool:
    if seat.kind != SeatKind.PERSON:
        return False
    return seat.status in (*GIVEN_UP, SeatStatus.LEFT) or seat.bot is not None
