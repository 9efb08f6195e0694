"""The ledger of finished games: each is noted once, whichever node comes first, and rated in that transaction."""

from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, text, update

from kiru.arena import bot_ratings
from kiru.arena.bot_ratings import Skill
from kiru.server.people import players, skills
from kiru.server.people.finished import DETAIL, FinishedGame, FinishedSeat
from kiru.server.store.people.schema import rating_steps, ratings, results, seat_results

LOCK = 5_713_204_967
"""PostgreSQL's advisory lock under which one transaction at a time counts; SQLite has one writer anyway."""


def lock(connection: Connection) -> None:
    """Ratings follow from the row of games: until the commit nobody else adds to it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))


def note(connection: Connection, game: FinishedGame) -> bool:
    """Write down what came of a game; False if that has been done before."""
    lock(connection)
    noted = connection.execute(select(results.c.detail).where(results.c.table_id == game.table)).scalar()
    if noted is not None:
        if noted < DETAIL:
            note_again(connection, game)
        return False
    seated: list[str | None] = [None] * len(game.seats)
    if game.is_begun:
        seated = players.seated_players(connection, game)
    number = next_number(connection) if game.is_rated and are_known(game, seated) else None
    row = {"table_id": game.table, "game": game.game, "players": len(game.seats), "at": game.at, "number": number}
    connection.execute(insert(results), [row | {"detail": DETAIL}])
    connection.execute(insert(seat_results), seat_rows(game, seated))
    if number is not None:
        rate(connection, game, seated)
    return True


def next_number(connection: Connection) -> int:
    return (connection.execute(select(func.max(results.c.number))).scalar() or 0) + 1


def are_known(game: FinishedGame, seated: list[str | None]) -> bool:
    """Whether everybody at the table has a rating of their own: nobody sits twice, and nobody is a stranger."""
    people = [player for player, seat in zip(seated, game.seats, strict=True) if seat.bot is None]
    known = bot_ratings.shipped()[game.game, bot_ratings.crowd_of(len(game.seats))]
    bots = [seat.bot for seat in game.seats if seat.bot is not None]
    return bool(people) and None not in people and len(set(people)) == len(people) and all(bot in known for bot in bots)


def seat_rows(game: FinishedGame, seated: list[str | None]) -> list[dict[str, Any]]:
    keys = [{"table_id": game.table, "seat": number, "player": player} for number, player in enumerate(seated)]
    return [key | {"bot": seat.bot} | outcome(game, seat) for key, seat in zip(keys, game.seats, strict=True)]


def outcome(game: FinishedGame, seat: FinishedSeat) -> dict[str, Any]:
    """What the record says of a seat, whoever sat there."""
    return {
        "place": seat.place,
        "lines": msgspec.json.encode(seat.lines).decode(),
        "is_counted": game.is_counted,
        "is_whole": seat.is_whole,
        "opening": msgspec.json.encode(seat.opening).decode(),
    }


def note_again(connection: Connection, game: FinishedGame) -> None:
    """Everything as the record has it; who sat there, and whether the game is rated, is known from the first time."""
    for number, seat in enumerate(game.seats):
        own = (seat_results.c.table_id == game.table, seat_results.c.seat == number)
        connection.execute(update(seat_results).where(*own).values(**outcome(game, seat)))
    connection.execute(update(results).where(results.c.table_id == game.table).values(detail=DETAIL))


def rate(connection: Connection, game: FinishedGame, seated: list[str | None]) -> None:
    """Change the ratings of the people at a table, in its season and in all; bots keep theirs."""
    for season in (skills.ALL_TIME, skills.season_of(game.at)):
        rate_season(connection, game, seated, season)


def rate_season(connection: Connection, game: FinishedGame, seated: list[str | None], season: str) -> None:
    crowd = bot_ratings.crowd_of(len(game.seats))
    bots = bot_ratings.shipped()[game.game, crowd]
    where = (ratings.c.game == game.game, ratings.c.crowd == crowd, ratings.c.season == season)
    held = connection.execute(select(ratings).where(*where, ratings.c.player.in_([one for one in seated if one])))
    rows = {row.player: row for row in held}

    def before(number: int) -> Skill:
        player, bot = seated[number], game.seats[number].bot
        if player is None:
            return bots[bot or ""]
        return Skill(rows[player].mu, rows[player].sigma) if player in rows else skills.FRESH

    numbers = range(len(game.seats))
    after = skills.after_game([before(number) for number in numbers], [seat.place for seat in game.seats])
    for seat, player, skill in zip(game.seats, seated, after, strict=True):
        if player is None:
            continue
        old = rows.get(player)
        values = {"mu": skill.mu, "sigma": skill.sigma, "safe": skills.safe(skill)}
        values |= {"games": 1 + (old.games if old else 0), "wins": (seat.place == 1) + (old.wins if old else 0)}
        if old is not None:
            connection.execute(update(ratings).where(*where, ratings.c.player == player).values(**values))
        else:
            key = {"player": player, "game": game.game, "crowd": crowd, "season": season}
            connection.execute(insert(ratings), [key | values])
        step = {"table_id": game.table, "player": player, "season": season, "mu": skill.mu, "sigma": skill.sigma}
        connection.execute(insert(rating_steps), [step])
