"""Why a decoration or a changed symbol is refused, as a fact of this table (B41 to B45, B51, B52)."""

from kiru.core.game import NONE
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine import decorations
from kiru.games.babylon.engine.garden import CELLS, edge_start, edge_step, span_start, span_step
from kiru.games.babylon.engine.state import RISING_STAIRS, Table
from kiru.games.babylon.words.names import symbol_name
from kiru.games.babylon.words.notation import CELL_WORDS
from kiru.text import Texts


def decoration_fact(s: Table, action: int, texts: Texts) -> str:
    """The fact against a decoration, or against changing a symbol."""
    if action >= act.CHANGE:
        cell, symbol = divmod(action - act.CHANGE, c.SYMBOLS)
        return change_fact(s, cell, symbol + 1, texts)
    rule = decorations.why_not_decorate(s, action)
    if action >= act.STATUE:
        cell = action - act.STATUE
        return texts("why-line", cell=CELL_WORDS[cell]) if rule == 44 else spaces_fact(s, c.STATUE, [cell], texts)
    if action >= act.BRIDGE:
        return bridge_fact(s, action - act.BRIDGE, rule, texts)
    symbol = c.STAIRWAY if action < act.FOUNTAIN else c.FOUNTAIN
    edge = action - (act.STAIRWAY if symbol == c.STAIRWAY else act.FOUNTAIN)
    cells = [edge_start(edge), edge_start(edge) + edge_step(edge)]
    return spaces_fact(s, symbol, cells, texts) if rule == 41 else levels_fact(s, cells, texts)


def levels_fact(s: Table, cells: list[int], texts: Texts) -> str:
    """Bare ground, one tile under both spaces, or the levels of the two tiles (B42, B43, B45)."""
    for cell in cells:
        if s.shown[s.seat * CELLS + cell] == NONE:
            return texts("why-bare", cell=CELL_WORDS[cell])
    first, second = (s.seat * CELLS + cell for cell in cells)
    if s.shown[first] == s.shown[second]:
        return texts("why-one-tile", first=CELL_WORDS[cells[0]], second=CELL_WORDS[cells[1]])
    return texts(
        "why-levels",
        first=CELL_WORDS[cells[0]],
        second=CELL_WORDS[cells[1]],
        level=s.tops[first],
        other=s.tops[second],
    )


def bridge_fact(s: Table, span: int, rule: int, texts: Texts) -> str:
    """Ends that do not match, or what lies in the gap (B45)."""
    start, step = span_start(span), span_step(span)
    ends = [start, start + 2 * step]
    place, gap = s.seat * CELLS + start, s.seat * CELLS + start + step
    if rule == 41:
        return spaces_fact(s, c.BRIDGE, ends, texts)
    name = CELL_WORDS[start + step]
    level = s.tops[place]
    if s.tops[gap + step] != level or not level:
        return levels_fact(s, ends, texts)
    if s.tops[gap] >= level:
        return texts("why-too-high", cell=name, top=s.tops[gap])
    if s.decks[gap] >= level or (s.ground_gap and s.decks[gap]):
        return texts("why-crossed", cell=name, level=s.decks[gap])
    if s.tops[gap] == level - 1 and s.things[gap] != c.EMPTY:
        return texts("why-occupied", cell=name, item=item_name(s.things[gap], texts))
    return texts("why-not-ground", cell=name, level=s.tops[gap])


def spaces_fact(s: Table, symbol: int, cells: list[int], texts: Texts) -> str:
    """The symbol that is missing, the empty supply, what stands there, or that no tile is new (B41)."""
    wanted = symbol_name(c.PIECE_WORDS[symbol], texts)
    for cell in cells:
        fact = symbol_fact(s, cell, symbol, texts)
        if fact:
            return fact
    if not s.supply[symbol]:
        return texts("why-no-item", item=wanted)
    for cell in cells:
        fact = taken_fact(s, cell, texts)
        if fact:
            return fact
    return texts("why-not-fresh", count=len(cells))


def symbol_fact(s: Table, cell: int, symbol: int, texts: Texts) -> str:
    """What a cell shows instead of a symbol; nothing if it shows it."""
    place = s.seat * CELLS + cell
    if s.shown[place] == NONE:
        return texts("why-bare", cell=CELL_WORDS[cell])
    found = s.symbols[place]
    if found == symbol:
        return ""
    wanted = symbol_name(c.PIECE_WORDS[symbol], texts)
    if not found:
        return texts("why-blank", cell=CELL_WORDS[cell], wanted=wanted)
    return texts("why-symbol", cell=CELL_WORDS[cell], found=symbol_name(c.PIECE_WORDS[found], texts), wanted=wanted)


def taken_fact(s: Table, cell: int, texts: Texts) -> str:
    """What stands on a cell or crosses it; nothing if it is free."""
    place = s.seat * CELLS + cell
    if s.things[place] != c.EMPTY:
        return texts("why-occupied", cell=CELL_WORDS[cell], item=item_name(s.things[place], texts))
    return texts("why-crossed", cell=CELL_WORDS[cell], level=s.decks[place]) if s.decks[place] else ""


def item_name(thing: int, texts: Texts) -> str:
    return texts(f"item-{c.PIECE_WORDS[c.STAIRWAY if thing == RISING_STAIRS else thing]}")


def change_fact(s: Table, cell: int, symbol: int, texts: Texts) -> str:
    """Once a turn (B52), by a token for it, on a new tile (B51), to what serves a decoration (B41)."""
    place, name = s.seat * CELLS + cell, CELL_WORDS[cell]
    if s.changed != NONE:
        return texts("why-changed", cell=CELL_WORDS[s.changed])
    if s.token not in (c.CHANGE_SYMBOL, c.FILL_BLANK):
        return texts("why-token")
    if s.shown[place] == NONE:
        return texts("why-bare", cell=name)
    if not decorations.is_fresh(s, place):
        return texts("why-not-fresh", count=1)
    if not decorations.can_change(s, place):
        return texts("why-no-symbol" if s.token == c.CHANGE_SYMBOL else "why-no-blank", cell=name)
    wanted = symbol_name(c.PIECE_WORDS[symbol], texts)
    if s.symbols[place] == symbol:
        return texts("why-same-symbol", cell=name, wanted=wanted)
    return taken_fact(s, cell, texts) or texts("why-no-use", cell=name, wanted=wanted)
