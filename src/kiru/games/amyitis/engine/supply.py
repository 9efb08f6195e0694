"""What moves between the supplies and the players: tokens, camels, talents, cubes, points (A15, A43, A72)."""

from mypy_extensions import i64

from kiru.games.amyitis.engine.components import RESOURCES
from kiru.games.amyitis.engine.state import KEPT, Table


def gain_talents(s: Table, seat: i64, amount: i64) -> None:
    """Take talents from the supply, as far as it goes (A15)."""
    amount = amount if amount < s.supply_talents else s.supply_talents
    s.supply_talents -= amount
    s.talents[seat] += amount


def pay_talents(s: Table, amount: i64) -> None:
    s.talents[s.seat] -= amount
    s.supply_talents += amount


def gain_camel(s: Table, seat: i64) -> None:
    """Take a camel from the supply if it has one (A15)."""
    if s.supply_camels:
        s.supply_camels -= 1
        s.camels[seat] += 1


def pay_camels(s: Table, amount: i64) -> None:
    s.camels[s.seat] -= amount
    s.supply_camels += amount


def has_token(s: Table, resource: i64) -> bool:
    return s.tokens[s.seat * RESOURCES + resource] > 0


def token_count(s: Table, seat: i64) -> i64:
    """The resource tokens of a seat, all kinds together."""
    row = seat * RESOURCES
    return s.tokens[row] + s.tokens[row + 1] + s.tokens[row + 2] + s.tokens[row + 3] + s.tokens[row + 4]


def gain_token(s: Table, resource: i64) -> None:
    """Take a token from the supply if it has one (A15)."""
    if s.supply[resource]:
        s.supply[resource] -= 1
        s.tokens[s.seat * RESOURCES + resource] += 1


def pay_token(s: Table, resource: i64) -> None:
    """Give a token back to the supply."""
    s.tokens[s.seat * RESOURCES + resource] -= 1
    s.supply[resource] += 1


def score(s: Table, seat: i64, source: i64, points: i64) -> None:
    s.points[seat * KEPT + source] += points
