"""What the server says on the websocket (docs/protocol.md)."""

from typing import TYPE_CHECKING, NotRequired

import msgspec
from msgspec import UNSET, UnsetType
from typing_extensions import TypedDict

from kiru.protocol.errors import ErrorText
from kiru.protocol.heads import Head, Phase
from kiru.protocol.views import View

Lines = dict[str, int]
"""A seat's points by the lines of the score pad."""
Patch = list[list[object]]
"""What changes in a view: each row leads to a place, and its last entry is what stands there now."""


class Step(TypedDict):
    """A decision that was carried out, with its line of the log."""

    seq: int
    seat: int | None
    """None for chance."""
    action: str
    forced: bool
    story: str
    pictures: NotRequired[list[str]]
    """Glyphs to draw beside the line."""


class Legal(TypedDict):
    """Something that can be chosen."""

    action: str
    label: str


class HintedAction(Legal):
    """One of the best choices, with the share of the win and the final score to be expected."""

    win: float
    score: float
    advice: str
    """What a person would say of it."""
    reason: str
    """The figures behind it; empty where no line of the score pad tells."""


class PointSource(TypedDict):
    """Points of a score line, and the places that bring them together."""

    places: list[str]
    """In the words of the view: `cell e1`, `tile 3`, `area b1-b2`."""
    points: int
    name: str
    """The places in words."""


if TYPE_CHECKING:
    # What many are shown is put into JSON once; it is written into their frames as it is.
    ViewJson = msgspec.Raw
    PatchJson = msgspec.Raw
    StepsJson = msgspec.Raw
else:
    ViewJson = View
    PatchJson = Patch
    StepsJson = list[Step]


class Sent(msgspec.Struct, frozen=True, tag_field="t"):
    """The base of all frames from the server."""


class TableFrame(Sent, frozen=True, tag="table"):
    """Everything; it may come at any time, and it is the truth."""

    table: str
    head: Head
    you: list[int]
    owner: bool
    seq: int
    event: int
    view: ViewJson
    scores: list[Lines]
    same: int
    """Up to so many decisions everything is as the client has it."""
    start: int = msgspec.field(name="from")
    """After so many the steps begin: later than `same` if more than a page is new."""
    steps: StepsJson


class AskFrame(Sent, frozen=True, tag="ask"):
    """The question at hand; only who may answer it reads the choices."""

    seq: int
    seat: int | None
    phase: Phase
    prompt: str
    legal: list[Legal]
    undo: bool
    """This connection may take back its last choice now."""
    result: list[str] | UnsetType = UNSET
    """How the game ended."""
    places: list[int] | UnsetType = UNSET
    """By seat the place in the end, 1 for the winner; equal places are shared."""


class StepFrame(Sent, frozen=True, tag="step"):
    """One decision was carried out: the view after it, or what changes, or neither, as the client has asked for."""

    step: Step
    event: int
    view: ViewJson | UnsetType = UNSET
    patch: PatchJson | UnsetType = UNSET
    scores: list[Lines] | UnsetType = UNSET
    """With a patch only if they are different."""


class UndoneFrame(Sent, frozen=True, tag="undone"):
    """Decisions after `seq` were taken back."""

    seq: int
    event: int
    view: ViewJson
    scores: list[Lines]
    by: int


class HeadFrame(Sent, frozen=True, tag="head"):
    """Seats, names, presence or clocks have changed."""

    head: Head


class ChatFrame(Sent, frozen=True, tag="chat"):
    """A line of chat, or a reaction."""

    number: int
    seat: int
    name: str
    text: str
    at: str
    reaction: str | UnsetType = UNSET


class OkFrame(Sent, frozen=True, tag="ok"):
    """A request was carried out."""

    key: str


class NoFrame(Sent, frozen=True, tag="no"):
    """A request was refused."""

    key: str
    error: ErrorText


class PongFrame(Sent, frozen=True, tag="pong"):
    """I am here."""


class WhyAnswer(Sent, frozen=True, tag="answer"):
    """The rule that forbids an action; None if none does."""

    key: str
    rule: str | None
    title: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    fact: str | UnsetType = UNSET
    """What makes it so at this table, told to the seat that is asked."""


class PreviewAnswer(Sent, frozen=True, tag="answer"):
    """Every seat's lines if the action were carried out, and what it changes for the actor."""

    key: str
    scores: list[Lines]
    change: Lines
    final: bool
    """It ends the turn or reveals something: after that there may be no way back."""


class LookAnswer(Sent, frozen=True, tag="answer"):
    """A piece seen closely: its rule in words, and what it is worth."""

    key: str
    title: str
    sentences: list[str]


class HintAnswer(Sent, frozen=True, tag="answer"):
    """What a bot would do: the best few."""

    key: str
    actions: list[HintedAction]


class AtAnswer(Sent, frozen=True, tag="answer"):
    """The table as it was after so many decisions."""

    key: str
    seq: int
    view: ViewJson
    scores: list[Lines]
    prompt: str
    sentences: list[str]
    labels: dict[str, str]
    """What could be chosen then: action → label."""
    steps: StepsJson
    """The decision that led there, if there was one."""


class HistoryAnswer(Sent, frozen=True, tag="answer"):
    """A page of decisions."""

    key: str
    start: int = msgspec.field(name="from")
    steps: StepsJson


class DescribeAnswer(Sent, frozen=True, tag="answer"):
    """The table in sentences."""

    key: str
    sentences: list[str]


class SourcesAnswer(Sent, frozen=True, tag="answer"):
    """By seat and line of the score pad where the points come from, after so many decisions."""

    key: str
    seq: int
    seats: list[dict[str, list[PointSource]]]


Answer = WhyAnswer | PreviewAnswer | LookAnswer | HintAnswer | AtAnswer | HistoryAnswer | DescribeAnswer | SourcesAnswer
FrameOut = (
    TableFrame | AskFrame | StepFrame | UndoneFrame | HeadFrame | ChatFrame | OkFrame | NoFrame | PongFrame | Answer
)
encoder = msgspec.json.Encoder()


def encode(sent: FrameOut | Step) -> bytes:
    """A frame, or a step for many frames, as it goes over the wire."""
    return encoder.encode(sent)
