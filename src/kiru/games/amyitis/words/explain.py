"""Why an action is refused, as a fact of this table: what stands beside the rule's sentence."""

from kiru.core.game import CHANCE, State
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine import crafts, evening
from kiru.games.amyitis.engine.garden import count_bits, quality_for
from kiru.games.amyitis.engine.objections import is_asked
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.engine.supply import has_token
from kiru.games.amyitis.words.explain_caravan import buy_fact, court_fact, move_fact, pay_fact
from kiru.games.amyitis.words.names import area_name, resource_name
from kiru.games.amyitis.words.notation import GIFT_WORDS, SQUARE_NAMES
from kiru.games.amyitis.words.view import table_of
from kiru.text import Texts

THINGS = (
    (act.FIELD, "turn"), (act.TEMPLE, "field"), (act.AREA, "temple"), (act.SELL, "area"), (act.PAY, "sell"),
    (act.COURT, "pay"), (act.TOKEN, "court"), (act.PLANT, "token"), (act.GAIN, "plant"), (act.GIFT, "gain"),
    (act.GIVE, "gift"), (act.DISCARD, "exchange"), (act.FIRST, "discard"),
)  # fmt: skip
"""What the actions below each code are about."""


def explain(state: State, action: int, texts: Texts) -> str:
    """The fact that makes a refused action impossible, told to the player who is asked."""
    s = table_of(state)
    if s.is_over:
        return over_fact(s, texts)
    if action >= act.FIRST:
        return texts("why-chance")
    if s.seat == CHANCE:
        return texts("prompt-chance")
    if not is_asked(s.phase, action):
        return step_fact(s, action, texts)
    if action < act.CARAVAN:
        return recruit_fact(s, action - act.RECRUIT, texts)
    if action < act.FIELD:
        return move_fact(s, action - act.CARAVAN + 1, texts)
    if action < act.SELL:
        return area_fact(s, action - act.AREA, texts)
    return trade_fact(s, action, texts) if action < act.GIFT else settle_fact(s, action, texts)


def over_fact(s: Table, texts: Texts) -> str:
    """How the game has ended (A70, A74)."""
    if evening.is_last_round(s):
        return texts("why-over-tiles", count=count_bits(s.tiles_left))
    return texts("why-over-standstill", rounds=s.round - s.planted_round)


def step_fact(s: Table, action: int, texts: Texts) -> str:
    """What the thing is for, and what is asked now."""
    thing = next(word for end, word in THINGS if action < end)
    if thing == "turn":
        thing = "turn" if s.phase < act.LEADING else "evening"
    return f"{texts(f'why-thing-{thing}')} {texts(f'why-now-{act.PHASES[s.phase]}')}"


def recruit_fact(s: Table, card: int, texts: Texts) -> str:
    """No such group (A20), a card face down or too dear (A31), or nothing to do for it (A15, A31, A37)."""
    if card >= s.players * c.GROUP:
        return texts("why-groups", groups=s.players)
    if s.turned >> card & 1:
        return texts("why-turned")
    cost = crafts.cost_of(s, card)
    if cost > s.talents[s.seat]:
        return texts("why-talents", cost=cost, talents=s.talents[s.seat])
    if s.crafts[card] == c.MERCHANT:
        return texts("why-no-camels")
    return texts("why-no-area" if s.cubes[s.seat] else "why-no-cube")


def area_fact(s: Table, area: int, texts: Texts) -> str:
    """A cube lies there, or no water comes there (A04)."""
    taken = s.irrigated >> area & 1
    return texts("why-area-taken" if taken else "why-area-dry", area=area_name(area, texts))


def trade_fact(s: Table, action: int, texts: Texts) -> str:
    """Selling (A42), paying (A43), court cards (A44 to A46, A52), planting (A50, A51) and a tile's resource (A15)."""
    if action < act.STOP:
        return texts("why-no-token", resource=resource_name(action - act.SELL, texts))
    if action == act.STOP:
        return texts("why-sold-nothing")
    if action < act.COURT:
        return pay_fact(s, action - act.PAY, texts)
    if action < act.TOKEN:
        kind = action - act.COURT
        return buy_fact(s, kind, texts) if s.phase == act.BUYING else court_fact(s, kind, texts)
    if action < act.PLANT:
        return texts("why-no-caravaneer", resource=resource_name(action - act.TOKEN, texts))
    if action < act.GAIN:
        return plant_fact(s, action - act.PLANT, texts)
    return texts("why-supply", resource=resource_name(action - act.GAIN, texts))


def plant_fact(s: Table, square: int, texts: Texts) -> str:
    """A square without a tile (A08, A50), without water (A50), or too high (A51)."""
    name = SQUARE_NAMES[square]
    if s.planted >> square & 1:
        return texts("why-planted", square=name)
    if not s.tiles_left >> square & 1:
        return texts("why-unused", square=name)
    if not s.watered >> square & 1:
        return texts("why-dry", square=name)
    quality = s.box.plant_quality[s.plants[s.box.space_city[s.caravan]]]
    return texts("why-quality", square=name, needed=quality_for(square), quality=quality, gardeners=s.gardeners[s.seat])


def settle_fact(s: Table, action: int, texts: Texts) -> str:
    """Ishtar's gift (A62), the exchange (A64), the discards (A65)."""
    if action < act.GIVE:
        return texts(f"why-no-{GIFT_WORDS[action - act.GIFT]}s")
    if action < act.DECLINE:
        resource = action - act.GIVE
        key = "why-nothing-for" if has_token(s, resource) else "why-no-token"
        return texts(key, resource=resource_name(resource, texts))
    if action < act.DISCARD:
        resource = action - act.RECEIVE
        key = "why-given" if resource == s.given else "why-supply"
        return texts(key, resource=resource_name(resource, texts))
    return texts("why-no-token", resource=resource_name(action - act.DISCARD, texts))
