"""What is asked and told about puzzles (docs/puzzles.md)."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from kiru.protocol.described_view import DescribedView
from kiru.protocol.frames_out import Legal, Lines, Step
from kiru.protocol.requests import Body

Action = Annotated[str, Field(max_length=40)]


class PuzzleCard(TypedDict):
    """What is known of a puzzle before it is opened."""

    difficulty: int
    """1 to 4."""
    rating: int


class DailyPuzzle(PuzzleCard):
    """A game's puzzle of the day."""

    game: str
    number: int
    """On the game's shelf, from 0."""


class DailyPuzzles(TypedDict):
    """The puzzles of a day, the same for everybody."""

    date: str
    puzzles: list[DailyPuzzle]


class PuzzleStep(Step):
    """A decision of a try, and the table after it."""

    view: DescribedView
    scores: list[Lines]


class Verdict(TypedDict):
    """How good a finished try is."""

    solved: bool
    loss: float
    """Points behind the best turn."""


class PuzzleTurn(PuzzleCard):
    """The table of a puzzle after the actions of a try."""

    game: str
    number: int
    seat: int
    """Whose turn it is."""
    names: list[str]
    seq: int
    view: DescribedView
    scores: list[Lines]
    steps: list[PuzzleStep]
    """What the last action did, with all that followed without a question."""
    prompt: str
    legal: list[Legal]
    sentences: list[str]
    """The table in words."""
    verdict: Verdict | None
    """None while the turn goes on."""


class PuzzleHint(TypedDict):
    """What a puzzle is about."""

    theme: str


class PuzzleSolution(PuzzleHint):
    """The best turn, and why it is."""

    actions: list[str]
    stories: list[str]
    gardener: list[str]
    """What a gardener would do, as sentences of the log."""
    gain: float
    """Points that the best turn is further ahead in the end."""
    share: float
    """By how much it wins more often."""
    games: int
    """Games played to prove it; 0: it was worked out to the end."""
    lines: int
    """How many different turns there are."""
    reasons: str


class PuzzleWhy(TypedDict):
    """The rule that forbids an action; None if none does."""

    rule: str | None
    title: str
    text: str
    fact: str


class PuzzleLook(TypedDict):
    """A piece seen closely."""

    title: str
    sentences: list[str]


class PuzzleTry(Body):
    """A try as far as it has gone: the choices of the turn, in notation."""

    actions: list[Action] = Field(default=[], max_length=60)


class PuzzleQuestion(PuzzleTry):
    """Why can this not be done?"""

    action: Action


class PuzzlePiece(PuzzleTry):
    """What is this?"""

    piece: Annotated[str, Field(max_length=60)]
    seat: int = Field(default=0, ge=0, le=4)
