"""Ratings and statistics counted anew from the records of all games, beside a server that may be running."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, delete, select

from kiru.arena import bot_ratings
from kiru.core.errors import KiruError
from kiru.server.people import counting, ledger
from kiru.server.people.finished import FinishedGame, read_finished
from kiru.server.settings import Settings
from kiru.server.store.migrate import existing
from kiru.server.store.people.schema import rating_steps, ratings, results, seat_results
from kiru.server.store.store import for_writing

AT_ONCE = 100
"""Unrated games that are noted anew in one transaction."""


class Rebuilt(NamedTuple):
    """How many games were counted, and how many ratings are other than they were."""

    games: int
    changed: int
    noted: int = 0
    """Finished games, rated or not, whose places, points and openings were read again, …"""
    mended: int = 0
    """… and of how many seats something else had been noted."""


def rebuild(settings: Settings) -> Rebuilt:
    """Replay every game, then count the rated ones in the order in which they were counted first."""
    with existing(settings) as engine:
        rated = {game.table: game for game in replayed(engine, list_tables(engine, numbered()))}
        others = list_tables(engine, unnumbered())
        mended = sum(note_some(engine, others[start : start + AT_ONCE]) for start in range(0, len(others), AT_ONCE))
        with for_writing(engine).begin() as connection:
            done = count_anew(connection, rated)
        return done._replace(noted=len(rated) + len(others), mended=mended + done.mended)


def replayed(engine: Engine, tables: Sequence[str]) -> Iterator[FinishedGame]:
    """What came of games; replayed while others may write."""
    for table in tables:
        with engine.connect() as connection:
            game = read_finished(connection, table)
        if game is None:
            raise KiruError("error-table", table=table)
        yield game


def list_tables(engine: Engine, query: Any) -> list[str]:
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def numbered() -> Any:
    return select(results.c.table_id).where(results.c.number.is_not(None)).order_by(results.c.number)


def unnumbered() -> Any:
    return select(results.c.table_id).where(results.c.number.is_(None)).order_by(results.c.table_id)


def note_some(engine: Engine, tables: Sequence[str]) -> int:
    """Note unrated games anew; of how many seats something else had been noted."""
    games = list(replayed(engine, tables))
    with for_writing(engine).begin() as connection:
        ledger.lock(connection)
        return note_all(connection, games)


def note_all(connection: Connection, games: Sequence[FinishedGame]) -> int:
    before = seats_of(connection, games)
    for game in games:
        ledger.note_again(connection, game)
    return len(before - seats_of(connection, games))


def seats_of(connection: Connection, games: Sequence[FinishedGame]) -> set[tuple[Any, ...]]:
    """The rows of the seats of games."""
    found: set[tuple[Any, ...]] = set()
    for start in range(0, len(games), AT_ONCE):
        here = seat_results.c.table_id.in_([game.table for game in games[start : start + AT_ONCE]])
        found |= {tuple(row) for row in connection.execute(select(seat_results).where(here))}
    return found


def count_anew(connection: Connection, replayed: dict[str, FinishedGame]) -> Rebuilt:
    """Every rating from nothing; who sat where is known from the first count, games since the replay too."""
    ledger.lock(connection)
    before = all_ratings(connection)
    connection.execute(delete(rating_steps))
    connection.execute(delete(ratings))
    tables = list(connection.execute(numbered()).scalars())
    mended = note_all(connection, [replayed[table] for table in tables if table in replayed])
    counting.count_pairs(connection, bot_ratings.shipped())
    return Rebuilt(len(tables), len(before.symmetric_difference(all_ratings(connection))), mended=mended)


def all_ratings(connection: Connection) -> set[tuple[Any, ...]]:
    return {tuple(row) for row in connection.execute(select(ratings))}
