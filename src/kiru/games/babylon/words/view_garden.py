"""A garden of Babylon as JSON: tiles, items and cells, with what they are worth."""

from functools import lru_cache
from typing import Final, cast

from mypy_extensions import i64

from kiru.core.game import NONE, State
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine import scoring
from kiru.games.babylon.engine.decorations import is_fresh
from kiru.games.babylon.engine.garden import (
    CELLS,
    CORNERS,
    edge_start,
    edge_step,
    first_cell,
    span_start,
    span_step,
)
from kiru.games.babylon.engine.state import RISING_STAIRS, USED_STATUE, Table
from kiru.games.babylon.words.notation import CELL_WORDS, SPOT_WORDS
from kiru.games.babylon.words.typed_view import (
    Flower,
    Foot,
    GardenCell,
    Item,
    Kind,
    Laid,
    Material,
    TerraceTile,
    TileSymbol,
)

FEET_WORDS: Final[tuple[Foot, ...]] = (None, "single", "double", "statue")
MATERIAL_WORDS: Final = cast(list[Material], c.MATERIALS)
FLOWER_WORDS: Final = cast(list[Flower], c.FLOWER_WORDS)
SYMBOL_WORDS: Final = cast(list[TileSymbol], c.PIECE_WORDS)
ITEM_WORDS: Final = cast(list[Kind], c.PIECE_WORDS)


def table_of(state: State) -> Table:
    if not isinstance(state, Table):
        raise TypeError(type(state))
    return state


def none(value: int) -> int | None:
    return None if value == NONE else value


def tile(box: c.Box, number: int) -> TerraceTile | None:
    """A tile, if there is one."""
    return None if number == NONE else printed(box, number)


@lru_cache(maxsize=2000)
def printed(box: c.Box, number: int) -> TerraceTile:
    """A tile with everything printed on it, corners clockwise from the north-west; made once and never changed."""
    return {
        "key": box.keys[number],
        "material": MATERIAL_WORDS[c.material(number)],
        "flower": FLOWER_WORDS[box.flower[number]],
        "corners": corners(box, number, 0),
    }


def corners(box: c.Box, number: int, rotation: int) -> list[TileSymbol | None]:
    """The symbols of a tile as they lie after some quarter turns."""
    symbols = [box.corners[number * 4 + (corner - rotation) % 4] for corner in range(4)]
    return [symbol_word(symbol) for symbol in symbols]


def symbol_word(symbol: int) -> TileSymbol | None:
    return SYMBOL_WORDS[symbol] if symbol else None


def feet_words(feet: int) -> list[Foot]:
    return [FEET_WORDS[feet >> (2 * corner) & 3] for corner in range(4)]


def laid_tile(s: Table, seat: i64, index: i64) -> Laid:
    """A tile of a garden: where it lies, turned how, what its corners count as, its feet, and whether it is seen."""
    place = seat * c.MAX_LAID + index
    number, rotation = s.laid_tile[place], s.laid_rotation[place]
    symbols = corners(s.box, number, rotation)
    changed = changed_corner(s, seat, index)
    if changed is not None:
        symbols[changed] = symbol_word(s.symbols[seat * CELLS + s.changed])
    return {
        "tile": printed(s.box, number),
        "spot": SPOT_WORDS[s.laid_spot[place]],
        "cells": [CELL_WORDS[first_cell(s.laid_spot[place]) + step] for step in CORNERS],
        "level": s.laid_level[place],
        "rotation": rotation,
        "symbols": symbols,
        "changed": changed,
        "feet": feet_words(s.laid_feet[place]),
        "fresh": seat == s.turn and index >= s.fresh and not s.is_over,
        "visible": bool(scoring.visible_tiles(s, seat) >> index & 1),
    }


def changed_corner(s: Table, seat: i64, index: i64) -> int | None:
    """The corner of a tile that counts as another symbol this turn (B52)."""
    if s.changed == NONE or seat != s.turn or s.shown[seat * CELLS + s.changed] != index:
        return None
    place = seat * c.MAX_LAID + index
    corner = list(CORNERS).index(s.changed - first_cell(s.laid_spot[place]))
    printed = s.box.corners[s.laid_tile[place] * 4 + (corner - s.laid_rotation[place]) % 4]
    # A tile laid over the changed cell shows what is printed on it.
    return corner if printed != s.symbols[seat * CELLS + s.changed] else None


def item(s: Table, seat: i64, number: i64) -> Item:
    """An item of a garden; a statue that carries a tile is a pillar."""
    kind = s.item_kind[number]
    visible = scoring.is_visible(s, seat, number)
    return {
        "kind": "statue" if kind == USED_STATUE else ITEM_WORDS[kind],
        "pillar": kind == USED_STATUE,
        "cells": [CELL_WORDS[place] for place in item_cells(kind, s.item_place[number])],
        "level": s.item_level[number],
        "visible": visible,
        "points": scoring.item_points(s, number) if visible else 0,
    }


def item_cells(kind: int, place: int) -> list[int]:
    """The cells an item stands on; a bridge its two ends."""
    if kind == c.BRIDGE:
        return [span_start(place), span_start(place) + 2 * span_step(place)]
    if kind in (c.STAIRWAY, c.FOUNTAIN):
        return [edge_start(place), edge_start(place) + edge_step(place)]
    return [place]


def cell(s: Table, seat: i64, number: i64) -> GardenCell:
    """A cell seen from above: level, tile, symbol, what stands on it, and a bridge above it."""
    place = seat * CELLS + number
    shown, thing = s.shown[place], s.things[place]
    fresh = seat == s.turn and is_fresh(s, place) and shown != NONE and not s.is_over
    return cell_of(number, s.tops[place], shown, s.symbols[place], thing, s.decks[place], fresh)


@lru_cache(maxsize=50_000)
def cell_of(number: int, level: int, shown: int, symbol: int, thing: int, deck: int, fresh: bool) -> GardenCell:
    """The same from what it is made of; made once and never changed."""
    return {
        "cell": CELL_WORDS[number],
        "level": level,
        "tile": none(shown),
        "symbol": symbol_word(symbol),
        "item": ITEM_WORDS[c.STAIRWAY if thing == RISING_STAIRS else thing] if thing else None,
        "bridge": deck or None,
        "fresh": fresh,
    }
