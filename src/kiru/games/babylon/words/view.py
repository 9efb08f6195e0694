"""The state as JSON: what any client draws, the same for everybody."""

from typing import Final, cast

from mypy_extensions import i64

from kiru.core.game import CHANCE, NONE, State
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine import scoring
from kiru.games.babylon.engine.garden import CELLS
from kiru.games.babylon.engine.quarry import income
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.words.notation import CELL_WORDS, COLUMN_WORDS, SPOT_WORDS
from kiru.games.babylon.words.typed_view import (
    BabylonPlayer,
    BabylonView,
    Building,
    Edition,
    QuarryColumn,
    Stock,
)
from kiru.games.babylon.words.view_changes import are_same_things, is_same_garden, is_same_quarry
from kiru.games.babylon.words.view_garden import FLOWER_WORDS, cell, item, laid_tile, none, printed, table_of, tile
from kiru.games.babylon.words.view_placements import SUPPORT_WORDS, placements
from kiru.games.kit import SharedView

EDITION_WORDS: Final = cast(list[Edition], c.EDITIONS)
STOCK_WORDS: Final = cast(list[Stock], c.PIECE_WORDS)


def view(state: State, before: State | None = None, shown: SharedView | None = None) -> BabylonView:
    """The whole table; given the view of a state before, every part that is as it was is the very same."""
    s = table_of(state)
    b = s if before is None else table_of(before)
    # What is shown was made here.
    old = None if before is None else cast(BabylonView | None, shown)
    return {
        "game": "babylon",
        "phase": act.PHASES[s.phase],
        "seat": None if s.seat == CHANCE else s.seat,
        "turn": s.turn,
        "first": none(s.first),
        "round": s.round,
        "rounds": s.box.rounds[s.players],
        "edition": EDITION_WORDS[s.edition],
        "token": None if s.token == NONE else c.EFFECT_WORDS[s.token],
        "tokens_left": s.box.rounds[s.players] - s.round,
        "removals": s.removals,
        "supply": {STOCK_WORDS[piece]: s.supply[piece] for piece in range(1, c.PIECES)},
        "quarry": old["quarry"] if old and is_same_quarry(s, b) else [column(s, n) for n in range(c.COLUMNS)],
        "dug": tile(s.box, s.dug),
        "doubles": s.doubles,
        "building": building(s),
        "placements": placements(s),
        "changed": None if s.changed == NONE else CELL_WORDS[s.changed],
        "players": [player(s, seat, b, old["players"][seat] if old else None) for seat in range(s.players)],
    }


def column(s: Table, number: i64) -> QuarryColumn:
    """A column of the quarry: its height, the visible tile, and what digging it pays each seat."""
    shown = s.quarry[number] != NONE and s.flowers[s.players - 1] != NONE
    return {
        "column": COLUMN_WORDS[number],
        "height": s.heights[number],
        "tile": tile(s.box, s.quarry[number]),
        "income": [pays(s, number, seat) for seat in range(s.players)] if shown else None,
    }


def pays(s: Table, number: i64, seat: i64) -> int:
    """The pillars that a dig brings a seat, as far as the supply goes (B20, B23)."""
    return min(income(s, number, seat), s.supply[c.SINGLE])


def building(s: Table) -> Building | None:
    """The placement under way, as far as it is decided."""
    if s.building == NONE:
        return None
    return {
        "tile": printed(s.box, s.building),
        "spot": None if s.spot == NONE else SPOT_WORDS[s.spot],
        "level": s.level or None,
        "support": SUPPORT_WORDS[s.choice] if s.phase == act.ROTATING else None,
        "rotations": s.box.rotations[s.building],
    }


def player(s: Table, seat: i64, b: Table, old: BabylonPlayer | None) -> BabylonPlayer:
    """A player's things, garden and live score; `old` is how they were shown before."""
    is_same = old is not None and is_same_garden(s, b, seat)
    if old is not None and is_same and are_same_things(s, b, seat):
        return old
    flower = None if s.flowers[seat] == NONE else FLOWER_WORDS[s.flowers[seat]]
    singles, stored = s.singles[seat], tile(s.box, s.stored[seat])
    if old is not None and is_same:
        return {**old, "flower": flower, "singles": singles, "stored": stored}
    lines = scoring.lines(s, seat)
    return {
        "flower": flower,
        "singles": singles,
        "stored": stored,
        "tiles": [laid_tile(s, seat, index) for index in range(s.laid[seat])],
        "items": [item(s, seat, seat * CELLS + index) for index in range(s.items[seat])],
        "cells": [cell(s, seat, number) for number in range(CELLS)],
        "highest": s.highest[seat],
        "bare": scoring.bare_cells(s, seat),
        "score": dict(zip(scoring.LINES, lines, strict=True)),
        "total": sum(lines),
    }
