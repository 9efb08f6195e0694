"""The view of The Hanging Gardens."""

from typing import Literal, TypedDict

FlowerColor = Literal["blue", "red", "yellow"]
CardBonus = Literal["crown", "gold", "tool"]
PieceKind = Literal["empty", "animal", "tree", "visitor", "flowers"]
SlotBonus = Literal["tool", "gold"]
Discard = Literal["animal", "tree", "irrigation", "visitor", "flowers"]
AutomatonAction = Literal["crown", "objective", "enhancement_2", "enhancement_3", "enhancement_4"]


class Wish(TypedDict):
    """What a visitor pays for: points per item, or per set of items."""

    points: int
    items: list[str]


class Piece(TypedDict):
    """A card or an enhancement with everything printed on it."""

    key: str
    kind: PieceKind
    species: str | None
    flowers: dict[FlowerColor, int]
    irrigated: bool
    bonuses: list[CardBonus]
    points: list[int] | None
    """What an animal is worth, by level."""
    groups: list[int] | None
    """What a connected group of a tree is worth, from one tree up."""
    wish: Wish | None


class MarketColumn(TypedDict):
    """A column of the market: gardener spaces below, cards from level 1 up."""

    gardeners: list[int | None]
    cards: list[Piece | None]
    costs: list[int]


class Stack(TypedDict):
    """A stack of enhancements: its top and how many lie below."""

    cost: int
    top: Piece | None
    below: int


class ObjectiveSpace(TypedDict):
    """A space of an objective and whose marker is on it."""

    points: int
    seat: int | None


class Objective(TypedDict):
    """A slot: its tile, what it asks of every seat, its spaces, and how far every garden is, level by level."""

    key: str | None
    item: str | None
    required: int | None
    needed: list[int] | None
    bonus: SlotBonus | None
    spaces: list[ObjectiveSpace]
    progress: list[list[int]]


class PlacedCard(TypedDict):
    """A card in its cell."""

    cell: str
    level: int
    card: Piece
    tile: Piece | None
    irrigated: bool


class Irrigation(TypedDict):
    """The irrigation card and the cells it lies on as the garden stands."""

    key: str
    left: str
    cells: list[str]


class GardensPlayer(TypedDict):
    """A player's things, garden and live score."""

    gold: int
    tools: int
    gardeners: int
    irrigation: Irrigation | None
    garden: list[PlacedCard]
    score: dict[str, int]
    total: int


class AutomatonCard(TypedDict):
    """A card of the automaton with the columns in the order it tries them."""

    number: int
    columns: list[int]
    level: int
    discard: Discard
    action: AutomatonAction


class Automaton(TypedDict):
    """The automaton of the solo game, and the rank reached."""

    gardeners: int
    objectives: int
    card: AutomatonCard | None
    rank: int


class GardensSupply(TypedDict):
    """What is left to take."""

    gold: int
    tools: int


class GardensView(TypedDict):
    """The table of The Hanging Gardens."""

    game: Literal["hanging_gardens"]
    phase: str
    seat: int | None
    """Who is asked."""
    turn: int
    round: int
    rounds: int
    marker: int
    supply: GardensSupply
    deck: int
    market: list[MarketColumn]
    stacks: list[Stack]
    objectives: list[Objective]
    hand: Piece | None
    bought: Piece | None
    players: list[GardensPlayer]
    automaton: Automaton | None


class PieceCopies(TypedDict):
    """A card or an enhancement, and how many of it the box has."""

    piece: Piece
    copies: int


class IrrigationCard(TypedDict):
    """An irrigation card and the places it lies on in a finished garden."""

    key: str
    cells: list[str]


class GardensSheetPieces(TypedDict):
    """What a score sheet is filled with: the places of a garden, and what can lie there."""

    cards: list[PieceCopies]
    enhancements: list[PieceCopies]
    irrigation: list[IrrigationCard]
    cells: list[str]
