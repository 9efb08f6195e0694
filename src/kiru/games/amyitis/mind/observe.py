"""The table as numbers for learning, from one seat's point of view: that seat first, the others in their order."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.game import NONE, State
from kiru.core.observation import Faces, Observation, Observer
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import scoring
from kiru.games.amyitis.engine.components import (
    COURT_CARDS,
    CRAFTS,
    FIELD_ROWS,
    FIELD_SPACES,
    GROUP,
    PLAIN,
    PLANT_CARDS,
    PLANT_CITIES,
    RANKS,
    RESOURCES,
    SPACES,
    TEMPLE_SPACES,
    TEMPLES,
    TILE_BONUSES,
    TILES,
    Box,
)
from kiru.games.amyitis.engine.garden import AREAS, SQUARES
from kiru.games.amyitis.engine.state import KEPT, NEUTRAL, NEVER, Table
from kiru.games.amyitis.engine.supply import token_count

TILE_FACE = [4, 12, 3, 3, 3, 3]
"""A tile's quality, points, and how many bonuses of each kind."""
PLANT_FACE = [4, *[1] * RESOURCES]
"""A plant's quality and the resource it asks for besides."""
BONUS_COLUMNS: Final = 2

ROUNDS: Final = 12
TOKENS: Final = 8
PURSE: Final = 20
CAMELS: Final = 10
CUBES: Final = 40
COPIES: Final = 4
LEVELS: Final = 6
LINE: Final = 40
CARDS: Final = 12
SUPPLY: Final = 60
"""Numbers that hardly any game goes beyond; what does counts as the highest."""
OWNERS: Final = NEUTRAL + 2
"""Whose a cube may be: nobody's, a seat's, or neutral."""


class AmyitisObserver(Observer):
    """Knows what every tile and every side of a plant card of its box shows."""

    def __init__(self, box: Box) -> None:
        self.tiles = Faces(TILES, TILE_FACE)
        self.plants = Faces(PLANT_CARDS * 2, PLANT_FACE)
        for tile in range(i64(TILES)):
            note_tile(box, self.tiles, tile)
        for side in range(i64(PLANT_CARDS * 2)):
            self.plants.note(side, 0, box.plant_quality[side])
            if box.plant_extra[side] != NONE:
                self.plants.note(side, 1 + box.plant_extra[side], 1)

    def observe(self, state: State, seat: i64, row: Observation) -> None:
        """The whole table as a row; what everybody knows is all there is to know."""
        s = cast(Table, state)
        moment(s, seat, self.tiles, row)
        offers(s, row)
        boards(s, seat, row)
        garden(s, self.tiles, self.plants, row)
        for place in range(s.players):
            row.about(place)
            player(s, (seat + place) % s.players, row)
        row.about(NONE)


def note_tile(box: Box, faces: Faces, tile: i64) -> None:
    faces.note(tile, 0, box.tile_quality[tile])
    faces.note(tile, 1, box.tile_points[tile])
    for kind in range(i64(4)):
        count: i64 = 0
        for place in range(tile * TILE_BONUSES, (tile + 1) * TILE_BONUSES):
            count += i64(box.tile_bonuses[place] == kind)
        faces.note(tile, BONUS_COLUMNS + kind, count)


def place_of(s: Table, owner: i64, seat: i64) -> i64:
    """How many places after the own seat somebody sits; neutral cubes come after everybody."""
    if owner == NONE:
        return NONE
    return s.players if owner == NEUTRAL else (owner - seat + s.players) % s.players


def moment(s: Table, seat: i64, tiles: Faces, o: Observation) -> None:
    """The question, the round, whose turn it is, what is half done, and how long nothing was planted (A74)."""
    key = ((s.round * 64 + s.phase) * 8 + s.first + 1) * 8 + s.turn + 1
    if not o.same(key, len(act.PHASES) + 1 + 2 * s.players):
        o.group("phase")
        o.one_of(s.phase, len(act.PHASES))
        o.group("round")
        o.put(s.round, ROUNDS)
        o.group("first")
        o.one_of(place_of(s, s.first, seat), s.players)
        o.group("turn")
        o.one_of(place_of(s, s.turn, seat), s.players)
    if not o.same(((s.due + 1) * 8 + s.due_next + 1) * 8 + s.given + 1, 3 * RESOURCES):
        o.group("due")
        o.one_of(s.due, RESOURCES)
        o.one_of(s.due_next, RESOURCES)
        o.one_of(s.given, RESOURCES)
    planting(s, tiles, o)
    o.group("options")
    o.put_once(i64(s.twins > 0), 1)
    o.put_once(i64(s.court_column != s.column), 1)


def planting(s: Table, tiles: Faces, o: Observation) -> None:
    """The square at hand with its tile, and the rounds since something was planted."""
    if not o.same(((s.square + 1) * 64 + s.tile + 1) * 16 + s.bonus + 1, SQUARES + tiles.width + 1):
        o.group("planting")
        o.one_of(s.square, SQUARES)
        o.face(tiles, s.tile)
        o.put(s.bonus, TILE_BONUSES)
    if s.patience != NEVER:
        o.group("fallow")
        o.put_once(s.round - s.planted_round, s.patience)


def offers(s: Table, o: Observation) -> None:
    """Crafts to recruit, court cards, tokens and money to be had, and where the caravan stands."""
    if not o.same(s.caravan, SPACES):
        o.group("caravan")
        o.one_of(s.caravan, SPACES)
    crafts(s, o)
    o.group("crafts_unseen")
    for craft in range(i64(CRAFTS)):
        o.put_once(s.craft_bag[craft], CARDS)
    if not o.same(row_key(s.court, 0, COURT_CARDS, 16), COURT_CARDS):
        o.group("court")
        o.row(s.court, 0, COURT_CARDS, COPIES)
    if not o.same(s.caravaneer_tokens, PLAIN):
        o.group("caravaneer_tokens")
        o.bits(s.caravaneer_tokens, PLAIN)
    o.group("supply")
    if not o.same(row_key(s.supply, 0, RESOURCES, 1024), RESOURCES):
        o.row(s.supply, 0, RESOURCES, TOKENS)
    o.put_once(s.supply_camels, CAMELS)
    o.put_once(s.supply_talents, SUPPLY)


def row_key(values: vec[i64], start: i64, size: i64, below: i64) -> i64:
    """The numbers of a row as one; each lies between -1 and the limit."""
    key: i64 = 0
    for i in range(start, start + size):
        key = key * below + values[i] + 1
    return key


def crafts(s: Table, o: Observation) -> None:
    """The craft cards that still lie open."""
    size = s.players * GROUP
    if o.same(row_key(s.crafts, 0, size, CRAFTS + 1) << size | s.turned, size * CRAFTS):
        return
    o.group("crafts")
    for card in range(size):
        o.one_of(NONE if s.turned >> card & 1 else s.crafts[card], CRAFTS)


def boards(s: Table, seat: i64, o: Observation) -> None:
    """Whose cubes lie on the fields and in the temples."""
    spaces: i64 = FIELD_ROWS * FIELD_SPACES
    if not o.same(row_key(s.fields, 0, spaces, OWNERS), spaces * s.players):
        o.group("fields")
        for space in range(spaces):
            o.one_of(place_of(s, s.fields[space], seat), s.players)
    spaces = TEMPLES * TEMPLE_SPACES
    if not o.same(row_key(s.temples, 0, spaces, OWNERS), spaces * (s.players + 1)):
        o.group("temples")
        for space in range(spaces):
            o.one_of(place_of(s, s.temples[space], seat), s.players + 1)


def garden(s: Table, tiles: Faces, plants: Faces, o: Observation) -> None:
    """Tiles, water and plants."""
    if not o.same(s.tiles_left, SQUARES * tiles.width):
        o.group("tiles")
        for square in range(i64(SQUARES)):
            o.face(tiles, s.tiles[square] if s.tiles_left >> square & 1 else NONE)
    if not o.same(s.planted << SQUARES | s.watered, 2 * SQUARES):
        o.group("planted")
        o.bits(s.planted, SQUARES)
        o.group("watered")
        o.bits(s.watered, SQUARES)
    if not o.same(s.irrigated, AREAS):
        o.group("irrigated")
        o.bits(s.irrigated, AREAS)
    if not o.same(s.reach, AREAS):
        o.group("reach")
        o.bits(s.reach, AREAS)
    o.group("plants")
    for city in range(i64(PLANT_CITIES)):
        o.face_once(plants, s.plants[city])


def player(s: Table, seat: i64, o: Observation) -> None:
    """A player's things, canals, tiles and points."""
    o.group("things")
    if not o.same(row_key(s.tokens, seat * RESOURCES, RESOURCES, 1024), RESOURCES):
        o.row(s.tokens, seat * RESOURCES, RESOURCES, TOKENS)
    o.put_once(s.camels[seat], CAMELS)
    o.put_once(s.talents[seat], PURSE)
    o.put_once(s.cubes[seat], CUBES)
    o.put_once(s.gardeners[seat], COPIES)
    ranks = row_key(s.levels, seat * RANKS, RANKS, 64)
    if not o.same(ranks * 4 + (s.passed >> seat & 1) * 2 + (s.pass_cubes >> seat & 1), RANKS + 2):
        o.group("court")
        o.row(s.levels, seat * RANKS, RANKS, LEVELS)
        o.group("passed")
        o.put(s.passed >> seat & 1, 1)
        o.put(s.pass_cubes >> seat & 1, 1)
    if not o.same(s.canals[seat], AREAS):
        o.group("canals")
        o.bits(s.canals[seat], AREAS)
    if not o.same(s.won[seat], TILES):
        o.group("won")
        o.bits(s.won[seat], TILES)
    o.group("points")
    for line in range(seat * KEPT, (seat + 1) * KEPT):
        o.put_once(s.points[line], LINE)
    o.put_once(scoring.favor(s, seat), LINE)
    o.put_once(token_count(s, seat), LINE)
