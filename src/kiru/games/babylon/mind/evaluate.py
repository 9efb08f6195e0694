"""What the final score of a garden in Babylon may be told from: points, open symbols, pillars and rounds left."""

from typing import Final

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.babylon.engine import scoring
from kiru.games.babylon.engine.components import BRIDGE, EMPTY, FLOWERS, FOUNTAIN, STAIRWAY, STATUE
from kiru.games.babylon.engine.garden import CELLS
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.mind.outlook import OUTLOOK, list_outlook
from kiru.games.babylon.mind.priors import symbols_of

FEATURES: Final = [
    "score", "constant", "turns", "turns_squared",
    "pillars", "pillars_by_turns", "stored", "stored_symbols", "stored_by_turns",
    "laid", "laid_by_turns", "highest", "highest_by_turns",
    "stairway_symbols", "fountain_symbols", "bridge_symbols", "statue_symbols",
    "stairways_by_turns", "fountains_by_turns", "bridges_by_turns", "statues_by_turns",
    "blanks_by_turns", "high_cells_by_turns", "covered_by_turns",
    "set_wants_1", "set_wants_1_by_turns", "set_wants_2", "set_wants_2_by_turns", "set_wants_3_by_turns",
    "flowers_want_1", "flowers_want_1_by_turns", "flowers_want_2_by_turns",
    "statue_lines_by_turns",
    *OUTLOOK,
]  # fmt: skip
WEIGHTS: Final = [
    100, 0, 320, 4,
    0, 3, 0, 10, 4,
    0, 2, 0, 15,
    0, 0, 0, 0,
    2, 2, 2, 1,
    0, 2, 0,
    20, 8, 5, 4, 2,
    20, 8, 4,
    1,
    *[0] * len(OUTLOOK),
]  # fmt: skip
"""Guessed from playing: what a unit of each feature is worth, in hundredths of a point."""


def turns_left(s: Table, seat: i64) -> i64:
    """How many turns a seat still has, the one at hand included."""
    waiting = (seat - s.first + s.players) % s.players >= (s.turn - s.first + s.players) % s.players
    return s.box.rounds[s.players] - s.round + i64(waiting)


def score_sigma(s: Table) -> i64:
    """The spread of the final margin shrinks with the turns."""
    return 300 + 70 * (s.box.rounds[s.players] - s.round)


class Surface:
    """One look over a garden from above."""

    def __init__(self) -> None:
        self.stairways: i64 = 0
        """The levels of all free spaces with the symbol, added up; so are the next three."""
        self.fountains: i64 = 0
        self.bridges: i64 = 0
        self.statues: i64 = 0
        self.blanks: i64 = 0
        """Free spaces without a symbol."""
        self.high: i64 = 0
        """Free spaces on the highest level: what the next level may rest on."""
        self.covered: i64 = 0
        """Cells of the board under a tile."""


def look(s: Table, seat: i64) -> Surface:
    found = Surface()
    for place in range(seat * CELLS, (seat + 1) * CELLS):
        level = s.tops[place]
        if level:
            found.covered += 1
            if s.things[place] == EMPTY and s.decks[place] == 0:
                found.high += i64(level == s.highest[seat])
                note_symbol(found, s.symbols[place], level)
    return found


def note_symbol(found: Surface, symbol: i64, level: i64) -> None:
    if symbol == STAIRWAY:
        found.stairways += level
    elif symbol == FOUNTAIN:
        found.fountains += level
    elif symbol == BRIDGE:
        found.bridges += level
    elif symbol == STATUE:
        found.statues += level
    else:
        found.blanks += 1


def features(s: Table, seat: i64, out: Actions) -> None:
    """The numbers of FEATURES, in order."""
    turns = turns_left(s, seat)
    useful = i64(turns > 0)
    out.add(scoring.score(s, seat))
    out.add(1)
    out.add(turns)
    out.add(turns * turns)
    list_stock(s, seat, turns, out)
    out.add(s.laid[seat] * useful)
    out.add(s.laid[seat] * turns)
    out.add(s.highest[seat] * useful)
    out.add(s.highest[seat] * turns)
    found = look(s, seat)
    list_symbols(found, useful, out)
    list_symbols(found, turns, out)
    out.add(found.blanks * turns)
    out.add(found.high * turns)
    out.add(found.covered * turns)
    list_decoration_sets(s, seat, turns, out)
    list_flower_sets(s, seat, turns, out)
    out.add(count_lines(s.statue_lines[seat]) * turns)
    list_outlook(s, seat, turns, out)


def list_stock(s: Table, seat: i64, turns: i64, out: Actions) -> None:
    """Pillars and the tile in the slot."""
    tile = s.stored[seat]
    out.add(s.singles[seat] if turns else 0)
    out.add(s.singles[seat] * turns)
    out.add(i64(tile != NONE and turns > 0))
    out.add(symbols_of(s, tile) if tile != NONE and turns else 0)
    out.add(turns if tile != NONE else 0)


def list_symbols(found: Surface, factor: i64, out: Actions) -> None:
    out.add(found.stairways * factor)
    out.add(found.fountains * factor)
    out.add(found.bridges * factor)
    out.add(found.statues * factor)


def list_decoration_sets(s: Table, seat: i64, turns: i64, out: Actions) -> None:
    """How many kinds the next set of decorations still wants (B61)."""
    counts = scoring.visible_counts(s, seat)
    sets = scoring.scarcest_kind(counts)
    wants: i64 = 0
    for kind in range(i64(STAIRWAY), i64(STATUE + 1)):
        wants += i64(counts >> (scoring.COUNT * kind) & scoring.MOST_COUNT <= sets)
    useful = i64(turns > 0)
    out.add(useful if wants == 1 else 0)
    out.add(turns if wants == 1 else 0)
    out.add(useful if wants == 2 else 0)
    out.add(turns if wants == 2 else 0)
    out.add(turns if wants == 3 else 0)


def list_flower_sets(s: Table, seat: i64, turns: i64, out: Actions) -> None:
    """How many flowers the next set of visible tiles still wants (B61)."""
    counts = scoring.flower_counts(s, seat)
    sets: i64 = scoring.MOST_COUNT
    for flower in range(i64(FLOWERS)):
        count = counts >> (scoring.COUNT * flower) & scoring.MOST_COUNT
        sets = count if count < sets else sets
    wants: i64 = 0
    for flower in range(i64(FLOWERS)):
        wants += i64(counts >> (scoring.COUNT * flower) & scoring.MOST_COUNT <= sets)
    out.add(i64(wants == 1 and turns > 0))
    out.add(turns if wants == 1 else 0)
    out.add(turns if wants == 2 else 0)


def count_lines(lines: i64) -> i64:
    count: i64 = 0
    while lines:
        lines &= lines - 1
        count += 1
    return count


assert len(FEATURES) == len(WEIGHTS)
