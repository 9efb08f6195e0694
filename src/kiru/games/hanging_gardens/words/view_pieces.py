"""Cards and enhancements of The Hanging Gardens as JSON, in the market and in gardens; each is made once."""

from functools import lru_cache
from typing import Final, cast

from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine.garden import CELLS, leftmost, level_of
from kiru.games.hanging_gardens.words.notation import CELL_WORDS
from kiru.games.hanging_gardens.words.typed_view import CardBonus, Irrigation, Piece, PieceKind, PlacedCard, Wish

KIND_WORDS: Final = cast(list[PieceKind], c.KINDS)
BONUS_WORDS: Final[tuple[tuple[CardBonus, int], ...]] = (("crown", c.CROWNS), ("gold", c.GOLD), ("tool", c.TOOLS))


def piece(box: c.Box, number: int) -> Piece | None:
    """A card or an enhancement, if there is one."""
    return None if number == NONE else printed(box, number)


@lru_cache(maxsize=10_000)
def printed(box: c.Box, number: int) -> Piece:
    """A card or an enhancement with everything printed on it; made once and never changed."""
    row = number * c.ITEMS
    kind = box.kind[number]
    species = {c.ANIMAL: c.ANIMAL_SPECIES, c.TREE: c.TREE_SPECIES, c.VISITOR: box.visitor_keys}.get(kind)
    return {
        "key": box.keys[number],
        "kind": KIND_WORDS[kind],
        "species": species[box.species[number]] if species else None,
        "flowers": {
            "blue": box.items[row + c.BLUE],
            "red": box.items[row + c.RED],
            "yellow": box.items[row + c.YELLOW],
        },
        "irrigated": bool(box.items[row + c.IRRIGATED]),
        "bonuses": [word for word, item in BONUS_WORDS for _ in range(box.items[row + item])],
        "points": [box.points[number * 3 + level] for level in range(3)] if kind == c.ANIMAL else None,
        "groups": groups(box, box.species[number]) if kind == c.TREE else None,
        "wish": wish(box, box.species[number]) if kind == c.VISITOR else None,
    }


def groups(box: c.Box, tree: int) -> list[int]:
    """What a connected group of a tree is worth, from one tree up."""
    row = tree * (c.MAX_GROUP + 1)
    return [box.tree_points[row + size] for size in range(1, box.tree_max[tree] + 1)]


def wish(box: c.Box, visitor: int) -> Wish:
    """What a visitor pays for: points per item, or per set of items."""
    items = [word for item, word in enumerate(c.ITEM_WORDS) if box.visitor_wishes[visitor] >> item & 1]
    return {"points": box.visitor_points[visitor], "items": items}


@lru_cache(maxsize=50_000)
def planted(box: c.Box, cell: int, card: int, tile: int) -> PlacedCard:
    """A card in its cell; made once and never changed."""
    shown = [one for one in (card, tile) if one != NONE]
    return {
        "cell": CELL_WORDS[cell],
        "level": level_of(cell) + 1,
        "card": printed(box, card),
        "tile": piece(box, tile),
        "irrigated": any(box.items[one * c.ITEMS + c.IRRIGATED] for one in shown),
    }


@lru_cache(maxsize=10_000)
def cells_in(bits: int) -> list[int]:
    """The cells of a set of bits."""
    return [cell for cell in range(CELLS) if bits >> cell & 1]


def irrigation(box: c.Box, card: int, cells: int) -> Irrigation | None:
    """The irrigation card and the cells it lies on as the garden stands."""
    if card == NONE:
        return None
    left = leftmost(cells) if cells else 2
    places = box.irrigation_places[card * 5 + left]
    return {
        "key": box.irrigation_keys[card],
        "left": CELL_WORDS[left],
        "cells": [CELL_WORDS[cell] for cell in cells_in(places)],
    }
