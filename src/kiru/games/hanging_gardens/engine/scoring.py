"""The eight lines of the score pad (H40 to H47), the winner (H48) and the solo rank (H64)."""

from typing import Final

from mypy_extensions import i64

from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine.components import (
    ANIMAL,
    BLUE,
    ENHANCEMENTS,
    IRRIGATED,
    ITEMS,
    MAX_GROUP,
    OBJECTIVES_DONE,
    RED,
    SLOT_SPACES,
    SLOTS,
    TREE,
    VISITOR,
    WISHES,
    YELLOW,
)
from kiru.games.hanging_gardens.engine.garden import CELLS, group_around, leftmost, level_of
from kiru.games.hanging_gardens.engine.state import Table

LINES: Final = ["irrigation", "blue", "red", "yellow", "trees", "animals", "visitors", "objectives"]


def lines(s: Table, seat: i64) -> list[int]:
    """The pad of a seat, in the order of LINES."""
    return [
        irrigation(s, seat),
        flowers(s, seat, BLUE),
        flowers(s, seat, RED),
        flowers(s, seat, YELLOW),
        trees(s, seat),
        animals(s, seat),
        visitors(s, seat),
        objectives(s, seat),
    ]


def score(s: Table, seat: i64) -> i64:
    """The sum of the lines, without making a list."""
    return (
        irrigation(s, seat)
        + flowers(s, seat, BLUE)
        + flowers(s, seat, RED)
        + flowers(s, seat, YELLOW)
        + trees(s, seat)
        + animals(s, seat)
        + visitors(s, seat)
        + objectives(s, seat)
    )


def carries(s: Table, place: i64, item: i64) -> i64:
    """How many of an item card and enhancement of a place (seat * 24 + cell) show together."""
    count = s.box.items[s.cards[place] * ITEMS + item]
    if s.tiles[place] != NONE:
        count += s.box.items[s.tiles[place] * ITEMS + item]
    return count


def figure(s: Table, place: i64) -> i64:
    """The piece that decides what stands on a place: the enhancement, else the card."""
    return s.cards[place] if s.tiles[place] == NONE else s.tiles[place]


def irrigation(s: Table, seat: i64) -> i64:
    """Irrigated cards on the places of the own irrigation card (H40)."""
    if s.irrigation[seat] == NONE or not s.cells[seat]:
        return 0
    return s.box.irrigation_points[count_bits(watered_places(s, seat))]


def watered_places(s: Table, seat: i64) -> i64:
    """The cells of the own irrigation card that hold an irrigated card, as bits."""
    if s.irrigation[seat] == NONE or not s.cells[seat]:
        return 0
    wanted = s.box.irrigation_places[s.irrigation[seat] * 5 + leftmost(s.cells[seat])] & s.cells[seat]
    matching: i64 = 0
    for cell in range(i64(CELLS)):
        if wanted >> cell & 1 and carries(s, seat * CELLS + cell, IRRIGATED):
            matching |= 1 << cell
    return matching


def flowers(s: Table, seat: i64, color: i64) -> i64:
    """The connected group of cards with the most flowers of a color: a point a flower (H41, H42, H43)."""
    return flowers_in(s, seat, flower_bed(s, seat, color), color)


def flower_bed(s: Table, seat: i64, color: i64) -> i64:
    """The cells of the group of cards that counts for a color, as bits."""
    showing: i64 = 0
    for cell in range(i64(CELLS)):
        if s.cells[seat] >> cell & 1 and carries(s, seat * CELLS + cell, color):
            showing |= 1 << cell
    return best_group(s, seat, showing, color)


def best_group(s: Table, seat: i64, showing: i64, color: i64) -> i64:
    """The connected group with the most flowers of a color among the cells that show it, as bits."""
    best: i64 = 0
    most: i64 = 0
    while showing:
        group = group_around(showing & -showing, showing)
        showing &= ~group
        count = flowers_in(s, seat, group, color)
        if count > most:
            most = count
            best = group
    return best


def flowers_in(s: Table, seat: i64, group: i64, color: i64) -> i64:
    """The flowers of a color on some cells."""
    count: i64 = 0
    for cell in range(i64(CELLS)):
        if group >> cell & 1:
            count += carries(s, seat * CELLS + cell, color)
    return count


def trees(s: Table, seat: i64) -> i64:
    """Connected groups of one species, full groups first and then the remainder (H44)."""
    total: i64 = 0
    for species in range(i64(3)):
        standing = trees_of(s, seat, species)
        while standing:
            group = group_around(standing & -standing, standing)
            standing &= ~group
            total += grove(s, species, count_bits(group))
    return total


def trees_of(s: Table, seat: i64, species: i64) -> i64:
    """The cells with a tree of a species, as bits."""
    standing: i64 = 0
    for cell in range(i64(CELLS)):
        if s.cells[seat] >> cell & 1:
            piece = figure(s, seat * CELLS + cell)
            if s.box.kind[piece] == TREE and s.box.species[piece] == species:
                standing |= 1 << cell
    return standing


def grove(s: Table, species: i64, size: i64) -> i64:
    """The points of one connected group of trees."""
    most = s.box.tree_max[species]
    points = s.box.tree_points[species * (MAX_GROUP + 1) + most] * (size // most)
    return points + s.box.tree_points[species * (MAX_GROUP + 1) + size % most]


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def animals(s: Table, seat: i64) -> i64:
    """What each animal is worth on the level where it stands (H45)."""
    total: i64 = 0
    for cell in range(i64(CELLS)):
        if s.cells[seat] >> cell & 1:
            total += animal_points(s, seat, cell)
    return total


def animal_points(s: Table, seat: i64, cell: i64) -> i64:
    """What the animal on a card is worth; 0 where there is none."""
    piece = figure(s, seat * CELLS + cell)
    if s.box.kind[piece] != ANIMAL:
        return 0
    return s.box.points[piece * 3 + level_of(cell)]


def visitors(s: Table, seat: i64) -> i64:
    """What each visitor finds of its wishes in the whole garden (H46)."""
    total: i64 = 0
    for cell in range(i64(CELLS)):
        if s.cells[seat] >> cell & 1:
            total += visitor_points(s, seat, cell)
    return total


def visitor_points(s: Table, seat: i64, cell: i64) -> i64:
    """What the visitor on a card pays; 0 where there is none."""
    card = s.cards[seat * CELLS + cell]
    if s.box.kind[card] != VISITOR:
        return 0
    visitor = s.box.species[card]
    return s.box.visitor_points[visitor] * granted(s, seat, s.box.visitor_wishes[visitor])


def granted(s: Table, seat: i64, wishes: i64) -> i64:
    """How often a wish, or a whole set of wishes, is there: the scarcest of them counts."""
    least: i64 = 99
    for item in range(i64(WISHES)):
        if wishes >> item & 1:
            count = owned(s, seat, item)
            least = count if count < least else least
    return least


def owned(s: Table, seat: i64, item: i64) -> i64:
    """How many of an item the whole garden holds; objectives and enhancements count too."""
    if item == OBJECTIVES_DONE:
        return completed(s, seat)
    if item == ENHANCEMENTS:
        count: i64 = 0
        for cell in range(i64(CELLS)):
            count += i64(s.tiles[seat * CELLS + cell] != NONE)
        return count
    row = seat * 3 * ITEMS + item
    return s.items[row] + s.items[row + ITEMS] + s.items[row + 2 * ITEMS]


def completed(s: Table, seat: i64) -> i64:
    """How many objectives a seat has marked."""
    count: i64 = 0
    for space in range(i64(SLOTS * SLOT_SPACES)):
        count += i64(s.markers[space] == seat)
    return count


def space_points(s: Table, space: i64) -> i64:
    """The number under an objective space, 0 where the board side has none (H01, H31)."""
    return s.box.small_slots[space] if s.players <= 3 else s.box.large_slots[space]


def objectives(s: Table, seat: i64) -> i64:
    """The numbers under the own markers (H47)."""
    total: i64 = 0
    for space in range(i64(SLOTS * SLOT_SPACES)):
        if s.markers[space] == seat:
            total += space_points(s, space)
    return total


def ranking(s: Table) -> list[int]:
    """Places by points, ties by tools and gold together, still tied shared (H48)."""
    worth = [int(score(s, seat)) * 1000 + int(s.tools[seat] + s.gold[seat]) for seat in range(s.players)]
    return [1 + sum(other > own for other in worth) for own in worth]


def solo_rank(s: Table) -> i64:
    """The rank of a solo game as it stands (H64)."""
    return rank_of(s, score(s, 0))


def rank_of(s: Table, points: i64) -> i64:
    """1 to 4 by the points of a solo game (H64)."""
    rank: i64 = 1
    for band in range(i64(len(s.box.bands))):
        rank += i64(points > s.box.bands[band])
    return rank
