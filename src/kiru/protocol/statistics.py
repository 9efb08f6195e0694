"""What somebody's own games come to, game by game and for every number of players."""

from typing_extensions import TypedDict


class ScoredGame(TypedDict):
    """A game that was played to its end."""

    table: str
    at: str
    place: int
    points: int


class LineAverage(TypedDict):
    """A line of the score pad."""

    key: str
    title: str
    mean: float
    last: int
    """In the latest game."""
    royal: float | None
    """What royal makes of it on average against itself; null if that was not measured."""


class OpeningChoice(TypedDict):
    """Something that games began with."""

    value: str
    title: str
    games: int
    wins: int
    mean: float


class Opening(TypedDict):
    """A way in which games of a kind begin, such as the first court card; what was chosen most stands first."""

    key: str
    title: str
    choices: list[OpeningChoice]


class BotRecord(TypedDict):
    """How games against a bot went: above it, beside it, below it."""

    bot: str
    won: int
    tied: int
    lost: int
    expected: float
    """The share of games that somebody as strong as measured wins against it."""


class MeasuredStrength(TypedDict):
    """How strong somebody is by their games against bots, rated or not."""

    points: int
    """On the scale of the leaderboards: at least."""
    level: str
    """The bot that is nearest."""
    games: int
    """How many results against bots tell it."""


class BotLevel(TypedDict):
    """How strong a bot is."""

    bot: str
    points: int


class Streaks(TypedDict):
    """Wins in a row."""

    current: int
    longest: int


class KindStatistics(TypedDict):
    """The games of one kind: of one game, by so many."""

    game: str
    title: str
    players: int
    games: int
    wins: int
    places: list[int]
    """How often somebody was first, second, … ; alone there are no places."""
    streaks: Streaks
    scored: int
    """Games that were played to their end: only those have points that can be compared."""
    mean: float | None
    best: ScoredGame | None
    royal: float | None
    """Royal's points on average."""
    recent: list[ScoredGame]
    """The latest of them, the oldest first."""
    lines: list[LineAverage]
    openings: list[Opening]
    bots: list[BotRecord]
    """The strongest first."""
    strength: MeasuredStrength | None
    levels: list[BotLevel]
    """Every bot on the same scale, the weakest first."""


class OwnStatistics(TypedDict):
    """Everything that the games of somebody come to, the kind played most first."""

    kinds: list[KindStatistics]
