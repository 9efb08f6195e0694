"""The state as JSON: what any client draws, the same for everybody."""

from typing import Any

from kiru.core.game import CHANCE, State
from kiru.games.meadow.engine import actions as act
from kiru.games.meadow.engine import scoring
from kiru.games.meadow.engine.components import KINDS
from kiru.games.meadow.engine.state import Table

View = dict[str, Any]


def view(state: State, before: State | None = None, shown: View | None = None) -> View:
    """The whole table; it is small, so nothing of the view before is kept."""
    s = table_of(state)
    return {
        "game": "meadow",
        "phase": act.PHASES[s.phase],
        "seat": None if s.seat == CHANCE else s.seat,
        "turn": s.turn,
        "round": s.round,
        "rounds": s.box.rounds,
        "row": [{"key": s.box.keys[kind], "count": s.row[kind]} for kind in range(KINDS)],
        "players": [player(s, seat) for seat in range(s.players)],
    }


def player(s: Table, seat: int) -> View:
    lines = scoring.lines(s, seat)
    return {
        "flowers": [{"key": s.box.keys[kind], "count": s.owned[seat * KINDS + kind]} for kind in range(KINDS)],
        "score": dict(zip(scoring.LINES, lines, strict=True)),
        "total": sum(lines),
    }


def table_of(state: State) -> Table:
    if not isinstance(state, Table):
        raise TypeError(type(state))
    return state
