"""How the tables of a round come to their results: played out, given up, or still playing when the time is up."""

from typing import Any

import msgspec
from sqlalchemy import Connection, select, update

from kiru.server.clubs import contests
from kiru.server.clubs.contest_state import ContestState, RoundTable
from kiru.server.people.finished import has_given_up
from kiru.server.store.clubs.schema import contest_seats, contest_tables
from kiru.server.store.enums import TablePhase
from kiru.server.store.models import TableRow
from kiru.server.store.people.schema import seat_results
from kiru.server.store.store import read_table


def close_finished(connection: Connection, state: ContestState, table: RoundTable) -> bool:
    """Take over what came of a table that is over; False if it is not, or was taken over before."""
    row = read_table(connection, table.table or "")
    if row is None or row.phase != TablePhase.OVER or not mark_closed(connection, state, table):
        return False
    query = select(seat_results).where(seat_results.c.table_id == row.id).order_by(seat_results.c.seat)
    found = {one.seat: one for one in connection.execute(query)}
    for seat in row.seats:
        noted = found.get(seat.seat)
        points = sum(msgspec.json.decode(noted.lines, type=list[int])) if noted is not None else None
        place = noted.place if noted is not None else 1
        write_seat(connection, state, table, seat.seat, place=place, points=points, is_forfeit=has_given_up(seat))
    return True


def close_unfinished(connection: Connection, state: ContestState, table: RoundTable) -> bool:
    """The time is up: whoever the table waits for has forfeited, as has whoever gave up; the others are equal."""
    row = read_table(connection, table.table or "")
    if row is None or row.phase == TablePhase.OVER or not mark_closed(connection, state, table):
        return False
    lost = forfeits(row)
    for seat in row.seats:
        is_lost = seat.seat in lost
        write_seat(connection, state, table, seat.seat, place=2 if is_lost else 1, points=None, is_forfeit=is_lost)
    return True


def forfeits(row: TableRow) -> set[int]:
    """The seats that have kept a table from its end."""
    lost = {seat.seat for seat in row.seats if has_given_up(seat)}
    if row.phase == TablePhase.PLAYING and row.asked is not None and not row.asked_bot:
        lost.add(row.asked)
    return lost


def mark_closed(connection: Connection, state: ContestState, table: RoundTable) -> bool:
    """A table counts once, whoever comes first."""
    own = (contest_tables.c.contest == state.id, contest_tables.c.round == table.round)
    one = (contest_tables.c.number == table.number, contest_tables.c.is_closed.is_(False))
    contests.touch(connection, state.id)
    return connection.execute(update(contest_tables).where(*own, *one).values(is_closed=True)).rowcount == 1


def write_seat(connection: Connection, state: ContestState, table: RoundTable, seat: int, **values: Any) -> None:
    key = (contest_seats.c.contest == state.id, contest_seats.c.round == table.round)
    one = (contest_seats.c.number == table.number, contest_seats.c.seat == seat)
    connection.execute(update(contest_seats).where(*key, *one).values(**values))
