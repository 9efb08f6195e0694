"""What is told of people beyond one table: ratings and leaderboards."""

from typing import Literal

from typing_extensions import TypedDict

Crowd = Literal["two", "more"]
"""How many play: two, or more than two."""


class LeaderboardRow(TypedDict):
    """A player of a leaderboard."""

    place: int
    name: str
    points: int
    games: int
    wins: int
    you: bool
    """It is the player of this device."""


class BotRating(TypedDict):
    """A bot on the scale of the players."""

    bot: str
    points: int


class Leaderboard(TypedDict):
    """The strongest players of a game."""

    rows: list[LeaderboardRow]
    you: LeaderboardRow | None
    """The player of this device, also further down."""
    bots: list[BotRating]
    seasons: list[str]
    """The quarters in which somebody has played, the latest first, such as 2026Q4."""


class RatingStep(TypedDict):
    """The rating after a game."""

    table: str
    at: str
    points: int


class OwnRating(TypedDict):
    """How strong the player of this device is in a game."""

    game: str
    crowd: Crowd
    points: int
    games: int
    wins: int
    steps: list[RatingStep]
    """The latest of them, the oldest first."""
