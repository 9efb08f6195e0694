"""The state as JSON: what any client draws, the same for everybody."""

from functools import lru_cache
from typing import Any

from mypy_extensions import i64

from kiru.core.game import CHANCE, NONE, State
from kiru.core.same import same, same_part
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine import pillars, scoring, terraces
from kiru.games.babylon.engine.decorations import is_fresh
from kiru.games.babylon.engine.garden import (
    CELLS,
    CORNERS,
    SPOTS,
    edge_start,
    edge_step,
    first_cell,
    span_start,
    span_step,
)
from kiru.games.babylon.engine.quarry import income
from kiru.games.babylon.engine.state import RISING_STAIRS, USED_STATUE, Table
from kiru.games.babylon.words.notation import CELL_WORDS, COLUMN_WORDS, CORNER_WORDS, SPOT_WORDS

View = dict[str, Any]
FEET_WORDS = (None, "single", "double", "statue")
SET_LINES = (scoring.LINES.index("decoration_sets"), scoring.LINES.index("flower_sets"))
"""The lines of the pad that a covered item or tile breaks without being their own."""
SUPPORT_WORDS = ["four", *CORNER_WORDS]
"""On four pillars, or the corner that stays free."""


def view(state: State, before: State | None = None, shown: View | None = None) -> View:
    """The whole table; given the view of a state before, every part that is as it was is the very same."""
    s = table_of(state)
    b, old = (s, None) if before is None else (table_of(before), shown)
    return {
        "game": "babylon",
        "phase": act.PHASES[s.phase],
        "seat": None if s.seat == CHANCE else s.seat,
        "turn": s.turn,
        "first": none(s.first),
        "round": s.round,
        "rounds": s.box.rounds[s.players],
        "edition": c.EDITIONS[s.edition],
        "token": None if s.token == NONE else c.EFFECT_WORDS[s.token],
        "tokens_left": s.box.rounds[s.players] - s.round,
        "removals": s.removals,
        "supply": {c.PIECE_WORDS[piece]: s.supply[piece] for piece in range(1, c.PIECES)},
        "quarry": old["quarry"] if old and is_same_quarry(s, b) else [column(s, n) for n in range(c.COLUMNS)],
        "dug": tile(s.box, s.dug),
        "doubles": s.doubles,
        "building": building(s),
        "placements": placements(s),
        "changed": None if s.changed == NONE else CELL_WORDS[s.changed],
        "players": [player(s, seat, b, old["players"][seat] if old else None) for seat in range(s.players)],
    }


def is_same_quarry(s: Table, b: Table) -> bool:
    return s.token == b.token and same(s.heights, b.heights) and same(s.quarry, b.quarry) and same(s.flowers, b.flowers)


def are_same_things(s: Table, b: Table, seat: i64) -> bool:
    if s.singles[seat] != b.singles[seat]:
        return False
    return s.stored[seat] == b.stored[seat] and s.flowers[seat] == b.flowers[seat]


def is_same_garden(s: Table, b: Table, seat: i64) -> bool:
    """Whether tiles, items and cells are; which of them are fresh, or changed, depends on whose turn it is."""
    if s.turn != b.turn or s.fresh != b.fresh or s.changed != b.changed or s.is_over != b.is_over:
        return False
    if s.laid[seat] != b.laid[seat] or s.items[seat] != b.items[seat]:
        return False
    return are_same_tiles(s, b, seat) and are_same_items(s, b, seat) and are_same_cells(s, b, seat)


def are_same_tiles(s: Table, b: Table, seat: i64) -> bool:
    first, last = seat * c.MAX_LAID, (seat + 1) * c.MAX_LAID
    is_same = same_part(s.laid_tile, b.laid_tile, first, last) and same_part(s.laid_spot, b.laid_spot, first, last)
    is_same = is_same and same_part(s.laid_level, b.laid_level, first, last)
    is_same = is_same and same_part(s.laid_rotation, b.laid_rotation, first, last)
    return is_same and same_part(s.laid_feet, b.laid_feet, first, last)


def are_same_items(s: Table, b: Table, seat: i64) -> bool:
    first, last = seat * CELLS, (seat + 1) * CELLS
    is_same = same_part(s.item_kind, b.item_kind, first, last) and same_part(s.item_place, b.item_place, first, last)
    return is_same and same_part(s.item_level, b.item_level, first, last)


def are_same_cells(s: Table, b: Table, seat: i64) -> bool:
    first, last = seat * CELLS, (seat + 1) * CELLS
    is_same = same_part(s.tops, b.tops, first, last) and same_part(s.shown, b.shown, first, last)
    is_same = is_same and same_part(s.symbols, b.symbols, first, last) and same_part(s.things, b.things, first, last)
    return is_same and same_part(s.decks, b.decks, first, last)


def table_of(state: State) -> Table:
    if not isinstance(state, Table):
        raise TypeError(type(state))
    return state


def none(value: int) -> int | None:
    return None if value == NONE else value


@lru_cache(maxsize=2000)
def tile(box: c.Box, number: int) -> View | None:
    """A tile with everything printed on it, corners clockwise from the north-west; made once and never changed."""
    if number == NONE:
        return None
    return {
        "key": box.keys[number],
        "material": c.MATERIALS[c.material(number)],
        "flower": c.FLOWER_WORDS[box.flower[number]],
        "corners": corners(box, number, 0),
    }


def corners(box: c.Box, number: int, rotation: int) -> list[str | None]:
    """The symbols of a tile as they lie after some quarter turns."""
    printed = [box.corners[number * 4 + (corner - rotation) % 4] for corner in range(4)]
    return [symbol_word(symbol) for symbol in printed]


def symbol_word(symbol: int) -> str | None:
    return c.PIECE_WORDS[symbol] if symbol else None


def column(s: Table, number: i64) -> View:
    """A column of the quarry: its height, the visible tile, and what digging it pays each seat."""
    shown = s.quarry[number] != NONE and s.flowers[s.players - 1] != NONE
    return {
        "column": COLUMN_WORDS[number],
        "height": s.heights[number],
        "tile": tile(s.box, s.quarry[number]),
        "income": [income(s, number, seat) for seat in range(s.players)] if shown else None,
    }


def building(s: Table) -> View | None:
    """The placement under way, as far as it is decided."""
    if s.building == NONE:
        return None
    return {
        "tile": tile(s.box, s.building),
        "spot": None if s.spot == NONE else SPOT_WORDS[s.spot],
        "level": s.level or None,
        "support": SUPPORT_WORDS[s.choice] if s.phase == act.ROTATING else None,
    }


def placements(s: Table) -> list[View]:
    """Where a tile can be placed and what every way to carry it costs, while that is being asked."""
    if s.phase not in (act.PLACING, act.SUPPORTING, act.ROTATING):
        return []
    lines = scoring.lines(s, s.seat)
    if s.phase == act.PLACING:
        return [placement(s, lines, spot, level) for spot in range(SPOTS) for level in legal_levels(s, spot)]
    return [placement(s, lines, s.spot, s.level)]


def placement(s: Table, lines: list[int], spot: i64, level: i64) -> View:
    """A place with the ways to carry the tile, what each of them scores, and what the tile would hide."""
    ways = supports(s, spot, level)
    if s.phase == act.ROTATING:
        ways = [way for way in ways if way["support"] == SUPPORT_WORDS[s.choice]]
    hidden: View | None = None
    worths: dict[bool, dict[str, int]] = {}
    for way in ways:
        choice = SUPPORT_WORDS.index(way["support"])
        # Which corner stays free, and what carries the others, changes no score: under the tile nothing is seen.
        is_four = choice == 0
        if is_four not in worths:
            after = built(s, spot, level, choice)
            hidden = hides(s, after) if hidden is None else hidden
            worths[is_four] = worth(s, lines, after, hidden)
        way.update(worths[is_four])
    return {"spot": SPOT_WORDS[spot], "level": level, "hides": hidden, "supports": ways}


def legal_levels(s: Table, spot: i64) -> list[int]:
    levels = terraces.levels_at(s, spot)
    return [level for level in range(1, act.LEVELS + 1) if levels >> (level - 1) & 1]


def supports(s: Table, spot: i64, level: i64) -> list[View]:
    """The ways to carry a tile that can be paid, each with its feet and its price in single pillars."""
    feet = terraces.feet_at(s, spot, level)
    return [
        {
            "support": SUPPORT_WORDS[choice],
            "feet": feet_words(pillars.kept_feet(feet, choice)),
            "price": terraces.price(s, feet, choice),
            "swaps": terraces.swaps(s, feet, choice),
        }
        for choice in range(pillars.CHOICES)
        if terraces.why_not_feet(s, feet, choice) == 0
    ]


def built(s: Table, spot: i64, level: i64, choice: i64) -> Table:
    """The table with the tile of the question at hand laid; how it is turned changes no score."""
    after = s.clone()
    if s.phase == act.PLACING:
        after.apply(act.PLACE + spot * act.LEVELS + level - 1)
    if s.phase != act.ROTATING:
        after.apply(act.SUPPORT + choice)
    after.apply(act.ROTATE)
    return table_of(after)


def hides(s: Table, after: Table) -> View:
    """What is seen now and not afterwards: items, a statue that becomes a pillar among them (B34), and tiles."""
    numbers = range(s.seat * CELLS, s.seat * CELLS + s.items[s.seat])
    seen, left = scoring.visible_tiles(s, s.seat), scoring.visible_tiles(after, s.seat)
    return {
        "items": [
            item(s, s.seat, number)
            for number in numbers
            if scoring.is_visible(s, s.seat, number) and not scoring.is_visible(after, s.seat, number)
        ],
        "tiles": [index for index in range(s.laid[s.seat]) if (seen & ~left) >> index & 1],
    }


def worth(s: Table, lines: list[int], after: Table, hidden: View) -> dict[str, int]:
    """The points that a tile adds, and those that disappear under it, broken sets included (B61)."""
    then = scoring.lines(after, s.seat)
    broken = sum(min(0, then[line] - lines[line]) for line in SET_LINES)
    loses = sum(one["points"] for one in hidden["items"]) - broken
    return {"gains": sum(then) - sum(lines) + loses, "loses": loses}


def feet_words(feet: int) -> list[str | None]:
    return [FEET_WORDS[feet >> (2 * corner) & 3] for corner in range(4)]


def player(s: Table, seat: i64, b: Table, old: View | None) -> View:
    """A player's things, garden and live score; `old` is how they were shown before."""
    is_same = old is not None and is_same_garden(s, b, seat)
    if old is not None and is_same and are_same_things(s, b, seat):
        return old
    things: View = {
        "flower": None if s.flowers[seat] == NONE else c.FLOWER_WORDS[s.flowers[seat]],
        "singles": s.singles[seat],
        "stored": tile(s.box, s.stored[seat]),
    }
    return old | things if old is not None and is_same else things | garden(s, seat)


def garden(s: Table, seat: i64) -> View:
    """A player's tiles, items and cells, with what they are worth."""
    lines = scoring.lines(s, seat)
    return {
        "tiles": [laid_tile(s, seat, index) for index in range(s.laid[seat])],
        "items": [item(s, seat, seat * CELLS + index) for index in range(s.items[seat])],
        "cells": [cell(s, seat, number) for number in range(CELLS)],
        "highest": s.highest[seat],
        "bare": scoring.bare_cells(s, seat),
        "score": dict(zip(scoring.LINES, lines, strict=True)),
        "total": sum(lines),
    }


def laid_tile(s: Table, seat: i64, index: i64) -> View:
    """A tile of a garden: where it lies, turned how, what its corners count as, its feet, and whether it is seen."""
    place = seat * c.MAX_LAID + index
    number, rotation = s.laid_tile[place], s.laid_rotation[place]
    symbols = corners(s.box, number, rotation)
    changed = changed_corner(s, seat, index)
    if changed is not None:
        symbols[changed] = symbol_word(s.symbols[seat * CELLS + s.changed])
    return {
        "tile": tile(s.box, number),
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
    return list(CORNERS).index(s.changed - first_cell(s.laid_spot[seat * c.MAX_LAID + index]))


def item(s: Table, seat: i64, number: i64) -> View:
    """An item of a garden; a statue that carries a tile is a pillar."""
    kind = s.item_kind[number]
    visible = scoring.is_visible(s, seat, number)
    return {
        "kind": "statue" if kind == USED_STATUE else c.PIECE_WORDS[kind],
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


def cell(s: Table, seat: i64, number: i64) -> View:
    """A cell seen from above: level, tile, symbol, what stands on it, and a bridge above it."""
    place = seat * CELLS + number
    shown, thing = s.shown[place], s.things[place]
    fresh = seat == s.turn and is_fresh(s, place) and shown != NONE and not s.is_over
    return cell_of(number, s.tops[place], shown, s.symbols[place], thing, s.decks[place], fresh)


@lru_cache(maxsize=50_000)
def cell_of(number: int, level: int, shown: int, symbol: int, thing: int, deck: int, fresh: bool) -> View:
    """The same from what it is made of; made once and never changed."""
    return {
        "cell": CELL_WORDS[number],
        "level": level,
        "tile": none(shown),
        "symbol": symbol_word(symbol),
        "item": c.PIECE_WORDS[c.STAIRWAY if thing == RISING_STAIRS else thing] if thing else None,
        "bridge": deck or None,
        "fresh": fresh,
    }
