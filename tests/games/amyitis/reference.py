"""A second reading of the rules in plain sets and dicts, to hold against the engine; it shares only printed data."""

import tomllib
from collections import Counter
from itertools import combinations

from kiru.games.amyitis.box import STANDARD
from kiru.games.amyitis.engine.actions import PHASES
from kiru.games.amyitis.engine.turns import AmyitisState

DATA = tomllib.loads(STANDARD.read_text("utf-8"))
RESOURCES = ["barley", "dates", "salt", "palm", "wine"]
TYPES = ["caravaneer", "banker", "palace", "gardener"]
TRACK = DATA["track"]["spaces"]
CITIES = [space["key"] for space in TRACK if space["kind"] == "plant"]
TILES = DATA["tiles"]["tiles"]
NOBODY, NEUTRAL = -1, 4

Point = tuple[float, float]
Square = tuple[int, int]

SQUARES: dict[str, Square] = {f"{letter}{j + 1}": (i, j) for i, letter in enumerate("abcd") for j in range(4)}


def floor(name: str) -> int:
    return 4 - max(SQUARES[name])


def corners(name: str) -> set[Point]:
    i, j = SQUARES[name]
    return {(i, j), (i, j + 1), (i + 1, j), (i + 1, j + 1)}


def sides() -> dict[tuple[str, str], list[Point]]:
    """Pairs of squares with two corners in common, and these corners, the one nearer to the river first."""
    found = {}
    for pair in combinations(SQUARES, 2):
        shared = corners(pair[0]) & corners(pair[1])
        if len(shared) == 2:
            found[pair] = sorted(shared, key=sum, reverse=True)
    return found


def areas(parallel: bool = False) -> dict[str, set[Point]]:
    """Every irrigation area with the points that it joins."""
    found = {}
    for (first, second), (low, high) in sides().items():
        name = f"{first}-{second}"
        if max(floor(first), floor(second)) < 3:
            found[name] = {low, high}
            continue
        middle = ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2)
        found[f"{name}.low"] = {low, high} if parallel else {low, middle}
        found[f"{name}.high"] = {low, high} if parallel else {middle, high}
    return found


AREAS = {False: areas(), True: areas(parallel=True)}
NAMES = list(AREAS[False])


def river(point: Point) -> bool:
    return 4 in point


def names_of(bits: int) -> set[str]:
    return {name for number, name in enumerate(NAMES) if bits >> number & 1}


def irrigated(state: AmyitisState) -> set[str]:
    return names_of(state.irrigated)


def available(state: AmyitisState) -> set[str]:
    """Empty areas that water from the river touches."""
    ends = AREAS[bool(state.twins)]
    full = irrigated(state)
    wet = {point for points in ends.values() for point in points if river(point)}
    while True:
        more = {point for name in full if ends[name] & wet for point in ends[name]} - wet
        if not more:
            break
        wet |= more
    return {name for name in ends if name not in full and ends[name] & wet}


def side_areas(first: str, second: str) -> set[str]:
    pair = "-".join(sorted([first, second]))
    return {name for name in NAMES if name.partition(".")[0] == pair}


def around(square: str) -> set[str]:
    return {name for name in NAMES if square in name.partition(".")[0].split("-")}


SIDES = {pair: side_areas(*pair) for pair in sides()}


def is_watered(state: AmyitisState, square: str) -> bool:
    full = irrigated(state)
    return any(found <= full for pair, found in SIDES.items() if square in pair)


def tiles(state: AmyitisState) -> dict[str, str]:
    return {name: TILES[tile]["key"] for name, tile in zip(SQUARES, state.tiles, strict=True) if tile >= 0}


def purse(state: AmyitisState, seat: int) -> Counter[str]:
    return Counter(dict(zip(RESOURCES, list(state.tokens)[seat * 5 : seat * 5 + 5], strict=True)))


def supply(state: AmyitisState) -> Counter[str]:
    return Counter(dict(zip(RESOURCES, state.supply, strict=True)))


def payments(held: Counter[str], due: list[str]) -> set[tuple[str, ...]]:
    """Every set of tokens that covers what is due, wine standing for anything."""
    found = set()
    for wines in range(len(due) + 1):
        for replaced in combinations(range(len(due)), wines):
            paid = Counter("wine" if n in replaced else resource for n, resource in enumerate(due))
            if paid <= held:
                found.add(tuple(sorted(paid.elements())))
    return found


def face(state: AmyitisState, city: str) -> dict[str, object]:
    number = state.plants[CITIES.index(city)]
    found: dict[str, object] = DATA["plants"]["cards"][number // 2]["sides"][number % 2]
    return found


def demand(state: AmyitisState, space: int) -> list[str]:
    row = TRACK[space]
    due = [row["demand"]]
    if row["kind"] == "plant":
        due += [str(face(state, row["key"])["extra"])] if "extra" in face(state, row["key"]) else []
    return due


def open_types(state: AmyitisState, seat: int) -> set[str]:
    """The court types of which the seat could take a card."""
    copies = {"caravaneer": 2, "banker": 3, "palace": 6}
    found, start = set(), 0
    for kind, (name, levels) in enumerate(copies.items()):
        owned = state.levels[seat * 3 + kind]
        if owned < levels and state.court[start + owned] > 0:
            found.add(name)
        start += levels
    if state.court[11] > 0:
        found.add("gardener")
    return found


def plantable(state: AmyitisState, seat: int, city: str) -> set[str]:
    quality = int(str(face(state, city)["quality"])) + state.gardeners[seat]
    return {square for square in tiles(state) if is_watered(state, square) and min(floor(square), 3) <= quality}


def can_trade(state: AmyitisState, seat: int, space: int) -> bool:
    """Whether something can be done on a space of the track."""
    row = TRACK[space]
    if row["kind"] == "sell":
        return bool(purse(state, seat).total() and state.cubes[seat] and available(state))
    if not payments(purse(state, seat), demand(state, space)):
        return False
    if row["kind"] == "court":
        return bool(open_types(state, seat) & set(row["offer"]))
    return bool(plantable(state, seat, row["key"]))


def choices(state: AmyitisState) -> set[str]:
    """Pass, recruit, caravan."""
    seat, words = state.seat, {"pass"}
    for card in range(state.players * 3):
        group = card // 3
        cost = sum(state.turned >> other & 1 for other in range(group * 3, group * 3 + 3))
        craft = ["peasant", "priest", "engineer", "merchant"][state.crafts[card]]
        possible = {
            "peasant": state.cubes[seat] > 0,
            "priest": state.cubes[seat] > 0,
            "engineer": state.cubes[seat] > 0 and bool(available(state)),
            "merchant": state.supply_camels > 0,
        }[craft]
        if not state.turned >> card & 1 and cost <= state.talents[seat] and possible:
            words.add(f"recruit {group + 1} {card % 3 + 1}")
    bonus = {0: 0, 1: 2, 2: 4}[state.levels[seat * 3]]
    for distance in range(1, 9):
        cost = max(1, distance - bonus)
        if cost <= state.camels[seat] and can_trade(state, seat, (state.caravan + distance) % 9):
            words.add(f"caravan {distance}")
    return words


def temple(state: AmyitisState, number: int) -> list[int]:
    """The cubes of a temple from left to right."""
    return [owner for owner in list(state.temples)[number * 4 : number * 4 + 4] if owner != NOBODY]


def places(state: AmyitisState, number: int) -> list[int]:
    """The seats that are rewarded in a temple, best first."""
    cubes = temple(state, number)
    seats = {owner for owner in cubes if owner != NEUTRAL}
    order = sorted(seats, key=lambda seat: (cubes.count(seat), max(n for n, o in enumerate(cubes) if o == seat)))
    return order[::-1][: 1 if state.players == 2 else 2]


def exchanges(state: AmyitisState) -> set[str]:
    words = {"decline"}
    for resource in purse(state, state.seat):
        others = [other for other in RESOURCES[:4] if other != resource and supply(state)[other] > 0]
        if purse(state, state.seat)[resource] and others:
            words.add(f"give {resource}")
    return words


def legal(state: AmyitisState) -> set[str]:
    """What the seat that is asked may do."""
    phase, seat = PHASES[state.phase], state.seat
    held = {resource for resource, count in purse(state, seat).items() if count}
    if phase == "choosing":
        return choices(state)
    if phase in ("farming", "reaping"):
        return {"field upper", "field lower"}
    if phase in ("praying", "leading"):
        return {"temple ishtar", "temple marduk", "temple tammouz"}
    if phase in ("irrigating", "watering"):
        return {f"irrigate {name}" for name in available(state)}
    if phase in ("selling", "selling_more"):
        return {f"sell {resource}" for resource in held} | ({"stop"} if phase == "selling_more" else set())
    if phase == "paying":
        return {f"pay {RESOURCES[state.due]}", "pay wine"}
    if phase == "buying":
        return {f"court {kind}" for kind in open_types(state, seat) & set(TRACK[state.caravan]["offer"])}
    if phase == "taking_token":
        return {f"token {name}" for bit, name in enumerate(RESOURCES) if state.caravaneer_tokens >> bit & 1}
    if phase == "planting":
        return {f"plant {square}" for square in plantable(state, seat, TRACK[state.caravan]["key"])}
    if phase == "gaining":
        return {f"gain {resource}" for resource, count in supply(state).items() if count}
    if phase == "promoting":
        return {f"court {kind}" for kind in open_types(state, seat)}
    if phase == "thanking":
        stock = {"camel": state.supply_camels, "talent": state.supply_talents}
        return {f"gift {gift}" for gift, count in stock.items() if count}
    if phase == "exchanging":
        return exchanges(state)
    if phase == "receiving":
        given = RESOURCES[state.given]
        return {f"receive {name}" for name in RESOURCES[:4] if name != given and supply(state)[name]}
    assert phase == "discarding", phase
    return {f"discard {resource}" for resource in held}
