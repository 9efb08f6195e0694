"""What the boards of all games share: colors, seat marks, and blocks of lines that are put side by side."""

from collections.abc import Callable, Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from kiru.games.kit import Names

Block = list[Text]
"""A part of a picture: lines, none of them wrapped."""

LAPIS, VERMILION, TEAL, PLUM, UMBER = "#4472d8", "#cf4f1b", "#00857a", "#b4529f", "#94703a"
SOFT, LINE, GOLD, PALM, RED = "#7a7672", "#847d72", "#987000", "#3d8540", "#d8403a"
"""Middle tones of the look's colors: each has a contrast above 4 on black and on white alike."""
SEAT_STYLES = (LAPIS, VERMILION, TEAL, PLUM, UMBER)
SHAPES = "●■▲◆⬢"
LETTERS = "ABCDE"
FREE = "·"
"""A space that nobody has taken."""
TURN = "▸"
CROWN, COIN, TOOL, WATER, FLOWER = "♛", "¤", "⚒", "≈", "✿"
GAP = 2


class BoardDrawing:
    """Lines that are laid out anew for every width they are printed at."""

    def __init__(self, lay_out: Callable[[int], Block]) -> None:
        self.lay_out = lay_out

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lay_out(options.max_width):
            line.rstrip()
            line.no_wrap = True
            line.overflow = "ellipsis"
            yield line


def soft(text: str) -> Text:
    return Text(text, style=SOFT)


def strong(text: str) -> Text:
    return Text(text, style="bold")


def mark(seat: int) -> Text:
    """A seat's shape and letter in its color; the three go together everywhere."""
    return Text(f"{SHAPES[seat]}{LETTERS[seat]}", style=f"bold {SEAT_STYLES[seat]}")


def space(seat: int | None) -> Text:
    """A place for somebody's piece: whose it is, or free."""
    return padded(soft(FREE), 2) if seat is None else mark(seat)


def seat_name(seat: int, names: Names, width: int) -> Text:
    """Mark and name, cut to a width."""
    name = "".join(letter for letter in names[seat] if letter.isprintable())
    return joined([mark(seat), fitted(strong(name), width - 3)])


def joined(parts: Iterable[Text], by: str = " ") -> Text:
    """The parts that are not empty, with something between them."""
    return Text(by).join([part for part in parts if part.plain])


def fitted(text: Text, width: int) -> Text:
    """A text of at most so many cells, its end replaced by an ellipsis if need be."""
    short = text.copy()
    short.truncate(max(width, 1), overflow="ellipsis")
    return short


def padded(text: Text, width: int) -> Text:
    """A text of exactly so many cells."""
    full = fitted(text, width)
    full.append(" " * (width - full.cell_len))
    return full


def spread(left: Text, right: Text, width: int, gap: int = 1) -> Text:
    """A line with something at both ends; the left end gives way."""
    if not right.plain:
        return fitted(left, width)
    return Text.assemble(padded(fitted(left, width - right.cell_len - gap), width - right.cell_len), right)


def flow(parts: Sequence[Text], width: int, between: str) -> Block:
    """Parts in reading order, as many on a line as fit; no part is broken."""
    lines: Block = []
    for part in parts:
        if lines and lines[-1].cell_len + cell_len(between) + part.cell_len <= width:
            lines[-1].append(between, style=SOFT).append_text(part)
        else:
            lines.append(Text.assemble(part))
    return lines


def beside(blocks: Sequence[Block], width: int) -> Block:
    """Blocks in a row, each but the last padded to a width."""
    height = max(len(block) for block in blocks)
    filled = [block + [Text()] * (height - len(block)) for block in blocks]
    return [
        Text().join([*(padded(line, width + GAP) for line in row[:-1]), row[-1]]) for row in zip(*filled, strict=True)
    ]


def gallery(blocks: Sequence[Block], block_width: int, width: int) -> Block:
    """Blocks of one width, as many side by side as fit, the rest below."""
    across = max(1, (width + GAP) // (block_width + GAP))
    rows = [blocks[start : start + across] for start in range(0, len(blocks), across)]
    return stacked([beside(row, block_width) for row in rows])


def stacked(blocks: Sequence[Block]) -> Block:
    """Blocks below each other, an empty line between them."""
    lines: Block = []
    for block in blocks:
        if block:
            lines += [Text(), *block] if lines else block
    return lines
