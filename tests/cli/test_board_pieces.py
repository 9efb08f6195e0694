"""What all boards share: marks, colors, layout, and words in both languages."""

import io
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.color import Color
from rich.console import Console
from rich.text import Text

from kiru.boards import pieces
from kiru.boards.canvas import STROKES, Canvas
from kiru.text import FOLDER, keys_of, resource
from tests.cli.tables import lines

GAMES = FOLDER.parent / "games"
STYLES = (*pieces.SEAT_STYLES, pieces.SOFT, pieces.GOLD, pieces.PALM, pieces.RED)


def luminance(style: str) -> float:
    channels = [channel / 255 for channel in Color.parse(style).get_truecolor()]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("style", STYLES)
def test_colors_can_be_read_on_dark_and_on_light(style: str) -> None:
    assert (luminance(style) + 0.05) / 0.05 >= 4
    assert 1.05 / (luminance(style) + 0.05) >= 4


def test_every_sign_is_one_cell_wide() -> None:
    signs = pieces.SHAPES + pieces.LETTERS + pieces.FREE + pieces.TURN + STROKES
    signs += pieces.CROWN + pieces.COIN + pieces.TOOL + pieces.WATER + pieces.FLOWER
    assert [sign for sign in signs if cell_len(sign) != 1] == []


def test_a_mark_is_color_shape_and_letter() -> None:
    marks = [pieces.mark(seat) for seat in range(5)]
    assert [mark.plain for mark in marks] == ["●A", "■B", "▲C", "◆D", "⬢E"]
    assert len({str(mark.style) for mark in marks}) == 5


@pytest.mark.parametrize("name", ["[red]Ada", "Ada\x1b[31m\n", "名前" * 20, "Ł" * 30])
def test_a_name_is_shown_as_it_is_and_never_breaks_the_line(name: str) -> None:
    shown = pieces.seat_name(0, [name], 20)
    assert shown.cell_len <= 20
    assert shown.plain.isprintable()
    assert shown.plain[3:6] == name[:3] or "…" in shown.plain


def test_boxes_share_borders_and_text_lies_above() -> None:
    canvas = Canvas(9, 5)
    canvas.box(2, 0, 5, 3)
    canvas.box(0, 2, 5, 3)
    canvas.box(4, 2, 5, 3)
    canvas.put(1, 3, Text("one"))
    assert [line.plain.rstrip() for line in canvas.lines()] == [
        "  ╭───╮",
        "  │   │",
        "╭─┴─┬─┴─╮",
        "│one│   │",
        "╰───┴───╯",
    ]


def test_parts_flow_and_are_never_broken() -> None:
    parts = [Text("one two"), Text("three"), Text("four")]
    assert [line.plain for line in pieces.flow(parts, 15, "   ")] == ["one two   three", "four"]


def test_a_gallery_has_as_many_columns_as_fit() -> None:
    blocks = [[Text(letter * 4)] for letter in "abc"]
    assert [line.plain for line in pieces.gallery(blocks, 4, 10)] == ["aaaa  bbbb", "", "cccc"]
    assert [line.plain for line in pieces.gallery(blocks, 4, 9)] == ["aaaa", "", "bbbb", "", "cccc"]


def test_without_color_there_is_plain_text(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = pieces.BoardDrawing(lambda width: [pieces.mark(0)])
    assert lines(picture, 20) == ["●A"]
    monkeypatch.setenv("NO_COLOR", "1")
    screen = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor")
    screen.print(picture)
    assert isinstance(screen.file, io.StringIO)
    assert "38;2" not in screen.file.getvalue()


@pytest.mark.parametrize("folder", sorted(GAMES.glob("*/texts")), ids=str)
def test_board_words_are_named_after_the_board(folder: Path) -> None:
    keys = list(keys_of(resource(folder / "en" / "board.ftl")))
    assert keys
    assert all(key.startswith("board-") for key in keys)
