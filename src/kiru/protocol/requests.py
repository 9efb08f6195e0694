"""What the HTTP requests bring."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from kiru.support import plain_text

Word = Annotated[str, Field(max_length=40, pattern=r"^[a-z0-9_-]+$")]
Name = Annotated[str, Field(max_length=60)]
Token = Annotated[str, Field(max_length=100)]
LONGEST_BOX = 40_000
"""Characters of a box: the largest standard box has 15,000."""
SeatNumber = Annotated[int, Field(ge=0, le=9)]


class Body(BaseModel):
    """What somebody sends: nothing that is not asked for, and plain text wherever there is text."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def is_plain(cls, sent: Any) -> Any:
        plain_text.check(sent)
        return sent


class PersonSeat(Body):
    kind: Literal["person"]
    name: Name = ""
    pick: Word | None = None
    """What the seat picks for itself, such as a flower; no two seats pick the same."""


class BotSeat(Body):
    kind: Literal["bot"]
    bot: Word
    pick: Word | None = None


class RandomDealer(Body):
    kind: Literal["random"]


class ChosenDealer(Body):
    kind: Literal["seeded"]
    seed: Annotated[str, Field(min_length=1, max_length=80, pattern=r"^[!-~]+$")]


class DeadlineClock(Body):
    kind: Literal["deadline"]
    hours: Annotated[float, Field(gt=0, le=24 * 60)]


class GameClock(Body):
    kind: Literal["clock"]
    minutes: Annotated[float, Field(gt=0, le=24 * 60)]
    increment: Annotated[float, Field(ge=0, le=3600)] = 0


class Allowed(Body):
    undo: bool = True
    hints: bool = True
    spectators: bool = True
    chat: bool = True
    rated: bool = False
    """The game counts for ratings: without hints, and nothing is taken back once the turn is over."""


class NewTable(Body):
    """A table to be made."""

    game: Word
    options: Annotated[dict[Word, Word], Field(max_length=20)] = {}
    box: Annotated[str, Field(max_length=LONGEST_BOX)] = ""
    """The TOML of an owner's box."""
    seats: Annotated[
        list[Annotated[PersonSeat | BotSeat, Field(discriminator="kind")]], Field(min_length=1, max_length=10)
    ]
    claim: Annotated[list[SeatNumber], Field(max_length=10)] = []
    dealer: Annotated[RandomDealer | ChosenDealer, Field(discriminator="kind")] = RandomDealer(kind="random")
    listed: bool = False
    allow: Allowed = Allowed()
    clock: Annotated[DeadlineClock | GameClock, Field(discriminator="kind")] | None = None
    best_of: Literal[3, 5] | None = None
    """The first game of a series."""
    close_hours: Annotated[int, Field(ge=1, le=8760)] | None = None
    """After so long without anybody at the table its game is closed; by default after the server's own limit."""
    lesson: bool = False
    """A guided first game: all seats are claimed, and the game counts for nothing."""


class GameWish(Body):
    """The game that somebody waits for."""

    game: Word
    players: Annotated[int, Field(ge=2, le=5)]
    speed: Literal["quick", "calm", "days"] = "quick"
    rated: bool = False
    patience: Annotated[int, Field(ge=5, le=1800)] = 60
    """Seconds until bots fill the seats that are still empty."""
    bot: Word = "gardener"
    """The bot that fills them; of several people the one who has waited longest has chosen it."""
    name: Name = ""


class Visibility(Body):
    """Whether others may be told that one is here."""

    hidden: bool


class Claim(Body):
    invite: Token
    name: Name = ""


class Join(Body):
    name: Name = ""


class TokenBody(Body):
    token: Token


class SeatBody(Body):
    """Which seat is meant; needed only by somebody who holds several."""

    seat: SeatNumber | None = None


class SeatPick(Body):
    """What a seat picks for itself while the table waits."""

    seat: SeatNumber | None = None
    pick: Word | None
    """One of the head's `picks`; null: what the deal brings."""


class Rematch(Body):
    """How a rematch is to be played."""

    best_of: Literal[3, 5] | None = None
    """The game just played is the first of a series; one that goes on goes on by itself."""


class Substitute(Body):
    seat: SeatNumber
    bot: Word = "greedy"


class Mute(Body):
    seat: SeatNumber
    muted: bool = True


class TryAnswer(Body):
    """Another answer at decision number `seq` of a finished game."""

    seq: Annotated[int, Field(ge=1, le=1_000_000)]
    action: Annotated[str, Field(min_length=1, max_length=80)]
