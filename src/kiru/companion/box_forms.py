"""The tables that are not certain, as forms, game by game; `box.toml` says which they are."""

from functools import cache

from kiru.companion.box_fields import NOTHING, Field, Form, Part, Words
from kiru.core.errors import KiruError
from kiru.games import NAMES
from kiru.games.amyitis import box as amyitis_box
from kiru.games.amyitis.engine import components as amyitis
from kiru.games.amyitis.engine.garden import SQUARES, square_name
from kiru.games.babylon.engine import components as babylon
from kiru.support import toml_box
from kiru.support.toml_box import Table

SYMBOLS = tuple(babylon.PIECE_WORDS[: babylon.SYMBOLS + 1])
CORNERS = ("nw", "ne", "se", "sw")
PLAIN = tuple(amyitis.RESOURCE_WORDS[: amyitis.PLAIN])
OFFERS = tuple(amyitis.COURT_WORDS[: amyitis.RANKS])
DIFFICULTIES = ("easy", "medium", "advanced", "expert")
UNUSED = 3
"""Squares of Amyitis's garden that two players leave out."""


@cache
def forms_of(game: str) -> tuple[Form, ...]:
    """The forms of a game, in the order of its box."""
    match game:
        case "amyitis":
            return (track(), crafts(), court(), palace(), plants(), garden(), tiles())
        case "babylon":
            materials = [quarry(name, babylon.LAYER_TILES) for name in babylon.MATERIALS if name != "starting"]
            return (round_tokens(), *materials, starting())
        case "hanging_gardens":
            return (solo(),)
        case _:
            if game in NAMES:
                return ()
            raise KiruError("error-game", found=game[:40], expected=", ".join(NAMES))


@cache
def cities() -> tuple[str, ...]:
    """The cities of the standard box, clockwise from Babylon."""
    return tuple(row["key"] for row in toml_box.shipped(amyitis_box.STANDARD)["track"]["spaces"][1:])


def optional(path: str, label: str, words: tuple[str, ...], message: str, **args: int) -> Field:
    return Field(path, (label, dict(args)), (NOTHING, *words), message=message, is_optional=True)


def track() -> Form:
    """The nine spaces; the first one, Babylon, is certain."""
    first = Part("babylon", ("city-babylon", {}), (given("spaces.0.key", "babylon"), given("spaces.0.kind", "sell")))
    return Form("track", "track", (first, *(city(space) for space in range(1, amyitis.SPACES))))


def given(path: str, value: str) -> Field:
    return Field(path, given=value)


def city(space: int) -> Part:
    base = f"spaces.{space}"
    fields = (
        Field(f"{base}.key", ("box-city", {}), cities(), message="city-"),
        Field(f"{base}.kind", ("box-kind", {}), ("plant", "court"), message="box-kind-"),
        Field(f"{base}.demand", ("box-demand", {}), PLAIN, message="resource-"),
        *(optional(f"{base}.offer.{n}", "box-offer", OFFERS, "court-", number=n + 1) for n in range(2)),
    )
    return Part(str(space), ("box-space", {"number": space}), fields)


def by_players(path: str, low: int = 0) -> tuple[Field, ...]:
    """A number for two, three and four players."""
    return tuple(
        Field(f"{path}.{column}", ("box-with-players", {"players": column + amyitis.MIN_PLAYERS}), low=low)
        for column in range(amyitis.COLUMNS)
    )


def crafts() -> Form:
    parts = (Part(craft, (f"craft-{craft}", {}), by_players(craft)) for craft in amyitis.CRAFT_WORDS)
    return Form("crafts", "crafts", tuple(parts))


def court() -> Form:
    """The cards of each kind, by level and number of players: that is how they are sorted out."""
    parts = []
    for kind, name in enumerate(OFFERS):
        levels = int(amyitis.COURT_FIRST[kind + 1] - amyitis.COURT_FIRST[kind])
        fields = (level(name, column, number) for column in range(amyitis.COLUMNS) for number in range(levels))
        parts.append(Part(name, (f"court-{name}", {}), tuple(fields)))
    parts.append(Part("gardener", ("court-gardener", {}), by_players("gardener", 1)))
    return Form("court", "court", tuple(parts))


def level(name: str, column: int, number: int) -> Field:
    label: Words = "box-level-with-players", {"number": number + 1, "players": column + amyitis.MIN_PLAYERS}
    return Field(f"{name}.{column}.{number}", label, low=1)


def palace() -> Form:
    fields = tuple(Field(f"points.{n}", ("box-level", {"number": n + 1})) for n in range(6))
    return Form("palace", "palace", (Part("points", ("box-palace-points", {}), fields),))


def plants() -> Form:
    return Form("plants", "plants", tuple(plant_card(card) for card in range(amyitis.PLANT_CARDS)))


def plant_card(card: int) -> Part:
    base, key = f"cards.{card}", "abcd"[card]
    sides = []
    for side in range(2):
        sides.append(Field(f"{base}.sides.{side}.quality", ("box-side-quality", {"side": side + 1}), low=1, high=3))
        sides.append(optional(f"{base}.sides.{side}.extra", "box-side-extra", PLAIN, "resource-", side=side + 1))
    home = optional(f"{base}.home", "box-home", cities(), "city-")
    return Part(key, ("box-plant-card", {"letter": key.upper()}), (given(f"{base}.key", key), home, *sides))


def garden() -> Form:
    squares = tuple(square_name(square) for square in range(1, SQUARES))
    fields = (Field(f"unused.{n}", ("box-unused", {"number": n + 1}), squares) for n in range(UNUSED))
    return Form("garden", "garden", (Part("unused", ("box-unused-squares", {}), tuple(fields)),))


def tiles() -> Form:
    return Form("tiles", "tiles", tuple(garden_tile(tile) for tile in range(amyitis.TILES)), name_tiles)


def garden_tile(tile: int) -> Part:
    base, bonuses = f"tiles.{tile}", tuple(amyitis.BONUS_WORDS)
    fields = (
        given(f"{base}.key", "?"),
        Field(f"{base}.quality", ("box-quality", {}), low=1, high=3),
        Field(f"{base}.points", ("box-points", {})),
        *(
            optional(f"{base}.bonuses.{n}", "box-bonus", bonuses, "box-bonus-", number=n + 1)
            for n in range(amyitis.TILE_BONUSES)
        ),
    )
    return Part(str(tile), ("box-tile", {"number": tile + 1}), fields)


def name_tiles(table: Table) -> None:
    """Tiles are called by what they show, as those of the standard box are; the second of two equal ones is `…_2`."""
    taken = [row["key"] for row in table["tiles"] if row["key"] != "?"]
    for row in table["tiles"]:
        if row["key"] == "?":
            row["key"] = tile_name(row, taken)
            taken.append(row["key"])


def tile_name(row: Table, taken: list[str]) -> str:
    bonuses = row.get("bonuses", [])
    counted = {bonus: bonuses.count(bonus) for bonus in bonuses}
    words = [f"{bonus}s" if count > 1 else bonus for bonus, count in counted.items()]
    plain = "_".join([f"q{row['quality']}", str(row["points"]), *words])
    names = [plain, *(f"{plain}_{number}" for number in range(2, len(taken) + 3))]
    return next(name for name in names if name not in taken)


def round_tokens() -> Form:
    def token(effect: str) -> Part:
        return Part(effect, (f"effect-{effect}", {}), (Field(effect, ("box-copies", {}), high=14),))

    return Form("round_tokens", "tokens", tuple(token(effect) for effect in babylon.EFFECT_WORDS))


def quarry(material: str, count: int) -> Form:
    parts = []
    for tile in range(count):
        base, key = f"tiles.{tile}", f"{material}_{tile + 1:02}"
        flower = Field(f"{base}.flower", ("box-flower", {}), tuple(babylon.FLOWER_WORDS), message="flower-")
        fields = (given(f"{base}.key", key), flower, *corners(base))
        parts.append(Part(key, ("box-tile", {"number": tile + 1}), fields))
    return Form(material, "quarry", tuple(parts))


def starting() -> Form:
    """Starting tiles stand in the order of their flowers, which is what they are known by."""
    parts = []
    for tile, flower in enumerate(babylon.FLOWER_WORDS):
        base, key = f"tiles.{tile}", f"start_{flower}"
        known = given(f"{base}.key", key), given(f"{base}.flower", flower)
        parts.append(Part(key, (f"flower-{flower}", {}), (*known, *corners(base))))
    return Form("starting", "quarry", tuple(parts))


def corners(base: str) -> tuple[Field, ...]:
    """Four symbols, clockwise from the north-west."""
    return tuple(
        Field(f"{base}.corners.{n}", (f"corner-{CORNERS[n]}", {}), SYMBOLS, message="symbol-")
        for n in range(len(CORNERS))
    )


def solo() -> Form:
    """Starting goods by difficulty, and the points that the ranks end at."""
    rows = (Part(name, (f"option-difficulty.{name}", {}), goods(name)) for name in DIFFICULTIES)
    bands = tuple(Field(f"bands.{n}", ("box-rank", {"rank": n + 1}), high=999) for n in range(3))
    return Form("solo", "solo", (*rows, Part("bands", ("box-ranks", {}), bands)))


def goods(difficulty: str) -> tuple[Field, ...]:
    return tuple(Field(f"{difficulty}.{item}", (f"box-{item}", {})) for item in ("gold", "tools"))
