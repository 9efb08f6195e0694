"""Boxes that share their borders, with text on them: what cards, tiles and terraces are drawn on."""

from rich.text import Text

from kiru.boards.pieces import LINE, Block

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
STROKES = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"
"""The line drawing of each set of directions."""


class Canvas:
    """A sheet of single-width characters: strokes below, text above."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.strokes = [[0] * width for _ in range(height)]
        self.notes: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def box(self, x: int, y: int, width: int, height: int) -> None:
        """A frame by its outer size; where it meets another one the lines join."""
        for row in (y, y + height - 1):
            self.across(x, row, width)
        for column in (x, x + width - 1):
            self.down(column, y, height)

    def across(self, x: int, y: int, width: int) -> None:
        """A stroke to the right, so many characters long."""
        for column in range(x, x + width - 1):
            self.strokes[y][column] |= RIGHT
            self.strokes[y][column + 1] |= LEFT

    def down(self, x: int, y: int, height: int) -> None:
        """A stroke downwards, so many lines long."""
        for row in range(y, y + height - 1):
            self.strokes[row][x] |= DOWN
            self.strokes[row + 1][x] |= UP

    def put(self, x: int, y: int, text: Text) -> None:
        """Write over the strokes; texts of one row do not overlap."""
        self.notes[y].append((x, text))

    def lines(self) -> Block:
        return [self.line(y) for y in range(self.height)]

    def line(self, y: int) -> Text:
        row = "".join(STROKES[stroke] for stroke in self.strokes[y])
        line, at = Text(), 0
        for x, text in sorted(self.notes[y], key=lambda note: note[0]):
            line.append(row[at:x], style=LINE).append_text(text)
            at = x + text.cell_len
        return line.append(row[at:], style=LINE)
