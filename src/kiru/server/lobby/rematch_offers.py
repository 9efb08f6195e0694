"""Who wants to play again with somebody, wherever on the site they are."""

from sqlalchemy import Connection, select

from kiru.protocol.answers import RematchOffer, RematchOffers
from kiru.server.store import schema
from kiru.server.store.enums import SeatKind, SeatStatus, TablePhase
from kiru.server.store.models import TableRow, now_ms
from kiru.server.store.people import avoiding
from kiru.server.store.tables import with_seats
from kiru.server.tables.heads import KEPT_MS, moment

MOST = 5
"""Offers that are told at once, the newest first."""
AGAIN = {TablePhase.OVER: 4.0, TablePhase.PLAYING: 10.0}
SELDOM = 30.0
"""Seconds between two questions: while a game of the asker has just ended, while one goes on, and else."""


def offers_to(connection: Connection, device: bytes) -> RematchOffers:
    """The rematches at which a seat is kept for a browser; how soon to ask again is part of the answer."""
    since = now_ms() - KEPT_MS
    devices, rows, seats = schema.devices, schema.tables, schema.seats
    own = select(devices.c.table_id, devices.c.seat).where(devices.c.hash == device, devices.c.seat >= 0).subquery()
    is_new = (rows.c.archived.is_(False), rows.c.changed >= since)
    kept = (
        select(rows.c.id)
        .join(own, own.c.table_id == rows.c.id)
        .join(seats, (seats.c.table_id == own.c.table_id) & (seats.c.seat == own.c.seat))
        .where(rows.c.phase == TablePhase.WAITING, *is_new, seats.c.status == SeatStatus.KEPT)
    )
    query = select(rows).where(rows.c.id.in_(kept)).order_by(rows.c.created.desc()).limit(MOST)
    found = with_seats(connection, query)
    phases = select(rows.c.phase).join(own, own.c.table_id == rows.c.id).where(*is_new).distinct()
    again = min((AGAIN.get(phase, SELDOM) for phase in connection.execute(phases).scalars()), default=SELDOM)
    held = {(row.table_id, row.seat) for row in connection.execute(select(own).where(own.c.table_id.in_(kept)))}
    apart = avoiding.apart_from(connection, [table.id for table in found], device)
    return {"offers": [offer(table, held) for table in found if table.id not in apart], "again": again}


def offer(table: TableRow, held: set[tuple[str, int]]) -> RematchOffer:
    """An offer, with the first of the asker's seats that is still kept."""
    kept = [seat.seat for seat in table.seats if seat.status == SeatStatus.KEPT and (table.id, seat.seat) in held]
    sitting = [seat.name for seat in table.seats if seat.kind == SeatKind.PERSON and seat.status == SeatStatus.TAKEN]
    until = moment(table.created + KEPT_MS)
    return {"table": table.id, "game": table.game, "seat": kept[0], "names": sitting, "until": until}
