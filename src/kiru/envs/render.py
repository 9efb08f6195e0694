"""Tables as text and as pictures: the terminal's board, drawn letter by letter."""

from functools import cache
from importlib import import_module
from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.console import Console
from rich.segment import Segment

from kiru import boards
from kiru.core.game import State
from kiru.games.kit import Kit
from kiru.text import Texts, language

MODES = ["ansi", "rgb_array"]
COLUMNS = 132
ROWS = {1: 48, 2: 48, 3: 72, 4: 72, 5: 72}
"""The size of a picture in letters, by the number of players; it never changes within a game."""
LETTER = (8, 16)
"""A letter's width and height in pixels."""
SIZE = 13
PAPER, INK = (250, 247, 240), (40, 36, 32)
FONTS = ("DejaVuSansMono.ttf", "DejaVuSans.ttf")
"""The second one has the signs that the first one lacks."""


def draw(kit: Kit, state: State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """What `render` gives in a mode; without one, nothing."""
    if mode is None:
        return None
    return as_text(kit, state) if mode == "ansi" else as_pixels(kit, state)


def picture_of(kit: Kit, state: State, texts: Texts) -> Any:
    names = [texts("seat-name", number=seat + 1) for seat in range(state.players)]
    return boards.draw(kit.game.name, kit.view(state), names, texts)


def as_text(kit: Kit, state: State) -> str:
    """The board with its colors, as a terminal would get it."""
    paper = StringIO()
    console = Console(file=paper, width=COLUMNS, force_terminal=True, color_system="truecolor", highlight=False)
    console.print(picture_of(kit, state, kit.texts(language())))
    return paper.getvalue()


def as_pixels(kit: Kit, state: State) -> NDArray[np.uint8]:
    """The board as an image: height, width, and red, green, blue."""
    console = Console(width=COLUMNS, force_terminal=True, color_system="truecolor", highlight=False, file=StringIO())
    lines = console.render_lines(picture_of(kit, state, kit.texts(language())), pad=False)
    rows = ROWS[state.players]
    image = np.full((rows * LETTER[1], COLUMNS * LETTER[0], 3), PAPER, np.uint8)
    for row, line in enumerate(lines[:rows]):
        draw_line(image, row, line)
    return image


def draw_line(image: NDArray[np.uint8], row: int, line: list[Segment]) -> None:
    column = 0
    for segment in line:
        ink = ink_of(segment)
        for letter in segment.text:
            if letter != " " and column < COLUMNS:
                draw_letter(image, row, column, letter, ink)
            column += 1


def ink_of(segment: Segment) -> tuple[int, int, int]:
    color: Color | None = segment.style.color if segment.style else None
    if color is None:
        return INK
    red, green, blue = color.get_truecolor()
    return red, green, blue


def draw_letter(image: NDArray[np.uint8], row: int, column: int, letter: str, ink: tuple[int, int, int]) -> None:
    """Blend a letter's ink over the paper."""
    width, height = LETTER
    spot = image[row * height : (row + 1) * height, column * width : (column + 1) * width]
    cover = glyph(letter)[:, :, None]
    spot[:] = spot + (np.array(ink, np.float32) - spot) * cover


@cache
def glyph(letter: str) -> NDArray[np.float32]:
    """How much of each pixel a letter covers."""
    from PIL import Image, ImageDraw

    font = fonts()[0] if has_sign(letter) else fonts()[1]
    paper = Image.new("L", LETTER, 0)
    ImageDraw.Draw(paper).text((0, 0), letter, fill=255, font=font)
    return np.asarray(paper).astype(np.float32) / np.float32(255)


@cache
def fonts() -> tuple[Any, Any]:
    from PIL import ImageFont

    folder = import_module("matplotlib").get_data_path() + "/fonts/ttf/"
    return ImageFont.truetype(folder + FONTS[0], SIZE), ImageFont.truetype(folder + FONTS[1], SIZE)


@cache
def signs() -> set[int]:
    """The letters that the first font has."""
    folder = import_module("matplotlib").get_data_path() + "/fonts/ttf/"
    return set(import_module("matplotlib.ft2font").FT2Font(folder + FONTS[0]).get_charmap())


def has_sign(letter: str) -> bool:
    return ord(letter) in signs()
