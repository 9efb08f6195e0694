"""The table as numbers for learning, from one seat's point of view: that seat first, the others in their order."""

from typing import Final, cast

from mypy_extensions import i64

from kiru.core.game import NONE, State
from kiru.core.observation import Observation, Observer
from kiru.games.meadow.engine import actions as act
from kiru.games.meadow.engine import scoring
from kiru.games.meadow.engine.components import KINDS, MAX_PLAYERS
from kiru.games.meadow.engine.state import Table

ROUNDS: Final = 9
COPIES: Final = 12
LINE: Final = 50
"""Numbers that hardly any game goes beyond; what does counts as the highest."""


class MeadowObserver(Observer):
    def observe(self, state: State, seat: i64, row: Observation) -> None:
        """The whole table as a row; what everybody knows is all there is to know."""
        s = cast(Table, state)
        row.group("phase")
        row.one_of(s.phase, len(act.PHASES))
        row.group("round")
        row.put(s.round, ROUNDS)
        row.group("turn")
        row.one_of((s.turn - seat + s.players) % s.players, s.players)
        row.group("picked")
        row.put(s.picked, MAX_PLAYERS)
        row.group("row")
        row.row(s.row, 0, KINDS, MAX_PLAYERS + 1)
        for place in range(s.players):
            row.about(place)
            player(s, (seat + place) % s.players, row)
        row.about(NONE)
        row.group("unseen")
        row.row(s.unseen, 0, KINDS, COPIES)


def player(s: Table, seat: i64, row: Observation) -> None:
    row.group("flowers")
    row.row(s.owned, seat * KINDS, KINDS, COPIES)
    row.group("score")
    row.put(scoring.score(s, seat), LINE)
