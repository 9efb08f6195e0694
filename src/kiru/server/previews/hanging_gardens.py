"""The Hanging Gardens in a picture: every seat's pyramid of cards."""

from collections.abc import Mapping
from typing import Any

from kiru.boards.palette import mixed
from kiru.server.previews.sheet import Rectangle, Sheet

COLUMNS = "abcdefghi"
ACROSS, LEVELS = 5, 3
MOST_FLOWERS = 6
FILLS = {
    "tree": mixed("palm-wash", "palm", 0.1),
    "animal": "gold-wash",
    "visitor": "lapis-wash",
    "flowers": "brick-wash",
    "empty": "sunk",
}


def draw(sheet: Sheet, box: Rectangle, view: Mapping[str, Any]) -> None:
    """Every seat's garden, with its mark."""
    players = view["players"]
    for seat, (player, place) in enumerate(zip(players, box.grid(len(players)), strict=True)):
        garden(sheet, place, player, seat)


def garden(sheet: Sheet, box: Rectangle, player: Mapping[str, Any], seat: int) -> None:
    """Three on four on five places, each row shifted by half a card; the seat's mark where the highest row is short."""
    width = min(box.width / ACROSS, box.height / LEVELS / 1.1)
    height = min(width * 1.35, box.height / LEVELS)
    bottom, start = box.middle[1] + height * LEVELS / 2, box.middle[0] - width * ACROSS / 2
    sheet.seat_mark(seat, (start + width * 0.45, bottom - height * (LEVELS - 0.5)), min(16, width * 0.3))
    cells = {cell["cell"]: cell for cell in player["garden"]}
    left = COLUMNS.index(player["irrigation"]["left"][0]) if player["irrigation"] else 2
    for level in range(1, LEVELS + 1):
        for number in range(ACROSS + 1 - level):
            x = start + (number + (level - 1) / 2) * width
            place = Rectangle(x, bottom - level * height, width, height).inset(3)
            cell = cells.get(f"{COLUMNS[left + number]}{level}")
            if cell:
                card(sheet, place, cell)
            else:
                sheet.box(place, mixed("surface", "sunk", 0.5), "line", 6, 1)


def card(sheet: Sheet, box: Rectangle, cell: Mapping[str, Any]) -> None:
    """A card by what stands on it; water runs along its foot."""
    piece = cell["tile"] or cell["card"]
    sheet.box(box, FILLS.get(piece["kind"], "sunk"), "edge", 6, 1.5)
    x, y = box.middle
    size = min(box.width, box.height) * 0.3
    figure(sheet, piece["kind"], (x, y - size * 0.35), size)
    colors = flowers(cell["card"]) + (flowers(cell["tile"]) if cell["tile"] else [])
    step = min(size * 0.8, (box.width - 8) / max(1, len(colors)))
    for number, name in enumerate(colors):
        at = x + (number - (len(colors) - 1) / 2) * step
        sheet.flower((at, box.y + box.height - size * 0.65), step * 0.5, f"flower-{name}")
    if cell["irrigated"]:
        sheet.box(Rectangle(box.x + 3, box.y + 3, box.width - 6, max(4, size * 0.22)), "flower-blue", radius=3)


def flowers(piece: Mapping[str, Any]) -> list[str]:
    """The color of every flower of a card, as many as there is room for."""
    return [name for name, count in piece["flowers"].items() for _ in range(count)][:MOST_FLOWERS]


def figure(sheet: Sheet, kind: str, at: tuple[float, float], size: float) -> None:
    """A tree, an animal or a visitor in a few strokes."""
    x, y = at
    if kind == "tree":
        sheet.box(Rectangle(x - size * 0.12, y, size * 0.24, size), "furrow")
        for dx, dy in ((-0.45, 0.0), (0.45, 0.0), (0.0, -0.45)):
            sheet.disc((x + dx * size, y + dy * size), size * 0.5, "palm")
    elif kind == "animal":
        sheet.disc((x, y + size * 0.25), size * 0.55, "gold")
        for dx in (-0.55, -0.2, 0.2, 0.55):
            sheet.disc((x + dx * size, y - size * (0.6 - abs(dx) * 0.5)), size * 0.2, "gold")
    elif kind == "visitor":
        sheet.disc((x, y - size * 0.5), size * 0.35, "lapis")
        sheet.polygon([(x, y - size * 0.35), (x + size * 0.65, y + size), (x - size * 0.65, y + size)], "lapis")
