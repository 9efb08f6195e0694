"""What follows from people avoiding each other: whose lines are not heard, who is not welcome, who is kept apart."""

from collections.abc import Collection

from sqlalchemy import Connection, and_, or_, select

from kiru.core.errors import KiruError
from kiru.server.store import schema
from kiru.server.store.enums import SeatStatus
from kiru.server.store.people.manners_schema import avoided_players
from kiru.server.store.people.schema import player_devices

BLOCK = "block"


def unheard_devices(connection: Connection, device: bytes | None) -> frozenset[bytes]:
    """The browsers of everybody whom the player of a browser has muted or blocked."""
    if device is None:
        return frozenset()
    asking, theirs = player_devices.alias(), player_devices.alias()
    query = (
        select(theirs.c.hash)
        .join(avoided_players, avoided_players.c.other == theirs.c.player)
        .join(asking, asking.c.player == avoided_players.c.player)
    )
    return frozenset(connection.execute(query.where(asking.c.hash == device)).scalars())


def check_welcome(connection: Connection, table: str, device: bytes | None) -> None:
    """Refuse a browser whose player was blocked by somebody who sits at a table, or owns it."""
    if device is None:
        return
    held, theirs, asking = schema.devices, player_devices.alias(), player_devices.alias()
    query = (
        select(held.c.seat)
        .join(theirs, theirs.c.hash == held.c.hash)
        .join(avoided_players, avoided_players.c.player == theirs.c.player)
        .join(asking, asking.c.player == avoided_players.c.other)
        .where(held.c.table_id == table, asking.c.hash == device, avoided_players.c.stance == BLOCK)
    )
    if connection.execute(query.limit(1)).first() is not None:
        raise KiruError("error-not-welcome")


def blockers_of(connection: Connection, player: str) -> set[str]:
    """Everybody who has blocked a player."""
    is_blocked = (avoided_players.c.other == player, avoided_players.c.stance == BLOCK)
    return set(connection.execute(select(avoided_players.c.player).where(*is_blocked)).scalars())


def blocked_pairs(connection: Connection, players: Collection[str]) -> list[tuple[str, str]]:
    """Who has blocked whom among these players."""
    one, other = avoided_players.c.player, avoided_players.c.other
    query = select(one, other).where(one.in_(players), other.in_(players), avoided_players.c.stance == BLOCK)
    return [(row[0], row[1]) for row in connection.execute(query)] if players else []


def kept_apart(connection: Connection, devices: Collection[bytes]) -> set[frozenset[bytes]]:
    """The pairs among these browsers of which one has blocked the other."""
    one, other = player_devices.alias(), player_devices.alias()
    query = (
        select(one.c.hash, other.c.hash)
        .join(avoided_players, avoided_players.c.player == one.c.player)
        .join(other, other.c.player == avoided_players.c.other)
        .where(one.c.hash.in_(devices), other.c.hash.in_(devices), avoided_players.c.stance == BLOCK)
    )
    return {frozenset(pair) for pair in connection.execute(query)} if devices else set()


def apart_from(connection: Connection, tables: Collection[str], device: bytes) -> set[str]:
    """The tables at which somebody sits whom the player of a browser has blocked, or who has blocked that player."""
    held, seats = schema.devices, schema.seats
    sits = (seats.c.table_id == held.c.table_id) & (seats.c.seat == held.c.seat) & (seats.c.status == SeatStatus.TAKEN)
    theirs, own = player_devices.alias(), player_devices.alias()
    of_both = or_(
        and_(avoided_players.c.player == own.c.player, avoided_players.c.other == theirs.c.player),
        and_(avoided_players.c.player == theirs.c.player, avoided_players.c.other == own.c.player),
    )
    query = (
        select(held.c.table_id)
        .join(seats, sits)
        .join(theirs, theirs.c.hash == held.c.hash)
        .join(own, own.c.hash == device)
        .join(avoided_players, of_both & (avoided_players.c.stance == BLOCK))
    )
    return set(connection.execute(query.where(held.c.table_id.in_(tables))).scalars()) if tables else set()
