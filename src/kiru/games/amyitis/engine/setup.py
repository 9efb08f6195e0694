"""The first state: players equipped, everything random still to be dealt (A08, A10 to A14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import CHANCE, NONE
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine.components import (
    COURT_CARDS,
    CRAFTS,
    FIELD_ROWS,
    FIELD_SPACES,
    GROUP,
    PLAIN,
    PLANT_CARDS,
    PLANT_CITIES,
    RANKS,
    RESOURCES,
    TEMPLE_SPACES,
    TEMPLES,
    TILES,
)
from kiru.games.amyitis.engine.garden import RIVER, SQUARES, TOP, count_bits
from kiru.games.amyitis.engine.state import KEPT, Table

LEVEL_2: Final = 1
"""The level 2 caravaneers among the court cards."""


def repeat(size: i64, value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(size)])


def set_up(s: Table) -> None:
    """Lay out the boards; the first chance decision is already asked."""
    s.fields = repeat(FIELD_ROWS * FIELD_SPACES, NONE)
    s.temples = repeat(TEMPLES * TEMPLE_SPACES, NONE)
    s.canals = repeat(s.players, 0)
    s.reach = RIVER[i64(s.twins > 0)]
    s.tiles = repeat(SQUARES, NONE)
    s.plants = repeat(PLANT_CITIES, NONE)
    s.crafts = repeat(s.players * GROUP, NONE)
    s.craft_bag = repeat(CRAFTS, 0)
    s.won = repeat(s.players, 0)
    s.points = repeat(s.players * KEPT, 0)
    s.court = vec[i64]([s.box.court_copies[s.court_column * COURT_CARDS + card] for card in range(COURT_CARDS)])
    s.token_bag = (1 << PLAIN) - 1
    s.tile_bag = (1 << TILES) - 1
    s.plant_bag = (1 << PLANT_CARDS) - 1 & ~(1 << s.box.home_card)
    equip(s)
    lay_tile(s, TOP, s.box.top_tile)
    s.seat = CHANCE
    if s.chosen_first == NONE:
        s.phase = act.DRAWING_FIRST
    else:
        start(s, s.chosen_first)


def equip(s: Table) -> None:
    """4 talents, a camel and all cubes for everybody; the rest is the general supply (A14, A15)."""
    s.tokens = repeat(s.players * RESOURCES, 0)
    s.supply = repeat(RESOURCES, s.box.tokens)
    s.talents = repeat(s.players, s.box.start_talents)
    s.supply_talents = s.box.talents - s.players * s.box.start_talents
    s.camels = repeat(s.players, s.box.start_camels)
    s.supply_camels = s.box.camels - s.players * s.box.start_camels
    s.cubes = repeat(s.players, s.box.cubes)
    s.gardeners = repeat(s.players, 0)
    s.levels = repeat(s.players * RANKS, 0)


def start(s: Table, seat: i64) -> None:
    """Give the first-player card to a seat (A14)."""
    s.first = seat
    s.turn = seat
    s.phase = act.DEALING_TOKENS


def lay_tile(s: Table, square: i64, tile: i64) -> None:
    s.tiles[square] = tile
    s.tiles_left |= 1 << square
    s.tile_bag &= ~(1 << tile)


def next_square(s: Table) -> i64:
    """The first square that still waits for a tile, or NONE (A08, A12)."""
    bare = ~s.tiles_left if s.players > 2 else ~s.tiles_left & ~s.box.unused
    for square in range(i64(SQUARES)):
        if bare >> square & 1:
            return square
    return NONE


def next_city(s: Table) -> i64:
    """The first plant city that still waits for a card; the home of one card comes last, or NONE (A13)."""
    for city in range(i64(PLANT_CITIES)):
        if s.plants[city] == NONE and city != s.box.home_city:
            return city
    return s.box.home_city if s.plants[s.box.home_city] == NONE else NONE


def deal_table(s: Table, action: i64) -> bool:
    """Carry out one deal of the set-up; true when everything but the craft cards lies there (A11 to A14)."""
    if s.phase == act.DRAWING_FIRST:
        start(s, action - act.FIRST)
    elif s.phase == act.DEALING_TOKENS:
        resource = action - act.LAY_TOKEN
        s.token_bag &= ~(1 << resource)
        s.caravaneer_tokens |= 1 << resource
        s.supply[resource] -= 1
        if count_bits(s.caravaneer_tokens) == s.court[LEVEL_2]:
            s.token_bag = 0
            s.phase = act.DEALING_TILES
    elif s.phase == act.DEALING_TILES:
        lay_tile(s, next_square(s), action - act.TILE)
        if next_square(s) == NONE:
            s.phase = act.DEALING_PLANTS
    elif s.phase == act.DEALING_PLANTS:
        s.plant_bag &= ~(1 << (action - act.PLANT_CARD))
        s.plants[next_city(s)] = (action - act.PLANT_CARD) * 2
        if not s.plant_bag:
            s.phase = act.TURNING_PLANT
    else:
        s.plants[s.box.home_city] = s.box.home_card * 2 + action - act.SIDE
        return True
    return False


assert act.LAY_TOKEN + PLAIN == act.TILE
assert act.TILE + TILES == act.PLANT_CARD
assert act.PLANT_CARD + PLANT_CARDS == act.SIDE
assert act.CRAFT + CRAFTS == act.NUM_ACTIONS
