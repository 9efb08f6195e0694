"""The pieces of the game in words."""

from kiru.core.game import NONE
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine.garden import AREA_NAMES
from kiru.games.amyitis.words.view import bonuses
from kiru.text import Texts


def word(texts: Texts, key: str, plain: str, form: str = "") -> str:
    """A named thing in words; a box of one's own may have names that no text knows."""
    if not texts.has(key):
        return plain.replace("_", " ").title()
    return texts(f"{key}.{form}" if form else key)


def resource_name(resource: int, texts: Texts) -> str:
    return texts(f"resource-{c.RESOURCE_WORDS[resource]}")


def resource_object(resource: int, texts: Texts) -> str:
    """A resource as something that is taken or given."""
    return texts(f"resource-{c.RESOURCE_WORDS[resource]}.object")


def craft_name(craft: int, texts: Texts) -> str:
    return texts(f"craft-{c.CRAFT_WORDS[craft]}")


def craft_object(craft: int, texts: Texts) -> str:
    """A craftsman as somebody who is recruited."""
    return texts(f"craft-{c.CRAFT_WORDS[craft]}.object")


def city_name(box: c.Box, space: int, texts: Texts) -> str:
    key = box.space_keys[space]
    return word(texts, f"city-{key}", key)


def city_goal(box: c.Box, space: int, texts: Texts) -> str:
    """A city as a place one goes to."""
    key = box.space_keys[space]
    if not texts.has(f"city-{key}"):
        return texts("city-other", city=word(texts, f"city-{key}", key))
    return texts(f"city-{key}.to")


def temple_name(temple: int, texts: Texts) -> str:
    return texts(f"temple-{c.TEMPLE_WORDS[temple]}")


def field_name(row: int, texts: Texts) -> str:
    return texts(f"field-{c.FIELD_WORDS[row]}")


def temple_goal(temple: int, texts: Texts) -> str:
    """A temple as a place one goes to."""
    return texts(f"temple-{c.TEMPLE_WORDS[temple]}.to")


def field_place(row: int, texts: Texts) -> str:
    """A field as a place one stands on."""
    return texts(f"field-{c.FIELD_WORDS[row]}.on")


def area_name(area: int, texts: Texts) -> str:
    """An irrigation area by its two squares; the twins of a double side as lower and upper one."""
    squares, _, twin = AREA_NAMES[area].partition(".")
    first, second = squares.split("-")
    return texts(f"area-{twin}" if twin else "area", first=first, second=second)


def tile_name(box: c.Box, tile: int, texts: Texts) -> str:
    """A garden tile: its points and bonuses."""
    if tile == NONE:
        return "—"
    found = bonuses(box, tile)
    parts = [texts("points", count=box.tile_points[tile])]
    for bonus in c.BONUS_WORDS:
        if bonus in found:
            parts.append(texts(f"bonus-{bonus}", count=found.count(bonus)))
    return texts.join(parts)


def plant_name(box: c.Box, face: int, texts: Texts) -> str:
    """The plant on a side of a plant card, without what it costs."""
    return texts("plant", quality=box.plant_quality[face])


def court_card_name(kind: int, level: int, texts: Texts, form: str = "") -> str:
    """A court card with its level; gardeners have none."""
    key = f"court-{c.COURT_WORDS[kind]}{f'.{form}' if form else ''}"
    name = texts(key)
    return name if kind == c.GARDENER else texts("court-level", card=name, level=level)


def price_words(box: c.Box, space: int, face: int, texts: Texts) -> str:
    """What a city asks for: its resource, and the extra one of the plant card."""
    demand = resource_object(box.space_demand[space], texts)
    if face == NONE or box.plant_extra[face] == NONE:
        return demand
    if box.plant_extra[face] == box.space_demand[space]:
        return texts("twice", resource=resource_name(box.space_demand[space], texts))
    return texts("and", first=demand, second=resource_object(box.plant_extra[face], texts))
