"""The garden of Amyitis as a diamond: squares with their tiles, and between them the irrigation areas."""

from typing import Any

from rich.text import Text

from kiru.boards.canvas import Canvas
from kiru.boards.pieces import COIN, FLOWER, FREE, GOLD, LAPIS, PALM, SOFT, WATER, Block, joined, mark, soft

CAMEL, RESOURCE, COURT = "∩", "◇", "♔"
BONUSES = {"talent": COIN, "camel": CAMEL, "resource": RESOURCE, "court": COURT}
NEUTRAL = "○n"
AVAILABLE = "( )"
HALF = 7
"""Columns from the middle of a square to the middle of the next one in the row below."""
ROWS = 3
"""A square has two lines; the areas between it and the row below have the third."""
GARDEN_WIDTH = 7 * HALF + 5
MIDDLE = GARDEN_WIDTH // 2
LETTERS = "abcd"


def place(key: str) -> tuple[int, int]:
    """A square's row and column on the board, from its name: a1 is the top of the diamond."""
    return LETTERS.index(key[0]), int(key[1]) - 1


def center(canvas: Canvas, x: int, y: int, text: Text) -> None:
    """Write a text around a column."""
    canvas.put(x - text.cell_len // 2, y, text)


def garden(view: dict[str, Any]) -> Block:
    """The diamond, the river along its two lower sides."""
    canvas = Canvas(GARDEN_WIDTH, 7 * ROWS)
    for square in view["squares"]:
        i, j = place(square["key"])
        x, y = MIDDLE + (j - i) * HALF, (i + j) * ROWS
        center(canvas, x, y, title(square))
        center(canvas, x, y + 1, tile(square))
        if i == 3:
            center(canvas, x - HALF // 2 - 1, y + 2, river())
        if j == 3:
            center(canvas, x + HALF // 2 + 1, y + 2, river())
    for (i, j, side), areas in sides(view).items():
        x, y = MIDDLE + (j - i) * HALF, (i + j) * ROWS + 2
        center(canvas, x + side * (HALF // 2 + 1), y, joined([cube(area) for area in areas], by=""))
    return canvas.lines()


def sides(view: dict[str, Any]) -> dict[tuple[int, int, int], list[dict[str, Any]]]:
    """The areas below each square, to its left (-1) and right (1); twins from left to right as they lie."""
    found: dict[tuple[int, int, int], list[dict[str, Any]]] = {}
    for area in view["areas"]:
        (i, j), (row, _) = (place(key) for key in area["squares"])
        side = -1 if row > i else 1
        found.setdefault((i, j, side), []).append(area)
    # The lower area comes first. It lies to the left on a side that rises to the right, and else to the right.
    return {key: areas if key[2] == 1 else areas[::-1] for key, areas in found.items()}


def title(square: dict[str, Any]) -> Text:
    """A square's name and floor, with water where a side is fully irrigated."""
    water = Text(WATER, style=f"bold {LAPIS}") if square["watered"] and square["tile"] else Text()
    return joined([Text(square["key"], style="bold"), soft(f"^{square['floor']}"), water])


def tile(square: dict[str, Any]) -> Text:
    """What lies on a square: the points and bonuses of its tile, or a plant."""
    if square["planted"]:
        return Text(FLOWER, style=f"bold {PALM}")
    return tile_face(square["tile"]) if square["tile"] else soft("—")


def tile_face(tile: dict[str, Any]) -> Text:
    icons = "".join(BONUSES[bonus] for bonus in tile["bonuses"])
    return joined([Text(str(tile["points"]), style="bold"), Text(icons, style=GOLD)])


def cube(area: dict[str, Any]) -> Text:
    """Whose cube lies on an area, whether it is open, or nothing yet."""
    if area["owner"] == "neutral":
        return neutral()
    if area["owner"] is not None:
        return mark(area["owner"])
    return Text(AVAILABLE, style=GOLD) if area["available"] else Text(f" {FREE} ", style=SOFT)


def neutral() -> Text:
    return soft(NEUTRAL)


def river() -> Text:
    return Text(WATER * 3, style=LAPIS)
