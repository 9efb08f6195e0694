"""The garden of Amyitis in a picture: sixteen squares as a diamond, the canals between them, the river below."""

from collections.abc import Mapping
from math import hypot
from typing import Any

from kiru.boards.palette import mixed
from kiru.server.previews.sheet import Point, Rectangle, Sheet

LETTERS = "abcd"
SQUARE = 0.8
"""A square's share of its place; the rest is for the canals."""
FLOORS = {floor: mixed("soil", "gold-wash", share) for floor, share in ((1, 0.1), (2, 0.4), (3, 0.65), (4, 0.85))}
TWINS = {"low": 15, "high": -15}
"""How far from the middle of a side its two cubes lie."""
WATERED = mixed("palm-wash", "palm", 0.12)


def place(key: str) -> tuple[int, int]:
    """A square's row and column, from its name: a1 is the top of the diamond."""
    return LETTERS.index(key[0]), int(key[1]) - 1


def draw(sheet: Sheet, box: Rectangle, view: Mapping[str, Any]) -> None:
    half_width, half_height = box.width / 8, box.height / 8.5

    def at(key: str) -> Point:
        row, column = place(key)
        return box.middle[0] + (column - row) * half_width, box.y + (row + column + 1) * half_height

    river(sheet, box, half_width, half_height)
    for square in view["squares"]:
        garden_square(sheet, at(square["key"]), half_width * SQUARE, half_height * SQUARE, square)
    for area in view["areas"]:
        if area["owner"] is not None:
            first, second = (at(key) for key in area["squares"])
            cube(sheet, between(first, second, TWINS.get(area["twin"], 0)), area["owner"])


def between(upper: Point, lower: Point, shift: float) -> Point:
    """A point on the side that two squares share; moved along it, downwards, where two cubes lie there."""
    across, down = lower[0] - upper[0], lower[1] - upper[1]
    along = shift / hypot(across, down)
    return (upper[0] + lower[0]) / 2 - across * along, (upper[1] + lower[1]) / 2 + down * along


def river(sheet: Sheet, box: Rectangle, half_width: float, half_height: float) -> None:
    """Along the two lower sides."""
    x, bottom = box.middle[0], box.y + 8 * half_height + 10
    banks = bottom - 4 * half_height
    bends = [(x - 4 * half_width, banks), (x, bottom), (x + 4 * half_width, banks)]
    for width, fill in ((26, "lapis"), (18, mixed("lapis", "lapis-wash", 0.35)), (3, "lapis-wash")):
        sheet.line(bends, fill, width)


def garden_square(sheet: Sheet, at: Point, half_width: float, half_height: float, square: Mapping[str, Any]) -> None:
    """A square with its tile's points, or with what grows there."""
    x, y = at
    corners = [(x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)]
    if square["unused"]:
        sheet.polygon(corners, "sunk", "line", 1)
        return
    is_green = square["planted"] or square["watered"]
    sheet.polygon([(a, b + 7) for a, b in corners], "furrow")
    sheet.polygon(corners, WATERED if is_green else FLOORS.get(square["floor"], "soil"), "furrow", 1.5)
    if square["planted"]:
        plant(sheet, at, half_height * 0.62)
    elif square["tile"]:
        sheet.text((x, y), str(square["tile"]["points"]), 26, "ink", "title", "mm")


def plant(sheet: Sheet, at: Point, size: float) -> None:
    """A bush in bloom."""
    x, y = at
    for dx, dy, radius in ((-0.5, 0.2, 0.5), (0.5, 0.2, 0.5), (0, -0.25, 0.6)):
        sheet.disc((x + dx * size, y + dy * size), radius * size, "palm")
    for dx, dy, name in ((-0.5, 0.1, "pink"), (0.5, 0.15, "yellow"), (0, -0.35, "red")):
        sheet.flower((x + dx * size, y + dy * size), size * 0.3, mixed(f"flower-{name}", "gold-wash", 0.25))


def cube(sheet: Sheet, at: Point, owner: int | str) -> None:
    """Somebody's cube, or nobody's gray one."""
    if isinstance(owner, int):
        sheet.seat_mark(owner, at, 12)
    else:
        sheet.box(Rectangle(at[0] - 9, at[1] - 9, 18, 18), "edge", "surface", 2)
