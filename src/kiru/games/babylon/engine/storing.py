"""The end of a turn: which tile is kept, and what goes back (B25, B26)."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.components import DOUBLE, SINGLE
from kiru.games.babylon.engine.state import Table


def has_tile(s: Table) -> bool:
    """Whether a tile is left in hand or in the slot."""
    return s.dug != NONE or s.stored[s.turn] != NONE


def why_not_keep(s: Table, action: i64) -> i64:
    """Only a tile that is there can be kept (B25)."""
    if action == act.KEEP_DUG:
        if s.dug != NONE:
            return 0
    elif action == act.KEEP_NONE or s.stored[s.seat] != NONE:
        return 0
    return 25


def keepable(s: Table, out: Actions) -> None:
    """Offer the tile dug, the tile stored, or none (B25)."""
    for action in range(i64(act.KEEP_DUG), i64(act.KEEP_NONE + 1)):
        if why_not_keep(s, action) == 0:
            out.add(action)


def keep(s: Table, action: i64) -> None:
    """One tile stays in the slot, the others leave the game (B25)."""
    if action == act.KEEP_DUG:
        s.stored[s.seat] = s.dug
    elif action == act.KEEP_NONE:
        s.stored[s.seat] = NONE
    s.dug = NONE


def return_pillars(s: Table) -> None:
    """Doubles, and singles beyond the spaces of the board, go back to the supply (B25)."""
    s.supply[DOUBLE] += s.doubles
    s.doubles = 0
    over = s.singles[s.turn] - s.box.stored_singles
    if over > 0:
        s.singles[s.turn] -= over
        s.supply[SINGLE] += over
