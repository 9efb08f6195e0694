"""What is asked and told at the companion for the real table (docs/companion.md)."""

from typing import Annotated, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from kiru.games.amyitis.words.typed_view import AmyitisSheetPieces
from kiru.games.babylon.words.typed_view import BabylonSheetPieces
from kiru.games.hanging_gardens.words.typed_view import GardensSheetPieces
from kiru.protocol.described_view import DescribedByMsgspec, DescribedView
from kiru.protocol.requests import LONGEST_BOX, Body, Word

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


BoxPath = Annotated[str, Field(max_length=40)]
"""A field of a table: `tiles.0.flower`."""
BoxValue = Annotated[int, Field(strict=True, ge=-999, le=9999)] | Annotated[str, Field(max_length=40)]
BoxTables = dict[str, dict[str, int | str]]
"""What has been entered: by table, values by the paths of their fields."""


class BoxChoice(TypedDict):
    """A word that a field can have."""

    value: str
    label: str


class BoxField(TypedDict):
    """A value to enter: one of `choices`, or else a number."""

    path: str
    label: str
    usual: int | str
    """What the standard box has."""
    low: NotRequired[int]
    high: NotRequired[int]
    choices: NotRequired[list[BoxChoice]]


class BoxPart(TypedDict):
    """Something that is held in one hand: a tile, a card, a city; or a row of numbers."""

    key: str
    title: str
    fields: list[BoxField]


class BoxTable(TypedDict):
    """A table of a box that is not certain."""

    name: str
    like: str
    """Tables of one kind are drawn alike."""
    title: str
    help: str
    certainty: str
    parts: list[BoxPart]


class BoxForm(TypedDict):
    """All that the owner of a printed game is asked for."""

    game: str
    tables: list[BoxTable]


class BoxMistake(TypedDict):
    """What is wrong, in one sentence; `part` and `field` are empty where it is the whole table."""

    table: str
    part: str
    field: str
    text: str


class BoxChecked(TypedDict):
    """What `kiru box check` says of what was entered."""

    errors: list[BoxMistake]
    done: list[str]
    """The tables that are complete and right."""
    box: str
    """What records call the box: name and digest. Empty while there is none."""
    text: str
    """The box as a file."""


class BoxOpened(TypedDict):
    """A box file as what has been entered of it."""

    game: str
    name: str
    box: str
    entries: BoxTables
    others: str
    """The tables that nobody is asked for, as TOML."""


class BoxEntered(Body):
    """What has been entered so far."""

    name: Annotated[str, Field(max_length=30)]
    entries: dict[Word, Annotated[dict[BoxPath, BoxValue], Field(max_length=200)]] = Field(default={}, max_length=20)
    others: Annotated[str, Field(max_length=LONGEST_BOX)] = ""


class BoxFile(Body):
    """A box file to open."""

    text: Annotated[str, Field(max_length=LONGEST_BOX)]
