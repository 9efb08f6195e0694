"""Moving the caravan and trading where it arrives: selling, paying, court cards (A40 to A47)."""

from typing import Final

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine.components import (
    CARAVANEER,
    COURT,
    COURT_FIRST,
    COURT_TYPES,
    GARDENER,
    GARDENERS,
    PALACE,
    PLAIN,
    RANKS,
    RESOURCES,
    SELL,
    SPACES,
    WINE,
)
from kiru.games.amyitis.engine.garden import REACHED
from kiru.games.amyitis.engine.state import PALACES, SALES, Table
from kiru.games.amyitis.engine.supply import has_token, pay_camels, pay_token, score, token_count
from kiru.games.amyitis.engine.water import available

SALE_POINTS: Final = 3


def cost_of(s: Table, distance: i64) -> i64:
    """A camel a space less the caravaneer's bonus, at least one (A40)."""
    cost = distance - s.box.caravan_bonus[s.levels[s.seat * RANKS + CARAVANEER]]
    if cost < 1:
        return 1
    return cost


def space_after(s: Table, distance: i64) -> i64:
    """The space that lies so far clockwise of the caravan."""
    return (s.caravan + distance) % SPACES


def face_at(s: Table, space: i64) -> i64:
    """The face of the plant card that lies up in a plant city."""
    return s.plants[s.box.space_city[space]]


def why_not_sell_at_all(s: Table) -> i64:
    """A token to sell, and a cube and an area for the irrigation that belongs to it (A42)."""
    if s.cubes[s.seat] and available(s) and token_count(s, s.seat):
        return 0
    return 42


def can_pay(s: Table, resource: i64, extra: i64) -> bool:
    """Whether the tokens of the seat, wine for any of them, cover one resource or two (A43)."""
    row = s.seat * RESOURCES
    wine = s.tokens[row + WINE]
    if extra == resource:
        return s.tokens[row + resource] + wine >= 2
    missing = i64(s.tokens[row + resource] == 0)
    if extra != NONE:
        missing += i64(s.tokens[row + extra] == 0)
    return missing <= wine


def why_not_court(s: Table, kind: i64) -> i64:
    """A next level (A44) of which a card is left (A45); a gardener comes with a tile only (A52)."""
    if kind == GARDENER:
        if s.court[GARDENERS]:
            return 0
        return 52
    card = COURT_FIRST[kind] + s.levels[s.seat * RANKS + kind]
    if card == COURT_FIRST[kind + 1]:
        return 44
    if s.court[card]:
        return 0
    return 45


def why_not_buy(s: Table, kind: i64) -> i64:
    """One of the two types that the city offers (A44), open to the seat (A45)."""
    if s.box.space_offer[s.caravan * 2] != kind and s.box.space_offer[s.caravan * 2 + 1] != kind:
        return 44
    return why_not_court(s, kind)


def why_not_trade_court(s: Table, space: i64) -> i64:
    """The city's resource (A44), and one of its types open to the seat (A44, A45)."""
    if not can_pay(s, s.box.space_demand[space], NONE):
        return 44
    first = why_not_court(s, s.box.space_offer[space * 2])
    return first if first == 0 else why_not_court(s, s.box.space_offer[space * 2 + 1])


def plantable_squares(s: Table, space: i64) -> i64:
    """The watered squares with a tile that the plant of a city reaches with all gardeners, as bits (A50, A51)."""
    quality = s.box.plant_quality[face_at(s, space)] + s.gardeners[s.seat]
    if quality > 3:
        quality = 3
    return s.watered & s.tiles_left & REACHED[quality]


def why_not_trade_plant(s: Table, space: i64) -> i64:
    """What the plant costs (A47), and a square to plant it on (A50, A51)."""
    if not can_pay(s, s.box.space_demand[space], s.box.plant_extra[face_at(s, space)]):
        return 47
    if not s.watered & s.tiles_left:
        return 50
    if plantable_squares(s, space):
        return 0
    return 51


def why_not_move(s: Table, distance: i64) -> i64:
    """Enough camels (A40), and an action that can be carried out on arrival (A41)."""
    if cost_of(s, distance) > s.camels[s.seat]:
        return 40
    return why_not_arrive(s, space_after(s, distance))


def why_not_arrive(s: Table, space: i64) -> i64:
    """An action that can be carried out on a space (A41)."""
    kind = s.box.space_kind[space]
    if kind == SELL:
        return why_not_sell_at_all(s)
    return why_not_trade_court(s, space) if kind == COURT else why_not_trade_plant(s, space)


def reachable(s: Table, out: Actions) -> None:
    """Offer every space within reach where something can be done (A40, A41)."""
    for distance in range(i64(1), i64(SPACES)):
        if cost_of(s, distance) > s.camels[s.seat]:
            return  # what lies farther costs no less
        if why_not_arrive(s, space_after(s, distance)) == 0:
            out.add(act.CARAVAN + distance - 1)


def move(s: Table, distance: i64) -> None:
    """Pay the camels and move the caravan; a city says what is to be paid (A40, A44, A47)."""
    pay_camels(s, cost_of(s, distance))
    s.caravan = space_after(s, distance)
    kind = s.box.space_kind[s.caravan]
    if kind == SELL:
        s.phase = act.SELLING
        return
    s.due = s.box.space_demand[s.caravan]
    if kind != COURT:
        s.due_next = s.box.plant_extra[face_at(s, s.caravan)]


def sellable(s: Table, out: Actions) -> None:
    """Offer every kind of token that the seat holds, and to stop once one is sold (A42)."""
    for resource in range(i64(RESOURCES)):
        if has_token(s, resource):
            out.add(act.SELL + resource)
    if s.phase == act.SELLING_MORE:
        out.add(act.STOP)


def sell(s: Table, resource: i64) -> None:
    """A token for 3 points (A42)."""
    pay_token(s, resource)
    score(s, s.seat, SALES, SALE_POINTS)


def why_not_pay(s: Table, resource: i64) -> i64:
    """The resource due or wine, so that what is due after it can still be paid (A43)."""
    if (resource != s.due and resource != WINE) or not has_token(s, resource):
        return 43
    if s.due_next == NONE:
        return 0
    if s.due_next == s.due:
        # Wine for the first of two alike means wine for both: every payment is offered once.
        own = s.tokens[s.seat * RESOURCES + s.due]
        wine = s.tokens[s.seat * RESOURCES + WINE]
        return 0 if (wine >= 2 if resource == WINE else own + wine >= 2) else 43
    left = s.tokens[s.seat * RESOURCES + WINE] - i64(resource == WINE)
    return 0 if left or has_token(s, s.due_next) else 43


def payable(s: Table, out: Actions) -> None:
    """Offer the resource due and wine, where both are possible (A43)."""
    for resource in range(i64(RESOURCES)):
        if why_not_pay(s, resource) == 0:
            out.add(act.PAY + resource)


def pay(s: Table, resource: i64) -> None:
    """Give a token for the resource due; then the next one is due (A43)."""
    pay_token(s, resource)
    if resource == WINE and s.due_next == s.due and s.due_next != NONE:
        pay_token(s, WINE)
        s.due_next = NONE
    s.due = s.due_next
    s.due_next = NONE


def pay_forced(s: Table) -> bool:
    """Pay while there is only one way to; true when everything is paid (A43)."""
    while s.due != NONE:
        plain = why_not_pay(s, s.due) == 0
        if plain and why_not_pay(s, WINE) == 0:
            return False
        pay(s, s.due if plain else WINE)
    return True


def buyable(s: Table, out: Actions) -> None:
    """Offer the city's types that are open to the seat (A44, A45)."""
    for kind in range(i64(COURT_TYPES)):
        if why_not_buy(s, kind) == 0:
            out.add(act.COURT + kind)


def take_court_card(s: Table, kind: i64) -> bool:
    """Take the next level of a type or a gardener; false while its token is still to be chosen (A44, A46)."""
    if kind == GARDENER:
        s.court[GARDENERS] -= 1
        s.gardeners[s.seat] += 1
        return True
    level = s.levels[s.seat * RANKS + kind]
    s.court[COURT_FIRST[kind] + level] -= 1
    s.levels[s.seat * RANKS + kind] = level + 1
    if kind == PALACE:
        score(s, s.seat, PALACES, s.box.palace_points[level + 1])
    if kind != CARAVANEER or level + 1 < 2:
        return True
    if s.caravaneer_tokens & (s.caravaneer_tokens - 1):
        return False
    for resource in range(i64(PLAIN)):
        if s.caravaneer_tokens >> resource & 1:
            take_token(s, resource)
    return True


def why_not_take_token(s: Table, resource: i64) -> i64:
    """A resource that lies on a level 2 caravaneer (A46)."""
    return 0 if s.caravaneer_tokens >> resource & 1 else 46


def takeable_tokens(s: Table, out: Actions) -> None:
    for resource in range(i64(PLAIN)):
        if why_not_take_token(s, resource) == 0:
            out.add(act.TOKEN + resource)


def take_token(s: Table, resource: i64) -> None:
    """Take the token that lies on the level 2 caravaneer (A46)."""
    s.caravaneer_tokens &= ~(1 << resource)
    s.tokens[s.seat * RESOURCES + resource] += 1
