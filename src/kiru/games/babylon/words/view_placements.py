"""Where a tile can be placed as JSON: the ways to carry it, what each scores, and what the tile would hide."""

from typing import Final, cast

from mypy_extensions import i64

from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import pillars, places, scoring, terraces
from kiru.games.babylon.engine.garden import CELLS, SPOTS
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.words.notation import CORNER_WORDS, SPOT_WORDS
from kiru.games.babylon.words.typed_view import Carrying, Hidden, Placement, Support
from kiru.games.babylon.words.view_garden import feet_words, item, table_of

SET_LINES = (scoring.LINES.index("decoration_sets"), scoring.LINES.index("flower_sets"))
"""The lines of the pad that a covered item or tile breaks without being their own."""
SUPPORT_WORDS: Final = cast(list[Carrying], ["four", *CORNER_WORDS])
"""On four pillars, or the corner that stays free."""


def placements(s: Table) -> list[Placement]:
    """Where a tile can be placed and what every way to carry it costs, while that is being asked."""
    if s.phase not in (act.PLACING, act.SUPPORTING, act.ROTATING):
        return []
    lines = scoring.lines(s, s.seat)
    if s.phase == act.PLACING:
        return [placement(s, lines, spot, level) for spot in range(SPOTS) for level in legal_levels(s, spot)]
    return [placement(s, lines, s.spot, s.level)]


def placement(s: Table, lines: list[int], spot: i64, level: i64) -> Placement:
    """A place with the ways to carry the tile, what each of them scores, and what the tile would hide."""
    feet = terraces.feet_at(s, spot, level)
    payable = [choice for choice in range(pillars.CHOICES) if terraces.why_not_feet(s, feet, choice) == 0]
    ways: list[Support] = []
    hidden: Hidden | None = None
    worths: dict[bool, tuple[int, int]] = {}
    for choice in payable:
        if s.phase == act.ROTATING and choice != s.choice:
            continue
        # Which corner stays free, and what carries the others, changes no score: under the tile nothing is seen.
        is_four = choice == 0
        if is_four not in worths:
            after = built(s, spot, level, choice)
            hidden = hides(s, after) if hidden is None else hidden
            worths[is_four] = worth(s, lines, after, hidden)
        ways.append(support(s, feet, choice, worths[is_four]))
    return {"spot": SPOT_WORDS[spot], "level": level, "hides": hidden or {"items": [], "tiles": []}, "supports": ways}


def legal_levels(s: Table, spot: i64) -> list[int]:
    levels = places.levels_at(s, spot)
    return [level for level in range(1, act.LEVELS + 1) if levels >> (level - 1) & 1]


def support(s: Table, feet: i64, choice: i64, points: tuple[int, int]) -> Support:
    """A way to carry a tile, with its feet, its price in single pillars, and what it gains and loses."""
    return {
        "support": SUPPORT_WORDS[choice],
        "feet": feet_words(pillars.kept_feet(feet, choice)),
        "price": terraces.price(s, feet, choice),
        "swaps": terraces.swaps(s, feet, choice),
        "gains": points[0],
        "loses": points[1],
    }


def built(s: Table, spot: i64, level: i64, choice: i64) -> Table:
    """The table with the tile of the question at hand laid; how it is turned changes no score."""
    after = s.clone()
    if s.phase == act.PLACING:
        after.apply(act.PLACE + spot * act.LEVELS + level - 1)
    if s.phase != act.ROTATING:
        after.apply(act.SUPPORT + choice)
    after.apply(act.ROTATE)
    return table_of(after)


def hides(s: Table, after: Table) -> Hidden:
    """What is seen now and not afterwards: items, a statue that becomes a pillar among them (B34), and tiles."""
    numbers = range(s.seat * CELLS, s.seat * CELLS + s.items[s.seat])
    seen, left = scoring.visible_tiles(s, s.seat), scoring.visible_tiles(after, s.seat)
    return {
        "items": [
            item(s, s.seat, number)
            for number in numbers
            if scoring.is_visible(s, s.seat, number) and not scoring.is_visible(after, s.seat, number)
        ],
        "tiles": [index for index in range(s.laid[s.seat]) if (seen & ~left) >> index & 1],
    }


def worth(s: Table, lines: list[int], after: Table, hidden: Hidden) -> tuple[int, int]:
    """The points that a tile adds, and those that disappear under it, broken sets included (B61)."""
    then = scoring.lines(after, s.seat)
    broken = sum(min(0, then[line] - lines[line]) for line in SET_LINES)
    loses = sum(one["points"] for one in hidden["items"]) - broken
    return sum(then) - sum(lines) + loses, loses
