"""All ratings counted anew from the records of the rated games, beside a server that may be running."""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, delete, select, update

from kiru.arena import bot_ratings
from kiru.core.errors import KiruError
from kiru.server.people import counting, ledger
from kiru.server.people.finished import FinishedGame, read_finished
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
        if table in replayed:
            note_again(connection, replayed[table])
    counting.count_pairs(connection, bot_ratings.shipped())
    return Rebuilt(len(tables), len(before.symmetric_difference(all_ratings(connection))))


def note_again(connection: Connection, game: FinishedGame) -> None:
    """Places and points as the record has them."""
    for number, seat in enumerate(game.seats):
        own = (seat_results.c.table_id == game.table, seat_results.c.seat == number)
        lines = msgspec.json.encode(seat.lines).decode()
        connection.execute(update(seat_results).where(*own).values(place=seat.place, lines=lines))


def all_ratings(connection: Connection) -> set[tuple[Any, ...]]:
    return {tuple(row) for row in connection.execute(select(ratings))}
