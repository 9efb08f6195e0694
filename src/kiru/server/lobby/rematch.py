"""Playing again: one press sets the same table once more and keeps everybody's seat for a while."""

from collections.abc import Callable, Collection
from functools import partial

from sqlalchemy import Connection, insert, select

from kiru.core.errors import KiruError
from kiru.protocol.answers import TableMade
from kiru.server.kits import kit_of
from kiru.server.lobby.create_table import UnsavedTable
from kiru.server.lobby.lobby import Lobby
from kiru.server.lobby.seating import entered
from kiru.server.store import schema, tables
from kiru.server.store.enums import SeatKind, SeatStatus, TablePhase, TokenKind
from kiru.server.store.models import SeatValues, TableRow, now_ms, with_fields
from kiru.server.store.people import avoiding
from kiru.server.store.tables import Rights
from kiru.server.store.tokens import Asker
from kiru.server.tables import clocks, heads, series
from kiru.server.tables.room import Room

MOST = 200
"""Tables whose seats are given free in one round."""


async def rematch(
    lobby: Lobby, table: str, rights: Rights, device: bytes | None, best_of: int | None = None
) -> TableMade:
    """Offer a rematch and sit down at it, or sit down at the one that was offered: whoever asks, there is one table."""
    if not rights.seats and not rights.is_owner:
        raise KiruError("error-not-yours")
    async with entered(lobby, table, rights) as room:
        old = room.table
        if old.phase != TablePhase.OVER or old.look:
            raise KiruError("error-not-now")
        new = await offer(lobby, room, rights.seats, device, best_of) if old.next is None else None
        next_table = room.table.next
    if new is not None:
        return await lobby.begin_new(new)
    assert next_table is not None
    if await lobby.store.read(lambda connection: tables.kept_seats(connection, next_table)) & rights.seats:
        await take_kept(lobby, next_table, partial(kept_of, table=next_table, seats=rights.seats, device=device))
    return TableMade(table=next_table, seats=[])


async def offer(
    lobby: Lobby, room: Room, mine: Collection[int], device: bytes | None, best_of: int | None
) -> UnsavedTable | None:
    """Under the lock: set the new table; None if another node has set one a moment ago."""
    old = room.table
    held = await lobby.store.read(lambda connection: tables.held_seats(connection, old.id))
    fresh = set_again(old, held, mine)
    row = with_fields(fresh, {"series": series.following(old, room.match.state, best_of)}, {})
    new = lobby.prepare(row, [], device, ())

    def decide(connection: Connection) -> SeatValues:
        check_first(connection, old)
        new.write(connection)
        inherit(connection, old, new.row)
        return {}

    plan = room.plan_without_events()
    plan.row, plan.decide = {"next": new.row.id}, decide
    await lobby.open_tables.add()
    try:
        await room.change(plan, room.broadcaster.show_head)
    except KiruError:
        await room.read_on()
        if room.table.next is None:
            raise
        return None
    return new


def set_again(old: TableRow, held: Collection[int], mine: Collection[int]) -> TableRow:
    """A new table like an old one, by the newest rules: who asks sits down, the others find their seats kept.

    Everybody keeps seat and color; where the table says who begins, it is the next one's turn to.
    """
    fresh = tables.again(old)
    persons: SeatValues = {}
    for seat in fresh.seats:
        if seat.kind == SeatKind.PERSON:
            status = SeatStatus.TAKEN if seat.seat in mine else SeatStatus.KEPT
            status = status if seat.seat in held else SeatStatus.OPEN
            persons[seat.seat] = {"bot": None, "status": status, "left_ms": clocks.first_left(fresh.clock)}
    options = dict(fresh.options)
    if options.get("first", "random").isdigit():
        options["first"] = str(int(options["first"]) % old.players + 1)
    return with_fields(fresh, {"ruleset": kit_of(old.game, old.box_text).game.version, "options": options}, persons)


def check_first(connection: Connection, old: TableRow) -> None:
    """Only the first rematch of a table counts."""
    if connection.execute(select(schema.tables.c.next).where(schema.tables.c.id == old.id)).scalar() is not None:
        raise KiruError("error-stale", seq=old.seq, found=old.seq)


def inherit(connection: Connection, old: TableRow, fresh: TableRow) -> None:
    """Tokens and devices go along, each to its seat."""
    kept = {seat.seat for seat in fresh.seats if seat.status in (SeatStatus.TAKEN, SeatStatus.KEPT)}
    for held in (schema.tokens, schema.devices):
        rows = [dict(row) for row in connection.execute(select(held).where(held.c.table_id == old.id)).mappings()]
        moved = [
            row | {"table_id": fresh.id}
            for row in rows
            if row["seat"] in kept and row.get("kind", TokenKind.SEAT) == TokenKind.SEAT
        ]
        if moved:
            connection.execute(insert(held), moved)


async def sit(lobby: Lobby, table: str, asker: Asker) -> None:
    """Sit down on the seats that are kept for the asker; who sits there already may ask again."""

    def own(connection: Connection) -> SeatValues:
        rights = tables.rights_of(connection, table, [asker])[0]
        if not rights.seats:
            raise KiruError("error-not-yours")
        return kept_of(connection, table, rights.seats, asker.device)

    await take_kept(lobby, table, own)


def kept_of(connection: Connection, table: str, seats: Collection[int], device: bytes | None) -> SeatValues:
    """Those of the seats that are still kept are taken, unless somebody who sits there has blocked the asker."""
    avoiding.check_welcome(connection, table, device)
    kept = tables.kept_seats(connection, table) & set(seats)
    return {seat: {"status": SeatStatus.TAKEN, "seen": 0} for seat in kept}


async def take_kept(lobby: Lobby, table: str, decide: Callable[[Connection], SeatValues]) -> None:
    """Sit down; the last one to do so starts the game."""
    await lobby.hand_over(table, decide)
    await (await lobby.room(table)).begin()


async def free_kept(lobby: Lobby) -> None:
    """Seats that were kept long enough are open to everybody who is invited."""
    limit = now_ms() - heads.KEPT_MS
    for table in await lobby.store.read(partial(overdue, limit=limit)):
        await lobby.hand_over(table, partial(free_seats, table=table))


def overdue(connection: Connection, limit: int) -> list[str]:
    """Waiting tables that were set before a moment, with seats that are still kept; the index leads to them."""
    rows, seats = schema.tables, schema.seats
    is_old = (rows.c.phase == TablePhase.WAITING, rows.c.archived.is_(False), rows.c.changed < limit)
    is_kept = select(seats.c.seat).where(seats.c.table_id == rows.c.id, seats.c.status == SeatStatus.KEPT).exists()
    return list(connection.execute(select(rows.c.id).where(*is_old, is_kept).limit(MOST)).scalars())


def free_seats(connection: Connection, table: str) -> SeatValues:
    freed: SeatValues = {}
    for seat in tables.kept_seats(connection, table):
        freed |= tables.forget_seat(connection, table, seat, SeatStatus.OPEN)
    return freed
