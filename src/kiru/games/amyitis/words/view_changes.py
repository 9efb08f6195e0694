"""What is as it was since the last view: those parts are shown again and not made anew."""

from mypy_extensions import i64

from kiru.core.same import same, same_part
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine.state import KEPT, Table


def are_same_groups(s: Table, b: Table) -> bool:
    return s.turned == b.turned and same(s.crafts, b.crafts)


def are_same_squares(s: Table, b: Table) -> bool:
    return s.planted == b.planted and s.watered == b.watered and same(s.tiles, b.tiles)


def are_same_areas(s: Table, b: Table) -> bool:
    return s.linked == b.linked and s.reach == b.reach and s.irrigated == b.irrigated and same(s.canals, b.canals)


def is_same_court(s: Table, b: Table) -> bool:
    return s.caravaneer_tokens == b.caravaneer_tokens and same(s.court, b.court)


def is_same_player(s: Table, b: Table, seat: i64) -> bool:
    if s.camels[seat] != b.camels[seat] or s.talents[seat] != b.talents[seat] or s.cubes[seat] != b.cubes[seat]:
        return False
    if s.gardeners[seat] != b.gardeners[seat] or s.won[seat] != b.won[seat] or (s.passed ^ b.passed) >> seat & 1:
        return False
    if not same_part(s.tokens, b.tokens, seat * c.RESOURCES, (seat + 1) * c.RESOURCES):
        return False
    is_same_rank = same_part(s.levels, b.levels, seat * c.RANKS, (seat + 1) * c.RANKS)
    return is_same_rank and same_part(s.points, b.points, seat * KEPT, (seat + 1) * KEPT)
