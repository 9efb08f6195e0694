"""The words of the actions: `dig b2`, `place c3 2`, `support 3 ne`, `bridge c3-e3`, `tile clay_07`."""

from kiru.core.notation import Notation
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.components import (
    COLUMNS,
    EFFECT_WORDS,
    FLOWER_WORDS,
    MAX_PLAYERS,
    PIECE_WORDS,
    QUARRY_TILES,
    SYMBOLS,
    Box,
)
from kiru.games.babylon.engine.garden import (
    CELLS,
    EDGES,
    SIDE,
    SPANS,
    SPOTS,
    edge_start,
    edge_step,
    first_cell,
    span_start,
    span_step,
)
from kiru.games.babylon.engine.quarry import WIDTH

CORNER_WORDS = ["nw", "ne", "se", "sw"]


def grid_word(place: int, width: int) -> str:
    """Columns have letters from the west, rows numbers from the north."""
    return f"{'abcdefgh'[place % width]}{place // width + 1}"


CELL_WORDS = [grid_word(cell, SIDE) for cell in range(CELLS)]
COLUMN_WORDS = [grid_word(column, WIDTH) for column in range(COLUMNS)]
SPOT_WORDS = [CELL_WORDS[first_cell(spot)] for spot in range(SPOTS)]
"""A spot is called by its north-west cell."""
EDGE_WORDS = [
    f"{CELL_WORDS[edge_start(edge)]}-{CELL_WORDS[edge_start(edge) + edge_step(edge)]}" for edge in range(EDGES)
]
SPAN_WORDS = [
    f"{CELL_WORDS[span_start(span)]}-{CELL_WORDS[span_start(span) + 2 * span_step(span)]}" for span in range(SPANS)
]
SYMBOL_WORDS = PIECE_WORDS[1 : SYMBOLS + 1]


def make(box: Box) -> Notation:
    """The table of words for one box."""
    words = [""] * act.NUM_ACTIONS

    def name(start: int, texts: list[str]) -> None:
        words[start : start + len(texts)] = texts

    name(act.REMOVE, [f"remove {column}" for column in COLUMN_WORDS])
    name(act.DIG, [f"dig {column}" for column in COLUMN_WORDS])
    name(act.BUILD_DUG, ["build dug", "build stored", "stop"])
    name(act.PLACE, [f"place {spot} {level}" for spot in SPOT_WORDS for level in range(1, act.LEVELS + 1)])
    name(act.SUPPORT, ["support 4", *(f"support 3 {corner}" for corner in CORNER_WORDS)])
    name(act.ROTATE, [f"rotate {90 * turn}" for turn in range(4)])
    name(act.DONE, ["done"])
    name(act.STAIRWAY, [f"stairway {edge}" for edge in EDGE_WORDS])
    name(act.FOUNTAIN, [f"fountain {edge}" for edge in EDGE_WORDS])
    name(act.BRIDGE, [f"bridge {span}" for span in SPAN_WORDS])
    name(act.STATUE, [f"statue {cell}" for cell in CELL_WORDS])
    name(act.CHANGE, [f"symbol {cell} {symbol}" for cell in CELL_WORDS for symbol in SYMBOL_WORDS])
    name(act.KEEP_DUG, ["keep dug", "keep stored", "keep none"])
    name(act.FIRST, [f"first {seat}" for seat in range(1, MAX_PLAYERS + 1)])
    name(act.FLOWER, [f"flower {flower}" for flower in FLOWER_WORDS])
    name(act.TILE, [f"tile {key}" for key in box.keys[:QUARRY_TILES]])
    name(act.TOKEN, [f"token {effect}" for effect in EFFECT_WORDS])
    return Notation(words)
