"""Why the caravan does not go there, and why a trade where it stands is refused (A40 to A47, A50 to A52)."""

from kiru.core.game import NONE
from kiru.games.amyitis.engine import caravan
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine.garden import SQUARES, quality_for
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.engine.supply import has_token, token_count
from kiru.games.amyitis.words.names import city_goal, city_name, court_card_name, price_words, resource_name
from kiru.text import Texts


def move_fact(s: Table, distance: int, texts: Texts) -> str:
    """Too few camels (A40), or nothing that could be done on arrival (A41)."""
    space, cost = caravan.space_after(s, distance), caravan.cost_of(s, distance)
    if cost > s.camels[s.seat]:
        return texts("why-camels", city=city_goal(s.box, space, texts), cost=cost, camels=s.camels[s.seat])
    kind = s.box.space_kind[space]
    if kind == c.SELL:
        return sale_fact(s, texts)
    face = caravan.face_at(s, space) if kind == c.PLANT else NONE
    extra = NONE if face == NONE else s.box.plant_extra[face]
    if not caravan.can_pay(s, s.box.space_demand[space], extra):
        return price_fact(s, space, face, texts)
    if kind == c.PLANT:
        return plant_fact(s, space, texts)
    offers = [s.box.space_offer[space * 2], s.box.space_offer[space * 2 + 1]]
    return " ".join(court_fact(s, offer, texts) for offer in offers)


def sale_fact(s: Table, texts: Texts) -> str:
    """No token, or no cube or area for the irrigation that belongs to a sale (A42)."""
    if not token_count(s, s.seat):
        return texts("why-nothing-to-sell")
    return texts("why-no-area" if s.cubes[s.seat] else "why-no-cube")


def price_fact(s: Table, space: int, face: int, texts: Texts) -> str:
    """What a city asks for, and what there is to pay it with (A43, A44, A47)."""
    demand = s.box.space_demand[space]
    extra = NONE if face == NONE else s.box.plant_extra[face]
    city = city_name(s.box, space, texts)
    if extra == NONE:
        return texts("why-demand", city=city, resource=resource_name(demand, texts))
    kinds = [demand, c.WINE] if extra == demand else [demand, extra, c.WINE]
    held = [
        texts("why-held", resource=resource_name(kind, texts), count=s.tokens[s.seat * c.RESOURCES + kind])
        for kind in kinds
    ]
    return texts("why-price", city=city, price=price_words(s.box, space, face, texts), held=texts.join(held))


def plant_fact(s: Table, space: int, texts: Texts) -> str:
    """No watered square with a tile (A50), or all of them too high for the plant (A51)."""
    open_squares = [square for square in range(SQUARES) if s.watered & s.tiles_left & 1 << square]
    if not open_squares:
        return texts("why-no-square")
    return texts(
        "why-no-quality",
        needed=min(quality_for(square) for square in open_squares),
        quality=s.box.plant_quality[caravan.face_at(s, space)],
        gardeners=s.gardeners[s.seat],
    )


def court_fact(s: Table, kind: int, texts: Texts) -> str:
    """The top of a type (A44), no card of the next level (A45), or no gardener (A52)."""
    if kind == c.GARDENER:
        return texts("why-no-gardener") if not s.court[c.GARDENERS] else ""
    level = s.levels[s.seat * c.RANKS + kind]
    if c.COURT_FIRST[kind] + level == c.COURT_FIRST[kind + 1]:
        return texts("why-top", card=court_card_name(kind, level, texts))
    return texts("why-no-card", card=court_card_name(kind, level + 1, texts))


def buy_fact(s: Table, kind: int, texts: Texts) -> str:
    """A type that the city does not offer (A44), or that is closed (A44, A45)."""
    offers = [s.box.space_offer[s.caravan * 2], s.box.space_offer[s.caravan * 2 + 1]]
    if kind in offers:
        return court_fact(s, kind, texts)
    first, second = (texts(f"court-{c.COURT_WORDS[offer]}") for offer in offers)
    return texts("why-not-offered", city=city_name(s.box, s.caravan, texts), first=first, second=second)


def pay_fact(s: Table, resource: int, texts: Texts) -> str:
    """What is due, and what the wine is still needed for (A43)."""
    due = resource_name(s.due, texts)
    if resource not in (s.due, c.WINE):
        return texts("why-due", resource=due)
    if not has_token(s, resource):
        return texts("why-no-token", resource=resource_name(resource, texts))
    if s.due_next == s.due:
        return texts("why-due-twice", resource=due)
    return texts("why-wine-due", resource=resource_name(s.due_next, texts))
