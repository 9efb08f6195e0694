"""What is asked and told about an owner's box (docs/box.md)."""

from typing import Annotated, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from kiru.protocol.requests import LONGEST_BOX, Body, Word

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
