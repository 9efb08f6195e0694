"""Questions asked at a table of Babylon: four corners decide about a terrace, two spaces about a decoration."""

from typing import Any, Final

from kiru.companion.judge_parts import (
    NO,
    YES,
    Asked,
    Field,
    Number,
    OneOf,
    Situation,
    Values,
    dealt_table,
    numbers,
    place_box,
    yes_no,
)
from kiru.core.game import NONE
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine.garden import (
    CORNERS,
    SPOT_BITS,
    edge_start,
    edge_step,
    first_cell,
    span_start,
    span_step,
)
from kiru.games.babylon.engine.places import renew_places
from kiru.games.babylon.engine.state import RISING_STAIRS, Table
from kiru.games.babylon.engine.terraces import statue_lines
from kiru.games.babylon.words.notation import CELL_WORDS, CORNER_WORDS, EDGE_WORDS, SPAN_WORDS, SPOT_WORDS
from kiru.games.babylon.words.view_garden import table_of

GAME: Final = "babylon"
ME: Final = 0
HIGHEST: Final = 6
LEVELS: Final = range(HIGHEST + 1)
SPOT: Final = SPOT_WORDS.index("d4")
CORNER_CELLS: Final = [first_cell(SPOT) + corner for corner in CORNERS]
THINGS: Final = {
    "nothing": c.EMPTY,
    "statue": c.STATUE,
    "stairs_foot": RISING_STAIRS,
    "other_item": c.FOUNTAIN,
    "under_bridge": c.EMPTY,
}
SUPPORTS: Final = ("any", "four", *CORNER_WORDS)
KINDS: Final = ("stairway", "fountain", "bridge", "statue")
EDGE: Final = EDGE_WORDS.index("d4-e4")
SPAN: Final = SPAN_WORDS.index("d4-f4")
ELSEWHERE: Final = CELL_WORDS.index("a1")


def asked_table(phase: int, gap: str = "level") -> Table:
    """A table on which I am asked, my garden empty."""
    state = table_of(dealt_table(GAME, 2, {"bridge_gap": gap}))
    state.seat = state.turn = ME
    state.phase = phase
    state.dug = state.building = 0
    return state


def lay(state: Table, cell: int, level: int, thing: str) -> None:
    """What is seen on a cell of my garden: a surface, and what stands on it or crosses it."""
    state.tops[cell] = level
    state.shown[cell] = 0 if level else NONE
    state.things[cell] = THINGS[thing]
    state.decks[cell] = level + 1 if thing == "under_bridge" else 0


def terrace_fields(values: Values) -> list[Field]:
    corners: list[Field] = []
    for corner in CORNER_WORDS:
        corners += [numbers(f"surface_{corner}", LEVELS), OneOf(f"thing_{corner}", list(THINGS))]
    return [
        numbers("tile_level", range(1, HIGHEST + 1)),
        numbers("highest", LEVELS),
        Number("singles", 0, 20, 4),
        yes_no("token_double", NO),
        OneOf("support", SUPPORTS),
        *corners,
        yes_no("same_spot", NO),
        yes_no("doubles_left"),
        yes_no("belvederes_left"),
    ]


def ask_terrace(values: Values) -> Asked:
    """A tile over four cells, on four pillars or with a corner free."""
    state = asked_table(act.PLACING)
    surfaces = [int(values[f"surface_{corner}"]) for corner in CORNER_WORDS]
    for cell, corner, level in zip(CORNER_CELLS, CORNER_WORDS, surfaces, strict=True):
        lay(state, cell, level, values[f"thing_{corner}"])
    state.highest[ME] = max(int(values["highest"]), *surfaces)
    state.singles[ME] = int(values["singles"])
    state.doubles = int(values["token_double"] == YES)
    if values["same_spot"] == YES:
        state.spots[ME] |= SPOT_BITS[SPOT]
    if values["doubles_left"] == NO:
        state.supply[c.DOUBLE] = 0
    if values["belvederes_left"] == NO:
        state.supply[c.BELVEDERE] = 0
    renew_places(state, CORNER_CELLS[0], CORNER_CELLS[2])
    place = Asked(state, act.PLACE + SPOT * act.LEVELS + int(values["tile_level"]) - 1)
    if values["support"] == "any" or state.why_not(place.action):
        return place
    state.apply(place.action)
    return Asked(state, act.SUPPORT + SUPPORTS.index(values["support"]) - 1)


def terrace_board(values: Values) -> list[dict[str, Any]]:
    """The four cells under the tile, each with the level of what is seen there."""
    places = [(0, 0), (1, 0), (1, 1), (0, 1)]
    return [
        place_box(CELL_WORDS[cell], x * 2, y, 2, 1, label=f"{CELL_WORDS[cell]} · {values[f'surface_{corner}']}")
        for cell, corner, (x, y) in zip(CORNER_CELLS, CORNER_WORDS, places, strict=True)
    ]


def space_fields(name: str, with_symbol: bool = True) -> list[Field]:
    """A space that a decoration would stand on."""
    fields: list[Field] = [numbers(f"level_{name}", (1, 0, *range(2, HIGHEST + 1)))]
    if with_symbol:
        fields += [yes_no(f"symbol_{name}"), yes_no(f"new_{name}", YES if name == "first" else NO)]
    things = ["nothing", "other_item", "under_bridge"]
    return [*fields, OneOf(f"thing_{name}", things)]


def decoration_fields(values: Values) -> list[Field]:
    """One space for a statue, two for the others, and what lies below a bridge."""
    kind = OneOf("decoration", KINDS)
    chosen = values.get("decoration", KINDS[0])
    fields: list[Field] = [kind, yes_no("item_left"), *space_fields("first")]
    if chosen == "statue":
        return [*fields, OneOf("statues", ("none", "same_line", "elsewhere"))]
    fields += space_fields("second")
    if chosen != "bridge":
        return [*fields, yes_no("one_tile", NO)]
    return [*fields, OneOf("bridge_gap", ("level", "ground")), *gap_fields()]


def gap_fields() -> list[Field]:
    return [numbers("level_gap", LEVELS), OneOf("thing_gap", ("nothing", "other_item", "under_bridge"))]


def ask_decoration(values: Values) -> Asked:
    """A stairway, fountain, bridge or statue on spaces of a garden."""
    kind = values["decoration"]
    state = asked_table(act.DECORATING, values.get("bridge_gap", "level"))
    symbol = KINDS.index(kind) + 1
    if values["item_left"] == NO:
        state.supply[symbol] = 0
    if kind == "statue":
        cells, action = [first_cell(SPOT)], act.STATUE + first_cell(SPOT)
        others = {"none": [], "same_line": [first_cell(SPOT) - 1], "elsewhere": [ELSEWHERE]}[values["statues"]]
        for other in others:
            state.statue_lines[ME] |= statue_lines(other)
    elif kind == "bridge":
        cells = [span_start(SPAN), span_start(SPAN) + 2 * span_step(SPAN)]
        action = act.BRIDGE + SPAN
        lay(state, span_start(SPAN) + span_step(SPAN), int(values["level_gap"]), values["thing_gap"])
    else:
        cells = [edge_start(EDGE), edge_start(EDGE) + edge_step(EDGE)]
        action = (act.STAIRWAY if kind == "stairway" else act.FOUNTAIN) + EDGE
    for cell, name in zip(cells, ("first", "second"), strict=False):
        lay(state, cell, int(values[f"level_{name}"]), values[f"thing_{name}"])
        right = values[f"symbol_{name}"] == YES and state.shown[cell] != NONE
        state.symbols[cell] = symbol if right else c.EMPTY
    number_tiles(state, cells, values)
    return Asked(state, action)


def number_tiles(state: Table, cells: list[int], values: Values) -> None:
    """Which tiles the spaces belong to, those of this turn after the others (B41)."""
    if len(cells) == 1 or values.get("one_tile") == YES:
        state.fresh = 0 if values["new_first"] == YES else 1
        return
    is_new = [values[f"new_{name}"] == YES for name in ("first", "second")]
    order = sorted(range(2), key=lambda index: is_new[index])
    for index, space in enumerate(order):
        if state.shown[cells[space]] != NONE:
            state.shown[cells[space]] = index
    state.fresh = 2 - sum(is_new)


def decoration_board(values: Values) -> list[dict[str, Any]]:
    """The spaces in their row, each with its level."""
    names = {"statue": ["first"], "bridge": ["first", "gap", "second"]}.get(values["decoration"], ["first", "second"])
    return [
        place_box(name, 2 * n, 0, 2, 1, label=f"{CELL_WORDS[first_cell(SPOT) + n]} · {values[f'level_{name}']}")
        for n, name in enumerate(names)
    ]


SITUATIONS: Final = (
    Situation("babylon-terrace", terrace_fields, ask_terrace, ("B31", "B35", "B36", "B37"), terrace_board),
    Situation("babylon-decoration", decoration_fields, ask_decoration, ("B41",), decoration_board),
)
