"""Draws the icons of the installed app into `web/public/icons`: the stepped gardens and the palm of `favicon.svg`."""

from pathlib import Path

from PIL import Image, ImageDraw

TARGET = Path(__file__).resolve().parents[2] / "web" / "public" / "icons"
LAPIS, GOLD, LEAF = "#1d3a8a", "#f0cf6a", "#8fcf83"
STEPS = ((4, 21, 28, 27), (8, 15, 24, 20), (12, 10, 20, 14))
"""On a board of 32 by 32, as in the favicon."""
FRONDS = (
    [(16, 8), (13.4, 5.4), (10, 6), (12.5, 6.6), (16, 8.6)],
    [(16, 8), (18.6, 5.4), (22, 6), (19.5, 6.6), (16, 8.6)],
)
FINE = 4
"""Drawn so many times as large, then made smaller: smooth edges."""
SAFE = 0.62
"""A mask may cut away all but the middle: there the picture is so much smaller."""


def icon(size: int, scale: float, corner: float) -> Image.Image:
    """A square of lapis with the gardens in its middle; `corner` rounds it."""
    large = size * FINE
    picture = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle((0, 0, large - 1, large - 1), large * corner, LAPIS)
    unit, shift = large / 32 * scale, large / 2

    def at(x: float, y: float) -> tuple[float, float]:
        return shift + (x - 16) * unit, shift + (y - 16.5) * unit

    for left, top, right, bottom in STEPS:
        draw.rectangle((*at(left, top), *at(right, bottom)), GOLD)
    draw.line((at(16, 10), at(16, 6.5)), LEAF, round(unit))
    for frond in FRONDS:
        draw.polygon([at(x, y) for x, y in frond], LEAF)
    return picture.resize((size, size), Image.Resampling.LANCZOS)


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    for size in (192, 512):
        icon(size, 0.9, 0.19).save(TARGET / f"kiru-{size}.png", optimize=True)
    icon(512, SAFE, 0).save(TARGET / "kiru-maskable-512.png", optimize=True)


if __name__ == "__main__":
    main()
