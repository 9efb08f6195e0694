"""The caravan track of Amyitis as JSON: its spaces with their plant cards, and what it takes to get there."""

from functools import lru_cache
from typing import Final, cast

from mypy_extensions import i64

from kiru.core.game import NONE
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import caravan
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.words.typed_view import Court, Plant, Resource, Space, SpaceKind

RESOURCE_WORDS: Final = cast(list[Resource], c.RESOURCE_WORDS)
COURT_WORDS: Final = cast(list[Court], c.COURT_WORDS)
SPACE_WORDS: Final = cast(list[SpaceKind], c.SPACE_WORDS)


def resource(number: int) -> Resource | None:
    return None if number == NONE else RESOURCE_WORDS[number]


def mover(s: Table) -> i64:
    """Whose camels the track is priced for: the player on turn."""
    return s.turn


def space(s: Table, number: i64) -> Space:
    """A space of the caravan track, with what it takes the player on turn to get there (A05, A40)."""
    distance = (number - s.caravan) % c.SPACES
    bonus = s.box.caravan_bonus[s.levels[mover(s) * c.RANKS + c.CARAVANEER]]
    cost = max(1, distance - bonus) if distance else 0
    asked = s.phase == act.CHOOSING and distance > 0
    rule = caravan.why_not_move(s, distance) if asked else NONE
    return priced(s.box, number, face_at(s, number), distance, cost, cost <= s.camels[mover(s)], rule)


@lru_cache(maxsize=50_000)
def priced(box: c.Box, number: int, face: int, distance: int, cost: int, is_payable: bool, rule: int) -> Space:
    """A space with its plant card and its price; made once and never changed."""
    offer = [box.space_offer[number * 2 + place] for place in range(2)]
    return {
        "key": box.space_keys[number],
        "kind": SPACE_WORDS[box.space_kind[number]],
        "demand": resource(box.space_demand[number]),
        "offer": [COURT_WORDS[kind] for kind in offer if kind != NONE],
        "plant": plant_face(box, face),
        "distance": distance,
        "cost": cost,
        "reach": distance > 0 and is_payable,
        "possible": rule == 0,
        "rule": f"A{rule:02}" if rule > 0 else None,
    }


def face_at(s: Table, number: i64) -> i64:
    """The plant card in a plant city, the side that lies up, or NONE."""
    city = s.box.space_city[number]
    return NONE if city == NONE else s.plants[city]


def plant_face(box: c.Box, face: int) -> Plant | None:
    return None if face == NONE else plant_side(box, face)


def plant_side(box: c.Box, face: int) -> Plant:
    other = face ^ 1
    return {
        "key": box.plant_keys[face // 2],
        "side": face % 2 + 1,
        "quality": box.plant_quality[face],
        "extra": resource(box.plant_extra[face]),
        "back": {"quality": box.plant_quality[other], "extra": resource(box.plant_extra[other])},
    }
