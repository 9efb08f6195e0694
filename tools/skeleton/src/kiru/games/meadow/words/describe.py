"""The table in sentences, for the plain terminal and the screen reader; and how the game ended."""

from kiru.core.game import State
from kiru.games.kit import Names
from kiru.games.meadow.engine import scoring
from kiru.games.meadow.engine.components import KINDS
from kiru.games.meadow.engine.state import Table
from kiru.games.meadow.words.names import counted
from kiru.games.meadow.words.view import table_of
from kiru.games.standings import standings
from kiru.text import Texts


def describe(state: State, names: Names, texts: Texts) -> list[str]:
    """Everything a look at the table would tell."""
    s = table_of(state)
    return [
        texts("describe-round", round=s.round, rounds=s.box.rounds),
        texts("describe-row", flowers=counted(s.box, list(s.row), texts)),
        *(player_sentence(s, seat, names[seat], texts) for seat in range(s.players)),
    ]


def player_sentence(s: Table, seat: int, name: str, texts: Texts) -> str:
    owned = [s.owned[seat * KINDS + kind] for kind in range(KINDS)]
    flowers = counted(s.box, owned, texts)
    return texts("describe-player", name=name, flowers=flowers, total=scoring.score(s, seat))


def result(state: State, names: Names, texts: Texts) -> list[str]:
    """Who has won, and everybody's place."""
    s = table_of(state)
    points = [scoring.score(s, seat) for seat in range(s.players)]
    return standings(points, scoring.ranking(s), names, texts)
