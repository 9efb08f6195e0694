"""Where points come from (M20, M21)."""

from kiru.core.game import State
from kiru.games.meadow.engine import scoring
from kiru.games.meadow.engine.components import KINDS
from kiru.games.meadow.engine.state import Table
from kiru.games.meadow.words.names import flower_name
from kiru.games.meadow.words.view import table_of
from kiru.games.sources import History, Pad, ScoreSource
from kiru.text import Texts


def sources(state: State, history: History) -> list[Pad]:
    """By seat the sources of every line, in the order of LINES."""
    s = table_of(state)
    return [pad(s, seat) for seat in range(s.players)]


def pad(s: Table, seat: int) -> Pad:
    """Kind by kind what the flowers are worth; the bouquets all together."""
    owned = [s.owned[seat * KINDS + kind] for kind in range(KINDS)]
    kinds = [ScoreSource((f"flower {s.box.keys[kind]}",), owned[kind] * s.box.points[kind]) for kind in range(KINDS)]
    everything = tuple(f"flower {key}" for key in s.box.keys)
    bouquets = scoring.bouquets(s, seat)
    return [[one for one in kinds if one.points], [ScoreSource(everything, bouquets)] if bouquets else []]


def source_name(state: State, seat: int, source: ScoreSource, texts: Texts) -> str:
    box = table_of(state).box
    kinds = [list(box.keys).index(place.partition(" ")[2]) for place in source.places]
    return texts.join([flower_name(box, kind, texts) for kind in kinds])
