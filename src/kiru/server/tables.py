"""Tables and seats in the store: making, finding, claiming."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from kiru.core.errors import KiruError
from kiru.server import schema, tokens
from kiru.server.rows import Event, SeatRow, TableRow, now_ms, row_of, table_of
from kiru.server.snapshots import pack
from kiru.server.store import read_seats

OWNER = -1
"""The seat number under which a device owns a table."""
STAND_IN = "greedy"
"""The bot that plays on when nobody has chosen one."""


class Rights:
    """What somebody may do at a table."""

    def __init__(self, seats: set[int], is_owner: bool) -> None:
        self.seats = seats
        self.is_owner = is_owner


def create(connection: Connection, table: TableRow, steps: list[Event]) -> None:
    """Write a new table, with the decisions it brings along."""
    connection.execute(insert(schema.tables), [row_of(table)])
    fields = SeatRow.__struct_fields__
    rows = [{"table_id": table.id} | {name: getattr(seat, name) for name in fields} for seat in table.seats]
    connection.execute(insert(schema.seats), rows)
    if steps:
        snapshot = {"table_id": table.id, "events": table.events, "body": pack(steps)}
        connection.execute(insert(schema.snapshots), [snapshot])


def again(old: TableRow) -> TableRow:
    """A new table set like an old one, everybody one seat further."""
    now = now_ms()
    row = {name: getattr(old, name) for name in ("game", "ruleset", "box", "box_text", "players", "options", "listed")}
    seats = [msgspec.structs.replace(seat) for seat in [*old.seats[1:], old.seats[0]]]
    for seat in seats:
        seat.notified, seat.seen, seat.muted = -1, 0, False
    return TableRow(
        id=tokens.table_id(),
        dealer="random",
        seed=tokens.fresh_seed(),
        allow=old.allow,
        clock=old.clock,
        created=now,
        changed=now,
        seats=seats,
        **row,
    )


def ends_by_resigning(table: TableRow, seat: int) -> bool:
    """Whether the table is over when that seat gives up: no other person is left to play."""
    others = [one for one in table.seats if one.kind == "person" and one.seat != seat]
    return all(one.status == "resigned" for one in others) or table.players == 2


def add_token(connection: Connection, table: str, hashed: bytes, kind: str, seat: int | None) -> None:
    row = {"hash": hashed, "table_id": table, "kind": kind, "seat": seat, "used": False}
    connection.execute(insert(schema.tokens), [row])


def bind(connection: Connection, device: bytes | None, table: str, seat: int) -> None:
    """Give a seat to a browser; twice is as good as once."""
    if device is None:
        return
    devices = schema.devices
    key = (devices.c.hash == device, devices.c.table_id == table, devices.c.seat == seat)
    if connection.execute(select(devices.c.seat).where(*key)).first() is None:
        connection.execute(insert(devices), [{"hash": device, "table_id": table, "seat": seat}])


def claim(connection: Connection, table: str, invite: bytes, name: str, token: bytes, device: bytes | None) -> int:
    """Use up an invite: the seat is taken, by exactly one."""
    held = schema.tokens
    this = (held.c.hash == invite, held.c.table_id == table, held.c.kind == "invite")
    seat = connection.execute(select(held.c.seat).where(*this)).scalar()
    if seat is None:
        raise KiruError("error-invite")
    if connection.execute(update(held).where(*this, held.c.used.is_(False)).values(used=True)).rowcount != 1:
        raise KiruError("error-invite-used")
    seats = schema.seats
    mine = (seats.c.table_id == table, seats.c.seat == seat)
    change: dict[str, Any] = {"status": "taken", "seen": now_ms()}
    if name:
        change["name"] = name
    connection.execute(update(seats).where(*mine).values(**change))
    add_token(connection, table, token, "seat", seat)
    bind(connection, device, table, seat)
    return int(seat)


def join(connection: Connection, table: str, name: str, token: bytes, device: bytes | None) -> int:
    """Take a free seat of a table that is listed for everybody; its invite is void then."""
    tables, seats, held = schema.tables, schema.seats, schema.tokens
    open_table = (tables.c.id == table, tables.c.listed.is_(True), tables.c.phase == "waiting")
    if connection.execute(select(tables.c.id).where(*open_table)).first() is None:
        raise KiruError("error-not-now")
    free = select(seats.c.seat).where(seats.c.table_id == table, seats.c.status == "open").order_by(seats.c.seat)
    change: dict[str, Any] = {"status": "taken", "seen": now_ms()} | ({"name": name} if name else {})
    for seat in connection.execute(free).scalars().all():
        mine = (seats.c.table_id == table, seats.c.seat == seat, seats.c.status == "open")
        if connection.execute(update(seats).where(*mine).values(**change)).rowcount == 1:
            invites = (held.c.table_id == table, held.c.kind == "invite", held.c.seat == seat)
            connection.execute(update(held).where(*invites).values(used=True))
            add_token(connection, table, token, "seat", seat)
            bind(connection, device, table, seat)
            return int(seat)
    raise KiruError("error-not-now")


def rights(connection: Connection, table: str, device: bytes | None, hashes: list[bytes]) -> Rights:
    """The seats of a device and of tokens."""
    found: set[int] = set()
    if device is not None:
        devices = schema.devices
        query = select(devices.c.seat).where(devices.c.hash == device, devices.c.table_id == table)
        found |= set(connection.execute(query).scalars())
    if hashes:
        held = schema.tokens
        own = held.c.kind.in_(("seat", "owner"))
        query = select(held.c.kind, held.c.seat).where(held.c.hash.in_(hashes), held.c.table_id == table, own)
        found |= {OWNER if kind == "owner" else seat for kind, seat in connection.execute(query)}
    return Rights(found - {OWNER}, OWNER in found)


def move(connection: Connection, table: str, hashed: bytes, device: bytes) -> int:
    """Bind the seat of a seat token, or of a link that is used up by it, to another device."""
    held = schema.tokens
    this = (held.c.hash == hashed, held.c.table_id == table, held.c.kind.in_(("seat", "link")))
    row = connection.execute(select(held.c.kind, held.c.seat).where(*this)).first()
    if row is None:
        raise KiruError("error-token")
    if row.kind == "link" and connection.execute(delete(held).where(*this)).rowcount != 1:
        raise KiruError("error-token")
    bind(connection, device, table, row.seat)
    return int(row.seat)


def count_open(connection: Connection, since: int) -> int:
    """How many tables are not over and were changed since a moment."""
    tables = schema.tables
    is_open = (tables.c.phase.in_(("waiting", "playing")), tables.c.changed >= since)
    return connection.execute(select(func.count()).select_from(tables).where(*is_open)).scalar_one()


def listed(connection: Connection, limit: int) -> list[TableRow]:
    """The open tables that anybody may see, newest first."""
    tables = schema.tables
    query = select(tables).where(tables.c.listed.is_(True), tables.c.phase.in_(("waiting", "playing")))
    return with_seats(connection, query.order_by(tables.c.created.desc()).limit(limit))


def of_device(connection: Connection, device: bytes, limit: int) -> list[tuple[TableRow, set[int]]]:
    """The tables at which a browser holds a seat, the latest first."""
    devices, tables = schema.devices, schema.tables
    own = select(devices.c.table_id).where(devices.c.hash == device)
    query = select(tables).where(tables.c.id.in_(own)).order_by(tables.c.changed.desc()).limit(limit)
    found = with_seats(connection, query)
    held: dict[str, set[int]] = {table.id: set() for table in found}
    mine = select(devices.c.table_id, devices.c.seat).where(devices.c.hash == device, devices.c.table_id.in_(held))
    for table, seat in connection.execute(mine):
        held[table].add(seat)
    return [(table, held[table.id] - {OWNER}) for table in found]


def with_seats(connection: Connection, query: Any) -> list[TableRow]:
    found = [table_of(dict(row)) for row in connection.execute(query).mappings()]
    seats = read_seats(connection, [table.id for table in found])
    for table in found:
        table.seats = seats[table.id]
    return found


def change_seat(connection: Connection, table: str, seat: int, **change: Any) -> None:
    """Change a seat; the other nodes read the row when they are told."""
    seats = schema.seats
    connection.execute(update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(**change))


def change_table(connection: Connection, table: str, **change: Any) -> int:
    tables = schema.tables
    return connection.execute(update(tables).where(tables.c.id == table).values(**change)).rowcount
