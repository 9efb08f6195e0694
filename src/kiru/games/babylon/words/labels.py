"""The question at hand and the possible answers, in words."""

from kiru.core.game import CHANCE, State
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine import pillars, terraces
from kiru.games.babylon.engine.garden import CELLS, edge_start, edge_step, span_start
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.words.names import feet_name, symbol_name, tile_name, tile_object
from kiru.games.babylon.words.notation import (
    CELL_WORDS,
    COLUMN_WORDS,
    CORNER_WORDS,
    EDGE_WORDS,
    SPAN_WORDS,
    SPOT_WORDS,
    SYMBOL_WORDS,
)
from kiru.games.babylon.words.view import pays
from kiru.games.babylon.words.view_garden import corners, feet_words, table_of
from kiru.games.kit import Names
from kiru.text import Texts


def prompt(state: State, names: Names, texts: Texts) -> str:
    """Who is asked what."""
    s = table_of(state)
    if s.is_over:
        return texts("prompt-over")
    if s.seat == CHANCE:
        return texts("prompt-chance")
    name = names[s.seat]
    phase = act.PHASES[s.phase]
    if s.phase == act.BUILDING:
        return texts("prompt-building", name=name, pillars=s.singles[s.seat])
    if s.phase == act.PLACING:
        return texts("prompt-placing", name=name, tile=tile_object(s.box, s.building, texts))
    if s.phase in (act.SUPPORTING, act.ROTATING):
        return texts(f"prompt-{phase}", name=name, cell=SPOT_WORDS[s.spot], level=s.level)
    return texts(f"prompt-{phase}", name=name)


def label(state: State, action: int, texts: Texts) -> str:
    """A player's action before it is taken."""
    s = table_of(state)
    if action < act.BUILD_DUG:
        return quarry_label(s, action, texts)
    if action < act.PLACE:
        return build_label(s, action, texts)
    if action < act.DONE:
        return lay_label(s, action, texts)
    if action == act.DONE:
        return texts("label-done")
    if action < act.CHANGE:
        return decoration_words("label", s, action, texts)
    if action < act.KEEP_DUG:
        cell, symbol = divmod(action - act.CHANGE, c.SYMBOLS)
        return texts("label-symbol", cell=CELL_WORDS[cell], symbol=symbol_name(SYMBOL_WORDS[symbol], texts))
    return keep_label(s, action, texts)


def opening(state: State, action: int, texts: Texts) -> str:
    """The two symbols of the first tile, if it is clay; granite has three and pays little."""
    s = table_of(state)
    tile = s.quarry[action % act.DIG]
    if c.material(tile) != c.CLAY:
        return texts(f"material-{c.MATERIALS[c.material(tile)]}")
    return " + ".join(sorted(symbol_name(symbol, texts) for symbol in corners(s.box, tile, 0) if symbol))


def quarry_label(s: Table, action: int, texts: Texts) -> str:
    number = action % act.DIG
    tile = tile_name(s.box, s.quarry[number], texts)
    if action < act.DIG:
        return texts("label-remove", tile=tile, column=COLUMN_WORDS[number])
    return texts("label-dig", tile=tile, column=COLUMN_WORDS[number], pillars=pays(s, number, s.seat))


def build_label(s: Table, action: int, texts: Texts) -> str:
    if action == act.BUILD_DUG:
        return texts("label-build-dug", tile=tile_name(s.box, s.dug, texts))
    if action == act.BUILD_STORED:
        return texts("label-build-stored", tile=tile_name(s.box, s.stored[s.seat], texts))
    return texts("label-stop")


def lay_label(s: Table, action: int, texts: Texts) -> str:
    """Place, support and rotation, with the price before it is paid."""
    if action < act.SUPPORT:
        spot, level = divmod(action - act.PLACE, act.LEVELS)
        pillars = terraces.least_price(s, spot, level + 1)
        return texts("label-place", cell=SPOT_WORDS[spot], level=level + 1, pillars=pillars)
    if action < act.ROTATE:
        return support_label(s, action - act.SUPPORT, texts)
    rotation = action - act.ROTATE
    named = zip(CORNER_WORDS, corners(s.box, s.building, rotation), strict=True)
    args = {corner: symbol_name(symbol, texts) for corner, symbol in named}
    return texts("label-rotate", degrees=90 * rotation, **args)


def support_label(s: Table, choice: int, texts: Texts) -> str:
    """What the tile would stand on, and what that costs."""
    feet = terraces.feet_at(s, s.spot, s.level)
    name = feet_name(feet_words(pillars.kept_feet(feet, choice)), texts)
    price = terraces.price(s, feet, choice)
    if choice == 0:
        return texts("label-support-four", feet=name, pillars=price)
    corner = texts(f"corner-{CORNER_WORDS[choice - 1]}")
    return texts("label-support-three", corner=corner, feet=name, pillars=price)


def decoration_words(kind: str, s: Table, action: int, texts: Texts, **args: str) -> str:
    """A decoration with its cells, level and worth: as a `label`, or with a name as a `story`."""
    symbol, cells, levels = decoration(s, action)
    points = s.box.points[symbol] * sum(set(levels))
    word = c.PIECE_WORDS[symbol]
    return texts(f"{kind}-{word}", cells=cells, level=levels[0], high=levels[-1], points=points, **args)


def decoration(s: Table, action: int) -> tuple[int, str, list[int]]:
    """The kind, the cells in words, and the levels of the decoration that an action builds."""
    seat = s.seat * CELLS
    if action >= act.STATUE:
        cell = action - act.STATUE
        return c.STATUE, CELL_WORDS[cell], [s.tops[seat + cell]]
    if action >= act.BRIDGE:
        span = action - act.BRIDGE
        return c.BRIDGE, SPAN_WORDS[span], [s.tops[seat + span_start(span)]]
    kind = c.STAIRWAY if action < act.FOUNTAIN else c.FOUNTAIN
    edge = action - (act.STAIRWAY if kind == c.STAIRWAY else act.FOUNTAIN)
    place = seat + edge_start(edge)
    return kind, EDGE_WORDS[edge], sorted((s.tops[place], s.tops[place + edge_step(edge)]))


def keep_label(s: Table, action: int, texts: Texts) -> str:
    if action == act.KEEP_NONE:
        return texts("label-keep-none")
    tile = s.dug if action == act.KEEP_DUG else s.stored[s.seat]
    word = "dug" if action == act.KEEP_DUG else "stored"
    return texts(f"label-keep-{word}", tile=tile_name(s.box, tile, texts))
