"""Why an action is not possible: for every code in every phase the rule that forbids it, or 0."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import OVER
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import caravan, crafts, evening, planting, water
from kiru.games.amyitis.engine.chance import Chance
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.engine.supply import has_token

ASKED: Final = vec[i64]([
    70, 14, 11, 12, 13, 13, 20,
    29, 32, 34, 35, 42, 42, 42, 43, 44, 46, 47, 52, 52,
    60, 62, 64, 64, 64, 65,
])  # fmt: skip
"""For each phase the rule of what is asked in it: the answer to a thing of another step."""


def why_not(s: Chance, action: i64) -> i64:
    """The rule against an action: the step that is asked now, or what the action lacks in that step."""
    if s.phase == OVER:
        return 70 if evening.is_last_round(s) else 74
    if action >= act.FIRST and action < act.NUM_ACTIONS:
        return s.why_not_dealt(action)
    if not is_asked(s.phase, action):
        return ASKED[s.phase]
    if action < act.FIELD:
        return why_not_choose(s, action)
    if action < act.SELL:
        return why_not_place(s, action)
    return why_not_trade(s, action) if action < act.GIFT else why_not_settle(s, action)


def is_asked(phase: i64, action: i64) -> bool:
    """Whether an action is of the kind that the question at hand is about."""
    if phase == act.CHOOSING:
        return action >= act.PASS and action < act.FIELD
    if phase == act.FARMING or phase == act.REAPING:
        return action >= act.FIELD and action < act.TEMPLE
    if phase == act.PRAYING or phase == act.LEADING:
        return action >= act.TEMPLE and action < act.AREA
    if phase == act.IRRIGATING or phase == act.WATERING:
        return action >= act.AREA and action < act.SELL
    if phase == act.SELLING or phase == act.SELLING_MORE:
        return action >= act.SELL and action < act.PAY
    if phase < act.LEADING:
        return is_asked_in_city(phase, action)
    return is_asked_in_evening(phase, action)


def is_asked_in_city(phase: i64, action: i64) -> bool:
    """Paying, court cards, planting and its bonuses (A43 to A52)."""
    if phase == act.PAYING:
        return action >= act.PAY and action < act.COURT
    if phase == act.BUYING or phase == act.PROMOTING:
        return action >= act.COURT and action < act.TOKEN
    if phase == act.TAKING_TOKEN:
        return action >= act.TOKEN and action < act.PLANT
    if phase == act.PLANTING:
        return action >= act.PLANT and action < act.GAIN
    return phase == act.GAINING and action >= act.GAIN and action < act.GIFT


def is_asked_in_evening(phase: i64, action: i64) -> bool:
    """Ishtar's gift, the exchange, the discards (A62 to A65)."""
    if phase == act.THANKING:
        return action >= act.GIFT and action < act.GIVE
    if phase == act.EXCHANGING:
        return action >= act.GIVE and action < act.RECEIVE
    if phase == act.RECEIVING:
        return action >= act.RECEIVE and action < act.DISCARD
    return phase == act.DISCARDING and action >= act.DISCARD and action < act.FIRST


def why_not_choose(s: Table, action: i64) -> i64:
    """Passing is always allowed (A30); recruiting (A31), the caravan (A40)."""
    if action == act.PASS:
        return 0
    if action < act.CARAVAN:
        return crafts.why_not_recruit(s, action - act.RECRUIT)
    return caravan.why_not_move(s, action - act.CARAVAN + 1)


def why_not_place(s: Table, action: i64) -> i64:
    """A field (A32) and a temple (A34) always take a cube, an area only where water comes to (A04)."""
    return 0 if action < act.AREA else water.why_not_irrigate(s, action - act.AREA)


def why_not_trade(s: Table, action: i64) -> i64:
    """Selling (A42), paying (A43), court cards (A44, A46), planting (A50) and its bonuses (A52)."""
    if action < act.STOP:
        return 0 if has_token(s, action - act.SELL) else 42
    if action == act.STOP:
        return 0 if s.phase == act.SELLING_MORE else 42
    if action < act.COURT:
        return caravan.why_not_pay(s, action - act.PAY)
    if action < act.TOKEN:
        kind = action - act.COURT
        return caravan.why_not_buy(s, kind) if s.phase == act.BUYING else caravan.why_not_court(s, kind)
    if action < act.PLANT:
        return caravan.why_not_take_token(s, action - act.TOKEN)
    if action < act.GAIN:
        return planting.why_not_plant(s, action - act.PLANT)
    return 0 if s.supply[action - act.GAIN] else 15


def why_not_settle(s: Table, action: i64) -> i64:
    """The decisions of phase III: Ishtar (A62), Tammouz (A64), storage (A65)."""
    if action < act.GIVE:
        return evening.why_not_gift(s, action - act.GIFT)
    if action < act.DECLINE:
        return evening.why_not_give(s, action - act.GIVE)
    if action == act.DECLINE:
        return 0
    if action < act.DISCARD:
        return evening.why_not_receive(s, action - act.RECEIVE, s.given)
    return 0 if has_token(s, action - act.DISCARD) else 65
