"""The view of Amyitis."""

from typing import Literal, NotRequired, TypedDict

Resource = Literal["barley", "dates", "salt", "palm", "wine"]
Craft = Literal["peasant", "priest", "engineer", "merchant"]
Rank = Literal["caravaneer", "banker", "palace"]
Court = Literal["caravaneer", "banker", "palace", "gardener"]
TileBonus = Literal["talent", "camel", "resource", "court"]
SpaceKind = Literal["sell", "plant", "court"]
FieldRow = Literal["upper", "lower"]
TempleName = Literal["ishtar", "marduk", "tammouz"]
Twin = Literal["low", "high"]
Owner = int | Literal["neutral"] | None
"""A seat, nobody's gray cube, or nothing."""
Purse = dict[Resource, int]


class GardenTile(TypedDict):
    """A tile of the garden with everything printed on it."""

    key: str
    quality: int
    points: int
    bonuses: list[TileBonus]


class CraftCard(TypedDict):
    """A craft card; turned when it has been taken."""

    craft: Craft | None
    turned: bool


class CraftGroup(TypedDict):
    """A group of craft cards with the price of its next one."""

    cost: int
    cards: list[CraftCard]


class PlantBack(TypedDict):
    """The other side of a plant card."""

    quality: int
    extra: Resource | None


class Plant(TypedDict):
    """A plant card, the side that lies up."""

    key: str
    side: int
    quality: int
    extra: Resource | None
    back: PlantBack


class Space(TypedDict):
    """A space of the caravan track, with what it takes the player on turn to get there."""

    key: str
    kind: SpaceKind
    demand: Resource | None
    offer: list[Court]
    plant: Plant | None
    distance: int
    cost: int
    reach: bool
    possible: bool
    rule: str | None
    """The rule that forbids to go there."""


class FieldSpace(TypedDict):
    """A space of the fields and whose cube is on it."""

    resource: Resource
    seat: int | None


class Field(TypedDict):
    """A row of the fields from the left."""

    key: FieldRow
    spaces: list[FieldSpace]


class Temple(TypedDict):
    """A temple from the left, with first and second place as it stands."""

    key: TempleName
    cubes: list[Owner]
    first: int | None
    second: int | None


class Square(TypedDict):
    """A square of the garden with its tile."""

    key: str
    floor: int
    tile: GardenTile | None
    planted: bool
    unused: bool
    watered: bool


class Area(TypedDict):
    """An irrigation area: between which squares it lies, and whose cube is on it."""

    key: str
    squares: list[str]
    twin: Twin | None
    owner: Owner
    linked: bool
    available: bool


class CourtCards(TypedDict):
    """The court cards left by type and level, and the tokens on the level 2 caravaneers."""

    caravaneer: list[int]
    banker: list[int]
    palace: list[int]
    gardener: int
    tokens: list[Resource]


class CaravaneerLevel(TypedDict):
    """What a caravaneer does."""

    bonus: int
    keep: int


class BankerLevel(TypedDict):
    """What a banker does."""

    talents: int
    points: int


class Favor(TypedDict):
    """What the favor of Amyitis asks for and gives."""

    tiles: int
    points: int


class Printed(TypedDict):
    """What the court cards do by level, and the favor at this number of players."""

    caravaneer: list[CaravaneerLevel]
    banker: list[BankerLevel]
    palace: list[int]
    favor: list[Favor]


class AmyitisPlayer(TypedDict):
    """A player's things and live score."""

    tokens: Purse
    keep: int
    camels: int
    talents: int
    cubes: int
    gardeners: int
    caravaneer: int
    banker: int
    palace: int
    passed: bool
    tiles: list[GardenTile]
    track: int
    score: dict[str, int]
    total: int


class Pending(TypedDict):
    """What has been begun and not finished: a payment, a planting, an exchange."""

    due: NotRequired[list[Resource]]
    plant: NotRequired[Plant]
    gardeners: NotRequired[dict[str, int]]
    square: NotRequired[str]
    tile: NotRequired[GardenTile]
    given: NotRequired[Resource]


class Fallow(TypedDict):
    """Rounds in a row without a planting, and how many of them end the game."""

    rounds: int
    limit: int


class AmyitisSupply(TypedDict):
    """What is left to take."""

    tokens: Purse
    camels: int
    talents: int


class AmyitisView(TypedDict):
    """The table of Amyitis."""

    game: Literal["amyitis"]
    phase: str
    seat: int | None
    """Who is asked."""
    turn: int
    round: int
    first: int
    last_round: bool
    tiles_left: int
    end_tiles: int
    fallow: Fallow | None
    """Once the end of the game draws near by it."""
    supply: AmyitisSupply
    groups: list[CraftGroup]
    caravan: int
    track: list[Space]
    fields: list[Field]
    temples: list[Temple]
    passed: list[int]
    squares: list[Square]
    areas: list[Area]
    court: CourtCards
    printed: Printed
    players: list[AmyitisPlayer]
    pending: Pending | None


class AmyitisSheetPieces(TypedDict):
    """What a score sheet is filled with: the tiles of the garden, resource tokens, and the most of both numbers."""

    tiles: list[GardenTile]
    resources: list[Resource]
    keep: int
    track: int
    fallow: int
    """After so many rounds without a planting the game is over."""
