"""Where the points of a garden come from (B61)."""

from kiru.core.game import State
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine import scoring
from kiru.games.babylon.engine.garden import CELLS
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.words.notation import SPOT_WORDS
from kiru.games.babylon.words.view_garden import item, table_of
from kiru.games.sources import History, Pad, ScoreSource, joined
from kiru.text import Texts

KINDS = (c.STATUE, c.FOUNTAIN, c.BRIDGE, c.STAIRWAY)
"""The decorations, in the order of the pad."""


def sources(state: State, history: History) -> list[Pad]:
    """By seat the sources of every line, in the order of LINES; items and tiles are numbered as the view lists them."""
    s = table_of(state)
    return [pad(s, seat) for seat in range(s.players)]


def pad(s: Table, seat: int) -> Pad:
    return [
        *(items(s, seat, kind) for kind in KINDS),
        decoration_sets(s, seat),
        flower_sets(s, seat),
        items(s, seat, c.BELVEDERE),
        highest_point(s, seat),
    ]


def visible(s: Table, seat: int, kind: int) -> list[int]:
    """The items of a kind that are seen from above, counted from the seat's first."""
    first = seat * CELLS
    of_kind = [number for number in range(s.items[seat]) if s.item_kind[first + number] == kind]
    return [number for number in of_kind if scoring.is_visible(s, seat, first + number)]


def items(s: Table, seat: int, kind: int) -> list[ScoreSource]:
    found = visible(s, seat, kind)
    return [ScoreSource(joined("item", [str(n)]), scoring.item_points(s, seat * CELLS + n)) for n in found]


def decoration_sets(s: Table, seat: int) -> list[ScoreSource]:
    """Set by set: the first of each kind, the second of each kind, and so on."""
    rows = [visible(s, seat, kind) for kind in KINDS]
    sets = [[str(row[number]) for row in rows] for number in range(scoring.decoration_set_count(s, seat))]
    return [ScoreSource(joined("item", one), s.box.decoration_set) for one in sets]


def flower_sets(s: Table, seat: int) -> list[ScoreSource]:
    """Set by set: a visible tile of each flower."""
    seen = scoring.visible_tiles(s, seat)
    rows: list[list[str]] = [[] for _ in range(c.FLOWERS)]
    for index in range(s.laid[seat]):
        if seen >> index & 1:
            rows[s.box.flower[s.laid_tile[seat * c.MAX_LAID + index]]].append(str(index))
    sets = [[row[number] for row in rows] for number in range(scoring.flower_set_count(s, seat))]
    return [ScoreSource(joined("tile", one), s.box.flower_set) for one in sets]


def highest_point(s: Table, seat: int) -> list[ScoreSource]:
    """The tiles on the highest level, together."""
    level = s.highest[seat]
    tiles = [str(index) for index in range(s.laid[seat]) if s.laid_level[seat * c.MAX_LAID + index] == level]
    return [ScoreSource(joined("tile", tiles), scoring.highest_point(s, seat))] if tiles else []


def source_name(state: State, seat: int, source: ScoreSource, texts: Texts) -> str:
    """The items and tiles of a source, with where they stand."""
    s = table_of(state)
    return texts.join([place_name(s, seat, place, texts) for place in source.places])


def place_name(s: Table, seat: int, place: str, texts: Texts) -> str:
    kind, _, word = place.partition(" ")
    number = int(word)
    if kind == "item":
        one = item(s, seat, seat * CELLS + number)
        return texts("source-item", item=texts(f"item-{one['kind']}"), cells="-".join(one["cells"]))
    laid = seat * c.MAX_LAID + number
    flower = texts(f"flower-{c.FLOWER_WORDS[s.box.flower[s.laid_tile[laid]]]}")
    return texts("source-tile", flower=flower, cell=SPOT_WORDS[s.laid_spot[laid]], level=s.laid_level[laid])
