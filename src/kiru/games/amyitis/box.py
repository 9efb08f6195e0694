"""Loads box.toml (or an owner's box) into flat tables and checks it against what the booklet states."""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.errors import KiruError
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine.garden import AREAS, SQUARES, square_name
from kiru.support import toml_box as toml

STANDARD = Path(__file__).with_name("box.toml")
RESOURCE_TOKENS = 35
CRAFT_CARDS = 18
COURT_CARDS = 27
"""31 court cards, less the four level 0 caravaneers."""
PLACES = {1: 7, 2: 5, 3: 3}
"""The squares that take tiles of a quality; the top one takes the tile worth 10 (A12)."""
LEAST_CUBES = (AREAS + c.FIELD_ROWS * (c.FIELD_SPACES - 1)) // c.MIN_PLAYERS + 2
"""So many that all areas and fields, and a pass each, leave one for a procession: it always asks where to go (A60).

The temples need none, as neutral cubes push the players' own out of them. With fewer, rounds could go by for ever
in which nobody has anything to decide.
"""
TOP_POINTS = 10
UNUSED = 3


def load(source: toml.Source = None, version: int = 2) -> c.Box:
    """An owner's box, or the standard one; every table checked, and since ruleset 2 that play cannot run dry."""
    data = toml.read("amyitis", STANDARD, source)
    box = c.Box()
    box.name = str(data.get("box"))
    box.digest = toml.digest(data)
    load_supply(box, data, LEAST_CUBES if version > 1 else 1)
    load_track(box, data)
    load_fields(box, data)
    load_crafts(box, data)
    load_court(box, data)
    load_ranks(box, data)
    load_plants(box, data)
    load_garden(box, data)
    load_tiles(box, data)
    load_end(box, data)
    return box


def fill(target: vec[i64], values: list[int], start: int = 0) -> None:
    for index, value in enumerate(values):
        target[start + index] = value


def rising(where: str, name: str, values: list[int]) -> list[int]:
    """Values that may not fall: more players never have fewer cards."""
    if values != sorted(values):
        raise KiruError("error-box-entry", table=where, entry=name, expected="≤ ≤")
    return values


def load_supply(box: c.Box, data: toml.Table, least_cubes: int) -> None:
    supply = toml.table(data, "supply")
    start = toml.table(data, "start")
    box.tokens = toml.number(supply, "supply", "tokens", 1)
    toml.total("supply.tokens", RESOURCE_TOKENS, box.tokens * c.RESOURCES)
    box.start_talents = toml.number(start, "start", "talents")
    box.start_camels = toml.number(start, "start", "camels")
    box.talents = toml.number(supply, "supply", "talents", c.MAX_PLAYERS * box.start_talents)
    box.camels = toml.number(supply, "supply", "camels", c.MAX_PLAYERS * box.start_camels + 1) - 1
    box.cubes = toml.number(supply, "supply", "cubes", least_cubes)


def load_track(box: c.Box, data: toml.Table) -> None:
    spaces = toml.rows(data, "track", "spaces", c.SPACES)
    box.space_keys = toml.distinct("track.spaces", [toml.key(row, "track.spaces") for row in spaces])
    cities = 0
    for space, row in enumerate(spaces):
        where = f"track.spaces.{box.space_keys[space]}"
        kind = c.SPACE_WORDS.index(toml.word(row, where, "kind", c.SPACE_WORDS))
        if (kind == c.SELL) != (space == 0):
            raise KiruError("error-box-entry", table=where, entry="kind", expected="babylon: sell")
        box.space_kind[space] = kind
        if kind != c.SELL:
            plain = c.RESOURCE_WORDS[: c.PLAIN]
            box.space_demand[space] = plain.index(toml.word(row, where, "demand", plain))
        if kind == c.PLANT:
            box.space_city[space] = cities
            cities += 1
        elif kind == c.COURT:
            fill(box.space_offer, court_offer(row, where), space * 2)
    toml.total("track.spaces (plant)", c.PLANT_CITIES, cities)


def court_offer(row: toml.Table, where: str) -> list[int]:
    """The two different types of a court city."""
    types = c.COURT_WORDS[: c.RANKS]
    offer = toml.distinct(f"{where}.offer", toml.words(row, where, "offer", types, 2))
    return sorted(types.index(name) for name in offer)


def load_fields(box: c.Box, data: toml.Table) -> None:
    fields = toml.table(data, "fields")
    for row, name in enumerate(c.FIELD_WORDS):
        words = toml.words(fields, "fields", name, c.RESOURCE_WORDS, c.FIELD_SPACES)
        fill(box.field, [c.RESOURCE_WORDS.index(word) for word in words], row * c.FIELD_SPACES)


def load_crafts(box: c.Box, data: toml.Table) -> None:
    crafts = toml.table(data, "crafts")
    for craft, name in enumerate(c.CRAFT_WORDS):
        copies = rising("crafts", name, toml.numbers(crafts, "crafts", name, c.COLUMNS))
        for column, count in enumerate(copies):
            box.craft_copies[column * c.CRAFTS + craft] = count
    for column in range(c.COLUMNS):
        total = sum(box.craft_copies[column * c.CRAFTS + craft] for craft in range(c.CRAFTS))
        needed = (column + c.MIN_PLAYERS) * c.GROUP
        if total < needed:
            raise KiruError("error-box-count", table="crafts", expected=needed, found=total)
        if column == c.COLUMNS - 1:
            toml.total("crafts", CRAFT_CARDS, total)


def load_court(box: c.Box, data: toml.Table) -> None:
    court = toml.table(data, "court")
    for kind, name in enumerate(c.COURT_WORDS[: c.RANKS]):
        first = c.COURT_FIRST[kind]
        levels = c.COURT_FIRST[kind + 1] - first
        rows = [
            toml.numbers({name: row}, "court", name, levels, 1) for row in toml.lists(court, "court", name, c.COLUMNS)
        ]
        for level in range(levels):
            rising("court", name, [row[level] for row in rows])
        for column, row in enumerate(rows):
            fill(box.court_copies, row, column * c.COURT_CARDS + first)
    gardeners = rising("court", "gardener", toml.numbers(court, "court", "gardener", c.COLUMNS, 1))
    for column, count in enumerate(gardeners):
        box.court_copies[column * c.COURT_CARDS + c.GARDENERS] = count
    last = (c.COLUMNS - 1) * c.COURT_CARDS
    if box.court_copies[last + 1] > c.PLAIN:
        # A different token lies on each level 2 caravaneer (A11).
        raise KiruError("error-box-entry", table="court", entry="caravaneer", expected=f"≤ {c.PLAIN}")
    toml.total("court", COURT_CARDS, sum(box.court_copies[last + card] for card in range(c.COURT_CARDS)))


def load_ranks(box: c.Box, data: toml.Table) -> None:
    banker = toml.table(data, "banker")
    fill(box.banker_talents, toml.numbers(banker, "banker", "talents", 3), 1)
    fill(box.banker_points, toml.numbers(banker, "banker", "points", 3), 1)
    fill(box.palace_points, toml.numbers(toml.table(data, "palace"), "palace", "points", 6), 1)
    caravaneer = toml.table(data, "caravaneer")
    fill(box.caravan_bonus, toml.numbers(caravaneer, "caravaneer", "bonus", 3))
    fill(box.keep, toml.numbers(caravaneer, "caravaneer", "keep", 3))


def load_plants(box: c.Box, data: toml.Table) -> None:
    cards = toml.rows(data, "plants", "cards", c.PLANT_CARDS)
    box.plant_keys = toml.distinct("plants.cards", [toml.key(card, "plants.cards") for card in cards])
    cities = [key for space, key in enumerate(box.space_keys) if box.space_kind[space] == c.PLANT]
    for card, row in enumerate(cards):
        where = f"plants.cards.{box.plant_keys[card]}"
        if "home" in row:
            box.home_city = cities.index(toml.word(row, where, "home", cities))
            box.home_card = card
        for side, face in enumerate(toml.rows({where: row}, where, "sides", 2)):
            low, high = (2, 2) if "home" in row else (1, 1) if side == 0 else (1, 3)
            box.plant_quality[card * 2 + side] = toml.number(face, where, "quality", low, high)
            if "extra" in face:
                plain = c.RESOURCE_WORDS[: c.PLAIN]
                box.plant_extra[card * 2 + side] = plain.index(toml.word(face, where, "extra", plain))
    toml.total("plants.cards (home)", 1, sum("home" in row for row in cards))


def load_garden(box: c.Box, data: toml.Table) -> None:
    names = [square_name(square) for square in range(SQUARES)]
    unused = toml.words(toml.table(data, "garden"), "garden", "unused", names[1:], UNUSED)
    for name in toml.distinct("garden.unused", unused):
        box.unused |= 1 << names.index(name)


def load_tiles(box: c.Box, data: toml.Table) -> None:
    tiles = toml.rows(data, "tiles", "tiles", c.TILES)
    box.tile_keys = toml.distinct("tiles.tiles", [toml.key(row, "tiles.tiles") for row in tiles])
    for tile, row in enumerate(tiles):
        where = f"tiles.tiles.{box.tile_keys[tile]}"
        box.tile_quality[tile] = toml.number(row, where, "quality", 1, 3)
        box.tile_points[tile] = toml.number(row, where, "points")
        bonuses = toml.words(row, where, "bonuses", c.BONUS_WORDS)
        if len(bonuses) > c.TILE_BONUSES:
            raise KiruError("error-box-entry", table=where, entry="bonuses", expected=f"≤ {c.TILE_BONUSES}")
        fill(box.tile_bonuses, [c.BONUS_WORDS.index(bonus) for bonus in bonuses], tile * c.TILE_BONUSES)
    find_top_tile(box)


def find_top_tile(box: c.Box) -> None:
    """One quality 3 tile is worth 10; there are enough others for the floors below (A12)."""
    best = [tile for tile in range(c.TILES) if box.tile_quality[tile] == 3 and box.tile_points[tile] == TOP_POINTS]
    toml.total(f"tiles.tiles (quality 3, {TOP_POINTS})", 1, len(best))
    box.top_tile = best[0]
    for quality, needed in PLACES.items():
        count = sum(box.tile_quality[tile] == quality for tile in range(c.TILES)) - int(quality == 3)
        if count < needed:
            raise KiruError("error-box-count", table=f"tiles.tiles (quality {quality})", expected=needed, found=count)


def load_end(box: c.Box, data: toml.Table) -> None:
    favor = toml.table(data, "favor")
    for column, row in enumerate(toml.lists(favor, "favor", "tiles", c.COLUMNS)):
        steps = rising("favor", "tiles", toml.numbers({"tiles": row}, "favor", "tiles", 2, 1))
        fill(box.favor_tiles, steps, column * 2)
    fill(box.favor_points, toml.numbers(favor, "favor", "points", 2))
    fill(box.end_tiles, toml.numbers(toml.table(data, "end"), "end", "tiles_left", c.COLUMNS, 0, SQUARES - UNUSED - 1))
