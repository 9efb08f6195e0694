"""Loads box.toml (or an owner's box) into flat tables and checks it against what the booklets state."""

from pathlib import Path

from kiru.core.errors import KiruError
from kiru.games.babylon.engine import components as c
from kiru.support import toml_box as toml

STANDARD = Path(__file__).with_name("box.toml")
SYMBOL_WORDS = c.PIECE_WORDS[: c.SYMBOLS + 1]
SYMBOLS_PRINTED = {"clay": 2, "granite": 3, "basalt": 4, "starting": 4}
STATED_SUPPLY = {
    "english": {
        "single": 152, "double": 64, "belvedere": 40, "stairway": 16, "fountain": 16, "bridge": 16, "statue": 40,
    },
    "polish": {
        "single": 148, "double": 60, "belvedere": 38, "stairway": 15, "fountain": 15, "bridge": 15, "statue": 38,
    },
}  # fmt: skip
STATED_ROUNDS = [15, 13, 11]
STATED_REMOVALS = [3, 1, 0]
TOKENS = 14
RULINGS = {
    "B23": "short_supply_pays_what_is_left",
    "B32": "swap_only_when_paying",
    "B33": "no_belvedere_no_three_pillars",
    "B37": "tiles_come_from_above",
    "B38": "free_corner_never_over_rising_stairs",
    "B44": "covered_statue_keeps_its_line",
    "B45": "lower_bridge_does_not_block",
    "B51": "token_pillars_before_the_dig",
    "B52": "one_symbol_effect_a_turn",
    "B61": "bridge_hides_nothing",
}


def load(source: toml.Source = None) -> c.Box:
    """An owner's box, or the standard one; every table checked."""
    data = toml.read("babylon", STANDARD, source)
    box = c.Box()
    box.name = str(data.get("box"))
    box.digest = toml.digest(data)
    load_players(box, data)
    load_supply(box, data)
    load_scoring(box, data)
    load_rulings(box, data)
    load_tokens(box, data)
    load_tiles(box, data)
    return box


def load_players(box: c.Box, data: toml.Table) -> None:
    players = toml.table(data, "players")
    for name, stated, target in (
        ("rounds", STATED_ROUNDS, box.rounds),
        ("removed_each", STATED_REMOVALS, box.removed_each),
    ):
        found = toml.numbers(players, "players", name, len(stated))
        if found != stated:
            raise KiruError("error-box-entry", table="players", entry=name, expected=str(stated))
        for index, value in enumerate(found):
            target[index + 2] = value
    box.stored_singles = toml.number(toml.table(data, "storage"), "storage", "single", 6, 6)


def load_supply(box: c.Box, data: toml.Table) -> None:
    """Both editions' pieces, as many as the booklets count (B01)."""
    supply = toml.table(data, "supply")
    for edition, word in enumerate(c.EDITIONS):
        row = toml.table(supply, word)
        for piece in range(1, c.PIECES):
            name = c.PIECE_WORDS[piece]
            stated = STATED_SUPPLY[word][name]
            box.supply[edition * c.PIECES + piece] = toml.number(row, f"supply.{word}", name, stated, stated)


def load_scoring(box: c.Box, data: toml.Table) -> None:
    scoring = toml.table(data, "scoring")
    for piece in range(c.STAIRWAY, c.BELVEDERE + 1):
        box.points[piece] = toml.number(scoring, "scoring", c.PIECE_WORDS[piece])
    box.decoration_set = toml.number(scoring, "scoring", "decoration_set")
    box.flower_set = toml.number(scoring, "scoring", "flower_set")
    highest = toml.table(scoring, "highest_point")
    for edition, word in enumerate(c.EDITIONS):
        rule = toml.word(highest, "scoring.highest_point", word, ["squared", "doubled"])
        box.highest_squared[edition] = int(rule == "squared")


def load_rulings(box: c.Box, data: toml.Table) -> None:
    """The rulings are data so that a record's box names them; the engine knows exactly these."""
    rulings = toml.table(data, "rulings")
    box.rulings = {rule: toml.word(rulings, "rulings", rule, [name]) for rule, name in RULINGS.items()}
    toml.total("rulings", len(RULINGS), len(rulings) - int("certainty" in rulings))


def load_tokens(box: c.Box, data: toml.Table) -> None:
    tokens = toml.table(data, "round_tokens")
    for effect, word in enumerate(c.EFFECT_WORDS):
        box.tokens[effect] = toml.number(tokens, "round_tokens", word, 0, TOKENS)
    toml.total("round_tokens", TOKENS, sum(box.tokens))


def load_tiles(box: c.Box, data: toml.Table) -> None:
    """Sixteen tiles of each material and a starting tile of each flower (B10, B11)."""
    flowers = toml.words(toml.table(data, "flowers"), "flowers", "words", c.FLOWER_WORDS)
    if flowers != c.FLOWER_WORDS:
        raise KiruError("error-box-entry", table="flowers", entry="words", expected=" ".join(c.FLOWER_WORDS))
    tile = 0
    for name in c.MATERIALS:
        count = c.FLOWERS if name == "starting" else c.LAYER_TILES
        for row in toml.rows(data, name, "tiles", count):
            load_tile(box, tile, row, name)
            tile += 1
    toml.distinct("tiles", box.keys)
    starting = [box.flower[tile] for tile in range(c.QUARRY_TILES, c.TILES)]
    if starting != list(range(c.FLOWERS)):
        raise KiruError("error-box-entry", table="starting", entry="flower", expected=" ".join(c.FLOWER_WORDS))


def load_tile(box: c.Box, tile: int, row: toml.Table, material: str) -> None:
    box.keys[tile] = toml.key(row, material)
    where = f"{material}.{box.keys[tile]}"
    box.flower[tile] = c.FLOWER_WORDS.index(toml.word(row, where, "flower", c.FLOWER_WORDS))
    corners = toml.words(row, where, "corners", SYMBOL_WORDS, 4)
    toml.total(f"{where}.corners", SYMBOLS_PRINTED[material], sum(word != "-" for word in corners))
    for corner, word in enumerate(corners):
        box.corners[tile * 4 + corner] = SYMBOL_WORDS.index(word)
    box.rotations[tile] = next(turn for turn in (1, 2, 4) if corners[turn:] + corners[:turn] == corners)
