"""What the final score of a seat in Amyitis may be told from: its points, its means and how long they can work."""

from typing import Final

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.amyitis.engine import crafts, evening, scoring
from kiru.games.amyitis.engine.components import (
    BANKER,
    CARAVANEER,
    FIELD_ROWS,
    ISHTAR,
    MARDUK,
    PALACE,
    RANKS,
    RESOURCES,
    TAMMOUZ,
    WINE,
)
from kiru.games.amyitis.engine.garden import AROUND, SQUARES, count_bits, quality_for
from kiru.games.amyitis.engine.planting import bonus_winner
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.engine.supply import token_count
from kiru.games.amyitis.mind.races import RACES, list_races

SHARE: Final = 6
"""The clock: tiles to be planted before the end, times six, by the number of players."""
ROUND: Final = 3
"""What a round takes off that clock, if plants are set in it."""
FEATURES: Final = [
    "score", "constant", "time", "time_squared", "last_round",
    "talents", "talents_by_time", "camels", "camels_by_time",
    "tokens", "tokens_by_time", "wine", "kinds", "kinds_by_time", "over_limit",
    "gardeners", "gardeners_by_time", "caravaneer_1_by_time", "caravaneer_2_by_time",
    "banker_1_by_time", "banker_2_by_time", "banker_3_by_time", "palace", "palace_by_time",
    "tiles", "tiles_by_time", "one_from_favor", "two_from_favor",
    "bonus_squares", "own_cubes", "own_cubes_by_time",
    "ishtar", "marduk", "tammouz", "temple_cubes", "field_lead", "passed",
    *RACES,
]  # fmt: skip
WEIGHTS: Final = [
    100, 0, 80, 0, 0,
    30, 3, 80, 5,
    50, 3, 60, 30, 2, -100,
    120, 5, 12, 16,
    8, 14, 24, 30, 4,
    0, 3, 150, 60,
    50, 10, 1,
    60, 90, 90, 10, 15, 0,
    *[0] * len(RACES),
]  # fmt: skip
"""Guessed from playing: what a unit of each feature is worth, in hundredths of a point."""


def time_left(s: Table) -> i64:
    """How much each player may still do before the tiles, or everybody's patience, run out (A70, A74)."""
    tiles = count_bits(s.tiles_left) - s.box.end_tiles[s.column]
    if tiles <= 0:
        return 0
    time = tiles * SHARE // s.players
    rest = evening.rounds_left(s) * ROUND
    return time if time < rest else rest


def score_sigma(s: Table) -> i64:
    """The spread of the final margin shrinks with the tiles."""
    return 400 + 40 * time_left(s)


def features(s: Table, seat: i64, out: Actions) -> None:
    """The numbers of FEATURES, in order."""
    time = time_left(s)
    out.add(scoring.score(s, seat))
    out.add(1)
    out.add(time)
    out.add(time * time)
    out.add(i64(time == 0))
    list_means(s, seat, time, out)
    list_tokens(s, seat, time, out)
    list_court(s, seat, time, out)
    list_tiles(s, seat, time, out)
    list_cubes(s, seat, time, out)
    list_temples(s, seat, out)
    list_races(s, seat, time, out)


def list_means(s: Table, seat: i64, time: i64, out: Actions) -> None:
    out.add(s.talents[seat])
    out.add(s.talents[seat] * time)
    out.add(s.camels[seat])
    out.add(s.camels[seat] * time)


def list_tokens(s: Table, seat: i64, time: i64, out: Actions) -> None:
    """How many, how various, and how many too many to keep."""
    count = token_count(s, seat)
    kinds: i64 = 0
    for resource in range(i64(WINE)):
        kinds += i64(s.tokens[seat * RESOURCES + resource] > 0)
    over = count - s.box.keep[s.levels[seat * RANKS + CARAVANEER]]
    out.add(count)
    out.add(count * time)
    out.add(s.tokens[seat * RESOURCES + WINE])
    out.add(kinds)
    out.add(kinds * time)
    out.add(over if over > 0 else 0)


def list_court(s: Table, seat: i64, time: i64, out: Actions) -> None:
    """The court's cards work as long as the game lasts."""
    row = seat * RANKS
    out.add(s.gardeners[seat])
    out.add(s.gardeners[seat] * time)
    for level in range(i64(1), i64(3)):
        out.add(time if s.levels[row + CARAVANEER] == level else 0)
    for level in range(i64(1), i64(4)):
        out.add(time if s.levels[row + BANKER] == level else 0)
    out.add(s.levels[row + PALACE])
    out.add(s.levels[row + PALACE] * time)


def list_tiles(s: Table, seat: i64, time: i64, out: Actions) -> None:
    """Own tiles, and how near the next favor is (A71)."""
    tiles = count_bits(s.won[seat])
    out.add(tiles)
    out.add(tiles * time)
    missing: i64 = 0
    for step in range(i64(2)):
        wanted = s.box.favor_tiles[s.column * 2 + step]
        if tiles < wanted and not missing:
            missing = wanted - tiles
    out.add(i64(missing == 1))
    out.add(i64(missing == 2))


def list_cubes(s: Table, seat: i64, time: i64, out: Actions) -> None:
    """Squares whose irrigation bonus would be ours, and cubes beside squares that are still to be planted (A53)."""
    bonus: i64 = 0
    beside: i64 = 0
    for square in range(i64(SQUARES)):
        if s.tiles_left >> square & 1:
            own = s.canals[seat] & AROUND[square]
            if own:
                beside += count_bits(own)
                if bonus_winner(s, square) == seat:
                    bonus += quality_for(square)
    out.add(bonus)
    out.add(beside)
    out.add(beside * time)


def list_temples(s: Table, seat: i64, out: Actions) -> None:
    """First places as they stand, cubes there, the lead in the fields, and whether the seat has passed."""
    cubes: i64 = 0
    out.add(place_in(s, seat, ISHTAR))
    out.add(place_in(s, seat, MARDUK))
    out.add(place_in(s, seat, TAMMOUZ))
    for place in range(i64(len(s.temples))):
        cubes += i64(s.temples[place] == seat)
    out.add(cubes)
    lead: i64 = 0
    for row in range(i64(FIELD_ROWS)):
        lead += crafts.cubes_in_row(s, row, seat) * crafts.row_length(s, row)
    out.add(lead)
    out.add(s.passed >> seat & 1)


def place_in(s: Table, seat: i64, temple: i64) -> i64:
    """2 for the first place in a temple, 1 for the second (A61)."""
    if evening.first_place(s, temple) == seat:
        return 2
    second = evening.second_place(s, temple)
    return 1 if second != NONE and second == seat else 0


assert len(FEATURES) == len(WEIGHTS)
