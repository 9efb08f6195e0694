"""A whole table followed by the words of its actions, and what the rules allow there, found by trying everything."""

from dataclasses import dataclass, field

from tests.games.babylon.reference import (
    CORNERS,
    LAYER_KEYS,
    LAYERS,
    SUPPLY,
    SYMBOLS,
    TILES,
    Cell,
    Garden,
    Item,
    Tile,
    between,
    cell_of,
    level_at,
    square,
    word_of,
)

COLUMNS = [f"{letter}{row}" for row in range(1, 5) for letter in "abcd"]
BOARD = [(x, y) for y in range(8) for x in range(8)]
PILLARS = {1: "single", 2: "double"}


@dataclass
class Player:
    flower: str = ""
    singles: int = 0
    stored: str = ""
    garden: Garden = field(default_factory=Garden)


class Shadow:
    """The same table, kept by the second reading."""

    def __init__(self, players: int, edition: str, ground: bool = False) -> None:
        self.players = [Player() for _ in range(players)]
        self.supply = dict(SUPPLY[edition])
        self.ground = ground
        self.heights = dict.fromkeys(COLUMNS, 3)
        self.tops = dict.fromkeys(COLUMNS, "")
        self.seen_tiles: list[str] = []
        self.gone: list[str] = []
        """Tiles that left the game."""
        self.token = ""
        self.tokens: list[str] = []
        self.dug = ""
        self.doubles = 0
        self.building = ""
        self.place: tuple[Cell, int] = ((0, 0), 0)
        self.free = ""

    def begin(self, seat: int) -> None:
        """A turn begins: the pillar of the token."""
        player = self.players[seat]
        player.garden.fresh = []
        player.garden.wished = None
        self.doubles = 0
        if self.token == "gain_single":
            self.gain(player, 1)
        if self.token == "gain_double" and self.supply["double"]:
            self.supply["double"] -= 1
            self.doubles = 1

    def finish(self, seat: int) -> None:
        """A turn ends: what cannot be kept goes back."""
        player = self.players[seat]
        self.supply["double"] += self.doubles
        self.doubles = 0
        over = max(0, player.singles - 6)
        player.singles -= over
        self.supply["single"] += over
        player.garden.wished = None

    def gain(self, player: Player, pillars: int) -> None:
        pillars = min(pillars, self.supply["single"])
        player.singles += pillars
        self.supply["single"] -= pillars

    def follow(self, seat: int, word: str) -> None:
        """Carry out an action, written in words."""
        verb, _, rest = word.partition(" ")
        player = self.players[seat]
        if verb == "flower":
            owner = next(player for player in self.players if not player.flower)
            owner.flower, owner.stored = rest, f"start_{rest}"
        elif verb == "tile":
            self.seen_tiles.append(rest)
            self.tops[next(column for column in COLUMNS if self.heights[column] and not self.tops[column])] = rest
        elif verb == "token":
            self.token = rest
            self.tokens.append(rest)
        elif verb in ("remove", "dig"):
            self.lift(player, verb, rest)
        elif verb == "build":
            self.building = self.dug if rest == "dug" else player.stored
        elif verb == "place":
            self.place = cell_of(rest), int(rest.split()[1])
        elif verb == "support":
            self.free = rest[2:]
        elif verb == "rotate":
            self.lay(player, int(rest) // 90)
        elif verb == "symbol":
            player.garden.wished = cell_of(rest), rest.split()[1]
        elif verb in SYMBOLS:
            self.decorate(player.garden, verb, rest)
        elif verb == "keep":
            tiles = {"dug": self.dug, "stored": player.stored}
            player.stored = tiles.pop(rest, "")
            self.gone += [tile for tile in tiles.values() if tile]
            self.dug = ""

    def lift(self, player: Player, verb: str, column: str) -> None:
        tile = self.tops[column]
        if verb == "dig":
            self.gain(player, self.income(player, column))
            self.dug = tile
        else:
            self.gone.append(tile)
        self.heights[column] -= 1
        self.tops[column] = ""

    def income(self, player: Player, column: str) -> int:
        x, y = "abcd".index(column[0]), int(column[1])
        around = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        names = [f"{'abcd'[x]}{y}" if 0 <= x < 4 and 1 <= y <= 4 else "" for x, y in around]
        pillars = sum(not name or self.heights[name] <= self.heights[column] for name in names)
        if TILES[self.tops[column]]["flower"] == player.flower:
            pillars += 2 if self.token == "flower_double" else 1
        return max(0, pillars - (self.token == "minus_one_pillar"))

    def lay(self, player: Player, turns: int) -> None:
        corner, level = self.place
        garden = player.garden
        feet = self.feet(garden, corner, level)
        if self.free:
            feet[CORNERS.index(self.free)] = ""
        singles, swapped = self.price(feet)
        player.singles -= singles + 2 * swapped
        self.supply["single"] += 2 * swapped
        self.supply["double"] -= swapped
        self.doubles -= feet.count("double") - swapped
        picture = garden.seen()
        for cell, foot in zip(square(corner), feet, strict=True):
            statue = garden.standing(cell, picture)
            if foot == "statue" and statue:
                statue.is_pillar = True
        tile = Tile(self.building, square(corner), level, turns, feet)
        if garden.wished and garden.wished[0] in tile.cells:
            garden.wished = ((-1, -1), "")
        garden.tiles.append(tile)
        garden.fresh.append(tile)
        if self.free:
            self.supply["belvedere"] -= 1
            garden.items.append(Item("belvedere", {tile.cells[CORNERS.index(self.free)]: level}))
        if self.building == self.dug:
            self.dug = ""
        else:
            player.stored = ""

    def feet(self, garden: Garden, corner: Cell, level: int) -> list[str]:
        """What could carry each corner."""
        picture = garden.seen()
        feet = []
        for cell in square(corner):
            item = garden.standing(cell, picture)
            height = level - level_at(picture, cell)
            if item:
                feet.append("statue" if item.kind == "statue" and height == 1 else "")
            else:
                feet.append("" if garden.crossing(cell, picture) else PILLARS.get(height, ""))
        return feet

    def price(self, feet: list[str]) -> tuple[int, int]:
        """Single pillars to put up, and doubles to swap for."""
        return feet.count("single"), max(0, feet.count("double") - self.doubles)

    def decorate(self, garden: Garden, kind: str, word: str) -> None:
        self.supply[kind] -= 1
        garden.items.append(self.item(garden, kind, word))

    def item(self, garden: Garden, kind: str, word: str) -> Item:
        picture = garden.seen()
        cells = [cell_of(part) for part in word.split("-")]
        gap = between(*cells) if kind == "bridge" else None
        return Item(kind, {cell: level_at(picture, cell) for cell in cells}, gap)

    def unseen(self, layer: str) -> list[str]:
        return [key for key in LAYER_KEYS[layer] if key not in self.seen_tiles]

    def legal(self, seat: int, phase: str) -> set[str]:
        """Everything the rules allow a player in a phase."""
        player = self.players[seat]
        garden = player.garden
        if phase == "removing":
            return {f"remove {column}" for column in COLUMNS if self.heights[column] == 3}
        if phase == "digging":
            return {f"dig {column}" for column in COLUMNS if self.heights[column]}
        if phase == "building":
            tiles = {"build dug": self.dug, "build stored": player.stored}
            found = {word for word, tile in tiles.items() if tile and self.places(player)}
            return found | {"stop"}
        if phase == "placing":
            return {f"place {word_of(corner)} {level}" for corner, level in self.places(player)}
        if phase == "supporting":
            return {"support 4" if not free else f"support 3 {free}" for free in self.supports(player, *self.place)}
        if phase == "rotating":
            looks = [Tile(self.building, [], 0, turns, []).symbols for turns in range(4)]
            return {f"rotate {90 * turns}" for turns in range(4) if looks.index(looks[turns]) == turns}
        if phase == "decorating":
            return {"done"} | self.decorations(garden) | self.wishes(garden)
        kept = {"keep dug": self.dug, "keep stored": player.stored}
        return {word for word, tile in kept.items() if tile} | {"keep none"}

    def places(self, player: Player) -> list[tuple[Cell, int]]:
        return [
            ((x, y), level)
            for y in range(7)
            for x in range(7)
            for level in range(1, 11)
            if self.can_stand(player.garden, (x, y), level) and self.supports(player, (x, y), level)
        ]

    def can_stand(self, garden: Garden, corner: Cell, level: int) -> bool:
        """A spot of its own, level by level, from above."""
        if any(tile.cells[0] == corner for tile in garden.tiles):
            return False
        if level > 1 and all(tile.level != level - 1 for tile in garden.tiles):
            return False
        picture = garden.seen()
        cells = square(corner)
        free = all(level_at(picture, cell) < level for cell in cells)
        return free and all(garden.crossing(cell, picture) < level for cell in cells)

    def supports(self, player: Player, corner: Cell, level: int) -> list[str]:
        """The ways to carry a tile: "" on four feet, or the corner that stays free."""
        garden = player.garden
        picture = garden.seen()
        found = []
        for free in ("", *CORNERS):
            feet = self.feet(garden, corner, level)
            if free:
                cell = square(corner)[CORNERS.index(free)]
                item = garden.standing(cell, picture)
                lower = item is not None and item.kind == "stairway" and item.ends[cell] == min(item.ends.values())
                if not self.supply["belvedere"] or (lower and level_at(picture, cell) == level - 1):
                    continue
                feet[CORNERS.index(free)] = "air"
            singles, swapped = self.price(feet)
            if "" not in feet and singles + 2 * swapped <= player.singles and swapped <= self.supply["double"]:
                found.append(free)
        return found

    def decorations(self, garden: Garden) -> set[str]:
        found = {f"statue {word_of(cell)}" for cell in BOARD if self.fits(garden, "statue", [cell])}
        for x, y in BOARD:
            for end in ((x + 1, y), (x, y + 1)):
                for kind in ("stairway", "fountain"):
                    if end in BOARD and self.fits(garden, kind, [(x, y), end]):
                        found.add(f"{kind} {word_of((x, y))}-{word_of(end)}")
            for end in ((x + 2, y), (x, y + 2)):
                if end in BOARD and self.fits(garden, "bridge", [(x, y), end]):
                    found.add(f"bridge {word_of((x, y))}-{word_of(end)}")
        return found

    def fits(self, garden: Garden, kind: str, cells: list[Cell]) -> bool:
        picture = garden.seen()
        if any(cell not in picture or garden.symbol(cell, picture) != kind for cell in cells) or not self.supply[kind]:
            return False
        if any(garden.standing(cell, picture) or garden.crossing(cell, picture) for cell in cells):
            return False
        if not any(picture[cell] is tile for cell in cells for tile in garden.fresh):
            return False
        levels = [picture[cell].level for cell in cells]
        if kind == "statue":
            statues = [next(iter(item.ends)) for item in garden.items if item.kind == "statue" and not item.is_pillar]
            x, y = cells[0]
            return not statues or any(x == other[0] or y == other[1] for other in statues)
        if kind == "stairway":
            return abs(levels[0] - levels[1]) == 1
        if levels[0] != levels[1] or picture[cells[0]] is picture[cells[1]]:
            return False
        return kind == "fountain" or self.is_gap(garden, between(*cells), levels[0])

    def is_gap(self, garden: Garden, cell: Cell, level: int) -> bool:
        picture = garden.seen()
        top = level_at(picture, cell)
        if self.ground:
            return cell not in picture and not garden.crossing(cell, picture)
        blocked = top == level - 1 and garden.standing(cell, picture) is not None
        return top < level and garden.crossing(cell, picture) < level and not blocked

    def wishes(self, garden: Garden) -> set[str]:
        """Cells of fresh tiles that may count as another symbol, where a decoration follows."""
        if self.token not in ("change_symbol", "fill_blank") or garden.wished:
            return set()
        picture = garden.seen()
        now = self.decorations(garden)
        found = set()
        for cell, tile in picture.items():
            printed = garden.symbol(cell, picture)
            if not any(tile is other for other in garden.fresh) or (printed == "-") != (self.token == "fill_blank"):
                continue
            for symbol in SYMBOLS:
                garden.wished = cell, symbol
                if symbol != printed and self.decorations(garden) - now:
                    found.add(f"symbol {word_of(cell)} {symbol}")
            garden.wished = None
        return found


assert LAYERS == ("clay", "granite", "basalt")
