"""The first state: everything random still to be dealt (M01, M02)."""

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import CHANCE, NONE
from kiru.games.meadow.engine import actions as act
from kiru.games.meadow.engine.components import KINDS
from kiru.games.meadow.engine.state import Table


def fill(size: i64, value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(size)])


def set_up(s: Table) -> None:
    """Lay out an empty table; the first chance decision is already asked."""
    s.row = fill(KINDS, 0)
    s.owned = fill(s.players * KINDS, 0)
    s.unseen = fill(KINDS, 0)
    for kind in range(i64(KINDS)):
        s.unseen[kind] = s.box.copies[kind]
    s.seat = CHANCE
    if s.chosen_first == NONE:
        s.phase = act.DRAWING_FIRST
    else:
        start(s, s.chosen_first)


def start(s: Table, seat: i64) -> None:
    """The first player is known; the row is laid out next (M01)."""
    s.turn = seat
    s.phase = act.LAYING
