"""What is asked and told at the companion for the real table (docs/companion.md)."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from kiru.games.amyitis.words.typed_view import AmyitisSheetPieces
from kiru.games.babylon.words.typed_view import BabylonSheetPieces
from kiru.games.hanging_gardens.words.typed_view import GardensSheetPieces
from kiru.protocol.described_view import DescribedByMsgspec, DescribedView
from kiru.protocol.requests import Body

SheetWords = Annotated[str, Field(max_length=80)]
"""A line of a score sheet."""
SheetPieces = GardensSheetPieces | AmyitisSheetPieces | BabylonSheetPieces
DescribedPieces = Annotated[SheetPieces, DescribedByMsgspec()]


class PadPieces(TypedDict):
    """What the score pad of a game is filled with."""

    game: str
    players: list[int]
    """At least and at most."""
    pieces: DescribedPieces


class PadEntry(Body):
    """What has been tapped in so far, as lines of a score sheet."""

    table: list[SheetWords] = Field(default=[], max_length=4)
    """Lines about the whole table."""
    players: list[Annotated[list[SheetWords], Field(max_length=60)]] = Field(min_length=1, max_length=5)
    """The lines of each player."""


class PadSource(TypedDict):
    """Points of a line and the places that bring them together."""

    places: list[str]
    points: int
    name: str


class PadLine(TypedDict):
    """A line of the printed pad."""

    key: str
    title: str
    points: int
    sources: list[PadSource]


class FilledPad(TypedDict):
    """The pad of a player."""

    lines: list[PadLine]
    total: int
    place: int | None
    """1 for the winner; None for a lone player, and where what decides a tie is not told."""


class PadNote(TypedDict):
    """A sentence about what is missing, or cannot be, and whose it is."""

    text: str
    player: int | None


class ScoredTable(TypedDict):
    """The table as tapped in, with its points; nothing but `fault` if it cannot be."""

    view: DescribedView | None
    pads: list[FilledPad]
    open: PadNote | None
    """What a finished table would still need."""
    fault: PadNote | None
