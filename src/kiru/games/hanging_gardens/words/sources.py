"""Where the points of a garden come from (H40 to H47)."""

from collections.abc import Iterable

from kiru.core.game import State
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine import scoring
from kiru.games.hanging_gardens.engine.garden import CELLS, group_around
from kiru.games.hanging_gardens.engine.state import Table
from kiru.games.hanging_gardens.words.names import figure_parts, objective_name
from kiru.games.hanging_gardens.words.notation import CELL_WORDS
from kiru.games.hanging_gardens.words.view import table_of
from kiru.games.hanging_gardens.words.view_pieces import cells_in
from kiru.games.sources import History, Pad, ScoreSource, joined
from kiru.text import Texts


def sources(state: State, history: History) -> list[Pad]:
    """By seat the sources of every line, in the order of LINES; a garden tells them without its history."""
    s = table_of(state)
    return [pad(s, seat) for seat in range(s.players)]


def pad(s: Table, seat: int) -> Pad:
    return [
        irrigation(s, seat),
        *(flowers(s, seat, color) for color in (c.BLUE, c.RED, c.YELLOW)),
        trees(s, seat),
        [
            ScoreSource(at([cell]), points)
            for cell in own_cells(s, seat)
            if (points := scoring.animal_points(s, seat, cell))
        ],
        [
            ScoreSource(at([cell]), points)
            for cell in own_cells(s, seat)
            if (points := scoring.visitor_points(s, seat, cell))
        ],
        objectives(s, seat),
    ]


def at(cells: Iterable[int]) -> tuple[str, ...]:
    return joined("cell", [CELL_WORDS[cell] for cell in cells])


def own_cells(s: Table, seat: int) -> list[int]:
    return cells_in(s.cells[seat])


def irrigation(s: Table, seat: int) -> list[ScoreSource]:
    """One source: what a card adds depends on how many there are (H40)."""
    points = scoring.irrigation(s, seat)
    return [ScoreSource(at(cells_in(scoring.watered_places(s, seat))), points)] if points else []


def flowers(s: Table, seat: int, color: int) -> list[ScoreSource]:
    """Card by card of the group that counts (H41 to H43)."""
    cells = cells_in(scoring.flower_bed(s, seat, color))
    return [ScoreSource(at([cell]), scoring.carries(s, seat * CELLS + cell, color)) for cell in cells]


def trees(s: Table, seat: int) -> list[ScoreSource]:
    """Group by group (H44)."""
    found = []
    for species in range(len(c.TREE_SPECIES)):
        standing = scoring.trees_of(s, seat, species)
        while standing:
            group = group_around(standing & -standing, standing)
            standing &= ~group
            found.append(ScoreSource(at(cells_in(group)), scoring.grove(s, species, scoring.count_bits(group))))
    return [source for source in found if source.points]


def objectives(s: Table, seat: int) -> list[ScoreSource]:
    """Marker by marker (H47)."""
    spaces = [space for space in range(c.SLOTS * c.SLOT_SPACES) if s.markers[space] == seat]
    found = [
        ScoreSource(joined("slot", [str(space // c.SLOT_SPACES + 1)]), scoring.space_points(s, space))
        for space in spaces
    ]
    return [source for source in found if source.points]


def source_name(state: State, seat: int, source: ScoreSource, texts: Texts) -> str:
    """The cards of a source, with what stands on them if that is one thing; or an objective."""
    s = table_of(state)
    words = [place.partition(" ")[2] for place in source.places]
    if source.places[0].startswith("slot"):
        return objective_name(s.box, s.objectives[int(words[0]) - 1], texts)
    figures = {figure_name(s, seat * CELLS + CELL_WORDS.index(word), texts) for word in words}
    figure = figures.pop() if len(figures) == 1 else ""
    return " ".join([figure, texts.join(words)]).strip()


def figure_name(s: Table, place: int, texts: Texts) -> str:
    """What stands on a card in a word or two, without what it is worth."""
    piece = scoring.figure(s, place)
    kind, species = s.box.kind[piece], s.box.species[piece]
    if kind == c.ANIMAL:
        return texts(f"species-{c.ANIMAL_SPECIES[species]}")
    return figure_parts(s.box, piece, texts)[0].partition(" (")[0] if kind in (c.TREE, c.VISITOR) else ""
