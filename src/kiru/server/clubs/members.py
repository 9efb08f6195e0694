"""Who belongs to a club: founding, joining, leaving, and what only its owner may do."""

import secrets
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from kiru.core.errors import KiruError
from kiru.protocol.manners import Stance
from kiru.server.lobby.seat_names import clean_name
from kiru.server.people import avoidance, players
from kiru.server.store import tokens
from kiru.server.store.clubs.enums import RUNNING
from kiru.server.store.clubs.schema import club_members, clubs, contest_people, contests
from kiru.server.store.models import now_ms
from kiru.server.store.people.schema import players as people

MOST_MEMBERS = 200
MOST_CLUBS = 20
"""Clubs that one player may belong to."""
ID_LENGTH = 16
"""Letters of a club's id, of 32 each: nobody finds one by trying."""


def fresh_id() -> str:
    return "".join(secrets.choice(tokens.ID_LETTERS) for _ in range(ID_LENGTH))


def club_row(connection: Connection, club: str) -> Any:
    """A club, kept as it is until the commit."""
    row = connection.execute(select(clubs).where(clubs.c.id == club).with_for_update()).first()
    if row is None:
        raise KiruError("error-club")
    return row


def member_number(connection: Connection, club: str, device: bytes | None) -> int | None:
    """The number of a browser's player in a club."""
    player = players.player_of(connection, device) if device is not None else None
    own = (club_members.c.club == club, club_members.c.player == player)
    return connection.execute(select(club_members.c.number).where(*own)).scalar() if player is not None else None


def member_player(connection: Connection, club: str, device: bytes | None) -> str:
    """The player of a browser, who must belong to the club."""
    club_row(connection, club)
    player = players.player_of(connection, device) if device is not None else None
    if player is None or member_number(connection, club, device) is None:
        raise KiruError("error-not-member")
    return player


def check_owner(connection: Connection, club: str, device: bytes | None) -> Any:
    """The club, if the browser's player owns it."""
    row = club_row(connection, club)
    player = players.player_of(connection, device) if device is not None else None
    if player is None or row.owner != player:
        raise KiruError("error-club-owner")
    return row


def player_at(connection: Connection, club: str, number: int) -> str:
    """The player of a member."""
    one = (club_members.c.club == club, club_members.c.number == number)
    player = connection.execute(select(club_members.c.player).where(*one)).scalar()
    if player is None:
        raise KiruError("error-nobody-there")
    return str(player)


def avoid(connection: Connection, club: str, device: bytes | None, number: int, stance: Stance) -> None:
    """Mute or block somebody of one's own club, or think better of it."""
    player, other = member_player(connection, club, device), player_at(connection, club, number)
    if player == other:
        raise KiruError("error-avoid-self")
    avoidance.avoid(connection, player, other, stance)


def found_club(connection: Connection, device: bytes, name: str, nick: str) -> str:
    """Make a club, owned by its first member."""
    title = clean_name(name)
    if not title:
        raise KiruError("error-club-name")
    club = fresh_id()
    connection.execute(insert(clubs), [{"id": club, "name": title, "owner": None, "created": now_ms()}])
    join(connection, club, device, nick)
    return club


def player_named(connection: Connection, device: bytes, nick: str) -> str:
    """The player of a browser, who may be new; a name is taken over if one is given."""
    known = players.player_of(connection, device)
    name = clean_name(nick)
    own = select(people.c.name).where(people.c.id == known)
    if known is not None and not name and connection.execute(own).scalar():
        return known
    if not name:
        raise KiruError("error-name-missing")
    return players.known_or_new(connection, [device], name)


def join(connection: Connection, club: str, device: bytes, nick: str) -> None:
    """Become a member, once; whoever comes into an empty club owns it."""
    row = club_row(connection, club)
    player = player_named(connection, device, nick)
    mine = connection.execute(select(club_members.c.club).where(club_members.c.player == player)).scalars().all()
    if club in mine:
        return
    if len(mine) >= MOST_CLUBS:
        raise KiruError("error-clubs-many", limit=MOST_CLUBS)
    count, last = connection.execute(
        select(func.count(), func.max(club_members.c.number)).where(club_members.c.club == club)
    ).one()
    if count >= MOST_MEMBERS:
        raise KiruError("error-club-full", limit=MOST_MEMBERS)
    number = 0 if last is None else last + 1
    connection.execute(insert(club_members), [{"club": club, "number": number, "player": player, "joined": now_ms()}])
    if row.owner is None:
        connection.execute(update(clubs).where(clubs.c.id == club).values(owner=player))


def leave(connection: Connection, club: str, device: bytes | None) -> None:
    """Leave a club; the next in age owns it then."""
    take_out(connection, club, member_player(connection, club, device))


def remove(connection: Connection, club: str, device: bytes | None, number: int) -> None:
    """The owner takes somebody out of the club."""
    row = check_owner(connection, club, device)
    one = (club_members.c.club == club, club_members.c.number == number)
    player = connection.execute(select(club_members.c.player).where(*one)).scalar()
    if player is None or player == row.owner:
        raise KiruError("error-not-member")
    take_out(connection, club, player)


def take_out(connection: Connection, club: str, player: str) -> None:
    """Whoever leaves drops out of what is under way, too."""
    connection.execute(delete(club_members).where(club_members.c.club == club, club_members.c.player == player))
    under_way = select(contests.c.id).where(contests.c.club == club, contests.c.phase.in_(RUNNING))
    entered = select(contest_people.c.contest).where(
        contest_people.c.player == player, contest_people.c.contest.in_(under_way)
    )
    for contest in connection.execute(entered).scalars().all():
        drop_out(connection, contest, player)
    oldest = select(club_members.c.player).where(club_members.c.club == club).order_by(club_members.c.number)
    heir = connection.execute(oldest.limit(1)).scalar()
    connection.execute(update(clubs).where(clubs.c.id == club, clubs.c.owner == player).values(owner=heir))


def drop_out(connection: Connection, contest: str, player: str) -> None:
    """Somebody plays no further round."""
    own = (contest_people.c.contest == contest, contest_people.c.player == player)
    connection.execute(update(contest_people).where(*own).values(is_out=True))
    connection.execute(update(contests).where(contests.c.id == contest).values(step=contests.c.step + 1))


def rename(connection: Connection, club: str, device: bytes | None, name: str) -> None:
    """The owner gives the club another name."""
    check_owner(connection, club, device)
    title = clean_name(name)
    if not title:
        raise KiruError("error-club-name")
    connection.execute(update(clubs).where(clubs.c.id == club).values(name=title))


def own_clubs(connection: Connection, device: bytes) -> list[Any]:
    """The clubs of a browser's player with the number of their members."""
    player = players.player_of(connection, device)
    count = select(func.count()).where(club_members.c.club == clubs.c.id).scalar_subquery()
    mine = select(club_members.c.club).where(club_members.c.player == player)
    is_owner = (clubs.c.owner == player).label("is_owner")
    query = select(clubs.c.id, clubs.c.name, count.label("members"), is_owner).where(clubs.c.id.in_(mine))
    return list(connection.execute(query.order_by(clubs.c.name)).all()) if player is not None else []


def names_of(connection: Connection, club: str) -> list[Any]:
    """The members with their players and names, the oldest first."""
    query = select(club_members.c.number, club_members.c.player, people.c.name, people.c.glyph).join(
        people, people.c.id == club_members.c.player
    )
    return list(connection.execute(query.where(club_members.c.club == club).order_by(club_members.c.number)).all())
