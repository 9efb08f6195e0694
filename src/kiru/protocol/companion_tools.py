"""What is asked of the tools for a real table, and what they tell: automaton, dealer and judge."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from kiru.games.hanging_gardens.words.typed_view import AutomatonAction, Discard, SlotBonus
from kiru.protocol.requests import Body

Seed = Annotated[str, Field(min_length=1, max_length=40)]
SoloActor = Literal["you", "automaton"]
"""Who acts at a solo table of The Hanging Gardens."""


class SoloColumn(TypedDict):
    """A column of the market from below."""

    gardeners: list[SoloActor | None]
    open: bool


class SoloStack(TypedDict):
    """A stack of enhancements."""

    cost: int
    left: int


class SoloSpace(TypedDict):
    """A space of an objective."""

    points: int
    who: SoloActor | None


class SoloSlot(TypedDict):
    """An objective of a solo table."""

    spaces: list[SoloSpace]
    bonus: SlotBonus | None
    open: bool
    """Whether the person may still mark it."""


class SoloStart(TypedDict):
    """What the person begins with."""

    gold: int
    tools: int


class TurnedCard(TypedDict):
    """The automaton's card that is turned up."""

    number: int
    columns: list[int]
    level: int
    discard: Discard
    action: AutomatonAction
    column: int
    """Where its gardener goes."""
    told: list[str]
    """What the card means, and what is asked about that column."""


class ClearedLevels(TypedDict):
    """What the automaton has just discarded."""

    column: int
    levels: list[int]


class SoloLogLine(TypedDict):
    """A turn in sentences."""

    round: int
    who: SoloActor
    told: list[str]


class SoloRank(TypedDict):
    """What a score comes to."""

    number: int
    text: str


class AutomatonTold(TypedDict):
    """The solo table as the automaton knows it."""

    round: int
    rounds: int
    asked: Literal["you", "automaton", "over"]
    marker: SoloActor
    start: SoloStart
    columns: list[SoloColumn]
    stacks: list[SoloStack]
    slots: list[SoloSlot]
    card: TurnedCard | None
    log: list[SoloLogLine]
    last: ClearedLevels | None
    rank: SoloRank | None


class AutomatonQuestion(Body):
    """The turns of a solo game at a real table so far: `you 2 crown buy 3 complete 1`, `automaton 2 4`."""

    seed: Seed
    difficulty: Literal["easy", "medium", "advanced", "expert"] = "medium"
    automaton: Literal["order", "ranks"] = "order"
    turns: list[Annotated[str, Field(max_length=40)]] = Field(default=[], max_length=24)
    score: int | None = Field(default=None, ge=0, le=999)


class DealtPart(TypedDict):
    """A part of a set-up in sentences."""

    phase: str
    lines: list[str]


class Dealt(TypedDict):
    """What lies on a real table when a round begins."""

    first: str
    setup: list[DealtPart]
    round: int
    rounds: int
    lines: list[str]
    """What chance brings in this round."""
    dealt: list[str]
    """The same in notation: craft cards of Amyitis group by group, the round token of Babylon."""


class DealQuestion(Body):
    """What is to be dealt."""

    game: Annotated[str, Field(max_length=40)]
    players: int = Field(ge=1, le=5)
    names: list[Annotated[str, Field(max_length=24)]] = Field(default=[], max_length=5)
    seed: Seed
    round: int = Field(default=1, ge=1, le=30)


class JudgeSituation(TypedDict):
    """A kind of question."""

    name: str
    title: str


class JudgeChoice(TypedDict):
    """A value that a field may have."""

    value: str
    title: str


class JudgeField(TypedDict):
    """Something that must be known: a choice, a number, places of the board, or the place that is asked about."""

    name: str
    title: str
    value: str
    kind: Literal["choice", "number", "places", "place"]
    choices: NotRequired[list[JudgeChoice]]
    low: NotRequired[int]
    high: NotRequired[int]


class JudgePlace(TypedDict):
    """A place of the picture, and the fields that a tap on it may fill."""

    key: str
    label: str
    x: float
    y: float
    width: float
    height: float
    fields: list[str]


class JudgeRule(TypedDict):
    """A rule that decides."""

    id: str
    title: str
    text: str


class JudgeVerdict(TypedDict):
    """Whether it may be done, by which rules, and the fact that forbids it."""

    allowed: bool
    rules: list[JudgeRule]
    fact: str


class JudgeTold(TypedDict):
    """A question to the judge with everything that must be known for it, and the answer once all of it is."""

    situations: list[JudgeSituation]
    situation: str
    fields: list[JudgeField]
    board: list[JudgePlace]
    verdict: JudgeVerdict | None


class JudgeQuestion(Body):
    """May I do this? What is not given is as usual."""

    situation: Annotated[str, Field(max_length=40)] = ""
    given: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=400)]] = Field(
        default={}, max_length=40
    )
