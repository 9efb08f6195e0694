"""What is told of people beyond one table: their games, ratings and leaderboards."""

from typing import Literal

from typing_extensions import TypedDict

from kiru.protocol.described_view import DescribedView
from kiru.protocol.heads import OwnTable
from kiru.protocol.profile import Glyph

Crowd = Literal["two", "more"]
"""How many play: two, or more than two."""


class LeaderboardRow(TypedDict):
    """A player of a leaderboard."""

    place: int
    name: str
    glyph: Glyph
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


class RatingChange(TypedDict):
    """What a rated game did to the rating of a seat."""

    seat: int
    before: int
    after: int
    first: bool
    """It was the first rated game of its player."""


class RatingChanges(TypedDict):
    """What a game did to the ratings of those who played; null: it is not counted yet, or does not count."""

    changes: list[RatingChange] | None


class GameScore(TypedDict):
    """What a seat has of a finished game."""

    place: int
    points: int


class OwnGame(OwnTable):
    """A game of this device, or of another one of the same player."""

    rated: bool
    scores: list[GameScore] | None
    """By seat; null while the game is not over, and for a moment after it."""


class OwnGames(TypedDict):
    """A page of the games of this device, the latest first."""

    games: list[OwnGame]
    next: str | None
    """What to ask for the page after it with; null: there is none."""


class TableView(TypedDict):
    """What a table looks like now."""

    view: DescribedView


class Dismissed(TypedDict):
    """Whether a game is left out of the list of this device."""

    dismissed: bool
