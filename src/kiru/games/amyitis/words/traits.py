"""What a finished game is compared by in a balance report, seat by seat."""

from collections.abc import Sequence

from kiru.core.game import State
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine.garden import AREAS, count_bits
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.words.view import table_of
from kiru.games.traits import Traits, count_in, first_in, order_of

OPENINGS = ("court", "craft")
"""How a seat begins."""


def traits(state: State, seats: Sequence[int], actions: Sequence[int]) -> list[Traits]:
    """Order of play, first court card and craft, tiles, canals, and journeys."""
    s = table_of(state)
    order = order_of(s.players, seats)
    return [seat_traits(s, seat, order[seat], seats, actions) for seat in range(s.players)]


def seat_traits(s: Table, seat: int, order: int, seats: Sequence[int], actions: Sequence[int]) -> Traits:
    levels = s.levels[seat * c.RANKS : (seat + 1) * c.RANKS]
    return {
        "order": str(order),
        "court": first_court(seat, seats, actions),
        "craft": first_craft(s, seat, seats, actions),
        "caravaneer": str(levels[c.CARAVANEER]),
        "banker": str(levels[c.BANKER]),
        "palace": str(levels[c.PALACE]),
        "tiles": str(count_bits(s.won[seat])),
        "top": "yes" if s.won[seat] >> s.box.top_tile & 1 else "no",
        "canals": str(count_in(seat, act.AREA, AREAS, seats, actions)),
    }


def first_court(seat: int, seats: Sequence[int], actions: Sequence[int]) -> str:
    action = first_in(seat, act.COURT, c.COURT_TYPES, seats, actions)
    return "none" if action is None else c.COURT_WORDS[action - act.COURT]


def first_craft(s: Table, seat: int, seats: Sequence[int], actions: Sequence[int]) -> str:
    """The craft recruited first; what lay there is what chance had dealt to that place before."""
    places = s.players * c.GROUP
    dealt = []
    for who, action in zip(seats, actions, strict=True):
        if act.CRAFT <= action < act.CRAFT + c.CRAFTS:
            dealt.append(action - act.CRAFT)
        elif who == seat and act.RECRUIT <= action < act.RECRUIT + places:
            return c.CRAFT_WORDS[dealt[len(dealt) - places + action - act.RECRUIT]]
    return "none"
