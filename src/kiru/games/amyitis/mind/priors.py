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
    SPACES,
    TEMPLES,
    TILE_BONUSES,
    WINE,
)
from kiru.games.amyitis.engine.garden import SIDE_OF, SIDE_SQUARES, SQUARES, count_bits, quality_for
from kiru.games.amyitis.engine.planting import bonus_winner
from kiru.games.amyitis.engine.state import Table
from kiru.games.amyitis.engine.supply import token_count
from kiru.games.amyitis.mind.races import camels_to_banker, sells_banker

PASS: Final = 0
TALENT_PAID: Final = 1
CAMEL_PAID: Final = 2
MERCHANT_CARD: Final = 3
ENGINEER_CARD: Final = 4
PEASANT_CARD: Final = 5
PEASANT_FULL: Final = 6
PRIEST_CARD: Final = 7
SELL_SOME: Final = 8
SELL_MANY: Final = 9
TOKEN_PAID: Final = 10
CLOSED: Final = 11
PALACE_POINT: Final = 12
PALACE_CARD: Final = 13
GARDENER_CARD: Final = 14
CARAVANEER_CARD: Final = 15
CARAVANEER_BY_ROUNDS: Final = 16
BANKER_CARD: Final = 17
BANKER_BY_ROUNDS: Final = 18
LAST_BANKER: Final = 19
TILE: Final = 20
TILE_POINT: Final = 21
TILE_TALENT: Final = 22
TILE_CAMEL: Final = 23
TILE_RESOURCE: Final = 24
TILE_COURT: Final = 25
OWN_WATER: Final = 26
RIVAL_WATER: Final = 27
GARDENER_SPENT: Final = 28
FIELD_TOKEN: Final = 29
FIELD_WINE: Final = 30
FIELD_DOUBLE: Final = 31
FIELD_WON: Final = 32
FIELD_CUBE: Final = 33
TEMPLE: Final = 34
TEMPLE_NUMBER: Final = 35
TEMPLE_HELD: Final = 36
SQUARE: Final = 37
SQUARE_QUALITY: Final = 38
SQUARE_FREE: Final = 39
STOP_SELLING: Final = 40
GIFT_TALENT: Final = 41
GIFT_CAMEL: Final = 42
WINE_KEPT: Final = 43
TOKEN_KEPT: Final = 44
TOKEN_DOUBLE: Final = 45
EXCHANGE: Final = 46
TOKEN_FOR_BANKER: Final = 47
CAMEL_FOR_BANKER: Final = 48
FIELD_FOR_BANKER: Final = 49
PRIORS: Final = [
    "pass", "talent_paid", "camel_paid", "merchant_card", "engineer_card", "peasant_card", "peasant_full",
    "priest_card", "sell_some", "sell_many", "token_paid", "closed", "palace_point", "palace_card", "gardener_card",
    "caravaneer_card", "caravaneer_by_rounds", "banker_card", "banker_by_rounds", "last_banker", "tile", "tile_point",
    "tile_talent", "tile_camel", "tile_resource", "tile_court", "own_water", "rival_water", "gardener_spent",
    "field_token", "field_wine", "field_double", "field_won", "field_cube", "temple", "temple_number", "temple_held",
    "square", "square_quality", "square_free", "stop_selling", "gift_talent", "gift_camel", "wine_kept", "token_kept",
    "token_double", "exchange", "token_for_banker", "camel_for_banker", "field_for_banker",
]  # fmt: skip
PRIOR_WEIGHTS: Final = [
    40, -70, -150, 180, 260, 170, 90, 110, 220, 200, -150, -100, 100, 60, 220, 60, 55, 20, 60, 200, 150, 100, 70, 150,
    200, 250, 100, -60, -220, 150, 230, -30, 220, 20, 100, 15, -70, 30, 25, 30, -250, 70, 150, 230, 150, -40, 100, 0,
    0, 0,
]  # fmt: skip
"""Guessed from playing: what a unit of each term is worth, in hundredths of a point."""
BONUS_TERMS: Final = vec[i64]([TILE_TALENT, TILE_CAMEL, TILE_RESOURCE, TILE_COURT])
"""The terms of a tile's talent, camel, resource and court card."""


def prior(s: Table, action: i64, w: vec[i64]) -> i64:
    """The prior of an action, by the question it answers and what each term of PRIORS is worth."""
    phase = s.phase
    if phase == act.CHOOSING:
        return prior_of_turn(s, action, w)
    if phase == act.FARMING or phase == act.REAPING:
        return prior_of_field(s, action - act.FIELD, w)
    if phase == act.PRAYING or phase == act.LEADING:
        return prior_of_temple(s, action - act.TEMPLE, w)
    if phase == act.IRRIGATING or phase == act.WATERING:
        return prior_of_area(s, action - act.AREA, w)
    if phase == act.PLANTING:
        return prior_of_square(s, action - act.PLANT, s.caravan, w)
    if phase == act.BUYING or phase == act.PROMOTING:
        return prior_of_court(s, action - act.COURT, w)
    return prior_of_token(s, action, w)


def prior_of_turn(s: Table, action: i64, w: vec[i64]) -> i64:
    """Pass, a craft card, or a journey of the caravan."""
    if action == act.PASS:
        return w[PASS]
    if action < act.CARAVAN:
        card = action - act.RECRUIT
        return prior_of_craft(s, s.crafts[card], w) + w[TALENT_PAID] * crafts.cost_of(s, card)
    distance = action - act.CARAVAN + 1
    space = caravan.space_after(s, distance)
    return prior_of_space(s, space, w) + w[CAMEL_PAID] * caravan.cost_of(s, distance)


def prior_of_craft(s: Table, craft: i64, w: vec[i64]) -> i64:
    """Camels and canals are worth a little more than tokens past the store, and prayers."""
    if craft == MERCHANT:
        return w[MERCHANT_CARD] + (w[CAMEL_FOR_BANKER] * wants_for_banker(s, 1) if w[CAMEL_FOR_BANKER] else 0)
    if craft == ENGINEER:
        return w[ENGINEER_CARD]
    if craft == PEASANT:
        total = w[PEASANT_CARD] if token_count(s, s.seat) < 3 else w[PEASANT_FULL]
        return total + (w[TOKEN_FOR_BANKER] * wants_for_banker(s, 0) if w[TOKEN_FOR_BANKER] else 0)
    return w[PRIEST_CARD]


def wants_for_banker(s: Table, step: i64) -> i64:
    """The rounds that a banker would work for, if a seat without one lacks its token (step 0) or the camels (1)."""
    if s.levels[s.seat * RANKS + BANKER] or caravan.why_not_court(s, BANKER):
        return 0
    missing = camels_to_banker(s, s.seat)
    wanted = missing == SPACES if step == 0 else 0 < missing < SPACES
    return rounds_to_go(s) if wanted else 0


def prior_of_space(s: Table, space: i64, w: vec[i64]) -> i64:
    """What the caravan's arrival brings: a sale, a court card or a plant, less the tokens paid."""
    kind = s.box.space_kind[space]
    if kind == SELL:
        return w[SELL_SOME] + (w[SELL_MANY] if token_count(s, s.seat) > 1 else 0)
    if kind == COURT:
        first = prior_of_court(s, s.box.space_offer[space * 2], w)
        second = prior_of_court(s, s.box.space_offer[space * 2 + 1], w)
        return (first if first > second else second) + w[TOKEN_PAID]
    best: i64 = 0
    squares = caravan.plantable_squares(s, space)
    for square in range(i64(SQUARES)):
        if squares >> square & 1:
            value = prior_of_square(s, square, space, w)
            best = value if value > best else best
    paid = 1 if s.box.plant_extra[caravan.face_at(s, space)] == NONE else 2
    return best + w[TOKEN_PAID] * paid


def prior_of_court(s: Table, kind: i64, w: vec[i64]) -> i64:
    """A court card: palaces pay at once, the others while the game lasts."""
    if caravan.why_not_court(s, kind) != 0:
        return w[CLOSED]
    if kind == PALACE:
        return w[PALACE_POINT] * s.box.palace_points[s.levels[s.seat * RANKS + PALACE] + 1] + w[PALACE_CARD]
    if kind == GARDENER:
        return w[GARDENER_CARD]
    left = rounds_to_go(s)
    if kind == CARAVANEER:
        return w[CARAVANEER_CARD] + w[CARAVANEER_BY_ROUNDS] * left
    last = w[LAST_BANKER] if s.levels[s.seat * RANKS + BANKER] == 2 else 0
    return w[BANKER_CARD] + w[BANKER_BY_ROUNDS] * left + last


def rounds_to_go(s: Table) -> i64:
    """About how many rounds are left, told from the tiles."""
    tiles = count_bits(s.tiles_left) - s.box.end_tiles[s.column]
    return (tiles + 1) // 2 if tiles > 0 else 0


def prior_of_square(s: Table, square: i64, space: i64, w: vec[i64]) -> i64:
    """The tile with its bonuses, the irrigation bonus, less the gardeners spent."""
    tile = s.tiles[square]
    quality = s.box.plant_quality[caravan.face_at(s, space)]
    total = w[TILE_POINT] * s.box.tile_points[tile] + w[TILE]
    for place in range(tile * TILE_BONUSES, (tile + 1) * TILE_BONUSES):
        bonus = s.box.tile_bonuses[place]
        if bonus != NONE:
            total += w[TILE_COURT] if bonus == COURT_CARD else w[BONUS_TERMS[bonus]]
    winner = bonus_winner(s, square)
    if winner == s.seat:
        total += w[OWN_WATER] * quality
    elif winner != NONE:
        total += w[RIVAL_WATER] * quality
    missing = quality_for(square) - quality
    return total + w[GARDENER_SPENT] * missing if missing > 0 else total


def prior_of_field(s: Table, row: i64, w: vec[i64]) -> i64:
    """The token of the space, and the gardener if the row is about to be won."""
    length = crafts.row_length(s, row)
    resource = s.box.field[row * FIELD_SPACES + length]
    total = w[FIELD_WINE]
    if resource != WINE:
        total = w[FIELD_TOKEN] + w[FIELD_DOUBLE] * s.tokens[s.seat * RESOURCES + resource]
        if w[FIELD_FOR_BANKER] and buys_banker(s, resource):
            total += w[FIELD_FOR_BANKER] * wants_for_banker(s, 0)
    own = crafts.cubes_in_row(s, row, s.seat)
    if length == FIELD_SPACES - 1 and own + 1 >= 3:
        total += w[FIELD_WON]
    return total + w[FIELD_CUBE] * own


def buys_banker(s: Table, resource: i64) -> bool:
    """Whether a city with a banker asks for a resource."""
    for space in range(i64(SPACES)):
        if s.box.space_demand[space] == resource and sells_banker(s, space):
            return True
    return False


def prior_of_temple(s: Table, temple: i64, w: vec[i64]) -> i64:
    """A first place that is not yet held; one that is held needs help less."""
    first = evening.first_place(s, temple)
    base = w[TEMPLE] + w[TEMPLE_NUMBER] * temple
    return base + w[TEMPLE_HELD] if first == s.seat else base


def prior_of_area(s: Table, area: i64, w: vec[i64]) -> i64:
    """Squares beside it that still have a tile, the higher the better."""
    total: i64 = 0
    squares = SIDE_SQUARES[SIDE_OF[area]] & s.tiles_left
    for square in range(i64(SQUARES)):
        if squares >> square & 1:
            total += w[SQUARE] + w[SQUARE_QUALITY] * quality_for(square)
            if bonus_winner(s, square) != s.seat:
                total += w[SQUARE_FREE]
    return total


def prior_of_token(s: Table, action: i64, w: vec[i64]) -> i64:
    """Which token to sell, pay, gain or give: wine is kept, doubles go first."""
    if action == act.STOP:
        return w[STOP_SELLING]
    if action == act.DECLINE:
        return 0
    if act.GIFT <= action < act.GIVE:
        return w[GIFT_CAMEL] if action > act.GIFT else w[GIFT_TALENT]
    if act.GAIN <= action < act.GIFT:
        return value_of(s, action - act.GAIN, w)
    if act.TOKEN <= action < act.PLANT:
        return value_of(s, action - act.TOKEN, w)
    if act.RECEIVE <= action < act.DISCARD:
        return value_of(s, action - act.RECEIVE, w)
    if action >= act.DISCARD:
        return -value_of(s, action - act.DISCARD, w)
    if action >= act.GIVE:
        return w[EXCHANGE] - value_of(s, action - act.GIVE, w)
    return -value_of(s, action - act.PAY if action >= act.PAY else action - act.SELL, w)


def value_of(s: Table, resource: i64, w: vec[i64]) -> i64:
    """A token in hand: wine more, a second one of a kind less."""
    if resource == WINE:
        return w[WINE_KEPT]
    return w[TOKEN_KEPT] + w[TOKEN_DOUBLE] * (s.tokens[s.seat * RESOURCES + resource] - 1)


assert TEMPLES == 3
assert len(PRIORS) == len(PRIOR_WEIGHTS)
