"""Where points come from: most are scored once and for all, so the game's own history tells (A21, A35 to A72)."""

from collections.abc import Iterator

from kiru.core.game import NONE, State
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine import scoring
from kiru.games.amyitis.engine.garden import AREA_NAMES, square_name
from kiru.games.amyitis.engine.state import BANKERS, ENGINEERS, IRRIGATION, KEPT, MARDUK_FAVOR, PALACES, SALES, Table
from kiru.games.amyitis.words.names import area_name, city_name, resource_name, temple_name
from kiru.games.amyitis.words.view import table_of
from kiru.games.sources import History, Pad, ScoreSource, joined, merged
from kiru.text import Texts


class Moment:
    """What tells the places of the points that a decision brings; the state itself changes with it."""

    def __init__(self, s: Table, action: int) -> None:
        self.action = action
        self.square = s.square
        self.points = list(s.points)

    def place(self, s: Table, source: int) -> str:
        """Where the points of a kept source were scored."""
        if source == ENGINEERS:
            return f"area {AREA_NAMES[self.action - act.AREA]}"
        fixed = {
            MARDUK_FAVOR: f"temple {c.TEMPLE_WORDS[c.MARDUK]}",
            SALES: f"city {s.box.space_keys[0]}",
            PALACES: f"court {c.COURT_WORDS[c.PALACE]}",
            BANKERS: f"court {c.COURT_WORDS[c.BANKER]}",
        }
        if source in fixed:
            return fixed[source]
        is_begun = source == IRRIGATION and self.square != NONE
        return f"square {square_name(self.square if is_begun else self.action - act.PLANT)}"


def sources(state: State, history: History) -> list[Pad]:
    """By seat the sources of every line, in the order of LINES."""
    s = table_of(state)
    kept: list[Pad] = [[[] for _ in range(KEPT)] for _ in range(s.players)]
    for seat, line, source in scored(s, history):
        kept[seat][line].append(source)
    return [[*map(merged, kept[seat]), favor(s, seat), tokens(s, seat)] for seat in range(s.players)]


def scored(s: Table, history: History) -> Iterator[tuple[int, int, ScoreSource]]:
    """Every time that points were kept: the seat, the line, and what was scored where."""
    last: Moment | None = None
    for before, action in history:
        table = table_of(before)
        if last is not None:
            yield from gained(table, last)
        last = Moment(table, action)
    if last is not None:
        yield from gained(s, last)


def gained(after: Table, moment: Moment) -> Iterator[tuple[int, int, ScoreSource]]:
    for number, points in enumerate(after.points):
        if points != moment.points[number]:
            seat, line = divmod(number, KEPT)
            yield seat, line, ScoreSource((moment.place(after, line),), points - moment.points[number])


def favor(s: Table, seat: int) -> list[ScoreSource]:
    """The own tiles together (A71)."""
    points = scoring.favor(s, seat)
    return [ScoreSource(joined("tiles", ["own"]), points)] if points else []


def tokens(s: Table, seat: int) -> list[ScoreSource]:
    """Resource by resource (A72)."""
    row = seat * c.RESOURCES
    found = [ScoreSource(joined("token", [word]), s.tokens[row + n]) for n, word in enumerate(c.RESOURCE_WORDS)]
    return [source for source in found if source.points]


def source_name(state: State, seat: int, source: ScoreSource, texts: Texts) -> str:
    """The one place of a source in words."""
    s = table_of(state)
    kind, _, word = source.places[0].partition(" ")
    if kind == "area":
        return area_name(AREA_NAMES.index(word), texts)
    if kind == "temple":
        return temple_name(c.TEMPLE_WORDS.index(word), texts)
    if kind == "city":
        return city_name(s.box, list(s.box.space_keys).index(word), texts)
    if kind == "token":
        return resource_name(c.RESOURCE_WORDS.index(word), texts)
    return texts(f"source-{kind}-{word}") if kind in ("court", "tiles") else texts("source-square", square=word)
