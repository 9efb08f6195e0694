"""Questions that people ask at a table of The Hanging Gardens."""

from functools import lru_cache
from typing import Any, Final

from kiru.companion.judge_parts import (
    NO,
    YES,
    Asked,
    Field,
    Number,
    OneOf,
    Places,
    Situation,
    Values,
    dealt_table,
    numbers,
    place_box,
    yes_no,
)
from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine import rules
from kiru.games.hanging_gardens.engine.garden import CELLS, FIRST_CELL, WIDEST, column_of, level_of
from kiru.games.hanging_gardens.engine.scoring import space_points
from kiru.games.hanging_gardens.engine.state import Table
from kiru.games.hanging_gardens.words.names import objective_name
from kiru.games.hanging_gardens.words.notation import CELL_WORDS
from kiru.games.hanging_gardens.words.view import table_of
from kiru.text import Texts

GAME: Final = "hanging_gardens"
ME: Final = 0
OTHER: Final = 1
BED: Final = FIRST_CELL + 1
"""A bed besides the card that is asked about, so that the answer is about that card."""
LEFTMOST: Final = 1
"""The first column of the picture: a garden floats, so one of five cards finds its room there (H15)."""
KINDS: Final = ("empty", "animal", "tree", "visitor", "enhanced")


def asked_table(players: int, phase: int) -> Table:
    """A table on which I am asked."""
    state = table_of(dealt_table(GAME, players))
    state.seat = state.turn = ME
    state.phase = phase
    return state


@lru_cache(maxsize=1)
def standard_box() -> c.Box:
    return asked_table(2, act.TAKING).box


def piece_of(state: Table, kind: int) -> int:
    """Any Garden card of a kind."""
    return next(card for card in range(c.CARDS) if state.box.copies[card] and state.box.kind[card] == kind)


def place_fields(values: Values) -> list[Field]:
    return [Places("garden", CELL_WORDS, True, "e1"), Places("place", CELL_WORDS, False)]


def ask_place(values: Values) -> Asked | None:
    """A card on a place of a garden. A garden that cannot lie so is asked about itself."""
    state = asked_table(2, act.PLACING)
    state.hand = piece_of(state, c.EMPTY)
    wanted = [CELL_WORDS.index(word) for word in values["garden"].split()]
    cell = grown(state, wanted)
    if cell is None and values["place"]:
        cell = CELL_WORDS.index(values["place"])
    return None if cell is None else Asked(state, act.PLACE + cell)


def grown(state: Table, wanted: list[int]) -> int | None:
    """Lay cards one after the other as long as a rule allows one of them; a card that never may lie there, if any."""
    bed = piece_of(state, c.EMPTY)
    waiting = sorted(wanted)
    while waiting:
        # The garden floats: any card of level 1 may have been the first one (H15).
        is_first = not state.cells[ME]
        fitting = [n for n in waiting if (is_first and level_of(n) == 0) or rules.can_place(state.cells[ME], n)]
        if not fitting:
            return waiting[0]
        waiting.remove(fitting[0])
        state.cells[ME] |= 1 << fitting[0]
        state.cards[ME * CELLS + fitting[0]] = bed
    return None


def garden_board(values: Values) -> list[dict[str, Any]]:
    """A wall of bricks, each level half a place further in: as wide as a whole garden and a place on either side."""
    places = []
    for cell, word in enumerate(CELL_WORDS):
        column, level = int(column_of(cell)) - LEFTMOST, int(level_of(cell))
        if 0 <= column < WIDEST + 2 - level:
            places.append(place_box(word, column * 2 + level, (2 - level) * 2, 2, 2, fields=["garden", "place"]))
    return places


def take_fields(values: Values) -> list[Field]:
    return [
        numbers("players", [2, 1, 3, 4, 5]),
        numbers("level", [1, 2, 3, 4]),
        Number("tools", 0, 30, 4),
        Number("gardeners", 0, c.MAX_PLAYERS, 0),
    ]


def ask_take(values: Values) -> Asked:
    """A card of a column, with so many tools and gardeners there."""
    state = asked_table(int(values["players"]), act.TAKING)
    state.tools[ME] = int(values["tools"])
    spaces = state.box.spaces[state.players - 1]
    for space in range(min(int(values["gardeners"]), spaces)):
        state.gardeners[space] = OTHER
    return Asked(state, act.TAKE + int(values["level"]) - 1)


def enhance_fields(values: Values) -> list[Field]:
    prices = [int(price) for price in standard_box().price]
    return [numbers("price", prices), Number("gold", 0, 20, 2), OneOf("card", KINDS), yes_no("stack_left")]


def ask_enhance(values: Values) -> Asked:
    """The top tile of a stack, then the card it is to lie on."""
    state = asked_table(2, act.BUYING)
    stack = list(state.box.price).index(int(values["price"]))
    state.gold[ME] = int(values["gold"])
    if values["stack_left"] == NO:
        state.stack_top[stack] = NONE
    lay(state, FIRST_CELL, values["card"])
    lay(state, BED, "empty")
    buy = Asked(state, act.BUY + stack)
    if state.why_not(buy.action):
        return buy
    state.apply(buy.action)
    return Asked(state, act.ENHANCE + FIRST_CELL)


def lay(state: Table, cell: int, kind: str) -> None:
    """A card of a kind in my garden; an enhanced one is a bed with a tile."""
    number = c.EMPTY if kind == "enhanced" else c.KINDS.index(kind)
    state.cells[ME] |= 1 << cell
    state.cards[ME * CELLS + cell] = piece_of(state, number)
    if kind == "enhanced":
        state.tiles[ME * CELLS + cell] = c.CARDS


def objective_title(texts: Texts, value: str) -> str:
    box = standard_box()
    return objective_name(box, list(box.objective_keys).index(value), texts)


def objective_fields(values: Values) -> list[Field]:
    box = standard_box()
    return [
        OneOf("objective", list(box.objective_keys), objective_title),
        *(Number(f"items_{level}", 0, 30, 0) for level in (1, 2, 3)),
        yes_no("marker", NO),
        yes_no("done_before", NO),
        yes_no("space_left"),
    ]


def ask_objective(values: Values) -> Asked:
    """A royal objective with so many of its items on each level."""
    state = asked_table(3, act.COMPLETING)
    tile = list(state.box.objective_keys).index(values["objective"])
    state.objectives[0] = tile
    for level in range(3):
        row = (ME * 3 + level) * c.ITEMS + state.box.objective_item[tile]
        state.items[row] = int(values[f"items_{level + 1}"])
    state.marker = ME if values["marker"] == YES else OTHER
    spaces = [space for space in range(c.SLOT_SPACES) if space_points(state, space)]
    if values["space_left"] == NO:
        for space in spaces:
            state.markers[space] = OTHER
    if values["done_before"] == YES:
        state.markers[spaces[0]] = ME
    return Asked(state, act.COMPLETE)


SITUATIONS: Final = (
    Situation("gardens-place", place_fields, ask_place, ("H12", "H13", "H14"), garden_board),
    Situation("gardens-take", take_fields, ask_take, ("H10", "H11")),
    Situation("gardens-enhance", enhance_fields, ask_enhance, ("H19", "H20")),
    Situation("gardens-objective", objective_fields, ask_objective, ("H30", "H32", "H33")),
)
