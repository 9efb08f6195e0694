"""The pieces of the game in words."""

from functools import lru_cache

from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.words.view_pieces import BONUS_WORDS, wish
from kiru.text import Texts

COLORS = (("flowers-blue", c.BLUE), ("flowers-red", c.RED), ("flowers-yellow", c.YELLOW))


def word(texts: Texts, key: str, plain: str) -> str:
    """A named thing in words; a box of one's own may have names that no text knows."""
    return texts(key) if texts.has(key) else plain.replace("_", " ")


@lru_cache(maxsize=4096)
def piece_name(box: c.Box, piece: int, texts: Texts) -> str:
    """A card or enhancement: what stands there, its flowers, water and bonuses."""
    if piece == NONE:
        return "—"
    row = piece * c.ITEMS
    flowers = flower_words(box, piece, texts)
    if box.kind[piece] == c.EMPTY:
        parts = [bed_name("piece-bed", flowers, texts)]
    else:
        parts = figure_parts(box, piece, texts) + flowers
    if box.items[row + c.IRRIGATED]:
        parts.append(texts("piece-irrigated"))
    parts += [texts(f"icon-{bonus}") for bonus, item in BONUS_WORDS for _ in range(box.items[row + item])]
    return texts.join(parts)


@lru_cache(maxsize=4096)
def piece_object(box: c.Box, piece: int, texts: Texts) -> str:
    """A card or enhancement as something that is taken: what a host would call it, its picture tells the rest."""
    kind, species = box.kind[piece], box.species[piece]
    if kind == c.ANIMAL:
        return texts(f"species-{c.ANIMAL_SPECIES[species]}.object")
    if kind == c.TREE:
        return texts(f"species-{c.TREE_SPECIES[species]}.object")
    if kind == c.VISITOR:
        key = f"visitor-{box.visitor_keys[species]}"
        return texts(f"{key}.object") if texts.has(key) else word(texts, key, box.visitor_keys[species])
    flowers = flower_words(box, piece, texts)
    return bed_name("bed", flowers, texts) if kind == c.EMPTY else texts.join(flowers)


def bed_name(key: str, flowers: list[str], texts: Texts) -> str:
    """What the booklet calls an Empty card (H19): a bed, empty or with its flowers."""
    return texts(f"{key}-flowers", flowers=texts.join(flowers)) if flowers else texts(key)


def flower_words(box: c.Box, piece: int, texts: Texts) -> list[str]:
    row = piece * c.ITEMS
    return [texts(key, count=box.items[row + item]) for key, item in COLORS if box.items[row + item]]


def figure_parts(box: c.Box, piece: int, texts: Texts) -> list[str]:
    kind, species = box.kind[piece], box.species[piece]
    if kind == c.ANIMAL:
        low, middle, high = (box.points[piece * 3 + level] for level in range(3))
        name = texts(f"species-{c.ANIMAL_SPECIES[species]}")
        return [texts("piece-animal", species=name, low=low, middle=middle, high=high)]
    if kind == c.TREE:
        return [texts(f"species-{c.TREE_SPECIES[species]}")]
    if kind == c.VISITOR:
        return [visitor_name(box, species, texts)]
    return []


def visitor_name(box: c.Box, visitor: int, texts: Texts) -> str:
    """A visitor with its wish and what it pays."""
    key = box.visitor_keys[visitor]
    name = word(texts, f"visitor-{key}", key)
    return f"{name} ({wish_words('visitor-wish', box, visitor, texts)})"


def wish_words(key: str, box: c.Box, visitor: int, texts: Texts) -> str:
    """What a visitor pays for: one kind of item, or a set of several."""
    wanted = wish(box, visitor)
    items = wanted["items"]
    item = items[0] if len(items) == 1 else "set"
    each = texts("wish-each", item=item, wish=" + ".join(texts(f"wish-{one}") for one in items))
    return texts(key, points=wanted["points"], wish=each)


def objective_name(box: c.Box, tile: int, texts: Texts) -> str:
    if tile == NONE:
        return "—"
    item = c.ITEM_WORDS[box.objective_item[tile]]
    return texts(f"objective-{item}", required=box.objective_required[tile])


def irrigation_name(box: c.Box, card: int, texts: Texts) -> str:
    key = box.irrigation_keys[card]
    return word(texts, f"irrigation-{key}", key)
