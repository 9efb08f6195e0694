"""What an action did: a line of the log, and the small picture beside it."""

from kiru.core.game import CHANCE, NONE, State
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import caravan, crafts, planting
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine.setup import next_city, next_square
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.words.effects import effects
from kiru.games.amyitis.words.names import (
    area_name,
    city_goal,
    city_name,
    court_card_name,
    craft_name,
    craft_object,
    field_place,
    plant_name,
    price_words,
    resource_name,
    resource_object,
    temple_goal,
    tile_name,
)
from kiru.games.amyitis.words.notation import GIFT_WORDS, SQUARE_NAMES
from kiru.games.amyitis.words.view import table_of
from kiru.games.kit import Names
from kiru.text import Texts

AWARDED = (
    (act.SELL, act.STOP),
    (act.PAY, act.COURT),
    (act.TOKEN, act.PLANT),
    (act.GAIN, act.GIFT),
    (act.RECEIVE, act.DISCARD),
    (act.DISCARD, act.FIRST),
)
"""Ranges of actions that are about one resource."""


def story(before: State, action: int, names: Names, texts: Texts) -> str:
    """The log line of an action, told from the state it was taken in, with what it set off."""
    s = table_of(before)
    after = table_of(s.clone())
    after.apply(action)
    told = dealt(s, action, names, texts) if s.seat == CHANCE else done(s, after, action, names[s.seat], texts)
    return " ".join([told, *effects(s, after, names, texts)]).strip()


def done(s: Table, after: Table, action: int, name: str, texts: Texts) -> str:
    """A player's action."""
    if action < act.FIELD:
        return turn_story(s, after, action, name, texts)
    if action < act.SELL:
        return place_story(s, action, name, texts)
    if action < act.GIFT:
        return trade_story(s, after, action, name, texts)
    return evening_story(s, action, name, texts)


def turn_story(s: Table, after: Table, action: int, name: str, texts: Texts) -> str:
    if action == act.PASS:
        return texts("story-pass", name=name)
    if action < act.CARAVAN:
        card = action - act.RECRUIT
        craft = s.crafts[card]
        key = "story-merchant" if craft == c.MERCHANT else "story-recruit"
        return texts(key, name=name, craft=craft_object(craft, texts), cost=crafts.cost_of(s, card))
    distance = action - act.CARAVAN + 1
    city = city_goal(s.box, caravan.space_after(s, distance), texts)
    told = texts("story-caravan", name=name, city=city, cost=caravan.cost_of(s, distance))
    tokens = paid(s, after, texts)
    return f"{told} {texts('story-pay', name=name, resources=tokens)}" if tokens else told


def paid(s: Table, after: Table, texts: Texts) -> str:
    """The tokens that a step took from the player."""
    row = s.seat * c.RESOURCES
    spent = [n for n in range(c.RESOURCES) for _ in range(s.tokens[row + n] - after.tokens[row + n])]
    return texts.join([resource_object(resource, texts) for resource in spent])


def place_story(s: Table, action: int, name: str, texts: Texts) -> str:
    """A cube on a field, into a temple or on an area."""
    if action < act.TEMPLE:
        row = action - act.FIELD
        resource = s.box.field[row * c.FIELD_SPACES + crafts.row_length(s, row)]
        field = field_place(row, texts)
        if not s.supply[resource]:
            return texts("story-field-exhausted", name=name, field=field, resource=resource_name(resource, texts))
        return texts("story-field", name=name, field=field, resource=resource_object(resource, texts))
    if action < act.AREA:
        key = "story-procession" if s.phase == act.LEADING else "story-temple"
        return texts(key, name=name, temple=temple_goal(action - act.TEMPLE, texts))
    key = "story-engineer" if s.phase == act.IRRIGATING else "story-water"
    return texts(key, name=name, area=area_name(action - act.AREA, texts))


def trade_story(s: Table, after: Table, action: int, name: str, texts: Texts) -> str:
    """Selling, paying, court cards, planting; to sell no more needs no line."""
    if action == act.STOP:
        return ""
    if action < act.STOP:
        return texts("story-sell", name=name, resource=resource_object(action - act.SELL, texts))
    if action < act.COURT:
        return texts("story-pay", name=name, resources=paid(s, after, texts))
    if action < act.TOKEN:
        return court_story(s, action - act.COURT, name, texts)
    if action < act.PLANT:
        return texts("story-token", name=name, resource=resource_object(action - act.TOKEN, texts))
    if action < act.GAIN:
        return plant_story(s, action - act.PLANT, name, texts)
    return texts("story-gain", name=name, resource=resource_object(action - act.GAIN, texts))


def court_story(s: Table, kind: int, name: str, texts: Texts) -> str:
    """A court card, with the points of a palace or the only token on a caravaneer."""
    level = 0 if kind == c.GARDENER else s.levels[s.seat * c.RANKS + kind] + 1
    card = court_card_name(kind, level, texts, "object")
    if kind == c.PALACE:
        return texts("story-palace", name=name, card=card, points=s.box.palace_points[level])
    tokens = [number for number in range(c.PLAIN) if s.caravaneer_tokens >> number & 1]
    if kind == c.CARAVANEER and level == 2 and len(tokens) == 1:
        return texts("story-caravaneer", name=name, card=card, resource=resource_object(tokens[0], texts))
    return texts("story-court", name=name, card=card)


def plant_story(s: Table, square: int, name: str, texts: Texts) -> str:
    return texts(
        "story-plant",
        name=name,
        square=SQUARE_NAMES[square],
        tile=tile_name(s.box, s.tiles[square], texts),
        gardeners=planting.gardeners_for(s, square),
    )


def evening_story(s: Table, action: int, name: str, texts: Texts) -> str:
    """Phase III: Ishtar, the exchange, what is given back."""
    if action < act.GIVE:
        return texts(f"story-gift-{GIFT_WORDS[action - act.GIFT]}", name=name)
    if action == act.DECLINE:
        return texts("story-decline", name=name)
    if action < act.DECLINE:
        return ""
    if action < act.DISCARD:
        given, taken = resource_object(s.given, texts), resource_object(action - act.RECEIVE, texts)
        return texts("story-exchange", name=name, given=given, taken=taken)
    return texts("story-discard", name=name, resource=resource_object(action - act.DISCARD, texts))


def dealt(s: Table, action: int, names: Names, texts: Texts) -> str:
    """What chance brought."""
    if s.phase == act.DRAWING_FIRST:
        return texts("story-first", name=names[action - act.FIRST])
    if s.phase == act.DEALING_TOKENS:
        return texts("story-lay", resource=resource_name(action - act.LAY_TOKEN, texts))
    if s.phase == act.DEALING_TILES:
        square = SQUARE_NAMES[next_square(s)]
        return texts("story-tile", square=square, tile=tile_name(s.box, action - act.TILE, texts))
    if s.phase == act.DEALING_CRAFTS:
        return group_story(s, action - act.CRAFT, texts)
    if s.phase == act.DEALING_PLANTS:
        city, face = next_city(s), (action - act.PLANT_CARD) * 2
    else:
        city, face = s.box.home_city, s.box.home_card * 2 + action - act.SIDE
    space = list(s.box.space_city).index(city)
    price = price_words(s.box, space, face, texts)
    plant = plant_name(s.box, face, texts)
    return texts("story-card", city=city_name(s.box, space, texts), plant=plant, price=price)


def group_story(s: Table, craft: int, texts: Texts) -> str:
    """A group of craft cards, told when its last card lies."""
    cards = [*(card for card in s.crafts if card != NONE), craft]
    group, rest = divmod(len(cards), c.GROUP)
    if rest:
        return ""
    names = [craft_name(card, texts) for card in cards[-c.GROUP :]]
    return texts("story-group", group=group, crafts=texts.join(names))


def pictures(before: State, action: int) -> list[str]:
    """The glyphs beside a line: the card or resource that is taken, sold or paid, the caravan, a temple, water.

    Those that only this board has are named as its drawings are (`am-banker`).
    """
    s = table_of(before)
    if s.seat == CHANCE:
        return []
    if act.RECRUIT <= action < act.CARAVAN:
        return [f"am-{c.CRAFT_WORDS[s.crafts[action - act.RECRUIT]]}"]
    if act.COURT <= action < act.TOKEN:
        kind = action - act.COURT
        return ["gardener" if kind == c.GARDENER else f"am-{c.COURT_WORDS[kind]}"]
    if act.PLANT <= action < act.GAIN:
        return ["am-leaf"]
    if act.GIFT <= action < act.GIVE:
        return [GIFT_WORDS[action - act.GIFT]]
    if act.CARAVAN <= action < act.FIELD:
        return ["caravan"]
    if act.TEMPLE <= action < act.AREA:
        return ["temple"]
    if act.AREA <= action < act.SELL:
        return ["water"]
    return [c.RESOURCE_WORDS[one] for one in resources(s, action)]


def resources(s: Table, action: int) -> list[int]:
    """The resource an action is about."""
    if act.FIELD <= action < act.TEMPLE:
        row = action - act.FIELD
        return [s.box.field[row * c.FIELD_SPACES + crafts.row_length(s, row)]]
    return [action - start for start, end in AWARDED if start <= action < end]
