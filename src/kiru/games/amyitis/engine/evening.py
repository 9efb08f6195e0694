"""Phase III: the procession, the temples, the discards, the next first player, the end (A60 to A66, A70, A74)."""

from typing import Final

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine.components import (
    CAMEL,
    CARAVANEER,
    MARDUK,
    PLAIN,
    RANKS,
    RESOURCES,
    TEMPLE_SPACES,
    TEMPLES,
)
from kiru.games.amyitis.engine.crafts import pray, push
from kiru.games.amyitis.engine.garden import count_bits
from kiru.games.amyitis.engine.state import MARDUK_FAVOR, NEUTRAL, Table
from kiru.games.amyitis.engine.supply import (
    gain_camel,
    gain_talents,
    gain_token,
    has_token,
    pay_token,
    score,
    token_count,
)

PATIENCE: Final = 20
"""Rounds in a row without a planting that end the game (A74)."""


def leader(s: Table) -> i64:
    """Who leads the procession: the player to the right of the first (A60)."""
    return (s.first + s.players - 1) % s.players


def lead(s: Table, own: i64) -> None:
    """An own cube into one temple, neutral cubes into the others; NONE: neutral cubes everywhere (A60)."""
    if own != NONE:
        pray(s, own)
    for temple in range(i64(TEMPLES)):
        if temple != own:
            push(s, temple, NEUTRAL)


def weight(s: Table, temple: i64, seat: i64) -> i64:
    """What a seat shows in a temple: its cubes first, then how far right the rightmost stands (A61)."""
    count: i64 = 0
    rightmost: i64 = 0
    for space in range(i64(TEMPLE_SPACES)):
        if s.temples[temple * TEMPLE_SPACES + space] == seat:
            count += 1
            rightmost = space
    return count * TEMPLE_SPACES + rightmost


def placed(s: Table, temple: i64, above: i64) -> i64:
    """The best seat in a temple, leaving out the seat `above`, which is NONE for first place (A61)."""
    best: i64 = 0
    winner: i64 = NONE
    for seat in range(s.players):
        if seat != above:
            own = weight(s, temple, seat)
            if own > best:
                best = own
                winner = seat
    return winner


def first_place(s: Table, temple: i64) -> i64:
    return placed(s, temple, NONE)


def second_place(s: Table, temple: i64) -> i64:
    """The seat in second place, or NONE; with 2 players there is none (A61)."""
    if s.players == 2:
        return NONE
    first = first_place(s, temple)
    if first == NONE:
        return NONE
    return placed(s, temple, first)


def why_not_gift(s: Table, gift: i64) -> i64:
    """Only what the supply holds (A62)."""
    return 0 if (s.supply_camels if gift == CAMEL else s.supply_talents) else 62


def offer_gifts(s: Table, out: Actions) -> None:
    for gift in range(i64(2)):
        if why_not_gift(s, gift) == 0:
            out.add(act.GIFT + gift)


def give_gift(s: Table, seat: i64, gift: i64) -> None:
    """Ishtar's camel or talent (A62)."""
    if gift == CAMEL:
        gain_camel(s, seat)
    else:
        gain_talents(s, seat, 1)


def thank(s: Table, gift: i64) -> None:
    """First place takes its choice, second place the other kind, if the supply has it (A62)."""
    give_gift(s, s.seat, gift)
    second = second_place(s, 0)
    if second != NONE:
        give_gift(s, second, 1 - gift)


def settle_marduk(s: Table) -> None:
    """2 points and 1 point (A63)."""
    first = first_place(s, MARDUK)
    if first != NONE:
        score(s, first, MARDUK_FAVOR, 2)
    second = second_place(s, MARDUK)
    if second != NONE:
        score(s, second, MARDUK_FAVOR, 1)


def why_not_receive(s: Table, resource: i64, given: i64) -> i64:
    """Another type than the token given, from the supply (A64)."""
    return 0 if resource != given and s.supply[resource] else 64


def can_receive(s: Table, given: i64) -> bool:
    for resource in range(i64(PLAIN)):
        if why_not_receive(s, resource, given) == 0:
            return True
    return False


def why_not_give(s: Table, resource: i64) -> i64:
    """An own token for which another type can be taken (A64)."""
    return 0 if has_token(s, resource) and can_receive(s, resource) else 64


def exchangeable(s: Table, out: Actions) -> None:
    """Offer every own token that something can be taken for, and to decline (A64)."""
    for resource in range(i64(RESOURCES)):
        if why_not_give(s, resource) == 0:
            out.add(act.GIVE + resource)
    out.add(act.DECLINE)


def can_exchange(s: Table) -> bool:
    """Whether the seat has anything to exchange."""
    for resource in range(i64(RESOURCES)):
        if why_not_give(s, resource) == 0:
            return True
    return False


def receivable(s: Table, out: Actions) -> None:
    """Offer the other types that the supply holds, never wine (A64)."""
    for resource in range(i64(PLAIN)):
        if why_not_receive(s, resource, s.given) == 0:
            out.add(act.RECEIVE + resource)


def receive(s: Table, resource: i64) -> None:
    """The token given goes back, the other one comes (A64)."""
    gain_token(s, resource)
    s.given = NONE


def give(s: Table, resource: i64) -> None:
    """Hand over the token to be exchanged (A64)."""
    pay_token(s, resource)
    s.given = resource


def is_over_limit(s: Table, seat: i64) -> bool:
    """More tokens than the caravaneer can store (A65)."""
    return token_count(s, seat) > s.box.keep[s.levels[seat * RANKS + CARAVANEER]]


def next_to_discard(s: Table) -> i64:
    """The first seat in turn order that holds too much, or NONE (A65)."""
    for step in range(s.players):
        seat = (s.first + step) % s.players
        if is_over_limit(s, seat):
            return seat
    return NONE


def discardable(s: Table, out: Actions) -> None:
    """Offer every kind of token that the seat holds (A65)."""
    for resource in range(i64(RESOURCES)):
        if has_token(s, resource):
            out.add(act.DISCARD + resource)


def pass_first_card(s: Table) -> None:
    """The first-player card goes left, and the cubes on the pass square return (A66)."""
    s.first = (s.first + 1) % s.players
    for seat in range(s.players):
        s.cubes[seat] += s.pass_cubes >> seat & 1
    s.passed = 0
    s.pass_cubes = 0


def is_last_round(s: Table) -> bool:
    """So few tiles left that the game ends with this round (A70)."""
    return count_bits(s.tiles_left) <= s.box.end_tiles[s.column]


def rounds_left(s: Table) -> i64:
    """How many rounds may follow this one if nothing is planted (A74)."""
    return s.planted_round + s.patience - s.round


def is_standstill(s: Table) -> bool:
    """Nothing has been planted for so many rounds that the game ends with this one (A74)."""
    return rounds_left(s) <= 0
