"""The question at hand and the possible answers, in words."""

from kiru.core.game import CHANCE, NONE, State
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import caravan, crafts, planting
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine.garden import floor_of
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.engine.supply import token_count
from kiru.games.amyitis.words.names import (
    area_name,
    city_name,
    court_card_name,
    craft_name,
    field_name,
    plant_name,
    price_words,
    resource_name,
    resource_object,
    temple_name,
    tile_name,
)
from kiru.games.amyitis.words.notation import GIFT_WORDS, SQUARE_NAMES
from kiru.games.amyitis.words.view import table_of
from kiru.games.kit import Names
from kiru.text import Texts


def prompt(state: State, names: Names, texts: Texts) -> str:
    """Who is asked what."""
    s = table_of(state)
    if s.is_over:
        return texts("prompt-over")
    if s.seat == CHANCE:
        return texts("prompt-chance")
    name = names[s.seat]
    key = f"prompt-{act.PHASES[s.phase]}"
    if s.phase == act.PAYING:
        return texts(key, name=name, resource=resource_object(s.due, texts))
    if s.phase == act.BUYING:
        return texts(key, name=name, city=city_name(s.box, s.caravan, texts))
    if s.phase == act.PLANTING:
        quality = s.box.plant_quality[caravan.face_at(s, s.caravan)]
        return texts(key, name=name, quality=quality, gardeners=s.gardeners[s.seat])
    if s.phase == act.RECEIVING:
        return texts(key, name=name, resource=resource_object(s.given, texts))
    if s.phase == act.DISCARDING:
        keep = s.box.keep[s.levels[s.seat * c.RANKS + c.CARAVANEER]]
        return texts(key, name=name, tokens=token_count(s, s.seat), keep=keep)
    return texts(key, name=name)


def label(state: State, action: int, texts: Texts) -> str:
    """A player's action before it is taken."""
    s = table_of(state)
    if action < act.FIELD:
        return turn_label(s, action, texts)
    if action < act.SELL:
        return place_label(s, action, texts)
    if action < act.GIFT:
        return trade_label(s, action, texts)
    return evening_label(action, texts)


def opening(state: State, action: int, texts: Texts) -> str:
    """Who is recruited first, or what is done instead."""
    s = table_of(state)
    if act.RECRUIT <= action < act.CARAVAN:
        return craft_name(s.crafts[action - act.RECRUIT], texts)
    return turn_label(s, action, texts)


def turn_label(s: Table, action: int, texts: Texts) -> str:
    """Pass, recruit or caravan."""
    if action == act.PASS:
        return texts("label-pass")
    if action >= act.CARAVAN:
        return caravan_label(s, action - act.CARAVAN + 1, texts)
    card = action - act.RECRUIT
    return texts(
        "label-recruit",
        craft=craft_name(s.crafts[card], texts),
        group=card // c.GROUP + 1,
        card=card % c.GROUP + 1,
        cost=crafts.cost_of(s, card),
    )


def caravan_label(s: Table, distance: int, texts: Texts) -> str:
    space = caravan.space_after(s, distance)
    return texts(
        "label-caravan",
        city=city_name(s.box, space, texts),
        trade=trade_words(s, space, texts),
        distance=distance,
        cost=caravan.cost_of(s, distance),
    )


def trade_words(s: Table, space: int, texts: Texts) -> str:
    """What can be done on a space of the track."""
    kind = s.box.space_kind[space]
    if kind == c.SELL:
        return texts("trade-sell")
    face = caravan.face_at(s, space) if kind == c.PLANT else NONE
    price = price_words(s.box, space, face, texts)
    if kind == c.PLANT:
        return texts("trade-plant", plant=plant_name(s.box, face, texts), price=price) if face != NONE else "—"
    first, second = (texts(f"court-{c.COURT_WORDS[s.box.space_offer[space * 2 + place]]}") for place in range(2))
    return texts("trade-court", first=first, second=second, price=price)


def place_label(s: Table, action: int, texts: Texts) -> str:
    """A field, a temple or an irrigation area."""
    if action < act.TEMPLE:
        row = action - act.FIELD
        resource = s.box.field[row * c.FIELD_SPACES + crafts.row_length(s, row)]
        key = "label-field" if s.supply[resource] else "label-field-exhausted"
        return texts(key, field=field_name(row, texts), resource=resource_name(resource, texts))
    if action < act.AREA:
        return temple_name(action - act.TEMPLE, texts)
    return area_name(action - act.AREA, texts)


def trade_label(s: Table, action: int, texts: Texts) -> str:
    """Selling, paying, court cards, planting and its bonuses."""
    if action < act.STOP:
        return texts("label-sell", resource=resource_object(action - act.SELL, texts))
    if action == act.STOP:
        return texts("label-stop")
    if action < act.COURT:
        return resource_name(action - act.PAY, texts)
    if action < act.TOKEN:
        return court_label(s, action - act.COURT, texts)
    if action < act.PLANT:
        return texts("label-token", resource=resource_name(action - act.TOKEN, texts))
    if action < act.GAIN:
        return plant_label(s, action - act.PLANT, texts)
    return resource_name(action - act.GAIN, texts)


def court_label(s: Table, kind: int, texts: Texts) -> str:
    """The court card that would be taken, a palace with its points."""
    level = 0 if kind == c.GARDENER else s.levels[s.seat * c.RANKS + kind] + 1
    name = court_card_name(kind, level, texts)
    if kind != c.PALACE:
        return name
    return texts("label-palace", card=name, points=s.box.palace_points[level])


def plant_label(s: Table, square: int, texts: Texts) -> str:
    return texts(
        "label-plant",
        square=SQUARE_NAMES[square],
        floor=floor_of(square),
        tile=tile_name(s.box, s.tiles[square], texts),
        gardeners=planting.gardeners_for(s, square),
    )


def evening_label(action: int, texts: Texts) -> str:
    """Ishtar, the exchange, and what is given back."""
    if action < act.GIVE:
        return texts(f"label-gift-{GIFT_WORDS[action - act.GIFT]}")
    if action < act.DECLINE:
        return texts("label-give", resource=resource_object(action - act.GIVE, texts))
    if action == act.DECLINE:
        return texts("label-decline")
    if action < act.DISCARD:
        return texts("label-receive", resource=resource_object(action - act.RECEIVE, texts))
    return texts("label-discard", resource=resource_object(action - act.DISCARD, texts))
