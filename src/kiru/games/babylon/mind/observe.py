"""The table as numbers for learning, from one seat's point of view: that seat first, the others in their order."""

from typing import Final, cast

from mypy_extensions import i64

from kiru.core.game import NONE, State
from kiru.core.observation import Faces, Observation, Observer
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import scoring
from kiru.games.babylon.engine.components import (
    BELVEDERE,
    BRIDGE,
    COLUMNS,
    EFFECTS,
    FLOWERS,
    FOUNTAIN,
    LAYERS,
    MAX_LAID,
    PIECES,
    QUARRY_TILES,
    STAIRWAY,
    STATUE,
    SYMBOLS,
    TILES,
    Box,
    material,
)
from kiru.games.babylon.engine.garden import CELLS, SPOTS
from kiru.games.babylon.engine.state import RISING_STAIRS, Table

CORNERS: Final = 4
FLOWER_COLUMNS: Final = 4
SYMBOL_COLUMNS: Final = 8
TILE_FACE = [1] * 4 + [1] * FLOWERS + [1] * (CORNERS * SYMBOLS)
"""A tile's material, its flower, and the symbol of each corner."""

ROUNDS: Final = 15
REMOVALS: Final = 6
SINGLES: Final = 12
DOUBLES: Final = 2
SUPPLY: Final = 100
LINE: Final = 60
THINGS: Final = RISING_STAIRS + 1
"""Numbers that hardly any game goes beyond; what does counts as the highest."""
LINES: Final = 8
"""Lines of the score pad."""


class BabylonObserver(Observer):
    """Knows what every tile of its box shows."""

    def __init__(self, box: Box) -> None:
        self.tiles = Faces(TILES, TILE_FACE)
        for tile in range(i64(TILES)):
            note_tile(box, self.tiles, tile)

    def observe(self, state: State, seat: i64, row: Observation) -> None:
        """The whole table as a row; what everybody knows is all there is to know."""
        s = cast(Table, state)
        moment(s, seat, self.tiles, row)
        offers(s, self.tiles, row)
        for place in range(s.players):
            row.about(place)
            owner = (seat + place) % s.players
            belongings(s, owner, self.tiles, row)
            garden(s, owner, row)
        row.about(NONE)


def note_tile(box: Box, faces: Faces, tile: i64) -> None:
    faces.note(tile, material(tile), 1)
    faces.note(tile, FLOWER_COLUMNS + box.flower[tile], 1)
    for corner in range(i64(CORNERS)):
        symbol = box.corners[tile * CORNERS + corner]
        if symbol:
            faces.note(tile, SYMBOL_COLUMNS + corner * SYMBOLS + symbol - 1, 1)


def moment(s: Table, seat: i64, tiles: Faces, o: Observation) -> None:
    """The question, the round, whose turn it is, and the tile that is being placed."""
    key = (((s.phase * 64 + s.round) * 8 + s.first + 1) * 8 + s.turn) * 64 + s.removals
    if not o.same(key, len(act.PHASES) + 1 + 2 * s.players + 1):
        o.group("phase")
        o.one_of(s.phase, len(act.PHASES))
        o.group("round")
        o.put(s.round, ROUNDS)
        o.group("first")
        o.one_of(NONE if s.first == NONE else (s.first - seat + s.players) % s.players, s.players)
        o.group("turn")
        o.one_of((s.turn - seat + s.players) % s.players, s.players)
        o.group("removals")
        o.put(s.removals, REMOVALS)
    token(s, o)
    o.group("dug")
    o.face_once(tiles, s.dug)
    building(s, tiles, o)
    o.group("options")
    o.put_once(s.edition, 1)
    o.put_once(i64(s.ground_gap), 1)


def token(s: Table, o: Observation) -> None:
    """The effect in force, and what is left of it this turn."""
    key = (((s.token + 1) * 8 + s.doubles) * 64 + s.fresh) * 128 + s.changed + 1
    if o.same(key, EFFECTS + 2 + CELLS):
        return
    o.group("token")
    o.one_of(s.token, EFFECTS)
    o.put(s.doubles, DOUBLES)
    o.put(s.fresh, MAX_LAID)
    o.one_of(s.changed, CELLS)


def building(s: Table, tiles: Faces, o: Observation) -> None:
    """The tile that is being placed, and how."""
    key = (((s.building + 1) * 64 + s.spot + 1) * 16 + s.level) * 8 + s.choice
    if o.same(key, tiles.width + SPOTS + 1 + CORNERS + 1):
        return
    o.group("building")
    o.face(tiles, s.building)
    o.one_of(s.spot, SPOTS)
    o.put(s.level, act.LEVELS)
    o.one_of(s.choice, CORNERS + 1)


def offers(s: Table, tiles: Faces, o: Observation) -> None:
    """The quarry, the supply, and what may still come to light."""
    o.group("quarry")
    heights: i64 = 0
    for column in range(i64(COLUMNS)):
        heights = heights * (LAYERS + 1) + s.heights[column]
        o.face_once(tiles, s.quarry[column])
    if not o.same(heights, COLUMNS):
        o.group("heights")
        o.row(s.heights, 0, COLUMNS, LAYERS)
    o.group("supply")
    for piece in range(i64(1), i64(PIECES)):
        o.put_once(s.supply[piece], SUPPLY)
    unseen(s, heights, o)


def unseen(s: Table, heights: i64, o: Observation) -> None:
    """What has not come to light: a tile for every one that left its column, an effect for every round."""
    if o.same(heights * 32 + s.round, QUARRY_TILES + EFFECTS):
        return
    o.group("unseen")
    o.row(s.unseen, 0, QUARRY_TILES, 1)
    o.row(s.unseen, QUARRY_TILES, EFFECTS, LAYERS)


def belongings(s: Table, seat: i64, tiles: Faces, o: Observation) -> None:
    """Pillars, the tile in the slot, the flower."""
    o.group("singles")
    o.put_once(s.singles[seat], SINGLES)
    o.group("stored")
    o.face_once(tiles, s.stored[seat])
    if not o.same(s.flowers[seat], FLOWERS):
        o.group("flower")
        o.one_of(s.flowers[seat], FLOWERS)


def garden_key(s: Table, seat: i64) -> i64:
    """How many tiles and items a garden has, and a symbol that counts as another this turn: nothing else changes it."""
    key = (s.laid[seat] * 128 + s.items[seat]) * 8 + s.flowers[seat] + 1
    if s.turn != seat or s.changed == NONE:
        return key * 2048
    return key * 2048 + (s.changed + 1) * 16 + s.symbols[seat * CELLS + s.changed]


def garden(s: Table, seat: i64, o: Observation) -> None:
    """The garden from above, cell by cell: level, symbol, what stands there, the bridge over it; and its points."""
    if o.same(garden_key(s, seat), CELLS * (2 + SYMBOLS + THINGS - 1) + SPOTS + FLOWERS + LINES):
        return
    start = seat * CELLS
    o.group("levels")
    o.row(s.tops, start, CELLS, act.LEVELS)
    o.group("symbols")
    for cell in range(start, start + CELLS):
        o.one_of(s.symbols[cell] - 1, SYMBOLS)
    o.group("things")
    for cell in range(start, start + CELLS):
        o.one_of(s.things[cell] - 1, THINGS - 1)
    o.group("bridges")
    o.row(s.decks, start, CELLS, act.LEVELS)
    o.group("spots")
    o.bits(s.spots[seat], SPOTS)
    o.group("visible_flowers")
    flowers(s, seat, o)
    points(s, seat, o)


def flowers(s: Table, seat: i64, o: Observation) -> None:
    """How many tiles with each flower are seen from above."""
    tiles = scoring.visible_tiles(s, seat)
    for flower in range(i64(FLOWERS)):
        count: i64 = 0
        for index in range(s.laid[seat]):
            tile = s.laid_tile[seat * MAX_LAID + index]
            count += i64(tiles >> index & 1 and s.box.flower[tile] == flower)
        o.put(count, MAX_LAID)


def points(s: Table, seat: i64, o: Observation) -> None:
    """The score pad so far, in the order of its lines."""
    o.group("points")
    o.put(scoring.points_of(s, seat, STATUE), LINE)
    o.put(scoring.points_of(s, seat, FOUNTAIN), LINE)
    o.put(scoring.points_of(s, seat, BRIDGE), LINE)
    o.put(scoring.points_of(s, seat, STAIRWAY), LINE)
    o.put(scoring.decoration_sets(s, seat), LINE)
    o.put(scoring.flower_sets(s, seat), LINE)
    o.put(scoring.points_of(s, seat, BELVEDERE), LINE)
    o.put(scoring.highest_point(s, seat), LINE)
