"""Who is strongest, and how somebody's own ratings stand and came about."""

from typing import Any

from sqlalchemy import Connection, func, select

from kiru.arena import bot_ratings
from kiru.arena.bot_ratings import Crowd
from kiru.protocol.people import BotRating, Leaderboard, LeaderboardRow, OwnRating, RatingChange, RatingStep
from kiru.server.people import skills
from kiru.server.store.people.schema import players, rating_steps, ratings, results, seat_results
from kiru.server.tables.heads import moment

MOST_ROWS = 100
MOST_SEASONS = 40
MOST_STEPS = 500


def leaderboard(connection: Connection, game: str, crowd: Crowd, season: str, player: str | None) -> Leaderboard:
    """The strongest of a game, with `player` wherever they are."""
    here = (ratings.c.game == game, ratings.c.crowd == crowd, players.c.former.is_(False))
    ranked = select(ratings, players.c.name, players.c.glyph).join(players).where(*here, ratings.c.season == season)
    best = connection.execute(ranked.order_by(ratings.c.safe.desc(), ratings.c.player).limit(MOST_ROWS)).all()
    rows: list[LeaderboardRow] = []
    for row in best:
        above = sum(other.safe > row.safe for other in best)
        rows.append(row_of(row, above + 1, row.player == player))
    own = next((row for row in rows if row["you"]), None)
    if own is None and player is not None:
        mine = connection.execute(ranked.where(ratings.c.player == player)).first()
        if mine is not None:
            better = select(func.count()).select_from(ratings.join(players)).where(*here, ratings.c.season == season)
            better = better.where(ratings.c.safe > mine.safe)
            own = row_of(mine, connection.execute(better).scalar_one() + 1, True)
    seasons = select(ratings.c.season).distinct().join(players).where(*here, ratings.c.season != skills.ALL_TIME)
    found = connection.execute(seasons.order_by(ratings.c.season.desc()).limit(MOST_SEASONS)).scalars()
    return {"rows": rows, "you": own, "seasons": list(found), "bots": rated_bots(game, crowd)}


def row_of(row: Any, place: int, you: bool) -> LeaderboardRow:
    return {
        "place": place,
        "name": row.name,
        "glyph": row.glyph,
        "points": skills.points(row.safe),
        "games": row.games,
        "wins": row.wins,
        "you": you,
    }


def rated_bots(game: str, crowd: Crowd) -> list[BotRating]:
    """The bots on the same scale, the strongest first."""
    found = bot_ratings.shipped()[game, crowd]
    ordered = sorted(found.items(), key=lambda one: -skills.safe(one[1]))
    return [{"bot": bot, "points": skills.points(skills.safe(skill))} for bot, skill in ordered]


def own_ratings(connection: Connection, player: str) -> list[OwnRating]:
    """A player's ratings of all time, and how each came about."""
    query = select(ratings).where(ratings.c.player == player, ratings.c.season == skills.ALL_TIME)
    rows = connection.execute(query.order_by(ratings.c.game, ratings.c.crowd.desc())).all()
    return [
        {
            "game": row.game,
            "crowd": row.crowd,
            "points": skills.points(row.safe),
            "games": row.games,
            "wins": row.wins,
            "steps": own_steps(connection, player, row.game, row.crowd),
        }
        for row in rows
    ]


def rating_changes(connection: Connection, table: str) -> list[RatingChange] | None:
    """What a game did to everybody's rating of all time; None for one that is not counted."""
    game = connection.execute(select(results).where(results.c.table_id == table, results.c.number.is_not(None))).first()
    if game is None:
        return None
    steps = select(seat_results.c.seat, rating_steps).join(
        rating_steps,
        (rating_steps.c.table_id == seat_results.c.table_id) & (rating_steps.c.player == seat_results.c.player),
    )
    own = (seat_results.c.table_id == table, rating_steps.c.season == skills.ALL_TIME)
    rows = connection.execute(steps.where(*own).order_by(seat_results.c.seat)).all()
    return [rating_change(row, step_before(connection, row.player, game)) for row in rows]


def rating_change(row: Any, before: bot_ratings.Skill | None) -> RatingChange:
    after = skills.safe(bot_ratings.Skill(row.mu, row.sigma))
    was = skills.safe(before or skills.FRESH)
    return {"seat": row.seat, "before": skills.points(was), "after": skills.points(after), "first": before is None}


def step_before(connection: Connection, player: str, game: Any) -> bot_ratings.Skill | None:
    """A player's rating before a game; None for the first one."""
    is_crowd = results.c.players == 2 if game.players == 2 else results.c.players > 2
    own = (rating_steps.c.player == player, rating_steps.c.season == skills.ALL_TIME, results.c.number < game.number)
    query = select(rating_steps.c.mu, rating_steps.c.sigma).join(results, results.c.table_id == rating_steps.c.table_id)
    query = query.where(*own, results.c.game == game.game, is_crowd).order_by(results.c.number.desc()).limit(1)
    found = connection.execute(query).first()
    return None if found is None else bot_ratings.Skill(*found)


def own_steps(connection: Connection, player: str, game: str, crowd: Crowd) -> list[RatingStep]:
    """The latest rated games of a player, the oldest of them first."""
    is_crowd = results.c.players == 2 if crowd == "two" else results.c.players > 2
    own = (rating_steps.c.player == player, rating_steps.c.season == skills.ALL_TIME)
    query = select(results.c.table_id, results.c.at, rating_steps.c.mu, rating_steps.c.sigma).join(rating_steps)
    query = query.where(*own, results.c.game == game, is_crowd).order_by(results.c.number.desc()).limit(MOST_STEPS)
    steps: list[RatingStep] = []
    for row in connection.execute(query):
        worth = skills.safe(bot_ratings.Skill(row.mu, row.sigma))
        steps.append({"table": row.table_id, "at": moment(row.at), "points": skills.points(worth)})
    return steps[::-1]
