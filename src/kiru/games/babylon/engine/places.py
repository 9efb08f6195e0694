"""Where tiles can stand: what each spot of a garden needs to carry one, kept while the garden grows (B30 to B38).

A tile stands one or two levels above the highest surface under its spot: lower it does not fit, higher its feet miss.
So `Table.places` keeps one number a spot: that surface, and the need of either level. It follows from the garden, and
is renewed in one way: whoever changes what is seen on cells calls `renew_places` for them. What the player can pay and
how high the garden is already (B35) is asked when places are looked for, and does not stand in the number.
"""

from typing import Final

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.components import EMPTY, STATUE
from kiru.games.babylon.engine.garden import CELLS, CORNERS, NORTH_EAST, SIDE, SOUTH_EAST, SOUTH_WEST, SPOTS
from kiru.games.babylon.engine.needs import NO_WAY, need_of, payable_needs
from kiru.games.babylon.engine.pillars import BLOCKED, FEET, ON_DOUBLE, ON_SINGLE, ON_STATUE
from kiru.games.babylon.engine.state import RISING_STAIRS, Table

TAKEN: Final = 0
"""The number of a spot that has its tile (B36): no level meets a need."""
NEED: Final = 31
HIGHER: Final = 5
TOP: Final = 10
"""The need of the lower level in bits 0 to 4, of the higher one in bits 5 to 9, the surface from bit 10 on."""


def feet_on(s: Table, place: i64, level: i64) -> i64:
    """What can carry each corner of a tile, two bits a corner, the first over a place (seat * 64 + cell) (B31, B34).

    Bits 8 to 11 tell of stairs that rise into a corner (B38); BLOCKED if the tile does not fit from above (B37).
    """
    feet: i64 = 0
    for corner in range(i64(4)):
        at = place + CORNERS[corner]
        height = level - s.tops[at]
        deck = s.decks[at]
        if height <= 0 or deck >= level:
            return BLOCKED
        if height <= ON_DOUBLE:
            thing = s.things[at]
            if thing == EMPTY:
                if deck == 0:
                    feet |= height << (2 * corner)
            elif height == ON_SINGLE:
                if thing == STATUE:
                    feet |= ON_STATUE << (2 * corner)
                elif thing == RISING_STAIRS:
                    feet |= FEET << corner
    return feet


def place_on(s: Table, place: i64) -> i64:
    """The number of a spot whose first cell is at a place: the surface under it and the needs of both levels."""
    west = s.tops[place]
    east = s.tops[place + NORTH_EAST]
    south = s.tops[place + SOUTH_WEST]
    far = s.tops[place + SOUTH_EAST]
    top = west
    if east > top:
        top = east
    if south > top:
        top = south
    if far > top:
        top = far
    needs: i64 = NO_WAY
    if top < act.LEVELS:
        needs = need_of(feet_on(s, place, top + 1))
        # Two levels up only corners on the surface have a pillar, and one of them may stay free.
        even = i64(west == top) + i64(east == top) + i64(south == top) + i64(far == top)
        if even > 2 and top + 1 < act.LEVELS:
            needs |= need_of(feet_on(s, place, top + 2)) << HIGHER
    return top << TOP | needs


def renew_places(s: Table, first: i64, last: i64) -> None:
    """Find anew what the spots over some cells need: those between a north-western and a south-eastern one."""
    seat = s.seat
    taken = s.spots[seat]
    west = first % SIDE - 1
    if west < 0:
        west = 0
    north = first // SIDE - 1
    if north < 0:
        north = 0
    east = last % SIDE
    if east == SIDE - 1:
        east -= 1
    south = last // SIDE
    if south == SIDE - 1:
        south -= 1
    for y in range(north, south + 1):
        for x in range(west, east + 1):
            spot = y * (SIDE - 1) + x
            if taken >> spot & 1:
                s.places[seat * SPOTS + spot] = TAKEN
            else:
                s.places[seat * SPOTS + spot] = place_on(s, seat * CELLS + y * SIDE + x)


def has_place(s: Table) -> bool:
    """Whether the player who is asked can place a tile anywhere."""
    paid = payable_needs(s)
    places = s.places
    start = s.seat * SPOTS
    highest = s.highest[s.seat] << TOP
    for spot in range(start, start + SPOTS):
        number = places[spot]
        if paid >> (number & NEED) & 1 or (number < highest and paid >> (number >> HIGHER & NEED) & 1):
            return True
    return False


def add_places(s: Table, out: Actions) -> None:
    """List every spot and level where the player who is asked can place a tile."""
    paid = payable_needs(s)
    places = s.places
    start = s.seat * SPOTS
    highest = s.highest[s.seat] << TOP
    for spot in range(i64(SPOTS)):
        number = places[start + spot]
        code = act.PLACE + spot * act.LEVELS + (number >> TOP)
        if paid >> (number & NEED) & 1:
            out.add(code)
        if number < highest and paid >> (number >> HIGHER & NEED) & 1:
            out.add(code + 1)


def levels_at(s: Table, spot: i64) -> i64:
    """The levels where the player who is asked can place a tile on a spot, as bits."""
    paid = payable_needs(s)
    number = s.places[s.seat * SPOTS + spot]
    levels: i64 = paid >> (number & NEED) & 1
    if number >> TOP < s.highest[s.seat]:
        levels |= (paid >> (number >> HIGHER & NEED) & 1) << 1
    return levels << (number >> TOP)
