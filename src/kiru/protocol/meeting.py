"""How people find each other: the live lobby, waiting for a game, people one has played with."""

from typing import Literal

from typing_extensions import TypedDict

from kiru.protocol.frames_out import PongFrame, Sent
from kiru.protocol.heads import Clock, ListedTable
from kiru.protocol.manners import Stance

Speed = Literal["quick", "calm", "days"]
"""A clock of minutes, a longer one, or a day for every turn."""


class LobbyTable(ListedTable):
    """A table of the lobby, with what people choose by."""

    rated: bool
    clock: Clock | None
    spectators: bool
    """Anybody may look on."""


class WaitingGroup(TypedDict):
    """People who wait for the same kind of game."""

    game: str
    players: int
    speed: Speed
    rated: bool
    people: int
    """How many of them are waiting."""


class OwnWait(WaitingGroup):
    """What this device waits for."""

    since: str
    until: str
    """When bots fill the seats that are still empty."""
    bot: str
    """Which bots these are."""
    table: str | None
    """The table at which a seat is kept; null while the wait goes on."""


class WaitAnswer(TypedDict):
    """What this device waits for; null: nothing."""

    wait: OwnWait | None


class LobbyFrame(Sent, frozen=True, tag="lobby"):
    """Everything that is listed, and who waits for what."""

    tables: list[LobbyTable]
    groups: list[WaitingGroup]


class LobbyChangeFrame(Sent, frozen=True, tag="lobby-change"):
    """The tables that are new or different, those that are no longer listed, and who waits for what now."""

    tables: list[LobbyTable]
    gone: list[str]
    groups: list[WaitingGroup]


class WaitFrame(Sent, frozen=True, tag="wait"):
    """What this device waits for has changed."""

    wait: OwnWait | None


LobbyFrameOut = LobbyFrame | LobbyChangeFrame | WaitFrame | PongFrame


class Acquaintance(TypedDict):
    """Somebody with whom this player has finished a game."""

    player: str
    name: str
    games: int
    """How many games both have finished."""
    last: str
    followed: bool
    here: bool
    """Is at a table or in the lobby now; told only of people one follows, and only if they do not mind."""
    stance: Stance


class Acquaintances(TypedDict):
    """The people one has played with, those one follows first."""

    people: list[Acquaintance]
    hidden: bool
    """Nobody is told that this player is here."""


class Followed(TypedDict):
    """Whether somebody is followed now."""

    followed: bool


class VisibilitySet(TypedDict):
    """Whether others are no longer told that this player is here."""

    hidden: bool
