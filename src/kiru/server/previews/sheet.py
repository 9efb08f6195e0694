"""A sheet to draw on: shapes and text in the shared colors, drawn large and made small so that edges are smooth."""

from io import BytesIO
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from kiru.boards.palette import color
from kiru.server.previews.lettering import Lettering

WIDTH, HEIGHT = 1200, 630
SCALE = 2
"""How many times larger than it is shown a sheet is drawn."""
GAP = 20
"""Between two gardens."""
Point = tuple[float, float]
SEAT_LETTERS = "ABCDE"
CORNERS = {2: (3, -pi / 2), 3: (4, -pi / 2), 4: (6, 0.0)}
"""The shapes of the third to the fifth seat: how many corners, and where the first one is."""


class Rectangle(NamedTuple):
    """A part of a sheet."""

    x: float
    y: float
    width: float
    height: float

    def inset(self, by: float) -> "Rectangle":
        return Rectangle(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    @property
    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    def grid(self, count: int) -> list["Rectangle"]:
        """Places of one size for so many gardens, in one row or two."""
        rows = 1 if count <= 2 else 2
        across = -(-count // rows)
        width = (self.width - GAP * (across - 1)) / across
        height = (self.height - GAP * (rows - 1)) / rows
        found = []
        for row in range(rows):
            here = min(across, count - row * across)
            left = self.x + (self.width - here * width - (here - 1) * GAP) / 2
            top = self.y + row * (height + GAP)
            found += [Rectangle(left + number * (width + GAP), top, width, height) for number in range(here)]
        return found


class Sheet:
    """A picture under way; colors are names of the palette, or written out with #."""

    def __init__(self, lettering: Lettering) -> None:
        self.lettering = lettering
        self.image = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), color("ground"))
        self.draw = ImageDraw.Draw(self.image)

    def box(self, box: Rectangle, fill: str, edge: str | None = None, radius: float = 0, line: float = 1) -> None:
        corners = [value * SCALE for value in (box.x, box.y, box.x + box.width, box.y + box.height)]
        width = round(line * SCALE) if edge else 0
        self.draw.rounded_rectangle(corners, radius * SCALE, paint(fill), paint(edge) if edge else None, width)

    def disc(self, at: Point, radius: float, fill: str, edge: str | None = None, line: float = 1) -> None:
        x, y = at
        corners = [value * SCALE for value in (x - radius, y - radius, x + radius, y + radius)]
        width = round(line * SCALE) if edge else 0
        self.draw.ellipse(corners, paint(fill), paint(edge) if edge else None, width)

    def polygon(self, points: list[Point], fill: str, edge: str | None = None, line: float = 1) -> None:
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        width = round(line * SCALE) if edge else 0
        self.draw.polygon(scaled, paint(fill), paint(edge) if edge else None, width)

    def line(self, points: list[Point], fill: str, width: float) -> None:
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self.draw.line(scaled, paint(fill), round(width * SCALE), joint="curve")

    def regular(self, at: Point, radius: float, corners: int, first: float, fill: str) -> None:
        """A shape of equal sides."""
        turns = [first + 2 * pi * number / corners for number in range(corners)]
        self.polygon([(at[0] + radius * cos(turn), at[1] + radius * sin(turn)) for turn in turns], fill)

    def flower(self, at: Point, radius: float, fill: str, petals: int = 5) -> None:
        for number in range(petals):
            turn = 2 * pi * number / petals - pi / 2
            middle = at[0] + radius * 0.6 * cos(turn), at[1] + radius * 0.6 * sin(turn)
            self.disc(middle, radius * 0.45, fill)
        self.disc(at, radius * 0.3, "gold-wash")

    def text(self, at: Point, text: str, size: int, fill: str = "ink", face: str = "text", anchor: str = "ls") -> None:
        """A text on its base line: from a point on (ls), up to it (rs), or around it (mm: in height too)."""
        big = size * SCALE
        x, y = at[0] * SCALE, at[1] * SCALE
        x -= self.lettering.width(text, face, big) * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
        if anchor[1] == "m":
            y += big * 0.34
        for part, font in self.lettering.runs(text, face, big):
            self.draw.text((x, y), part, paint(fill), font, "ls")
            x += font.getlength(part)

    def seat_mark(self, seat: int, at: Point, radius: float) -> None:
        """A seat's shape and letter in its color; the three go together everywhere."""
        fill = f"seat-{seat + 1}"
        if seat == 0:
            self.disc(at, radius, fill)
        elif seat == 1:
            self.box(Rectangle(at[0] - radius * 0.9, at[1] - radius * 0.9, radius * 1.8, radius * 1.8), fill, radius=2)
        else:
            corners, first = CORNERS[seat]
            self.regular(at, radius * 1.2, corners, first, fill)
        low = radius * 0.15 if seat == 2 else 0.5
        self.text((at[0], at[1] + low), SEAT_LETTERS[seat], round(radius * 1.05), "on-accent", "bold", "mm")

    def png(self) -> bytes:
        """The picture as it is sent."""
        file = BytesIO()
        self.image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS).save(file, "PNG", optimize=False)
        return file.getvalue()


def paint(name: str) -> str:
    return name if name.startswith("#") else color(name)
