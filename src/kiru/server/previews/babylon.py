"""The gardens of Babylon in a picture: terraces that rise, seen from above and a little from the front."""

from collections.abc import Mapping
from typing import Any

from kiru.boards.palette import mixed
from kiru.server.previews.sheet import Rectangle, Sheet

SIDE = 8
RISE = 0.17
"""How much of a cell's side a level is high."""
HEAD = 36
"""What is left free above a garden, for its mark and for what rises there."""
MATERIALS = {
    "clay": mixed("brick", "gold-wash", 0.5),
    "granite": mixed("edge", "surface", 0.5),
    "basalt": mixed("ink-soft", "surface", 0.25),
    "starting": mixed("line", "surface", 0.2),
}
WALLS = {
    "clay": mixed("brick", "gold-wash", 0.12),
    "granite": mixed("edge", "surface", 0.05),
    "basalt": mixed("ink-soft", "ink", 0.35),
    "starting": mixed("line", "edge", 0.5),
}
LAWN = mixed("palm-wash", "surface", 0.3)


def draw(sheet: Sheet, box: Rectangle, view: Mapping[str, Any]) -> None:
    """Every seat's garden, with its mark."""
    players = view["players"]
    for seat, (player, place) in enumerate(zip(players, box.grid(len(players)), strict=True)):
        garden(sheet, place, player, seat)


def garden(sheet: Sheet, box: Rectangle, player: Mapping[str, Any], seat: int) -> None:
    """A garden of eight by eight cells below its seat's mark; the rows in front are drawn last."""
    side = min(box.width / SIDE, (box.height - HEAD) / SIDE)
    left, top = box.middle[0] - side * SIDE / 2, box.middle[1] - (side * SIDE - HEAD) / 2
    sheet.box(Rectangle(left, top, side * SIDE, side * SIDE), LAWN, "line", 6, 2)
    sheet.seat_mark(seat, (left + 14, top - HEAD / 2), 13)
    for number, cell in enumerate(player["cells"]):
        row, column = divmod(number, SIDE)
        if cell["level"]:
            terrace(sheet, Rectangle(left + column * side, top + row * side, side, side), cell, player)


def terrace(sheet: Sheet, ground: Rectangle, cell: Mapping[str, Any], player: Mapping[str, Any]) -> None:
    """A cell of a tile on its level, with what stands there or blooms."""
    side = ground.width
    tile = player["tiles"][cell["tile"]]["tile"]
    face = Rectangle(ground.x, ground.y - cell["level"] * side * RISE, side, side)
    wall = Rectangle(face.x, face.y + side, side, ground.y - face.y)
    sheet.box(wall, WALLS[tile["material"]])
    sheet.box(face, MATERIALS[tile["material"]], WALLS[tile["material"]], line=0.6)
    x, y = face.middle
    if cell["item"]:
        item(sheet, cell["item"], (x, y), side * 0.36)
    elif cell["symbol"]:
        sheet.disc((x, y), side * 0.13, WALLS[tile["material"]])
    else:
        sheet.flower((x, y), side * 0.27, f"flower-{tile['flower']}")
    if cell["bridge"]:
        sheet.box(Rectangle(face.x, y - side * 0.14, side, side * 0.28), "gold-glow", "gold")


def item(sheet: Sheet, kind: str, at: tuple[float, float], size: float) -> None:
    """Something built, in gold on a light disc."""
    x, y = at
    sheet.disc(at, size * 1.15, "surface", "gold", 1.5)
    if kind == "stairway":
        for step in range(3):
            width = size * (1.5 - 0.4 * step)
            sheet.box(Rectangle(x - width / 2, y + size * (0.35 - 0.45 * step), width, size * 0.32), "gold")
    elif kind == "fountain":
        sheet.disc(at, size * 0.75, "lapis")
        sheet.disc(at, size * 0.3, "lapis-wash")
    elif kind == "statue":
        sheet.disc((x, y - size * 0.45), size * 0.3, "royal")
        foot = y + size * 0.75
        sheet.polygon([(x, y - size * 0.3), (x + size * 0.55, foot), (x - size * 0.55, foot)], "royal")
    else:
        sheet.polygon([(x, y - size * 0.8), (x + size * 0.8, y), (x - size * 0.8, y)], "brick")
        sheet.box(Rectangle(x - size * 0.5, y, size, size * 0.6), "gold")
