"""What rivals leave a seat in Amyitis: court cards that run out, the tempo of the caravan, plants within reach."""

from typing import Final

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.amyitis.engine import caravan
from kiru.games.amyitis.engine.components import (
    BANKER,
    CARAVANEER,
    COURT,
    COURT_FIRST,
    PALACE,
    PLANT,
    RANKS,
    RESOURCES,
    SPACES,
    WINE,
)
from kiru.games.amyitis.engine.garden import REACHED, SQUARES
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.engine.supply import token_count

RACES: Final = [
    "banker_alone_by_time", "banker_open_by_time", "caravaneer_open_by_time", "palace_next",
    "on_move", "starts_round", "camels_over", "talents_over", "trips", "trips_by_time", "plant_now", "plant_next",
    "banker_token_by_time", "banker_camels_by_time", "banker_now_by_time", "banker_next_by_time",
]  # fmt: skip
"""Features that take the rivals into account, or the turn."""
MANY_CAMELS: Final = 4
MANY_TALENTS: Final = 5


def list_races(s: Table, seat: i64, time: i64, out: Actions) -> None:
    """The numbers of RACES, in order."""
    row = seat * RANKS
    out.add(time if s.levels[row + BANKER] and is_alone(s, seat) else 0)
    out.add(time if is_open(s, seat, BANKER) else 0)
    out.add(time if is_open(s, seat, CARAVANEER) else 0)
    out.add(s.box.palace_points[s.levels[row + PALACE] + 1] if is_open(s, seat, PALACE) else 0)
    moves = s.turn == seat
    out.add(i64(moves))
    out.add(i64(s.first == seat))
    camels = s.camels[seat]
    talents = s.talents[seat]
    out.add(camels - MANY_CAMELS if camels > MANY_CAMELS else 0)
    out.add(talents - MANY_TALENTS if talents > MANY_TALENTS else 0)
    tokens = token_count(s, seat)
    trips = tokens if tokens < camels else camels
    out.add(trips)
    out.add(trips * time)
    plant = 0 if s.passed >> seat & 1 else best_plant(s, seat)
    out.add(plant if moves else 0)
    out.add(0 if moves else plant)
    list_way_to_banker(s, seat, time, out)


def list_way_to_banker(s: Table, seat: i64, time: i64, out: Actions) -> None:
    """The steps to the next banker, of which there may be one for all: its token, camels, the journey (A44, A45)."""
    missing: i64 = SPACES
    if is_open(s, seat, BANKER) and not s.passed >> seat & 1:
        missing = camels_to_banker(s, seat)
    ready = missing <= 0
    moves = s.turn == seat
    out.add(time if missing < SPACES else 0)
    out.add(time * missing if 0 < missing < SPACES else 0)
    out.add(time if ready and moves else 0)
    out.add(time if ready and not moves else 0)


def camels_to_banker(s: Table, seat: i64) -> i64:
    """How many camels a seat still lacks to reach a banker's city whose token it has; SPACES without the token."""
    least: i64 = SPACES
    saved = s.box.caravan_bonus[s.levels[seat * RANKS + CARAVANEER]]
    row = seat * RESOURCES
    for distance in range(i64(1), i64(SPACES)):
        space = caravan.space_after(s, distance)
        if sells_banker(s, space) and (s.tokens[row + s.box.space_demand[space]] or s.tokens[row + WINE]):
            cost = distance - saved if distance - saved > 1 else 1
            least = cost - s.camels[seat] if cost - s.camels[seat] < least else least
    return least


def sells_banker(s: Table, space: i64) -> bool:
    offer = s.box.space_offer
    return s.box.space_kind[space] == COURT and (offer[space * 2] == BANKER or offer[space * 2 + 1] == BANKER)


def is_alone(s: Table, seat: i64) -> bool:
    """Whether no rival has a banker."""
    for other in range(s.players):
        if other != seat and s.levels[other * RANKS + BANKER]:
            return False
    return True


def is_open(s: Table, seat: i64, kind: i64) -> bool:
    """Whether the next level of a type can still be had (A44, A45)."""
    card = COURT_FIRST[kind] + s.levels[seat * RANKS + kind]
    return card < COURT_FIRST[kind + 1] and s.court[card] > 0


def best_plant(s: Table, seat: i64) -> i64:
    """The points of the best tile that a seat's camels, tokens and gardeners reach as the caravan stands (A40, A47)."""
    best: i64 = 0
    saved = s.box.caravan_bonus[s.levels[seat * RANKS + CARAVANEER]]
    for distance in range(i64(1), i64(SPACES)):
        if distance > 1 and distance - saved > s.camels[seat]:
            return best
        space = caravan.space_after(s, distance)
        if s.camels[seat] and s.box.space_kind[space] == PLANT and can_pay(s, seat, space):
            points = best_tile(s, seat, space)
            best = points if points > best else best
    return best


def can_pay(s: Table, seat: i64, space: i64) -> bool:
    """Whether the tokens of any seat, wine for what is missing, pay for the plant of a city (A43, A47)."""
    row = seat * RESOURCES
    demand = s.box.space_demand[space]
    extra = s.box.plant_extra[caravan.face_at(s, space)]
    wine = s.tokens[row + WINE]
    if extra == demand:
        return s.tokens[row + demand] + wine >= 2
    missing = i64(s.tokens[row + demand] == 0)
    if extra != NONE:
        missing += i64(s.tokens[row + extra] == 0)
    return missing <= wine


def best_tile(s: Table, seat: i64, space: i64) -> i64:
    """The points of the best tile that the plant of a city reaches with all gardeners of a seat (A50, A51)."""
    quality = s.box.plant_quality[caravan.face_at(s, space)] + s.gardeners[seat]
    squares = s.watered & s.tiles_left & REACHED[quality if quality < 3 else 3]
    best: i64 = 0
    if squares:
        for square in range(i64(SQUARES)):
            if squares >> square & 1:
                points = s.box.tile_points[s.tiles[square]]
                best = points if points > best else best
    return best
