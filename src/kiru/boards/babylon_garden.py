"""The quarry and the gardens of Babylon: tiles from above with their levels, and gardens from the side."""

from typing import Any

from rich.text import Text

from kiru.boards.canvas import Canvas
from kiru.boards.pieces import FLOWER, FREE, GOLD, LAPIS, PLUM, SOFT, Block, soft, strong
from kiru.text import Texts

Tile = dict[str, Any]
"""A tile as the view has it."""

GLYPHS = {"stairway": "≡", "fountain": "∴", "bridge": "∩", "statue": "♙", "belvedere": "⌂"}
FLOWER_STYLES = {"white": "bold", "pink": f"bold {PLUM}", "yellow": f"bold {GOLD}", "blue": f"bold {LAPIS}"}
PILLAR = "▮"
SLAB = "━"
LABELS = 2
"""The width left of quarry and garden, for the numbers of their rows."""
SLOT = 10
"""A column of the quarry with one of its borders."""
ROWS = 3
"""The height of a column with one of its borders."""
CELL = 5
"""A cell of a garden with one of its borders."""
SIDE = 8
QUARRY_SIDE = 4
GARDEN_WIDTH = LABELS + SIDE * CELL + 1
QUARRY_WIDTH = LABELS + QUARRY_SIDE * SLOT + 1
LETTERS = "abcdefgh"


def glyph(symbol: str | None) -> Text:
    """A symbol as one sign, a dot for a blank."""
    return Text(GLYPHS[symbol], style="bold") if symbol else soft(FREE)


def flower(word: str, texts: Texts) -> Text:
    """A petal with the flower's letter."""
    return Text.assemble((FLOWER, SOFT), (texts(f"board-flower-{word}"), FLOWER_STYLES[word]))


def summary(tile: Tile, texts: Texts) -> Text:
    """A tile on one line: its symbols clockwise, its flower, its material."""
    symbols = Text().join([glyph(symbol) for symbol in tile["corners"]])
    return Text.assemble(symbols, " ", flower(tile["flower"], texts), " ", texts(f"board-material-{tile['material']}"))


def quarry(columns: list[dict[str, Any]], seat: int | None, texts: Texts) -> Block:
    """Sixteen columns with the tile on top, its height, its flower, and what it pays a seat."""
    canvas = Canvas(QUARRY_WIDTH, QUARRY_SIDE * ROWS + 2)
    for number in range(QUARRY_SIDE):
        canvas.put(LABELS + number * SLOT + SLOT // 2, 0, soft(LETTERS[number]))
        canvas.put(0, number * ROWS + 2, soft(str(number + 1)))
    for number, column in enumerate(columns):
        row, across = divmod(number, QUARRY_SIDE)
        quarry_column(canvas, LABELS + across * SLOT, row * ROWS + 1, column, seat, texts)
    return canvas.lines()


def quarry_column(canvas: Canvas, x: int, y: int, column: dict[str, Any], seat: int | None, texts: Texts) -> None:
    canvas.box(x, y, SLOT + 1, ROWS + 1)
    tile = column["tile"]
    if not tile:
        return
    north_west, north_east, south_east, south_west = (glyph(symbol) for symbol in tile["corners"])
    canvas.put(x + 1, y + 1, Text.assemble(north_west, " ", north_east))
    canvas.put(x + 1, y + 2, Text.assemble(south_west, " ", south_east, " ", flower(tile["flower"], texts)))
    canvas.put(x + SLOT - column["height"], y + 1, soft(PILLAR * column["height"]))
    if column["income"] and seat is not None:
        canvas.put(x + SLOT - 2, y + 2, strong(f"+{column['income'][seat]}"))


def garden(player: dict[str, Any]) -> Block:
    """A garden from above: the level and the symbol or item of every cell, a frame around every visible tile part."""
    canvas = Canvas(GARDEN_WIDTH, SIDE * 2 + 2)
    cells = player["cells"]
    for number in range(SIDE):
        canvas.put(LABELS + number * CELL + 2, 0, soft(LETTERS[number]))
        canvas.put(0, number * 2 + 2, soft(str(number + 1)))
    for number, cell in enumerate(cells):
        y, x = divmod(number, SIDE)
        canvas.put(LABELS + x * CELL + 1, y * 2 + 2, face(cell))
    for y in range(SIDE):
        for x in range(SIDE + 1):
            west = cells[y * SIDE + x - 1]["tile"] if x > 0 else None
            east = cells[y * SIDE + x]["tile"] if x < SIDE else None
            if west != east:
                canvas.down(LABELS + x * CELL, y * 2 + 1, 3)
    for x in range(SIDE):
        for y in range(SIDE + 1):
            north = cells[(y - 1) * SIDE + x]["tile"] if y > 0 else None
            south = cells[y * SIDE + x]["tile"] if y < SIDE else None
            if north != south:
                canvas.across(LABELS + x * CELL, y * 2 + 1, CELL + 1)
    return canvas.lines()


def face(cell: dict[str, Any]) -> Text:
    """Four characters: a level, then a printed symbol, a built item in brackets, or a bridge overhead."""
    level = str(cell["level"])
    if cell["bridge"]:
        return Text.assemble(level, (f"═{cell['bridge']}═", f"bold {GOLD}"))
    if not cell["level"]:
        return soft(f" {FREE}  ")
    if cell["item"]:
        return Text.assemble(level, (f"[{GLYPHS[cell['item']]}]", f"bold {GOLD}"))
    return Text.assemble(level, " ", Text(GLYPHS[cell["symbol"]], style=SOFT) if cell["symbol"] else " ", " ")


def side_view(player: dict[str, Any], texts: Texts) -> Block:
    """A garden from the south: on each level, the highest first, the columns where a tile lies."""
    if not player["tiles"]:
        return []
    lines = [soft(texts("board-side"))]
    for level in range(player["highest"], 0, -1):
        covered = {cell[0] for tile in player["tiles"] if tile["level"] == level for cell in tile["cells"]}
        line = "".join((SLAB if letter in covered else " ") * CELL for letter in LETTERS)
        lines.append(Text.assemble((f"{level:<{LABELS}}", SOFT), line))
    return lines
