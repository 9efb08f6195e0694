"""Whom a report is about: somebody at a table, somebody one has played with, or a member of a club."""

from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from kiru.core.errors import KiruError
from kiru.server.clubs import members
from kiru.server.people import avoidance, players
from kiru.server.store import schema
from kiru.server.store.people.schema import player_devices
from kiru.server.store.people.schema import players as people


class Accused(NamedTuple):
    """Where somebody was seen, who it is, and what they said."""

    name: str = ""
    device: bytes | None = None
    """The browser; None for whoever came without one, and where a whole table is meant."""
    table: str | None = None
    seat: int | None = None
    line: int | None = None
    club: str | None = None
    quote: str = ""


def at_table(connection: Connection, table: str, seat: int | None, line: int | None) -> Accused:
    """Whoever sits there or has said that, or the whole table; what is not there cannot be reported."""
    if line is not None:
        return who_said(connection, table, seat, line)
    if seat is None:
        return Accused(table=table)
    device, name = avoidance.browser_at(connection, table, seat, None)
    return Accused(name, device, table, seat)


def who_said(connection: Connection, table: str, seat: int | None, line: int) -> Accused:
    """A line of chat, also of somebody who came without a browser."""
    chats = schema.chats
    said = (chats.c.table_id == table, chats.c.number == line)
    row = connection.execute(select(chats.c.name, chats.c.text, chats.c.reaction).where(*said)).first()
    if row is None or not (row.text or row.reaction):
        raise KiruError("error-nobody-there")
    device = None
    with suppress(KiruError):
        device, _ = avoidance.browser_at(connection, table, seat, line)
    return Accused(row.name, device, table, seat, line, quote=row.text or row.reaction)


def played_with(connection: Connection, device: bytes, other: str) -> Accused:
    """Somebody with whom the player of a browser has finished a game: their seat at the latest one."""
    together = players.last_together(connection, players.player_of(connection, device), other)
    if together is None:
        raise KiruError("error-nobody-there")
    return known(connection, other)._replace(table=together.table_id, seat=together.seat)


def club_member(connection: Connection, club: str, number: int) -> Accused:
    """A member of a club, which whoever has the link sees."""
    return known(connection, members.player_at(connection, club, number))._replace(club=club)


def known(connection: Connection, player: str) -> Accused:
    """A player under the name of today, by the browser known longest."""
    query = select(people.c.name, player_devices.c.hash).join(player_devices, player_devices.c.player == people.c.id)
    found = (people.c.id == player, people.c.former.is_(False))
    row: Any = connection.execute(query.where(*found).order_by(player_devices.c.added, player_devices.c.hash)).first()
    if row is None:
        raise KiruError("error-nobody-there")
    return Accused(row.name, row.hash)
