"""Ratings counted anew from what is noted of finished games, in the order in which they were counted first."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from kiru.arena import bot_ratings
from kiru.arena.bot_ratings import Crowd, Skill
from kiru.server.people import skills
from kiru.server.store.people.schema import rating_steps, ratings, results, seat_results

Pair = tuple[str, Crowd]
"""A game, and how many play: ratings of one pair know nothing of another."""
MOST_ROWS = 5_000
"""Rows that go to the database in one statement."""


def is_crowd(crowd: Crowd) -> Any:
    return results.c.players == 2 if crowd == "two" else results.c.players > 2


def pairs_of(connection: Connection, player: str) -> set[Pair]:
    """Where somebody has played rated games."""
    own = select(results.c.game, results.c.players).join(seat_results)
    own = own.where(seat_results.c.player == player, results.c.number.is_not(None)).distinct()
    return {(row.game, bot_ratings.crowd_of(row.players)) for row in connection.execute(own)}


def count_pairs(connection: Connection, pairs: Iterable[Pair]) -> None:
    """Every rating of these pairs from nothing; to be called under the ledger's lock."""
    for game, crowd in sorted(pairs):
        count_pair(connection, game, crowd)


def count_pair(connection: Connection, game: str, crowd: Crowd) -> None:
    here = (results.c.game == game, is_crowd(crowd))
    columns = (results.c.table_id, results.c.at, seat_results.c.player, seat_results.c.bot, seat_results.c.place)
    query = select(*columns).join(seat_results).where(*here, results.c.number.is_not(None))
    rows = connection.execute(query.order_by(results.c.number, seat_results.c.seat)).all()
    count = RatingCount(game, crowd)
    for _, seats in groupby(rows, key=lambda row: row.table_id):
        count.add(list(seats))
    connection.execute(delete(rating_steps).where(rating_steps.c.table_id.in_(select(results.c.table_id).where(*here))))
    connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.crowd == crowd))
    insert_all(connection, ratings, count.ratings())
    insert_all(connection, rating_steps, count.steps)


def insert_all(connection: Connection, table: Any, rows: list[dict[str, Any]]) -> None:
    for start in range(0, len(rows), MOST_ROWS):
        connection.execute(insert(table), rows[start : start + MOST_ROWS])


class RatingCount:
    """The ratings of a pair, game after game."""

    def __init__(self, game: str, crowd: Crowd) -> None:
        self.key = {"game": game, "crowd": crowd}
        self.bots = bot_ratings.shipped()[game, crowd]
        self.held: dict[tuple[str, str], tuple[Skill, int, int]] = {}
        """By player and season: how strong, games, wins."""
        self.steps: list[dict[str, Any]] = []

    def add(self, seats: list[Any]) -> None:
        """Count a game, in its season and in all."""
        for season in (skills.ALL_TIME, skills.season_of(seats[0].at)):
            before = [self.skill(seat, season) for seat in seats]
            for seat, skill in zip(seats, skills.after_game(before, [one.place for one in seats]), strict=True):
                if seat.player is not None:
                    self.note(seat, season, skill)

    def skill(self, seat: Any, season: str) -> Skill:
        if seat.player is None:
            return self.bots[seat.bot or ""]
        held = self.held.get((seat.player, season))
        return held[0] if held is not None else skills.FRESH

    def note(self, seat: Any, season: str, skill: Skill) -> None:
        _, games, wins = self.held.get((seat.player, season), (skill, 0, 0))
        self.held[seat.player, season] = (skill, games + 1, wins + (seat.place == 1))
        step = {"table_id": seat.table_id, "player": seat.player, "season": season}
        self.steps.append(step | {"mu": skill.mu, "sigma": skill.sigma})

    def ratings(self) -> list[dict[str, Any]]:
        return [
            self.key
            | {"player": player, "season": season, "mu": skill.mu, "sigma": skill.sigma, "safe": skills.safe(skill)}
            | {"games": games, "wins": wins}
            for (player, season), (skill, games, wins) in self.held.items()
        ]
