"""Deleting everything about somebody: records and ratings stay, without anything that says whose they were."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, or_, select, update

from kiru.server.people import ledger
from kiru.server.people import players as people
from kiru.server.profile import accounts, memberships
from kiru.server.store import changes, schema
from kiru.server.store.enums import TablePhase
from kiru.server.store.people.notice_schema import notice_people, told_notices
from kiru.server.store.people.schema import (
    challenges,
    dismissals,
    passkeys,
    player_devices,
    players,
    recoveries,
    seat_results,
)
from kiru.server.store.tables import browsers_of


class OwnSeat(NamedTuple):
    """A seat that somebody holds, or held in a finished game."""

    table: str
    seat: int


def own_seats(connection: Connection, device: bytes) -> list[OwnSeat]:
    """Every seat of somebody: those their browsers hold, and those of their finished games."""
    devices, player = schema.devices, people.player_of(connection, device)
    held = select(devices.c.table_id, devices.c.seat).where(devices.c.hash.in_(browsers_of(connection, device)))
    found = {OwnSeat(*row) for row in connection.execute(held.where(devices.c.seat >= 0))}
    if player is not None:
        played = select(seat_results.c.table_id, seat_results.c.seat).where(seat_results.c.player == player)
        found |= {OwnSeat(*row) for row in connection.execute(played)}
    return sorted(found)


def under_way(connection: Connection, device: bytes) -> list[OwnSeat]:
    """The seats of somebody at tables that are not over."""
    tables, seats = schema.tables, own_seats(connection, device)
    named = {one.table for one in seats}
    query = select(tables.c.id).where(tables.c.id.in_(named), tables.c.phase != TablePhase.OVER)
    running = set(connection.execute(query).scalars())
    return [one for one in seats if one.table in running]


def forget(connection: Connection, device: bytes, free: dict[OwnSeat, str]) -> list[str]:
    """Delete everything about the player of a browser in one transaction; the tables where something changed.

    Seats at tables under way have been given up before (`under_way`). Those that are free again get a plain name.
    """
    ledger.lock(connection)
    hashes, seats = browsers_of(connection, device), own_seats(connection, device)
    player = people.player_of(connection, device)
    names = dict.fromkeys(seats, "") | free
    changes.forget_names(connection, {(one.table, one.seat): name for one, name in names.items()})
    forget_lines(connection, seats)
    if player is not None:
        forget_player(connection, player)
    for held in (schema.devices, dismissals, player_devices):
        connection.execute(delete(held).where(held.c.hash.in_(hashes)))
    for held in (schema.notices, notice_people, told_notices, challenges):
        connection.execute(delete(held).where(held.c.device.in_(hashes)))
    memberships.forget_browsers(connection, hashes)
    connection.execute(update(schema.jobs).where(schema.jobs.c.device.in_(hashes)).values(device=None))
    tokens = schema.tokens
    for table, seat in seats:
        connection.execute(delete(tokens).where(tokens.c.table_id == table, tokens.c.seat == seat))
    tables = sorted({one.table for one in (*seats, *free)})
    changes.note_hand_over(connection, tables)
    return tables


def forget_player(connection: Connection, player: str) -> None:
    """What is left of a player: a number that games and ratings of others refer to."""
    for keys in (passkeys, recoveries):
        connection.execute(delete(keys).where(keys.c.player == player))
    memberships.forget(connection, player)
    own = or_(players.c.id == player, players.c.merged == player)
    connection.execute(update(players).where(own).values(**accounts.NOBODY))


def forget_lines(connection: Connection, seats: list[OwnSeat]) -> None:
    """What somebody has said is gone; its number stays, so that others' lines keep theirs."""
    chats = schema.chats
    for table, seat in seats:
        said = (chats.c.table_id == table, chats.c.seat == seat)
        connection.execute(update(chats).where(*said).values(name="", text="", reaction="", device=None))
