"""Where somebody belongs besides tables: clubs and contests follow a merge, and forget who is deleted."""

from typing import Any

from sqlalchemy import Connection, delete, select, update

from kiru.server.store.clubs.schema import club_members, clubs, contest_people

PLACES: tuple[tuple[Any, Any], ...] = ((club_members, club_members.c.club), (contest_people, contest_people.c.contest))
"""Each with what it is a place of: nobody is there twice."""


def move(connection: Connection, source: str, target: str) -> None:
    """One player takes the places of another; where both are already, the target's own place stays."""
    connection.execute(update(clubs).where(clubs.c.owner == source).values(owner=target))
    for rows, place in PLACES:
        taken = list(connection.execute(select(place).where(rows.c.player == target)).scalars())
        connection.execute(update(rows).where(rows.c.player == source, place.not_in(taken)).values(player=target))
    connection.execute(delete(club_members).where(club_members.c.player == source))


def forget(connection: Connection, player: str) -> None:
    """Clubs lose the member; contests keep the place, without the name."""
    connection.execute(update(clubs).where(clubs.c.owner == player).values(owner=None))
    connection.execute(delete(club_members).where(club_members.c.player == player))
    connection.execute(update(contest_people).where(contest_people.c.player == player).values(name=""))
