"""Rushes of Amyitis: a token, a camel, the court city; then the banker's income or the palaces' points."""

from typing import cast

from kiru.core.game import State
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import caravan, crafts
from kiru.games.amyitis.engine.components import (
    BANKER,
    COURT,
    FIELD_SPACES,
    MERCHANT,
    PALACE,
    PEASANT,
    RESOURCES,
    SPACES,
)
from kiru.games.amyitis.engine.state import Table

ENOUGH_CAMELS = 5


def rush_banker(state: State, listed: list[int]) -> int | None:
    """Everything for the first banker, before a rival has it."""
    s = cast(Table, state)
    return None if s.levels[s.seat * 3 + BANKER] else to_court(s, listed, BANKER)


def rush_palace(state: State, listed: list[int]) -> int | None:
    """One palace after the other."""
    return to_court(cast(Table, state), listed, PALACE)


def to_court(s: Table, listed: list[int], kind: int) -> int | None:
    """The next step towards a court card of a kind, if there is one left to be had (A44, A45)."""
    if caravan.why_not_court(s, kind):
        return None
    if s.phase in (act.BUYING, act.PROMOTING):
        return act.COURT + kind if act.COURT + kind in listed else None
    if s.phase in (act.FARMING, act.REAPING):
        return best_field(s, listed, kind)
    return best_turn(s, listed, kind) if s.phase == act.CHOOSING else None


def cities(s: Table, kind: int) -> list[int]:
    """The cities that offer a kind."""
    places = [space for space in range(SPACES) if s.box.space_kind[space] == COURT]
    return [space for space in places if kind in (s.box.space_offer[space * 2], s.box.space_offer[space * 2 + 1])]


def best_field(s: Table, listed: list[int], kind: int) -> int | None:
    """The field whose next space gives what one of the cities asks for."""
    asked = {s.box.space_demand[space] for space in cities(s, kind)}
    for action in listed:
        row = action - act.FIELD
        if s.box.field[row * FIELD_SPACES + crafts.row_length(s, row)] in asked:
            return action
    return None


def best_turn(s: Table, listed: list[int], kind: int) -> int | None:
    """Travel there, or get the token and then the camels for it, as cheaply as possible."""
    for action in listed:
        if action >= act.CARAVAN and caravan.space_after(s, action - act.CARAVAN + 1) in cities(s, kind):
            return action
    has_token = any(s.tokens[s.seat * RESOURCES + s.box.space_demand[space]] for space in cities(s, kind))
    craft = MERCHANT if has_token else PEASANT
    if has_token and s.camels[s.seat] >= ENOUGH_CAMELS:
        return None
    offers = [a for a in listed if act.RECRUIT <= a < act.CARAVAN and s.crafts[a - act.RECRUIT] == craft]
    return min(offers, key=lambda action: crafts.cost_of(s, action - act.RECRUIT), default=None)
