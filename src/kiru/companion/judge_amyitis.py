"""Questions that people ask at a table of Amyitis: water, plants, court cards, recruits."""

from typing import Any, Final

from kiru.companion.judge_parts import (
    NO,
    Asked,
    Field,
    Number,
    OneOf,
    Places,
    Situation,
    Values,
    dealt_table,
    numbers,
    place_box,
    yes_no,
)
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine import water
from kiru.games.amyitis.engine.garden import AREA_NAMES, WIDTH
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.words.names import city_name, craft_name
from kiru.games.amyitis.words.notation import SQUARE_NAMES
from kiru.games.amyitis.words.view import table_of
from kiru.text import Texts

GAME: Final = "amyitis"
ME: Final = 0
STEP: Final = 4
"""From one square of the picture to the next; half of it is the square, half the water between."""
HALF: Final = 2


def asked_table(players: int, phase: int, twins: str = "series") -> Table:
    """A table on which I am asked, without water in the garden."""
    state = table_of(dealt_table(GAME, players, {"twin_areas": twins}))
    state.seat = state.turn = ME
    state.phase = phase
    return state


def irrigate_fields(values: Values) -> list[Field]:
    return [Places("canals", AREA_NAMES, True), Places("area", AREA_NAMES, False), twin_choice()]


def twin_choice() -> OneOf:
    return OneOf("twin_areas", ("series", "parallel"))


def ask_irrigate(values: Values) -> Asked | None:
    """A cube on an area of a garden with these cubes, whosever they are (A04)."""
    if not values["area"]:
        return None
    state = asked_table(2, act.IRRIGATING, values["twin_areas"])
    lay_cubes(state, values)
    return Asked(state, act.AREA + AREA_NAMES.index(values["area"]))


def lay_cubes(state: Table, values: Values) -> None:
    for name in values["canals"].split():
        water.fill(state, AREA_NAMES.index(name))


def plant_fields(values: Values) -> list[Field]:
    return [
        Places("canals", AREA_NAMES, True),
        Places("square", SQUARE_NAMES, False),
        numbers("quality", (1, 2, 3)),
        Number("garden_helpers", 0, 6, 0),
        numbers("seats", (2, 3, 4)),
        yes_no("tile_there"),
    ]


def ask_plant(values: Values) -> Asked | None:
    """A plant of a quality on a square (A50, A51)."""
    if not values["square"]:
        return None
    state = asked_table(int(values["seats"]), act.PLANTING)
    lay_cubes(state, values)
    square = SQUARE_NAMES.index(values["square"])
    quality = int(values["quality"])
    state.caravan = next(space for space in range(c.SPACES) if state.box.space_kind[space] == c.PLANT)
    face = next(face for face, printed in enumerate(state.box.plant_quality) if printed == quality)
    state.plants[state.box.space_city[state.caravan]] = face
    state.gardeners[ME] = int(values["garden_helpers"])
    if values["tile_there"] == NO and state.tiles_left >> square & 1:
        state.tiles_left &= ~(1 << square)
        state.planted |= 1 << square
    return Asked(state, act.PLANT + square)


def space_title(texts: Texts, value: str) -> str:
    return city_name(sample().box, int(value), texts)


def sample() -> Table:
    return table_of(dealt_table(GAME, 2))


def court_fields(values: Values) -> list[Field]:
    box = sample().box
    cities = [str(space) for space in range(c.SPACES) if box.space_kind[space] == c.COURT]
    return [
        OneOf("city", cities, space_title),
        OneOf("kind", ranked(), lambda texts, kind: texts(f"court-{kind}")),
        numbers("distance", range(1, c.SPACES)),
        Number("camels", 0, 14, 1),
        *(OneOf(f"level_{word}", levels(kind), lambda texts, level: level) for kind, word in enumerate(ranked())),
        *(Number(f"tokens_{word}", 0, 7, 0) for word in c.RESOURCE_WORDS),
        yes_no("card_left"),
    ]


def ranked() -> list[str]:
    return list(c.COURT_WORDS[: c.RANKS])


def levels(kind: int) -> list[str]:
    """The levels that somebody may have reached in a type, none included."""
    return [str(level) for level in range(c.COURT_FIRST[kind + 1] - c.COURT_FIRST[kind] + 1)]


def ask_court(values: Values) -> Asked:
    """The way to a city of the court, its price, and the next card of a type there (A40 to A45)."""
    state = asked_table(4, act.CHOOSING)
    city, kind, distance = int(values["city"]), ranked().index(values["kind"]), int(values["distance"])
    state.caravan = (city - distance) % c.SPACES
    state.camels[ME] = int(values["camels"])
    for number, word in enumerate(ranked()):
        state.levels[ME * c.RANKS + number] = int(values[f"level_{word}"])
    for number, word in enumerate(c.RESOURCE_WORDS):
        state.tokens[ME * c.RESOURCES + number] = int(values[f"tokens_{word}"])
    card = c.COURT_FIRST[kind] + state.levels[ME * c.RANKS + kind]
    if values["card_left"] == NO and card < c.COURT_FIRST[kind + 1]:
        state.court[card] = 0
    way = Asked(state, act.CARAVAN + distance - 1)
    return way if state.why_not(way.action) else arrived(state, city, kind)


def arrived(state: Table, city: int, kind: int) -> Asked:
    """Where the caravan stands and everything is paid."""
    state.caravan = city
    state.phase = act.BUYING
    return Asked(state, act.COURT + kind)


def recruit_fields(values: Values) -> list[Field]:
    return [
        OneOf("craft", c.CRAFT_WORDS, lambda texts, word: craft_name(list(c.CRAFT_WORDS).index(word), texts)),
        numbers("turned", (0, 1, 2)),
        Number("talents", 0, 30, 1),
        Number("cubes", 0, 30, 10),
        yes_no("camel_left"),
    ]


def ask_recruit(values: Values) -> Asked:
    """A craft card of a group of which some lie face down (A31)."""
    state = asked_table(2, act.CHOOSING)
    state.crafts[0] = list(c.CRAFT_WORDS).index(values["craft"])
    state.turned = (0, 2, 6)[int(values["turned"])]
    state.talents[ME] = int(values["talents"])
    state.cubes[ME] = int(values["cubes"])
    if values["camel_left"] == NO:
        state.supply_camels = 0
    return Asked(state, act.RECRUIT)


def canal_board(values: Values) -> list[dict[str, Any]]:
    """The garden from above, the river along the right and the lower edge."""
    squares = [
        place_box(name, n % WIDTH * STEP, n // WIDTH * STEP, HALF, HALF, fields=["square"])
        for n, name in enumerate(SQUARE_NAMES)
    ]
    edge = WIDTH * STEP - HALF
    river = [
        place_box("river-right", edge, 0, 1, edge + 1, label=""),
        place_box("river-below", 0, edge, edge, 1, label=""),
    ]
    return [*squares, *(area_box(name) for name in AREA_NAMES), *river]


def area_box(name: str) -> dict[str, Any]:
    """An area between its two squares; of twins the lower one lies nearer to the river."""
    squares, _, twin = name.partition(".")
    first, second = (SQUARE_NAMES.index(square) for square in squares.split("-"))
    x, y = first % WIDTH * STEP, first // WIDTH * STEP
    fields = {"fields": ["canals", "area"], "label": ""}
    is_beside = second == first + 1
    x, y = (x + HALF, y) if is_beside else (x, y + HALF)
    if not twin:
        return place_box(name, x, y, HALF, HALF, **fields)
    shift = HALF / 2 if twin == "low" else 0
    if is_beside:
        return place_box(name, x, y + shift, HALF, HALF / 2, **fields)
    return place_box(name, x + shift, y, HALF / 2, HALF, **fields)


SITUATIONS: Final = (
    Situation("amyitis-irrigate", irrigate_fields, ask_irrigate, ("A04",), canal_board),
    Situation("amyitis-plant", plant_fields, ask_plant, ("A50", "A51"), canal_board),
    Situation("amyitis-court", court_fields, ask_court, ("A40", "A44", "A45")),
    Situation("amyitis-recruit", recruit_fields, ask_recruit, ("A31",)),
)
