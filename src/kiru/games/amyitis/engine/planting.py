"""Planting: the square, the tile with its bonuses, the irrigation bonus, automatic irrigation (A50 to A54, A47)."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine.caravan import face_at, plantable_squares, why_not_court
from kiru.games.amyitis.engine.components import (
    CAMEL,
    COURT_CARD,
    COURT_TYPES,
    GARDENERS,
    RESOURCES,
    TALENT,
    TILE_BONUSES,
)
from kiru.games.amyitis.engine.garden import AROUND, SQUARES, count_bits, quality_for
from kiru.games.amyitis.engine.state import IRRIGATION, TILES_TAKEN, Table
from kiru.games.amyitis.engine.supply import gain_camel, gain_talents, score
from kiru.games.amyitis.engine.water import irrigate_between


def why_not_plant(s: Table, square: i64) -> i64:
    """A tile (A08 for the unused squares) and a fully irrigated side (A50), quality and gardeners enough (A51)."""
    if not s.tiles_left >> square & 1:
        return 50 if s.planted >> square & 1 else 8
    if not s.watered >> square & 1:
        return 50
    return 0 if plantable_squares(s, s.caravan) >> square & 1 else 51


def plantable(s: Table, out: Actions) -> None:
    """Offer every square where the plant can grow, with gardeners if need be (A50, A51)."""
    squares = plantable_squares(s, s.caravan)
    for square in range(i64(SQUARES)):
        if squares >> square & 1:
            out.add(act.PLANT + square)


def gardeners_for(s: Table, square: i64) -> i64:
    """The gardeners that the plant needs to grow on a square, no more (A51)."""
    missing = quality_for(square) - s.box.plant_quality[face_at(s, s.caravan)]
    return missing if missing > 0 else 0


def plant(s: Table, square: i64) -> None:
    """Spend gardeners, take the tile and score it; its bonuses wait (A51, A52). The garden grows on (A74)."""
    spent = gardeners_for(s, square)
    s.gardeners[s.seat] -= spent
    s.court[GARDENERS] += spent
    tile = s.tiles[square]
    s.tiles[square] = NONE
    s.tiles_left &= ~(1 << square)
    s.planted |= 1 << square
    s.planted_round = s.round
    s.won[s.seat] |= 1 << tile
    score(s, s.seat, TILES_TAKEN, s.box.tile_points[tile])
    s.square = square
    s.tile = tile


def next_question(s: Table) -> i64:
    """Settle bonuses in their order up to one that asks something: its phase, or NONE after the last (A52)."""
    while s.bonus < TILE_BONUSES:
        bonus = s.box.tile_bonuses[s.tile * TILE_BONUSES + s.bonus]
        s.bonus += 1
        if bonus == TALENT:
            gain_talents(s, s.seat, 1)
        elif bonus == CAMEL:
            gain_camel(s, s.seat)
        elif bonus == COURT_CARD:
            if has_court_card(s):
                return act.PROMOTING
        elif bonus != NONE and has_supply(s):
            return act.GAINING
    return NONE


def has_supply(s: Table) -> bool:
    for resource in range(i64(RESOURCES)):
        if s.supply[resource]:
            return True
    return False


def has_court_card(s: Table) -> bool:
    for kind in range(i64(COURT_TYPES)):
        if why_not_court(s, kind) == 0:
            return True
    return False


def gainable(s: Table, out: Actions) -> None:
    """Offer every resource that the supply holds, wine included (A52)."""
    for resource in range(i64(RESOURCES)):
        if s.supply[resource]:
            out.add(act.GAIN + resource)


def promotable(s: Table, out: Actions) -> None:
    """Offer the next level of every type that is open, and a gardener (A52)."""
    for kind in range(i64(COURT_TYPES)):
        if why_not_court(s, kind) == 0:
            out.add(act.COURT + kind)


def bonus_winner(s: Table, square: i64) -> i64:
    """The seat with strictly most cubes around a square, or NONE (A53)."""
    most: i64 = 0
    winner: i64 = NONE
    for seat in range(s.players):
        count = count_bits(s.canals[seat] & AROUND[square])
        if count > most:
            most = count
            winner = seat
        elif count == most:
            winner = NONE
    return winner


def finish(s: Table) -> None:
    """Irrigation bonus, automatic irrigation, and the plant card turned over (A53, A54, A47)."""
    city = s.box.space_city[s.caravan]
    winner = bonus_winner(s, s.square)
    if winner != NONE:
        score(s, winner, IRRIGATION, s.box.plant_quality[s.plants[city]])
    irrigate_between(s, s.square)
    s.plants[city] ^= 1
    s.square = NONE
    s.tile = NONE
    s.bonus = 0
