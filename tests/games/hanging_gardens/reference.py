"""A second reading of the rules in plain dicts and sets; it shares only the printed data with the engine."""

import tomllib
from collections import Counter

from kiru.core.game import NONE
from kiru.games.hanging_gardens.box import STANDARD
from kiru.games.hanging_gardens.engine.actions import PHASES
from kiru.games.hanging_gardens.engine.game import HangingGardensState

DATA = tomllib.loads(STANDARD.read_text("utf-8"))
CARDS = {row["key"]: row for row in DATA["garden"]["cards"]}
TILES = {row["key"]: row for row in DATA["enhancements"]["tiles"]}
FACES = CARDS | TILES
IRRIGATION = {row["key"]: row["places"] for row in DATA["irrigation"]["cards"]}
COLORS = ("blue", "red", "yellow")
SPACES = ([5, 3], [4, 2], [2, 1], [2, 1])
TOOL_COST = {1: 0, 2: 1, 3: 2, 4: 3}
PRICES = (2, 3, 4)
FULL = {1: 5, 2: 4, 3: 3}

Place = tuple[int, int]
"""Level and index; a card of level n + 1 rests on the same index and the next one of level n."""
Garden = dict[Place, list[str]]
"""The card of each place, and behind it the enhancement if there is one."""

PLACES: list[Place] = [(level, index) for level in (1, 2, 3) for index in range(10 - level)]
"""Every place that a garden around e1 can reach, level by level from the left."""


def word_of(place: Place) -> str:
    level, index = place
    return f"{'abcdefghi'[index]}{level}"


def garden_of(state: HangingGardensState, seat: int) -> Garden:
    keys = state.box.keys
    garden: Garden = {}
    for number, place in enumerate(PLACES):
        card, tile = state.cards[seat * 24 + number], state.tiles[seat * 24 + number]
        if card != NONE:
            garden[place] = [keys[card]] if tile == NONE else [keys[card], keys[tile]]
    return garden


def flowers(keys: list[str], color: str) -> int:
    return sum(FACES[key].get("flowers", [0, 0, 0])[COLORS.index(color)] for key in keys)


def icons(keys: list[str], bonus: str) -> int:
    return sum(FACES[key].get("bonuses", []).count(bonus) for key in keys)


def is_irrigated(keys: list[str]) -> bool:
    return any(FACES[key].get("irrigated") for key in keys)


def kinds(keys: list[str], kind: str) -> int:
    return sum(FACES[key]["kind"] == kind for key in keys)


def items(cards: list[list[str]]) -> Counter[str]:
    """What a row of cards shows, in the words of objectives and visitors."""
    count: Counter[str] = Counter()
    for keys in cards:
        for kind in ("animal", "tree", "visitor"):
            count[f"{kind}s"] += kinds(keys, kind)
        for color in COLORS:
            count[color] += flowers(keys, color)
        count["irrigated"] += is_irrigated(keys)
        count["gold"] += icons(keys, "gold")
        count["tools"] += icons(keys, "tool")
        count["crowns"] += icons(keys, "crown")
        count["enhancements"] += len(keys) - 1
    return count


def level_items(garden: Garden, level: int) -> Counter[str]:
    return items([keys for place, keys in garden.items() if place[0] == level])


def touching(place: Place) -> set[Place]:
    """Beside, above and below."""
    level, i = place
    return {(level, i - 1), (level, i + 1), (level + 1, i - 1), (level + 1, i), (level - 1, i), (level - 1, i + 1)}


def groups(places: set[Place]) -> list[set[Place]]:
    """The connected groups of some places."""
    rest, found = set(places), []
    while rest:
        edge = {rest.pop()}
        group = set(edge)
        while edge:
            edge = {near for place in edge for near in touching(place)} & rest
            rest -= edge
            group |= edge
        found.append(group)
    return found


def slots_of(state: HangingGardensState, seat: int) -> dict[int, int]:
    """The slots that a seat has marked (from 1), with the number under the marker."""
    marked = {}
    for slot, small in enumerate(SPACES):
        values = small if state.players <= 3 else [value for value in small for _ in range(2)]
        for space, value in enumerate(values):
            if state.markers[slot * 4 + space] == seat:
                marked[slot + 1] = value
    return marked


def score_irrigation(garden: Garden, card: str) -> int:
    left = min((index for level, index in garden if level == 1), default=0)
    wanted = {(level, left + i - 1) for level, row in enumerate(IRRIGATION[card], 1) for i in row}
    matches = sum(is_irrigated(keys) for place, keys in garden.items() if place in wanted)
    return [0, 1, 2, 4, 7, 10, 15][matches]


def score_flowers(garden: Garden, color: str) -> int:
    showing = {place for place, keys in garden.items() if flowers(keys, color)}
    return max((sum(flowers(garden[place], color) for place in group) for group in groups(showing)), default=0)


def score_trees(garden: Garden) -> int:
    total = 0
    for species, points in {"dragon_tree": [2, 7], "cedar": [2, 5, 9], "date_palm": [3, 7, 12, 18]}.items():
        standing = {place for place, keys in garden.items() if any(FACES[k].get("species") == species for k in keys)}
        for group in groups(standing):
            size = len(group)
            while size > 0:
                total += points[min(size, len(points)) - 1]
                size -= len(points)
    return total


def score_animals(garden: Garden) -> int:
    return sum(FACES[key]["points"][level - 1] for (level, _), keys in garden.items() for key in keys if is_animal(key))


def is_animal(key: str) -> bool:
    return bool(FACES[key]["kind"] == "animal")


def score_visitors(garden: Garden, objectives: int) -> int:
    whole = items(list(garden.values())) + Counter(objectives=objectives)
    total = 0
    for keys in garden.values():
        if FACES[keys[0]]["kind"] == "visitor":
            wish = DATA["visitors"][FACES[keys[0]]["species"]]
            total += wish["points"] * min(whole[item] for item in wish["wishes"])
    return total


def score_lines(state: HangingGardensState, seat: int) -> list[int]:
    """The pad of a seat, as the booklet's chapter on scoring reads."""
    garden = garden_of(state, seat)
    marked = slots_of(state, seat)
    return [
        score_irrigation(garden, state.box.irrigation_keys[state.irrigation[seat]]),
        *(score_flowers(garden, color) for color in COLORS),
        score_trees(garden),
        score_animals(garden),
        score_visitors(garden, len(marked)),
        sum(marked.values()),
    ]


def takeable(state: HangingGardensState) -> set[str]:
    """Columns with a free space, levels that the tools pay for."""
    room = {1: 2, 2: 2, 3: 3, 4: 4, 5: 5}[state.players]
    words = set()
    for column in range(3):
        busy = sum(state.gardeners[column * 5 + space] != NONE for space in range(5))
        levels = [level for level, cost in TOOL_COST.items() if cost <= state.tools[state.turn]]
        words |= {f"take {column + 1} {level}" for level in levels if busy < room}
    return words


def placeable(state: HangingGardensState) -> set[str]:
    """The first card on e1; later ones touch a card, rest on two, and keep to 5, 4 and 3."""
    garden = set(garden_of(state, state.turn))
    if not garden:
        return {"place e1"}
    words = set()
    for place in PLACES:
        level, i = place
        rests = level == 1 or {(level - 1, i), (level - 1, i + 1)} <= garden
        room = sum(other[0] == level for other in garden) < FULL[level]
        if place not in garden and touching(place) & garden and rests and room:
            words.add(f"place {word_of(place)}")
    return words


def empty_cards(state: HangingGardensState) -> set[str]:
    garden = garden_of(state, state.turn)
    return {word_of(place) for place, keys in garden.items() if len(keys) == 1 and FACES[keys[0]]["kind"] == "empty"}


def buyable(state: HangingGardensState) -> set[str]:
    tops = [state.stack_top[stack] != NONE for stack in range(3)]
    gold = state.gold[state.turn] if empty_cards(state) else 0
    return {"skip"} | {f"buy {price}" for price, top in zip(PRICES, tops, strict=True) if top and price <= gold}


def completable(state: HangingGardensState) -> set[str]:
    """Objectives whose items stand on one level, not full, not done before."""
    garden = garden_of(state, state.turn)
    words = {"skip"}
    for slot in range(4):
        wish = DATA["objectives"][state.box.objective_keys[state.objectives[slot]]]
        most = max(level_items(garden, level)[wish["item"]] for level in (1, 2, 3))
        taken = [state.markers[slot * 4 + space] for space in range(4)]
        free = (2 if state.players <= 3 else 4) - sum(seat != NONE for seat in taken)
        if most >= wish["required"] - (state.marker == state.turn) and free and state.turn not in taken:
            words.add(f"complete {slot + 1}")
    return words


def legal(state: HangingGardensState) -> set[str]:
    """What the player at turn may do."""
    phase = PHASES[state.phase]
    if phase == "taking":
        return takeable(state)
    if phase == "placing":
        return placeable(state)
    if phase == "buying":
        return buyable(state)
    if phase == "enhancing":
        return {f"enhance {cell}" for cell in empty_cards(state)}
    assert phase == "completing", phase
    return completable(state)


def unseen(state: HangingGardensState) -> Counter[str]:
    """Garden cards and enhancements that have not come to light, if nothing was discarded."""
    keys = state.box.keys
    left = Counter({f"deal {key}": row["copies"] for key, row in CARDS.items()})
    left += Counter({f"turn {key}": 1 for key in TILES})
    shown = [keys[card] for card in [*state.market, *state.stack_top, state.hand] if card != NONE]
    shown += [key for seat in range(state.players) for keys in garden_of(state, seat).values() for key in keys]
    left.subtract(f"turn {key}" if key in TILES else f"deal {key}" for key in shown)
    assert min(left.values()) >= 0
    return +left
