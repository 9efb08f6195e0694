"""Priors of Amyitis: what an action looks worth before any search, for playouts and unexplored nodes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import NONE
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import caravan, crafts, evening
from kiru.games.amyitis.engine.components import (
    BANKER,
    CARAVANEER,
    COURT,
    COURT_CARD,
    ENGINEER,
    FIELD_SPACES,
    GARDENER,
    MERCHANT,
    PALACE,
    PEASANT,
    RANKS,
    RESOURCES,
    SELL,
    TEMPLES,
    TILE_BONUSES,
    WINE,
)
from kiru.games.amyitis.engine.garden import SIDE_OF, SIDE_SQUARES, SQUARES, count_bits, quality_for
from kiru.games.amyitis.engine.planting import bonus_winner
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.engine.supply import token_count

PASS_VALUE: Final = 40
TALENT_VALUE: Final = 70
CAMEL_VALUE: Final = 150
TOKEN_VALUE: Final = 150
WINE_VALUE: Final = 230
GARDENER_VALUE: Final = 220
BONUS_VALUE: Final = vec[i64]([TALENT_VALUE, CAMEL_VALUE, 200, 250])
"""A tile's talent, camel, resource and court card."""


def prior(s: Table, action: i64) -> i64:
    """The prior of an action, by the question it answers."""
    phase = s.phase
    if phase == act.CHOOSING:
        return prior_of_turn(s, action)
    if phase == act.FARMING or phase == act.REAPING:
        return prior_of_field(s, action - act.FIELD)
    if phase == act.PRAYING or phase == act.LEADING:
        return prior_of_temple(s, action - act.TEMPLE)
    if phase == act.IRRIGATING or phase == act.WATERING:
        return prior_of_area(s, action - act.AREA)
    if phase == act.PLANTING:
        return prior_of_square(s, action - act.PLANT, s.caravan)
    if phase == act.BUYING or phase == act.PROMOTING:
        return prior_of_court(s, action - act.COURT)
    return prior_of_token(s, action)


def prior_of_turn(s: Table, action: i64) -> i64:
    """Pass, a craft card, or a journey of the caravan."""
    if action == act.PASS:
        return PASS_VALUE
    if action < act.CARAVAN:
        card = action - act.RECRUIT
        return prior_of_craft(s, s.crafts[card]) - TALENT_VALUE * crafts.cost_of(s, card)
    distance = action - act.CARAVAN + 1
    space = caravan.space_after(s, distance)
    return prior_of_space(s, space) - CAMEL_VALUE * caravan.cost_of(s, distance)


def prior_of_craft(s: Table, craft: i64) -> i64:
    """Camels and canals are worth a little more than tokens past the store, and prayers."""
    if craft == MERCHANT:
        return CAMEL_VALUE + 30
    if craft == ENGINEER:
        return 260
    if craft == PEASANT:
        return TOKEN_VALUE + 20 if token_count(s, s.seat) < 3 else 90
    return 110


def prior_of_space(s: Table, space: i64) -> i64:
    """What the caravan's arrival brings: a sale, a court card or a plant, less the tokens paid."""
    kind = s.box.space_kind[space]
    if kind == SELL:
        return 420 if token_count(s, s.seat) > 1 else 220
    if kind == COURT:
        first = prior_of_court(s, s.box.space_offer[space * 2])
        second = prior_of_court(s, s.box.space_offer[space * 2 + 1])
        return (first if first > second else second) - TOKEN_VALUE
    best: i64 = 0
    squares = caravan.plantable_squares(s, space)
    for square in range(i64(SQUARES)):
        if squares >> square & 1:
            value = prior_of_square(s, square, space)
            best = value if value > best else best
    paid = 1 if s.box.plant_extra[caravan.face_at(s, space)] == NONE else 2
    return best - TOKEN_VALUE * paid


def prior_of_court(s: Table, kind: i64) -> i64:
    """A court card: palaces pay at once, the others while the game lasts."""
    if caravan.why_not_court(s, kind) != 0:
        return -100
    left = rounds_to_go(s)
    if kind == PALACE:
        return 100 * s.box.palace_points[s.levels[s.seat * RANKS + PALACE] + 1] + 60
    if kind == GARDENER:
        return GARDENER_VALUE
    if kind == CARAVANEER:
        return 60 + 55 * left
    return 20 + 60 * left + (200 if s.levels[s.seat * RANKS + BANKER] == 2 else 0)


def rounds_to_go(s: Table) -> i64:
    """About how many rounds are left, told from the tiles."""
    tiles = count_bits(s.tiles_left) - s.box.end_tiles[s.column]
    return (tiles + 1) // 2 if tiles > 0 else 0


def prior_of_square(s: Table, square: i64, space: i64) -> i64:
    """The tile with its bonuses, the irrigation bonus, less the gardeners spent."""
    tile = s.tiles[square]
    quality = s.box.plant_quality[caravan.face_at(s, space)]
    total = 100 * s.box.tile_points[tile] + 150
    for place in range(tile * TILE_BONUSES, (tile + 1) * TILE_BONUSES):
        bonus = s.box.tile_bonuses[place]
        if bonus != NONE:
            total += 250 if bonus == COURT_CARD else BONUS_VALUE[bonus]
    winner = bonus_winner(s, square)
    if winner == s.seat:
        total += 100 * quality
    elif winner != NONE:
        total -= 60 * quality
    missing = quality_for(square) - quality
    return total - GARDENER_VALUE * missing if missing > 0 else total


def prior_of_field(s: Table, row: i64) -> i64:
    """The token of the space, and the gardener if the row is about to be won."""
    length = crafts.row_length(s, row)
    resource = s.box.field[row * FIELD_SPACES + length]
    total = WINE_VALUE if resource == WINE else TOKEN_VALUE - 30 * s.tokens[s.seat * RESOURCES + resource]
    own = crafts.cubes_in_row(s, row, s.seat)
    if length == FIELD_SPACES - 1 and own + 1 >= 3:
        total += GARDENER_VALUE
    return total + 20 * own


def prior_of_temple(s: Table, temple: i64) -> i64:
    """A first place that is not yet held; one that is held needs help less."""
    first = evening.first_place(s, temple)
    base: i64 = 100 + 15 * temple
    return base - 70 if first == s.seat else base


def prior_of_area(s: Table, area: i64) -> i64:
    """Squares beside it that still have a tile, the higher the better."""
    total: i64 = 0
    squares = SIDE_SQUARES[SIDE_OF[area]] & s.tiles_left
    for square in range(i64(SQUARES)):
        if squares >> square & 1:
            total += 30 + 25 * quality_for(square)
            if bonus_winner(s, square) != s.seat:
                total += 30
    return total


def prior_of_token(s: Table, action: i64) -> i64:
    """Which token to sell, pay, gain or give: wine is kept, doubles go first."""
    if action == act.STOP:
        return -250
    if action == act.DECLINE:
        return 0
    if act.GIFT <= action < act.GIVE:
        return CAMEL_VALUE if action > act.GIFT else TALENT_VALUE
    if act.GAIN <= action < act.GIFT:
        return value_of(s, action - act.GAIN)
    if act.TOKEN <= action < act.PLANT:
        return value_of(s, action - act.TOKEN)
    if act.RECEIVE <= action < act.DISCARD:
        return value_of(s, action - act.RECEIVE)
    if action >= act.DISCARD:
        return -value_of(s, action - act.DISCARD)
    if action >= act.GIVE:
        return 100 - value_of(s, action - act.GIVE)
    return -value_of(s, action - act.PAY if action >= act.PAY else action - act.SELL)


def value_of(s: Table, resource: i64) -> i64:
    """A token in hand: wine more, a second one of a kind less."""
    if resource == WINE:
        return WINE_VALUE
    return TOKEN_VALUE - 40 * (s.tokens[s.seat * RESOURCES + resource] - 1)


assert TEMPLES == 3
