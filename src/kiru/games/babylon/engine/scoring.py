"""The eight lines of the score pad, seen from above (B61), and the winner (B62)."""

from typing import Final

from mypy_extensions import i64

from kiru.core.game import NONE
from kiru.games.babylon.engine.components import BELVEDERE, BRIDGE, FLOWERS, FOUNTAIN, MAX_LAID, STAIRWAY, STATUE
from kiru.games.babylon.engine.garden import CELLS, edge_start, edge_step
from kiru.games.babylon.engine.state import Table

LINES: Final = [
    "statues", "fountains", "bridges", "stairways", "decoration_sets", "flower_sets", "belvederes", "highest_point",
]  # fmt: skip
COUNT: Final = 6
"""Bits of one of several counts in one number; the last kind begins at bit 30, as compiled literals allow ..."""
MOST_COUNT: Final = 63
"""... and what one of them may be: no garden shows as many items of a kind, or tiles."""


def lines(s: Table, seat: i64) -> list[int]:
    """The pad of a seat, in the order of LINES."""
    return [
        points_of(s, seat, STATUE),
        points_of(s, seat, FOUNTAIN),
        points_of(s, seat, BRIDGE),
        points_of(s, seat, STAIRWAY),
        decoration_sets(s, seat),
        flower_sets(s, seat),
        points_of(s, seat, BELVEDERE),
        highest_point(s, seat),
    ]


def score(s: Table, seat: i64) -> i64:
    """The sum of the lines, without making a list."""
    total = flower_sets(s, seat) + highest_point(s, seat)
    counts: i64 = 0
    for item in range(seat * CELLS, seat * CELLS + s.items[seat]):
        if is_visible(s, seat, item):
            total += item_points(s, item)
            counts += 1 << (COUNT * s.item_kind[item])
    return total + s.box.decoration_set * scarcest_kind(counts)


def is_visible(s: Table, seat: i64, item: i64) -> bool:
    """Whether a part of an item is seen from above (B61)."""
    kind = s.item_kind[item]
    level = s.item_level[item]
    place = s.item_place[item]
    if kind == BRIDGE:
        return True  # its ends and its gap take no pillar, so no tile ever covers the deck
    if kind >= STATUE:
        return s.tops[seat * CELLS + place] == level
    start = seat * CELLS + edge_start(place)
    end = start + edge_step(place)
    if kind == FOUNTAIN:
        return s.tops[start] == level or s.tops[end] == level
    # No tile ends one level above the lower end (B38), so whatever covers either end lies higher than both.
    return s.tops[start] <= level + 1 or s.tops[end] <= level + 1


def item_points(s: Table, item: i64) -> i64:
    """What a visible item is worth: by level, a stairway both its levels, a belvedere the same everywhere (B61)."""
    kind = s.item_kind[item]
    level = s.item_level[item]
    if kind == BELVEDERE:
        return s.box.points[BELVEDERE]
    if kind == STAIRWAY:
        level += level + 1
    return s.box.points[kind] * level


def points_of(s: Table, seat: i64, kind: i64) -> i64:
    """The points of all visible items of a kind."""
    total: i64 = 0
    for item in range(seat * CELLS, seat * CELLS + s.items[seat]):
        if s.item_kind[item] == kind and is_visible(s, seat, item):
            total += item_points(s, item)
    return total


def count_of(s: Table, seat: i64, kind: i64) -> i64:
    """How many items of a kind are visible."""
    count: i64 = 0
    for item in range(seat * CELLS, seat * CELLS + s.items[seat]):
        count += i64(s.item_kind[item] == kind and is_visible(s, seat, item))
    return count


def decoration_sets(s: Table, seat: i64) -> i64:
    """Sets of statue, fountain, bridge and stairway (B61)."""
    return s.box.decoration_set * decoration_set_count(s, seat)


def decoration_set_count(s: Table, seat: i64) -> i64:
    """How many such sets are visible: the scarcest of them counts."""
    return scarcest_kind(visible_counts(s, seat))


def visible_counts(s: Table, seat: i64) -> i64:
    """How many items of each kind are visible, COUNT bits a kind."""
    counts: i64 = 0
    for item in range(seat * CELLS, seat * CELLS + s.items[seat]):
        if is_visible(s, seat, item):
            counts += 1 << (COUNT * s.item_kind[item])
    return counts


def scarcest_kind(counts: i64) -> i64:
    """The least of the counts of the four kinds of decoration."""
    least: i64 = counts >> (COUNT * STAIRWAY) & MOST_COUNT
    for kind in range(i64(FOUNTAIN), i64(STATUE + 1)):
        count = counts >> (COUNT * kind) & MOST_COUNT
        least = count if count < least else least
    return least


def visible_tiles(s: Table, seat: i64) -> i64:
    """The tiles of a garden that are seen from above, as bits by index."""
    tiles: i64 = 0
    for place in range(seat * CELLS, (seat + 1) * CELLS):
        if s.shown[place] != NONE:
            tiles |= 1 << s.shown[place]
    return tiles


def flower_sets(s: Table, seat: i64) -> i64:
    """Sets of four visible tiles with four different flowers (B61)."""
    return s.box.flower_set * flower_set_count(s, seat)


def flower_set_count(s: Table, seat: i64) -> i64:
    """How many such sets there are: the scarcest flower counts."""
    counts = flower_counts(s, seat)
    sets: i64 = MAX_LAID
    for flower in range(i64(FLOWERS)):
        count = counts >> (COUNT * flower) & MOST_COUNT
        sets = count if count < sets else sets
    return sets


def flower_counts(s: Table, seat: i64) -> i64:
    """How many visible tiles have each flower, COUNT bits a flower."""
    tiles = visible_tiles(s, seat)
    counts: i64 = 0
    for index in range(s.laid[seat]):
        if tiles >> index & 1:
            counts += 1 << (COUNT * s.box.flower[s.laid_tile[seat * MAX_LAID + index]])
    return counts


def highest_point(s: Table, seat: i64) -> i64:
    """The highest level squared, or doubled in the Polish edition (B01, B61)."""
    level = s.highest[seat]
    return level * level if s.box.highest_squared[s.edition] else 2 * level


def bare_cells(s: Table, seat: i64) -> i64:
    """The cells of the own board that no tile covers (B62)."""
    count: i64 = 0
    for place in range(seat * CELLS, (seat + 1) * CELLS):
        count += i64(s.tops[place] == 0)
    return count


def ranking(s: Table) -> list[int]:
    """Places by points, ties by the fewest bare cells, still tied shared (B62)."""
    worth = [int(score(s, seat)) * 100 - int(bare_cells(s, seat)) for seat in range(s.players)]
    return [1 + sum(other > own for other in worth) for own in worth]
