"""The pieces of the game in words."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from kiru.core.game import NONE
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.words.view_garden import corners
from kiru.text import Texts


@lru_cache(maxsize=4096)
def tile_name(box: c.Box, tile: int, texts: Texts) -> str:
    """A tile: material, flower, and its symbols clockwise from the north-west."""
    if tile == NONE:
        return "—"
    material = texts(f"material-{c.MATERIALS[c.material(tile)]}")
    flower = texts(f"flower-{c.FLOWER_WORDS[box.flower[tile]]}")
    symbols = texts.join([symbol_name(symbol, texts) for symbol in corners(box, tile, 0)])
    return texts("tile-name", material=material, flower=flower, symbols=symbols)


@lru_cache(maxsize=4096)
def tile_object(box: c.Box, tile: int, texts: Texts) -> str:
    """A tile as something that is dug or built; its picture tells the symbols."""
    material = texts(f"material-{c.MATERIALS[c.material(tile)]}.object")
    return texts("tile-object", material=material, flower=texts(f"flower-{c.FLOWER_WORDS[box.flower[tile]]}"))


def symbol_name(symbol: str | None, texts: Texts) -> str:
    return texts(f"symbol-{symbol or 'blank'}")


def feet_name(feet: Sequence[str | None], texts: Texts) -> str:
    """What a tile stands on, as counts."""
    counts = Counter(foot for foot in feet if foot)
    return texts.join(
        [texts(f"feet-{kind}", count=counts[kind]) for kind in ("single", "double", "statue") if kind in counts]
    )


def effect_name(token: int, texts: Texts) -> str:
    """What the token in force does."""
    return texts("effect-first-round" if token == NONE else f"effect-{c.EFFECT_WORDS[token]}")
