"""The picture of Babylon: everything is on it, and it fits."""

import os
from pathlib import Path

import pytest
from rich.cells import cell_len

from kiru.boards import babylon as board
from kiru.boards import babylon_garden as parts
from kiru.text import LANGUAGES
from tests.cli.tables import MARKS, NAMES, Case, Picture, cases, drawn, middle, states, texts_of, view_of
from tests.support.every import every

GAME = "babylon"
GOLDEN = Path(__file__).parent / "golden" / "babylon_3_players.txt"
PLAYERS = (2, 3, 4)
CASES = cases(GAME, PLAYERS)
everywhere = every("case", CASES)


def quarry_lines(picture: Picture, number: int) -> tuple[str, str]:
    """The two lines of a column of the quarry."""
    top = next(y for y, line in enumerate(picture) if "╭" in line)
    row, across = divmod(number, 4)
    x = parts.LABELS + across * parts.SLOT + 1
    first, second = (picture[top + row * parts.ROWS + line][x : x + parts.SLOT - 1] for line in (1, 2))
    return first, second


@everywhere
def test_no_line_is_too_wide_and_nothing_is_cut(case: Case) -> None:
    case.check_fits()


@everywhere
def test_every_player_is_there_with_mark_points_and_pillars(case: Case) -> None:
    for seat, player in enumerate(case.view["players"]):
        assert f"{MARKS[seat]} {NAMES[seat]}" in case.text
        assert case.texts("points", count=player["total"]) in case.text
        assert f"▮ {player['singles']}/6" in case.text


@everywhere
def test_every_column_shows_symbols_height_flower_and_income(case: Case) -> None:
    view = case.view
    for number, column in enumerate(view["quarry"]):
        first, second = quarry_lines(case.picture, number)
        if not column["tile"]:
            assert (first.strip(), second.strip()) == ("", "")
            continue
        nw, ne, se, sw = (parts.GLYPHS[symbol] if symbol else "·" for symbol in column["tile"]["corners"])
        assert first.startswith(f"{nw} {ne} ")
        assert first.count("▮") == column["height"]
        assert second.startswith(f"{sw} {se} ✿{case.texts('board-flower-' + column['tile']['flower'])}")
        if view["phase"] != "over":
            assert second.endswith(f"+{column['income'][view['turn']]}")


@pytest.mark.parametrize("players", PLAYERS)
def test_a_garden_shows_the_level_and_symbol_or_item_of_every_cell(players: int) -> None:
    for player in view_of(GAME, states(GAME, players)[-1])["players"]:
        picture = [line.plain for line in parts.garden(player)]
        for number, cell in enumerate(player["cells"]):
            y, x = divmod(number, 8)
            shown = picture[y * 2 + 2].ljust(parts.GARDEN_WIDTH)[parts.LABELS + x * parts.CELL + 1 :][:4]
            if cell["bridge"]:
                expected = f"{cell['level']}═{cell['bridge']}═"
            elif cell["item"]:
                expected = f"{cell['level']}[{parts.GLYPHS[cell['item']]}]"
            elif cell["level"]:
                expected = f"{cell['level']} {parts.GLYPHS.get(cell['symbol'], ' ')} "
            else:
                expected = " ·  "
            assert shown == expected, cell


def test_tiles_have_frames_and_parts_of_one_tile_share_theirs() -> None:
    player = view_of(GAME, states(GAME, 2)[0])["players"][0]
    for number in (0, 1, 8, 9):
        player["cells"][number] |= {"tile": 0, "level": 1}
    picture = [line.plain.rstrip() for line in parts.garden(player)]
    assert picture[1:6] == [
        "  ╭─────────╮",
        "1 │1    1   │ ·    ·    ·    ·    ·    ·",
        "  │         │",
        "2 │1    1   │ ·    ·    ·    ·    ·    ·",
        "  ╰─────────╯",
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_side_view_has_a_line_for_every_level(players: int) -> None:
    for player in view_of(GAME, states(GAME, players)[-1])["players"]:
        picture = [line.plain for line in parts.side_view(player, texts_of(GAME)["en"])]
        assert len(picture) == 1 + player["highest"]
        for line, level in zip(picture[1:], range(player["highest"], 0, -1), strict=True):
            columns = {cell[0] for tile in player["tiles"] if tile["level"] == level for cell in tile["cells"]}
            assert line.startswith(str(level))
            slabs = line.ljust(parts.GARDEN_WIDTH)[parts.LABELS :: parts.CELL]
            assert {letter for letter, sign in zip("abcdefgh", slabs, strict=False) if sign == "━"} == columns


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn_at_any_moment(language: str) -> None:
    texts = texts_of(GAME)[language]
    for state in states(GAME, 3)[::5]:
        view = view_of(GAME, state)
        picture = drawn(view, texts, 80)
        assert max(cell_len(line) for line in picture) <= 80
        assert (texts("board-building") in "\n".join(picture)) == bool(view["building"])


def test_the_legend_explains_every_sign() -> None:
    text = "\n".join(line.plain for line in board.legend(texts_of(GAME)["en"], 100))
    assert all(sign in text for sign in [*parts.GLYPHS.values(), "[", "═", "▮", "+3"])


def test_a_table_in_the_middle_of_a_game_looks_as_it_did() -> None:
    """After a wanted change: KIRU_GOLDEN=write pytest, and read the difference."""
    picture = "\n".join(drawn(view_of(GAME, middle(GAME, 3)), texts_of(GAME)["en"], 100)) + "\n"
    if os.environ.get("KIRU_GOLDEN") == "write":
        GOLDEN.write_text(picture, encoding="utf-8")
    assert picture == GOLDEN.read_text(encoding="utf-8")
