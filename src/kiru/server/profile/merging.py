"""Signing in: a browser joins a profile, and brings along what it has played of its own."""

from typing import NamedTuple

from sqlalchemy import Connection, func, select, update

from kiru.core.errors import KiruError
from kiru.server.people import bans, counting, ledger
from kiru.server.people import players as people
from kiru.server.profile import accounts, memberships
from kiru.server.store.people.schema import player_devices, players, results, seat_results


class Joined(NamedTuple):
    """A browser that has joined a profile."""

    name: str
    games: int
    """Finished games that it has brought along."""
    tables: list[str]
    """Tables whose seats have changed hands."""


def sign_in(connection: Connection, device: bytes, player: str, label: str) -> Joined:
    """Let a browser join a profile, all or nothing.

    A profile that only this browser knew is merged into the one it joins: nobody could ever open it again. One that
    can be opened elsewhere stays as it is, and the browser leaves it: two people may share a computer.
    """
    ledger.lock(connection)
    row = connection.execute(select(players.c.name, players.c.former).where(players.c.id == player)).first()
    if row is None or row.former:
        raise KiruError("error-passkey-unknown")
    bans.check_player(connection, player)
    before = people.player_of(connection, device)
    if before == player:
        return Joined(row.name, 0, [])
    accounts.check_room(connection, player)
    if before is None:
        people.add_device(connection, player, device, label)
        return Joined(row.name, 0, [])
    if accounts.is_kept(connection, before):
        tables = accounts.part(connection, device, before)
        people.add_device(connection, player, device, label)
        return Joined(row.name, 0, tables)
    return Joined(row.name, merge(connection, before, player), [])


def merge(connection: Connection, source: str, target: str) -> int:
    """Games, devices and ratings of two players belong to one; how many games came along.

    A rated game at which both sat was played against oneself: it no longer counts. Ratings follow from the row of
    games, so those of every game and crowd that either changes are counted anew. Must be called under the lock.
    """
    pairs = counting.pairs_of(connection, source)
    own = select(seat_results.c.table_id).where(seat_results.c.player == target)
    both = select(seat_results.c.table_id).where(seat_results.c.player == source, seat_results.c.table_id.in_(own))
    connection.execute(update(results).where(results.c.table_id.in_(both)).values(number=None))
    games = select(func.count(seat_results.c.table_id.distinct())).where(seat_results.c.player == source)
    brought = connection.execute(games).scalar_one()
    for moved in (seat_results, player_devices):
        connection.execute(update(moved).where(moved.c.player == source).values(player=target))
    connection.execute(update(players).where(players.c.merged == source).values(merged=target))
    connection.execute(update(players).where(players.c.id == source).values(**accounts.NOBODY, merged=target))
    memberships.move(connection, source, target)
    counting.count_pairs(connection, pairs)
    return brought
