"""Why an action is not possible: for every code in every phase the rule that forbids it, or 0."""

from mypy_extensions import i64

from kiru.core.game import OVER
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import caravan, crafts, evening, planting, water
from kiru.games.amyitis.engine.chance import Chance
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.engine.supply import has_token


def why_not(s: Chance, action: i64) -> i64:
    """The rule against an action: the step that it belongs to, or what it lacks in that step."""
    if s.phase == OVER:
        return 70 if evening.is_last_round(s) else 74
    if action < 0 or action >= act.NUM_ACTIONS:
        return 29
    if action >= act.FIRST:
        return s.why_not_dealt(action)
    if action < act.FIELD:
        return why_not_choose(s, action)
    if action < act.SELL:
        return why_not_place(s, action)
    return why_not_trade(s, action) if action < act.GIFT else why_not_settle(s, action)


def why_not_choose(s: Table, action: i64) -> i64:
    """One action a turn: pass, recruit, caravan (A29)."""
    if s.phase != act.CHOOSING:
        return 29
    if action == act.PASS:
        return 0
    if action < act.CARAVAN:
        return crafts.why_not_recruit(s, action - act.RECRUIT)
    return caravan.why_not_move(s, action - act.CARAVAN + 1)


def why_not_place(s: Table, action: i64) -> i64:
    """A cube on a field (A32), in a temple (A34) or on an area (A35)."""
    if action < act.TEMPLE:
        return 0 if s.phase == act.FARMING or s.phase == act.REAPING else 32
    if action < act.AREA:
        return 0 if s.phase == act.PRAYING or s.phase == act.LEADING else 34
    if s.phase != act.IRRIGATING and s.phase != act.WATERING:
        return 35
    return water.why_not_irrigate(s, action - act.AREA)


def why_not_trade(s: Table, action: i64) -> i64:
    """Selling (A42), paying (A43), court cards (A44, A46), planting (A50) and its bonuses (A52)."""
    if action < act.STOP:
        is_selling = s.phase == act.SELLING or s.phase == act.SELLING_MORE
        return 0 if is_selling and has_token(s, action - act.SELL) else 42
    if action == act.STOP:
        return 0 if s.phase == act.SELLING_MORE else 42
    if action < act.COURT:
        return caravan.why_not_pay(s, action - act.PAY) if s.phase == act.PAYING else 43
    if action < act.TOKEN:
        return why_not_court(s, action - act.COURT)
    if action < act.PLANT:
        return caravan.why_not_take_token(s, action - act.TOKEN) if s.phase == act.TAKING_TOKEN else 46
    if action < act.GAIN:
        return planting.why_not_plant(s, action - act.PLANT) if s.phase == act.PLANTING else 47
    if s.phase != act.GAINING:
        return 52
    return 0 if s.supply[action - act.GAIN] else 15


def why_not_court(s: Table, kind: i64) -> i64:
    """A court card of the city (A44), or of choice with a tile (A52)."""
    if s.phase == act.BUYING:
        return caravan.why_not_buy(s, kind)
    return caravan.why_not_court(s, kind) if s.phase == act.PROMOTING else 44


def why_not_settle(s: Table, action: i64) -> i64:
    """The decisions of phase III: Ishtar (A62), Tammouz (A64), storage (A65)."""
    if action < act.GIVE:
        return evening.why_not_gift(s, action - act.GIFT) if s.phase == act.THANKING else 62
    if action < act.DECLINE:
        return evening.why_not_give(s, action - act.GIVE) if s.phase == act.EXCHANGING else 64
    if action == act.DECLINE:
        return 0 if s.phase == act.EXCHANGING else 64
    if action < act.DISCARD:
        return evening.why_not_receive(s, action - act.RECEIVE, s.given) if s.phase == act.RECEIVING else 64
    return 0 if s.phase == act.DISCARDING and has_token(s, action - act.DISCARD) else 65
