"""What is asked and told about clubs, their nights and tournaments."""

from datetime import datetime
from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from kiru.protocol.heads import Clock, ListedTable
from kiru.protocol.manners import Stance
from kiru.protocol.profile import Glyph
from kiru.protocol.requests import Body, DeadlineClock, GameClock, Name, Word

ContestKind = Literal["swiss", "robin", "night"]
"""Two kinds of tournament, and the duplicate night."""
ContestPhase = Literal["waiting", "playing", "over", "canceled"]


class NewClub(Body):
    """A club to be founded; `nick` is how its founder is called."""

    name: Annotated[str, Field(min_length=1, max_length=60)]
    nick: Name = ""


class ClubName(Body):
    name: Annotated[str, Field(min_length=1, max_length=60)]


class ClubMemberBody(Body):
    """Which member is meant."""

    member: Annotated[int, Field(ge=0, le=1_000_000)]


class NewContest(Body):
    """A night or a tournament to be held."""

    kind: ContestKind
    name: Annotated[str, Field(max_length=60)] = ""
    game: Word
    options: Annotated[dict[Word, Word], Field(max_length=20, default_factory=dict)]
    players: Annotated[int, Field(ge=1, le=5)]
    """Seats at a table: in a tournament at most so many, on a night always."""
    rounds: Annotated[int, Field(ge=1, le=15)] = 3
    """Rounds of a Swiss, deals of a night; a round robin has as many as it takes."""
    minutes: Annotated[int, Field(ge=1, le=7 * 24 * 60)] = 60
    """How long a round may take."""
    begins: datetime
    ends: datetime | None = None
    """When a night is over, whoever still plays."""
    alone: bool = False
    """On a night: everybody plays against bots, whenever they like, instead of with one another."""
    bot: Word = "gardener"
    fill: Annotated[int, Field(ge=0, le=64)] = 0
    """Bots take part until a tournament has so many players."""
    clock: Annotated[DeadlineClock | GameClock, Field(discriminator="kind")] | None = None
    rated: bool = False
    """The games of a tournament count for ratings; those of a night cannot, because its deals come more than once."""


class ClubMade(TypedDict):
    """A new club; its id is its link."""

    club: str


class ContestMade(TypedDict):
    """A new night or tournament."""

    contest: str


class ClubMember(TypedDict):
    """Somebody who belongs to a club."""

    number: int
    name: str
    owner: bool
    you: bool
    stance: Stance
    """What this device's player thinks of them."""


class LadderRow(TypedDict):
    """A line of a club's ladder."""

    place: int
    member: int
    name: str
    glyph: Glyph
    points: int
    games: int
    wins: int
    you: bool


class ContestLine(TypedDict):
    """A night or tournament in a list."""

    contest: str
    kind: ContestKind
    name: str
    game: str
    phase: ContestPhase
    begins: str
    people: int


class OwnClub(TypedDict):
    """A club of the player of this device."""

    club: str
    name: str
    members: int
    owner: bool


class ClubTable(ListedTable):
    """A table of a club."""

    you: list[int]
    contest: bool
    """It belongs to a night or a tournament, whose seats are given out."""


class Club(TypedDict):
    """A club's page."""

    club: str
    name: str
    you: int | None
    """The number of this device's player among the members."""
    owner: bool
    """This device's player owns the club."""
    members: list[ClubMember]
    running: list[ClubTable]
    finished: list[ClubTable]
    ladder: list[LadderRow]
    contests: list[ContestLine]


class ContestPerson(TypedDict):
    """Somebody who takes part."""

    number: int
    name: str
    bot: str | None
    out: bool
    """Has dropped out."""


class StandingRow(TypedDict):
    """A line of a tournament's standings, or of a night's ranking."""

    place: int
    person: int
    points: float
    """Points of a tournament; on a night the mean share of results beaten, in percent."""
    opponents: NotRequired[float]
    wins: NotRequired[int]
    share: NotRequired[float]
    deals: NotRequired[list[float | None]]
    """On a night: every deal in percent."""


class ContestSeat(TypedDict):
    """A seat of a round."""

    person: int | None
    """Nobody: a bot that fills the seat."""
    name: str
    place: int | None
    points: int | None
    forfeit: bool


class ContestTable(TypedDict):
    """A table of a round or deal; one without an id is a bye."""

    number: int
    table: str | None
    closed: bool
    seats: list[ContestSeat]


class ContestRound(TypedDict):
    """A round of a tournament, or a deal of a night."""

    round: int
    seal: NotRequired[str]
    """On a night: the hash of the deal's seed."""
    seed: NotRequired[str]
    """The seed, once the night is over."""
    tables: list[ContestTable]


class Contest(TypedDict):
    """The page of a night or tournament."""

    contest: str
    club: str
    club_name: str
    kind: ContestKind
    name: str
    game: str
    options: dict[str, str]
    players: int
    rounds: int
    minutes: int
    alone: bool
    bot: str
    fill: int
    clock: Clock | None
    rated: bool
    phase: ContestPhase
    begins: str
    ends: str | None
    round: int
    round_ends: str | None
    people: list[ContestPerson]
    standings: list[StandingRow]
    tables: list[ContestRound]
    you: int | None
    """The number of this device's player among those who take part."""
    member: bool
    owner: bool
    your_table: str | None
    """Where this device's player is expected now."""


class DealTable(TypedDict):
    """Where the next deal of a night waits; null when all are played."""

    table: str | None


class Done(TypedDict):
    """It was done."""

    done: bool
