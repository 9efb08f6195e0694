"""Cities and court cards seen closely (A40 to A47)."""

from kiru.core.game import NONE
from kiru.games.amyitis.engine import caravan
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.engine.supply import token_count
from kiru.games.amyitis.words.cards_garden import best_square
from kiru.games.amyitis.words.explain_caravan import court_fact
from kiru.games.amyitis.words.names import city_name, court_card_name, plant_name, price_words, resource_name
from kiru.games.amyitis.words.notation import SQUARE_NAMES
from kiru.games.kit import Card
from kiru.text import Texts


def heading(name: str) -> str:
    return name[:1].upper() + name[1:]


def city_card(s: Table, space: int, seat: int, texts: Texts) -> Card:
    """A city: what it asks for and gives, how far it is, and what the seat could do there."""
    kind = s.box.space_kind[space]
    distance = (space - s.caravan) % c.SPACES
    if distance:
        way = texts("card-city-way", cost=caravan.cost_of(s, distance), camels=s.camels[seat])
    else:
        way = texts("card-city-here")
    rules = {c.SELL: sale_rule, c.PLANT: plant_rule, c.COURT: offer_rule}[kind](s, space, texts)
    return Card(city_name(s.box, space, texts), [*rules, way, city_fact(s, space, seat, texts)])


def sale_rule(s: Table, space: int, texts: Texts) -> list[str]:
    return [texts("card-city-sell", points=caravan.SALE_POINTS)]


def plant_rule(s: Table, space: int, texts: Texts) -> list[str]:
    """The side of the plant card that lies up, and the other one, which comes next (A47)."""
    face = caravan.face_at(s, space)
    if face == NONE:
        return []
    told = []
    for key, side in (("card-city-plant", face), ("card-city-back", face ^ 1)):
        price = price_words(s.box, space, side, texts)
        told.append(texts(key, price=price, plant=plant_name(s.box, side, texts)))
    return told


def offer_rule(s: Table, space: int, texts: Texts) -> list[str]:
    first, second = (texts(f"court-{c.COURT_WORDS[s.box.space_offer[space * 2 + place]]}") for place in range(2))
    return [texts("card-city-court", price=price_words(s.box, space, NONE, texts), first=first, second=second)]


def city_fact(s: Table, space: int, seat: int, texts: Texts) -> str:
    """What the seat holds of the price, and the best it could plant."""
    kind = s.box.space_kind[space]
    if kind == c.SELL:
        tokens = token_count(s, seat)
        return texts("card-city-sale", tokens=tokens, points=min(tokens, 2) * caravan.SALE_POINTS)
    face = caravan.face_at(s, space) if kind == c.PLANT else NONE
    extra = NONE if face == NONE else s.box.plant_extra[face]
    wanted = dict.fromkeys(one for one in (s.box.space_demand[space], extra, c.WINE) if one != NONE)
    held = [
        texts("why-held", resource=resource_name(one, texts), count=s.tokens[seat * c.RESOURCES + one])
        for one in wanted
    ]
    have = texts("card-city-held", held=texts.join(held))
    if face == NONE:
        return have
    square, gain = best_square(s, space)
    if square == NONE:
        return f"{have} {texts('card-city-no-square')}"
    return f"{have} {texts('card-city-best', square=SQUARE_NAMES[square], gain=gain)}"


def court_card(s: Table, kind: int, seat: int, texts: Texts) -> Card:
    """A type of court cards: its rule, its levels, where it is bought, and the next one for the seat."""
    word = c.COURT_WORDS[kind]
    lines = [texts(f"card-court-{word}")]
    if kind == c.GARDENER:
        stock = texts("card-stock", own=s.gardeners[seat], left=s.court[c.GARDENERS])
        return Card(heading(court_card_name(kind, 0, texts)), [*lines, texts("card-court-tiles"), stock])
    for level in range(1, c.COURT_FIRST[kind + 1] - c.COURT_FIRST[kind] + 1):
        effect = court_effect(s, kind, level, texts)
        left = s.court[c.COURT_FIRST[kind] + level - 1]
        lines.append(texts("card-court-level", level=level, effect=effect, left=left))
    spaces = [space for space in range(c.SPACES) if kind in offers(s, space)]
    cities = texts.join([city_name(s.box, space, texts) for space in spaces])
    lines.append(texts("card-court-cities", cities=cities))
    return Card(heading(texts(f"court-{word}")), [*lines, court_fact_or_next(s, kind, seat, texts)])


def offers(s: Table, space: int) -> list[int]:
    return [s.box.space_offer[space * 2], s.box.space_offer[space * 2 + 1]]


def court_effect(s: Table, kind: int, level: int, texts: Texts) -> str:
    """What a court card does, in a few words."""
    box = s.box
    if kind == c.CARAVANEER:
        return texts("web-amyitis-caravaneer-effect", bonus=box.caravan_bonus[level], keep=box.keep[level])
    if kind == c.PALACE:
        return texts("points", count=box.palace_points[level])
    gains = [texts("count-talents", count=box.banker_talents[level])]
    if box.banker_points[level]:
        gains.append(texts("points", count=box.banker_points[level]))
    return texts("web-amyitis-income", gain=texts.join(gains))


def court_fact_or_next(s: Table, kind: int, seat: int, texts: Texts) -> str:
    """The next card of the type for the seat, and how many are left; or why there is none (A44, A45)."""
    if caravan.why_not_court(s, kind):
        return court_fact(s, kind, texts)
    level = s.levels[seat * c.RANKS + kind] + 1
    left = s.court[c.COURT_FIRST[kind] + level - 1]
    card = court_card_name(kind, level, texts)
    return texts("card-court-next", card=card, effect=court_effect(s, kind, level, texts), left=left)
