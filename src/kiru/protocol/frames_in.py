"""What a client may say on the websocket (docs/protocol.md)."""

from typing import Annotated, Literal

import msgspec

Text = Annotated[str, msgspec.Meta(max_length=2000)]
Word = Annotated[str, msgspec.Meta(max_length=80)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Tokens = Annotated[list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(max_length=20)]


class Said(msgspec.Struct, frozen=True, tag_field="t"):
    """The base of all frames from a client."""


class Hello(Said, frozen=True, tag="hello"):
    """The first frame: language, what the client already has, and the tokens of its seats."""

    lang: Annotated[str, msgspec.Meta(max_length=20)] = "en"
    start: Number = msgspec.field(default=0, name="from")
    event: Number | None = None
    chat: Number = 0
    tokens: Tokens = []
    view: bool | Literal["patch"] = True


class Act(Said, frozen=True, tag="act"):
    """Decide."""

    key: Key
    seq: Number
    seat: SeatNumber
    action: Word


class Undo(Said, frozen=True, tag="undo"):
    """Take back one's last choice."""

    key: Key
    seq: Number
    seat: SeatNumber


class Why(Said, frozen=True, tag="why"):
    """Which rule forbids an action?"""

    key: Key
    action: Word


class Preview(Said, frozen=True, tag="preview"):
    """What would an action change, alone or as the first of one gesture?"""

    key: Key
    action: Word
    then: Annotated[list[Word], msgspec.Meta(max_length=4)] = []
    """The answers to the questions that follow; what has no alternative may be left out."""


class Look(Said, frozen=True, tag="look"):
    """What is this piece, and what is it worth for a seat?"""

    key: Key
    piece: Word
    seat: SeatNumber


class Hint(Said, frozen=True, tag="hint"):
    """What would a bot do?"""

    key: Key
    seat: SeatNumber


class At(Said, frozen=True, tag="at"):
    """How did the table look after so many decisions?"""

    key: Key
    seq: Number


class Earlier(Said, frozen=True, tag="history"):
    """What was decided after so many decisions, up to so many?"""

    key: Key
    start: Number = msgspec.field(name="from")
    end: Number = msgspec.field(name="to")


class Describe(Said, frozen=True, tag="describe"):
    """The table in sentences."""

    key: Key


class Sources(Said, frozen=True, tag="sources"):
    """Which places do the points come from, after so many decisions?"""

    key: Key
    seq: Number


class Chat(Said, frozen=True, tag="chat"):
    """A line for everybody at the table."""

    key: Key
    text: Text
    seat: SeatNumber | None = None


class React(Said, frozen=True, tag="react"):
    """A reaction for everybody at the table."""

    key: Key
    reaction: Annotated[str, msgspec.Meta(max_length=20)]
    seat: SeatNumber | None = None


class Ping(Said, frozen=True, tag="ping"):
    """Are you there?"""


Request = Act | Undo | Why | Preview | Look | Hint | At | Earlier | Describe | Sources | Chat | React
"""What carries a key and is answered by it."""
Frame = Hello | Request | Ping

decoder = msgspec.json.Decoder(Frame)
