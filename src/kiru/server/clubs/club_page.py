"""What a club's page tells."""

from collections import OrderedDict
from typing import Any

from sqlalchemy import Connection, func, select

from kiru.core.errors import KiruError
from kiru.protocol.clubs import Club, ClubTable, ContestLine, LadderRow, OwnClub
from kiru.server.clubs import ladder, members
from kiru.server.clubs.contest_state import setup_of
from kiru.server.people import avoidance, players, skills
from kiru.server.store import schema
from kiru.server.store.clubs.schema import club_tables, clubs, contest_people, contest_tables, contests
from kiru.server.store.enums import UNDER_WAY, TablePhase
from kiru.server.store.people.schema import results
from kiru.server.store.tables import of_devices, with_seats
from kiru.server.tables import heads

MOST_TABLES = 20
MOST_CONTESTS = 30
MOST_LADDERS = 200


class Ladders:
    """The ladders that were counted lately: counted anew only when another game has ended."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, int], dict[str, ladder.Rung]] = OrderedDict()

    def of(self, connection: Connection, club: str) -> dict[str, ladder.Rung]:
        own = select(club_tables.c.table_id).where(club_tables.c.club == club)
        noted = select(func.count(), func.coalesce(func.max(results.c.at), 0)).where(results.c.table_id.in_(own))
        count, last = connection.execute(noted).one()
        key = (club, count, last)
        if key not in self.kept:
            self.kept[key] = ladder.climb(ladder.games_of(connection, club))
            if len(self.kept) > MOST_LADDERS:
                self.kept.popitem(last=False)
        return self.kept[key]


def club_page(connection: Connection, club: str, device: bytes | None, ladders: Ladders) -> Club:
    """Everything that the page shows, for whoever has the link."""
    row = connection.execute(select(clubs).where(clubs.c.id == club)).first()
    if row is None:
        raise KiruError("error-club")
    own = players.player_of(connection, device) if device is not None else None
    people = members.names_of(connection, club)
    stances = avoidance.stances_of(connection, own) if own is not None else {}
    return {
        "club": club,
        "name": row.name,
        "you": next((one.number for one in people if one.player == own), None),
        "owner": own is not None and row.owner == own,
        "members": [
            {
                "number": one.number,
                "name": one.name,
                "owner": one.player == row.owner,
                "you": one.player == own,
                "stance": stances.get(one.player, avoidance.NONE),
            }
            for one in people
        ],
        "running": tables_of(connection, club, device, UNDER_WAY),
        "finished": tables_of(connection, club, device, (TablePhase.OVER,)),
        "ladder": ladder_rows(people, ladders.of(connection, club), own),
        "contests": contest_lines(connection, club),
    }


def tables_of(
    connection: Connection, club: str, device: bytes | None, phases: tuple[TablePhase, ...]
) -> list[ClubTable]:
    """The latest tables of a club."""
    tables = schema.tables
    query = select(tables).join(club_tables, club_tables.c.table_id == tables.c.id)
    query = query.where(club_tables.c.club == club, tables.c.phase.in_(phases))
    found = with_seats(connection, query.order_by(tables.c.changed.desc(), tables.c.id).limit(MOST_TABLES))
    given = select(contest_tables.c.table_id).where(contest_tables.c.table_id.in_([table.id for table in found]))
    assigned = set(connection.execute(given).scalars())
    return [
        {
            **heads.short_head(table),
            "you": own_seats(connection, table.id, device),
            "contest": table.id in assigned,
        }
        for table in found
    ]


def own_seats(connection: Connection, table: str, device: bytes | None) -> list[int]:
    held = of_devices(connection, table, {device}) if device is not None else {}
    return sorted(seat for seat in held.get(device or b"", ()) if seat >= 0)


def ladder_rows(people: list[Any], rungs: dict[str, ladder.Rung], own: str | None) -> list[LadderRow]:
    """The members who have played, the strongest first."""
    played = [(one, rungs[one.player]) for one in people if one.player in rungs]
    worth = {one.number: skills.safe(rung.skill) for one, rung in played}
    rows: list[LadderRow] = [
        {
            "place": 1 + sum(other > worth[one.number] for other in worth.values()),
            "member": one.number,
            "name": one.name,
            "glyph": one.glyph,
            "points": skills.points(worth[one.number]),
            "games": rung.games,
            "wins": rung.wins,
            "you": one.player == own,
        }
        for one, rung in played
    ]
    return sorted(rows, key=lambda row: (row["place"], row["member"]))


def contest_lines(connection: Connection, club: str) -> list[ContestLine]:
    """The latest nights and tournaments of a club."""
    count = select(func.count()).where(contest_people.c.contest == contests.c.id).scalar_subquery()
    query = select(contests, count.label("people")).where(contests.c.club == club)
    rows = connection.execute(query.order_by(contests.c.created.desc(), contests.c.id).limit(MOST_CONTESTS))
    return [
        {
            "contest": row.id,
            "kind": row.kind.value,
            "name": row.name,
            "game": setup_of(row).game,
            "phase": row.phase.value,
            "begins": heads.moment(row.begins),
            "people": row.people,
        }
        for row in rows
    ]


def own_clubs(connection: Connection, device: bytes) -> list[OwnClub]:
    return [
        {"club": row.id, "name": row.name, "members": row.members, "owner": bool(row.is_owner)}
        for row in members.own_clubs(connection, device)
    ]
