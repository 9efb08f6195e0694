"""All ratings counted anew from the records of the rated games, beside a server that may be running."""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, delete, select, update

from kiru.core.errors import KiruError
from kiru.server.people import ledger
from kiru.server.people.finished import FinishedGame, FinishedSeat, read_finished
from kiru.server.settings import Settings
from kiru.server.store.migrate import existing
from kiru.server.store.people.schema import rating_steps, ratings, results, seat_results
from kiru.server.store.store import for_writing


class Rebuilt(NamedTuple):
    """How many games were counted, and how many ratings are other than they were."""

    games: int
    changed: int


def rebuild(settings: Settings) -> Rebuilt:
    """Replay every rated game, then count them all in the order in which they were counted first."""
    with existing(settings) as engine:
        replayed = replay_all(engine)
        with for_writing(engine).begin() as connection:
            return count_anew(connection, replayed)


def replay_all(engine: Engine) -> dict[str, FinishedGame]:
    """What came of every rated game; replayed while others may write."""
    found: dict[str, FinishedGame] = {}
    for table in read_numbered(engine):
        with engine.connect() as connection:
            game = read_finished(connection, table)
        if game is None:
            raise KiruError("error-table", table=table)
        found[table] = game
    return found


def read_numbered(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return list(connection.execute(numbered()).scalars())


def numbered() -> Any:
    return select(results.c.table_id).where(results.c.number.is_not(None)).order_by(results.c.number)


def count_anew(connection: Connection, replayed: dict[str, FinishedGame]) -> Rebuilt:
    """Every rating from nothing; who sat where is known from the first count, games since the replay too."""
    ledger.lock(connection)
    before = all_ratings(connection)
    connection.execute(delete(rating_steps))
    connection.execute(delete(ratings))
    tables = list(connection.execute(numbered()).scalars())
    for table in tables:
        seats = connection.execute(
            select(seat_results).where(seat_results.c.table_id == table).order_by(seat_results.c.seat)
        ).all()
        game = replayed.get(table) or noted_game(connection, table, seats)
        for seat, fresh in zip(seats, game.seats, strict=True):
            own = (seat_results.c.table_id == table, seat_results.c.seat == seat.seat)
            lines = msgspec.json.encode(fresh.lines).decode()
            connection.execute(update(seat_results).where(*own).values(place=fresh.place, lines=lines))
        ledger.rate(connection, game, [seat.player for seat in seats])
    return Rebuilt(len(tables), len(before.symmetric_difference(all_ratings(connection))))


def noted_game(connection: Connection, table: str, seats: Any) -> FinishedGame:
    """A game that was noted after the others had been replayed."""
    row = connection.execute(select(results).where(results.c.table_id == table)).one()
    finished = [
        FinishedSeat("", seat.bot, seat.place, msgspec.json.decode(seat.lines, type=list[int])) for seat in seats
    ]
    return FinishedGame(table, row.game, row.at, True, finished)


def all_ratings(connection: Connection) -> set[tuple[Any, ...]]:
    return {tuple(row) for row in connection.execute(select(ratings))}
