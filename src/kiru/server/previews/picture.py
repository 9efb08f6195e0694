"""The picture of a table for messengers: its game, who plays, their points, and the gardens."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kiru.boards.palette import mixed
from kiru.server.previews import amyitis, babylon, hanging_gardens
from kiru.server.previews.lettering import Lettering
from kiru.server.previews.sheet import HEIGHT, WIDTH, Rectangle, Sheet

View = Mapping[str, Any]
GARDENS: dict[str, Callable[[Sheet, Rectangle, View], None]] = {
    "amyitis": amyitis.draw,
    "babylon": babylon.draw,
    "hanging_gardens": hanging_gardens.draw,
}
"""Who draws a game; one that is not among them is shown by the art that stands for all of them."""
MARGIN = 44
COLUMN = 392
"""The width of the left side, where the words stand."""
PANEL = Rectangle(MARGIN + COLUMN + 28, 36, WIDTH - MARGIN - COLUMN - 28 - 36, HEIGHT - 94)
STRIP = 22
"""The meadow along the lower edge."""
TERRACES = 5


class Player(NamedTuple):
    """A seat as the picture shows it; without a name it is free."""

    name: str
    points: int | None


class Scene(NamedTuple):
    """Everything that a picture shows."""

    game: str
    title: str
    status: str
    players: tuple[Player, ...] = ()
    """Nobody at a private table."""
    view: View | None = None
    """Nothing at a private table, nor before the game has begun."""


def picture(scene: Scene, lettering: Lettering) -> bytes:
    """A PNG of 1200 by 630 points."""
    sheet = Sheet(lettering)
    sheet.box(Rectangle(0, HEIGHT - STRIP, WIDTH, STRIP), "palm")
    sheet.box(Rectangle(0, HEIGHT - STRIP - 4, WIDTH, 4), "gold-glow")
    sheet.box(PANEL, "surface", "line", 14, 2)
    garden = GARDENS.get(scene.game)
    if scene.view is None or garden is None:
        art(sheet, PANEL.inset(3))
    else:
        garden(sheet, PANEL.inset(24), scene.view)
    words(sheet, scene)
    return sheet.png()


def words(sheet: Sheet, scene: Scene) -> None:
    """The left side: the game above, how it stands, the players below."""
    emblem(sheet, Rectangle(MARGIN, 40, 52, 52))
    sheet.text((MARGIN + 66, 78), "Kiru", 34, "ink-soft", "title")
    y = 104.0
    for line in sheet.lettering.wrapped(scene.title, "title", 58, COLUMN, 3):
        y += 60
        sheet.text((MARGIN, y), line, 58, "ink", "title")
    y += 8
    for line in sheet.lettering.wrapped(scene.status, "text", 27, COLUMN, 3):
        y += 35
        sheet.text((MARGIN, y), line, 27, "ink-soft")
    first = HEIGHT - STRIP - 32 - 46 * len(scene.players)
    for seat, player in enumerate(scene.players):
        player_line(sheet, seat, player, first + 46 * seat + 34)


def player_line(sheet: Sheet, seat: int, player: Player, y: float) -> None:
    """A seat's mark, name and points."""
    sheet.seat_mark(seat, (MARGIN + 16, y - 10), 16)
    points = "" if player.points is None else str(player.points)
    room = COLUMN - 46 - (sheet.lettering.width(points, "bold", 32) + 16 if points else 0)
    name = sheet.lettering.fitted(player.name or "–", "text", 30, room)
    sheet.text((MARGIN + 46, y), name, 30, "ink" if player.name else "ink-soft")
    sheet.text((MARGIN + COLUMN, y), points, 32, "gold", "bold", "rs")


def emblem(sheet: Sheet, box: Rectangle) -> None:
    """The mark of Kiru, as the client's icon has it: terraces in gold on lapis, and a palm."""
    unit = box.width / 32
    sheet.box(box, "lapis", radius=6 * unit)
    for x, y, width, height in ((4, 21, 24, 6), (8, 15, 16, 5), (12, 10, 8, 4)):
        sheet.box(Rectangle(box.x + x * unit, box.y + y * unit, width * unit, height * unit), "#f0cf6a")
    top = box.x + 16 * unit, box.y + 7 * unit
    for side in (-1, 1):
        leaf = [top, (top[0] + side * 3 * unit, top[1] - 2.4 * unit), (top[0] + side * 6 * unit, top[1] - unit)]
        sheet.polygon(leaf, "#8fcf83")
    sheet.box(Rectangle(top[0] - unit / 2, top[1] - unit, unit, 4 * unit), "#8fcf83")


def art(sheet: Sheet, box: Rectangle) -> None:
    """Terraces with hanging plants below a low sun, and the river before them: what stands for every game."""
    middle, _ = box.middle
    sheet.box(box, mixed("gold-wash", "surface", 0.35), radius=12)
    sheet.disc((middle + box.width * 0.27, box.y + box.height * 0.24), 52, mixed("gold-glow", "gold-wash", 0.45))
    base, rise = box.y + box.height * 0.86, box.height * 0.13
    for level in range(TERRACES):
        terrace(sheet, Rectangle(middle - 295 + level * 56, base - (level + 1) * rise, 590 - level * 112, rise), level)
    palm(sheet, middle, base - TERRACES * rise)
    sheet.box(Rectangle(box.x, base, box.width, box.y + box.height - base), "lapis", radius=12)
    sheet.box(Rectangle(box.x, base, box.width, 10), mixed("lapis", "lapis-wash", 0.5))
    for number in range(14):
        x, y = box.x + 24 + number * 229 % (box.width - 90), base + 24 + number % 4 * 12
        sheet.line([(x, y), (x + 44, y)], mixed("lapis", "lapis-wash", 0.35), 3)


def terrace(sheet: Sheet, box: Rectangle, level: int) -> None:
    """A step of brick with arches, and plants that hang down over it."""
    sheet.box(box, mixed("soil", "gold-wash", 0.15 + 0.14 * level), "furrow", line=2)
    arches = int(box.width // 56)
    for number in range(arches):
        x = box.x + (number + 0.5) * box.width / arches
        sheet.disc((x, box.y + box.height * 0.62), 12, "furrow")
        sheet.box(Rectangle(x - 12, box.y + box.height * 0.62, 24, box.height * 0.36), "furrow")
    plants = int(box.width // 18)
    for number in range(plants + 1):
        x = box.x + number * box.width / plants
        hangs = 8 + (number * 7 + level * 5) % 11
        sheet.disc((x, box.y + 2), 12, "palm")
        sheet.disc((x, box.y + hangs), 7, mixed("palm", "palm-wash", 0.2))
        if (number + level) % 3 == 0:
            blossom = ("red", "pink", "yellow")[(number // 3 + level) % 3]
            sheet.flower((x, box.y - 3), 8, mixed(f"flower-{blossom}", "gold-wash", 0.2))


def palm(sheet: Sheet, x: float, foot: float) -> None:
    """A palm on the highest terrace."""
    sheet.line([(x, foot), (x + 3, foot - 34), (x, foot - 62)], "furrow", 9)
    for dx, dy in ((-48, 4), (-40, -22), (-16, -36), (16, -36), (40, -22), (48, 4)):
        sheet.line([(x, foot - 62), (x + dx * 0.6, foot - 66 + dy), (x + dx, foot - 52 + dy)], "palm", 8)
