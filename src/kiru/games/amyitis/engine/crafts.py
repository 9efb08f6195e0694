"""Phase II without the caravan: passing, recruiting, and the four crafts (A29 to A37)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine.components import (
    ENGINEER,
    FIELD_ROWS,
    FIELD_SPACES,
    GARDENERS,
    GROUP,
    MERCHANT,
    TEMPLE_SPACES,
    TEMPLES,
)
from kiru.games.amyitis.engine.state import ENGINEERS, NEUTRAL, Table
from kiru.games.amyitis.engine.supply import gain_camel, gain_token, pay_talents, score
from kiru.games.amyitis.engine.water import available, irrigate

ENGINEER_POINTS: Final = 2
COST: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3])
"""How many cards of a group lie face down, by their bits (A31)."""


def lay_pass_cube(s: Table) -> None:
    """Put a cube on the pass square, where one is left (A30)."""
    s.passed |= 1 << s.seat
    if s.cubes[s.seat]:
        s.cubes[s.seat] -= 1
        s.pass_cubes |= 1 << s.seat


def cost_of(s: Table, card: i64) -> i64:
    """A talent for every card of the group that is already face down (A31)."""
    return COST[s.turned >> (card - card % GROUP) & 7]


def why_not_craft(s: Table, craft: i64) -> i64:
    """A camel for the merchant (A15), a cube for the others (A37), an area for the engineer (A31)."""
    if craft == MERCHANT:
        if s.supply_camels:
            return 0
        return 15
    if not s.cubes[s.seat]:
        return 37
    if craft == ENGINEER and not available(s):
        return 31
    return 0


def why_not_recruit(s: Table, card: i64) -> i64:
    """A card of the groups in use (A20), face up and affordable (A31), whose action can be carried out."""
    if card >= s.players * GROUP:
        return 20
    if s.turned >> card & 1 or cost_of(s, card) > s.talents[s.seat]:
        return 31
    return why_not_craft(s, s.crafts[card])


def recruitable(s: Table, out: Actions) -> None:
    """Offer every craft card that nothing forbids (A31)."""
    for first in range(0, s.players * GROUP, GROUP):
        if cost_of(s, first) <= s.talents[s.seat]:
            for card in range(first, first + GROUP):
                if not s.turned >> card & 1 and why_not_craft(s, s.crafts[card]) == 0:
                    out.add(act.RECRUIT + card)


def recruit(s: Table, card: i64) -> None:
    """Pay, turn the card down, and ask where its action happens; a merchant brings a camel at once (A31, A36)."""
    pay_talents(s, cost_of(s, card))
    s.turned |= 1 << card
    craft = s.crafts[card]
    if craft == MERCHANT:
        gain_camel(s, s.seat)
    else:
        s.phase = act.FARMING + craft


def row_length(s: Table, row: i64) -> i64:
    """How many cubes lie in a field row."""
    length: i64 = 0
    while length < FIELD_SPACES and s.fields[row * FIELD_SPACES + length] != NONE:
        length += 1
    return length


def offer_fields(out: Actions) -> None:
    """Both rows always have an empty space: a full one is cleared at once (A32, A33)."""
    for row in range(i64(FIELD_ROWS)):
        out.add(act.FIELD + row)


def farm(s: Table, row: i64) -> None:
    """A cube on the leftmost empty space, and that space's resource (A32, A64)."""
    length = row_length(s, row)
    space = row * FIELD_SPACES + length
    s.cubes[s.seat] -= 1
    s.fields[space] = s.seat
    gain_token(s, s.box.field[space])
    if length == FIELD_SPACES - 1:
        reward_gardener(s, row)
        clear_row(s, row)


def cubes_in_row(s: Table, row: i64, seat: i64) -> i64:
    count: i64 = 0
    for space in range(row * FIELD_SPACES, (row + 1) * FIELD_SPACES):
        count += i64(s.fields[space] == seat)
    return count


def reward_gardener(s: Table, row: i64) -> None:
    """Strictly most cubes in a full row earn a gardener, if one is left (A33)."""
    most: i64 = 0
    winner: i64 = NONE
    for seat in range(s.players):
        count = cubes_in_row(s, row, seat)
        if count > most:
            most = count
            winner = seat
        elif count == most:
            winner = NONE
    if winner != NONE and s.court[GARDENERS]:
        s.court[GARDENERS] -= 1
        s.gardeners[winner] += 1


def clear_row(s: Table, row: i64) -> None:
    """The cubes of a full row return to their owners (A33)."""
    for space in range(row * FIELD_SPACES, (row + 1) * FIELD_SPACES):
        s.cubes[s.fields[space]] += 1
        s.fields[space] = NONE


def offer_temples(out: Actions) -> None:
    for temple in range(i64(TEMPLES)):
        out.add(act.TEMPLE + temple)


def pray(s: Table, temple: i64) -> None:
    """An own cube enters a temple (A34, A60)."""
    s.cubes[s.seat] -= 1
    push(s, temple, s.seat)


def push(s: Table, temple: i64, owner: i64) -> None:
    """A cube enters at the left and moves the others along; the fifth returns to its owner (A34)."""
    left = temple * TEMPLE_SPACES
    fallen = s.temples[left + 3]
    s.temples[left + 3] = s.temples[left + 2]
    s.temples[left + 2] = s.temples[left + 1]
    s.temples[left + 1] = s.temples[left]
    s.temples[left] = owner
    if fallen != NONE and fallen != NEUTRAL:
        s.cubes[fallen] += 1


def engineer(s: Table, area: i64) -> None:
    """A cube on an available area, and 2 points (A35)."""
    irrigate(s, area)
    score(s, s.seat, ENGINEERS, ENGINEER_POINTS)
