"""The table as numbers for learning, from one seat's point of view: that seat first, the others in their order."""

from typing import Final, cast

from mypy_extensions import i64

from kiru.core.game import NONE, State
from kiru.core.observation import Faces, Observation, Observer
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine import scoring
from kiru.games.hanging_gardens.engine.components import (
    ANIMAL,
    AUTOMATA,
    BLUE,
    COLUMNS,
    CROWNS,
    GARDENERS,
    GOLD,
    IRRIGATED,
    ITEMS,
    MARKET_LEVELS,
    MAX_PLAYERS,
    PIECES,
    RED,
    ROUNDS,
    SLOT_SPACES,
    SLOTS,
    STACKS,
    TOOLS,
    TREE,
    VISITOR,
    WISHES,
    YELLOW,
    Box,
)
from kiru.games.hanging_gardens.engine.garden import CELLS, leftmost
from kiru.games.hanging_gardens.engine.objectives import best_free_space
from kiru.games.hanging_gardens.engine.state import Table

FIGURE = [1] * 5 + [1] * 3 + [1] * 3 + [1, 3, 3, 3]
"""The kind, the animal's and the tree's species, water, and flowers of the three colors."""
FACE = [*FIGURE, 1, 1, 1, 9, 9, 9, 4, *[1] * WISHES]
"""All that and the three bonuses, an animal's points by level, a visitor's points and wishes."""
SPECIES: Final = 5
ITEM_COLUMNS: Final = 11
BONUS_COLUMNS: Final = 15
POINT_COLUMNS: Final = 18
WISH_COLUMNS: Final = 21

PURSE: Final = 12
ON_A_LEVEL: Final = 10
WISHED: Final = 6
REQUIRED: Final = 6
SLOT_POINTS: Final = 12
LINE: Final = 30
COPIES: Final = 4
"""Numbers that hardly any game goes beyond; what does counts as the highest."""
LINES: Final = 8
"""Lines of the score pad."""


class HangingGardensObserver(Observer):
    """Knows what every piece of its box shows, in the market and in a garden."""

    def __init__(self, box: Box) -> None:
        self.faces = Faces(PIECES, FACE)
        self.figures = Faces(PIECES, FIGURE)
        """Without bonuses and wishes: what counts in a garden."""
        self.wishes = Faces(PIECES, [WISHED] * WISHES)
        for piece in range(i64(PIECES)):
            note_figure(box, self.faces, piece)
            note_figure(box, self.figures, piece)
            note_bonuses(box, self.faces, piece)
            if box.kind[piece] == VISITOR:
                note_wishes(box, self.faces, self.wishes, piece)

    def observe(self, state: State, seat: i64, row: Observation) -> None:
        """The whole table as a row; what everybody knows is all there is to know."""
        s = cast(Table, state)
        moment(s, seat, row)
        offers(s, self.faces, row)
        objectives(s, seat, row)
        for place in range(s.players):
            row.about(place)
            player(s, (seat + place) % s.players, self.figures, self.wishes, row)
        row.about(NONE)
        unseen(s, row)


def note_figure(box: Box, faces: Faces, piece: i64) -> None:
    kind = box.kind[piece]
    faces.note(piece, kind, 1)
    if kind == ANIMAL:
        faces.note(piece, SPECIES + box.species[piece], 1)
    elif kind == TREE:
        faces.note(piece, SPECIES + 3 + box.species[piece], 1)
    row = piece * ITEMS
    faces.note(piece, ITEM_COLUMNS, box.items[row + IRRIGATED])
    faces.note(piece, ITEM_COLUMNS + 1, box.items[row + BLUE])
    faces.note(piece, ITEM_COLUMNS + 2, box.items[row + YELLOW])
    faces.note(piece, ITEM_COLUMNS + 3, box.items[row + RED])


def note_bonuses(box: Box, faces: Faces, piece: i64) -> None:
    row = piece * ITEMS
    faces.note(piece, BONUS_COLUMNS, box.items[row + GOLD])
    faces.note(piece, BONUS_COLUMNS + 1, box.items[row + TOOLS])
    faces.note(piece, BONUS_COLUMNS + 2, box.items[row + CROWNS])
    for level in range(i64(3)):
        faces.note(piece, POINT_COLUMNS + level, box.points[piece * 3 + level])


def note_wishes(box: Box, faces: Faces, wishes: Faces, piece: i64) -> None:
    visitor = box.species[piece]
    faces.note(piece, WISH_COLUMNS, box.visitor_points[visitor])
    for item in range(i64(WISHES)):
        if box.visitor_wishes[visitor] >> item & 1:
            faces.note(piece, WISH_COLUMNS + 1 + item, 1)
            wishes.note(piece, item, box.visitor_points[visitor])


def moment(s: Table, seat: i64, o: Observation) -> None:
    """The question, the round, whose turn it is and who holds the marker, counted from the own seat."""
    actors: i64 = 2 if s.players == 1 else s.players
    key = (((s.phase * 8 + s.round) * 64 + s.placed) * 8 + s.turn) * 8 + s.marker
    if o.same(key, len(act.PHASES) + ROUNDS + 1 + 2 * actors):
        return
    o.group("phase")
    o.one_of(s.phase, len(act.PHASES))
    o.group("round")
    o.one_of(s.round - 1, ROUNDS)
    o.group("placed")
    o.put(s.placed, GARDENERS * actors)
    o.group("turn")
    o.one_of((s.turn - seat + actors) % actors, actors)
    o.group("marker")
    o.one_of((s.marker - seat + actors) % actors, actors)


def offers(s: Table, faces: Faces, o: Observation) -> None:
    """Market, gardeners under it, stacks, and the piece in hand."""
    o.group("market")
    for place in range(i64(COLUMNS * MARKET_LEVELS)):
        o.face_once(faces, s.market[place])
    o.group("gardeners")
    for column in range(i64(COLUMNS)):
        sent: i64 = 0
        for space in range(column * MAX_PLAYERS, (column + 1) * MAX_PLAYERS):
            sent += i64(s.gardeners[space] != NONE)
        o.put_once(sent, MAX_PLAYERS)
    o.group("stacks")
    for stack in range(i64(STACKS)):
        o.face_once(faces, s.stack_top[stack])
    o.group("hand")
    o.face_once(faces, s.hand)
    o.group("bought")
    if not o.same(s.bought, STACKS):
        o.one_of(s.bought, STACKS)


def objectives(s: Table, seat: i64, o: Observation) -> None:
    """What each slot asks for, what its best free space gives, and who has completed it."""
    o.group("objectives")
    for slot in range(i64(SLOTS)):
        tile = s.objectives[slot]
        if o.same(slot_key(s, slot), ITEMS + 2 + s.players):
            continue
        o.one_of(NONE if tile == NONE else s.box.objective_item[tile], ITEMS)
        o.put(0 if tile == NONE else s.box.objective_required[tile], REQUIRED)
        space = best_free_space(s, slot)
        o.put(0 if space == NONE else scoring.space_points(s, space), SLOT_POINTS)
        for place in range(s.players):
            o.put(i64(has_marked(s, slot, (seat + place) % s.players)), 1)


def slot_key(s: Table, slot: i64) -> i64:
    """The tile of a slot, and whose marker stands on each of its spaces."""
    key = s.objectives[slot] + 1
    for space in range(slot * SLOT_SPACES, (slot + 1) * SLOT_SPACES):
        key = key * 8 + s.markers[space] + 1
    return key


def has_marked(s: Table, slot: i64, seat: i64) -> bool:
    for space in range(slot * SLOT_SPACES, (slot + 1) * SLOT_SPACES):
        if s.markers[space] == seat:
            return True
    return False


def player(s: Table, seat: i64, figures: Faces, wishes: Faces, o: Observation) -> None:
    """A player's things, the garden, what it holds level by level and wishes for, and its points."""
    o.group("purse")
    o.put_once(s.gold[seat], PURSE)
    o.put_once(s.tools[seat], PURSE)
    if not o.same(garden_key(s, seat), CELLS + CELLS * figures.width + 3 * ITEMS + wishes.width + LINES):
        garden(s, seat, figures, wishes, o)


def garden_key(s: Table, seat: i64) -> i64:
    """The irrigation card, the objectives marked, and where cards and tiles lie: nothing of it is exchanged."""
    tiles: i64 = 0
    for spot in range(seat * CELLS, (seat + 1) * CELLS):
        tiles = tiles * 2 + i64(s.tiles[spot] != NONE)
    return (((s.irrigation[seat] + 1) * 8 + scoring.completed(s, seat)) << CELLS | tiles) << CELLS | s.cells[seat]


def garden(s: Table, seat: i64, figures: Faces, wishes: Faces, o: Observation) -> None:
    """What lies in a garden, and what follows from it and from the objectives."""
    o.group("irrigation")
    card = s.irrigation[seat]
    o.bits(0 if card == NONE else s.box.irrigation_places[card * 5 + leftmost(s.cells[seat])], CELLS)
    o.group("garden")
    for spot in range(seat * CELLS, (seat + 1) * CELLS):
        o.face(figures, s.cards[spot])
        o.cover(figures, s.tiles[spot])
    o.group("items")
    o.row(s.items, seat * 3 * ITEMS, 3 * ITEMS, ON_A_LEVEL)
    o.group("wishes")
    wished(s, seat, wishes, o)
    o.group("points")
    points(s, seat, o)


def wished(s: Table, seat: i64, wishes: Faces, o: Observation) -> None:
    """The points that the visitors of a garden promise, item by item."""
    o.face(wishes, NONE)
    for cell in range(i64(CELLS)):
        if s.cells[seat] >> cell & 1 and s.box.kind[s.cards[seat * CELLS + cell]] == VISITOR:
            o.cover(wishes, s.cards[seat * CELLS + cell])


def points(s: Table, seat: i64, o: Observation) -> None:
    """The score pad so far, in the order of its lines."""
    o.put(scoring.irrigation(s, seat), LINE)
    o.put(scoring.flowers(s, seat, BLUE), LINE)
    o.put(scoring.flowers(s, seat, RED), LINE)
    o.put(scoring.flowers(s, seat, YELLOW), LINE)
    o.put(scoring.trees(s, seat), LINE)
    o.put(scoring.animals(s, seat), LINE)
    o.put(scoring.visitors(s, seat), LINE)
    o.put(scoring.objectives(s, seat), LINE)


def unseen(s: Table, o: Observation) -> None:
    """How many copies of each piece chance may still bring, and the automaton of the solo game."""
    o.group("unseen")
    if not o.same(s.deck_left, act.TURN - act.DEAL):
        o.row(s.unseen, act.DEAL - act.FIRST, act.TURN - act.DEAL, COPIES)
    if not o.same(tiles_left(s), act.AUTOMATON - act.TURN):
        o.row(s.unseen, act.TURN - act.FIRST, act.AUTOMATON - act.TURN, COPIES)
    if s.players == 1:
        o.group("automaton")
        o.put_once(s.automaton_objectives, SLOTS)
        o.put_once(i64(s.ranks), 1)
        for card in range(i64(AUTOMATA)):
            o.put_once(s.unseen[act.AUTOMATON - act.FIRST + card], 1)


def tiles_left(s: Table) -> i64:
    """How many tiles no stack has shown; each that comes to light makes it one less."""
    left: i64 = 0
    for tile in range(i64(act.TURN - act.FIRST), i64(act.AUTOMATON - act.FIRST)):
        left += s.unseen[tile]
    return left
