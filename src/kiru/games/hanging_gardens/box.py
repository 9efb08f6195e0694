"""Loads box.toml (or an owner's box) into flat tables and checks it against what the booklet states."""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.errors import KiruError
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine.garden import cell_at
from kiru.support import toml_box as toml

STANDARD = Path(__file__).with_name("box.toml")
FLOWERS = (c.BLUE, c.RED, c.YELLOW)
BONUSES = {"crown": c.CROWNS, "gold": c.GOLD, "tool": c.TOOLS}
KIND_ITEMS = {c.ANIMAL: c.ANIMALS, c.TREE: c.TREES, c.VISITOR: c.VISITORS}
SLOT_BONUSES = {"none": 0, "tool": c.TOOLS, "gold": c.GOLD}
FEATURES = ["animal", "tree", "irrigation", "visitor", "flowers"]
FEATURE_ITEMS = [c.ANIMALS, c.TREES, c.IRRIGATED, c.VISITORS, c.FLOWERS_FEATURE]
ACTIONS = ["crown", "objective", "enhancement_2", "enhancement_3", "enhancement_4"]
DIFFICULTIES = ["easy", "medium", "advanced", "expert"]
STACK_SIZES = {2: 12, 3: 8, 4: 5}


def load(source: toml.Source = None) -> c.Box:
    """An owner's box, or the standard one; every table checked."""
    data = toml.read("hanging_gardens", STANDARD, source)
    box = c.Box()
    box.name = str(data.get("box"))
    box.digest = toml.digest(data)
    load_setup(box, data)
    load_board(box, data)
    load_visitors(box, data)
    load_trees(box, data)
    load_objectives(box, data)
    load_irrigation(box, data)
    load_cards(box, data)
    load_tiles(box, data)
    load_solo(box, data)
    load_automaton(box, data)
    return box


def load_setup(box: c.Box, data: toml.Table) -> None:
    setup = toml.table(data, "setup")
    toml.number(setup, "setup", "rounds", c.ROUNDS, c.ROUNDS)
    toml.number(setup, "setup", "gardeners", c.GARDENERS, c.GARDENERS)
    box.start_gold = toml.number(setup, "setup", "gold")
    box.start_tools = toml.number(setup, "setup", "tools")
    box.last_player_tools = toml.number(setup, "setup", "extra_tools_last_player")
    box.supply_gold = toml.number(setup, "setup", "supply_gold", c.MAX_PLAYERS * box.start_gold)
    most_tools = c.MAX_PLAYERS * box.start_tools + box.last_player_tools
    box.supply_tools = toml.number(setup, "setup", "supply_tools", most_tools)


def load_board(box: c.Box, data: toml.Table) -> None:
    market = toml.table(data, "market")
    fill(box.tool_cost, toml.numbers(market, "market", "tool_cost", c.MARKET_LEVELS))
    if box.tool_cost[0] != 0:
        raise KiruError("error-box-entry", table="market", entry="tool_cost", expected="[0, ...]")
    # Every gardener must find a space, or a round could not end (H22).
    least = [2, 2, 3, 4, 5]
    spaces = toml.numbers(market, "market", "spaces", c.MAX_PLAYERS, 1, c.MAX_PLAYERS)
    if any(found < needed for found, needed in zip(spaces, least, strict=True)):
        raise KiruError("error-box-entry", table="market", entry="spaces", expected=str(least))
    fill(box.spaces, spaces)
    slots = toml.table(data, "objective_slots")
    for side, rows, most in (("small", box.small_slots, 2), ("large", box.large_slots, 4)):
        for slot, spaces in enumerate(toml.lists(slots, "objective_slots", side, c.SLOTS)):
            points = toml.numbers({side: spaces}, "objective_slots", side, most, 1)
            if points != sorted(points, reverse=True):  # the best free space is the first free one (H31)
                raise KiruError("error-box-entry", table="objective_slots", entry=side, expected="[a >= b ...]")
            fill(rows, points, slot * c.SLOT_SPACES)
    for slot, bonus in enumerate(toml.words(slots, "objective_slots", "bonus", SLOT_BONUSES, c.SLOTS)):
        box.slot_bonus[slot] = SLOT_BONUSES[bonus]


def fill(target: vec[i64], values: list[int], start: int = 0) -> None:
    for index, value in enumerate(values):
        target[start + index] = value


def load_visitors(box: c.Box, data: toml.Table) -> None:
    visitors = toml.entries(data, "visitors", 14)
    box.visitor_keys = list(visitors)
    points, wishes = [], []
    for name, row in visitors.items():
        where = f"visitors.{name}"
        points.append(toml.number(row, where, "points", 1))
        words = toml.words(row, where, "wishes", c.ITEM_WORDS)
        if not words or len(set(words)) != len(words):
            raise KiruError("error-box-entry", table=where, entry="wishes", expected=" | ".join(c.ITEM_WORDS))
        wishes.append(sum(1 << c.ITEM_WORDS.index(word) for word in words))
    box.visitor_points = vec[i64](points)
    box.visitor_wishes = vec[i64](wishes)


def load_trees(box: c.Box, data: toml.Table) -> None:
    trees = toml.table(data, "trees")
    for species, name in enumerate(c.TREE_SPECIES):
        sizes = trees.get(name)
        most = len(sizes) if isinstance(sizes, list) else 0
        if not 1 <= most <= c.MAX_GROUP:
            raise KiruError("error-box-entry", table="trees", entry=name, expected=f"1..{c.MAX_GROUP} × 0..99")
        box.tree_max[species] = most
        fill(box.tree_points, toml.numbers(trees, "trees", name, most), species * (c.MAX_GROUP + 1) + 1)


def load_objectives(box: c.Box, data: toml.Table) -> None:
    tiles = toml.entries(data, "objectives", c.OBJECTIVES)
    box.objective_keys = list(tiles)
    for index, (name, row) in enumerate(tiles.items()):
        where = f"objectives.{name}"
        box.objective_item[index] = c.ITEM_WORDS.index(toml.word(row, where, "item", c.ITEM_WORDS[: c.ITEMS]))
        box.objective_required[index] = toml.number(row, where, "required", 2, 9)


def load_irrigation(box: c.Box, data: toml.Table) -> None:
    irrigation = toml.table(data, "irrigation")
    cards = toml.rows(data, "irrigation", "cards", c.IRRIGATIONS)
    box.irrigation_keys = toml.distinct("irrigation.cards", [toml.key(card, "irrigation.cards") for card in cards])
    most = 0
    for index, card in enumerate(cards):
        places = toml.lists(card, "irrigation.cards", "places", 3)
        for level, row in enumerate(places):
            for place in toml.numbers({"places": row}, "irrigation.cards", "places", len(row), 1, 5 - level):
                for left in range(5):
                    box.irrigation_places[index * 5 + left] |= 1 << cell_at(level, left + place - 1)
        most = max(most, sum(len(row) for row in places))
    box.irrigation_points = vec[i64](toml.numbers(irrigation, "irrigation", "points", most + 1))


def load_piece(box: c.Box, piece: int, row: toml.Table, where: str) -> None:
    """What a card and an enhancement have in common."""
    key = toml.key(row, where)
    where = f"{where}.{key}"
    if key in box.keys:
        raise KiruError("error-box-twice", table=where, entry=key)
    box.keys[piece] = key
    kind = c.KINDS.index(toml.word(row, where, "kind", c.KINDS))
    box.kind[piece] = kind
    base = piece * c.ITEMS
    if kind in KIND_ITEMS:
        species = {c.ANIMAL: c.ANIMAL_SPECIES, c.TREE: c.TREE_SPECIES, c.VISITOR: box.visitor_keys}[kind]
        box.species[piece] = species.index(toml.word(row, where, "species", species))
        box.items[base + KIND_ITEMS[kind]] = 1
    if kind == c.ANIMAL:
        fill(box.points, toml.numbers(row, where, "points", 3), piece * 3)
    for item, count in zip(FLOWERS, toml.numbers({"flowers": [0, 0, 0]} | row, where, "flowers", 3, 0, 9), strict=True):
        box.items[base + item] = count
    box.items[base + c.IRRIGATED] = int(toml.flag(row, where, "irrigated"))
    for bonus in toml.words(row, where, "bonuses", BONUSES):
        box.items[base + BONUSES[bonus]] += 1


def load_cards(box: c.Box, data: toml.Table) -> None:
    cards = toml.rows(data, "garden", "cards")
    if len(cards) > c.CARDS:
        toml.total("garden.cards", c.CARDS, len(cards))
    for piece, row in enumerate(cards):
        load_piece(box, piece, row, "garden.cards")
        if box.kind[piece] == c.BLOOM:
            raise KiruError("error-box-entry", table="garden.cards", entry="kind", expected=" | ".join(c.KINDS[:4]))
        box.copies[piece] = toml.number(row, f"garden.cards.{box.keys[piece]}", "copies", 1)
    toml.total("garden.cards", c.CARDS, sum(box.copies[piece] for piece in range(c.CARDS)))


def load_tiles(box: c.Box, data: toml.Table) -> None:
    tiles = toml.rows(data, "enhancements", "tiles", c.TILES)
    ordered = sorted(tiles, key=lambda row: toml.number(row, "enhancements.tiles", "cost", 2, 4))
    for index, row in enumerate(ordered):
        piece = c.CARDS + index
        load_piece(box, piece, row, "enhancements.tiles")
        if box.kind[piece] in (c.EMPTY, c.VISITOR):
            expected = "animal | tree | flowers"
            raise KiruError("error-box-entry", table="enhancements.tiles", entry="kind", expected=expected)
        box.copies[piece] = 1
        box.stack[piece] = row["cost"] - 2
    for cost, size in STACK_SIZES.items():
        toml.total(f"enhancements.tiles (cost {cost})", size, sum(row["cost"] == cost for row in tiles))


def load_solo(box: c.Box, data: toml.Table) -> None:
    solo = toml.table(data, "solo")
    for index, difficulty in enumerate(DIFFICULTIES):
        row = toml.table(solo, difficulty)
        box.solo_gold[index] = toml.number(row, f"solo.{difficulty}", "gold", 0, box.supply_gold)
        box.solo_tools[index] = toml.number(row, f"solo.{difficulty}", "tools", 0, box.supply_tools)
    bands = toml.numbers(solo, "solo", "bands", 3, 0, 999)
    if bands != sorted(bands):
        raise KiruError("error-box-entry", table="solo", entry="bands", expected="a < b < c")
    fill(box.bands, bands)


def load_automaton(box: c.Box, data: toml.Table) -> None:
    for index, row in enumerate(toml.rows(data, "automaton", "cards", c.AUTOMATA)):
        where = f"automaton.cards[{index + 1}]"
        columns = toml.numbers(row, where, "columns", c.COLUMNS, 1, c.COLUMNS)
        if sorted(columns) != [1, 2, 3]:
            raise KiruError("error-box-entry", table=where, entry="columns", expected="1, 2, 3")
        fill(box.automaton_numbers, [column - 1 for column in columns], index * c.COLUMNS)
        feature = FEATURE_ITEMS[FEATURES.index(toml.word(row, where, "discard", FEATURES))]
        box.automaton_discard[index] = feature
        lowest = 0 if feature == c.FLOWERS_FEATURE else 1
        box.automaton_level[index] = max(0, toml.number(row, where, "level", lowest, c.MARKET_LEVELS) - 1)
        box.automaton_action[index] = ACTIONS.index(toml.word(row, where, "action", ACTIONS))
