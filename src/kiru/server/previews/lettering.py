"""Text in pictures: the client's own typefaces, whichever of them has a letter."""

from functools import lru_cache
from itertools import groupby
from pathlib import Path

from PIL import ImageFont

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont
LATIN, EXTENDED, OTHER = range(3)
FILES = {
    "title": ("marcellus-latin-400-*.woff2", "marcellus-latin-ext-400-*.woff2"),
    "text": ("source-sans-3-latin-wght-normal-*.woff2", "source-sans-3-latin-ext-wght-normal-*.woff2"),
}
"""How the built client names the files of a typeface: its Latin letters, and its further ones."""
FALLBACK = "DejaVuSans.ttf"
"""What most systems have, for letters that the client's typefaces lack."""
WEIGHTS = {"text": 400, "bold": 650}
ELLIPSIS = "…"


def part_of(letter: str) -> int:
    """Which file of a typeface has a letter."""
    code = ord(letter)
    if code <= 0xFF or 0x2000 <= code <= 0x206F or letter in "Œœı€™−":
        return LATIN
    return EXTENDED if code <= 0x2BA or 0x1E00 <= code <= 0x1EFF else OTHER


class Lettering:
    """The typefaces of a client that was built into a folder; without them the one that Pillow carries."""

    def __init__(self, assets: Path) -> None:
        self.assets = assets
        self.font = lru_cache(100)(self._font)

    def _font(self, face: str, size: int, part: int) -> Font:
        try:
            if part == OTHER:
                return ImageFont.truetype(FALLBACK, round(size * 0.9))
            pattern = FILES["title" if face == "title" else "text"][part]
            font = ImageFont.truetype(next(iter(sorted(self.assets.glob(pattern)))), size)
            if face in WEIGHTS:
                font.set_variation_by_axes([WEIGHTS[face]])
        except (OSError, StopIteration):
            return ImageFont.load_default(size)
        return font

    def runs(self, text: str, face: str, size: int) -> list[tuple[str, Font]]:
        """A text in parts that one file can write."""
        return [("".join(letters), self.font(face, size, part)) for part, letters in groupby(text, part_of)]

    def width(self, text: str, face: str, size: int) -> float:
        return sum(font.getlength(part) for part, font in self.runs(text, face, size))

    def fitted(self, text: str, face: str, size: int, width: float) -> str:
        """A text that is no wider, its end replaced by an ellipsis if need be."""
        if self.width(text, face, size) <= width:
            return text
        while text and self.width(text + ELLIPSIS, face, size) > width:
            text = text[:-1]
        return text.rstrip() + ELLIPSIS

    def wrapped(self, text: str, face: str, size: int, width: float, most: int) -> list[str]:
        """The lines of a text, broken between words; what does not fit into so many lines is left out."""
        lines: list[str] = []
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.width(longer, face, size) <= width:
                lines[-1] = longer
            elif len(lines) == most:
                lines[-1] = self.fitted(f"{longer}{ELLIPSIS}", face, size, width)
                break
            else:
                lines.append(word)
        return [self.fitted(line, face, size, width) for line in lines]
