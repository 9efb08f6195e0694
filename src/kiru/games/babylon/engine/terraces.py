"""Placing terraces: which tile, where, on which pillars, turned how; and what it costs (B24, B30 to B40)."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.components import BELVEDERE, DOUBLE, EMPTY, MAX_LAID, SINGLE, STATUE
from kiru.games.babylon.engine.garden import CELLS, CORNERS, SIDE, SOUTH_EAST, SPOT_BITS, first_cell
from kiru.games.babylon.engine.pillars import BLOCKED, CHOICES, DOUBLES, MISSING, ON_STATUE, SINGLES, kept_feet
from kiru.games.babylon.engine.places import feet_on, has_place, renew_places
from kiru.games.babylon.engine.state import USED_STATUE, Table


def feet_at(s: Table, spot: i64, level: i64) -> i64:
    """What can carry each corner of a tile in the garden of the player who is asked (B31, B34, B37, B38)."""
    return feet_on(s, s.seat * CELLS + first_cell(spot), level)


def swaps(s: Table, feet: i64, choice: i64) -> i64:
    """How many doubles must be swapped for, after the one that a token gave (B32, B51)."""
    doubles = DOUBLES[(feet & 255) * CHOICES + choice] - s.doubles
    if doubles < 0:
        return 0
    return doubles


def price(s: Table, feet: i64, choice: i64) -> i64:
    """The single pillars that a choice costs, two for every swapped double (B31, B32)."""
    return SINGLES[(feet & 255) * CHOICES + choice] + 2 * swaps(s, feet, choice)


def why_not_feet(s: Table, feet: i64, choice: i64) -> i64:
    """Feet and pillars for them (B31), doubles to swap for (B32), a belvedere (B33), no stairs under it (B38)."""
    if MISSING[(feet & 255) * CHOICES + choice] or price(s, feet, choice) > s.singles[s.seat]:
        return 31
    if swaps(s, feet, choice) > s.supply[DOUBLE]:
        return 32
    if choice and not s.supply[BELVEDERE]:
        return 33
    if choice and feet >> (7 + choice) & 1:
        return 38
    return 0


def least_price(s: Table, spot: i64, level: i64) -> i64:
    """The single pillars that the cheapest way to carry a tile costs; NONE if there is no way."""
    feet = feet_at(s, spot, level)
    least: i64 = NONE
    for choice in range(i64(CHOICES)):
        if why_not_feet(s, feet, choice) == 0:
            cost = price(s, feet, choice)
            least = cost if least == NONE or cost < least else least
    return least


def why_not_place(s: Table, spot: i64, level: i64) -> i64:
    """A new spot (B36), level by level (B35), from above (B37), on feet that the player can pay for (B31 to B38)."""
    if s.spots[s.seat] >> spot & 1:
        return 36
    if level > s.highest[s.seat] + 1:
        return 35
    feet = feet_at(s, spot, level)
    if feet == BLOCKED:
        return 37
    reason: i64 = 31
    for choice in range(i64(CHOICES)):
        why = why_not_feet(s, feet, choice)
        if why == 0:
            return 0
        if why != 31:
            reason = why
    return reason


def why_not_build(s: Table, tile: i64) -> i64:
    """A tile in hand or in the slot (B24), and a place for it (B31)."""
    if tile == NONE:
        return 24
    if has_place(s):
        return 0
    return 31


def buildable(s: Table, out: Actions) -> None:
    """Offer the tile dug and the tile stored, if there is a place for them, and to stop (B24)."""
    if has_place(s):
        if s.dug != NONE:
            out.add(act.BUILD_DUG)
        if s.stored[s.seat] != NONE:
            out.add(act.BUILD_STORED)
    out.add(act.STOP)


def build(s: Table, action: i64) -> None:
    """Take up a tile; its place is the next question (B24)."""
    s.building = s.dug if action == act.BUILD_DUG else s.stored[s.seat]
    s.phase = act.PLACING


def place(s: Table, code: i64) -> None:
    """Choose spot and level; the pillars are the next question."""
    s.spot = code // act.LEVELS
    s.level = code % act.LEVELS + 1
    s.phase = act.SUPPORTING


def supportable(s: Table, out: Actions) -> None:
    """Offer four pillars and every corner that can stay free (B31, B33, B38)."""
    feet = feet_at(s, s.spot, s.level)
    for choice in range(i64(CHOICES)):
        if why_not_feet(s, feet, choice) == 0:
            out.add(act.SUPPORT + choice)


def support(s: Table, choice: i64) -> None:
    s.choice = choice
    s.phase = act.ROTATING


def why_not_rotate(s: Table, rotation: i64) -> i64:
    """A rotation that looks like an earlier one is no choice (B30)."""
    if rotation < s.box.rotations[s.building]:
        return 0
    return 30


def rotatable(s: Table, out: Actions) -> None:
    """Offer the rotations that look different (B30)."""
    for rotation in range(s.box.rotations[s.building]):
        out.add(act.ROTATE + rotation)


def rotate(s: Table, rotation: i64) -> None:
    """Pillars, tile and belvedere in one act (B31, B33, B39)."""
    feet = feet_at(s, s.spot, s.level)
    pay(s, feet)
    feet = kept_feet(feet, s.choice)
    use_statues(s, feet)
    lay(s, rotation, feet)
    if s.choice:
        add_item(s, BELVEDERE, first_cell(s.spot) + CORNERS[s.choice - 1], s.level)
    s.spot = NONE
    s.level = 0
    s.choice = 0


def pay(s: Table, feet: i64) -> None:
    """Spend the token's double first, swap singles for the other doubles (B32, B51)."""
    swapped = swaps(s, feet, s.choice)
    s.singles[s.seat] -= price(s, feet, s.choice)
    s.supply[SINGLE] += 2 * swapped
    s.supply[DOUBLE] -= swapped
    s.doubles -= DOUBLES[(feet & 255) * CHOICES + s.choice] - swapped


def use_statues(s: Table, feet: i64) -> None:
    """Statues that carry a corner are statues no more (B34)."""
    for corner in range(i64(4)):
        if feet >> (2 * corner) & 3 == ON_STATUE:
            use_statue(s, first_cell(s.spot) + CORNERS[corner])


def use_statue(s: Table, cell: i64) -> None:
    """Strike one statue off the list and find the lines of the others anew (B34, B44)."""
    s.statue_lines[s.seat] = 0
    for item in range(s.seat * CELLS, s.seat * CELLS + s.items[s.seat]):
        if s.item_kind[item] == STATUE:
            if s.item_place[item] == cell and s.item_level[item] == s.level - 1:
                s.item_kind[item] = USED_STATUE
            else:
                s.statue_lines[s.seat] |= statue_lines(s.item_place[item])


def statue_lines(cell: i64) -> i64:
    """The row and the column of a cell, as bits."""
    return 1 << (cell // SIDE) | 256 << (cell % SIDE)


def lay(s: Table, rotation: i64, feet: i64) -> None:
    """Put the tile into the garden: its cells are what is seen now (B40)."""
    seat = s.seat
    index = s.laid[seat]
    tile = seat * MAX_LAID + index
    s.laid_tile[tile] = s.building
    s.laid_spot[tile] = s.spot
    s.laid_level[tile] = s.level
    s.laid_rotation[tile] = rotation
    s.laid_feet[tile] = feet
    s.laid[seat] = index + 1
    s.spots[seat] |= SPOT_BITS[s.spot]
    if s.level > s.highest[seat]:
        s.highest[seat] = s.level
    for corner in range(i64(4)):
        place = seat * CELLS + first_cell(s.spot) + CORNERS[corner]
        s.tops[place] = s.level
        s.shown[place] = index
        s.symbols[place] = s.box.corners[s.building * 4 + (corner - rotation & 3)]
        s.things[place] = EMPTY
    if s.choice:
        s.things[seat * CELLS + first_cell(s.spot) + CORNERS[s.choice - 1]] = BELVEDERE
    renew_places(s, first_cell(s.spot), first_cell(s.spot) + SOUTH_EAST)
    if s.building == s.dug:
        s.dug = NONE
    else:
        s.stored[seat] = NONE
    s.building = NONE


def add_item(s: Table, kind: i64, place: i64, level: i64) -> None:
    """Take an item from the supply and note where it stands."""
    item = s.seat * CELLS + s.items[s.seat]
    s.item_kind[item] = kind
    s.item_place[item] = place
    s.item_level[item] = level
    s.items[s.seat] += 1
    s.supply[kind] -= 1
