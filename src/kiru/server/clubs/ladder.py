"""Who is how strong in a club: openskill over the finished tables of the club alone."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, select

from kiru.arena import bot_ratings
from kiru.arena.bot_ratings import Skill
from kiru.server.people import skills
from kiru.server.store.clubs.schema import club_tables
from kiru.server.store.people.schema import results, seat_results

MOST_GAMES = 300
"""Games that are counted, the latest of a club."""


class LadderSeat(msgspec.Struct, frozen=True):
    """A seat of a finished game."""

    player: str | None
    bot: str | None
    place: int


class LadderGame(msgspec.Struct, frozen=True):
    """A finished game of the club."""

    game: str
    seats: list[LadderSeat]


class Rung(msgspec.Struct):
    """How somebody stands."""

    skill: Skill = skills.FRESH
    games: int = 0
    wins: int = 0


def games_of(connection: Connection, club: str) -> list[LadderGame]:
    """The latest games of a club that more than one took part in, the oldest of them first."""
    latest = (
        select(results.c.table_id, results.c.game, results.c.at)
        .join(club_tables, club_tables.c.table_id == results.c.table_id)
        .where(club_tables.c.club == club, results.c.players > 1)
        .order_by(results.c.at.desc(), results.c.table_id)
        .limit(MOST_GAMES)
    ).subquery()
    query = (
        select(latest.c.table_id, latest.c.game, seat_results)
        .join(seat_results, seat_results.c.table_id == latest.c.table_id)
        .order_by(latest.c.at, latest.c.table_id, seat_results.c.seat)
    )
    found: dict[str, LadderGame] = {}
    for row in connection.execute(query):
        game = found.setdefault(row.table_id, LadderGame(row.game, []))
        game.seats.append(LadderSeat(row.player, row.bot, row.place))
    return list(found.values())


def climb(games: Sequence[LadderGame]) -> dict[str, Rung]:
    """Everybody's standing after these games; bots keep the strength that the arena has measured."""
    rungs: dict[str, Rung] = {}
    for game in games:
        people = [seat.player for seat in game.seats if seat.player is not None]
        if not people or len(set(people)) < len(people):
            continue
        before = [skill_before(seat, game, rungs) for seat in game.seats]
        after = skills.after_game(before, [seat.place for seat in game.seats])
        for seat, skill in zip(game.seats, after, strict=True):
            if seat.player is not None:
                rung = rungs.setdefault(seat.player, Rung())
                rung.skill, rung.games, rung.wins = skill, rung.games + 1, rung.wins + (seat.place == 1)
    return rungs


def skill_before(seat: LadderSeat, game: LadderGame, rungs: dict[str, Rung]) -> Skill:
    if seat.player is not None:
        return rungs[seat.player].skill if seat.player in rungs else skills.FRESH
    known = bot_ratings.shipped()[game.game, bot_ratings.crowd_of(len(game.seats))]
    return known.get(seat.bot or "", skills.FRESH)
