"""Tables and seats in the store: making, finding, claiming."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, literal, select, union, update

from kiru.ai import bots
from kiru.core.errors import KiruError
from kiru.server.store import schema, tokens
from kiru.server.store.enums import UNDER_WAY, DealerKind, LessonState, SeatKind, SeatStatus, TablePhase, TokenKind
from kiru.server.store.models import Event, SeatRow, SeatValues, TableRow, now_ms, row_of, table_of
from kiru.server.store.people.schema import player_devices
from kiru.server.store.snapshots import pack
from kiru.server.store.store import read_seats
from kiru.server.store.tokens import Asker

OWNER = -1
"""The seat number under which a device owns a table."""
ASKED = 500
"""People whose seats are looked up in one query; each may bring twenty tokens."""
STAND_IN = "greedy"
"""The bot that plays on when nobody has chosen one."""


class Rights:
    """What somebody may do at a table."""

    def __init__(self, seats: set[int], is_owner: bool, seating: int = 0) -> None:
        self.seats = seats
        self.is_owner = is_owner
        self.seating = seating
        """How often seats had changed hands then: whoever acts on these rights makes sure that it is still so."""

    def may_look(self, table: TableRow) -> bool:
        """A table without spectators is seen by those who sit there, and by its owner."""
        return bool(self.seats) or self.is_owner or table.allow.spectators


def create(connection: Connection, table: TableRow, steps: list[Event]) -> None:
    """Write a new table, with the decisions it brings along."""
    connection.execute(insert(schema.tables), [row_of(table)])
    rows = [{"table_id": table.id} | msgspec.structs.asdict(seat) for seat in table.seats]
    connection.execute(insert(schema.seats), rows)
    if steps:
        snapshot = {"table_id": table.id, "events": table.events, "body": pack(steps)}
        connection.execute(insert(schema.snapshots), [snapshot])


def again(old: TableRow) -> TableRow:
    """A new table set like an old one; everybody keeps their seat, and with it their color."""
    now = now_ms()
    same = ("game", "ruleset", "box", "box_text", "players", "options", "listed", "maker", "close_hours")
    row = {name: getattr(old, name) for name in same}
    seats = [
        SeatRow(
            number,
            seat.kind,
            bots.in_one_process(seat.bot) if seat.bot else None,
            seat.name,
            seat.status,
            pick=seat.pick,
        )
        for number, seat in enumerate(old.seats)
    ]
    return TableRow(
        id=tokens.table_id(),
        dealer=DealerKind.RANDOM,
        seed=tokens.fresh_seed(),
        allow=old.allow,
        clock=old.clock,
        created=now,
        changed=now,
        seats=tuple(seats),
        **row,
    )


def ends_by_resigning(table: TableRow, seat: int) -> bool:
    """Whether the table is over when that seat gives up: no other person is left to play."""
    others = [one for one in table.seats if one.kind == SeatKind.PERSON and one.seat != seat]
    return all(one.status == SeatStatus.RESIGNED for one in others) or table.players == 2


def add_token(connection: Connection, table: str, hashed: bytes, kind: TokenKind, seat: int | None) -> None:
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


def claim(
    connection: Connection, table: str, invite: bytes, name: str, token: bytes, device: bytes | None
) -> SeatValues:
    """Use up an invite: the seat is taken, by exactly one."""
    held = schema.tokens
    this = (held.c.hash == invite, held.c.table_id == table, held.c.kind == TokenKind.INVITE)
    seat = connection.execute(select(held.c.seat).where(*this)).scalar()
    if seat is None:
        raise KiruError("error-invite")
    if connection.execute(update(held).where(*this, held.c.used.is_(False)).values(used=True)).rowcount != 1:
        raise KiruError("error-invite-used")
    if int(seat) not in free_seats(connection, table):
        raise KiruError("error-invite-used")
    return sit_down(connection, table, int(seat), name, token, device)


def free_seats(connection: Connection, table: str) -> list[int]:
    """The open seats; whoever counts how often seats change hands keeps others from taking them meanwhile."""
    seats = schema.seats
    is_free = (seats.c.table_id == table, seats.c.status == SeatStatus.OPEN)
    return list(connection.execute(select(seats.c.seat).where(*is_free).order_by(seats.c.seat)).scalars())


def kept_seats(connection: Connection, table: str) -> set[int]:
    """The seats that wait for those who played here before."""
    seats = schema.seats
    is_kept = (seats.c.table_id == table, seats.c.status == SeatStatus.KEPT)
    return set(connection.execute(select(seats.c.seat).where(*is_kept)).scalars())


def held_seats(connection: Connection, table: str) -> set[int]:
    """The seats that a browser or a token speaks for."""
    found: set[int] = set()
    for held in (schema.devices, schema.tokens):
        query = select(held.c.seat).where(held.c.table_id == table, held.c.seat >= 0)
        if held is schema.tokens:
            query = query.where(schema.tokens.c.kind == TokenKind.SEAT)
        found.update(connection.execute(query).scalars())
    return found


def sit_down(
    connection: Connection, table: str, seat: int, name: str, token: bytes, device: bytes | None
) -> SeatValues:
    """Give a free seat to whoever brings the token and the browser."""
    add_token(connection, table, token, TokenKind.SEAT, seat)
    bind(connection, device, table, seat)
    return {seat: {"status": SeatStatus.TAKEN, "seen": 0} | ({"name": name} if name else {})}


def join(connection: Connection, table: str, name: str, token: bytes, asker: Asker) -> SeatValues:
    """Take a free seat of a table that is listed for everybody; its invite is void then."""
    tables, held = schema.tables, schema.tokens
    own = rights_of(connection, table, [asker])[0]
    if own.seats and not own.is_owner:
        raise KiruError("error-seated")
    open_table = (tables.c.id == table, tables.c.listed.is_(True), tables.c.phase == TablePhase.WAITING)
    if connection.execute(select(tables.c.id).where(*open_table)).first() is None:
        raise KiruError("error-not-now")
    for seat in free_seats(connection, table):
        invites = (held.c.table_id == table, held.c.kind == TokenKind.INVITE, held.c.seat == seat)
        connection.execute(update(held).where(*invites).values(used=True))
        return sit_down(connection, table, seat, name, token, asker.device)
    raise KiruError("error-not-now")


def rights_of(connection: Connection, table: str, askers: Sequence[Asker]) -> list[Rights]:
    """The seats of each of them."""
    # Counted before they are looked up: seats that change hands in between are found out, not passed over.
    seating = seating_of(connection, table)
    found: list[Rights] = []
    for start in range(0, len(askers), ASKED):
        some = askers[start : start + ASKED]
        by_device = of_devices(connection, table, {one.device for one in some if one.device is not None})
        by_token = of_tokens(connection, table, {token for one in some for token in one.tokens})
        for one in some:
            held = set(by_device.get(one.device or b"", ()))
            held.update(*(by_token.get(token, ()) for token in one.tokens))
            found.append(Rights(held - {OWNER}, OWNER in held, seating))
    return found


def of_devices(connection: Connection, table: str, hashes: set[bytes]) -> dict[bytes, set[int]]:
    """The seats of browsers, each by its hash; what one browser of a player holds, the others hold too."""
    devices, holding, asking = schema.devices, player_devices.alias(), player_devices.alias()
    own = select(devices.c.hash, devices.c.seat).where(devices.c.hash.in_(hashes), devices.c.table_id == table)
    shared = select(asking.c.hash, devices.c.seat).join(holding, holding.c.hash == devices.c.hash)
    shared = shared.join(asking, asking.c.player == holding.c.player)
    shared = shared.where(devices.c.table_id == table, asking.c.hash.in_(hashes))
    found: dict[bytes, set[int]] = {}
    for hashed, seat in connection.execute(union(own, shared)) if hashes else ():
        found.setdefault(hashed, set()).add(seat)
    return found


def of_tokens(connection: Connection, table: str, hashes: set[bytes]) -> dict[bytes, set[int]]:
    """The seats of tokens, each by its hash."""
    held = schema.tokens
    own = (held.c.hash.in_(hashes), held.c.table_id == table, held.c.kind.in_((TokenKind.SEAT, TokenKind.OWNER)))
    query = select(held.c.hash, held.c.kind, held.c.seat).where(*own)
    rows = connection.execute(query) if hashes else ()
    return {hashed: {OWNER if kind == TokenKind.OWNER else seat} for hashed, kind, seat in rows}


def seating_of(connection: Connection, table: str) -> int:
    """How often the seats of a table have changed hands."""
    return connection.execute(select(schema.tables.c.seating).where(schema.tables.c.id == table)).scalar() or 0


def connected_elsewhere(connection: Connection, table: str, node: str) -> frozenset[int]:
    """The seats of a table that are connected to other nodes."""
    presences = schema.presences
    query = select(presences.c.seat).where(presences.c.table_id == table, presences.c.node != node)
    return frozenset(connection.execute(query).scalars())


def forget_seat(connection: Connection, table: str, seat: int, status: SeatStatus) -> SeatValues:
    """Nobody holds the seat any more."""
    for held in (schema.devices, schema.tokens):
        connection.execute(delete(held).where(held.c.table_id == table, held.c.seat == seat))
    # What somebody picked who has gone is free again.
    return {seat: {"status": status, "pick": None} if status == SeatStatus.OPEN else {"status": status}}


def move(connection: Connection, table: str, hashed: bytes, device: bytes) -> SeatValues:
    """Bind the seat of a seat token, or of a link that is used up by it, to another device."""
    held = schema.tokens
    this = (held.c.hash == hashed, held.c.table_id == table, held.c.kind.in_((TokenKind.SEAT, TokenKind.LINK)))
    row = connection.execute(select(held.c.kind, held.c.seat).where(*this)).first()
    if row is None:
        raise KiruError("error-token")
    if row.kind == TokenKind.LINK and connection.execute(delete(held).where(*this)).rowcount != 1:
        raise KiruError("error-token")
    seats = seats_of_lesson(connection, table) or [int(row.seat)]
    for seat in seats:
        bind(connection, device, table, seat)
    return {int(row.seat): {}}


def seats_of_lesson(connection: Connection, table: str) -> list[int]:
    """The seats of a guided game, which only go together: its companion plays those that the learner does not."""
    rows, seats = schema.tables, schema.seats
    query = select(seats.c.seat).join(rows, rows.c.id == seats.c.table_id)
    return list(connection.execute(query.where(rows.c.id == table, rows.c.lesson != LessonState.NONE)).scalars())


def open_tables(since: int, most: int) -> Select[int]:
    """Count the tables that are not over and were changed since a moment, up to so many; the index alone answers."""
    tables = schema.tables
    # Only what is over is ever archived: naming it lets the index lead to the moment.
    is_open = (tables.c.phase.in_(UNDER_WAY), tables.c.archived.is_(False), tables.c.changed >= since)
    found = select(tables.c.changed).where(*is_open).limit(most).subquery()
    return select(func.count()).select_from(found)


def listed(connection: Connection, limit: int) -> list[TableRow]:
    """The open tables that anybody may see, newest first; without the texts of their boxes, which may be long."""
    tables = schema.tables
    short = [literal("").label(one.name) if one is tables.c.box_text else one for one in tables.c]
    query = select(*short).where(tables.c.listed.is_(True), tables.c.phase.in_(UNDER_WAY))
    return with_seats(connection, query.order_by(tables.c.created.desc()).limit(limit))


def of_device(connection: Connection, device: bytes, limit: int) -> list[tuple[TableRow, set[int]]]:
    """The tables at which a browser, or another one of the same player, holds a seat, the latest first; no lessons that
    are through."""
    devices, tables = schema.devices, schema.tables
    hashes = browsers_of(connection, device)
    own = select(devices.c.table_id).where(devices.c.hash.in_(hashes))
    is_open = (tables.c.id.in_(own), tables.c.lesson != LessonState.FINISHED)
    query = select(tables).where(*is_open).order_by(tables.c.changed.desc()).limit(limit)
    found = with_seats(connection, query)
    held: dict[str, set[int]] = {table.id: set() for table in found}
    mine = select(devices.c.table_id, devices.c.seat).where(devices.c.hash.in_(hashes), devices.c.table_id.in_(held))
    for table, seat in connection.execute(mine):
        held[table].add(seat)
    return [(table, held[table.id] - {OWNER}) for table in found]


def browsers_of(connection: Connection, device: bytes) -> list[bytes]:
    """The browsers of whoever has this one."""
    player = select(player_devices.c.player).where(player_devices.c.hash == device).scalar_subquery()
    own = select(player_devices.c.hash).where(player_devices.c.player == player, player_devices.c.hash != device)
    return [device, *connection.execute(own).scalars()]


def with_seats(connection: Connection, query: Any) -> list[TableRow]:
    rows = [dict(row) for row in connection.execute(query).mappings()]
    seats = read_seats(connection, [row["id"] for row in rows])
    return [table_of(row, seats[row["id"]]) for row in rows]
