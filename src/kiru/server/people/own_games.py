"""The games of somebody: every table at which one of their browsers holds a seat, page by page, the latest first."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, and_, delete, exists, func, insert, or_, select

from kiru.core.errors import KiruError
from kiru.protocol.people import GameScore, OwnGame, OwnGames
from kiru.server.store import schema
from kiru.server.store.enums import LessonState, TablePhase
from kiru.server.store.models import TableRow
from kiru.server.store.people.schema import dismissals, seat_results
from kiru.server.store.tables import browsers_of, with_seats
from kiru.server.tables import heads

PAGE = 20


class Wanted(NamedTuple):
    """Which games somebody wants to see."""

    phase: TablePhase | None = None
    game: str = ""
    name: str = ""
    """A part of the name of somebody at the table."""
    before: tuple[int, str] | None = None
    """Only those after this one in the list: when it was changed, and its table."""


def own_tables(hashes: Sequence[bytes], wanted: Wanted, with_dismissed: bool = False) -> Select[Any]:
    """The tables somebody has a seat at, the latest first; as a rule none that were dismissed, nor lessons that are
    through."""
    tables, devices, seats = schema.tables, schema.devices, schema.seats
    held = select(devices.c.table_id).where(devices.c.hash.in_(hashes), devices.c.seat >= 0)
    gone = select(dismissals.c.table_id).where(dismissals.c.hash.in_(hashes))
    query = select(tables).where(tables.c.id.in_(held), tables.c.look.is_(False))
    if not with_dismissed:
        query = query.where(tables.c.id.not_in(gone), tables.c.lesson != LessonState.FINISHED)
    if wanted.phase is not None:
        query = query.where(tables.c.phase == wanted.phase)
    if wanted.game:
        query = query.where(tables.c.game == wanted.game)
    if wanted.name:
        is_named = func.lower(seats.c.name).contains(wanted.name.lower(), autoescape=True)
        query = query.where(exists().where(seats.c.table_id == tables.c.id, is_named))
    if wanted.before is not None:
        at, table = wanted.before
        query = query.where(or_(tables.c.changed < at, and_(tables.c.changed == at, tables.c.id < table)))
    return query.order_by(tables.c.changed.desc(), tables.c.id.desc())


def own_games(connection: Connection, device: bytes, wanted: Wanted) -> OwnGames:
    """A page of somebody's games."""
    hashes = browsers_of(connection, device)
    found = with_seats(connection, own_tables(hashes, wanted).limit(PAGE + 1))
    page, tables = found[:PAGE], [table.id for table in found[:PAGE]]
    held, scores = held_seats(connection, hashes, tables), scores_of(connection, tables)
    last = f"{page[-1].changed}-{page[-1].id}" if len(found) > PAGE else None
    return {"games": [own_game(table, held[table.id], scores.get(table.id)) for table in page], "next": last}


def own_game(table: TableRow, seats: set[int], scores: list[GameScore] | None) -> OwnGame:
    return {
        **heads.short_head(table),
        "you": sorted(seats),
        "your_turn": heads.waits_for(table, seats),
        "rated": table.allow.rated,
        "scores": scores,
    }


def held_seats(connection: Connection, hashes: Sequence[bytes], tables: Collection[str]) -> dict[str, set[int]]:
    devices = schema.devices
    held: dict[str, set[int]] = {table: set() for table in tables}
    own = (devices.c.hash.in_(hashes), devices.c.table_id.in_(tables), devices.c.seat >= 0)
    for table, seat in connection.execute(select(devices.c.table_id, devices.c.seat).where(*own)):
        held[table].add(seat)
    return held


def scores_of(connection: Connection, tables: Collection[str]) -> dict[str, list[GameScore]]:
    """Places and points of the games that are noted."""
    found: dict[str, list[GameScore]] = {}
    query = select(seat_results).where(seat_results.c.table_id.in_(tables))
    for row in connection.execute(query.order_by(seat_results.c.table_id, seat_results.c.seat)):
        points = sum(msgspec.json.decode(row.lines, type=list[int]))
        found.setdefault(row.table_id, []).append({"place": row.place, "points": points})
    return found


def check_own(connection: Connection, device: bytes, table: str) -> None:
    """Refuse whoever has no seat at a table."""
    if not held_seats(connection, browsers_of(connection, device), [table])[table]:
        raise KiruError("error-not-yours")


def dismiss(connection: Connection, device: bytes, table: str) -> None:
    """Take a finished game out of somebody's list; it stays where it is for everybody else."""
    check_own(connection, device, table)
    phase = connection.execute(select(schema.tables.c.phase).where(schema.tables.c.id == table)).scalar()
    if phase != TablePhase.OVER:
        raise KiruError("error-not-now")
    bring_back(connection, device, table)
    connection.execute(insert(dismissals), [{"hash": device, "table_id": table}])


def bring_back(connection: Connection, device: bytes, table: str) -> None:
    """Put a dismissed game into the list again."""
    own = dismissals.c.hash.in_(browsers_of(connection, device))
    connection.execute(delete(dismissals).where(own, dismissals.c.table_id == table))
