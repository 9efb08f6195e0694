"""The chapters of the booklet: per step what forbids it, what it offers and what it does."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.games.meadow.engine import actions as act
from kiru.games.meadow.engine.components import KINDS
from kiru.games.meadow.engine.state import Table


def lying(s: Table) -> i64:
    """How many flowers lie in the row."""
    count: i64 = 0
    for kind in range(i64(KINDS)):
        count += s.row[kind]
    return count


def lay(s: Table, kind: i64) -> bool:
    """Put a flower into the row; true when it is full, with one flower more than players (M02)."""
    s.unseen[kind] -= 1
    s.row[kind] += 1
    return lying(s) > s.players


def why_not_pick(s: Table, kind: i64) -> i64:
    """0, or the rule that forbids to pick a flower of this kind: none lies there (M10)."""
    return 0 if s.row[kind] > 0 else 10


def pickable(s: Table, out: Actions) -> None:
    """Offer every kind that lies in the row (M10)."""
    for kind in range(i64(KINDS)):
        if why_not_pick(s, kind) == 0:
            out.add(act.PICK + kind)


def pick(s: Table, kind: i64) -> None:
    """Take a flower from the row (M10)."""
    s.row[kind] -= 1
    s.owned[s.seat * KINDS + kind] += 1
    s.picked += 1


def clear_row(s: Table) -> None:
    """What nobody picked leaves the game (M11)."""
    for kind in range(i64(KINDS)):
        s.row[kind] = 0
