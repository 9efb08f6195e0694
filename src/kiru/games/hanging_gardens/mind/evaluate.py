"""What the final score of a garden may be told from: its points, its possibilities and the cards still to come."""

from typing import Final

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine import scoring
from kiru.games.hanging_gardens.engine.components import (
    ANIMAL,
    BLUE,
    EMPTY,
    GARDENERS,
    IRRIGATED,
    ITEMS,
    MAX_GROUP,
    OBJECTIVES_DONE,
    RED,
    ROUNDS,
    TREE,
    VISITOR,
    YELLOW,
)
from kiru.games.hanging_gardens.engine.garden import CELLS, ROW_2, ROW_3, group_around, leftmost, level_of, spread
from kiru.games.hanging_gardens.engine.state import Table
from kiru.games.hanging_gardens.mind.objectives import RACES, list_objectives, list_races

CARDS_EACH: Final = 12
FEATURES: Final = [
    "score", "constant", "cards_left", "cards_left_squared",
    "gold", "gold_by_cards", "tools", "tools_by_cards", "marker", "marker_by_cards",
    "matches_by_cards", "pattern_left", "pattern_left_by_cards", "stray_water_by_cards",
    "blue_by_cards", "red_by_cards", "yellow_by_cards", "room_by_cards", "stray_flowers", "stray_flowers_by_cards",
    "dragon_next_by_cards", "cedar_next_by_cards", "palm_next_by_cards", "stray_trees",
    "wishes_by_cards", "sets_by_cards", "objective_wishes_by_cards",
    "ready", "one_short", "one_short_by_cards", "two_short_by_cards", "far_by_cards",
    "empty", "empty_by_cards", "empty_with_gold", "level_two_by_cards", "level_three_by_cards",
    *RACES,
]  # fmt: skip
WEIGHTS: Final = [
    100, 0, 330, 5,
    0, 6, 0, 5, 0, 8,
    8, -10, 3, 3,
    3, 3, 3, 1, 0, 3,
    8, 8, 8, 0,
    12, 10, 10,
    90, 10, 7, 4, 1,
    0, 3, 20, 0, 0,
    *[0] * len(RACES),
]  # fmt: skip
"""Guessed from playing: what a unit of each feature is worth, in hundredths of a point."""


def score_sigma(s: Table) -> i64:
    """The spread of the final margin shrinks with the cards still to be placed."""
    return 250 + 80 * cards_left(s, 0)


def cards_left(s: Table, seat: i64) -> i64:
    return CARDS_EACH - scoring.count_bits(s.cells[seat])


class Survey:
    """One look over a garden: where its flowers, trees and water are, as bits of cells."""

    def __init__(self) -> None:
        self.blue: i64 = 0
        self.red: i64 = 0
        self.yellow: i64 = 0
        self.dragons: i64 = 0
        self.cedars: i64 = 0
        self.palms: i64 = 0
        self.water: i64 = 0
        self.empty: i64 = 0
        """How many cards may still take an enhancement."""
        self.animals: i64 = 0
        """The points of all animals."""
        self.visitors: i64 = 0
        """The points of all visitors."""
        self.wishes: i64 = 0
        """Points a visitor gives for one more of its wish, all together; sets and objectives apart."""
        self.sets: i64 = 0
        self.objectives: i64 = 0


def survey(s: Table, seat: i64) -> Survey:
    """Look at every card once."""
    found = Survey()
    occupied = s.cells[seat]
    for cell in range(i64(CELLS)):
        if occupied >> cell & 1:
            place = seat * CELLS + cell
            note_items(s, found, place, 1 << cell)
            note_figure(s, found, seat, place, cell)
    return found


def note_items(s: Table, found: Survey, place: i64, bit: i64) -> None:
    if scoring.carries(s, place, BLUE):
        found.blue |= bit
    if scoring.carries(s, place, RED):
        found.red |= bit
    if scoring.carries(s, place, YELLOW):
        found.yellow |= bit
    if scoring.carries(s, place, IRRIGATED):
        found.water |= bit


def note_figure(s: Table, found: Survey, seat: i64, place: i64, cell: i64) -> None:
    """Animal, tree or visitor; a card without any is empty."""
    piece = scoring.figure(s, place)
    kind = s.box.kind[piece]
    if kind == ANIMAL:
        found.animals += s.box.points[piece * 3 + level_of(cell)]
    elif kind == TREE:
        species = s.box.species[piece]
        if species == 0:
            found.dragons |= 1 << cell
        elif species == 1:
            found.cedars |= 1 << cell
        else:
            found.palms |= 1 << cell
    elif kind == EMPTY:
        found.empty += 1
    if s.box.kind[s.cards[place]] == VISITOR:
        note_visitor(s, found, seat, s.box.species[s.cards[place]])


def note_visitor(s: Table, found: Survey, seat: i64, visitor: i64) -> None:
    """What the visitor brings now, and what more of its wish would bring."""
    points = s.box.visitor_points[visitor]
    wishes = s.box.visitor_wishes[visitor]
    found.visitors += points * scoring.granted(s, seat, wishes)
    if wishes & (wishes - 1):
        found.sets += points
    elif wishes >> OBJECTIVES_DONE:
        found.objectives += points
    else:
        found.wishes += points


def features(s: Table, seat: i64, out: Actions) -> None:
    """The numbers of FEATURES, in order."""
    found = survey(s, seat)
    left = cards_left(s, seat)
    score_at = out.count
    out.add(0)
    out.add(1)
    out.add(left)
    out.add(left * left)
    list_supplies(s, seat, left, out)
    total = list_water(s, seat, found, left, out)
    total += list_flowers(s, seat, found, left, out)
    total += list_trees(s, found, left, out)
    out.add(found.wishes * left)
    out.add(found.sets * left)
    out.add(found.objectives * left)
    list_objectives(s, seat, left, out)
    out.add(found.empty if left else 0)
    out.add(found.empty * left)
    affordable = s.gold[seat] // 3
    out.add((found.empty if found.empty < affordable else affordable) if left else 0)
    out.add(scoring.count_bits(s.cells[seat] & ROW_2) * left)
    out.add(scoring.count_bits(s.cells[seat] & ROW_3) * left)
    list_races(s, seat, left, out)
    out.items[score_at] = total + found.animals + found.visitors + scoring.objectives(s, seat)


def list_supplies(s: Table, seat: i64, left: i64, out: Actions) -> None:
    """Gold, tools and the marker; none of them is worth anything when no card is left."""
    useful = 1 if left else 0
    out.add(s.gold[seat] * useful)
    out.add(s.gold[seat] * left)
    out.add(s.tools[seat] * useful)
    out.add(s.tools[seat] * left)
    holds = i64(s.marker == seat)
    out.add(holds * useful)
    out.add(holds * left)


def list_water(s: Table, seat: i64, found: Survey, left: i64, out: Actions) -> i64:
    """The pattern of the irrigation card: what is matched and what is still open; its points."""
    if s.irrigation[seat] == NONE or not s.cells[seat]:
        out.add(0)
        out.add(6)
        out.add(6 * left)
        out.add(0)
        return 0
    pattern = s.box.irrigation_places[s.irrigation[seat] * 5 + leftmost(s.cells[seat])]
    matches = scoring.count_bits(pattern & found.water)
    open_places = scoring.count_bits(pattern & ~s.cells[seat])
    out.add(matches * left)
    out.add(open_places)
    out.add(open_places * left)
    out.add(scoring.count_bits(found.water & ~pattern) * left)
    return s.box.irrigation_points[matches]


def list_flowers(s: Table, seat: i64, found: Survey, left: i64, out: Actions) -> i64:
    """The best group of each color, the free places beside them, the flowers left over; their points."""
    blue = scoring.best_group(s, seat, found.blue, BLUE)
    red = scoring.best_group(s, seat, found.red, RED)
    yellow = scoring.best_group(s, seat, found.yellow, YELLOW)
    blue_points = scoring.flowers_in(s, seat, blue, BLUE)
    red_points = scoring.flowers_in(s, seat, red, RED)
    yellow_points = scoring.flowers_in(s, seat, yellow, YELLOW)
    out.add(blue_points * left)
    out.add(red_points * left)
    out.add(yellow_points * left)
    free = ~s.cells[seat]
    out.add(scoring.count_bits(spread(blue) & free) * left)
    out.items[out.count - 1] += scoring.count_bits(spread(red) & free) * left
    out.items[out.count - 1] += scoring.count_bits(spread(yellow) & free) * left
    total = blue_points + red_points + yellow_points
    row = seat * 3 * ITEMS
    stray: i64 = -total
    for level in range(i64(3)):
        at = row + level * ITEMS
        stray += s.items[at + BLUE] + s.items[at + RED] + s.items[at + YELLOW]
    out.add(stray if left else 0)
    out.add(stray * left)
    return total


def list_trees(s: Table, found: Survey, left: i64, out: Actions) -> i64:
    """What the next tree of each species would add, the trees in groups of their own; the points of all."""
    groups: i64 = 0
    total: i64 = 0
    for species in range(i64(3)):
        standing = found.dragons if species == 0 else found.cedars if species == 1 else found.palms
        row: i64 = species * (MAX_GROUP + 1)
        most: i64 = 0
        while standing:
            group = group_around(standing & -standing, standing)
            standing &= ~group
            size = scoring.count_bits(group)
            total += scoring.grove(s, species, size)
            size %= s.box.tree_max[species]
            most = size if size > most else most
            groups += i64(size > 0)
        out.add((s.box.tree_points[row + most + 1] - s.box.tree_points[row + most]) * left if most else 0)
    out.add(groups if left else 0)
    return total


assert len(FEATURES) == len(WEIGHTS)
assert CARDS_EACH == ROUNDS * GARDENERS
